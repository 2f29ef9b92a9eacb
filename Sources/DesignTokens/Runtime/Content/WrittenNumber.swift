/// The form of a number that a server sends as a text, such as `16px`, `20:13` or `50%`.
package enum WrittenNumber: String, CaseIterable, Sendable {
  /// A length in points with a unit. Pixels of style sheets and of Android's screens are points here.
  case points
  /// A width and a height.
  case ratio
  /// A share in percent, as a part of 1.
  case percent

  /// Completes a text that has another form.
  package var faultReason: String {
    switch self {
    case .points: "is not a length such as 16px"
    case .ratio: "is not a ratio such as 16:9"
    case .percent: "is not a percentage such as 50%"
    }
  }

  /// A text of the form.
  package var sample: String {
    switch self {
    case .points: "16px"
    case .ratio: "16:9"
    case .percent: "50%"
    }
  }

  /// The pattern of a valid text.
  package var pattern: String {
    let positive =
      "([1-9][0-9]{0,5}(\\.[0-9]{1,6})?|0\\.[0-9]{0,5}[1-9])"
    return switch self {
    case .points: "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,6})?(px|pt|dp)$"
    case .ratio: "^\(positive)[:/]\(positive)$"
    case .percent: "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,6})?%$"
    }
  }

  /// The bytes of the longest text: two numbers of six digits before their point and six behind, and a mark.
  private static let mostBytes = 27

  /// The number; `nil` for a text of another form.
  package func number(_ text: String) -> Double? {
    guard text.utf8.count <= Self.mostBytes else { return nil }
    switch self {
    case .points:
      guard ["px", "pt", "dp"].contains(where: text.hasSuffix) else { return nil }
      return Self.decimal(text.dropLast(2))
    case .ratio:
      guard let mark = text.firstIndex(where: { ":/".contains($0) }),
        let width = Self.positive(text[..<mark]),
        let height = Self.positive(text[text.index(after: mark)...])
      else { return nil }
      return width / height
    case .percent:
      guard text.hasSuffix("%") else { return nil }
      return Self.decimal(text.dropLast(1)).map { $0 / 100 }
    }
  }

  /// A number below a million with at most six digits after its point.
  private static func decimal(_ text: Substring) -> Double? {
    let digits = String(text)
    guard digits.utf8.first != UInt8(ascii: "-"), DecimalSyntax.isDecimal(digits),
      let number = Double(digits), number < 1e6
    else { return nil }
    return digits.utf8.drop { $0 != UInt8(ascii: ".") }.count <= 7 ? number : nil
  }

  /// The same above 0; one below 1 does not end in a zero.
  private static func positive(_ text: Substring) -> Double? {
    guard let number = decimal(text), number > 0 else { return nil }
    return number >= 1 || text.utf8.last != UInt8(ascii: "0") ? number : nil
  }
}
