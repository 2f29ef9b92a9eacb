import DesignTokens

/// The look of a tab bar and, unless they have their own, of its items.
public struct TabBarAppearance: ElementAppearance {
  /// What the element shows as a view.
  public var view: ViewAppearance
  /// The material behind ``backgroundColor``; that of the platform unless set.
  public var background: BarBackground?
  public var backgroundColor: ColorValue?
  /// The colour of the line above the bar.
  public var separatorColor: ColorValue?
  public var item: TabBarItemAppearance

  public init(
    view: ViewAppearance = .unset, background: BarBackground? = nil,
    backgroundColor: ColorValue? = nil, separatorColor: ColorValue? = nil,
    item: TabBarItemAppearance = .unset
  ) {
    self.view = view
    self.background = background
    self.backgroundColor = backgroundColor
    self.separatorColor = separatorColor
    self.item = item
  }

  public static var unset: Self { Self() }

  public func overriding(with other: Self) -> Self {
    merging(other, \.view, \.background, \.backgroundColor, \.separatorColor, \.item)
  }
}
