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

  private mutating func print() {
    lines.append(styled("\(diff.old.printable) → \(diff.new.printable)", "1"))
    lines.append(DiffOutline.summary(of: diff))
    if let shapes = DiffOutline.shapes(of: diff) { lines.append(shapes) }
    let outline = DiffOutline(diff)
    for section in outline.sections { print(section.title, section.changes) { $0.print($1) } }
    print("Components that follow tokens", outline.derived) { $0.print($1) }
    print("Contrast", outline.contrasts) { $0.print($1) }
  }

  private mutating func print<Item>(
    _ title: String, _ items: [Item], _ printItem: (inout DiffText, Item) -> Void
  ) {
    guard !items.isEmpty else { return }
    lines += ["", styled(title, "1")]
    for item in items { printItem(&self, item) }
  }

  private mutating func print(_ change: VersionChange) {
    var head = change.component == nil ? "  " : "  \(change.kind.rawValue) "
    if let path = change.formerPath { head += "\(path.printable) → " }
    head += change.place.printable + (change.isBreaking ? styled("  breaking", "1;31") : "")
    if change.kind == .deprecated, let reason = change.texts.new, !reason.isEmpty {
      head += "  \(reason.printable)"
    }
    let groups = ThemeGroup.groups(of: change.themes)
    let details = details(of: change).map { "    \($0.printable)" }
    switch change.kind {
    case .added, .removed:
      let values = groups.compactMap { group in
        (group.first.values.old ?? group.first.values.new).map { (group, text($0)) }
      }
      if groups.count == 1, let (_, value) = values.first {
        lines.append("\(head)  \(value)")
      } else {
        lines.append(head)
        lines += values.map { "    \($0.label(among: diff.themes).printable)  \($1)" }
      }
      lines += details
    default:
      lines += [head] + details
      for group in groups { printDifference(group, change.kind) }
    }
  }

  /// The lines that a change has besides values.
  private func details(of change: VersionChange) -> [String] {
    var details = [change.breakage]
    if change.kind == .renamed {
      let caseNames = change.names.map(\.caseName).replacement
      details.append(change.servers.replacement.map { "server: \($0.text(\.self))" })
      details.append(caseNames.map { "Swift: \($0.text(\.self))" })
    }
    details.append(change.rename?.text)
    details += change.candidates.map {
      "perhaps: \($0.path) (\($0.evidence.joined(separator: "; ")))"
    }
    let texts = change.texts
    switch change.kind {
    case .redescribed: details.append(texts.text { "“\($0)”" })
    case .deprecated, .undeprecated: break
    case .added, .removed: details.append(texts.new ?? texts.old)
    default: if texts != Versions() { details.append(texts.text(\.self)) }
    }
    if !change.usedBy.isEmpty {
      details.append("used by: \(change.usedBy.joined(separator: ", "))")
    }
    return details.compactMap(\.self)
  }

  private mutating func printDifference(_ group: ThemeGroup, _ kind: VersionChange.Kind) {
    let label = group.label(among: diff.themes).printable
    let start = "    " + (label.isEmpty ? "" : label + "  ")
    let values = group.first.values
    let difference = group.first.difference
    if kind == .realiased {
      let targets = group.first.targets.text({ "{\($0.printable)}" }, orElse: "a value")
      lines.append(start + targets)
    } else if let part = difference?.wholeValue {
      lines.append(start + values.text(text) + measure(part))
    } else if let difference {
      if !label.isEmpty { lines.append("    " + label) }
      lines += difference.parts.map { part in
        "      \(part.name): \(part.old.printable) → \(part.new.printable)" + measure(part)
      }
    } else if kind == .retyped || values.old == nil || values.new == nil {
      lines.append(start + values.text(text))
    }
  }

  private func measure(_ part: PartDifference) -> String {
    part.measureText.isEmpty ? "" : "  \(part.measureText)"
  }

  private mutating func print(_ derived: DiffOutline.DerivedChanges) {
    let deltaE = derived.changes.compactMap(\.deltaE).max()
    lines.append(
      "  \(derived.token.printable)"
        + (deltaE.map { "  ΔE \(JSONNumber.text($0, decimals: 2))" } ?? ""))
    lines += derived.changes.map { "    \($0.place.printable)" }
  }

  private mutating func print(_ contrast: ContrastChange) {
    lines.append("  \(contrast.foreground.printable) on \(contrast.background.printable)")
    for theme in contrast.themes {
      let crossing = theme.crossing.map { theme.isLoss ? styled("  \($0)", "1;31") : "  \($0)" }
      lines.append("    \(theme.theme.shortText.printable)  \(theme.ratioText)\(crossing ?? "")")
    }
  }

  private func text(_ value: TokenValue) -> String {
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

  private func styled(_ text: String, _ codes: String) -> String {
    usesColor ? "\u{1B}[\(codes)m\(text)\u{1B}[0m" : text
  }
}
