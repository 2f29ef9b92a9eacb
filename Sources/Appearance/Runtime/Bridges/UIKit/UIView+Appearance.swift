#if canImport(UIKit) && !os(watchOS)
  import TokenRuntime
  import UIKit

  extension UIView {
    /// The type of the appearances of a view.
    public typealias Appearance = ViewAppearance

    /// Applies an appearance to the view; what it leaves unset is as it was before any look.
    ///
    /// A layer that clips clips its own shadow: of a view that has both, set the shadow on a view around it, as
    /// components do.
    /// A continuous curve is that of corners which are alike, and corners that differ are circular.
    ///
    /// An unset tint is inherited. A shadow of one layer without spread is the layer's own, unless the
    /// background is translucent; other shadows, corners that differ, dashed lines and fills are drawn by a
    /// subview behind all others. A label with a background and round corners is cut off at them, unless it has a
    /// shadow. Labels and image views have no gradient, blur or image behind their content, and
    /// are cut off at corners that differ. A view with a blur does not cut its content off at those: UIKit
    /// shows no effects below a mask, and none rightly in a view with an opacity below 1.
    public func apply(_ appearance: ViewAppearance) {
      StyleKeeper.apply(appearance, to: self) { view in
        view.set(tint: appearance.tintColor)
        view.set(\.layer.cornerCurve, appearance.cornerCurve.map { CALayerCornerCurve($0) })
        view.set(\.alpha, appearance.opacity)
        view.set(\.isHidden, appearance.isHidden)
        view.set(\.clipsToBounds, appearance.clipsToBounds ?? (appearance.clips(self) ? true : nil))
        view.set(
          \.directionalLayoutMargins, appearance.layoutMargins.map { NSDirectionalEdgeInsets($0) })
        // The color has its own opacity. A layer's radius is half of the blur: its deviation.
        let shadow = appearance.layerShadow
        view.set(\.layer.shadowOpacity, appearance.shadow.map { _ in shadow == nil ? 0 : 1 })
        view.set(\.layer.shadowOffset, shadow.map { CGSize(width: $0.offsetX, height: $0.offsetY) })
        view.set(\.layer.shadowRadius, shadow.map { CGFloat($0.blur / 2) })
      } renew: { view, appearance in
        let traits = view.element.traitCollection
        view.set(\.layer.shadowColor, appearance.layerShadow?.color.cgColor(compatibleWith: traits))
        view.renewShape(appearance)
      }
    }
  }

  extension StyledElement {
    /// Sets background, corners and border: on the layer, or behind the content what it can't draw.
    fileprivate func renewShape(_ appearance: ViewAppearance) {
      let traits = element.traitCollection
      let layer = LayerCorners(appearance.cornerRadius ?? 0)
      let drawsContent = element is UILabel || element is UIImageView
      // A color without corners is the layer's; others are drawn in the shape.
      let color = appearance.backgroundFill?.color ?? appearance.backgroundColor
      let drawsColor = layer == nil && !drawsContent && color != nil
      set(\.backgroundColor, drawsColor ? .clear : color.map { UIColor($0) })
      set(\.layer.maskedCorners, layer.flatMap { $0.mask(in: element) })
      let lineStyle = appearance.border?.style ?? StrokeStyleValue(.solid)
      let drawsLine = layer == nil || lineStyle.lengths(width: 1) != nil
      set(\.layer.borderWidth, appearance.lineWidth.map { drawsLine ? 0 : CGFloat($0) })
      set(\.layer.borderColor, appearance.lineColor?.cgColor(compatibleWith: traits))

      var drawing = Backdrop.Drawing()
      if drawsColor { drawing.color = color }
      drawing.shadowsView = appearance.layerShadow != nil && appearance.hasBackground
      if !drawsContent, appearance.backgroundFill?.color == nil {
        drawing.fill = appearance.backgroundFill
      }
      if appearance.layerShadow == nil { drawing.shadows = Array(appearance.shadow?.layers ?? []) }
      if drawsLine, let color = appearance.lineColor, let width = appearance.lineWidth, width > 0 {
        drawing.border = BorderValue(color: color, width: width, style: lineStyle)
      }
      // Apple's page of UIVisualEffectView has effects fail below a view with a mask.
      let isBlurred = if case .blur? = drawing.fill { true } else { false }
      drawing.masksView =
        layer == nil && (drawsContent || appearance.clipsToBounds == true) && !isBlurred
      drawing.roundsView = layer?.isPill == true
      let isNeeded = drawing != Backdrop.Drawing()
      drawing.isContinuous = appearance.cornerCurve == .continuous
      let own = original(\.layer.cornerRadius)
      drawing.corners = appearance.cornerRadius ?? CornersValue(Double(own))
      set(
        \.layer.cornerRadius,
        appearance.cornerRadius.map { corners in
          guard let layer else { return 0 }
          return layer.radius.map { CGFloat($0) }
            ?? CGFloat(element.bounds.fitted(corners).topLeading)
        })
      keeper.draw(isNeeded ? drawing : nil, behind: element)
    }

    /// Sets the tint, or lets the view inherit it again, since UIKit does not distinguish an
    /// inherited tint from the view's own.
    fileprivate func set(tint: ColorValue?) {
      set(.tint, tint.map { UIColor($0) }, from: nil) { element.tintColor = $0 }
    }
  }

  extension ViewAppearance {
    /// Whether a view must be cut off, as UIKit draws a label's background with sharp corners.
    @MainActor fileprivate func clips(_ view: UIView) -> Bool {
      view is UILabel && hasBackground && shadow == nil && cornerRadius.map { $0 != 0 } == true
    }

    /// The shadow that the view's layer has: the only layer of one without spread. It would shine through
    /// a translucent background.
    fileprivate var layerShadow: ShadowValue.Layer? {
      guard let layers = shadow?.layers, layers.count == 1, let only = layers.first, !only.inset,
        only.spread == 0, !isTranslucent
      else { return nil }
      return only
    }
  }

  /// Corners that a layer draws itself: those that are round have one radius.
  struct LayerCorners {
    let corners: CornersValue
    /// The radius in points; `nil` for a pill, which depends on the size.
    let radius: Double?

    /// Creates the corners; `nil` if their radii differ.
    init?(_ corners: CornersValue) {
      let radii = [
        corners.topLeading, corners.topTrailing, corners.bottomLeading, corners.bottomTrailing,
      ].filter { $0 != 0 }
      let radius = radii.first ?? 0
      guard radii.allSatisfy({ $0 == radius }), radius < .infinity || radii.count == 4 else {
        return nil
      }
      self.corners = corners
      self.radius = radius < .infinity ? radius : nil
    }

    var isPill: Bool { radius == nil }

    /// The corners that are round; `nil` if all are.
    @MainActor func mask(in view: UIView) -> CACornerMask? {
      guard corners.uniform == nil else { return nil }
      let isReversed = view.isReversed
      let shown = isReversed ? corners.reversed : corners
      var mask: CACornerMask = []
      if shown.topLeading > 0 { mask.insert(.layerMinXMinYCorner) }
      if shown.topTrailing > 0 { mask.insert(.layerMaxXMinYCorner) }
      if shown.bottomLeading > 0 { mask.insert(.layerMinXMaxYCorner) }
      if shown.bottomTrailing > 0 { mask.insert(.layerMaxXMaxYCorner) }
      return mask
    }
  }

  extension CGRect {
    func fitted(_ corners: CornersValue) -> CornersValue {
      corners.fitted(width: Double(width), height: Double(height))
    }
  }
#endif
