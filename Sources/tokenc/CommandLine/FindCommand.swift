/// `tokenc find`: do we already have this colour, this distance, this text style?
struct FindCommand {
  let arguments: CommandLineArguments

  /// The input when none is named.
  private static let defaultInput = "tokens"
  /// The difference up to which duplicates are near, when `--within` doesn't say.
  private static let defaultDifference = 1.0
  /// Lengths this near are the same on every screen.
  private static let lengthTolerance = 0.25

  func run() throws(RunFailure) -> RunResult {
    let searchesDuplicates = arguments.has(.duplicates)
    var operands = arguments.operands
    let text = searchesDuplicates || operands.isEmpty ? nil : operands.removeFirst()
    guard searchesDuplicates || text != nil else {
      throw usage("name a colour, a length, a text style or a token, or use '--duplicates'")
    }
    guard operands.count <= 1 else { throw usage("there is one INPUT") }
    let loaded = try TokenLoader.load(
      [operands.first ?? Self.defaultInput], from: DiskSource(), options: arguments.inputOptions)
    try loaded.throwIfErrors()
    let table = loaded.table
    let output: [UInt8]
    if let text {
      output = try nearest(to: text, in: table)
    } else {
      output = try duplicates(in: table)
    }
    return RunResult(output: output, loaded)
  }

  private func nearest(to text: String, in table: TokenTable) throws(RunFailure) -> [UInt8] {
    let query: FindQuery
    do {
      query = try FindQuery.parse(text, pointsPerRem: table.configuration.pointsPerRem)
    } catch {
      throw usage(error.message)
    }
    let search = TokenSearch(table: table, limit: arguments.count(of: .limit) ?? 5)
    guard let answers = search.answers(to: query) else {
      throw usage(
        "'\(text)' is neither a value nor a token"
          + Suggestion.phrase(for: text, among: table.tokens.lazy.map(\.text)))
    }
    var output = FindOutput(table)
    return isJSON ? output.json(answers) : Array(output.table(answers).utf8)
  }

  private func duplicates(in table: TokenTable) throws(RunFailure) -> [UInt8] {
    var difference = Self.defaultDifference
    if let text = arguments.value(of: .within) {
      guard let number = text.number(before: ""), number >= 0 else {
        throw usage("'--within' takes a number from 0, not '\(text)'")
      }
      difference = number
    }
    let groups = DuplicateGroups(
      table, within: ValueTolerance(color: difference, length: Self.lengthTolerance)
    ).groups
    var output = FindOutput(table)
    return isJSON ? output.json(groups) : Array(output.table(groups).utf8)
  }

  private var isJSON: Bool { arguments.value(of: .tableFormat) == "json" }

  private func usage(_ message: String) -> RunFailure {
    RunFailure([UsageError(message: message, command: .find).diagnostic], .usage)
  }
}
