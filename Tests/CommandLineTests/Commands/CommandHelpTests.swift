import TestSupport
import Testing

@testable import TokenCommands

@Suite("Help")
struct CommandHelpTests {
  @Test("the overview lists the commands") func overview() {
    #expect(
      CommandHelp.text(for: nil) == """
        The compiler of design tokens (W3C DTCG 2025.10).

        Usage: tokenc [COMMAND] INPUT [OPTION...]

        Every day:
          compile                   compiles design tokens into Swift (the default)
          find                      finds the tokens nearest to a value, shows one
                                    token, or finds similar tokens
          lint                      checks the tokens of every theme against rules, or
                                    finds literals in Swift that tokens replace
          preview                   draws every token and component in every theme
          validate                  checks documents of a server by the component specs
          resolve                   prints every token with its aliases resolved
          schema                    prints the JSON Schema of a server's documents

        A redesign:
          diff                      shows the changes between two versions of the
                                    tokens, or between two brands
          rename                    renames tokens, components and brands in their files
                                    and everywhere they are named
          adopt                     moves sources from deprecated tokens to their
                                    replacements, while both exist
          uses                      shows the users of each token, and the progress of a
                                    redesign
          retire                    deprecates tokens, and removes those that nothing
                                    needs

        A release:
          contract                  checks and records the names that servers send, so
                                    that none gets lost
          pack                      makes a pack of a brand's values for released apps,
                                    and checks it for each release
          migrate                   plans the move to a new version of the tokens and
                                    rewrites Swift sources

        The start:
          init                      writes a small set of tokens to start from, or a
                                    whole package
          import                    converts token files of other tools into the
                                    standard's form

        Agents:
          mcp                       serves the tokens and components to agents, by the
                                    Model Context Protocol
          agents                    writes files for coding agents: rules, a short list
                                    of all tokens, and JSON

        The tool itself:
          help                      explains a command, a diagnostic or a lint rule
          completions               prints a script that lets a shell complete commands
                                    and options
          man                       prints the manual page

        'tokenc COMMAND --help' shows a command's options. An INPUT '-' is the standard
        input. A file whose name starts with a dash is named as in './-x'.

        Examples:
          tokenc tokens/
              compile all brands
          tokenc find '#ef3124'
              do we already have this red?
          tokenc lint tokens/
              report findings
          tokenc preview tokens/ --output tokens.html
              all brands on one page
          tokenc validate tokens/ screen.json
              the parts of a screen that would not be shown, and why
          tokenc resolve tokens/ --modifier scheme=dark
              the tokens of the dark scheme as JSON
          tokenc schema tokens/
              the schema of any component
          tokenc diff HEAD:tokens tokens
              the changes of the working copy
          tokenc rename color.text.link=color.action.link --sources App/
              the edits that would be made
          tokenc adopt tokens/ --sources Sources/Cards
              the changes of one module
          tokenc uses tokens/ --sources Sources --screens log.ndjson
              the users of each token
          tokenc retire color.old --successor color.text --apply
              deprecate a token
          tokenc contract tokens/
              check that every shipped name resolves
          tokenc pack tokens/ --brand alfa --serial 7 --output alfa.themepack
              make a pack, checked for each release
          tokenc migrate v2:tokens tokens
              the plan
          tokenc init tokens/
              start a set of tokens in a package that is there
          tokenc import design/ --output tokens
              detect the formats of a folder, and convert its files
          tokenc mcp tokens/
              serve the tokens to the agent that starts the command
          tokenc agents tokens/
              write tokens/agents
          tokenc help unknown-alias
              the meaning of a message, and its fix
          tokenc completions bash > ~/.local/share/bash-completion/completions/tokenc
              for bash with the package bash-completion; else 'source' it in ~/.bashrc
          tokenc man | man -l -
              read it (on macOS: mandoc | less)

        """)
  }

  @Test("the help of compile") func compile() {
    #expect(
      CommandHelp.text(for: CompileCommand.self) == """
        Compiles design tokens into Swift.

        Usage: tokenc [compile] [INPUT] [OPTION...]

        INPUT is a resolver document, a token file, or a folder with either. The default
        is 'tokens'. The tokenc.json beside the resolver sets the output folders, the
        names in Swift and the use of modifiers.

        Options:
          --brand BRAND             use only this brand, such as 'acme' or, of several
                                    modifiers, 'acme/next'; may be repeated; default:
                                    all brands
          --modifier NAME=CONTEXT   select a context of a modifier, instead of its
                                    default; may be repeated
          --resolver NAME           the resolver document to use if INPUT contains
                                    several
          --allow-outside           allow the input to name files outside of its own
                                    folder and the working directory, to read or to
                                    write
          --output DIR              write into DIR instead of the folders that
                                    tokenc.json names
          --layout split|single     a file for each kind of declaration, or all of them
                                    in Tokens.swift and Components.swift; default: split
          --check                   write nothing; exit with 1 and name the files that
                                    would change
          --force                   overwrite generated files that were edited by hand
          --warnings-as-errors      treat each warning as an error: write nothing
          --watch                   compile again whenever a file of the input changes,
                                    until Ctrl-C
          --diagnostics text|json|github|sarif
                                    the form of errors and warnings; default: text
          --diagnostics-file FILE   write errors and warnings to FILE in that form, and
                                    print text as well
          --max-errors N            stop printing after N errors and count the others
          --quiet                   print only results, errors and warnings
          --timings                 print the time of each phase to the standard error
                                    stream
          -h, --help                print this help
          --version                 print the version

        Examples:
          tokenc tokens/
              compile all brands
          tokenc tokens/ --brand alfa
              compile one brand
          tokenc tokens/ --check
              verify in CI that nothing is out of date
          tokenc tokens/ --watch
              compile whenever a token file is saved

        """)
  }

  @Test("the help of resolve") func resolve() {
    #expect(
      CommandHelp.text(for: ResolveCommand.self) == """
        Prints every token with its aliases resolved.

        Usage: tokenc resolve [INPUT]... [OPTION...]

        INPUT is a resolver document, one or more token files, or a folder with either.
        The default is 'tokens'.

        Options:
          --brand BRAND             use this brand; default: that of the resolver
          --modifier NAME=CONTEXT   select a context of a modifier, instead of its
                                    default; may be repeated
          --resolver NAME           the resolver document to use if INPUT contains
                                    several
          --allow-outside           allow the input to name files outside of its own
                                    folder and the working directory, to read or to
                                    write
          --format json|table       the form of the result; default: json
          --color-space NAME        convert every color to this color space, for example
                                    oklch; one of srgb, srgb-linear, hsl, hwb, lab, lch,
                                    oklab, oklch, display-p3, a98-rgb, prophoto-rgb,
                                    rec2020, xyz-d65, xyz-d50
          --gamut-map               map colors into the gamut of the color space, as in
                                    CSS Color 4
          --diagnostics text|json|github|sarif
                                    the form of errors and warnings; default: text
          --diagnostics-file FILE   write errors and warnings to FILE in that form, and
                                    print text as well
          --max-errors N            stop printing after N errors and count the others
          --quiet                   print only results, errors and warnings
          --timings                 print the time of each phase to the standard error
                                    stream
          -h, --help                print this help
          --version                 print the version

        Examples:
          tokenc resolve tokens/ --modifier scheme=dark
              the tokens of the dark scheme as JSON
          tokenc resolve a.tokens.json --format table --color-space oklch
              a table with every color in OKLCH

        """)
  }

  @Test("an empty line separates paragraphs") func paragraphs() {
    let help = CommandHelp.text(for: PreviewCommand.self)
    #expect(help.contains("only that page is written.\n\nWith '--serve' the page of screens is"))
  }

  @Test("no line is wider than a terminal") func width() {
    for text in [CommandHelp.text(for: nil)] + Tokenc.commands.map({ CommandHelp.text(for: $0) }) {
      for line in text.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    }
  }
}
