/// The commands about versions of the tokens.
extension CommandDeclaration {
  static let diff = CommandDeclaration(
    summary: "Tells what changes between two versions of the tokens, or between two brands.",
    operand: "OLD [NEW]",
    operandCount: 1...2,
    discussion: """
      OLD and NEW are resolver documents, token files or folders with either; REV:PATH reads \
      PATH from a revision of the git repository. With '--against' there is one input, of which \
      two brands, or two contexts of a modifier, are compared.
      """,
    options: [
      .brand, .against, .modifier, .resolver, .allowOutside, .includeHidden, .diffFormat,
      .exitCode, .failOn,
    ],
    examples: [
      Example(arguments: "diff HEAD:tokens tokens", summary: "what the working copy changes"),
      Example(
        arguments: "diff tokens/ --brand alfa --against bluetint",
        summary: "where two brands differ"),
      Example(
        arguments: "diff main:tokens tokens --format markdown --fail-on breaking",
        summary: "a comment for a pull request, and a check in CI"),
    ])

  static let contract = CommandDeclaration(
    summary: "Checks and records the names that servers send, so that none is lost.",
    operand: "[INPUT]",
    operandCount: 0...Int.max,
    discussion: """
      INPUT is a resolver document, a token file or a folder with either; 'tokens' otherwise. The \
      names are listed in contract.json beside it. \
      Without an option the names of tokens and components are checked: each must be listed, and \
      every string that was ever shipped must still resolve or be retired; the exit code is 1 \
      otherwise. With '--against' the last operands are layouts that a server sends.
      """,
    options: [.release, .retire, .againstRelease, .resolver, .allowOutside],
    examples: [
      Example(arguments: "contract tokens/", summary: "verify that no shipped name is lost"),
      Example(
        arguments: "contract tokens/ --release 2.4.0", summary: "record the names of a release"),
      Example(
        arguments: "contract --against 2.1.0 layout.json",
        summary: "which names of a layout an app with release 2.1.0 would not know"),
    ])

  static let migrate = CommandDeclaration(
    summary: "Plans the move to a new version of the tokens and rewrites Swift sources.",
    operand: "OLD NEW",
    operandCount: 2...2,
    discussion: """
      OLD and NEW are as for 'tokenc diff'. Renames that change no value are safe: with \
      '--sources' the Swift files and component specs below a folder are rewritten for them. Nothing is written \
      without '--apply'; the edits are shown as a unified diff.
      """,
    options: [.sources, .dryRun, .apply, .brand, .modifier, .resolver, .allowOutside],
    examples: [
      Example(arguments: "migrate v2:tokens tokens", summary: "what has to be done"),
      Example(
        arguments: "migrate v2:tokens tokens --sources App/",
        summary: "the edits that would be made"),
      Example(
        arguments: "migrate v2:tokens tokens --sources App/ --apply", summary: "make them"),
    ])
}

extension CommandOption {
  static let against = CommandOption(
    name: "--against", argument: .text(placeholder: "BRAND|NAME=CONTEXT"),
    summary: "compare with this brand, or this context of a modifier, of the same input")

  static let againstRelease = CommandOption(
    name: "--against", argument: .text(placeholder: "RELEASE"),
    summary: "tell which names in layouts an app of this release would not know")

  static let apply = CommandOption(name: "--apply", summary: "rewrite the sources")

  static let diffFormat = CommandOption(
    name: "--format", argument: .choice(["text", "markdown", "json", "html"]),
    summary: "how the result is printed; text otherwise")

  static let dryRun = CommandOption(
    name: "--dry-run", summary: "write nothing and show the edits, as without '--apply'")

  static let exitCode = CommandOption(
    name: "--exit-code", summary: "exit with 1 when anything changed")

  static let failOn = CommandOption(
    name: "--fail-on", argument: .text(placeholder: "WHAT"), isRepeatable: true,
    summary: "exit with 1 on 'breaking', 'removed', 'contrast' or 'deltaE>N'; may be repeated")

  static let includeHidden = CommandOption(
    name: "--include-hidden", summary: "compare tokens that serve aliases only as well")

  static let release = CommandOption(
    name: "--release", argument: .text(placeholder: "X.Y.Z"),
    summary: "record the names of the tokens as those of this release")

  static let retire = CommandOption(
    name: "--retire", argument: .text(placeholder: "GROUP[.NAME]"), isRepeatable: true,
    summary: "let a shipped string, for example color.bg_old, or a whole group go; may be repeated")

  static let sources = CommandOption(
    name: "--sources", argument: .text(placeholder: "PATH"), isRepeatable: true,
    summary: "a Swift file, a component spec or a folder of them to rewrite; may be repeated")
}
