#if canImport(UIKit) && !os(watchOS)
  import TokenRuntime
  import UIKit

  extension UITextField {
    /// The type of the appearances of a text field.
    public typealias Appearance = TextFieldAppearance

    /// Applies an appearance to the field; unset properties leave it as it is.
    ///
    /// UIKit places the field's line itself, so the typography only sets font and tracking. After
    /// this, set the placeholder with ``styledPlaceholder``.
    public func apply(_ appearance: TextFieldAppearance) {
      apply(appearance.view)
      if let color = appearance.textColor { textColor = UIColor(color) }
      if let alignment = appearance.textAlignment { textAlignment = NSTextAlignment(alignment) }
      if let style = appearance.borderStyle { borderStyle = UITextField.BorderStyle(style) }
      if let mode = appearance.clearButton { clearButtonMode = UITextField.ViewMode(mode) }
      if let size = appearance.minimumFontSize {
        adjustsFontSizeToFitWidth = size > 0
        minimumFontSize = CGFloat(size)
      }
      if let keyboard = appearance.keyboard { keyboardAppearance = UIKeyboardAppearance(keyboard) }
      if appearance.typography != nil { adjustsFontForContentSizeCategory = true }
      if appearance.typography != nil || appearance.placeholderColor != nil {
        StyleKeeper.keep(appearance, for: self) { field, merged, _ in field.renewText(merged) }
      }
    }

    /// The placeholder, shown with the color and typography of the applied appearance.
    public var styledPlaceholder: String? {
      get { placeholder }
      set {
        placeholder = newValue
        StyleKeeper.existing(in: self)?.renew()
      }
    }

    private func renewText(_ appearance: TextFieldAppearance) {
      if let typography = appearance.typography {
        font = typography.uiFont(compatibleWith: traitCollection)
        let line = typography.lineAttributes(compatibleWith: traitCollection)
        defaultTextAttributes.merge(line) { _, new in new }
      }
      guard let placeholder else { return }
      var attributes =
        appearance.typography?.lineAttributes(compatibleWith: traitCollection) ?? [:]
      attributes[.foregroundColor] = appearance.placeholderColor.map { UIColor($0) }
      attributedPlaceholder = NSAttributedString(string: placeholder, attributes: attributes)
    }
  }

  extension UITextField.BorderStyle {
    init(_ style: TextFieldAppearance.BorderStyle) {
      switch style {
      case .borderless: self = .none
      case .line: self = .line
      case .bezel: self = .bezel
      case .rounded: self = .roundedRect
      }
    }
  }

  extension UITextField.ViewMode {
    init(_ mode: TextFieldAppearance.ClearButton) {
      switch mode {
      case .never: self = .never
      case .whileEditing: self = .whileEditing
      case .unlessEditing: self = .unlessEditing
      case .always: self = .always
      }
    }
  }
#endif
