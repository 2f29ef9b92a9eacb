import TokenCompiler
import TokenScreens

/// What component specs draw must stand out from what it is drawn on, in every theme.
struct DrawnContrastRule: LintRule {
  let id = "drawn-contrast"
  let defaultSeverity = RuleSeverity.warning
  let needsComponents = true

  let documentation = RuleDocumentation(
    summary: "Reports a text or sign of a component that does not stand out enough from what the "
      + "component draws behind it.",
    why: """
      Declared pairs say which colors are meant for one another; a component may draw others. The \
      pairs are derived from the component specs: each text and sign on the background of its own \
      element, then on the element that `on` names, or on what the component stands on if no other \
      element draws a background; in each variant, each state but `disabled`, each case of the enums \
      on which looks depend, and in components within. Text needs 4.5 to 1; text from 24 points, or \
      from 18.67 in weight 700, and signs need 3 to 1 (WCAG 2.2, success criteria 1.4.3 and 1.4.11); a pair \
      that `contrast` in `tokenc.json` declares needs what is declared, and is left alone in themes in \
      which the rule `contrast` reports it. Translucent layers are composited, the lowest over the token that `over` of \
      `contrast` names. Colors that a document has to send, gradients, and whatever lies on \
      something that no spec names are left alone: `tokenc validate` and `tokenc diff --screens` \
      measure documents.
      """)

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
