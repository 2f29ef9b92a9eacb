/// A modifier of the tokens that becomes an axis of a theme: those of ``ThemeAxes`` in their order,
/// and last the size class, which no color has an axis for.
package enum ThemeAxis: String, CaseIterable, Sendable {
  case scheme, contrast, elevation, sizeClass

  /// The names of its two contexts, the default first.
  package var contexts: [String] {
    switch self {
    case .scheme: ["light", "dark"]
    case .contrast: ["normal", "high"]
    case .elevation: ["base", "elevated"]
    case .sizeClass: ["compact", "regular"]
    }
  }

  /// The bit of its second case in a ``ThemeContext``.
  package var contextBit: UInt8 {
    switch self {
    case .scheme: ThemeAxes.scheme.bits
    case .contrast: ThemeAxes.contrast.bits
    case .elevation: ThemeAxes.elevation.bits
    case .sizeClass: ThemeContext.regularBit
    }
  }
}

/// The range of colors that a screen can show.
public enum ColorGamut: CaseIterable, Sendable {
  /// The wide range of Display P3, which contains that of sRGB.
  case displayP3
  /// The range of sRGB.
  case sRGB
}

/// The conditions in which a value is resolved: scheme, contrast, elevation and size class.
///
/// For example, `accent.resolved(in: .dark)` or
/// `accent.resolved(in: ThemeContext(.dark, contrast: .high))`.
@frozen public struct ThemeContext: Hashable, Sendable {
  /// A bit per axis, as in ``ThemeAxes``, set for the axis's second case, and one for the size class.
  @usableFromInline let bits: UInt8

  /// The bit of the regular size class, which no set of ``ThemeAxes`` has.
  @usableFromInline static var regularBit: UInt8 { 16 }

  @inlinable init(bits: UInt8) {
    self.bits = bits
  }

  /// Creates a context that has the second case of each of these axes.
  package init(second axes: some Sequence<ThemeAxis>) {
    bits = axes.reduce(0) { $0 | $1.contextBit }
  }

  /// Creates a context, by default with normal contrast, on a base surface and compact.
  @inlinable public init(
    _ scheme: Scheme, contrast: Contrast = .normal, elevation: Elevation = .base,
    sizeClass: SizeClass = .compact
  ) {
    bits =
      (scheme == .dark ? ThemeAxes.scheme.bits : 0)
      | (contrast == .high ? ThemeAxes.contrast.bits : 0)
      | (elevation == .elevated ? ThemeAxes.elevation.bits : 0)
      | (sizeClass == .regular ? Self.regularBit : 0)
  }

  /// The light scheme with normal contrast on a base surface.
  @inlinable public static var light: ThemeContext { ThemeContext(.light) }
  /// The dark scheme with normal contrast on a base surface.
  @inlinable public static var dark: ThemeContext { ThemeContext(.dark) }

  /// A Boolean value that indicates whether the context is light or dark.
  @inlinable public var scheme: Scheme {
    bits & ThemeAxes.scheme.bits == 0 ? .light : .dark
  }
  /// The contrast that the user asked for.
  @inlinable public var contrast: Contrast {
    bits & ThemeAxes.contrast.bits == 0 ? .normal : .high
  }
  /// A Boolean value that indicates whether the surface lies above another.
  @inlinable public var elevation: Elevation {
    bits & ThemeAxes.elevation.bits == 0 ? .base : .elevated
  }
  /// A Boolean value that indicates whether the interface is narrow or wide.
  @inlinable public var sizeClass: SizeClass {
    bits & Self.regularBit == 0 ? .compact : .regular
  }
}

extension ThemeContext {
  /// The brightness that a design is shown in.
  public enum Scheme: CaseIterable, Sendable {
    /// Dark text on light surfaces.
    case light
    /// Light text on dark surfaces.
    case dark
  }

  /// A Boolean value that indicates whether the user asked for more contrast, such as with the setting Increase
  /// Contrast of iOS.
  public enum Contrast: CaseIterable, Sendable {
    /// The design's usual contrast.
    case normal
    /// More contrast than usual.
    case high
  }

  /// A Boolean value that indicates whether a surface lies above another, such as a sheet over a page.
  public enum Elevation: CaseIterable, Sendable {
    /// The surface of a page.
    case base
    /// A surface above a page, such as a sheet or a popover.
    case elevated
  }

  /// The width that an interface has, such as the horizontal size class of iOS.
  ///
  /// Lengths, text styles and other values may differ between the two: `theme[.page, in: context]`.
  public enum SizeClass: CaseIterable, Sendable {
    /// A narrow interface, such as that of an iPhone held upright.
    case compact
    /// A wide interface, such as that of an app on an iPad's whole screen.
    case regular
  }
}

extension ThemeContext: CaseIterable {
  /// All sixteen contexts; the scheme changes fastest, then the contrast, the elevation and the size
  /// class.
  public static var allCases: [ThemeContext] {
    colorCases + colorCases.map { ThemeContext(bits: $0.bits | regularBit) }
  }

  /// The eight contexts in which colors can differ, all compact.
  package static var colorCases: [ThemeContext] {
    [
      ThemeContext(bits: 0), ThemeContext(bits: 1), ThemeContext(bits: 2), ThemeContext(bits: 3),
      ThemeContext(bits: 4), ThemeContext(bits: 5), ThemeContext(bits: 6), ThemeContext(bits: 7),
    ]
  }
}
