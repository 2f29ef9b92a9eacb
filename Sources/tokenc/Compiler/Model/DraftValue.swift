/// Values as strings, the form of the standard's drafts and of most tools before 2025.10.
package struct DraftValue: Equatable, Sendable {
  var type: TokenType
  /// The value as 2025.10 writes it, for example `{"value": 16, "unit": "px"}`.
  package var standardValue: String
  /// A Boolean value that indicates whether the text is a color in hex notation with alpha, which some tools write
  /// first.
  var hasHexAlpha = false
}

extension DraftValue {
  /// Reads a string such as `#ef3124`, `rgb(0, 0, 0)`, `transparent`, `16px` or `200ms`, or `nil`.
  package init?(_ text: String) {
    if let color = Self.color(text) {
      let digitCount = text.utf8.first == UInt8(ascii: "#") ? text.utf8.count - 1 : 0
      self.init(
        type: .color, standardValue: Self.object(color),
        hasHexAlpha: digitCount == 4 || digitCount == 8)
    } else if let (value, unit) = Self.length(text) {
      self.init(
        type: unit == "ms" || unit == "s" ? .duration : .dimension,
        standardValue: #"{"value": \#(JSONNumber.text(value)), "unit": "\#(unit)"}"#)
    } else {
      return nil
    }
  }

  /// `standardValue` as messages show it: with what was taken for granted.
  var shownValue: String { standardValue + (hasHexAlpha ? ", if alpha stands last as in CSS" : "") }

  /// A color as style sheets write it, in the bounds that its space has in token files.
  private static func color(_ text: String) -> Color? {
    if text == "transparent" {
      return Color(space: .srgb, components: ColorComponents(0, 0, 0), alpha: 0, hex: nil)
    }
    guard var color = try? CSSColor.parse(text) else { return nil }
    for index in 0..<3 {
      if color.space == .srgb {
        // A ten-thousandth of an 8-bit step, as imports have it.
        color.components[index] = color.components[index]?.rounded(decimals: 6)
      }
      if let number = color.components[index], let range = color.space.range(ofComponent: index),
        !range.accepts(number)
      {
        return nil
      }
    }
    color.alpha = color.alpha?.rounded(decimals: 6)
    if text.utf8.first == UInt8(ascii: "#") { color.hex = color.sRGBHex }
    return color
  }

  private static func object(_ color: Color) -> String {
    let components = (0..<3).map { color.components[$0].map(JSONNumber.text) ?? "\"none\"" }
    let list = components.joined(separator: ", ")
    let alpha = color.alpha.map { ", \"alpha\": \(JSONNumber.text($0))" } ?? ""
    let hex = color.hex.map { ", \"hex\": \"\($0)\"" } ?? ""
    return "{\"colorSpace\": \"\(color.space.rawValue)\", \"components\": [\(list)]\(alpha)\(hex)}"
  }

  private static func length(_ text: String) -> (value: Double, unit: String)? {
    for unit in ["px", "rem", "ms", "s"] where text.hasSuffix(unit) {
      if let value = Double(text.dropLast(unit.count)), value.isFinite { return (value, unit) }
    }
    return nil
  }
}
