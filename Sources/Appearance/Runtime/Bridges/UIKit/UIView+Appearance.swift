#if canImport(UIKit) && !os(watchOS)
  import TokenRuntime
  import UIKit

  extension UIView {
    /// The type of the appearances of a view.
    public typealias Appearance = ViewAppearance

    /// Applies an appearance to the view; unset properties leave it as it is.
    ///
    /// A view has one shadow, without spread: the first layer of the appearance's shadow that is
    /// not inset. If there is none, the shadow is removed.
    public func apply(_ appearance: ViewAppearance) {
      if let color = appearance.backgroundColor { backgroundColor = UIColor(color) }
      if let color = appearance.tintColor { tintColor = UIColor(color) }
      if let radius = appearance.cornerRadius { layer.cornerRadius = CGFloat(radius) }
      if let curve = appearance.cornerCurve { layer.cornerCurve = CALayerCornerCurve(curve) }
      if let width = appearance.borderWidth { layer.borderWidth = CGFloat(width) }
      if let opacity = appearance.opacity { alpha = CGFloat(opacity) }
      if let clips = appearance.clipsToBounds { clipsToBounds = clips }
      if let margins = appearance.layoutMargins {
        directionalLayoutMargins = NSDirectionalEdgeInsets(margins)
      }
      if let shadow = appearance.shadow { layer.cast(shadow.outermost) }
      if appearance.borderColor != nil || appearance.shadow != nil {
        StyleKeeper.keep(appearance, for: self) { view, merged, _ in view.renewLayerColors(merged) }
      }
    }

    private func renewLayerColors(_ appearance: ViewAppearance) {
      if let color = appearance.borderColor {
        layer.borderColor = color.cgColor(compatibleWith: traitCollection)
      }
      if let color = appearance.shadow?.outermost?.color {
        layer.shadowColor = color.cgColor(compatibleWith: traitCollection)
      }
    }
  }

  extension ShadowValue {
    /// The first layer that is not inset.
    fileprivate var outermost: Layer? {
      layers.first { !$0.inset }
    }
  }

  extension CALayer {
    /// Sets a shadow without its color, or removes the shadow.
    ///
    /// The color has its own opacity. A layer's radius is the standard deviation of its blur, which
    /// is half of ``ShadowValue/Layer/blur``.
    @MainActor fileprivate func cast(_ shadow: ShadowValue.Layer?) {
      shadowOpacity = shadow == nil ? 0 : 1
      guard let shadow else { return }
      shadowOffset = CGSize(width: shadow.offsetX, height: shadow.offsetY)
      shadowRadius = CGFloat(shadow.blur / 2)
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
