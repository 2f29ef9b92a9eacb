import TokenCompiler
import TokenLint

/// `tokenc find`: do we already have this color, this distance, this text style? What is this token?
struct FindCommand: InputCommand {
  /// The text that is looked for; `nil` for duplicates.
  var query: String?
  var path = "tokens"
  var input = InputOptions()
  var findsDuplicates = false
  var maximumDifference = 1.0
  var limit = 5
  var format = Format.table

  enum Format: String, CaseIterable { case table, json }

  /// Lengths this near are the same on every screen.
  private static let lengthTolerance = 0.25

  static let name = "find"

  static let declaration = CommandDeclaration<Self>(
    summary: "Finds the tokens nearest to a value, all about one token, or tokens that are alike.",
    operands: [
      .init("QUERY", .text, \.query).excluding("--duplicates"),
      .init("INPUT", .path, \.path).optional,
    ],
    discussion: """
      QUERY is a color in hex or as a CSS function, a length such as 15px, a text style such as \
      '17/22 semi-bold', a shadow such as '0 2px 4px #00000014', or the name of a token: its path, its \
      name in Swift or the string that servers send. Colors are compared by CIEDE2000 in every \
      theme, where 1 can just be noticed. A token is shown with all about it: its value in every theme with \
      aliases, where it is declared, what uses it, contrast, and the tokens nearest to it. INPUT is \
      'tokens' unless it is named, before or after QUERY; with --duplicates it is the only operand.
      """,
    options: [
      .init(
        "--duplicates", \.findsDuplicates,
        "list groups of tokens that are equal or near in every theme"),
      .init(
        "--within", .number("N"), \.maximumDifference,
        "with --duplicates, the greatest difference by CIEDE2000; 1 otherwise"
      ).needing("--duplicates"),
      .init("--limit", .count("N"), \.limit, "how many tokens to name per theme; 5 otherwise")
        .excluding("--duplicates"),
      .init("--format", .choice, \.format, "how the result is printed; table otherwise"), .brand,
      .modifier, .resolver, .allowOutside,
    ],
    examples: [
      "find '#ef3124'": "do we already have this red?",
      "find accent_primary": "what servers mean by this, in every theme",
      "find 17/22 tokens/": "the text styles nearest to a draft's",
      "find --duplicates --within 0.5": "tokens that look alike in every theme",
    ])

  func run(_ timings: inout PhaseTimings) throws(RunFailure) -> RunResult {
    // Other commands have INPUT first, so the only file or folder of the two is taken for it.
    let isSwapped = query.map { Self.isInput($0) && !Self.isInput(path) } ?? false
    var loaded = try load([isSwapped ? query ?? path : path], &timings)
    try loaded.throwIfErrors()
    defer { timings.end("find") }
    guard let text = isSwapped ? path : query else {
      return RunResult(output: try duplicates(in: &loaded), loaded)
    }
    let query: FindQuery
    do {
      query = try FindQuery.parse(text, pointsPerRem: loaded.configuration.pointsPerRem)
    } catch {
      throw UsageError(error.message, command: Self.name).failure
    }
    guard case .token(let name) = query else {
      return RunResult(output: try nearest(to: query, in: &loaded), loaded)
    }
    let search = TokenNameSearch(loaded.table)
    let tokens = search.tokens(named: name)
    guard tokens.isEmpty else { return try details(of: tokens, in: &loaded) }
    let message = "'\(text)' is neither a value nor a token" + search.suggestion(for: name)
    throw UsageError(message, command: Self.name).failure
  }

  private func details(
    of tokens: [Int], in loaded: inout LoadedTokens
  ) throws(RunFailure) -> RunResult {
    let specs = try loaded.readSpecs()
    try loaded.throwIfErrors()
    var details = TokenDetails(tokens, in: loaded.table, components: specs, limit: limit)
    let output = format == .json ? details.json() : Array(details.text().utf8)
    return RunResult(output: output, loaded)
  }

  private func nearest(
    to query: FindQuery, in loaded: inout LoadedTokens
  ) throws(RunFailure) -> [UInt8] {
    let answers = TokenSearch(table: loaded.table, limit: limit).answers(to: query) ?? []
    var output = try output(of: &loaded)
    return format == .json ? output.json(answers) : Array(output.table(answers).utf8)
  }

  private func duplicates(in loaded: inout LoadedTokens) throws(RunFailure) -> [UInt8] {
    let groups = DuplicateGroups(
      loaded.table, within: ValueTolerance(color: maximumDifference, length: Self.lengthTolerance)
    ).groups
    var output = try output(of: &loaded)
    return format == .json ? output.json(groups) : Array(output.table(groups).utf8)
  }

  private func output(of loaded: inout LoadedTokens) throws(RunFailure) -> FindOutput {
    let specs = try loaded.readSpecs()
    try loaded.throwIfErrors()
    return FindOutput(loaded.table, components: specs)
  }
}
