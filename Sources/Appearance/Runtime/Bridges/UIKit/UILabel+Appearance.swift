#if canImport(UIKit) && !os(watchOS)
  import TokenRuntime
  import UIKit

  extension UILabel {
    /// The type of the appearances of a label.
    public typealias Appearance = LabelAppearance

    /// Applies an appearance to the label; what it leaves unset is as it was before any look.
    ///
    /// An appearance with typography sets the attributes of the label's text, except those that its
    /// runs have of their own, such as links and bold. UIKit drops attributes when `text` is set, so
    /// set later texts with ``styledText`` or ``styledAttributedText``.
    public func apply(_ appearance: LabelAppearance) {
      apply(appearance.view)
      StyleKeeper.apply(appearance, to: self) { label in
        label.set(\.highlightedTextColor, appearance.highlightedTextColor)
        label.set(\.numberOfLines, appearance.numberOfLines)
        label.set(\.adjustsFontSizeToFitWidth, appearance.minimumScaleFactor.map { $0 < 1 })
        label.set(\.minimumScaleFactor, appearance.minimumScaleFactor)
        label.set(\.adjustsFontForContentSizeCategory, appearance.typography.map { _ in true })
      } hasNewContent: { label in
        label.keeper.hasNewText(label.element.attributedText, in: .text)
      } renew: { label, appearance in
        label.element.renewText(appearance, label)
        label.keeper.speakText(of: label.element)
      }
    }

    /// The text before its case is changed, shown with the applied appearance.
    public var styledText: String? {
      get { StyleKeeper.existing(in: self)?.letters(of: attributedText, in: .text) ?? text }
      set { StyleKeeper.setText(of: self) { text = newValue } }
    }

    /// A text whose runs have attributes of their own, such as links and bold, shown with the applied
    /// appearance otherwise.
    ///
    /// The returned text has the attributes that it is shown with.
    public var styledAttributedText: NSAttributedString? {
      get { attributedText }
      set { StyleKeeper.setText(of: self) { attributedText = newValue } }
    }

    /// Shows a rich text with the applied appearance, and with what a style says of its runs.
    ///
    /// Links have the style's color and line, but a label does not open them: a `UITextView` does.
    public func setStyledText(_ text: RichText, style: RichTextStyle = RichTextStyle()) {
      let label = StyleKeeper.styled(self)
      let base = [NSAttributedString.Key: Any](
        font: label.original(\.font), color: label.original(\.textColor),
        alignment: label.original(\.textAlignment), lineBreakMode: label.original(\.lineBreakMode))
      let isNew = label.keeper.take(
        StyledRichText(text: text, style: style), insteadOf: attributedText, in: .text, base: base)
      if isNew { label.keeper.renewContent { apply($0 as LabelAppearance) } }
    }

    private func renewText(_ appearance: LabelAppearance, _ label: StyledElement<UILabel>) {
      let typography = appearance.details.changing(appearance.typography)
      let source = label.keeper.source(of: attributedText, in: .text, base: ownAttributes)
      label.set(\.font, typography?.uiFont(compatibleWith: traitCollection))
      label.set(\.textColor, appearance.textColor)
      label.set(\.textAlignment, appearance.textAlignment.map { NSTextAlignment($0) })
      label.set(\.lineBreakMode, appearance.lineBreakMode.map { NSLineBreakMode($0) })
      guard let source else { return }
      var attributes = source.base
      if let typography {
        attributes = typography.textAttributes(
          compatibleWith: traitCollection, alignment: textAlignment, lineBreakMode: lineBreakMode)
        attributes[.foregroundColor] = source.base[.foregroundColor]
      } else if appearance.textAlignment != nil || appearance.lineBreakMode != nil {
        attributes[.paragraphStyle] = ownAttributes[.paragraphStyle]
      }
      if appearance.textColor != nil || !source.isColored {
        attributes[.foregroundColor] = textColor
      }
      appearance.details.add(
        to: &attributes, scale: typography?.scale(compatibleWith: traitCollection) ?? 1,
        compatibleWith: traitCollection)
      if typography != nil || source.isRich || appearance.details != .unset {
        attributedText = label.keeper.show(
          source, in: .text, with: attributes, typography: typography)
      } else if label.keeper.forgetText(in: .text) {
        text = source.text.string
      }
    }

    private var ownAttributes: [NSAttributedString.Key: Any] {
      [NSAttributedString.Key: Any](
        font: font, color: textColor, alignment: textAlignment, lineBreakMode: lineBreakMode)
    }
  }
#endif
