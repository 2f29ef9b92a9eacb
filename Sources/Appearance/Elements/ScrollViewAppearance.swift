import DesignTokens

/// The look of a view whose content moves.
public struct ScrollViewAppearance: ElementAppearance {
  /// What the element shows as a view.
  public var view: ViewAppearance
  /// The space around the content.
  public var contentInsets: InsetsValue?
  public var indicatorStyle: IndicatorStyle?
  public var showsHorizontalIndicator: Bool?
  public var showsVerticalIndicator: Bool?
  /// Whether the content moves past its end and springs back.
  public var bounces: Bool?
  /// The colour of the control for refreshing, if there is one.
  public var refreshColor: ColorValue?

  public init(
    view: ViewAppearance = .unset, contentInsets: InsetsValue? = nil,
    indicatorStyle: IndicatorStyle? = nil, showsHorizontalIndicator: Bool? = nil,
    showsVerticalIndicator: Bool? = nil, bounces: Bool? = nil, refreshColor: ColorValue? = nil
  ) {
    self.view = view
    self.contentInsets = contentInsets
    self.indicatorStyle = indicatorStyle
    self.showsHorizontalIndicator = showsHorizontalIndicator
    self.showsVerticalIndicator = showsVerticalIndicator
    self.bounces = bounces
    self.refreshColor = refreshColor
  }

  public static var unset: Self { Self() }

  public func overriding(with other: Self) -> Self {
    merging(
      other, \.view, \.contentInsets, \.indicatorStyle, \.showsHorizontalIndicator,
      \.showsVerticalIndicator, \.bounces, \.refreshColor)
  }

  /// The colour of the scroll indicators.
  public enum IndicatorStyle: String, CaseIterable, Hashable, Sendable {
    case automatic, black, white
  }
}
