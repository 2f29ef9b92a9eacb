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
    summary: "Finds the tokens nearest to a value, shows one token, or finds similar tokens.",
    operands: [
      .init("QUERY", .text, \.query).excluding("--duplicates"),
      .init("INPUT", .path, \.path).optional,
    ],
    discussion: """
      QUERY is a color in hex or as a CSS function, a length such as 15px, a text style such as '17/22 \
      semi-bold', or a shadow such as '0 2px 4px #00000014'. Or it is a token: its path, its name in Swift \
      or its server name. Colors are compared by CIEDE2000 in every theme, where 1 is barely visible.

      A token is shown with its value in every theme, its aliases, declarations, users and contrast, and \
      the tokens nearest to it. INPUT is 'tokens' by default, and may stand before or after QUERY. With \
      --duplicates it is the only operand.
      """,
    options: [
      .init(
        "--duplicates", \.findsDuplicates,
        "list groups of tokens that are equal or near in every theme"),
      .init(
        "--within", .number("N"), \.maximumDifference,
        "with --duplicates, the largest difference by CIEDE2000; default: 1"
      ).needing("--duplicates"),
      .init("--limit", .count("N"), \.limit, "the number of tokens for each theme; default: 5")
        .excluding("--duplicates"),
      .init("--format", .choice, \.format, "the form of the result; default: table"), .brand,
      .modifier, .resolver, .allowOutside,
    ],
    examples: [
      "find '#ef3124'": "do we already have this red?",
      "find accent_primary": "the token that servers mean by this, in every theme",
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
    let message =
      Self.message(about: search.groups(named: name), named: text)
      ?? "'\(text)' is neither a value nor a token" + search.suggestion(for: name)
    throw UsageError(message, command: Self.name).failure
  }

  /// The message about a name that groups have; `nil` where none has it.
  private static func message(
    about groups: [(path: String, tokens: [String])], named text: String
  ) -> String? {
    guard !groups.isEmpty else { return nil }
    let shown = groups.prefix(3).map { group in
      "the group '\(group.path)' with \(group.tokens.map { "'\($0)'" }.listed(atMost: 5))"
    }
    return "'\(text)' is no token; find one of \(shown.joined(separator: ", or of "))"
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
