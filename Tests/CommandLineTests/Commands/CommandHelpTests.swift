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
          find                      finds the tokens nearest to a value, all about one
                                    token, or tokens that are alike
          lint                      checks the tokens of every theme against rules, or
                                    Swift for values that tokens have
          preview                   draws every token and component in every theme
          validate                  checks what a server sends by the component specs
          resolve                   prints every token with its aliases resolved
          schema                    prints the JSON Schema of what a server sends

        A redesign:
          diff                      shows what changes between two versions of the
                                    tokens, or between two brands
          rename                    renames tokens, components and brands where they are
                                    declared and named
          adopt                     moves sources from deprecated tokens to what takes
                                    their place, while both live
          uses                      shows who uses each token, and how far a redesign is
          retire                    deprecates tokens, and removes those that nothing
                                    needs any more

        A release:
          contract                  checks and records the names that servers send, so
                                    that none is lost
          pack                      makes a pack of a brand's values for apps that are
                                    released, and proves it for each
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
          agents                    writes what coding agents read: rules, a short list
                                    of all tokens, and all as JSON

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
              report what breaks a rule
          tokenc preview tokens/ --output tokens.html
              all brands on one page
          tokenc validate tokens/ screen.json
              the parts of a screen that would not be shown, and why
          tokenc resolve tokens/ --modifier scheme=dark
              the tokens of the dark scheme as JSON
          tokenc schema tokens/
              the schema of any component
          tokenc diff HEAD:tokens tokens
              what the working copy changes
          tokenc rename color.text.link=color.action.link --sources App/
              the edits that would be made
          tokenc adopt tokens/ --sources Sources/Cards
              what one module would change
          tokenc uses tokens/ --sources Sources --screens log.ndjson
              what names each token
          tokenc retire color.old --successor color.text --apply
              deprecate a token
          tokenc contract tokens/
              verify that no shipped name is lost
          tokenc pack tokens/ --brand alfa --serial 7 --output alfa.themepack
              make a pack, proved for each release
          tokenc migrate v2:tokens tokens
              what has to be done
          tokenc init tokens/
              start a set of tokens in a package that is there
          tokenc import design/ --output tokens
              find out what the files of a folder are, and convert them
          tokenc mcp tokens/
              serve the tokens to the agent that starts the command
          tokenc agents tokens/
              write tokens/agents
          tokenc help unknown-alias
              what a message means and how it is mended
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

        INPUT is a resolver document, a token file, or a folder with either; 'tokens'
        otherwise. The folders to write, the names in Swift and the roles of modifiers
        are set in the tokenc.json beside the resolver.

        Options:
          --brand BRAND             use only this brand, such as 'acme' or, of several
                                    modifiers, 'acme/next'; may be repeated; all brands
                                    otherwise
          --modifier NAME=CONTEXT   choose a context of a modifier; its default
                                    otherwise; may be repeated
          --resolver NAME           which resolver document to use when INPUT holds
                                    several
          --allow-outside           let the input name files, to read or to write,
                                    outside its own folder and the working directory
          --output DIR              write into DIR instead of the folders that
                                    tokenc.json names
          --layout split|single     a file for each kind of declaration, or all of them
                                    in Tokens.swift and Components.swift; split
                                    otherwise
          --check                   write nothing; exit with 1 and name the files that
                                    would change
          --force                   overwrite generated files that were edited by hand
          --warnings-as-errors      take each warning for an error: write nothing
          --watch                   compile again whenever a file of the input changes,
                                    until Ctrl-C
          --diagnostics text|json|github|sarif
                                    how errors and warnings are printed; text otherwise
          --diagnostics-file FILE   write errors and warnings to FILE in that form; text
                                    is printed all the same
          --max-errors N            stop printing after N errors and count the others
          --quiet                   don't print what was done; results, errors and
                                    warnings are printed
          --timings                 print what each phase took to the standard error
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

        INPUT is a resolver document, one or more token files, or a folder with either;
        'tokens' otherwise.

        Options:
          --brand BRAND             use this brand; the resolver's default otherwise
          --modifier NAME=CONTEXT   choose a context of a modifier; its default
                                    otherwise; may be repeated
          --resolver NAME           which resolver document to use when INPUT holds
                                    several
          --allow-outside           let the input name files, to read or to write,
                                    outside its own folder and the working directory
          --format json|table       how the result is printed; json otherwise
          --color-space NAME        convert every color to this color space, for example
                                    oklch; one of srgb, srgb-linear, hsl, hwb, lab, lch,
                                    oklab, oklch, display-p3, a98-rgb, prophoto-rgb,
                                    rec2020, xyz-d65, xyz-d50
          --gamut-map               bring colors into the gamut of the color space, as
                                    CSS Color 4 does
          --diagnostics text|json|github|sarif
                                    how errors and warnings are printed; text otherwise
          --diagnostics-file FILE   write errors and warnings to FILE in that form; text
                                    is printed all the same
          --max-errors N            stop printing after N errors and count the others
          --quiet                   don't print what was done; results, errors and
                                    warnings are printed
          --timings                 print what each phase took to the standard error
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

  @Test("no line is wider than a terminal") func width() {
    for text in [CommandHelp.text(for: nil)] + Tokenc.commands.map({ CommandHelp.text(for: $0) }) {
      for line in text.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    }
  }
}
