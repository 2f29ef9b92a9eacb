#if canImport(UIKit) && !os(watchOS)
  import TokenRuntime
  import UIKit

  extension UIPageControl {
    /// The type of the appearances of a page control.
    public typealias Appearance = PageControlAppearance

    /// Applies an appearance to the control; what it leaves unset is as it was before any look.
    public func apply(_ appearance: PageControlAppearance) {
      apply(appearance.view)
      StyleKeeper.apply(appearance, to: self) { control in
        control.set(\.pageIndicatorTintColor, appearance.pageColor)
        control.set(\.currentPageIndicatorTintColor, appearance.currentPageColor)
        control.set(\.hidesForSinglePage, appearance.hidesForSinglePage)
        if #available(iOS 14, tvOS 14, *) {
          control.set(
            \.backgroundStyle, appearance.backgroundStyle.map { UIPageControl.BackgroundStyle($0) })
        }
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
