#if canImport(UIKit)
  import UIKit

  extension UIColor {
    /// Creates a color with these channels in their color space.
    public convenience init(_ components: ColorComponents) {
      let red = CGFloat(components.red)
      let green = CGFloat(components.green)
      let blue = CGFloat(components.blue)
      let alpha = CGFloat(components.alpha)
      switch components.space {
      case .sRGB: self.init(red: red, green: green, blue: blue, alpha: alpha)
      case .displayP3: self.init(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      }
    }
  }
#endif
