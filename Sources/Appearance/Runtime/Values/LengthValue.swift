import TokenRuntime

/// A length in points that may grow and shrink with the size of text that the user chose.
///
/// A number is a length that stays: `width: 8`. With a text style, the length scales like text of
/// that style, between a minimum and a maximum:
///
/// ```swift
/// let height = LengthValue(32, scale: .body, maximum: 64)
/// ```
public struct LengthValue: Equatable, Sendable {
  /// The length at the default size of text; infinite for ``fill`` and for a share, and negative infinity for ``fit``.
  public var points: Double
  /// The part, from 0, of the space that the group around has for its items; `nil` for a length by itself.
  public var share: Double?
  /// The text style that the length scales with; `nil` for a length that stays.
  public var scale: TypographyValue.TextStyle?
  /// The smallest length; `nil` for no limit.
  public var minimum: Double?
  /// The largest length, also at the default size of text; `nil` for no limit.
  public var maximum: Double?

  /// Creates a length that stays, or with a text style one that scales.
  public init(
    _ points: Double, scale: TypographyValue.TextStyle? = nil, minimum: Double? = nil,
    maximum: Double? = nil
  ) {
    self.points = points
    self.scale = scale
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Creates a part, from 0, of the space that there is: 0.5 for a half.
  ///
  /// Groups of `ComponentView` and `UIComponentView` take it; elsewhere it is all of the space.
  public init(share: Double) {
    self.init(.infinity)
    self.share = Swift.max(0, share)
  }

  /// All of the space that there is.
  public static var fill: Self { Self(.infinity) }
  /// The size that the content needs, also where a group gives its items all of the space.
  public static var fit: Self { Self(-.infinity) }

  /// A length within the bounds; the maximum wins over a minimum above it.
  func bounded(_ length: Double) -> Double {
    min(max(length, minimum ?? length), maximum ?? .infinity)
  }
}

extension LengthValue: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a length that stays.
  public init(floatLiteral points: Double) { self.init(points) }

  /// Creates a length that stays.
  public init(integerLiteral points: Int) { self.init(Double(points)) }
}
