/// Font names, the most preferred first (DTCG Format module, section 8.3).
public struct FontFamilyValue: Equatable, Sendable {
  /// The names of font families or of single faces, the most preferred first.
  public let names: [String]

  /// Creates a list of names; an empty list means the platform's own font.
  public init(_ names: [String]) { self.names = names }

  /// The platform's own font, such as San Francisco on iOS.
  public static var system: FontFamilyValue { FontFamilyValue(["System"]) }

  /// The most preferred name; `nil` if the list is empty.
  public var primary: String? { names.first }

  /// A Boolean value that indicates whether the most preferred font is the platform's own.
  ///
  /// True if ``primary`` is `System`, or `system-ui` or `-apple-system` as in CSS, or if the list
  /// is empty.
  public var isSystem: Bool {
    guard let primary else { return true }
    return primary == "System" || primary == "system-ui" || primary == "-apple-system"
  }
}

/// A font's weight from 1 to 1000, as in OpenType's `wght` axis (DTCG Format module, section 8.4).
///
/// The compiler only accepts weights in this range. A weight that is created at run time is not
/// checked; the bridges to the platforms' fonts clamp it to 100...900.
@frozen public struct FontWeightValue: Comparable, Sendable {
  /// The weight, usually from 1 to 1000; a larger number is bolder.
  public let number: Double

  /// Creates a weight from a number, which is not checked.
  @inlinable public init(_ number: Double) {
    self.number = number
  }

  /// The weight 100, also called hairline.
  @inlinable public static var thin: Self { Self(100) }
  /// The weight 200, also called ultra light.
  @inlinable public static var extraLight: Self { Self(200) }
  /// The weight 300.
  @inlinable public static var light: Self { Self(300) }
  /// The weight 400, also called normal.
  @inlinable public static var regular: Self { Self(400) }
  /// The weight 500.
  @inlinable public static var medium: Self { Self(500) }
  /// The weight 600, also called demi bold.
  @inlinable public static var semiBold: Self { Self(600) }
  /// The weight 700.
  @inlinable public static var bold: Self { Self(700) }
  /// The weight 800, also called ultra bold.
  @inlinable public static var extraBold: Self { Self(800) }
  /// The weight 900, also called heavy.
  @inlinable public static var black: Self { Self(900) }
  /// The weight 950, also called ultra black.
  @inlinable public static var extraBlack: Self { Self(950) }

  /// A Boolean value that indicates whether the first weight is lighter than the second.
  @inlinable public static func < (one: Self, other: Self) -> Bool { one.number < other.number }
}
