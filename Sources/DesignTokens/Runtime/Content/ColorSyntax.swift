/// How a server writes a color by its digits; each form takes a color without opacity, too.
package enum ColorSyntax: String, CaseIterable, Sendable {
  /// As in CSS.
  case opacityLast = "#RRGGBBAA"
  /// As Android has it.
  case opacityFirst = "#AARRGGBB"
  /// Without opacity.
  case opaque = "#RRGGBB"

  /// The red, green, blue and opacity of a color, a byte each; `nil` for a text that is none.
  package func rgba(_ text: String) -> UInt32? {
    var digits = text.utf8[...]
    guard digits.popFirst() == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8,
      digits.allSatisfy({ Self.isHexadecimal($0) }),
      let number = UInt32(Substring(digits), radix: 16)
    else { return nil }
    if digits.count == 6 { return number << 8 | 0xFF }
    switch self {
    case .opacityLast: return number
    case .opacityFirst: return number << 8 | number >> 24
    case .opaque: return nil
    }
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
  }

  /// A regular expression for the texts that are colors.
  package var pattern: String {
    self == .opaque ? "^#[0-9A-Fa-f]{6}$" : "^#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?$"
  }

  /// Completes the name of a field.
  package var faultReason: String {
    self == .opaque
      ? "is not a color of the form '#RRGGBB'"
      : "is not a color of the form '#RRGGBB' or '\(rawValue)'"
  }
}
