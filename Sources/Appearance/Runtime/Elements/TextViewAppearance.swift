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
  public var lineFragmentPadding: Double?  // points
  /// The brightness of the keyboard; not in SwiftUI.
  public var keyboard: KeyboardStyle?
  /// What may be typed, and the keys for it.
  public var input: TextInputTraits

  init(_ never: Never) { switch never {} }
}
