#if canImport(SwiftUI)
  import SwiftUI
  #if canImport(UIKit)
    import UIKit
  #elseif canImport(AppKit)
    import AppKit
  #endif
  #if canImport(CoreText)
    import CoreText
  #endif

  /// The properties of a text style for SwiftUI, at the size that Dynamic Type asks for.
  package struct ScaledTypography {
    package let font: Font
    /// The space added between characters, in points.
    package let tracking: CGFloat
    /// The difference between the line height and that of the font, in points; at least 0.
    let lineSpacing: CGFloat
    /// The line height if it is lower than that of the font, in points, which spacing can't give.
    let lowLineHeight: CGFloat?

    /// Creates the properties for a size of text, with heavier faces if the user asks for Bold Text.
    package init(
      _ typography: TypographyValue, sizeCategory: ContentSizeCategory,
      legibilityWeight: LegibilityWeight?
    ) {
      let isBold = legibilityWeight == .bold
      #if os(watchOS)
        let platformFont = typography.uiFont(isBold: isBold)
        let fontHeight = platformFont.lineHeight
      #elseif canImport(UIKit)
        let traits = UITraitCollection(
          preferredContentSizeCategory: UIContentSizeCategory(matching: sizeCategory))
        let platformFont = typography.uiFont(compatibleWith: traits, isBold: isBold)
        let fontHeight = platformFont.lineHeight
      #else
        let platformFont = typography.nsFont
        let fontHeight = platformFont.ascender - platformFont.descender + platformFont.leading
      #endif
      let size = CGFloat(typography.size)
      let scale = size == 0 ? 1 : platformFont.pointSize / size
      font = Font(platformFont as CTFont)
      tracking = CGFloat(typography.letterSpacing) * scale
      let lineHeight = CGFloat(typography.lineHeight) * scale
      lineSpacing = max(lineHeight - fontHeight, 0)
      lowLineHeight = lineHeight > 0 && lineHeight < fontHeight ? lineHeight : nil
    }
  }

  #if canImport(UIKit) && !os(watchOS)
    extension UIContentSizeCategory {
      /// Creates UIKit's category of the same name; the system's own initializer needs iOS 14.
      package init(matching category: ContentSizeCategory) {
        switch category {
        case .extraSmall: self = .extraSmall
        case .small: self = .small
        case .medium: self = .medium
        case .large: self = .large
        case .extraLarge: self = .extraLarge
        case .extraExtraLarge: self = .extraExtraLarge
        case .extraExtraExtraLarge: self = .extraExtraExtraLarge
        case .accessibilityMedium: self = .accessibilityMedium
        case .accessibilityLarge: self = .accessibilityLarge
        case .accessibilityExtraLarge: self = .accessibilityExtraLarge
        case .accessibilityExtraExtraLarge: self = .accessibilityExtraExtraLarge
        case .accessibilityExtraExtraExtraLarge: self = .accessibilityExtraExtraExtraLarge
        @unknown default: self = .large
        }
      }
    }
  #endif
#endif
