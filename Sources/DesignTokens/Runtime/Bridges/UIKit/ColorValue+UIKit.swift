#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension UIColor {
    /// Creates a colour that follows scheme, contrast, elevation and gamut of where it is shown.
    public convenience init(_ value: ColorValue) {
      self.init(dynamicProvider: { @Sendable traits in
        UIColor(value.resolved(in: ThemeContext(traits), gamut: ColorGamut(traits)))
      })
    }
  }

  extension ColorValue {
    /// The colour to draw with in an interface, for what can't hold a dynamic `UIColor`.
    public func cgColor(compatibleWith traits: UITraitCollection) -> CGColor {
      UIColor(resolved(in: ThemeContext(traits), gamut: ColorGamut(traits))).cgColor
    }
  }
#endif
