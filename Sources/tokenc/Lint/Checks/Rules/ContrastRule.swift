import TokenCompiler
import TokenScreens

/// Declared pairs of colors must contrast well enough in every theme.
struct ContrastRule: LintRule {
  let id = "contrast"
  let defaultSeverity = RuleSeverity.error

  func findings(in table: TokenTable, scope: RuleScope) -> [Finding] {
    let failures = ContrastMeasurement.all(in: table).filter {
      !$0.judgement.isEnough && scope.includes(table.tokens[$0.foreground])
    }
    return failures.grouped { measurement in
      Group(
        foreground: measurement.foreground, background: measurement.background,
        ratio: Contrast.shown(measurement.judgement.ratio), minimum: measurement.judgement.minimum,
        node: table.valueNode(of: table.tokens[measurement.foreground], in: measurement.theme))
    }.compactMap { finding($0.key, $0.elements, in: table) }
  }

  /// A failure that is alike in several themes is one finding.
  private struct Group: Hashable {
    /// The index of a token.
    let foreground: Int
    /// The index of a token.
    let background: Int
    let ratio: Double
    let minimum: Double
    let node: NodeID?
  }

  private func finding(
    _ group: Group, _ measurements: [ContrastMeasurement], in table: TokenTable
  ) -> Finding? {
    guard let node = group.node, let first = measurements.first else { return nil }
    let foreground = table.tokens[group.foreground]
    let background = table.tokens[group.background]
    let themes = measurements.map(\.theme)
    var ground = "'\(background.text)'"
    if first.isBackgroundTranslucent {
      ground += " over " + (first.backdrop.map { "'\(table.tokens[$0].text)'" } ?? "white")
    }
    let groundRange = table.valueNode(of: background, in: first.theme).map(table.tape.opening)
    return Finding(
      token: foreground.path, subject: "\(foreground.text) on \(background.text)",
      themes: table.names(of: themes), measure: group.ratio,
      message: "'\(foreground.text)' on \(ground) has a contrast of "
        + "\(JSONNumber.text(group.ratio))\(table.contextText(of: themes)); "
        + "\(JSONNumber.text(group.minimum)) is needed",
      range: table.tape.opening(node),
      notes: [Diagnostic.Note(message: "the background is declared here", range: groundRange)])
  }
}
