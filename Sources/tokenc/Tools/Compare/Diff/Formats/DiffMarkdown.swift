import TokenCompiler

/// A comparison as a comment of a pull request, in GitHub Flavored Markdown.
///
/// Long sections are folded, and the whole stays below ``sizeLimit``: GitHub refuses comments of more
/// than 65,536 characters. Names and texts of the input never become markup.
package struct DiffMarkdown {
  let diff: TokenDiff
  private var text = ""
  /// How many rows were left out for lack of room.
  private var omitted = 0

  /// In UTF-8 bytes.
  static let sizeLimit = 60_000
  /// Sections with more rows than this are folded.
  static let foldLimit = 20

  package static func text(_ diff: TokenDiff) -> [UInt8] {
    var printer = DiffMarkdown(diff: diff)
    printer.print()
    return Array(printer.text.utf8)
  }

  private init(diff: TokenDiff) {
    self.diff = diff
  }

  private mutating func print() {
    text += "### Design tokens: \(Self.code(diff.old)) → \(Self.code(diff.new))\n\n"
    text += "\(DiffOutline.summary(of: diff))\n"
    let outline = DiffOutline(diff)
    for section in outline.sections {
      let hasValues =
        section.kind != .redescribed && section.kind != .deprecated
        && section.kind != .undeprecated
      let header =
        hasValues
        ? ["Token", "Theme", "Old", "New", "Difference"] : ["Token", "", "Old", "New", ""]
      print(
        section.title, count: section.changes.count, header, section.changes.flatMap(rows))
    }
    print(
      "Components", count: outline.components.count,
      ["Part", "Theme", "Old", "New", "Difference"], outline.components.flatMap(rows))
    print(
      "Components that follow tokens", count: outline.derived.reduce(0) { $0 + $1.changes.count },
      ["Token", "Part", "Difference"], outline.derived.flatMap(rows))
    print(
      "Contrast", count: outline.contrasts.count,
      ["Pair", "Theme", "Old", "New", "WCAG"], outline.contrasts.flatMap(rows))
    if omitted > 0 { text += "\n…and \(omitted) more rows; `tokenc diff` shows them all.\n" }
  }

  private mutating func print(
    _ title: String, count: Int, _ header: [String], _ rows: [[String]]
  ) {
    guard !rows.isEmpty else { return }
    let isFolded = rows.count > Self.foldLimit
    text +=
      isFolded
      ? "\n<details><summary><b>\(title)</b> (\(count))</summary>\n\n"
      : "\n**\(title)** (\(count))\n\n"
    text += line(header) + line(header.map { _ in "---" })
    for row in rows {
      let line = line(row)
      if text.utf8.count + line.utf8.count > Self.sizeLimit {
        omitted += 1
      } else {
        text += line
      }
    }
    if isFolded { text += "\n</details>\n" }
  }

  private func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }

  // MARK: Rows

  private func name(_ change: some VersionChange, _ condition: String = "") -> String {
    let from = change.formerPath.map { "\(Self.code($0)) → " } ?? ""
    let condition = condition.isEmpty ? "" : " (\(Self.escaped(condition)))"
    return from + Self.code(change.path) + condition + (change.isBreaking ? " **breaking**" : "")
  }

  private func rows(_ change: TokenChange) -> [[String]] {
    var name = name(change)
    if !change.usedBy.isEmpty {
      name += "<br>used by " + change.usedBy.map(Self.code).joined(separator: ", ")
    }
    switch change.kind {
    case .deprecated, .undeprecated, .redescribed:
      return [
        [name, "", Self.escaped(change.oldText ?? ""), Self.escaped(change.newText ?? ""), ""]
      ]
    case .renamed:
      let differing = ThemeGroup.groups(of: change.themes).filter { $0.first.difference != nil }
      let head = [
        name, "", Self.code(change.oldServerName ?? ""), Self.code(change.newServerName ?? ""),
        Self.escaped(basis(change) ?? ""),
      ]
      return [head] + differing.map { cells($0, change.kind, "") }
    case .added, .removed, .revalued, .retyped, .realiased:
      return ThemeGroup.groups(of: change.themes).enumerated().map { number, group in
        cells(group, change.kind, number == 0 ? name : "")
      }
    }
  }

  /// What a renaming is known by; that the input says so goes without saying.
  private func basis(_ change: some VersionChange) -> String? {
    if case .stated(let reason) = change.rename { return reason }
    return change.rename?.text
  }

  private func rows(_ change: ComponentChange) -> [[String]] {
    let name = "\(change.kind.rawValue) \(name(change, change.condition))"
    func cell(_ text: String?) -> String {
      guard let text else { return "" }
      return change.kind == .redescribed ? Self.escaped(text) : Self.code(text)
    }
    var old = cell(change.oldText)
    var new = cell(change.newText)
    if let names = change.serverNames { (old, new) = (Self.code(names.old), Self.code(names.new)) }
    let notes = [change.breakage, basis(change)].compactMap(\.self)
    let head = [name, "", old, new, Self.escaped(notes.joined(separator: "; "))]
    guard change.kind == .revalued else { return [head] }
    return [head] + ThemeGroup.groups(of: change.themes).map { cells($0, change.kind, "") }
  }

  private func rows(_ derived: DiffOutline.DerivedChanges) -> [[String]] {
    derived.changes.enumerated().map { number, change in
      let deltaE = change.deltaE.map { "ΔE \(JSONNumber.text($0, decimals: 2))" } ?? ""
      return [number == 0 ? Self.code(derived.token) : "", Self.code(change.place), deltaE]
    }
  }

  private func cells(
    _ group: ThemeGroup, _ kind: TokenChange.Kind, _ name: String
  ) -> [String] {
    let theme = group.first
    let label = Self.escaped(group.label(among: diff.themes))
    if kind == .realiased {
      func target(_ path: String?) -> String { path.map { Self.code("{\($0)}") } ?? "a value" }
      return [name, label, target(theme.oldTarget), target(theme.newTarget), ""]
    }
    let parts = theme.difference?.parts ?? []
    if parts.count == 1, parts[0].name.isEmpty {
      return [name, label, value(theme.old), value(theme.new), parts[0].measureText]
    }
    guard !parts.isEmpty else { return [name, label, value(theme.old), value(theme.new), ""] }
    return [
      name, label, parts.map { Self.code("\($0.name) \($0.old)") }.joined(separator: "<br>"),
      parts.map { Self.code($0.new) }.joined(separator: "<br>"),
      parts.map(\.measureText).joined(separator: "<br>"),
    ]
  }

  private func rows(_ contrast: ContrastChange) -> [[String]] {
    contrast.themes.enumerated().map { number, theme in
      let crossing = theme.crossing.map { theme.isLoss ? "**\($0)**" : $0 } ?? ""
      return [
        number == 0 ? "\(Self.code(contrast.foreground)) on \(Self.code(contrast.background))" : "",
        Self.escaped(theme.theme.shortText), JSONNumber.text(theme.old, decimals: 2),
        JSONNumber.text(theme.new, decimals: 2), crossing,
      ]
    }
  }

  // MARK: Text

  /// A value; GitHub shows a dot of the color behind a hex notation that stands alone.
  private func value(_ value: TokenValue?) -> String {
    guard let value else { return "" }
    if case .color(let color) = value, color.space == .srgb {
      let rest = color.shortText.dropFirst(7).drop { $0 == " " }
      return Self.code(color.sRGBHex) + (rest.isEmpty ? "" : " \(rest)")
    }
    return Self.code(value.shortText)
  }

  /// A code span within a table cell, whose fence is longer than any run of backticks inside.
  static func code(_ text: String) -> String {
    guard !text.isEmpty else { return "" }
    let plain = text.printable.replacing("|", with: "\\|")
    var longest = 0
    var run = 0
    for byte in plain.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let gap = longest > 0 ? " " : ""
    return fence + gap + plain + gap + fence
  }

  /// Text in which no character is markup.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.printable.unicodeScalars {
      switch character {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      // An at sign would notify whoever is called so.
      case "@": result += "&#64;"
      case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "#", "+", "!", "|", "~":
        result += "\\"
        result.unicodeScalars.append(character)
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}
