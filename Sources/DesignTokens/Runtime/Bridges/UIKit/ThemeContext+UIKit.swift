#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension ThemeContext {
    /// Creates the context of an interface.
    ///
    /// Unspecified traits are light, normal and base. tvOS has no elevation, so it is `base`.
    public init(_ traits: UITraitCollection) {
      #if os(tvOS)
        let elevation = Elevation.base
      #else
        let elevation: Elevation = traits.userInterfaceLevel == .elevated ? .elevated : .base
      #endif
      self.init(
        traits.userInterfaceStyle == .dark ? .dark : .light,
        contrast: traits.accessibilityContrast == .high ? .high : .normal,
        elevation: elevation)
    }
  }

  extension ColorGamut {
    /// Creates the gamut of an interface's screen: sRGB if the traits say so, otherwise Display P3.
    public init(_ traits: UITraitCollection) {
      self = traits.displayGamut == .SRGB ? .sRGB : .displayP3
    }
  }
#endif
