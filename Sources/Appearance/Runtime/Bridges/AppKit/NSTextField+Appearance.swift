#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import TokenRuntime

  extension NSTextField {
    /// Applies an appearance to a field that is a label; what it leaves unset is as it was before any
    /// look.
    ///
    /// An appearance with typography sets the attributes of the label's text, except those that its
    /// runs have of their own, such as links and bold. macOS has no color for highlighted labels, and
    /// their text does not shrink.
    public func apply(_ appearance: LabelAppearance) {
      apply(appearance.view)
      StyleKeeper.apply(appearance, to: self) { (label: StyledElement<NSTextField>) in
        label.set(\.maximumNumberOfLines, appearance.numberOfLines)
      } hasNewContent: { label in
        label.keeper.hasNewText(label.element.attributedStringValue, in: .text)
      } renew: { label, appearance in
        label.element.renewText(appearance, label)
      }
    }

    /// Shows a rich text with the applied appearance, and with what a style says of its runs.
    ///
    /// Links open if the field is selectable and allows attributes to be edited.
    public func setStyledText(_ text: RichText, style: RichTextStyle = RichTextStyle()) {
      let label = StyleKeeper.styled(self)
      let base = [NSAttributedString.Key: Any](
        font: label.original(\.font), color: label.original(\.textColor),
        alignment: label.original(\.alignment), lineBreakMode: label.original(\.lineBreakMode))
      let isNew = label.keeper.take(
        StyledRichText(text: text, style: style, isInTextView: true),
        insteadOf: attributedStringValue, in: .text, base: base)
      if isNew { label.keeper.renewContent { apply($0 as LabelAppearance) } }
    }

    private func renewText(_ appearance: LabelAppearance, _ label: StyledElement<NSTextField>) {
      let own = [NSAttributedString.Key: Any](
        font: font, color: textColor, alignment: alignment, lineBreakMode: lineBreakMode)
      let source = label.keeper.source(of: attributedStringValue, in: .text, base: own)
      let typography = appearance.details.changing(appearance.typography)
      label.set(\.font, typography?.nsFont)
      label.set(\.textColor, appearance.textColor)
      label.set(\.alignment, appearance.textAlignment.map { NSTextAlignment($0) })
      label.set(\.lineBreakMode, appearance.lineBreakMode.map { NSLineBreakMode($0) })
      guard let source else { return }
      var attributes = source.base
      if let typography {
        attributes = typography.textAttributes(alignment: alignment, lineBreakMode: lineBreakMode)
        attributes[.foregroundColor] = source.base[.foregroundColor]
      }
      if appearance.textColor != nil || !source.isColored {
        attributes[.foregroundColor] = textColor
      }
      appearance.details.add(
        to: &attributes, font: font, scale: 1, compatibleWith: effectiveAppearance)
      if typography != nil || source.isRich || appearance.details != .unset {
        attributedStringValue = label.keeper.show(
          source, in: .text, with: attributes, typography: typography)
      } else if label.keeper.forgetText(in: .text) {
        stringValue = source.text.string
      }
    }

    /// Applies an appearance to a field for input; what it leaves unset is as it was before any look.
    ///
    /// macOS has no button that empties the field, no keyboard, and text that does not shrink. The
    /// field places its line itself, so the typography sets the font alone.
    public func apply(_ appearance: TextFieldAppearance) {
      apply(appearance.view)
      StyleKeeper.apply(appearance, to: self) { field in
        field.set(\.font, appearance.typography?.nsFont)
        field.set(\.textColor, appearance.textColor)
        field.set(\.alignment, appearance.textAlignment.map { NSTextAlignment($0) })
        field.set(\.isBordered, appearance.borderStyle.map { $0 == .line })
        field.set(\.isBezeled, appearance.borderStyle.map { $0 == .bezel || $0 == .rounded })
        field.set(
          \.bezelStyle, appearance.borderStyle.map { $0 == .rounded ? .roundedBezel : .squareBezel }
        )
      } hasNewContent: { field in
        field.keeper.hasNewText(field.element.placeholderAttributedString, in: .placeholder)
      } renew: { field, appearance in
        field.element.renewPlaceholder(appearance, field.keeper)
      }
    }

    private func renewPlaceholder(_ appearance: TextFieldAppearance, _ keeper: StyleKeeper) {
      let placeholder =
        placeholderAttributedString ?? placeholderString.map { NSAttributedString(string: $0) }
      guard let source = keeper.source(of: placeholder, in: .placeholder, base: [:]) else { return }
      if appearance.typography != nil || appearance.placeholderColor != nil {
        var attributes = appearance.typography?.lineAttributes() ?? [:]
        attributes[.foregroundColor] = appearance.placeholderColor.map { NSColor($0) }
        placeholderAttributedString = keeper.show(
          source, in: .placeholder, with: attributes, typography: nil)
      } else if keeper.forgetText(in: .placeholder) {
        placeholderAttributedString = nil
        placeholderString = source.text.string
      }
    }
  }
#endif
