import TokenCompiler
import TokenPages

/// A comparison with all that is known of each change, for people at a terminal.
///
/// ```
/// HEAD:tokens → tokens
/// 2 changes: 1 removed, 1 revalued; 1 breaking; semver: major
///
/// Removed
///   color.bg.old  breaking  ■ #f2f3f5
///
/// Revalued
///   color.text.primary
///     alfa light  ■ #0b1f35 → ■ #0a0a14  ΔE 6.3
/// ```
///
/// The squares have the colors themselves where the terminal shows color, and are left out elsewhere.
struct DiffListing {
  let diff: TokenDiff

  var report: Report {
    let outline = DiffOutline(diff)
    var report = Report(diff)
    if let shapes = DiffOutline.shapes(of: diff) { report.summary.append(Phrase(shapes)) }
    report.sections = outline.sections.map { section in
      .init(Phrase(section.title), .entries(section.changes.map(entry)))
    }
    report.sections += [
      .init("Components that follow tokens", .entries(outline.derived.map(entry))),
      .init("Contrast", .entries(outline.contrasts.map(entry))),
    ]
    return report
  }

  // MARK: Changes

  private func entry(_ change: VersionChange) -> Report.Entry {
    let groups = ThemeGroup.groups(of: change.themes)
    var entry = Report.Entry(head(of: change))
    let facts = change.facts(withNames: true).map { Report.Entry(Phrase($0)) }
    guard change.kind == .added || change.kind == .removed else {
      entry.details = facts + groups.flatMap { differences(in: $0, change.kind) }
      return entry
    }
    let values = groups.compactMap { group in
      (group.first.values.old ?? group.first.values.new).map { value in
        (label: group.label(among: diff.themes), value: phrase(value))
      }
    }
    if groups.count == 1, let only = values.first {
      entry.text = only.value
    } else {
      entry.details = values.map { .init("\($0.label)  \($0.value)") }
    }
    entry.details += facts
    return entry
  }

  private func head(of change: VersionChange) -> Phrase {
    var head: Phrase = change.component == nil ? "" : "\(change.kind.rawValue) "
    if let path = change.formerPath { head = head + "\(name: path) → " }
    head = head + Phrase(name: change.place)
    if change.isBreaking { head = head + "  \(strong: "breaking")" }
    if change.kind == .deprecated, let reason = change.texts.new, !reason.isEmpty {
      head = head + "  \(reason)"
    }
    return head
  }

  /// The values before and after in the themes of a group, which differ alike.
  private func differences(
    in group: ThemeGroup, _ kind: VersionChange.Kind
  ) -> [Report.Entry] {
    let label = group.label(among: diff.themes)
    func line(_ words: Phrase) -> [Report.Entry] {
      [.init(label.isEmpty ? words : "\(label)  \(words)")]
    }
    let values = group.first.values
    let difference = group.first.difference
    if kind == .realiased {
      return line(group.first.targets.phrase({ Phrase(name: "{\($0)}") }, orElse: "a value"))
    }
    if let part = difference?.wholeValue {
      return line(values.phrase(phrase, orElse: "nothing") + measure(part))
    }
    if let difference {
      let parts = difference.parts.map { part in
        Report.Entry("\(part.name): \(part.old) → \(part.new)" + measure(part))
      }
      return label.isEmpty ? parts : [.init(Phrase(label), details: parts)]
    }
    let isSaid = kind == .retyped || values.old == nil || values.new == nil
    return isSaid ? line(values.phrase(phrase, orElse: "nothing")) : []
  }

  private func measure(_ part: PartDifference) -> Phrase {
    part.measureText.isEmpty ? "" : "  \(part.measureText)"
  }

  private func phrase(_ value: TokenValue) -> Phrase {
    guard case .color(let color) = value else { return Phrase(name: value.shortText) }
    return "\(swatch: color)\(name: color.shortText)"
  }

  // MARK: Consequences

  private func entry(_ derived: DiffOutline.DerivedChanges) -> Report.Entry {
    let deltaE = derived.changes.compactMap(\.deltaE).max()
    let difference = deltaE.map { "ΔE \(JSONNumber.text($0, decimals: 2))" } ?? ""
    return .init(
      Phrase(name: derived.token), Phrase(difference),
      details: derived.changes.map { .init(Phrase(name: $0.place)) })
  }

  private func entry(_ contrast: ContrastChange) -> Report.Entry {
    let themes = contrast.themes.map { theme in
      let crossing: Phrase? = theme.crossing.map {
        theme.isLoss ? "  \(strong: $0)" : "  \($0)"
      }
      return Report.Entry(
        "\(theme.theme.shortText)  \(theme.ratioText)" + (crossing ?? ""))
    }
    return .init("\(name: contrast.foreground) on \(name: contrast.background)", details: themes)
  }
}
