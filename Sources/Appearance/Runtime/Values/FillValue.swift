import TokenRuntime

/// What an area is filled with.
public enum FillValue: Equatable, Sendable {
  /// A color.
  case color(ColorValue)
  /// Colors along a line across the area.
  case gradient(GradientValue, direction: Direction = .toBottom)
  /// What lies beneath, blurred.
  case blur(Blur)
  /// An image of the app by its name, and how it fills the area.
  case image(String, contentMode: ImageAppearance.ContentMode = .scaleAspectFill)

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
  /// The stops in the order of their positions, within 0...1, and at least two if there is any.
  ///
  /// Stops at one position keep their order: there the color changes at once.
  var ordered: [(color: ColorValue, position: Double)] {
    let sorted = stops.enumerated()
      .sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }
      .map { (color: $0.element.color, position: min(max($0.element.position, 0), 1)) }
    guard sorted.count == 1, let only = sorted.first else { return sorted }
    return [(only.color, 0), (only.color, 1)]
  }
}
