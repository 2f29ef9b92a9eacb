#if canImport(UIKit) && !os(watchOS)
  import TokenRuntime
  import UIKit

  extension NSDirectionalEdgeInsets {
    init(_ insets: InsetsValue) {
      self.init(
        top: CGFloat(insets.top), leading: CGFloat(insets.leading),
        bottom: CGFloat(insets.bottom), trailing: CGFloat(insets.trailing))
    }
  }

  extension UIView {
    /// A Boolean value that indicates whether the leading edge is the right one, as the interface or the app says,
    /// also of a button that is turned around to have its image at the other side.
    var isReversed: Bool {
      let isTurned = StyleKeeper.existing(in: self)?.isTurned ?? false
      return (effectiveUserInterfaceLayoutDirection == .rightToLeft) != isTurned
    }
  }

  extension UIKeyboardAppearance {
    init(_ style: KeyboardStyle) {
      switch style {
      case .automatic: self = .default
      case .light: self = .light
      case .dark: self = .dark
      }
    }
  }

  extension TypographyValue {
    /// The attributes of a text in one line that UIKit positions: font and tracking.
    func lineAttributes(
      compatibleWith traits: UITraitCollection? = nil, color: ColorValue? = nil
    ) -> [NSAttributedString.Key: Any] {
      var attributes = textAttributes(compatibleWith: traits)
      attributes[.paragraphStyle] = nil
      attributes[.baselineOffset] = nil
      attributes[.foregroundColor] = color.map { UIColor($0) }
      return attributes
    }
  }
#endif
