/// The brightness that a design is shown in.
public enum Scheme: String, CaseIterable, Hashable, Sendable {
  case light, dark
}

/// Whether people asked for more contrast.
public enum Contrast: String, CaseIterable, Hashable, Sendable {
  case normal, high
}

/// Whether a surface lies above another, such as a sheet over a page.
public enum Elevation: String, CaseIterable, Hashable, Sendable {
  case base, elevated
}

/// The range of colours that a screen can show.
public enum ColorGamut: String, CaseIterable, Hashable, Sendable {
  case displayP3 = "display-p3"
  case sRGB = "srgb"
}

/// The circumstances in which a dynamic value is resolved: scheme, contrast and elevation.
///
/// For example, `accent.resolved(in: .dark)` or
/// `accent.resolved(in: ThemeContext(.dark, contrast: .high))`.
@frozen public struct ThemeContext: Hashable, Sendable {
  /// A bit per axis, as in ``ThemeAxes``, set for the axis's second case.
  @usableFromInline let bits: UInt8

  @inlinable init(bits: UInt8) {
    self.bits = bits
  }

  /// Creates a context; what is left out is the axis's first case.
  @inlinable public init(
    _ scheme: Scheme, contrast: Contrast = .normal, elevation: Elevation = .base
  ) {
    bits =
      (scheme == .dark ? ThemeAxes.scheme.rawValue : 0)
      | (contrast == .high ? ThemeAxes.contrast.rawValue : 0)
      | (elevation == .elevated ? ThemeAxes.elevation.rawValue : 0)
  }

  /// The light scheme with normal contrast on a base surface.
  @inlinable public static var light: ThemeContext { ThemeContext(.light) }
  /// The dark scheme with normal contrast on a base surface.
  @inlinable public static var dark: ThemeContext { ThemeContext(.dark) }

  @inlinable public var scheme: Scheme {
    bits & ThemeAxes.scheme.rawValue == 0 ? .light : .dark
  }
  @inlinable public var contrast: Contrast {
    bits & ThemeAxes.contrast.rawValue == 0 ? .normal : .high
  }
  @inlinable public var elevation: Elevation {
    bits & ThemeAxes.elevation.rawValue == 0 ? .base : .elevated
  }
}

extension ThemeContext: CaseIterable {
  /// All eight contexts; the scheme changes fastest.
  public static var allCases: [ThemeContext] {
    (0..<8).map { ThemeContext(bits: $0) }
  }
}

/// A set of the things that a dynamic value can vary with.
@frozen public struct ThemeAxes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  @inlinable public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  @inlinable public static var scheme: ThemeAxes { ThemeAxes(rawValue: 1) }
  @inlinable public static var contrast: ThemeAxes { ThemeAxes(rawValue: 2) }
  @inlinable public static var elevation: ThemeAxes { ThemeAxes(rawValue: 4) }
  /// Display P3 first, then the gamut-mapped sRGB colour.
  @inlinable public static var gamut: ThemeAxes { ThemeAxes(rawValue: 8) }

  /// The number of variants of a value that varies with these axes.
  @inlinable public var variantCount: Int {
    1 << rawValue.nonzeroBitCount
  }

  /// The place of a context's variant among the variants of a value that varies with these axes.
  ///
  /// A variant's number has a bit for each axis in the set, in the order of the axes' raw values.
  @inlinable public func variant(in context: ThemeContext, gamut: ColorGamut = .displayP3) -> Int {
    let wanted = (context.bits | (gamut == .sRGB ? Self.gamut.rawValue : 0)) & rawValue
    // Moves each axis's bit down past the axes that are not in the set.
    var place = rawValue & 1
    var variant = wanted & 1
    variant |= (wanted >> 1 & 1) << place
    place &+= rawValue >> 1 & 1
    variant |= (wanted >> 2 & 1) << place
    place &+= rawValue >> 2 & 1
    variant |= (wanted >> 3 & 1) << place
    return Int(variant)
  }
}
