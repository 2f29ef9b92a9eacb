// What the bridges to UIKit and AppKit call alike.
#if canImport(UIKit) && !os(watchOS)
  import TokenRuntime
  import UIKit

  typealias ElementView = UIView
  typealias ElementColor = UIColor
  typealias ElementFont = UIFont
  typealias ElementImage = UIImage
  typealias ElementInsets = UIEdgeInsets
  typealias ElementStackView = UIStackView
  typealias InterfaceTraits = UITraitCollection

  extension UIView {
    var interfaceTraits: UITraitCollection { traitCollection }

    /// The direction of the y axis in which the shadows of letters are measured.
    nonisolated static var down: CGFloat { 1 }
  }

  extension ColorValue {
    func shown(in traits: UITraitCollection) -> UIColor {
      UIColor(resolved(in: ThemeContext(traits), gamut: ColorGamut(traits)))
    }
  }

  extension TypographyValue {
    /// The factor by which Dynamic Type enlarges a text of this style.
    func scale(compatibleWith traits: UITraitCollection) -> CGFloat {
      size == 0 ? 1 : uiFont(compatibleWith: traits).pointSize / CGFloat(size)
    }
  }

  typealias FontTraits = UIFontDescriptor.SymbolicTraits

  extension UIFont {
    var symbolicTraits: FontTraits { fontDescriptor.symbolicTraits }

    /// This font with more traits in a size; `nil` if the system has no such font.
    func adding(_ traits: FontTraits, size: CGFloat) -> UIFont? {
      fontDescriptor.withSymbolicTraits(symbolicTraits.union(traits))
        .map { UIFont(descriptor: $0, size: size) }
    }
  }
#elseif canImport(AppKit)
  import AppKit
  import TokenRuntime

  typealias ElementView = NSView
  typealias ElementColor = NSColor
  typealias ElementFont = NSFont
  typealias ElementImage = NSImage
  typealias ElementInsets = NSEdgeInsets
  typealias ElementStackView = NSStackView
  typealias InterfaceTraits = NSAppearance

  extension NSView {
    var interfaceTraits: NSAppearance { effectiveAppearance }

    /// The direction of the y axis in which the shadows of letters are measured, also in flipped views.
    nonisolated static var down: CGFloat { -1 }

    var isReversed: Bool { userInterfaceLayoutDirection == .rightToLeft }
  }

  extension ColorValue {
    func shown(in appearance: NSAppearance) -> NSColor {
      NSColor(resolved(in: ThemeContext(appearance)))
    }
  }

  typealias FontTraits = NSFontDescriptor.SymbolicTraits

  extension FontTraits {
    static var traitBold: Self { .bold }
    static var traitItalic: Self { .italic }
    static var traitMonoSpace: Self { .monoSpace }
  }

  extension NSFont {
    var symbolicTraits: FontTraits { fontDescriptor.symbolicTraits }

    /// This font with more traits in a size; `nil` if the system has no such font.
    func adding(_ traits: FontTraits, size: CGFloat) -> NSFont? {
      NSFont(
        descriptor: fontDescriptor.withSymbolicTraits(symbolicTraits.union(traits)), size: size)
    }
  }

  extension TypographyValue {
    /// The attributes of text in this style; macOS has no Dynamic Type.
    func textAttributes(
      compatibleWith traits: NSAppearance? = nil, alignment: NSTextAlignment = .natural,
      lineBreakMode: NSLineBreakMode = .byWordWrapping, isInTextView: Bool = false
    ) -> [NSAttributedString.Key: Any] {
      let attributes = nsTextAttributes
      if let paragraph = attributes[.paragraphStyle] as? NSMutableParagraphStyle {
        paragraph.alignment = alignment
        paragraph.lineBreakMode = lineBreakMode
      }
      return attributes
    }

    /// The attributes of a text in one line that AppKit positions: font and tracking.
    func lineAttributes(compatibleWith traits: NSAppearance? = nil) -> [NSAttributedString.Key: Any]
    {
      nsTextAttributes.filter { $0.key == .font || $0.key == .kern }
    }
  }
#endif
