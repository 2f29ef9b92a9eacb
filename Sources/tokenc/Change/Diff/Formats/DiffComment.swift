import TokenCompiler

/// A comparison as a short comment of a review on GitHub or GitLab: a line for each token, what breaks
/// first, themes of equal values folded.
///
/// It stays below ``DiffMarkdown/sizeLimit``, which both hosts take. Colors are squares of Unicode and the
/// notations behind which both hosts show a dot, so that the comment loads nothing.
package struct DiffComment {
  private let diff: TokenDiff
  private var text = ""
  private var omitted = 0

  package static func text(_ diff: TokenDiff) -> [UInt8] {
    var comment = DiffComment(diff: diff)
    comment.print()
    return Array(comment.text.utf8)
  }

  private mutating func print() {
    let old = DiffMarkdown.code(diff.old)
    let new = DiffMarkdown.code(diff.new)
    text += "### Design tokens: \(old) → \(new)\n\n\(DiffOutline.summary(of: diff))\n"
    let lines = DiffLines(diff)
    print("Breaking", lines.changes.filter(\.isBreaking).map(line), folds: false)
    print("Less contrast", lines.contrasts.map(line), folds: false)
    for section in DiffLines.Section.allCases {
      let changes = lines.changes.filter { !$0.isBreaking && DiffLines.Section($0) == section }
      print(section.rawValue, changes.map(line))
    }
    print(
      "Components that follow tokens",
      lines.derived.map { "\(DiffMarkdown.code($0.component)): \(counted($0.count, "look"))" })
    if omitted > 0 { text += "\n…and \(omitted) more; `tokenc diff` shows them all.\n" }
  }

  private mutating func print(_ title: String, _ lines: [String], folds: Bool = true) {
    guard !lines.isEmpty else { return }
    let isFolded = folds && lines.count > DiffMarkdown.foldLimit
    let heading = DiffMarkdown.heading(title, lines.count, isFolded: isFolded)
    // A section without room for a line is left out with its title.
    let room = DiffMarkdown.sizeLimit - heading.utf8.count - "\n</details>\n".utf8.count
    guard text.utf8.count + lines[0].utf8.count + 3 <= room else {
      omitted += lines.count
      return
    }
    text += heading
    for line in lines {
      if text.utf8.count + line.utf8.count + 3 > room {
        omitted += 1
      } else {
        text += "- \(line)\n"
      }
    }
    if isFolded { text += "\n</details>\n" }
  }

  private func line(_ change: VersionChange) -> String {
    var line = change.formerPath.map { "\(DiffMarkdown.code($0)) → " } ?? ""
    line += DiffMarkdown.code(change.path)
    if !change.condition.isEmpty { line += " (\(DiffMarkdown.escaped(change.condition)))" }
    line += " \(change.kind.rawValue)"
    let details = [values(change), change.breakage.map(DiffMarkdown.escaped)].compactMap(\.self)
    if !details.isEmpty { line += ": \(details.joined(separator: "; "))" }
    if change.isBreaking, change.kind == .renamed, let old = change.servers.old {
      line += "; \(DiffMarkdown.code(old)) no longer resolves"
    }
    if !change.usedBy.isEmpty {
      line += "; used by " + change.usedBy.map(DiffMarkdown.code).joined(separator: ", ")
    }
    return line
  }

  private func line(_ contrast: ContrastChange) -> String {
    let themes = contrast.themes.filter(\.isLoss).map { theme in
      [
        theme.ratioText, theme.crossing,
        theme.theme.shortText.isEmpty ? nil : theme.theme.shortText,
      ]
      .compactMap(\.self).map(DiffMarkdown.escaped).joined(separator: " ")
    }
    return
      "\(DiffMarkdown.code(contrast.foreground)) on \(DiffMarkdown.code(contrast.background)): "
      + themes.joined(separator: "; ")
  }

  /// What a change says of values or words; `nil` for nothing.
  private func values(_ change: VersionChange) -> String? {
    switch change.kind {
    case .deprecated, .undeprecated, .redescribed:
      return change.texts.new.flatMap { $0.isEmpty ? nil : DiffMarkdown.escaped($0) }
    case .realiased where change.component == nil:
      return folded(change) { theme in
        theme.targets.text({ DiffMarkdown.code("{\($0)}") }, orElse: "a value")
      }
    case .renamed where !change.themes.contains { $0.difference != nil }:
      return change.rename.map { DiffMarkdown.escaped($0.text) }
    default:
      if change.themes.isEmpty {
        return change.texts.isSame ? nil : change.texts.text(DiffMarkdown.code, orElse: "nothing")
      }
      return folded(change, value)
    }
  }

  /// The groups of themes with what is said of each: the two that differ most, and how many others.
  private func folded(_ change: VersionChange, _ text: (ThemeChange) -> String) -> String {
    let groups = ThemeGroup.groups(of: change.themes)
      .heaviestFirst { $0.first.difference?.deltaE ?? 0 }
    let shown = groups.prefix(2).map { group in
      let label = group.label(among: diff.themes)
      return text(group.first) + (label.isEmpty ? "" : " in \(DiffMarkdown.escaped(label))")
    }
    let rest = groups.dropFirst(2).reduce(0) { $0 + $1.themes.count }
    return shown.joined(separator: ", ")
      + (rest > 0 ? ", and otherwise in \(counted(rest, "theme"))" : "")
  }

  private func value(_ theme: ThemeChange) -> String {
    let old = theme.values.old.map(swatch)
    let new = theme.values.new.map(swatch)
    let text = [old, new].compactMap(\.self).joined(separator: " → ")
    let measure = theme.difference?.wholeValue?.measureText ?? ""
    return measure.isEmpty ? text : "\(text) \(measure)"
  }

  private func swatch(_ value: TokenValue) -> String {
    guard case .color(let color) = value else { return DiffMarkdown.value(value) }
    return "\(ColorSquare.nearest(to: color)) \(DiffMarkdown.value(value))"
  }
}

/// The squares of color that Unicode has.
enum ColorSquare {
  private static let squares: [(square: String, color: LabColor)] = colors.map { square, hex in
    (square, LabColor(Color(hexNotation: hex) ?? .black))
  }
  private static let colors: [(String, String)] = [
    ("🟥", "#DD2E44"), ("🟧", "#F4900C"), ("🟨", "#FDCB58"), ("🟩", "#78B159"), ("🟦", "#55ACEE"),
    ("🟪", "#AA8ED6"), ("🟫", "#C1694F"), ("⬛", "#000000"), ("⬜", "#FFFFFF"),
  ]

  static func nearest(to color: Color) -> String {
    let lab = LabColor(color)
    return squares.min {
      CIEDE2000.difference(lab, $0.color) < CIEDE2000.difference(lab, $1.color)
    }?.square ?? ""
  }
}
