import TokenRuntime

/// The appearance of a text of many lines that may be edited.
public struct TextViewAppearance: ElementAppearance {
  /// The background, corners, border, shadow and other properties that all views have.
  public var view: ViewAppearance
  /// The color of the text.
  public var textColor: ColorValue?
  /// The text style.
  public var typography: TypographyValue?
  /// What the text has besides its style, such as lines and italic letters.
  public var details: TextDetails
  /// The color of links; not in SwiftUI.
  public var linkColor: ColorValue?
  /// How lines are aligned.
  public var textAlignment: TextAlignmentValue?
  /// The space between the view's edges and the text.
  public var textInsets: InsetsValue?
  /// The space in points before and after each line, in addition to ``textInsets``; not in SwiftUI.
  public var lineFragmentPadding: Double?
  /// The brightness of the keyboard; not in SwiftUI.
  public var keyboard: KeyboardStyle?

  /// Creates an appearance; properties that are left out stay unset.
  public init(
    view: ViewAppearance = .unset, textColor: ColorValue? = nil, typography: TypographyValue? = nil,
    details: TextDetails = .unset, linkColor: ColorValue? = nil,
    textAlignment: TextAlignmentValue? = nil,
    textInsets: InsetsValue? = nil, lineFragmentPadding: Double? = nil,
    keyboard: KeyboardStyle? = nil
  ) {
    self.view = view
    self.textColor = textColor
    self.typography = typography
    self.details = details
    self.linkColor = linkColor
    self.textAlignment = textAlignment
    self.textInsets = textInsets
    self.lineFragmentPadding = lineFragmentPadding
    self.keyboard = keyboard
  }

  /// An appearance that sets nothing.
  public static var unset: Self { Self() }

  /// This appearance, with what `other` sets in place of its own values.
  public func overriding(with other: Self) -> Self {
    merging(
      other, \.view, \.textColor, \.typography, \.details, \.linkColor, \.textAlignment,
      \.textInsets,
      \.lineFragmentPadding, \.keyboard)
  }
}
