#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension ThemeContext {
    /// Creates the context of an interface.
    ///
    /// Unspecified traits are light, normal, base and compact. tvOS has no elevation, so it is `base`.
    /// The size class is the horizontal one.
    public init(_ traits: UITraitCollection) {
      #if os(tvOS)
        let elevation = Elevation.base
      #else
        let elevation: Elevation = traits.userInterfaceLevel == .elevated ? .elevated : .base
      #endif
      self.init(
        traits.userInterfaceStyle == .dark ? .dark : .light,
        contrast: traits.accessibilityContrast == .high ? .high : .normal, elevation: elevation,
        sizeClass: traits.horizontalSizeClass == .regular ? .regular : .compact)
    }
  }

  extension ColorGamut {
    /// Creates the gamut of an interface's screen: sRGB if the traits say so, otherwise Display P3.
    public init(_ traits: UITraitCollection) {
      self = traits.displayGamut == .SRGB ? .sRGB : .displayP3
    }
  }
#endif
