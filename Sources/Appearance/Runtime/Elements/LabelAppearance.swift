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
  public var minimumScaleFactor: Double?

  /// Creates an appearance; properties that are left out stay unset.
  public init(
    view: ViewAppearance = .unset, textColor: ColorValue? = nil, typography: TypographyValue? = nil,
    details: TextDetails = .unset, highlightedTextColor: ColorValue? = nil,
    textAlignment: TextAlignmentValue? = nil,
    numberOfLines: Int? = nil, lineBreakMode: LineBreakMode? = nil,
    minimumScaleFactor: Double? = nil
  ) {
    self.view = view
    self.textColor = textColor
    self.typography = typography
    self.details = details
    self.highlightedTextColor = highlightedTextColor
    self.textAlignment = textAlignment
    self.numberOfLines = numberOfLines
    self.lineBreakMode = lineBreakMode
    self.minimumScaleFactor = minimumScaleFactor
  }

  /// An appearance that sets nothing.
  public static var unset: Self { Self() }

  /// This appearance, with what `other` sets in place of its own values.
  public func overriding(with other: Self) -> Self {
    merging(
      other, \.view, \.textColor, \.typography, \.details, \.highlightedTextColor, \.textAlignment,
      \.numberOfLines, \.lineBreakMode, \.minimumScaleFactor)
  }

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
