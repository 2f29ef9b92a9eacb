import TokenCompiler
import TokenLint

/// The documents of diagnostics and lint rules; `tokenc help ID` shows a section of them.
///
/// The folder `Pages` links to them, so what the executable has is what the documents say.
enum ManualPages {
  /// Every id that a message can end with, in the order of the documents.
  static let ids = diagnostics.map(\.id) + rules.map(\.id) + baselineIDs + LintRules.codeRules

  /// The section of a document about a diagnostic or a rule, for a terminal; `nil` for another word.
  static func section(of id: String) -> String? {
    if let section = (diagnostics + rules).first(where: { $0.id == id }) {
      return text(of: section.lines)
    }
    if LintRules.codeRules.contains(id) { return text(of: code.flatMap(\.lines)) }
    return baselineIDs.contains(id) ? acceptance.map { text(of: $0.lines) } : nil
  }

  /// The messages about the baseline and suppressions stand in one section.
  private static let baselineIDs = [
    "baseline", "stale-baseline", "suppression", "unused-suppression",
  ]

  private static let diagnostics = sections(of: PackageResources.Diagnostics_md, level: "### ")
  private static let rules = ruleSections.filter { section in
    LintRules.all.contains { $0.id == section.id }
  }
  /// The sections about literals in code, which describe all kinds.
  private static let code = sections(of: PackageResources.LintCode_md, level: "## ")
  private static let acceptance = ruleSections.first { $0.id == "Accept a finding" }
  private static let ruleSections = sections(of: PackageResources.Rules_md, level: "## ")

  private static func sections(
    of document: [UInt8], level: String
  ) -> [(id: String, lines: [Substring])] {
    var sections: [(id: String, lines: [Substring])] = []
    var isInside = false
    var isCode = false
    let text = String(decoding: document, as: UTF8.self)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") { isCode.toggle() }
      if !isCode, line.hasPrefix("#") {
        isInside = line.hasPrefix(level)
        if isInside { sections.append((line.dropFirst(level.count).filter { $0 != "`" }, [line])) }
      } else if isInside {
        sections[sections.count - 1].lines.append(line)
      }
    }
    return sections
  }

  /// A paragraph without marks for bold text; what stands between backticks stays.
  private static func plain(_ paragraph: String) -> String {
    paragraph.split(separator: "`", omittingEmptySubsequences: false).enumerated().map {
      $0.offset.isMultiple(of: 2)
        ? String($0.element).substituting("**", with: "") : String($0.element)
    }.joined(separator: "`")
  }

  /// The Markdown of a section without its marks: code is indented, a file's name stands above it.
  private static func text(of lines: [Substring]) -> String {
    var result: [String] = []
    var paragraph = ""
    var isCode = false
    func endParagraph() {
      let isItem = paragraph.hasPrefix("- ")
      for (index, line) in CommandHelp.wrapped(plain(paragraph)).enumerated() {
        result.append(isItem && index > 0 ? "  " + line : line)
      }
      paragraph = ""
    }
    for line in lines {
      let isFence = line.hasPrefix("```")
      if isFence || isCode || line.isEmpty || line.hasPrefix("|") || line.hasPrefix("- ") {
        endParagraph()
      }
      if isFence {
        isCode.toggle()
        let name = line.dropFirst(3).split(separator: " ").dropFirst().first
        if isCode, let name { result.append("  \(name):") }
      } else if isCode {
        result.append(line.isEmpty ? "" : "    " + line)
      } else if line.hasPrefix("#") {
        result.append(line.drop { $0 == "#" || $0 == " " }.filter { $0 != "`" })
      } else if line.isEmpty || line.hasPrefix("|") {
        result.append(String(line))
      } else {
        paragraph += paragraph.isEmpty ? line : " " + line
      }
    }
    endParagraph()
    while result.last?.isEmpty == true { result.removeLast() }
    return result.map { $0 + "\n" }.joined()
  }
}
