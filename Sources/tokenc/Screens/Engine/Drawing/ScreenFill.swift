import TokenCompiler
import TokenComponents

enum ScreenFill: Sendable {
  case color(Color)
  case gradient(Gradient, ElementWords.FillDirection = .toBottom)
}

/// Where a gradient leads, from the opposite edge or corner, as the library's `FillValue.Direction` has
/// it; downwards where a spec says nothing. Drawn in interfaces from left to right.
extension ElementWords.FillDirection {
  /// Where the gradient ends in a square of 1, measured from the top left; it begins opposite.
  ///
  /// Stretched to an area, the line from corner to corner has the other two corners in one color, as
  /// in CSS (Images 3, section 3.1.1).
  var end: (x: Double, y: Double) {
    let name = rawValue
    return (
      name.hasSuffix("Leading") ? 0 : name.hasSuffix("Trailing") ? 1 : 0.5,
      name.hasPrefix("toTop") ? 0 : name.hasPrefix("toBottom") ? 1 : 0.5
    )
  }
}
