/// A color as CIE L\*a\*b\* under D65, ready to be compared many times.
///
/// Differences between tokens are measured under D65, the white of every screen, without adapting
/// to another. The space `lab` of CSS and of the Color module is relative to D50 instead and gives
/// slightly other differences.
package struct LabColor: Hashable, Sendable {
  /// From 0, black, to 100, white; colors that no screen shows may lie beyond.
  package let lightness: Double
  /// From green, negative, to red.
  package let a: Double
  /// From blue, negative, to yellow.
  package let b: Double
  /// The distance from grey.
  let chroma: Double

  init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
    chroma = (a * a + b * b).squareRoot()
  }

  /// The color without its alpha: composite a translucent one first.
  package init(_ color: Color) {
    let lab = CIELab.d65.lab(color.space.convert(color.components.numbers, to: .xyzD65))
    self.init(lightness: lab.x, a: lab.y, b: lab.z)
  }
}
