import TokenRuntime

/// The appearance of a field for one line of text.
public struct TextFieldAppearance: ElementAppearance {
  /// The background, corners, border, shadow and other properties that all views have.
  public var view: ViewAppearance
  /// The color of the text.
  public var textColor: ColorValue?
  /// The text style, also of the placeholder; UIKit ignores its line height.
  public var typography: TypographyValue?
  /// The color of the placeholder, which an empty field shows; not in SwiftUI.
  public var placeholderColor: ColorValue?
  /// How the text is aligned.
  public var textAlignment: TextAlignmentValue?
  /// The platform's frame around the field; not in SwiftUI.
  public var borderStyle: BorderStyle?
  /// When the button that empties the field is shown; not in SwiftUI.
  public var clearButton: ClearButton?
  /// The size in points down to which text shrinks to fit; 0 never shrinks it. Not in SwiftUI.
  public var minimumFontSize: Double?  // points
  /// The brightness of the keyboard; not in SwiftUI.
  public var keyboard: KeyboardStyle?
  /// What may be typed, and the keys for it.
  public var input: TextInputTraits

  init(_ never: Never) { switch never {} }

  /// The platform's frames of text fields.
  public enum BorderStyle: String, CaseIterable, Hashable, Sendable {
    /// No frame.
    case borderless
    /// A thin line.
    case line
    /// A line with a bevel.
    case bezel
    /// A frame with rounded corners.
    case rounded
  }

  /// When the button that empties the field is shown.
  public enum ClearButton: String, CaseIterable, Hashable, Sendable {
    /// Never.
    case never
    /// While the text is edited.
    case whileEditing
    /// Unless the text is edited.
    case unlessEditing
    /// Whenever the field has text.
    case always
  }
}
