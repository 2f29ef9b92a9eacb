#if canImport(UIKit) && !os(watchOS)
  import DesignTokens
  import UIKit

  extension UIView {
    public typealias Appearance = ViewAppearance

    /// Shows the view with a look; what the look leaves unset stays as it is.
    ///
    /// A layer has one shadow, without spread: the first of the look's layers that falls outside.
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
        StyleKeeper.keep(appearance, for: self) { view, look, _ in view.renewLayerColors(look) }
      }
    }

    private func renewLayerColors(_ look: ViewAppearance) {
      if let color = look.borderColor {
        layer.borderColor = color.cgColor(compatibleWith: traitCollection)
      }
      if let color = look.shadow?.outermost?.color {
        layer.shadowColor = color.cgColor(compatibleWith: traitCollection)
      }
    }
  }

  extension ShadowValue {
    /// The first layer that falls outside the shape.
    fileprivate var outermost: Layer? {
      layers.first { !$0.inset }
    }
  }

  extension CALayer {
    /// Casts a shadow but for its colour, or none.
    ///
    /// The colour brings its own opacity. A layer's radius is the standard deviation of its blur.
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
