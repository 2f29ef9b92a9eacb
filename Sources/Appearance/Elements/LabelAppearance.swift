import DesignTokens

/// The look of a text that isn't edited.
public struct LabelAppearance: ElementAppearance {
  /// What the element shows as a view.
  public var view: ViewAppearance
  public var textColor: ColorValue?
  public var typography: TypographyValue?
  /// The colour in a highlighted or selected row.
  public var highlightedTextColor: ColorValue?
  public var textAlignment: TextAlignmentValue?
  /// The most lines to show; 0 for as many as there are.
  public var numberOfLines: Int?
  public var lineBreakMode: LineBreakMode?
  /// The smallest factor, up to 1, by which the text shrinks to fit one line; 1 never shrinks it.
  public var minimumScaleFactor: Double?

  public init(
    view: ViewAppearance = .unset, textColor: ColorValue? = nil, typography: TypographyValue? = nil,
    highlightedTextColor: ColorValue? = nil, textAlignment: TextAlignmentValue? = nil,
    numberOfLines: Int? = nil, lineBreakMode: LineBreakMode? = nil,
    minimumScaleFactor: Double? = nil
  ) {
    self.view = view
    self.textColor = textColor
    self.typography = typography
    self.highlightedTextColor = highlightedTextColor
    self.textAlignment = textAlignment
    self.numberOfLines = numberOfLines
    self.lineBreakMode = lineBreakMode
    self.minimumScaleFactor = minimumScaleFactor
  }

  public static var unset: Self { Self() }

  public func overriding(with other: Self) -> Self {
    merging(
      other, \.view, \.textColor, \.typography, \.highlightedTextColor, \.textAlignment,
      \.numberOfLines, \.lineBreakMode, \.minimumScaleFactor)
  }

  /// What happens to text that doesn't fit.
  public enum LineBreakMode: String, CaseIterable, Hashable, Sendable {
    case wordWrapping, characterWrapping, clipping, truncatingHead, truncatingMiddle, truncatingTail
  }
}
