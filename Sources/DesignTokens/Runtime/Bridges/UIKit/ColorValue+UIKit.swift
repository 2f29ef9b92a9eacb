#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension UIColor {
    /// Creates a dynamic color that follows the scheme, contrast, elevation and gamut of the interface
    /// it is drawn in.
    public convenience init(_ value: ColorValue) {
      self.init(dynamicProvider: { @Sendable traits in
        UIColor(value.resolved(in: ThemeContext(traits), gamut: ColorGamut(traits)))
      })
    }
  }

  extension ColorValue {
    /// The color to draw with in an interface, for APIs that don't take a dynamic `UIColor`.
    public func cgColor(compatibleWith traits: UITraitCollection) -> CGColor {
      UIColor(resolved(in: ThemeContext(traits), gamut: ColorGamut(traits))).cgColor
    }
  }
#endif
