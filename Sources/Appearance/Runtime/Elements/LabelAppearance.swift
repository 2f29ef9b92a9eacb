import TokenRuntime

/// The appearance of a text that is not edited.
public struct LabelAppearance: ElementAppearance {
  /// The background, corners, border, shadow and other properties that all views have.
  public var view: ViewAppearance
  /// The color of the text.
  public var textColor: ColorValue?
  /// The text style.
  public var typography: TypographyValue?
  /// What the text has besides its style, such as lines and italic letters.
  public var details: TextDetails
  /// The color of the text in a highlighted or selected row; not in SwiftUI.
  public var highlightedTextColor: ColorValue?
  /// How lines are aligned.
  public var textAlignment: TextAlignmentValue?
  /// The largest number of lines to show; 0 for no limit.
  public var numberOfLines: Int?
  /// What happens to text that doesn't fit.
  public var lineBreakMode: LineBreakMode?
  /// The smallest factor, up to 1, by which the text shrinks to fit one line; 1 never shrinks it.
  public var minimumScaleFactor: Double?  // fraction

  init(_ never: Never) { switch never {} }

  /// What happens to text that doesn't fit.
  ///
  /// SwiftUI has the truncations only.
  public enum LineBreakMode: String, CaseIterable, Hashable, Sendable {
    /// Lines wrap at words.
    case wordWrapping
    /// Lines wrap at any character.
    case characterWrapping
    /// The text is cut off at the edge.
    case clipping
    /// An ellipsis replaces the beginning of the line.
    case truncatingHead
    /// An ellipsis replaces the middle of the line.
    case truncatingMiddle
    /// An ellipsis replaces the end of the line.
    case truncatingTail
  }
}
