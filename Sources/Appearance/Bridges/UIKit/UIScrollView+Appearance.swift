#if canImport(UIKit) && !os(watchOS)
  import DesignTokens
  import UIKit

  extension UIScrollView {
    public typealias Appearance = ScrollViewAppearance

    /// Shows the scroll view with a look; what the look leaves unset stays as it is.
    ///
    /// tvOS has no control for refreshing.
    public func apply(_ appearance: ScrollViewAppearance) {
      apply(appearance.view)
      if let insets = appearance.contentInsets { contentInset = UIEdgeInsets(insets, in: self) }
      if let style = appearance.indicatorStyle {
        indicatorStyle = UIScrollView.IndicatorStyle(style)
      }
      if let shows = appearance.showsHorizontalIndicator { showsHorizontalScrollIndicator = shows }
      if let shows = appearance.showsVerticalIndicator { showsVerticalScrollIndicator = shows }
      if let bounces = appearance.bounces { self.bounces = bounces }
      #if !os(tvOS)
        if let color = appearance.refreshColor { refreshControl?.tintColor = UIColor(color) }
      #endif
    }
  }

  extension UIScrollView.IndicatorStyle {
    init(_ style: ScrollViewAppearance.IndicatorStyle) {
      switch style {
      case .automatic: self = .default
      case .black: self = .black
      case .white: self = .white
      }
    }
  }
#endif
