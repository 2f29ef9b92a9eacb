import TokenCompiler
import TokenComponents

/// A rehearsal in words, which its report has.
struct RehearsalOutline {
  let screens: RehearsedScreens
  /// The folder that the names of all screens begin with, and are written without; empty for none.
  let folder: String
  let facts: [RehearsalFact]
  let summary: RehearsalSummary

  init(_ screens: RehearsedScreens, below folder: String = "") {
    self.screens = screens
    self.folder = folder
    facts = screens.facts()
    summary = screens.summary()
  }

  /// For example `2 screens change: 1 name lost, ΔE up to 12.31`.
  var summaryText: String {
    guard !screens.isEmpty else { return "nothing changes" }
    let parts =
      Self.words.compactMap { kind, one, many in
        summary.counts[kind].map { count -> String in
          let estimated =
            kind == .cut && summary.estimated > 0 ? " (\(summary.estimated) estimated)" : ""
          return counted(count, one, plural: many) + estimated
        }
      }
      + [
        summary.points.map { "moves up to \(Self.points($0))" },
        summary.deltaE.map { "ΔE up to \(JSONNumber.text($0, decimals: 2))" },
      ].compactMap(\.self)
    let count = counted(screens.screens.count, "screen")
    let verb = screens.screens.count == 1 ? "changes" : "change"
    return "\(count) \(verb)" + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", "))
  }

  private static let words: [(RehearsalFinding.Kind, String, String)] = [
    (.contract, "shipped name broken", "shipped names broken"), (.lost, "name lost", "names lost"),
    (.contrast, "place below the contrast needed", "places below the contrast needed"),
    (.cut, "thing that no longer fits", "things that no longer fit"),
  ]

  var sizeText: String {
    "\(counted(screens.screenCount, "screen")) with \(counted(screens.elementCount, "component"))"
  }

  // MARK: Causes

  static func title(_ cause: RehearsalCause) -> String {
    cause.kind == .spec ? "the spec of \(cause.name)" : cause.name
  }

  /// The change of a cause, for example `#000000 70 % → #000000 50 % in light`.
  func change(_ cause: RehearsalCause) -> String {
    if !cause.remedy.isEmpty { return cause.remedy }
    let shown = cause.values.prefix(2).map { words(of: $0) }.joined(separator: "; ")
    let rest = cause.values.count - 2
    return shown + (rest > 0 ? "; and \(rest) more" : "")
  }

  // MARK: Effects

  /// The effects worth a line: what moves already shows that a gap has another value.
  func shown(_ fact: RehearsalFact) -> [RehearsalFact.Effect] {
    let moves = fact.effects.contains { $0.kind == .moved }
    return fact.effects.filter { $0.kind != .changed || $0.deltaE != nil || !moves }
  }

  /// For example `4.5 lost at 3 places in 2 screens: Tag title.textColor 15.75 → 1.88 in light`.
  func text(_ effect: RehearsalFact.Effect) -> String {
    let places = "\(counted(effect.places, "place")) in \(counted(effect.screens, "screen"))"
    let names = names(of: effect)
    switch effect.kind {
    case .contract: return "servers may still send it"
    case .lost:
      let loss = effect.findings.first.map { screens.findings[$0.number].text } ?? ""
      return "at \(places)" + (names.isEmpty ? "" : ": \(names)") + ", \(loss)"
    case .contrast, .worse, .mended:
      let verbs: [RehearsalFinding.Kind: String] = [
        .contrast: "is lost", .worse: "is missed by more than before", .mended: "is reached",
      ]
      let verb = verbs[effect.kind] ?? ""
      let minimums = Set(
        effect.findings.flatMap { screens.findings[$0.number].contrasts }.map(\.contrast.minimum))
      return minimums.sorted().map { JSONNumber.text($0) }.joined(separator: " or ")
        + " \(verb) at \(places): \(names)\(contrastText(effect))\(othersText(effect))"
    case .cut:
      let estimated =
        effect.estimated > 0
        ? " (\(effect.estimated) of them estimated, in fonts that are not known)" : ""
      return "at \(places)\(estimated), by up to \(Self.points(effect.points)): "
        + "\(names)\(othersText(effect))"
    case .moved:
      return "by up to \(Self.points(effect.points)) at \(places): \(names)\(othersText(effect))"
    case .changed:
      let deltaE = effect.deltaE.map { "ΔE up to \(JSONNumber.text($0, decimals: 2)) " } ?? ""
      let unknown = effect.findings.contains { finding in
        screens.findings[finding.number].values.contains { value in
          guard case .property(let property) = value.measure else { return false }
          return property.ground == .unknown
        }
      }
      let ground = unknown ? " (over black or white where the background is not known)" : ""
      return "\(deltaE)at \(places)\(ground): \(names)\(valuesText(effect))"
    }
  }

  /// The first properties, and the states besides the normal one.
  private func names(of effect: RehearsalFact.Effect) -> String {
    let all = effect.findings.map { screens.findings[$0.number] }
    let drawn = all.filter { $0.state == .normal || effect.isOfOtherStates }
    let names = drawn.map {
      [$0.component, $0.place].filter { !$0.isEmpty }.joined(separator: " ")
    }
    .filter { !$0.isEmpty }.unique()
    let rest = names.count > 3 ? " and \(names.count - 3) more" : ""
    let states = all.map(\.state).filter { $0 != .normal }.map(\.rawValue).unique()
    let also = effect.isOfOtherStates ? "" : "also "
    let folded = states.isEmpty ? "" : " (\(also)\(states.joined(separator: ", ")))"
    return names.prefix(3).joined(separator: ", ") + rest + folded
  }

  private func contrastText(_ effect: RehearsalFact.Effect) -> String {
    let all = effect.findings.compactMap { screens.findings[$0.number].worstContrast }
    guard let (value, contrast) = all.min(by: { $0.contrast.share < $1.contrast.share }) else {
      return ""
    }
    return ", '\(contrast.foreground)' on '\(contrast.background)' \(words(of: value))"
  }

  /// The values of a spec; those of a token stand with the cause.
  private func valuesText(_ effect: RehearsalFact.Effect) -> String {
    guard let first = effect.findings.first.map({ screens.findings[$0.number] }),
      first.causes[0].kind != .token, let value = first.values.first
    else { return "" }
    return " \(words(of: value))"
  }

  private func othersText(_ effect: RehearsalFact.Effect) -> String {
    guard !effect.others.isEmpty else { return "" }
    let names = effect.others.prefix(3).map(Self.title).joined(separator: ", ")
    let rest = effect.others.count - 3
    return "; with \(names)" + (rest > 0 ? " and \(rest) more" : "")
  }

  /// For example `a.json /children/2; b.json`.
  func typical(_ fact: RehearsalFact) -> String {
    let places = fact.effects.first?.typical ?? []
    return places.map { place in
      let screen = name(ofScreen: place.screen)
      return place.pointer == "the document" ? screen : "\(screen) \(place.pointer)"
    }.joined(separator: "; ")
  }

  /// The name of a screen below the folder of all.
  func name(ofScreen name: String) -> String {
    String(decoding: name.utf8.dropFirst(folder.utf8.count), as: UTF8.self)
  }

  // MARK: Values

  func words(of value: RehearsalFinding.Value) -> String {
    let themes = words(ofThemes: value.themes)
    switch value.measure {
    case .property(let property):
      let old = property.old.isEmpty ? "nothing" : property.old
      let new = property.new.isEmpty ? "nothing" : property.new
      return "\(old) → \(new)\(themes)"
    case .contrast(let contrast):
      let old = contrast.old.map { JSONNumber.text(Contrast.shown($0)) } ?? "unknown"
      return "\(old) → \(JSONNumber.text(Contrast.shown(contrast.new)))\(themes)"
    }
  }

  private func words(ofThemes numbers: [Int]) -> String {
    guard numbers.count < screens.themes.count else { return "" }
    return " in " + numbers.map { screens.themes[$0].shortText }.joined(separator: ", ")
  }

  private static func points(_ number: Double?) -> String {
    "\(JSONNumber.text(number ?? 0, decimals: 1)) points"
  }

  // MARK: Screens

  /// The findings of a screen in numbers, for example `2 contrast, 3 changed`.
  func text(_ screen: RehearsedScreen) -> String {
    var counts: [RehearsalFinding.Kind: Int] = [:]
    for places in screens.places(of: screen) {
      for kind in Set(places.findings.map { screens.findings[$0].kind }) {
        counts[kind, default: 0] += places.count
      }
    }
    return RehearsalFinding.Kind.allCases.compactMap { kind in
      counts[kind].map { "\($0) \(kind.rawValue)" }
    }.joined(separator: ", ")
  }
}
