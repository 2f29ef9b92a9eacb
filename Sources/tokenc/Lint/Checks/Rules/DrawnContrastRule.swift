import TokenCompiler
import TokenScreens

/// What component specs draw must stand out from what it is drawn on, in every theme.
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
    var drawings: [Drawing: [PaintAudit.Occurrence]] = [:]
    var order: [Drawing] = []
    for occurrence in PaintAudit.occurrences(in: design) {
      let painted = occurrence.painted
      guard let background = painted.background, scope.includes(table.tokens[painted.token])
      else { continue }
      for theme in table.themes.indices
      where !reported.contains([painted.token, background, theme]) {
        guard let judgement = contrast.judgement(of: painted, in: theme), !judgement.isEnough
        else { continue }
        let drawing = Drawing(
          place: occurrence.place, foreground: painted.token, background: background,
          layers: painted.ownLayers + painted.surface.layers, theme: theme,
          ratio: Contrast.shown(judgement.ratio), minimum: judgement.minimum)
        if drawings[drawing, default: []].isEmpty { order.append(drawing) }
        drawings[drawing, default: []].append(occurrence)
      }
    }
    // What fails alike in several themes is one finding.
    return order.grouped { drawing in
      var group = drawing
      group.theme = 0
      return group
    }.compactMap { finding($0.key, $0.elements, drawings, in: table) }
  }

  /// One color on one background at one place in one theme.
  private struct Drawing: Hashable {
    var place: String
    var foreground, background: Int
    var layers: [Surface.Layer]
    var theme: Int
    var ratio, minimum: Double
  }

  private func finding(
    _ group: Drawing, _ parts: [Drawing], _ drawings: [Drawing: [PaintAudit.Occurrence]],
    in table: TokenTable
  ) -> Finding? {
    let occurrences = parts.flatMap { drawings[$0, default: []] }
    guard let first = occurrences.first else { return nil }
    let foreground = table.tokens[group.foreground]
    let background = table.tokens[group.background]
    let inputs = table.themes.map(\.input)
    let summary = ContextSummary(of: parts.map { inputs[$0.theme] }, among: inputs)
    let contexts = summary.isEverything ? "" : " in \(summary.contextText)"
    let isTranslucent = parts.contains {
      (table.color(of: background, in: $0.theme)?.opacity ?? 1) < 1
    }
    let beneath =
      isTranslucent
      ? group.layers.dropFirst().map { " over '\(table.tokens[$0.token].text)'" }.joined() : ""
    var words: [String] = []
    for word in occurrences.map(\.variant)
      + occurrences.map(\.state).filter({ $0 != .normal }).map(\.rawValue)
    where !words.contains(word) {
      words.append(word)
    }
    return Finding(
      token: foreground.path,
      subject: "\(group.place): \(foreground.text) on \(background.text)",
      themes: parts.map { table.themes[$0.theme].name }.filter { !$0.isEmpty },
      measure: group.ratio,
      message: "\(group.place) (\(words.joined(separator: ", "))): '\(foreground.text)' on "
        + "'\(background.text)'\(beneath) has a contrast of \(JSONNumber.text(group.ratio))"
        + "\(contexts); \(JSONNumber.text(group.minimum)) is needed",
      range: first.range,
      notes: [table.declarationNote(of: foreground), table.declarationNote(of: background)])
  }
}
