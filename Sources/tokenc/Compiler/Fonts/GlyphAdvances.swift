/// How wide a font's glyphs are: what a face says in its tables `head`, `hhea`, `hmtx` and `cmap`
/// (OpenType specification 1.9.1).
///
/// A variable font's are of its default instance, without kerning, ligatures and other features.
package struct GlyphAdvances: Equatable, Sendable {
  /// The weight that they are of; `nil` for a font that doesn't vary in weight.
  package var weight: Double?
  /// By the Unicode scalar, in parts of the font size.
  var byScalar: [UInt32: Double]

  /// The width of a character in parts of the font size; `nil` where the font lacks it.
  package func width(of character: Character) -> Double? {
    var width = 0.0
    for scalar in character.unicodeScalars {
      guard let advance = byScalar[scalar.value] else { return nil }
      width += advance
    }
    return width
  }
}
