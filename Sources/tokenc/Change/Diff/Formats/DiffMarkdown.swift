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

  private mutating func print() {
    text += "### Design tokens: \(Self.code(diff.old)) → \(Self.code(diff.new))\n\n"
    text += "\(DiffOutline.summary(of: diff))\n"
    let outline = DiffOutline(diff)
    for section in outline.sections {
      let header =
        if section.kind?.isOfWords == true {
          ["Token", "", "Old", "New", ""]
        } else {
          [section.kind == nil ? "Part" : "Token", "Theme", "Old", "New", "Difference"]
        }
      print(section.title, count: section.changes.count, header, section.changes.flatMap(rows))
    }
    print(
      "Components that follow tokens", count: outline.derived.reduce(0) { $0 + $1.changes.count },
      ["Token", "Part", "Difference"], outline.derived.flatMap(rows))
    print(
      "Contrast", count: outline.contrasts.count,
      ["Pair", "Theme", "Old", "New", "WCAG"], outline.contrasts.flatMap(rows))
    if omitted > 0 { text += "\n…and \(omitted) more rows; `tokenc diff` shows them all.\n" }
  }

  private mutating func print(_ title: String, count: Int, _ header: [String], _ rows: [[String]]) {
    guard !rows.isEmpty else { return }
    let isFolded = rows.count > Self.foldLimit
    text += Self.heading(title, count, isFolded: isFolded)
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

  static func heading(_ title: String, _ count: Int, isFolded: Bool) -> String {
    isFolded
      ? "\n<details><summary><b>\(title)</b> (\(count))</summary>\n\n"
      : "\n**\(title)** (\(count))\n\n"
  }

  private func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }

  // MARK: Rows

  private func name(_ change: VersionChange) -> String {
    var name = change.component == nil ? "" : change.kind.rawValue + " "
    if let path = change.formerPath { name += "\(Self.code(path)) → " }
    name += Self.code(change.path)
    if !change.condition.isEmpty { name += " (\(Self.escaped(change.condition)))" }
    if change.isBreaking { name += " **breaking**" }
    if !change.usedBy.isEmpty {
      name += "<br>used by " + change.usedBy.map(Self.code).joined(separator: ", ")
    }
    if !change.candidates.isEmpty {
      name +=
        "<br>perhaps now " + change.candidates.map { Self.code($0.path) }.joined(separator: ", ")
    }
    return name
  }

  private func rows(_ change: VersionChange) -> [[String]] {
    let groups = ThemeGroup.groups(of: change.themes)
    switch (change.component, change.kind) {
    case (_, .deprecated), (_, .undeprecated), (_, .redescribed):
      return [head(change, change.texts, Self.escaped)]
    case (nil, .renamed):
      return [head(change, change.servers, Self.code)]
        + groups.filter { $0.first.difference != nil }.map { cells($0, change.kind, "") }
    case (nil, _):
      return groups.enumerated().map { number, group in
        cells(group, change.kind, number == 0 ? name(change) : "")
      }
    case (_?, let kind):
      return [head(change, change.servers.replacement ?? change.texts, Self.code)]
        + (kind == .revalued ? groups.map { cells($0, kind, "") } : [])
    }
  }

  /// The row that says what changes besides values, and why.
  private func head(
    _ change: VersionChange, _ texts: Versions<String>, _ cell: (String) -> String
  ) -> [String] {
    // That the input says so goes without saying.
    let basis: String? =
      if case .stated(let reason) = change.rename { reason } else { change.rename?.text }
    let notes = [change.breakage, basis].compactMap(\.self).joined(separator: "; ")
    return [name(change), "", cell(texts.old ?? ""), cell(texts.new ?? ""), Self.escaped(notes)]
  }

  private func rows(_ derived: DiffOutline.DerivedChanges) -> [[String]] {
    derived.changes.enumerated().map { number, change in
      let deltaE = change.deltaE.map { "ΔE \(JSONNumber.text($0, decimals: 2))" } ?? ""
      return [number == 0 ? Self.code(derived.token) : "", Self.code(change.place), deltaE]
    }
  }

  private func cells(_ group: ThemeGroup, _ kind: VersionChange.Kind, _ name: String) -> [String] {
    let values = group.first.values.map(Self.value)
    let difference = group.first.difference
    let label = Self.escaped(group.label(among: diff.themes))
    if kind == .realiased {
      let targets = group.first.targets.map { Self.code("{\($0)}") }
      return [name, label, targets.old ?? "a value", targets.new ?? "a value", ""]
    }
    guard let parts = difference?.parts, difference?.wholeValue == nil else {
      let measure = difference?.wholeValue?.measureText ?? ""
      return [name, label, values.old ?? "", values.new ?? "", measure]
    }
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
  static func value(_ value: TokenValue) -> String {
    if case .color(let color) = value, color.space == .srgb {
      let rest = color.shortText.dropFirst(7).drop { $0 == " " }
      return code(color.sRGBHex) + (rest.isEmpty ? "" : " \(rest)")
    }
    return code(value.shortText)
  }

  /// A code span within a table cell, whose fence is longer than any run of backticks inside.
  static func code(_ text: String) -> String {
    guard !text.isEmpty else { return "" }
    let plain = text.shortened(to: 300).printable.substituting("|", with: "\\|")
    let longest = plain.utf8.split { $0 != UInt8(ascii: "`") }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let gap = longest > 0 ? " " : ""
    return fence + gap + plain + gap + fence
  }

  /// Text in which no character is markup, shortened where it would take a comment for itself.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.shortened(to: 1_000).printable.unicodeScalars {
      switch character {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      // An at sign would notify the user of that name.
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
