import DesignTokens

/// The look of a text of many lines that may be edited.
public struct TextViewAppearance: ElementAppearance {
  /// What the element shows as a view.
  public var view: ViewAppearance
  public var textColor: ColorValue?
  public var typography: TypographyValue?
  public var linkColor: ColorValue?
  public var textAlignment: TextAlignmentValue?
  /// The space around the text.
  public var textInsets: InsetsValue?
  /// The space in points before and after each line, besides the insets.
  public var lineFragmentPadding: Double?
  public var keyboard: KeyboardStyle?

  public init(
    view: ViewAppearance = .unset, textColor: ColorValue? = nil, typography: TypographyValue? = nil,
    linkColor: ColorValue? = nil, textAlignment: TextAlignmentValue? = nil,
    textInsets: InsetsValue? = nil, lineFragmentPadding: Double? = nil,
    keyboard: KeyboardStyle? = nil
  ) {
    self.view = view
    self.textColor = textColor
    self.typography = typography
    self.linkColor = linkColor
    self.textAlignment = textAlignment
    self.textInsets = textInsets
    self.lineFragmentPadding = lineFragmentPadding
    self.keyboard = keyboard
  }

  public static var unset: Self { Self() }

  public func overriding(with other: Self) -> Self {
    merging(
      other, \.view, \.textColor, \.typography, \.linkColor, \.textAlignment, \.textInsets,
      \.lineFragmentPadding, \.keyboard)
  }
}
