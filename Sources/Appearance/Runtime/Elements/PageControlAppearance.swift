import TokenRuntime

/// The appearance of a page control, the dots that stand for pages; in SwiftUI
/// those of components alone.
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

  init(_ never: Never) { switch never {} }

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
