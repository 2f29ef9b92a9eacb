/// `tokenc diff`: what changes between two versions of the tokens, or between two brands of one.
struct DiffCommand {
  let arguments: CommandLineArguments

  func run() throws(RunFailure) -> RunResult {
    let conditions = try FailConditions(arguments)
    let compared = try ComparedInputs(
      operands: arguments.operands, options: arguments.inputOptions,
      against: arguments.value(of: .against), includesHidden: arguments.has(.includeHidden)
    ).compare()
    let diff = compared.diff
    let output =
      switch arguments.value(of: .diffFormat) {
      case "json": DiffJSON.text(diff)
      case "markdown": DiffMarkdown.text(diff)
      case "html": DiffPage.text(diff)
      default: DiffText.text(diff, usesColor: StandardStream.output.textStyle.usesColor)
      }
    return RunResult(
      output: output, compared.diagnostics, in: compared.sources,
      exitCode: conditions.isMet(by: diff) ? .difference : .success)
  }
}

/// When a comparison ends with exit code 1.
struct FailConditions: Sendable {
  private var anyChange = false
  private var conditions: [Condition] = []

  private enum Condition: Sendable {
    case breaking, removed, contrast
    case deltaE(above: Double)
  }

  init(_ arguments: CommandLineArguments) throws(RunFailure) {
    anyChange = arguments.has(.exitCode)
    for text in arguments.values(of: .failOn).flatMap({ $0.split(separator: ",") }) {
      guard let condition = Self.condition(text) else {
        throw .usage(
          "option '--fail-on' has no choice '\(text)'; "
            + "use 'breaking', 'removed', 'contrast' or 'deltaE>N', for example 'deltaE>2'")
      }
      conditions.append(condition)
    }
  }

  private static func condition(_ text: Substring) -> Condition? {
    switch text {
    case "breaking": return .breaking
    case "removed": return .removed
    case "contrast": return .contrast
    default:
      guard text.hasPrefix("deltaE>"), let limit = Double(text.dropFirst("deltaE>".count)),
        limit >= 0
      else { return nil }
      return .deltaE(above: limit)
    }
  }

  func isMet(by diff: TokenDiff) -> Bool {
    if anyChange, !diff.isEmpty { return true }
    return conditions.contains { condition in
      switch condition {
      case .breaking: diff.breakingCount > 0
      case .removed: diff.count(of: .removed) + diff.componentCount(of: .removed) > 0
      case .contrast: diff.contrasts.contains(where: \.isLoss)
      case .deltaE(let limit): (diff.deltaE ?? 0) > limit
      }
    }
  }
}
