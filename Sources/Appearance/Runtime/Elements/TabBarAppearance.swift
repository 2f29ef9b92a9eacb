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
  /// The color behind the selected item, on platforms that show one, such as tvOS.
  public var selectionColor: ColorValue?
  /// How items share the width of a bar in which titles stand below icons.
  public var itemPositioning: ItemPositioning?
  /// The width of items in points, if they are centered.
  public var itemWidth: Double?  // distance
  /// The distance between items in points, if they are centered.
  public var itemSpacing: Double?  // distance
  /// The appearance of the bar's items.
  public var item: TabBarItemAppearance

  init(_ never: Never) { switch never {} }

  /// How the items of a bar share its width.
  public enum ItemPositioning: String, CaseIterable, Hashable, Sendable {
    /// As the platform decides by the bar's width.
    case automatic
    /// Items share the whole width.
    case fill
    /// Items have their own width, and stand in the middle.
    case centered
  }
}
