import TokenCompiler
import TokenPages

/// A comparison as tables, one of each kind of change.
struct DiffTables {
  private typealias Row = [Phrase]

  let diff: TokenDiff

  var report: Report {
    let outline = DiffOutline(diff)
    var report = Report(diff)
    for section in outline.sections {
      let head =
        if section.kind?.isOfWords == true {
          ["Token", "", "Old", "New", ""]
        } else {
          [section.kind == nil ? "Part" : "Token", "Theme", "Old", "New", "Difference"]
        }
      report.sections.append(
        table(
          section.title, count: section.changes.count, head, section.changes.flatMap(rows)))
    }
    let derivedCount = outline.derived.reduce(0) { $0 + $1.changes.count }
    report.sections += [
      table(
        "Components that follow tokens", count: derivedCount, ["Token", "Part", "Difference"],
        outline.derived.flatMap(rows)),
      table(
        "Contrast", count: outline.contrasts.count, ["Pair", "Theme", "Old", "New", "WCAG"],
        outline.contrasts.flatMap(rows)),
    ]
    return report
  }

  private func table(
    _ title: String, count: Int, _ head: [String], _ rows: [Row]
  ) -> Report.Section {
    let cells = rows.map { $0.map { Report.Cell.phrase($0) } }
    return .init(Phrase(title), count: count, .table(.init(head: head, rows: cells)))
  }

  // MARK: Rows

  private func name(_ change: VersionChange) -> Phrase {
    var name: Phrase = change.component == nil ? "" : "\(change.kind.rawValue) "
    if let path = change.formerPath { name = name + "\(name: path) → " }
    name = name + Phrase(name: change.path)
    if !change.condition.isEmpty { name = name + " (\(change.condition))" }
    if change.isBreaking { name = name + " \(strong: "breaking")" }
    if !change.usedBy.isEmpty {
      name =
        name + "<br>used by " + change.usedBy.map { Phrase(name: $0) }.joined(separator: ", ")
    }
    if !change.candidates.isEmpty {
      let paths = change.candidates.map { Phrase(name: $0.path) }
      name = name + "<br>perhaps now " + paths.joined(separator: ", ")
    }
    return name
  }

  private func rows(_ change: VersionChange) -> [Row] {
    let groups = ThemeGroup.groups(of: change.themes)
    switch (change.component, change.kind) {
    case (_, .deprecated), (_, .undeprecated), (_, .redescribed):
      return [head(change, change.texts) { Phrase($0) }]
    case (nil, .renamed):
      return [head(change, change.servers) { Phrase(name: $0) }]
        + groups.filter { $0.first.difference != nil }.map { cells($0, change.kind, "") }
    case (nil, _):
      return groups.enumerated().map { number, group in
        cells(group, change.kind, number == 0 ? name(change) : "")
      }
    case (_?, let kind):
      return [head(change, change.servers.replacement ?? change.texts) { Phrase(name: $0) }]
        + (kind == .revalued ? groups.map { cells($0, kind, "") } : [])
    }
  }

  /// The row that says what changes besides values, and why.
  private func head(
    _ change: VersionChange, _ texts: Versions<String>, _ cell: (String) -> Phrase
  ) -> Row {
    // That the input says so goes without saying.
    let basis: String? =
      if case .stated(let reason) = change.rename { reason } else { change.rename?.text }
    let notes = [change.breakage, basis].compactMap(\.self).joined(separator: "; ")
    return [name(change), "", cell(texts.old ?? ""), cell(texts.new ?? ""), Phrase(notes)]
  }

  private func rows(_ derived: DiffOutline.DerivedChanges) -> [Row] {
    derived.changes.enumerated().map { number, change in
      let deltaE = change.deltaE.map { "ΔE \(JSONNumber.text($0, decimals: 2))" } ?? ""
      let token = number == 0 ? derived.token : ""
      return [Phrase(name: token), Phrase(name: change.place), Phrase(deltaE)]
    }
  }

  private func cells(_ group: ThemeGroup, _ kind: VersionChange.Kind, _ name: Phrase) -> Row {
    let label = Phrase(group.label(among: diff.themes))
    if kind == .realiased {
      let targets = group.first.targets.map { Phrase(name: "{\($0)}") }
      return [name, label, targets.old ?? "a value", targets.new ?? "a value", ""]
    }
    let difference = group.first.difference
    if let parts = difference?.parts, difference?.wholeValue == nil {
      return [
        name, label,
        parts.map { Phrase(name: "\($0.name) \($0.old)") }.joined(separator: "<br>"),
        parts.map { Phrase(name: $0.new) }.joined(separator: "<br>"),
        parts.map { "\(words: $0.measureText)" }.joined(separator: "<br>"),
      ]
    }
    let values = group.first.values.map(Self.value)
    let measure = difference?.wholeValue?.measureText ?? ""
    return [name, label, values.old ?? "", values.new ?? "", "\(words: measure)"]
  }

  private func rows(_ contrast: ContrastChange) -> [Row] {
    contrast.themes.enumerated().map { number, theme in
      let pair: Phrase = "\(name: contrast.foreground) on \(name: contrast.background)"
      let crossing = theme.crossing ?? ""
      return [
        number == 0 ? pair : "", Phrase(theme.theme.shortText),
        Phrase(JSONNumber.text(theme.old, decimals: 2)),
        Phrase(JSONNumber.text(theme.new, decimals: 2)),
        theme.isLoss ? "\(strong: crossing)" : Phrase(crossing),
      ]
    }
  }

  // MARK: Values

  /// A value; GitHub shows a dot of the color behind a hex notation that stands alone.
  static func value(_ value: TokenValue) -> Phrase {
    if case .color(let color) = value, color.space == .srgb {
      let rest = color.shortText.dropFirst(7).drop { $0 == " " }
      return Phrase(name: color.sRGBHex) + (rest.isEmpty ? "" : " \(words: String(rest))")
    }
    return Phrase(name: value.shortText)
  }
}
