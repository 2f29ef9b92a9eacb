import TokenCompiler

/// A color that a variable may take, with what the solver asks of it.
struct Swatch: Sendable {
  var color: Color
  /// Relative luminance, and the color for comparisons, of an opaque one.
  var luminance: Double
  var lab: LabColor
  /// The change from today's color, as ΔE2000; see ``ColorChange``.
  var cost: Double

  init(_ color: Color, from original: ColorChange) {
    self.color = color
    luminance = color.relativeLuminance
    lab = LabColor(color)
    cost = original.difference(to: color)
  }
}

/// A color of today, with which others are compared.
package struct ColorChange: Sendable {
  private let original: Color
  private let onWhite: LabColor
  private let onBlack: LabColor

  package init(from original: Color) {
    self.original = original
    onWhite = LabColor(original.composited(over: .white))
    onBlack = LabColor(original.composited(over: .black))
  }

  /// The difference as ΔE2000: of translucent colors the greater of those that are seen over white and over black.
  package func difference(to color: Color) -> Double {
    if color.components == original.components, color.opacity == original.opacity { return 0 }
    let white = CIEDE2000.difference(onWhite, LabColor(color.composited(over: .white)))
    guard color.opacity < 1 || original.opacity < 1 else { return white }
    return max(white, CIEDE2000.difference(onBlack, LabColor(color.composited(over: .black))))
  }
}
