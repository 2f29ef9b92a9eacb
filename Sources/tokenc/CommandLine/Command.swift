/// What tokenc can be asked to do.
///
/// A new command is a case here and its declaration below: parsing, help and suggestions follow
/// from it.
enum Command: String, CaseIterable, Sendable {
  case compile, resolve, find, lint
  case diff, contract, migrate
  case preview, schema
  case `import`
  case `init`

  /// The command of a command line that names none.
  static let `default` = Command.compile

  var name: String { rawValue }

  var declaration: CommandDeclaration {
    switch self {
    case .compile: .compile
    case .resolve: .resolve
    case .find: .find
    case .lint: .lint
    case .diff: .diff
    case .contract: .contract
    case .migrate: .migrate
    case .preview: .preview
    case .schema: .schema
    case .import: .import
    case .`init`: .`init`
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

  static let find = CommandDeclaration(
    summary: "Finds the tokens nearest to a value, or tokens that are alike.",
    operand: "QUERY [INPUT]",
    operandCount: 0...2,
    discussion: """
      QUERY is a colour in hex or as a CSS function, a length such as 15px, a text style such as \
      '17/22 semi-bold', a shadow such as '0 2px 4px #00000014', or the path of a token. Colours are \
      compared by CIEDE2000 in every theme, where 1 can just be noticed. INPUT is 'tokens' unless \
      it is named; with --duplicates it is the only operand.
      """,
    options: [
      .duplicates, .within, .limit, .tableFormat, .brand, .modifier, .resolver, .allowOutside,
    ],
    examples: [
      Example(arguments: "find '#ef3124'", summary: "do we already have this red?"),
      Example(
        arguments: "find 17/22 tokens/",
        summary: "the text styles nearest to a draft's"),
      Example(
        arguments: "find --duplicates --within 0.5",
        summary: "tokens that nobody can tell apart, in any theme"),
    ])

  static let lint = CommandDeclaration(
    summary: "Checks the tokens of every theme against rules.",
    operand: "INPUT",
    operandCount: 1...1,
    discussion: """
      INPUT is a resolver document, a token file, or a folder with either. Rules, their options and \
      the pairs of colours that must contrast are set in the tokenc.json beside the resolver; known \
      findings stand in lint-baseline.json. The exit code is 1 when something else was found.
      """,
    options: [
      .rule, .fix, .updateBaseline, .reason, .modifier, .resolver, .allowOutside,
    ],
    examples: [
      Example(arguments: "lint tokens/", summary: "report what breaks a rule"),
      Example(arguments: "lint tokens/ --fix", summary: "mend what has one obvious remedy"),
      Example(
        arguments: "lint tokens/ --rule contrast", summary: "check contrast in every theme"),
    ])

  static let schema = CommandDeclaration(
    summary: "Prints the JSON Schema of what a server sends.",
    operand: "INPUT",
    operandCount: 1...1,
    discussion: """
      INPUT is a folder with a resolver document, or that document. The schema (2020-12) has every \
      token enum and every component of the *.component.json files below the folder.
      """,
    options: [.modifier, .resolver, .allowOutside, .root],
    examples: [
      Example(arguments: "schema tokens/", summary: "the schema of any component"),
      Example(
        arguments: "schema tokens/ --root DataView",
        summary: "the same definitions, for documents that are a DataView"),
    ])

  static let `init` = CommandDeclaration(
    summary: "Writes a small set of tokens to start from.",
    operand: "[DIR]",
    operandCount: 0...1,
    discussion: """
      DIR is a new or empty folder, 'tokens' otherwise. It gets a resolver document with two brands \
      in light and dark, colors, text styles, spacings, and the tokenc.json that names the output.
      """,
    options: [],
    examples: [
      Example(arguments: "init tokens/", summary: "start a set of tokens")
    ])
}
