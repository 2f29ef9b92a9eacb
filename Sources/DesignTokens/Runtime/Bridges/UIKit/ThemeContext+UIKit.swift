#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension ThemeContext {
    /// The scheme, contrast and elevation of an interface; what it leaves unspecified is light,
    /// normal and base. tvOS knows no elevation.
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
    /// The gamut of an interface's screen; Display P3 unless it is known to be sRGB.
    public init(_ traits: UITraitCollection) {
      self = traits.displayGamut == .SRGB ? .sRGB : .displayP3
    }
  }
#endif
