/// Font names, most preferred first (Format module, section 8.3).
public struct FontFamilyValue: Equatable, Sendable {
  public let names: [String]

  public init(_ names: [String]) {
    self.names = names
  }

  /// The platform's own font.
  public static var system: FontFamilyValue { FontFamilyValue(["System"]) }

  /// The most preferred name; `nil` when there is none.
  public var primary: String? { names.first }

  /// Whether the most preferred font is the platform's own.
  ///
  /// That is `System`, or `system-ui` and `-apple-system` as in CSS; and so is a list without names.
  public var isSystem: Bool {
    guard let primary else { return true }
    return primary == "System" || primary == "system-ui" || primary == "-apple-system"
  }
}

/// A font's weight from 1 to 1000, as in OpenType's `wght` (Format module, section 8.4).
@frozen public struct FontWeightValue: Comparable, Sendable {
  public let number: Double

  @inlinable public init(_ number: Double) {
    self.number = number
  }

  @inlinable public static var thin: Self { Self(100) }
  @inlinable public static var extraLight: Self { Self(200) }
  @inlinable public static var light: Self { Self(300) }
  @inlinable public static var regular: Self { Self(400) }
  @inlinable public static var medium: Self { Self(500) }
  @inlinable public static var semiBold: Self { Self(600) }
  @inlinable public static var bold: Self { Self(700) }
  @inlinable public static var extraBold: Self { Self(800) }
  @inlinable public static var black: Self { Self(900) }
  @inlinable public static var extraBlack: Self { Self(950) }

  @inlinable public static func < (one: Self, other: Self) -> Bool { one.number < other.number }
}
