/// The sign before an item of a list.
package enum ListMarker: String, CaseIterable, Sendable {
  case none, bullets, numbers, letters

  /// The sign before the item with an index; `nil` for none.
  package func text(at index: Int) -> String? {
    switch self {
    case .none: nil
    case .bullets: "•"
    case .numbers: "\(index + 1)."
    case .letters: Self.letters(index) + "."
    }
  }

  /// `a` to `z`, then `aa`, `ab` and so on.
  private static func letters(_ index: Int) -> String {
    var text = ""
    var rest = index
    repeat {
      let letter = Unicode.Scalar(UInt8(0x61 + rest % 26))
      text = String(Character(letter)) + text
      rest = rest / 26 - 1
    } while rest >= 0
    return text
  }
}
