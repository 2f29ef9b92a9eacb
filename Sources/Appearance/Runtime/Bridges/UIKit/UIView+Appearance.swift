#if canImport(UIKit) && !os(watchOS)
  import TokenRuntime
  import UIKit

  extension UIView {
    /// The type of the appearances of a view.
    public typealias Appearance = ViewAppearance

    /// Applies an appearance to the view; what it leaves unset is as it was before any look.
    ///
    /// An unset tint is inherited. A view has one shadow, without spread: the first layer of the
    /// appearance's shadow that is not inset; a shadow without such layers is none.
    public func apply(_ appearance: ViewAppearance) {
      StyleKeeper.apply(appearance, to: self) { view in
        view.set(\.backgroundColor, appearance.backgroundColor.map { UIColor($0) })
        view.set(tint: appearance.tintColor)
        view.set(\.layer.cornerRadius, appearance.cornerRadius.map { CGFloat($0) })
        view.set(\.layer.cornerCurve, appearance.cornerCurve.map { CALayerCornerCurve($0) })
        view.set(\.layer.borderWidth, appearance.borderWidth.map { CGFloat($0) })
        view.set(\.alpha, appearance.opacity.map { CGFloat($0) })
        view.set(\.clipsToBounds, appearance.clipsToBounds)
        view.set(
          \.directionalLayoutMargins, appearance.layoutMargins.map { NSDirectionalEdgeInsets($0) })
        // The color has its own opacity. A layer's radius is the standard deviation of its blur,
        // which is half of the blur.
        let shadow = appearance.shadow?.outermost
        view.set(\.layer.shadowOpacity, appearance.shadow.map { _ in shadow == nil ? 0 : 1 })
        view.set(
          \.layer.shadowOffset, shadow.map { CGSize(width: $0.offsetX, height: $0.offsetY) })
        view.set(\.layer.shadowRadius, shadow.map { CGFloat($0.blur / 2) })
      } renew: { view, appearance in
        let traits = view.element.traitCollection
        view.set(\.layer.borderColor, appearance.borderColor?.cgColor(compatibleWith: traits))
        view.set(
          \.layer.shadowColor, appearance.shadow?.outermost?.color.cgColor(compatibleWith: traits))
      }
    }
  }

  extension StyledElement {
    /// Sets the tint, or lets the view inherit it again, since UIKit does not tell a tint that is
    /// inherited from the view's own.
    fileprivate func set(tint: ColorValue?) {
      set(.tint, tint.map { UIColor($0) }, from: nil) { element.tintColor = $0 }
    }
  }

  extension ShadowValue {
    /// The first layer that is not inset.
    fileprivate var outermost: Layer? {
      layers.first { !$0.inset }
    }
  }

  extension CALayerCornerCurve {
    init(_ curve: ViewAppearance.CornerCurve) {
      switch curve {
      case .circular: self = .circular
      case .continuous: self = .continuous
      }
    }
  }
#endif
