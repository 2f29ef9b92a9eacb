#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import TokenRuntime

  extension NSView {
    /// The type of the appearances of a view.
    public typealias Appearance = ViewAppearance

    /// Applies an appearance to the view; what it leaves unset is as it was before any look.
    ///
    /// The view gets a layer. It has one shadow, without spread: the first layer of the appearance's
    /// shadow that is not inset, which shines through a translucent background. Its lines are solid, its fill is a color, and all its corners have one
    /// radius: none if they differ, and that of the current size for a pill. macOS has no tint and no
    /// layout margins of any view.
    public func apply(_ appearance: ViewAppearance) {
      StyleKeeper.apply(appearance, to: self) { view in
        let isLayered = appearance.with(\.tintColor, nil).with(\.layoutMargins, nil) != .unset
        view.set(\.wantsLayer, isLayered ? true : nil)
        view.set(\.alphaValue, appearance.opacity)
        view.set(\.isHidden, appearance.isHidden)
        guard let layer else { return }
        let shorter = Double(min(bounds.width, bounds.height))
        view.set(
          \.cornerRadius, of: layer,
          appearance.cornerRadius.map { corners in
            CGFloat(corners == .pill ? shorter / 2 : corners.uniform ?? 0)
          })
        view.set(\.cornerCurve, of: layer, appearance.cornerCurve.map { CALayerCornerCurve($0) })
        view.set(\.borderWidth, of: layer, appearance.lineWidth.map { CGFloat($0) })
        view.set(\.masksToBounds, of: layer, appearance.clipsToBounds)
      } renew: { view, appearance in
        guard let layer = view.element.layer else { return }
        let interface = view.element.effectiveAppearance
        let color = appearance.backgroundFill?.color ?? appearance.backgroundColor
        view.set(\.backgroundColor, of: layer, color?.cgColor(in: interface))
        view.set(\.borderColor, of: layer, appearance.lineColor?.cgColor(in: interface))
        // Properties of the layer are AppKit's, which sets them to those of this shadow.
        let shadow = appearance.shadow.map { $0.outermost?.nsShadow(of: view.element) }
        view.keeper.set(\NSView.shadow, to: shadow, current: view.element.shadow) {
          view.element.shadow = $0
        }
      }
    }
  }

  extension ShadowValue.Layer {
    @MainActor fileprivate func nsShadow(of view: NSView) -> NSShadow {
      let shadow = NSShadow()
      shadow.shadowColor = color.shown(in: view.effectiveAppearance)
      // The y axis of a layer leads upwards, except in a flipped view.
      let down: CGFloat = view.isFlipped ? 1 : -1
      shadow.shadowOffset = CGSize(width: CGFloat(offsetX), height: down * CGFloat(offsetY))
      // It becomes the radius of the layer's shadow, which is half of the blur.
      shadow.shadowBlurRadius = CGFloat(blur / 2)
      return shadow
    }
  }

  extension ColorValue {
    fileprivate func cgColor(in appearance: NSAppearance) -> CGColor {
      NSColor(resolved(in: ThemeContext(appearance))).cgColor
    }
  }
#endif
