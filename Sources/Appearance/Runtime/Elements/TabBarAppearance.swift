import TokenRuntime

/// The appearance of a tab bar and of its items; only for UIKit.
///
/// A `UITabBarItem` with an appearance of its own takes precedence.
public struct TabBarAppearance: ElementAppearance {
  /// The background, corners, border, shadow and other properties that all views have.
  public var view: ViewAppearance
  /// The material behind ``backgroundColor``; the platform's default if unset.
  public var background: BarBackground?
  /// The color over the material.
  public var backgroundColor: ColorValue?
  /// The color of the line above the bar.
  public var separatorColor: ColorValue?
  /// The appearance of the bar's items.
  public var item: TabBarItemAppearance

  /// Creates an appearance; properties that are left out stay unset.
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

  /// An appearance that sets nothing.
  public static var unset: Self { Self() }

  /// This appearance, with what `other` sets in place of its own values.
  public func overriding(with other: Self) -> Self {
    merging(other, \.view, \.background, \.backgroundColor, \.separatorColor, \.item)
  }
}
