/// The edit that makes a value of another form one of the standard, for messages: what to write, or what is wrong.
struct ValueEdit {
  private let tape: JSONTape
  private let node: NodeID

  init(_ node: NodeID, in tape: JSONTape) {
    self.node = node
    self.tape = tape
  }

  /// The edit as the end of a message, with the semicolon before it; nothing where none is certain.
  ///
  /// - Parameters:
  ///   - type: the only type that the value may have; `nil` for a part without a type of its own.
  ///   - isNumber: whether a plain number is expected.
  func phrase(as type: TokenType?, isNumber: Bool) -> String {
    // A long text has none of these forms, and a message should not repeat it.
    guard tape.range(node).end - tape.range(node).start <= 40 else { return "" }
    switch tape.kind(node) {
    case .string: return textPhrase(tape.string(node), as: type, isNumber: isNumber)
    case .number: return numberPhrase(tape.text(node), as: type)
    default: return ""
    }
  }

  private func textPhrase(_ text: String, as type: TokenType?, isNumber: Bool) -> String {
    if isNumber { return Self.number(text).map { "; write \($0)" } ?? "" }
    switch type {
    case .color: return colorPhrase(text)
    case .dimension: return lengthPhrase(text)
    case .duration: return numberPhrase(text, as: type)
    case .cubicBezier:
      return CubicBezier(keyword: text).map { "; write \($0.text)" } ?? ""
    default: return ""
    }
  }

  private func numberPhrase(_ text: String, as type: TokenType?) -> String {
    guard let number = Double(text), number.isFinite else { return "" }
    switch type {
    case .dimension: return Self.quantity(number, "px")
    // Nothing moves for ten seconds, and ten milliseconds are not visible.
    case .duration: return Self.quantity(number, number >= 10 ? "ms" : "s")
    default: return ""
    }
  }

  /// A number that stands in quotes, also as a percentage.
  private static func number(_ text: String) -> String? {
    if let number = Double(text), number.isFinite { return JSONNumber.text(number) }
    guard text.utf8.last == UInt8(ascii: "%"), let percent = Double(text.dropLast()),
      percent.isFinite
    else { return nil }
    return JSONNumber.text(percent / 100)
  }

  // MARK: Lengths

  private func lengthPhrase(_ text: String) -> String {
    let unit = String(text.drop { "+-.0123456789".contains($0) })
    guard let number = Double(text.dropLast(unit.count)), number.isFinite else { return "" }
    if unit.isEmpty { return Self.quantity(number, "px") }
    guard OtherWords.possibleWord(for: unit, among: ["px"]) != nil else { return "" }
    return Self.quantity(number, "px") + ", as a px of the standard is a point of iOS"
  }

  private static func quantity(_ number: Double, _ unit: String) -> String {
    "; write {\"value\": \(JSONNumber.text(number)), \"unit\": \"\(unit)\"}"
  }

  // MARK: Colors

  private func colorPhrase(_ text: String) -> String {
    if let hex = NamedColors.hex(of: text), let named = DraftValue(hex) {
      return "; write \(named.standardValue)"
    }
    let isHash = text.utf8.first == UInt8(ascii: "#")
    let isHex = text.lowercased().hasPrefix("0x")
    let digits = isHash ? text.dropFirst() : isHex ? text.dropFirst(2) : text[...]
    if let wrong = digits.first(where: { !$0.isHexDigit }) {
      guard isHash || isHex else { return "" }
      return "; '\(wrong)' is no digit of a hex color"
        + ("oO".contains(wrong) ? ", but a letter: write the digit '0'" : "")
    }
    guard isHash || isHex || digits.utf8.count == 6 else { return "" }
    guard [3, 6].contains(digits.utf8.count), let color = DraftValue("#\(digits)") else {
      // Eight digits without "#" have alpha first in some languages and last in others.
      return isHash ? "; a hex color has 3, 4, 6 or 8 digits" : ""
    }
    return "; write \(color.standardValue)"
  }
}

extension CubicBezier {
  /// A curve that style sheets have a word for (CSS Easing Functions 1, section 2.2).
  package init?(keyword: String) {
    switch keyword {
    case "linear": self.init(x1: 0, y1: 0, x2: 1, y2: 1)
    case "ease": self.init(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
    case "ease-in": self.init(x1: 0.42, y1: 0, x2: 1, y2: 1)
    case "ease-out": self.init(x1: 0, y1: 0, x2: 0.58, y2: 1)
    case "ease-in-out": self.init(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    default: return nil
    }
  }

  fileprivate var text: String {
    "[\([x1, y1, x2, y2].map { JSONNumber.text($0) }.joined(separator: ", "))]"
  }
}
