#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension TypographyValue {
    /// The attributes of text in this style: font, tracking, and lines of the given height with the
    /// text in their middle.
    ///
    /// Tracking and line height grow with the font, so they stop where it stops.
    ///
    /// - Parameters:
    ///   - traits: The interface, or `nil` for the app's setting.
    ///   - alignment: How the lines are aligned.
    ///   - lineBreakMode: What happens to text that doesn't fit.
    public func textAttributes(
      compatibleWith traits: UITraitCollection? = nil, alignment: NSTextAlignment = .natural,
      lineBreakMode: NSLineBreakMode = .byWordWrapping
    ) -> [NSAttributedString.Key: Any] {
      let font = uiFont(compatibleWith: traits)
      let scale = size == 0 ? 1 : font.pointSize / CGFloat(size)
      let paragraph = NSMutableParagraphStyle()
      paragraph.alignment = alignment
      paragraph.lineBreakMode = lineBreakMode
      var attributes: [NSAttributedString.Key: Any] = [
        .font: font, .kern: CGFloat(letterSpacing) * scale, .paragraphStyle: paragraph,
      ]
      if lineHeight > 0 {
        let height = CGFloat(lineHeight) * scale
        paragraph.minimumLineHeight = height
        paragraph.maximumLineHeight = height
        attributes[.baselineOffset] = Self.centeringOffset(of: font, inLineOf: height)
      }
      return attributes
    }

    /// What raises text to the middle of a line that is higher than the font's own.
    ///
    /// The extra height is added above the text, so half of it raises the text to the middle.
    /// Before iOS 16.4, text moves by twice the offset (Apple Developer Forums, thread 124799).
    /// Text in a lower line stays where it is: since iOS 16.4, negative offsets are ignored there.
    private static func centeringOffset(of font: UIFont, inLineOf height: CGFloat) -> CGFloat {
      let excess = max(height - font.lineHeight, 0)
      if #available(iOS 16.4, tvOS 16.4, *) { return excess / 2 }
      return excess / 4
    }

    /// A text in the case that the style asks for.
    public func cased(_ text: String) -> String {
      switch textCase {
      case .none: text
      case .uppercase: text.localizedUppercase
      case .lowercase: text.localizedLowercase
      case .capitalized: text.localizedCapitalized
      }
    }
  }
#endif
