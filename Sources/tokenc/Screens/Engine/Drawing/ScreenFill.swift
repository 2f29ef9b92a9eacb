import TokenCompiler
import TokenComponents
import TokenRuntime

package enum ScreenFill: Hashable, Sendable {
  case color(Color)
  case gradient(Gradient, ElementWords.FillDirection = .toBottom)
}

extension ScreenFill {
  /// Where a gradient ends in a square of 1: by its angle, or else where a direction leads. It begins
  /// opposite.
  package static func end(
    of gradient: Gradient, _ direction: ElementWords.FillDirection
  ) -> (x: Double, y: Double) {
    gradient.angle.map { GradientValue.end(ofAngle: $0) } ?? direction.end
  }
}

/// Where a gradient leads, from the opposite edge or corner, as the library's `FillValue.Direction` has
/// it; downwards where a spec says nothing. Drawn in interfaces from left to right.
extension ElementWords.FillDirection {
  /// The direction in an interface from right to left.
  var mirrored: ElementWords.FillDirection {
    let name =
      rawValue.hasSuffix("Leading")
      ? rawValue.dropLast("Leading".count) + "Trailing"
      : rawValue.hasSuffix("Trailing")
        ? rawValue.dropLast("Trailing".count) + "Leading" : rawValue[...]
    return ElementWords.FillDirection(rawValue: String(name)) ?? self
  }

  /// Where the gradient ends in a square of 1, measured from the top left; it begins opposite.
  ///
  /// Stretched to an area, the line from corner to corner has the other two corners in one color, as
  /// in CSS (Images 3, section 3.1.1).
  package var end: (x: Double, y: Double) {
    let name = rawValue
    return (
      name.hasSuffix("Leading") ? 0 : name.hasSuffix("Trailing") ? 1 : 0.5,
      name.hasPrefix("toTop") ? 0 : name.hasPrefix("toBottom") ? 1 : 0.5
    )
  }
}
