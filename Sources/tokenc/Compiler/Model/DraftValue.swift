/// Values as strings, the form of the standard's drafts and of most tools before 2025.10.
struct DraftValue: Hashable, Sendable {
  var type: TokenType
  /// The value as 2025.10 writes it, for example `{"value": 16, "unit": "px"}`.
  var standardValue: String
}

extension DraftValue {
  /// Reads a string such as `#ef3124`, `rgb(0, 0, 0)`, `transparent`, `16px` or `200ms`; `nil` if
  /// it is nothing of the kind.
  init?(_ text: String) {
    if let color = Self.hexColor(text) ?? Self.functionColor(text) {
      self.init(type: .color, standardValue: color)
    } else if let (value, unit) = Self.length(text) {
      self.init(
        type: unit == "ms" || unit == "s" ? .duration : .dimension,
        standardValue: #"{"value": \#(JSONNumber.text(value)), "unit": "\#(unit)"}"#)
    } else {
      return nil
    }
  }

  /// `#rgb` or `#rrggbb` as an object. Eight digits have no answer: their order differs by tool.
  private static func hexColor(_ text: String) -> String? {
    guard text.utf8.count == 4 || text.utf8.count == 7, let color = Color(hexNotation: text) else {
      return nil
    }
    return self.color((0..<3).map { color.components.numbers[$0] })
  }

  /// `rgb(…)` and `rgba(…)` with numbers from 0 to 255, and `transparent`.
  private static func functionColor(_ text: String) -> String? {
    if text == "transparent" { return color([0, 0, 0], alpha: 0) }
    guard let start = ["rgb(", "rgba("].first(where: text.hasPrefix), text.hasSuffix(")") else {
      return nil
    }
    let parts = text.dropFirst(start.count).dropLast().split { ", /".contains($0) }
    let numbers = parts.compactMap { Double($0) }
    guard numbers.count == parts.count, numbers.count == 3 || numbers.count == 4,
      numbers.prefix(3).allSatisfy((0...255).contains)
    else { return nil }
    return color(numbers.prefix(3).map { $0 / 255 }, alpha: numbers.count == 4 ? numbers[3] : nil)
  }

  private static func color(_ channels: [Double], alpha: Double? = nil) -> String {
    let components = channels.map { JSONNumber.text($0, decimals: 3) }
    let opacity = alpha.map { #", "alpha": \#(JSONNumber.text($0))"# } ?? ""
    return
      #"{"colorSpace": "srgb", "components": [\#(components.joined(separator: ", "))]\#(opacity)}"#
  }

  private static func length(_ text: String) -> (value: Double, unit: String)? {
    for unit in ["px", "rem", "ms", "s"] where text.hasSuffix(unit) {
      if let value = Double(text.dropLast(unit.count)), value.isFinite { return (value, unit) }
    }
    return nil
  }
}
