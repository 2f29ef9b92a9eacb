#if canImport(UIKit) && !os(watchOS)
  import TokenRuntime
  import UIKit

  extension UIScrollView {
    /// The type of the appearances of a scroll view.
    public typealias Appearance = ScrollViewAppearance

    /// Applies an appearance to the scroll view; unset properties leave it as it is.
    ///
    /// The refresh color applies to the current refresh control; tvOS has none.
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
