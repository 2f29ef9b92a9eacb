import TokenCompiler
import TokenScreens

/// Checks that everything that component specs draw stands out from its backdrop, in every theme.
struct DrawnContrastRule: LintRule {
  let id = "drawn-contrast"
  let defaultSeverity = RuleSeverity.warning
  let needsComponents = true

  func findings(in design: ScreenDesign, scope: RuleScope) -> [Finding] {
    let table = design.tokens
    let contrast = PaintedContrast(table)
    let reported = Set(
      ContrastMeasurement.all(in: table).filter { !$0.judgement.isEnough }.map {
        [$0.foreground, $0.background, $0.theme]
      })
    var found: [(drawing: Drawing, occurrence: PaintAudit.Occurrence)] = []
    for occurrence in PaintAudit.occurrences(in: design) {
      let painted = occurrence.painted
      guard let foreground = painted.color.token, let background = painted.background?.token,
        scope.includes(table.tokens[foreground])
      else { continue }
      for theme in table.themes.indices
      where !reported.contains([foreground, background, theme]) {
        guard let judgement = contrast.judgement(of: painted, in: theme), !judgement.isEnough
        else { continue }
        let drawing = Drawing(
          place: occurrence.place, foreground: foreground, background: background,
          layers: painted.ownLayers + painted.surface.layers, theme: theme,
          ratio: Contrast.shown(judgement.ratio), minimum: judgement.minimum)
        found.append((drawing, occurrence))
      }
    }
    // What fails alike in several themes is one finding.
    return found.grouped(by: \.drawing).grouped { drawing, _ in
      var group = drawing
      group.theme = 0
      return group
    }.map { group, parts in
      let occurrences = parts.flatMap { $0.elements.map(\.occurrence) }
      return finding(group, in: parts.map(\.key.theme), occurrences, of: table)
    }
  }

  /// One color on one background at one position in one theme.
  private struct Drawing: Hashable {
    var place: String
    /// The index of a token.
    var foreground: Int
    /// The index of a token.
    var background: Int
    var layers: [Surface.Layer]
    var theme: Int
    var ratio: Double
    var minimum: Double
  }

  private func finding(
    _ group: Drawing, in themes: [Int], _ occurrences: [PaintAudit.Occurrence],
    of table: TokenTable
  ) -> Finding {
    let foreground = table.tokens[group.foreground]
    let background = table.tokens[group.background]
    let isTranslucent = themes.contains { (table.color(of: background, in: $0)?.opacity ?? 1) < 1 }
    let beneath =
      isTranslucent
      ? group.layers.dropFirst().map { " over '\($0.color.text(in: table))'" }.joined() : ""
    let states = occurrences.map(\.state).filter { $0 != .normal }.map(\.rawValue)
    let words = (occurrences.map(\.variant) + states).unique()
    return Finding(
      token: foreground.path,
      subject: "\(group.place): \(foreground.text) on \(background.text)",
      themes: table.names(of: themes), measure: group.ratio,
      message: "\(group.place) (\(words.joined(separator: ", "))): '\(foreground.text)' on "
        + "'\(background.text)'\(beneath) has a contrast of \(JSONNumber.text(group.ratio))"
        + "\(table.contextText(of: themes)); \(JSONNumber.text(group.minimum)) is needed",
      range: occurrences[0].range,
      notes: [table.declarationNote(of: foreground), table.declarationNote(of: background)])
  }
}
