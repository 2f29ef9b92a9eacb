/// Reads the lines of ``ThemeReferences``.
enum ReferenceLine {
  enum Target {
    /// A token by its enum, which is empty for that of the line, and its name.
    case token(String, String)
    case primitive(String)
  }

  struct Reference {
    var target: Target
    var part = PartRange.whole
    var scalesLines = false
    var contexts: [UInt16] = []
  }

  /// The lines of a text, each of which ends with a line feed.
  static func lines(of text: StaticString) -> [String] {
    let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    return bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .dropLast().map { String(decoding: $0, as: UTF8.self) }
  }

  static func references(of line: Substring, variantCount: Int) -> [Reference] {
    line.split(separator: "\t").map { reference($0, variantCount: variantCount) }
  }

  private static func reference(_ text: Substring, variantCount: Int) -> Reference {
    var rest = text
    let part = bracketed("(", ")", &rest)
    let contexts = bracketed("[", "]", &rest)
    var reference = Reference(target: target(rest))
    if let part { readPart(part, into: &reference) }
    if let contexts { reference.contexts = masks(contexts, variantCount: variantCount) }
    return reference
  }

  /// The text between brackets at the beginning, which is removed with them.
  private static func bracketed(
    _ open: Character, _ close: Character, _ text: inout Substring
  ) -> Substring? {
    guard text.first == open, let end = text.firstIndex(of: close) else { return nil }
    let inner = text[text.index(after: text.startIndex)..<end]
    text = text[text.index(after: end)...]
    return inner
  }

  private static func target(_ text: Substring) -> Target {
    if text.first == "~" { return .primitive(String(text.dropFirst())) }
    let end = text.firstIndex(of: "=") ?? text.startIndex
    return .token(String(text[..<end]), String(text[end...].dropFirst()))
  }

  private static func readPart(_ text: Substring, into reference: inout Reference) {
    reference.part = .none
    var rest = text
    while let kind = rest.popFirst() {
      switch kind {
      case "c": reference.part.colors = range(&rest)
      case "n": reference.part.numbers = range(&rest)
      case "f": reference.part.hasFontFamily = true
      case "h": reference.scalesLines = true
      default: assertionFailure("generated data has parts of four kinds")
      }
    }
  }

  /// Reads `3+1`, or `3+` for a range without end.
  private static func range(_ text: inout Substring) -> Range<Int> {
    let start = number(&text) ?? 0
    if text.first == "+" { text.removeFirst() }
    guard let count = number(&text) else { return start..<Int.max }
    return start..<start + count
  }

  private static func number(_ text: inout Substring) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    text = text.dropFirst(digits.count)
    return Int(digits)
  }

  /// A number for each brand, of as many digits as there are sets of four variants.
  private static func masks(_ text: Substring, variantCount: Int) -> [UInt16] {
    let width = max(1, variantCount / 4)
    let digits = Array(text)
    return stride(from: 0, to: digits.count, by: width).map { start in
      UInt16(String(digits[start..<min(start + width, digits.count)]), radix: 16) ?? 0
    }
  }
}
