import DesignTokens

/// The look of a field for one line of text.
public struct TextFieldAppearance: ElementAppearance {
  /// What the element shows as a view.
  public var view: ViewAppearance
  public var textColor: ColorValue?
  public var typography: TypographyValue?
  /// The colour of the text in an empty field; its typography is the field's.
  public var placeholderColor: ColorValue?
  public var textAlignment: TextAlignmentValue?
  /// The platform's own frame.
  public var borderStyle: BorderStyle?
  /// When the button that empties the field is shown.
  public var clearButton: ClearButton?
  /// The size in points down to which text shrinks to fit; 0 never shrinks it.
  public var minimumFontSize: Double?
  public var keyboard: KeyboardStyle?

  public init(
    view: ViewAppearance = .unset, textColor: ColorValue? = nil, typography: TypographyValue? = nil,
    placeholderColor: ColorValue? = nil, textAlignment: TextAlignmentValue? = nil,
    borderStyle: BorderStyle? = nil, clearButton: ClearButton? = nil,
    minimumFontSize: Double? = nil, keyboard: KeyboardStyle? = nil
  ) {
    self.view = view
    self.textColor = textColor
    self.typography = typography
    self.placeholderColor = placeholderColor
    self.textAlignment = textAlignment
    self.borderStyle = borderStyle
    self.clearButton = clearButton
    self.minimumFontSize = minimumFontSize
    self.keyboard = keyboard
  }

  public static var unset: Self { Self() }

  public func overriding(with other: Self) -> Self {
    merging(
      other, \.view, \.textColor, \.typography, \.placeholderColor, \.textAlignment, \.borderStyle,
      \.clearButton, \.minimumFontSize, \.keyboard)
  }

  /// The platform's frames.
  public enum BorderStyle: String, CaseIterable, Hashable, Sendable {
    case borderless, line, bezel, rounded
  }

  /// When the button that empties the field is shown.
  public enum ClearButton: String, CaseIterable, Hashable, Sendable {
    case never, whileEditing, unlessEditing, always
  }
}
