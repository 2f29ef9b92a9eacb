import TokenRuntime

/// The appearance of a page control, the dots that stand for pages; only for UIKit.
public struct PageControlAppearance: ElementAppearance {
  /// The background, corners, border, shadow and other properties that all views have.
  public var view: ViewAppearance
  /// The color of the dots of other pages.
  public var pageColor: ColorValue?
  /// The color of the dot of the current page.
  public var currentPageColor: ColorValue?
  /// When the dots have a background; needs iOS 14 or tvOS 14.
  public var backgroundStyle: BackgroundStyle?
  /// Whether the control is hidden when there is only one page.
  public var hidesForSinglePage: Bool?

  /// Creates an appearance; properties that are left out stay unset.
  public init(
    view: ViewAppearance = .unset, pageColor: ColorValue? = nil,
    currentPageColor: ColorValue? = nil, backgroundStyle: BackgroundStyle? = nil,
    hidesForSinglePage: Bool? = nil
  ) {
    self.view = view
    self.pageColor = pageColor
    self.currentPageColor = currentPageColor
    self.backgroundStyle = backgroundStyle
    self.hidesForSinglePage = hidesForSinglePage
  }

  /// An appearance that sets nothing.
  public static var unset: Self { Self() }

  /// This appearance, with what `other` sets in place of its own values.
  public func overriding(with other: Self) -> Self {
    merging(other, \.view, \.pageColor, \.currentPageColor, \.backgroundStyle, \.hidesForSinglePage)
  }

  /// When the dots have a background.
  public enum BackgroundStyle: String, CaseIterable, Hashable, Sendable {
    /// While the user touches the control.
    case automatic
    /// Always.
    case prominent
    /// Never a full one, only a minimal one.
    case minimal
  }
}
