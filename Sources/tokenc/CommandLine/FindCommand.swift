import TokenCompiler
import TokenTools

/// `tokenc find`: do we already have this color, this distance, this text style?
struct FindCommand: InputCommand {
  /// What is looked for; `nil` for duplicates.
  var query: String?
  var path = "tokens"
  var input = InputOptions()
  var findsDuplicates = false
  /// The difference up to which duplicates are near.
  var maximumDifference = 1.0
  /// How many tokens are named per theme.
  var limit = 5
  var format = Format.table

  enum Format: String, CaseIterable {
    case table, json
  }

  /// Lengths this near are the same on every screen.
  private static let lengthTolerance = 0.25

  static let name = "find"

  static let declaration = CommandDeclaration<Self>(
    summary: "Finds the tokens nearest to a value, or tokens that are alike.",
    operands: [
      .init("QUERY", .text, \.query).excluding("--duplicates"),
      .init("INPUT", .path, \.path).optional,
    ],
    discussion: """
      QUERY is a color in hex or as a CSS function, a length such as 15px, a text style such as \
      '17/22 semi-bold', a shadow such as '0 2px 4px #00000014', or the path of a token. Colors are \
      compared by CIEDE2000 in every theme, where 1 can just be noticed. INPUT is 'tokens' unless \
      it is named; with --duplicates it is the only operand.
      """,
    options: [
      .init(
        "--duplicates", \.findsDuplicates,
        "list groups of tokens that are equal or near in every theme"),
      .init(
        "--within", .number("N"), \.maximumDifference,
        "with --duplicates, the greatest difference by CIEDE2000; 1 otherwise"
      ).needing("--duplicates"),
      .init(
        "--limit", .count("N"), \.limit, "how many tokens to name per theme; 5 otherwise"
      ).excluding("--duplicates"),
      .init("--format", .choice, \.format, "how the result is printed; table otherwise"),
      .brand, .modifier, .resolver, .allowOutside,
    ],
    examples: [
      "find '#ef3124'": "do we already have this red?",
      "find 17/22 tokens/": "the text styles nearest to a draft's",
      "find --duplicates --within 0.5": "tokens that look alike in every theme",
    ])

  func run(_ timings: inout PhaseTimings) throws(RunFailure) -> RunResult {
    let loaded = try load([path], &timings)
    try loaded.throwIfErrors()
    defer { timings.end("find") }
    let output =
      if let query { try nearest(to: query, in: loaded.table) } else {
        duplicates(in: loaded.table)
      }
    return RunResult(output: output, loaded)
  }

  private func nearest(to text: String, in table: TokenTable) throws(RunFailure) -> [UInt8] {
    let query: FindQuery
    do {
      query = try FindQuery.parse(text, pointsPerRem: table.configuration.pointsPerRem)
    } catch {
      throw UsageError(error.message, command: Self.name).failure
    }
    let search = TokenSearch(table: table, limit: limit)
    guard let answers = search.answers(to: query) else {
      throw UsageError(
        "'\(text)' is neither a value nor a token"
          + Suggestion.phrase(for: text, among: table.tokens.lazy.map(\.text)), command: Self.name
      ).failure
    }
    var output = FindOutput(table)
    return switch format {
    case .table: Array(output.table(answers).utf8)
    case .json: output.json(answers)
    }
  }

  private func duplicates(in table: TokenTable) -> [UInt8] {
    let groups = DuplicateGroups(
      table, within: ValueTolerance(color: maximumDifference, length: Self.lengthTolerance)
    ).groups
    var output = FindOutput(table)
    return switch format {
    case .table: Array(output.table(groups).utf8)
    case .json: output.json(groups)
    }
  }
}
