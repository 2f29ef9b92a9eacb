import TokenCompiler

/// Texts of the input in GitHub Flavored Markdown, in which they never become markup.
package enum MarkdownText {
  /// A code span within a table cell, whose fence is longer than any run of backticks inside.
  package static func code(_ text: String) -> String {
    guard !text.isEmpty else { return "" }
    let plain = text.shortened(to: 300).printable.substituting("|", with: "\\|")
    let longest = longestRun(in: plain)
    let fence = String(repeating: "`", count: longest + 1)
    let gap = longest > 0 ? " " : ""
    return fence + gap + plain + gap + fence
  }

  /// A block of Markdown to copy.
  static func block(_ lines: [String]) -> String {
    let text = lines.map { $0.printable + "\n" }.joined()
    let fence = String(repeating: "`", count: max(3, longestRun(in: text) + 1))
    return "\(fence)markdown\n\(text)\(fence)\n"
  }

  /// The number of backticks in the longest run of them.
  private static func longestRun(in text: String) -> Int {
    text.utf8.split { $0 != UInt8(ascii: "`") }.map(\.count).max() ?? 0
  }

  /// Text in which no character is markup, shortened where it would take a comment for itself.
  package static func escaped(_ text: String) -> String {
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

extension Phrase {
  package var markdown: String {
    parts.map { part in
      switch part {
      case .words(let words): words
      case .text(let text): MarkdownText.escaped(text)
      case .name(let name): MarkdownText.code(name)
      case .strong(let words): "**\(MarkdownText.escaped(words))**"
      case .swatch(let color): ColorSquare.nearest(to: color) + " "
      }
    }.joined()
  }
}
