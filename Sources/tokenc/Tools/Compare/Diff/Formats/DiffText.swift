import TokenCompiler

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
/// The squares have the colors themselves where the style allows color, and are left out elsewhere.
package struct DiffText {
  let diff: TokenDiff
  let usesColor: Bool
  private var lines: [String] = []

  package static func text(_ diff: TokenDiff, usesColor: Bool) -> [UInt8] {
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
    for section in outline.sections { print(section.title, section.changes) { $0.print($1) } }
    print("Components", outline.components) { $0.print($1) }
    print("Components that follow tokens", outline.derived) { $0.print($1) }
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

  /// What every change starts with: its names, and whether it breaks something.
  private func head(_ change: some VersionChange, _ path: String) -> String {
    let from = change.formerPath.map { "\($0.printable) → " } ?? ""
    return from + path.printable + (change.isBreaking ? styled("  breaking", "1;31") : "")
  }

  private mutating func print(_ change: TokenChange) {
    let head = "  " + head(change, change.path)
    switch change.kind {
    case .added, .removed: printPresence(change, head)
    case .deprecated: lines.append(head + note(change.newText))
    default: lines.append(head)
    }
    switch change.kind {
    case .renamed:
      printServerNames(change)
      if let old = change.oldNames?.caseName, let new = change.newNames?.caseName, old != new {
        lines.append("    Swift: \(old.printable) → \(new.printable)")
      }
      printBasis(change)
    case .redescribed: printDescriptions(change)
    default: break
    }
    if !change.usedBy.isEmpty {
      lines.append("    used by: \(change.usedBy.joined(separator: ", ").printable)")
    }
    if change.kind != .added, change.kind != .removed {
      printDifferences(change.themes, change.kind)
    }
  }

  private mutating func printServerNames(_ change: some VersionChange) {
    guard let (old, new) = change.serverNames else { return }
    lines.append("    server: \(old.printable) → \(new.printable)")
  }

  private mutating func printBasis(_ change: some VersionChange) {
    if let basis = change.rename { lines.append("    \(basis.text.printable)") }
  }

  private mutating func printDescriptions(_ change: some VersionChange) {
    lines.append("    \(quoted(change.oldText)) → \(quoted(change.newText))")
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
        lines.append(
          start + "\(text(theme.old)) → \(text(theme.new))" + measure(difference.parts[0]))
      } else {
        if !label.isEmpty { lines.append("    " + label) }
        for part in difference.parts {
          lines.append(
            "      \(part.name): \(part.old.printable) → \(part.new.printable)" + measure(part))
        }
      }
    }
  }

  private func measure(_ part: PartDifference) -> String {
    part.measureText.isEmpty ? "" : "  \(part.measureText)"
  }

  private func aliases(_ theme: ThemeChange) -> String {
    func text(_ target: String?) -> String { target.map { "{\($0.printable)}" } ?? "a value" }
    return "\(text(theme.oldTarget)) → \(text(theme.newTarget))"
  }

  // MARK: Components

  private mutating func print(_ change: ComponentChange) {
    lines.append("  \(change.kind.rawValue) \(head(change, change.place))")
    if let breakage = change.breakage { lines.append("    \(breakage.printable)") }
    printServerNames(change)
    printBasis(change)
    switch change.kind {
    case .redescribed: printDescriptions(change)
    case .added, .removed:
      if let text = change.newText ?? change.oldText { lines.append("    \(text.printable)") }
    default:
      guard change.oldText != nil || change.newText != nil else { break }
      let texts = [change.oldText, change.newText].map { $0?.printable ?? "nothing" }
      lines.append("    \(texts.joined(separator: " → "))")
    }
    printDifferences(change.themes, change.kind)
  }

  private mutating func print(_ derived: DiffOutline.DerivedChanges) {
    let deltaE = derived.deltaE.map { "  ΔE \(JSONNumber.text($0, decimals: 2))" } ?? ""
    lines.append("  \(derived.token.printable)\(deltaE)")
    for change in derived.changes { lines.append("    \(change.place.printable)") }
  }

  // MARK: Contrast

  private mutating func print(_ contrast: ContrastChange) {
    lines.append("  \(contrast.foreground.printable) on \(contrast.background.printable)")
    for theme in contrast.themes {
      let crossing = theme.crossing.map { theme.isLoss ? styled("  \($0)", "1;31") : "  \($0)" }
      lines.append(
        "    \(theme.theme.shortText.printable)  \(theme.ratioText)\(crossing ?? "")")
    }
  }

  // MARK: Pieces

  private func text(_ value: TokenValue?) -> String {
    guard let value else { return "nothing" }
    if case .color(let color) = value { return swatch(color) + color.shortText }
    return value.shortText.printable
  }

  /// A square of the color over black and over white, as terminals have no alpha.
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
