#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension TypographyValue {
    /// The attributes of text in this style: font, tracking, and line height.
    ///
    /// The text is centered vertically in its line. If ``lineHeight`` is 0, lines have the font's
    /// own height. Tracking and line height grow by the same factor as the font, up to
    /// ``maximumScale``.
    ///
    /// - Parameters:
    ///   - traits: The traits of the interface, whose Dynamic Type size is used; `nil` for the size
    ///     that the user set for the app.
    ///   - alignment: How lines are aligned; by default, to the side where the text's script
    ///     begins.
    ///   - lineBreakMode: What happens to text that doesn't fit; by default, it wraps at words.
    ///   - isInTextView: Whether a `UITextView` shows the text, which places it differently than a
    ///     label before iOS 16.4.
    /// - Returns: The attributes `font`, `paragraphStyle`, with tracking `kern`, and with a line
    ///   height `baselineOffset`, the latter two as `NSNumber`.
    public func textAttributes(
      compatibleWith traits: UITraitCollection? = nil, alignment: NSTextAlignment = .natural,
      lineBreakMode: NSLineBreakMode = .byWordWrapping, isInTextView: Bool = false
    ) -> [NSAttributedString.Key: Any] {
      let font = uiFont(compatibleWith: traits)
      let scale = size == 0 ? 1 : font.pointSize / CGFloat(size)
      let paragraph = NSMutableParagraphStyle()
      paragraph.alignment = alignment
      paragraph.lineBreakMode = lineBreakMode
      var attributes: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: paragraph]
      // A kern of 0 would switch off the kerning of the font itself.
      if letterSpacing != 0 { attributes[.kern] = NSNumber(value: letterSpacing * Double(scale)) }
      if lineHeight > 0 {
        let height = CGFloat(lineHeight) * scale
        paragraph.minimumLineHeight = height
        paragraph.maximumLineHeight = height
        let offset = Self.centeringOffset(of: font, inLineOf: height, isInTextView: isInTextView)
        attributes[.baselineOffset] = NSNumber(value: Double(offset))
      }
      return attributes
    }

    /// The baseline offset that centers text in a line that is higher than the font's own.
    ///
    /// The extra height is added above the text, so half of it raises the text to the middle.
    /// Before iOS 16.4, text of labels moves by twice the offset (Apple Developer Forums, thread
    /// 124799), that of text views by the offset itself.
    /// Text in a lower line stays where it is: since iOS 16.4, negative offsets are ignored there.
    private static func centeringOffset(
      of font: UIFont, inLineOf height: CGFloat, isInTextView: Bool
    ) -> CGFloat {
      let excess = max(height - font.lineHeight, 0)
      if #available(iOS 16.4, tvOS 16.4, *) { return excess / 2 }
      return isInTextView ? excess / 2 : excess / 4
    }
  }
#endif
