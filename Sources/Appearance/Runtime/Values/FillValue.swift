import TokenRuntime

/// The filling of an area.
public enum FillValue: Equatable, Sendable {
  /// A color.
  case color(ColorValue)
  /// Colors along a line across the area. A gradient with an angle leads there, whatever the direction.
  case gradient(GradientValue, direction: Direction = .toBottom)
  /// The blurred content beneath.
  case blur(Blur)
  /// An image of the app by its name, and how it fills the area.
  case image(String, contentMode: ImageAppearance.ContentMode = .scaleAspectFill)

  /// Creates the fill of a gradient token, which is a color if it has a single stop, as a token has whose
  /// files state a color in an enum of gradients.
  public init(_ gradient: GradientValue) {
    if gradient.stops.count == 1 {
      self = .color(gradient.stops[0].color)
    } else {
      self = .gradient(gradient)
    }
  }

  /// The color, if it is one.
  var color: ColorValue? {
    if case .color(let color) = self { color } else { nil }
  }
}

extension FillValue.Direction {
  /// Where the gradient ends in a square of 1, measured from the top and the leading edge; it
  /// begins opposite.
  var end: (x: Double, y: Double) {
    switch self {
    case .toTop: (0.5, 0)
    case .toTopTrailing: (1, 0)
    case .toTrailing: (1, 0.5)
    case .toBottomTrailing: (1, 1)
    case .toBottom: (0.5, 1)
    case .toBottomLeading: (0, 1)
    case .toLeading: (0, 0.5)
    case .toTopLeading: (0, 0)
    }
  }
}

extension GradientValue {
  /// Where the gradient ends in a square of 1: by its angle, or else where a direction leads.
  func end(_ direction: FillValue.Direction) -> (x: Double, y: Double) {
    angle.map { Self.end(ofAngle: $0) } ?? direction.end
  }
}
