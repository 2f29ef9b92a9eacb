#if canImport(UIKit) && !os(watchOS)
  import TokenRuntime
  import UIKit

  extension UITextView {
    /// The type of the appearances of a text view.
    public typealias Appearance = TextViewAppearance

    /// Applies an appearance to the text view; unset properties leave it as it is.
    ///
    /// An appearance with typography sets the attributes of the whole text and of text that is
    /// typed next. After this, set texts with ``styledText``.
    public func apply(_ appearance: TextViewAppearance) {
      apply(appearance.view)
      if let color = appearance.textColor { textColor = UIColor(color) }
      if let alignment = appearance.textAlignment { textAlignment = NSTextAlignment(alignment) }
      if let color = appearance.linkColor {
        linkTextAttributes = [.foregroundColor: UIColor(color)]
      }
      if let insets = appearance.textInsets { textContainerInset = UIEdgeInsets(insets, in: self) }
      if let padding = appearance.lineFragmentPadding {
        textContainer.lineFragmentPadding = CGFloat(padding)
      }
      if let keyboard = appearance.keyboard { keyboardAppearance = UIKeyboardAppearance(keyboard) }
      if appearance.typography != nil { adjustsFontForContentSizeCategory = true }
      if appearance.typography != nil || StyleKeeper.existing(in: self) != nil {
        StyleKeeper.keep(appearance, for: self) { view, merged, keeper in
          view.renewText(merged, keeper)
        }
      }
    }

    /// The text before its case is changed, shown with the typography of the applied appearance.
    public var styledText: String {
      get {
        let shown = text ?? ""
        return StyleKeeper.existing(in: self)?.source(ofShown: shown) ?? shown
      }
      set {
        let keeper = StyleKeeper.existing(in: self)
        keeper?.forgetSource()
        text = newValue
        keeper?.renew()
      }
    }

    private func renewText(_ appearance: TextViewAppearance, _ keeper: StyleKeeper) {
      guard let typography = appearance.typography else { return }
      var attributes = typography.textAttributes(
        compatibleWith: traitCollection, alignment: textAlignment)
      attributes[.foregroundColor] = textColor
      let source = keeper.source(ofShown: text ?? "")
      let shown = typography.cased(source)
      keeper.remember(source: source, shown: shown)
      font = typography.uiFont(compatibleWith: traitCollection)
      attributedText = NSAttributedString(string: shown, attributes: attributes)
      typingAttributes = attributes
    }
  }
#endif
