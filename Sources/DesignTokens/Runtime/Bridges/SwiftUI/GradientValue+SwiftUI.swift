#if canImport(SwiftUI)
  import SwiftUI

  extension LinearGradient {
    /// Creates the gradient of a token, which leads downwards if it has no angle.
    nonisolated public init(_ value: GradientValue) {
      let end = GradientValue.end(ofAngle: value.angle ?? 180)
      self.init(value, from: (1 - end.x, 1 - end.y), to: end)
    }

    /// Creates a gradient between two points of a square, which SwiftUI follows from left to right.
    nonisolated package init(
      _ value: GradientValue, from start: (x: Double, y: Double), to end: (x: Double, y: Double)
    ) {
      self.init(
        gradient: Gradient(
          stops: value.ordered.map {
            Gradient.Stop(color: Color($0.color), location: CGFloat($0.position))
          }),
        startPoint: UnitPoint(x: CGFloat(start.x), y: CGFloat(start.y)),
        endPoint: UnitPoint(x: CGFloat(end.x), y: CGFloat(end.y)))
    }
  }

  /// A gradient fills shapes and texts by itself: `.background(theme[.hero])`.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  extension GradientValue: ShapeStyle {
    /// The gradient, whose colors SwiftUI resolves.
    public func resolve(in environment: EnvironmentValues) -> LinearGradient {
      LinearGradient(self)
    }
  }
#endif
