import TokenCompiler

/// A rehearsal for scripts; the members are explained in `Versions.md`.
///
/// Members may be added in later versions; those of today stay.
struct RehearsalRecord: JSONWritable {
  let outline: RehearsalOutline
  /// The reasons for which the run fails, by what the command line asks for.
  let failures: [String]

  func write(to writer: inout JSONWriter) {
    let screens = outline.screens
    writer.object { writer in
      writer.member("old", screens.old)
      writer.member("new", screens.new)
      writer.member("themes", screens.themes.map(\.shortText))
      writer.member("failed", failures)
      writer.member("summary", summary)
      Self.write(outline, to: &writer)
      writer.array("screens", screens.screens) { screen, writer in
        writer.value(
          [
            "name": screen.name, "components": screen.elementCount,
            "places": screens.records(of: screen, limit: .max),
          ] as JSONRecord)
      }
    }
  }

  private var summary: JSONRecord {
    let summary = outline.summary
    let counts = RehearsalFinding.Kind.allCases.map { kind -> JSONRecord.Member in
      (kind.rawValue, summary.counts[kind] ?? 0)
    }
    let sizes: JSONRecord = [
      "screens": outline.screens.screenCount, "components": outline.screens.elementCount,
      "changedScreens": outline.screens.screens.count,
    ]
    let rest: JSONRecord = [
      "estimated": summary.estimated, "points": summary.points?.rounded(decimals: 2),
      "deltaE": summary.deltaE,
    ]
    return sizes + JSONRecord(counts) + rest
  }

  /// Writes the members `facts` and `findings`.
  static func write(_ outline: RehearsalOutline, to writer: inout JSONWriter) {
    let facts = outline.facts
    writer.array("facts", facts) { fact, writer in
      writer.value(
        [
          "cause": fact.cause.kind.rawValue, "name": fact.cause.name,
          "title": RehearsalOutline.title(fact.cause), "change": outline.change(fact.cause),
          "values": fact.cause.values.isEmpty ? nil : fact.cause.values,
          "effects": fact.effects.map { record(of: $0, in: outline) },
        ] as JSONRecord)
    }
    let numbers = Dictionary(firstOf: facts.enumerated().map { ($1.cause, $0) })
    writer.array("findings", outline.screens.findings) { finding, writer in
      writer.value(
        [
          "kind": finding.kind.rawValue,
          "fact": finding.causes.first.flatMap { numbers[$0] },
          "component": finding.component.isEmpty ? nil : finding.component,
          "place": finding.place.isEmpty ? nil : finding.place,
          "state": finding.kind == .lost ? nil : finding.state.rawValue,
          "text": finding.text.isEmpty ? nil : finding.text,
          "with": finding.causes.count < 2
            ? nil : finding.causes.dropFirst().map(RehearsalOutline.title),
          "values": finding.values.isEmpty ? nil : finding.values,
        ] as JSONRecord)
    }
  }

  private static func record(
    of effect: RehearsalFact.Effect, in outline: RehearsalOutline
  ) -> JSONRecord {
    let typical = effect.typical.map { place -> JSONRecord in
      ["screen": outline.name(ofScreen: place.screen), "at": place.pointer]
    }
    return [
      "kind": effect.kind.rawValue, "text": outline.text(effect),
      "isOfOtherStates": effect.isOfOtherStates ? true : nil, "screens": effect.screens,
      "places": effect.places, "findings": effect.findings.map(\.number),
      "typical": typical,
      "deltaE": effect.deltaE, "points": effect.points?.rounded(decimals: 2),
      "estimated": effect.estimated > 0 ? effect.estimated : nil,
    ]
  }
}

extension RehearsedScreens {
  /// The places of a screen with the numbers of their findings.
  ///
  /// - Parameter limit: the places of one kind that are listed.
  func records(of screen: RehearsedScreen, limit: Int) -> [JSONRecord] {
    var counts: [Int: Int] = [:]
    let elements = screen.elements.compactMap { element -> JSONRecord? in
      counts[element.bundle, default: 0] += 1
      guard counts[element.bundle] ?? 0 <= limit else { return nil }
      return ["at": element.pointer, "findings": bundles[element.bundle]]
    }
    return screen.singles.prefix(limit).map { single in
      [
        "at": single.pointer, "findings": [single.finding],
        "points": single.points?.rounded(decimals: 2),
        "text": single.text.isEmpty ? nil : single.text,
        "themes": single.themes.isEmpty ? nil : single.themes,
        "isEstimated": single.isEstimated ? true : nil,
      ]
    } + elements
  }
}

extension RehearsalFinding.Value: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    let measure: JSONRecord =
      switch measure {
      case .property(let property):
        [
          "old": property.old.isEmpty ? nil : property.old,
          "new": property.new.isEmpty ? nil : property.new, "deltaE": property.deltaE,
          "over": property.deltaE == nil || property.ground == .opaque
            ? nil : property.ground.rawValue,
        ]
      case .contrast(let contrast):
        [
          "foreground": contrast.foreground, "background": contrast.background,
          "old": contrast.old, "new": contrast.new, "minimum": contrast.minimum,
        ]
      }
    writer.value(["themes": themes] as JSONRecord + measure)
  }
}
