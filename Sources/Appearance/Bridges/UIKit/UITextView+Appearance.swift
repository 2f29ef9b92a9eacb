#if canImport(UIKit) && !os(watchOS)
  import DesignTokens
  import UIKit

  extension UITextView {
    public typealias Appearance = TextViewAppearance

    /// Shows the text view with a look; what the look leaves unset stays as it is.
    ///
    /// A look with typography or text colour gives the whole text its attributes, and what is typed
    /// next; later texts go through ``styledText``.
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
        StyleKeeper.keep(appearance, for: self) { view, look, keeper in
          view.renewText(look, keeper)
        }
      }
    }

    /// The text as it was given, shown with the typography of the look.
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

    private func renewText(_ look: TextViewAppearance, _ keeper: StyleKeeper) {
      guard let typography = look.typography else { return }
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
