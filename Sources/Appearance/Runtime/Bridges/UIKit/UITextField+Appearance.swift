#if canImport(UIKit) && !os(watchOS)
  import TokenRuntime
  import UIKit

  extension UITextField {
    /// The type of the appearances of a text field.
    public typealias Appearance = TextFieldAppearance

    /// Applies an appearance to the field; what it leaves unset is as it was before any look.
    ///
    /// UIKit places the field's line itself, so the typography only sets font and tracking. After
    /// this, set the placeholder with ``styledPlaceholder``.
    public func apply(_ appearance: TextFieldAppearance) {
      apply(appearance.view)
      StyleKeeper.apply(appearance, to: self) { field in
        field.set(\.borderStyle, appearance.borderStyle.map { UITextField.BorderStyle($0) })
        field.set(\.clearButtonMode, appearance.clearButton.map { UITextField.ViewMode($0) })
        field.set(\.adjustsFontSizeToFitWidth, appearance.minimumFontSize.map { $0 > 0 })
        field.set(\.minimumFontSize, appearance.minimumFontSize)
        field.set(\.keyboardAppearance, appearance.keyboard.map { UIKeyboardAppearance($0) })
        field.set(appearance.input)
        field.set(\.isSecureTextEntry, appearance.input.isSecure)
        field.set(\.adjustsFontForContentSizeCategory, appearance.typography.map { _ in true })
      } hasNewContent: { field in
        guard field.element.markedTextRange == nil else { return false }
        return field.keeper.isOverdue
          || field.keeper.hasNewText(field.element.attributedPlaceholder, in: .placeholder)
      } renew: { field, appearance in
        field.element.renewText(appearance, field)
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

    private func renewText(_ appearance: TextFieldAppearance, _ field: StyledElement<UITextField>) {
      // Other attributes could end what an input method has yet to finish.
      field.keeper.isOverdue = markedTextRange != nil
      if field.keeper.isOverdue { return }
      let isJoined =
        (text ?? "").hasJoiningLetters || (attributedPlaceholder?.string ?? "").hasJoiningLetters
      let line = appearance.typography?.lineAttributes(compatibleWith: traitCollection)
        .fitting(joined: isJoined, tall: false)
      // The attributes come first, since font, color and alignment are among them: those that the field
      // had when its attributes were read may be of another look.
      let ownFont = field.original(\.font)
      let ownColor = field.original(\.textColor)
      let ownAlignment = field.original(\.textAlignment)
      let attributes = field.original(\.defaultTextAttributes)
      field.set(\.defaultTextAttributes, line.map { attributes.merging($0) { _, line in line } })
      font = ownFont
      textColor = ownColor
      textAlignment = ownAlignment
      field.set(\.font, appearance.typography?.uiFont(compatibleWith: traitCollection))
      field.set(\.textColor, appearance.textColor)
      field.set(\.textAlignment, appearance.textAlignment.map { NSTextAlignment($0) })

      guard
        let source = field.keeper.source(
          of: attributedPlaceholder, in: .placeholder, base: placeholderAttributes)
      else { return }
      if appearance.typography != nil || appearance.placeholderColor != nil {
        var attributes = source.base.merging(line ?? [:]) { _, line in line }
        if let color = appearance.placeholderColor { attributes[.foregroundColor] = UIColor(color) }
        attributedPlaceholder = field.keeper.show(
          source, in: .placeholder, with: attributes, typography: nil)
      } else if field.keeper.forgetText(in: .placeholder) {
        attributedPlaceholder = source.shown(
          with: source.base, in: nil, compatibleWith: traitCollection)
      }
    }

    private var placeholderAttributes: [NSAttributedString.Key: Any] {
      guard let attributedPlaceholder, attributedPlaceholder.length > 0 else { return [:] }
      let keys: Set<NSAttributedString.Key> = [.font, .foregroundColor, .kern, .paragraphStyle]
      return attributedPlaceholder.attributes(at: 0, effectiveRange: nil)
        .filter { keys.contains($0.key) }
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
