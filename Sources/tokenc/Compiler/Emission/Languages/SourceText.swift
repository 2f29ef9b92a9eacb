/// The text of a generated file in a language other than Swift, line by line.
///
/// TypeScript, Kotlin and CSS share block comments, two spaces per level and one header.
package struct SourceText {
  private var lines: [String]
  private var depth = 0

  /// - Parameters:
  ///   - source: what the file is made from.
  ///   - sources: the files in which its tokens stand; empty to leave that line out.
  ///   - mark: what stands before each line of the header, and after it.
  package init(
    from source: String, declaredIn sources: [String] = [], mark: (String, String) = ("//", "")
  ) {
    lines = SwiftFile.header(from: source, declaredIn: sources).map {
      "\(mark.0) \(Self.commented($0[...]))\(mark.1)"
    }
  }

  var contents: [UInt8] { Array((lines.joined(separator: "\n") + "\n").utf8) }

  package mutating func line(_ text: String = "") {
    lines.append(text.isEmpty ? "" : String(repeating: "  ", count: depth) + text)
  }

  /// Appends an empty line and those of a file, as they are.
  mutating func verbatim(_ file: [UInt8]) {
    let text = String(decoding: file.dropLast(), as: UTF8.self)
    lines += [""] + text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Writes a line for each element, with a separator after all but the last, and an end.
  package mutating func list(
    _ elements: some Collection<String>, separator: String = "", end: String = ""
  ) {
    for (index, element) in elements.enumerated() {
      line(element + (index == elements.count - 1 ? end : separator))
    }
  }

  /// Writes lines one level deeper between two others.
  package mutating func block(_ opening: String, _ closing: String, _ body: (inout Self) -> Void) {
    line(opening)
    depth += 1
    body(&self)
    depth -= 1
    line(closing)
  }

  /// Writes what an author wrote as a comment of the next declaration; nothing for an empty text.
  package mutating func documentation(_ text: String?, _ further: String?...) {
    comment([text] + further)
  }

  /// The same after an empty line.
  mutating func documented(_ text: String?, _ further: String?...) {
    line()
    comment([text] + further)
  }

  private mutating func comment(_ texts: [String?]) {
    let paragraphs = texts.compactMap { $0?.isEmpty == false ? $0 : nil }
    guard !paragraphs.isEmpty else { return }
    let texts = paragraphs.map { paragraph in
      paragraph.split(whereSeparator: \.isNewline).map(Self.commented)
    }.filter { !$0.isEmpty }
    let all = Array(texts.joined(separator: [""]))
    guard all.count > 1 else { return line("/** \(all.first ?? "") */") }
    line("/**")
    for text in all { line(text.isEmpty ? " *" : " * " + text) }
    line(" */")
  }

  /// A line as a comment can hold it: nothing in it ends the comment or begins another.
  static func commented(_ text: Substring) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let last = result.unicodeScalars.last,
        last == "*" && scalar == "/" || last == "/" && scalar == "*"
      {
        result += " "
      }
      if scalar == "\t" {
        result += " "
      } else if scalar.needsSpelling {
        result += "U+" + String(scalar.value, radix: 16, uppercase: true)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension TokenDeprecation {
  /// Why, in words for a comment, with what one uses instead.
  func sentence(using replacement: String?) -> String {
    let successor = replacement.map { "use '\($0)'" }
    return [successor, reason].compactMap { $0?.isEmpty == false ? $0 : nil }
      .joined(separator: "; ")
  }
}
