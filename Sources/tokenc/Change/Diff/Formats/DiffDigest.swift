import TokenCompiler
import TokenPages

/// A comparison as a short comment of a review on GitHub or GitLab: a line for each token, what breaks
/// first, themes of equal values folded.
struct DiffDigest {
  let diff: TokenDiff

  var report: Report {
    let lines = DiffLines(diff)
    var report = Report(diff)
    report.sections = [
      section("Breaking", lines.changes.filter(\.isBreaking).map(line), folding: .never),
      section("Less contrast", lines.contrasts.map(line), folding: .never),
    ]
    for section in DiffLines.Section.allCases {
      let changes = lines.changes.filter { !$0.isBreaking && DiffLines.Section($0) == section }
      report.sections.append(self.section(section.rawValue, changes.map(line)))
    }
    let derived = lines.derived.map { derived -> Phrase in
      "\(name: derived.component): \(counted(derived.count, "look"))"
    }
    report.sections.append(section("Components that follow tokens", derived))
    return report
  }

  private func section(
    _ title: String, _ lines: [Phrase], folding: Report.Folding = .long
  ) -> Report.Section {
    .init(
      Phrase(title), count: lines.count, .entries(lines.map { .init($0) }), folding: folding)
  }

  // MARK: Lines

  private func line(_ change: VersionChange) -> Phrase {
    var line: Phrase = change.formerPath.map { "\(name: $0) → " } ?? ""
    line = line + Phrase(name: change.path)
    if !change.condition.isEmpty { line = line + " (\(change.condition))" }
    line = line + " \(change.kind.rawValue)"
    let details = [values(change), change.breakage.map { Phrase($0) }].compactMap(\.self)
    if !details.isEmpty { line = line + ": " + details.joined(separator: "; ") }
    if change.isBreaking, change.kind == .renamed, let old = change.servers.old {
      line = line + "; \(name: old) no longer resolves"
    }
    if !change.usedBy.isEmpty {
      line = line + "; used by " + change.usedBy.map { Phrase(name: $0) }.joined(separator: ", ")
    }
    return line
  }

  private func line(_ contrast: ContrastChange) -> Phrase {
    let themes = contrast.themes.filter(\.isLoss).map { theme in
      [theme.ratioText, theme.crossing ?? "", theme.theme.shortText].map { Phrase($0) }
        .filter { !$0.isEmpty }.joined(separator: " ")
    }
    return "\(name: contrast.foreground) on \(name: contrast.background): "
      + themes.joined(separator: "; ")
  }

  /// The values or words of a change; `nil` for one without any.
  private func values(_ change: VersionChange) -> Phrase? {
    switch change.kind {
    case .deprecated, .undeprecated, .redescribed:
      return change.texts.new.flatMap { $0.isEmpty ? nil : Phrase($0) }
    case .realiased where change.component == nil:
      return folded(change) { theme in
        theme.targets.phrase({ Phrase(name: "{\($0)}") }, orElse: "a value")
      }
    case .renamed where !change.themes.contains { $0.difference != nil }:
      return change.rename.map { Phrase($0.text) }
    default:
      guard change.themes.isEmpty else { return folded(change, value) }
      return change.texts.isSame
        ? nil : change.texts.phrase({ Phrase(name: $0) }, orElse: "nothing")
    }
  }

  /// The two groups of themes that differ most with what is said of each, and the number of the others.
  private func folded(_ change: VersionChange, _ phrase: (ThemeChange) -> Phrase) -> Phrase {
    let groups = ThemeGroup.groups(of: change.themes)
      .heaviestFirst { $0.first.difference?.deltaE ?? 0 }
    let shown = groups.prefix(2).map { group -> Phrase in
      let label = group.label(among: diff.themes)
      return phrase(group.first) + (label.isEmpty ? "" : " in \(label)")
    }
    let rest = groups.dropFirst(2).reduce(0) { $0 + $1.themes.count }
    return shown.joined(separator: ", ")
      + (rest > 0 ? ", and otherwise in \(counted(rest, "theme"))" : "")
  }

  private func value(_ theme: ThemeChange) -> Phrase {
    let values = [theme.values.old, theme.values.new].compactMap(\.self).map(swatch)
    let measure = theme.difference?.wholeValue?.measureText ?? ""
    return values.joined(separator: " → ") + (measure.isEmpty ? "" : " \(words: measure)")
  }

  private func swatch(_ value: TokenValue) -> Phrase {
    guard case .color(let color) = value else { return DiffTables.value(value) }
    return "\(swatch: color)" + DiffTables.value(value)
  }
}
