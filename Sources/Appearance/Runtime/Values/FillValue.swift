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

  /// Where a gradient leads, from the opposite edge or corner.
  ///
  /// From corner to corner, the colors in the middle run through the other two corners, as in CSS
  /// (Images 3, section 3.1.1).
  public enum Direction: String, CaseIterable, Hashable, Sendable {
    /// Upwards.
    case toTop
    /// To the corner of top and trailing edge.
    case toTopTrailing
    /// To the trailing edge: the right one in interfaces from left to right.
    case toTrailing
    /// To the corner of bottom and trailing edge.
    case toBottomTrailing
    /// Downwards.
    case toBottom
    /// To the corner of bottom and leading edge.
    case toBottomLeading
    /// To the leading edge: the left one in interfaces from left to right.
    case toLeading
    /// To the corner of top and leading edge.
    case toTopLeading

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

  /// The platform's materials, by how much shines through, of which tvOS has one; and its glass.
  public enum Blur: String, CaseIterable, Hashable, Sendable {
    /// Most of what lies beneath.
    case ultraThin
    /// Much of what lies beneath.
    case thin
    /// As much as usual.
    case regular
    /// Little of what lies beneath.
    case thick
    /// The glass of the systems of version 26; `regular` in older ones and in visionOS.
    case glass
    /// Glass that is clearer, for what lies on pictures; `ultraThin` in older systems and in visionOS.
    case clearGlass
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
