/// What tokenc can be asked to do.
///
/// A new command is a case here and its declaration below: parsing, help and suggestions follow
/// from it.
enum Command: String, CaseIterable, Sendable {
  case compile, resolve, diff

  /// The command of a command line that names none.
  static let `default` = Command.compile

  var name: String { rawValue }

  var declaration: CommandDeclaration {
    switch self {
    case .compile: .compile
    case .resolve: .resolve
    case .diff: .diff
    }
  }
}

/// What a command accepts and what its help says.
struct CommandDeclaration: Sendable {
  /// One sentence with a full stop.
  let summary: String
  /// What the operands are called, for example `INPUT`.
  let operand: String
  /// How many operands there may be.
  let operandCount: ClosedRange<Int>
  /// Sentences about the operands.
  let discussion: String
  /// In the order of the help.
  let options: [CommandOption]
  let examples: [Example]

  /// A command line without the name of the program, and what it does.
  struct Example: Sendable {
    let arguments: String
    let summary: String
  }

  /// What every command has besides its own options.
  static let commonOptions: [CommandOption] = [
    .diagnostics, .maximumErrors, .timings, .help, .version,
  ]

  var allOptions: [CommandOption] { options + Self.commonOptions }
}

extension CommandDeclaration {
  static let compile = CommandDeclaration(
    summary: "Compiles design tokens into Swift.",
    operand: "INPUT",
    operandCount: 1...1,
    discussion: """
      INPUT is a resolver document, a token file, or a folder with either. The folders to write \
      and the names in Swift are set in the tokenc.json beside the resolver.
      """,
    options: [.brand, .modifier, .resolver, .allowOutside, .output, .check, .force],
    examples: [
      Example(arguments: "tokens/", summary: "compile all brands"),
      Example(arguments: "tokens/ --brand alfa", summary: "compile one brand"),
      Example(arguments: "tokens/ --check", summary: "verify in CI that nothing is out of date"),
    ])

  static let resolve = CommandDeclaration(
    summary: "Prints every token with its aliases resolved.",
    operand: "INPUT",
    operandCount: 1...Int.max,
    discussion: "INPUT is a resolver document, one or more token files, or a folder with either.",
    options: [.modifier, .resolver, .allowOutside, .format, .colorSpace, .gamutMap],
    examples: [
      Example(
        arguments: "resolve tokens/ --modifier scheme=dark",
        summary: "the tokens of the dark scheme as JSON"),
      Example(
        arguments: "resolve a.tokens.json --format table --color-space oklch",
        summary: "a table with every color in OKLCH"),
    ])

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
}
