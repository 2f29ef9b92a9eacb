/// The brightness that a design is shown in.
public enum Scheme: CaseIterable, Sendable {
  case light, dark
}

/// Whether people asked for more contrast.
public enum Contrast: CaseIterable, Sendable {
  case normal, high
}

/// Whether a surface lies above another, such as a sheet over a page.
public enum Elevation: CaseIterable, Sendable {
  case base, elevated
}

/// The range of colours that a screen can show.
public enum ColorGamut: CaseIterable, Sendable {
  case displayP3
  case sRGB
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
      (scheme == .dark ? ThemeAxes.scheme.bits : 0)
      | (contrast == .high ? ThemeAxes.contrast.bits : 0)
      | (elevation == .elevated ? ThemeAxes.elevation.bits : 0)
  }

  /// The light scheme with normal contrast on a base surface.
  @inlinable public static var light: ThemeContext { ThemeContext(.light) }
  /// The dark scheme with normal contrast on a base surface.
  @inlinable public static var dark: ThemeContext { ThemeContext(.dark) }

  @inlinable public var scheme: Scheme {
    bits & ThemeAxes.scheme.bits == 0 ? .light : .dark
  }
  @inlinable public var contrast: Contrast {
    bits & ThemeAxes.contrast.bits == 0 ? .normal : .high
  }
  @inlinable public var elevation: Elevation {
    bits & ThemeAxes.elevation.bits == 0 ? .base : .elevated
  }
}

extension ThemeContext: CaseIterable {
  /// All eight contexts; the scheme changes fastest.
  public static var allCases: [ThemeContext] {
    [
      ThemeContext(bits: 0), ThemeContext(bits: 1), ThemeContext(bits: 2), ThemeContext(bits: 3),
      ThemeContext(bits: 4), ThemeContext(bits: 5), ThemeContext(bits: 6), ThemeContext(bits: 7),
    ]
  }
}
