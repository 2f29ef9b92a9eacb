/// A comparison for people at a terminal.
///
/// ```
/// HEAD:tokens → tokens
/// 2 changes: 1 removed, 1 revalued; 1 breaking; semver: major
///
/// Removed
///   color.bg.old  ■ #f2f3f5  breaking
///
/// Revalued
///   color.text.primary
///     alfa light  ■ #0b1f35 → ■ #0a0a14  ΔE 6.3
/// ```
///
/// The squares have the colours themselves where the style allows colour, and are left out elsewhere.
struct DiffText {
  let diff: TokenDiff
  let usesColor: Bool
  private var lines: [String] = []

  static func text(_ diff: TokenDiff, usesColor: Bool) -> [UInt8] {
    var printer = DiffText(diff: diff, usesColor: usesColor)
    printer.print()
    return Array((printer.lines.joined(separator: "\n") + "\n").utf8)
  }

  private init(diff: TokenDiff, usesColor: Bool) {
    self.diff = diff
    self.usesColor = usesColor
  }

  private mutating func print() {
    lines.append(styled("\(diff.old.printable) → \(diff.new.printable)", "1"))
    lines.append(DiffOutline.summary(of: diff))
    let outline = DiffOutline(diff)
    for section in outline.sections {
      lines.append("")
      lines.append(styled(section.title, "1"))
      for change in section.changes { print(change) }
    }
    print("Components", outline.components) { $0.print($1) }
    print("Components that follow tokens", outline.following) { $0.print($1) }
    print("Contrast", outline.contrasts) { $0.print($1) }
  }

  private mutating func print<Item>(
    _ title: String, _ items: [Item], _ printItem: (inout DiffText, Item) -> Void
  ) {
    guard !items.isEmpty else { return }
    lines.append("")
    lines.append(styled(title, "1"))
    for item in items { printItem(&self, item) }
  }

  // MARK: Changes

  private mutating func print(_ change: TokenChange) {
    var head = "  "
    if let from = change.from, from != change.path { head += "\(from.printable) → " }
    head += change.path.printable
    if change.isBreaking { head += styled("  breaking", "1;31") }
    switch change.kind {
    case .renamed:
      lines.append(head)
      printRename(change)
      printUses(change)
      printDifferences(change.themes, change.kind)
    case .added, .removed:
      printPresence(change, head)
      printUses(change)
    case .deprecated:
      lines.append(head + note(change.newText))
      printUses(change)
    case .undeprecated:
      lines.append(head)
    case .redescribed:
      lines.append(head)
      lines.append("    \(quoted(change.oldText)) → \(quoted(change.newText))")
    case .revalued, .retyped, .realiased:
      lines.append(head)
      printUses(change)
      printDifferences(change.themes, change.kind)
    }
  }

  /// The parts of components that name the token.
  private mutating func printUses(_ change: TokenChange) {
    guard !change.usedBy.isEmpty else { return }
    lines.append("    used by: \(change.usedBy.joined(separator: ", ").printable)")
  }

  private mutating func printRename(_ change: TokenChange) {
    if let old = change.oldNames, let new = change.newNames {
      if old.serverName != new.serverName {
        lines.append("    server: \(old.serverName.printable) → \(new.serverName.printable)")
      }
      if old.caseName != new.caseName {
        lines.append("    Swift: \(old.caseName.printable) → \(new.caseName.printable)")
      }
    }
    print(change.rename)
  }

  private mutating func print(_ rename: RenameBasis?) {
    switch rename {
    case .stated(let reason): lines.append("    stated: \(reason.printable)")
    case .inferred(let reasons):
      lines.append("    inferred: \(reasons.joined(separator: "; ").printable)")
    case nil: break
    }
  }

  /// The values of a token that one version lacks.
  private mutating func printPresence(_ change: TokenChange, _ head: String) {
    let groups = ThemeGroup.groups(of: change.themes)
    if groups.count == 1, let value = groups[0].first.old ?? groups[0].first.new {
      lines.append("\(head)  \(text(value))")
      return
    }
    lines.append(head)
    for group in groups {
      guard let value = group.first.old ?? group.first.new else { continue }
      lines.append("    \(group.label(among: diff.themes).printable)  \(text(value))")
    }
  }

