#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import TokenRuntime

  extension NSTextView {
    /// Applies an appearance to the text view; what it leaves unset is as it was before any look.
    ///
    /// A background is that of the view's layer, so the view draws none itself then. macOS has one width
    /// and one height as insets: those of the leading and the top edge. It has no keyboard.
    public func apply(_ appearance: TextViewAppearance) {
      apply(appearance.view)
      StyleKeeper.apply(appearance, to: self) { (view: StyledElement<NSTextView>) in
        view.set(\.drawsBackground, appearance.view.hasBackground ? false : nil)
        view.set(
          \.textContainerInset,
          appearance.textInsets.map { CGSize(width: CGFloat($0.leading), height: CGFloat($0.top)) })
        if let container = textContainer {
          view.set(
            .linePadding, appearance.lineFragmentPadding.map { CGFloat($0) },
            from: container.lineFragmentPadding
          ) { container.lineFragmentPadding = $0 ?? 5 }
        }
      } hasNewContent: { view in
        view.keeper.hasNewText(view.element.attributedString(), in: .text)
      } renew: { view, appearance in
        view.element.renewText(appearance, view)
      }
    }

    private func renewText(_ appearance: TextViewAppearance, _ view: StyledElement<NSTextView>) {
      let typography = appearance.details.changing(appearance.typography)
      let own = [NSAttributedString.Key: Any](font: font, color: textColor, alignment: alignment)
      let source = view.keeper.source(of: attributedString(), in: .text, base: own)
      let selection = selectedRange()
      view.set(
        \.linkTextAttributes,
        appearance.linkColor.map { [NSAttributedString.Key.foregroundColor: NSColor($0)] })
      view.set(\.font, typography?.nsFont)
      // A text without color is black in every scheme.
      let labelColor = typography.map { _ in view.original(\.textColor) ?? NSColor.labelColor }
      view.set(\.textColor, appearance.textColor.map { NSColor($0) } ?? labelColor)
      view.set(\.alignment, appearance.textAlignment.map { NSTextAlignment($0) })
      var attributes = source?.base ?? [:]
      if let typography { attributes = typography.textAttributes(alignment: alignment) }
      if appearance.textColor != nil || source?.isColored != true {
        attributes[.foregroundColor] = textColor
      }
      appearance.details.add(
        to: &attributes, font: font, scale: 1, compatibleWith: effectiveAppearance)
      if let source, typography != nil || source.isRich || appearance.details != .unset {
        textStorage?.setAttributedString(
          view.keeper.show(source, in: .text, with: attributes, typography: typography))
      } else if let source, view.keeper.forgetText(in: .text) {
        string = source.text.string
      }
      view.set(\.typingAttributes, typography.map { _ in attributes })
      // Setting a text moves the selection.
      if selectedRange() != selection { setSelectedRange(selection) }
    }
  }
#endif
