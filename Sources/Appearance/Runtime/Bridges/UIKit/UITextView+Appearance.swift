#if canImport(UIKit) && !os(watchOS)
  import TokenRuntime
  import UIKit

  extension UITextView {
    /// The type of the appearances of a text view.
    public typealias Appearance = TextViewAppearance

    /// Applies an appearance to the text view; what it leaves unset is as it was before any look.
    ///
    /// An appearance with typography sets the attributes of the whole text, except those that its
    /// runs have of their own, such as links and bold, and of text that is typed next. A text without
    /// color then has that of labels. After this, set texts with ``styledText`` or
    /// ``styledAttributedText``.
    ///
    /// While an input method has yet to finish a text, such as one in Japanese, the text keeps its look:
    /// the next `apply` or change of the interface sets it.
    public func apply(_ appearance: TextViewAppearance) {
      apply(appearance.view)
      StyleKeeper.apply(appearance, to: self) { (view: StyledElement<UITextView>) in
        view.set(\.textContainer.lineFragmentPadding, appearance.lineFragmentPadding)
        view.set(\.keyboardAppearance, appearance.keyboard.map { UIKeyboardAppearance($0) })
        view.set(appearance.input)
        view.set(\.adjustsFontForContentSizeCategory, appearance.typography.map { _ in true })
      } mirror: { view, appearance in
        view.set(
          \.textContainerInset, appearance.textInsets.map { UIEdgeInsets($0, in: view.element) })
      } hasNewContent: { view in
        guard view.element.markedTextRange == nil else { return false }
        return view.keeper.isOverdue
          || view.keeper.hasNewText(view.element.attributedText, in: .text)
      } renew: { view, appearance in
        view.element.renewText(appearance, view)
      }
    }

    /// The text before its case is changed, shown with the applied appearance.
    public var styledText: String {
      get { StyleKeeper.existing(in: self)?.letters(of: attributedText, in: .text) ?? text ?? "" }
      set { StyleKeeper.setText(of: self) { text = newValue } }
    }

    /// A text whose runs have attributes of their own, such as links and bold, shown with the applied
    /// appearance otherwise.
    ///
    /// The returned text has the attributes that it is shown with.
    public var styledAttributedText: NSAttributedString {
      get { attributedText ?? NSAttributedString(string: "") }
      set { StyleKeeper.setText(of: self) { attributedText = newValue } }
    }

    /// Shows a rich text with the applied appearance, and with what a style says of its runs.
    ///
    /// The text view opens links if it is not editable. An appearance's color of links wins over the
    /// style's.
    public func setStyledText(_ text: RichText, style: RichTextStyle = RichTextStyle()) {
      let view = StyleKeeper.styled(self)
      let base = [NSAttributedString.Key: Any](
        font: view.original(\.font), color: view.original(\.textColor),
        alignment: view.original(\.textAlignment))
      let isNew = view.keeper.take(
        StyledRichText(text: text, style: style, isInTextView: true), insteadOf: attributedText,
        in: .text, base: base)
      if isNew { view.keeper.renewContent { apply($0 as TextViewAppearance) } }
    }

    private func renewText(_ appearance: TextViewAppearance, _ view: StyledElement<UITextView>) {
      view.keeper.isOverdue = markedTextRange != nil
      if view.keeper.isOverdue { return }
      let typography = appearance.details.changing(appearance.typography)
      let source = view.keeper.source(of: attributedText, in: .text, base: ownAttributes)
      let selection = selectedRange
      // Attributes of links would hide what the style of a rich text says of them.
      var linkAttributes: [NSAttributedString.Key: Any]? = source?.rich == nil ? nil : [:]
      if let color = appearance.linkColor { linkAttributes = [.foregroundColor: UIColor(color)] }
      view.set(\.linkTextAttributes, linkAttributes)
      view.set(\.font, typography?.uiFont(compatibleWith: traitCollection))
      // A text without color is black in every scheme.
      let labelColor = typography.map { _ in view.original(\.textColor) ?? .label }
      view.set(\.textColor, appearance.textColor.map { UIColor($0) } ?? labelColor)
      view.set(\.textAlignment, appearance.textAlignment.map { NSTextAlignment($0) })
      var attributes = source?.base ?? [:]
      if let typography {
        attributes = typography.textAttributes(
          compatibleWith: traitCollection, alignment: textAlignment, isInTextView: true)
      } else if appearance.textAlignment != nil {
        attributes[.paragraphStyle] = ownAttributes[.paragraphStyle]
      }
      if appearance.textColor != nil || source?.isColored != true {
        attributes[.foregroundColor] = textColor
      }
      appearance.details.add(
        to: &attributes, scale: typography?.scale(compatibleWith: traitCollection) ?? 1,
        compatibleWith: traitCollection)
      if let source, typography != nil || source.isRich || appearance.details != .unset {
        show(view.keeper.show(source, in: .text, with: attributes, typography: typography))
      } else if let source, view.keeper.forgetText(in: .text) {
        text = source.text.string
      }
      view.set(\.typingAttributes, typography.map { _ in attributes })
      // Setting a text moves the selection to its end.
      if selectedRange != selection { selectedRange = selection }
    }

    /// Shows a text. Where its letters are there already, only their attributes are set, as another text
    /// would undo what a person does with it.
    private func show(_ shown: NSAttributedString) {
      guard let current = attributedText, current.string == shown.string else {
        attributedText = shown
        return
      }
      if shown.isSame(as: current) { return }
      let storage = textStorage
      storage.beginEditing()
      for run in shown.runs { storage.setAttributes(run.attributes, range: run.range) }
      storage.endEditing()
    }

    private var ownAttributes: [NSAttributedString.Key: Any] {
      [NSAttributedString.Key: Any](font: font, color: textColor, alignment: textAlignment)
    }
  }
#endif
