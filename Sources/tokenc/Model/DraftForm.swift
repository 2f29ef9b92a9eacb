/// Values as strings, the form of the standard's drafts and of most tools before 2025.10.
enum DraftForm {
  /// The 2025.10 form of a value such as `#ef3124` or `16px`; `nil` if it is neither.
  static func standardForm(of text: String) -> String? {
    color(text) ?? length(text)
  }

  /// `#rgb` or `#rrggbb` as an object. Eight digits have no answer: their order differs by tool.
  private static func color(_ text: String) -> String? {
    guard text.first == "#" else { return nil }
    var digits = Array(text.utf8.dropFirst())
    guard digits.allSatisfy({ JSONEscapes.hexDigit($0) != nil }) else { return nil }
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    guard digits.count == 6 else { return nil }
    let components = stride(from: 0, to: 6, by: 2).map { index -> String in
      let high = JSONEscapes.hexDigit(digits[index]) ?? 0
      let low = JSONEscapes.hexDigit(digits[index + 1]) ?? 0
      let thousandths = Int((Double(high * 16 + low) / 255 * 1000).rounded())
      if thousandths == 0 || thousandths == 1000 { return "\(thousandths / 1000)" }
      return "\(Double(thousandths) / 1000)"
    }
    return #"{"colorSpace": "srgb", "components": [\#(components.joined(separator: ", "))]}"#
  }

  private static func length(_ text: String) -> String? {
    for unit in ["px", "rem", "ms", "s"] where text.hasSuffix(unit) {
      let number = text.dropLast(unit.count)
      guard let value = Double(number), value.isFinite else { continue }
      let shown = value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
      return #"{"value": \#(shown), "unit": "\#(unit)"}"#
    }
    return nil
  }
}
