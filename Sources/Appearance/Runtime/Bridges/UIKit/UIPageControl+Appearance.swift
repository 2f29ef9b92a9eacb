#if canImport(UIKit) && !os(watchOS)
  import TokenRuntime
  import UIKit

  extension UIPageControl {
    /// The type of the appearances of a page control.
    public typealias Appearance = PageControlAppearance

    /// Applies an appearance to the control; unset properties leave it as it is.
    public func apply(_ appearance: PageControlAppearance) {
      apply(appearance.view)
      if let color = appearance.pageColor { pageIndicatorTintColor = UIColor(color) }
      if let color = appearance.currentPageColor { currentPageIndicatorTintColor = UIColor(color) }
      if let hides = appearance.hidesForSinglePage { hidesForSinglePage = hides }
      if #available(iOS 14, tvOS 14, *), let style = appearance.backgroundStyle {
        backgroundStyle = UIPageControl.BackgroundStyle(style)
      }
    }
  }

  @available(iOS 14, tvOS 14, *)
  extension UIPageControl.BackgroundStyle {
    init(_ style: PageControlAppearance.BackgroundStyle) {
      switch style {
      case .automatic: self = .automatic
      case .prominent: self = .prominent
      case .minimal: self = .minimal
      }
    }
  }
#endif