  private mutating func printDifferences(_ themes: [ThemeChange], _ kind: TokenChange.Kind) {
    for group in ThemeGroup.groups(of: themes) {
      let label = group.label(among: diff.themes).printable
      let start = "    " + (label.isEmpty ? "" : label + "  ")
      let theme = group.first
      if kind == .realiased {
        lines.append(start + aliases(theme))
        continue
      }
      guard let difference = theme.difference else {
        if kind == .retyped || theme.old == nil || theme.new == nil {
          lines.append(start + "\(text(theme.old)) → \(text(theme.new))")
        }
        continue
      }
      if difference.parts.count == 1, difference.parts[0].name.isEmpty {
        let measure = difference.parts[0].measureText
        lines.append(
          start + "\(text(theme.old)) → \(text(theme.new))"
            + (measure.isEmpty ? "" : "  \(measure)"))
      } else {
        if !label.isEmpty { lines.append("    " + label) }
        for part in difference.parts {
          let measure = part.measureText.isEmpty ? "" : "  \(part.measureText)"
          lines.append(
            "      \(part.name): \(part.old.printable) → \(part.new.printable)\(measure)")
        }
      }
    }
  }

  private func aliases(_ theme: ThemeChange) -> String {
    func text(_ target: String?) -> String { target.map { "{\($0.printable)}" } ?? "a value" }
    return "\(text(theme.oldTarget)) → \(text(theme.newTarget))"
  }

  // MARK: Components

  private mutating func print(_ change: ComponentChange) {
    var head = "  \(change.kind.rawValue) "
    if let from = change.from, from != change.path { head += "\(from.printable) → " }
    head += change.place.printable
    if change.isBreaking { head += styled("  breaking", "1;31") }
    lines.append(head)
    if let breakage = change.breakage { lines.append("    \(breakage.printable)") }
    if let old = change.oldServerName, let new = change.newServerName, old != new {
      lines.append("    server: \(old.printable) → \(new.printable)")
    }
    print(change.rename)
    if change.kind == .redescribed {
      lines.append("    \(quoted(change.oldText)) → \(quoted(change.newText))")
    } else if change.kind == .added || change.kind == .removed {
      if let text = change.newText ?? change.oldText { lines.append("    \(text.printable)") }
    } else if change.oldText != nil || change.newText != nil {
      func text(_ text: String?) -> String { text.map(\.printable) ?? "nothing" }
      lines.append("    \(text(change.oldText)) → \(text(change.newText))")
    }
    printDifferences(change.themes, change.kind)
  }

  private mutating func print(_ following: DiffOutline.Following) {
    let deltaE = following.deltaE.map { "  ΔE \(JSONNumber.text($0, decimals: 2))" } ?? ""
    lines.append("  \(following.token.printable)\(deltaE)")
    for change in following.changes { lines.append("    \(change.place.printable)") }
  }

  // MARK: Contrast

  private mutating func print(_ contrast: ContrastChange) {
    lines.append("  \(contrast.foreground.printable) on \(contrast.background.printable)")
    for theme in contrast.themes {
      let ratios =
        "\(JSONNumber.text(theme.old, decimals: 2)) → \(JSONNumber.text(theme.new, decimals: 2))"
      let limits = theme.crossed.map { JSONNumber.text($0, decimals: 1) }.joined(separator: " and ")
      let crossing =
        theme.crossed.isEmpty
        ? ""
        : theme.isLoss ? styled("  falls below \(limits)", "1;31") : "  reaches \(limits)"
      lines.append("    \(theme.theme.shortText.printable)  \(ratios)\(crossing)")
    }
  }

  // MARK: Pieces

  private func text(_ value: TokenValue?) -> String {
    guard let value else { return "nothing" }
    if case .color(let color) = value { return swatch(color) + color.shortText }
    return value.shortText.printable
  }

  /// A square of the colour over black and over white, as terminals have no alpha.
  private func swatch(_ color: Color) -> String {
    guard usesColor else { return "" }
    func code(over backdrop: Color) -> String {
      let channels = color.composited(over: backdrop).gamutMapped(to: .srgb).components.numbers
      let bytes = (0..<3).map { String(Int((channels[$0] * 255).rounded())) }
      return "\u{1B}[48;2;\(bytes.joined(separator: ";"))m "
    }
    return code(over: .white) + code(over: color.opacity < 1 ? .black : .white) + "\u{1B}[0m "
  }

  private func note(_ text: String?) -> String {
    guard let text, !text.isEmpty else { return "" }
    return "  \(text.printable)"
  }

  private func quoted(_ text: String?) -> String { text.map { "“\($0.printable)”" } ?? "nothing" }

  private func styled(_ text: String, _ codes: String) -> String {
    usesColor ? "\u{1B}[\(codes)m\(text)\u{1B}[0m" : text
  }
}
