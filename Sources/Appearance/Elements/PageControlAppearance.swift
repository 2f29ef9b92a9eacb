import DesignTokens

/// The look of the dots that stand for pages.
public struct PageControlAppearance: ElementAppearance {
  /// What the element shows as a view.
  public var view: ViewAppearance
  public var pageColor: ColorValue?
  public var currentPageColor: ColorValue?
  /// Since iOS 14 and tvOS 14.
  public var backgroundStyle: BackgroundStyle?
  public var hidesForSinglePage: Bool?

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

  public static var unset: Self { Self() }

  public func overriding(with other: Self) -> Self {
    merging(other, \.view, \.pageColor, \.currentPageColor, \.backgroundStyle, \.hidesForSinglePage)
  }

  /// When the dots have a background.
  public enum BackgroundStyle: String, CaseIterable, Hashable, Sendable {
    case automatic, prominent, minimal
  }
}
