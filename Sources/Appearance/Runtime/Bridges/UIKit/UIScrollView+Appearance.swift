#if canImport(UIKit) && !os(watchOS)
  import TokenRuntime
  import UIKit

  extension UIScrollView {
    /// The type of the appearances of a scroll view.
    public typealias Appearance = ScrollViewAppearance

    /// Applies an appearance to the scroll view; what it leaves unset is as it was before any look.
    ///
    /// The refresh color applies to the current refresh control; tvOS has none.
    public func apply(_ appearance: ScrollViewAppearance) {
      apply(appearance.view)
      StyleKeeper.apply(appearance, to: self) { view in
        view.set(
          \.indicatorStyle, appearance.indicatorStyle.map { UIScrollView.IndicatorStyle($0) })
        view.set(\.showsHorizontalScrollIndicator, appearance.showsHorizontalIndicator)
        view.set(\.showsVerticalScrollIndicator, appearance.showsVerticalIndicator)
        view.set(\.bounces, appearance.bounces)
        view.set(
          \.contentInsetAdjustmentBehavior,
          appearance.contentInsetAdjustment.map { UIScrollView.ContentInsetAdjustmentBehavior($0) })
        #if !os(tvOS)
          view.set(.refreshTint, appearance.refreshColor.map { UIColor($0) }, from: nil) {
            refreshControl?.tintColor = $0
          }
        #endif
      } mirror: { view, appearance in
        view.set(
          \.contentInset, appearance.contentInsets.map { UIEdgeInsets($0, in: view.element) })
      }
    }
  }

  extension UIScrollView.ContentInsetAdjustmentBehavior {
    init(_ adjustment: ScrollViewAppearance.ContentInsetAdjustment) {
      switch adjustment {
      case .automatic: self = .automatic
      case .scrollableAxes: self = .scrollableAxes
      case .never: self = .never
      case .always: self = .always
      }
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
