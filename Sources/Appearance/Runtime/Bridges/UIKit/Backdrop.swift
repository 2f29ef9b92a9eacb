#if canImport(UIKit) && !os(watchOS)
  import TokenRuntime
  import UIKit

  /// Draws what a view's own layer can't: fills, differing corners, dashed lines and shadows.
  ///
  /// It is a subview below all others that is as large as the view. Labels and image views draw their
  /// content below it, so it has no fill for them.
  final class Backdrop: UIView {
    struct Drawing: Equatable {
      /// The color of the shape below ``fill``; `nil` where the view's layer draws it.
      var color: ColorValue?
      var fill: FillValue?
      var corners: CornersValue = 0
      /// The layers of the shadow, the topmost first; empty where the view's layer draws it.
      var shadows: [ShadowValue.Layer] = []
      /// The line along the edge; `nil` where the view's layer draws it.
      var border: BorderValue?
      var masksView = false
      /// A Boolean value that indicates whether the corners that the view's layer has depend on the size.
      var roundsView = false
      /// A Boolean value that indicates whether the shape casts the shadow that the view's layer has.
      var shadowsView = false
      /// A Boolean value that indicates whether corners that are alike are continuous.
      var isContinuous = false
    }

    private weak var view: UIView?
    private var drawing = Drawing()
    private var drawnSize: CGSize?
    /// The layers of the drawing, the lowest first; other sizes have the same ones.
    private var drawnLayers: [CALayer] = []
    private var drawnCount = 0
    private var content: UIView?
    /// The mask that the view had before ours.
    private var ownMask: CALayer?
    /// The path of a shadow that the view had before ours; `nil` if ours is not set.
    private var ownShadowPath: CGPath??

    /// Creates the backdrop of a view, as its first subview or that of `container`.
    init(of view: UIView, in container: UIView) {
      self.view = view
      super.init(frame: container.bounds)
      isUserInteractionEnabled = false
      isAccessibilityElement = false
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.insertSubview(self, at: 0)
      if let guide = (container as? UIScrollView)?.frameLayoutGuide { stay(in: guide) }
    }

    /// Keeps the backdrop in place while its view scrolls.
    private func stay(in guide: UILayoutGuide) {
      translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        topAnchor.constraint(equalTo: guide.topAnchor),
        leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      ])
    }

    @available(*, unavailable, message: "a backdrop is not part of an archive")
    required init?(coder: NSCoder) {
      nil
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      guard let view, drawnSize != bounds.size else { return }
      let radius = view.layer.cornerRadius
      // What else depends on the size, such as the images of a button, is renewed, too.
      StyleKeeper.existing(in: view)?.renew()
      let next = view.layer.cornerRadius
      if next != radius { animate("cornerRadius", of: view.layer, from: radius, to: next) }
    }

    func show(_ drawing: Drawing) {
      if drawing != self.drawing {
        self.drawing = drawing
        for layer in drawnLayers { layer.removeFromSuperlayer() }
        drawnLayers = []
        content?.removeFromSuperview()
        content = nil
      }
      draw()
    }

    /// Leaves the view as it was, before the backdrop is removed.
    func clear() {
      drawing = Drawing()
      maskView(with: nil)
      shadowView(with: nil)
      removeFromSuperview()
    }

    private func draw() {
      drawnSize = bounds.size
      drawnCount = 0
      CATransaction.begin()
      if let sizing {
        CATransaction.setAnimationDuration(sizing.duration)
        CATransaction.setAnimationTimingFunction(sizing.timingFunction)
      } else {
        CATransaction.setDisableActions(true)
      }
      let shape = BackdropShape(
        bounds: bounds, corners: drawing.corners, isReversed: view?.isReversed ?? false,
        isContinuous: drawing.isContinuous)
      maskView(with: drawing.masksView ? shape.path : nil)
      shadowView(with: drawing.shadowsView ? shape.path : nil)
      for shadow in drawing.shadows.reversed() where !shadow.inset {
        draw(outer: shadow, of: shape)
      }
      if let color = drawing.color {
        let layer = next(CAShapeLayer())
        set(shape.path, of: layer)
        layer.fillColor = cgColor(color)
      }
      if let fill = drawing.fill { draw(fill, in: shape) }
      for shadow in drawing.shadows.reversed() where shadow.inset { draw(inner: shadow, of: shape) }
      if let border = drawing.border { draw(border, of: shape) }
      CATransaction.commit()
    }

    private func maskView(with path: CGPath?) {
      guard let layer = view?.layer else { return }
      if let path {
        if !(layer.mask is BackdropMask) { ownMask = layer.mask }
        mask(layer, with: path)
      } else if layer.mask is BackdropMask {
        layer.mask = ownMask
        ownMask = nil
      }
    }

    /// Tells the view's layer what casts its shadow, or Core Animation draws the view once more to find out.
    private func shadowView(with path: CGPath?) {
      guard let layer = view?.layer else { return }
      if let path {
        if ownShadowPath == nil { ownShadowPath = .some(layer.shadowPath) }
        set(shadowPath: path, of: layer)
      } else if let own = ownShadowPath {
        layer.shadowPath = own
        ownShadowPath = nil
      }
    }

    // MARK: Layers

    /// The next layer of the drawing, as it is from another size, or else a new one.
    private func next<Layer: CALayer>(_ new: @autoclosure () -> Layer) -> Layer {
      defer { drawnCount += 1 }
      if drawnCount < drawnLayers.count, let layer = drawnLayers[drawnCount] as? Layer {
        return layer
      }
      let drawn = new()
      layer.addSublayer(drawn)
      drawnLayers.append(drawn)
      return drawn
    }

    /// The animation in which the size changes; `nil` for a change at once.
    private var sizing: CABasicAnimation? {
      layer.animation(forKey: "bounds.size") as? CABasicAnimation
    }

    /// Animates what Core Animation doesn't animate by itself as the size.
    private func animate(_ property: String, of layer: CALayer, from old: Any?, to new: Any?) {
      guard let old, let new, let animation = sizing?.copy() as? CABasicAnimation else { return }
      animation.keyPath = property
      animation.isAdditive = false
      animation.fromValue = old
      animation.toValue = new
      animation.delegate = nil
      layer.add(animation, forKey: property)
    }

    private func set(_ path: CGPath, of layer: CAShapeLayer) {
      animate("path", of: layer, from: layer.path, to: path)
      layer.path = path
    }

    private func set(shadowPath: CGPath, of layer: CALayer) {
      animate("shadowPath", of: layer, from: layer.shadowPath, to: shadowPath)
      layer.shadowPath = shadowPath
    }

    private func cgColor(_ color: ColorValue) -> CGColor {
      color.cgColor(compatibleWith: traitCollection)
    }

    private func mask(_ layer: CALayer, with path: CGPath, evenOdd: Bool = false) {
      let mask = layer.mask as? BackdropMask ?? BackdropMask()
      set(path, of: mask)
      mask.fillRule = evenOdd ? .evenOdd : .nonZero
      if layer.mask !== mask { layer.mask = mask }
    }

    // MARK: Fill

    private func draw(_ fill: FillValue, in shape: BackdropShape) {
      switch fill {
      case .color: break
      case .gradient(let gradient, let direction):
        let stops = gradient.ordered
        let layer = next(CAGradientLayer())
        layer.frame = bounds
        layer.colors = stops.map { cgColor($0.color) }
        layer.locations = stops.map { NSNumber(value: $0.position) }
        let end = gradient.end(direction)
        let x = shape.isReversed ? 1 - end.x : end.x
        layer.startPoint = CGPoint(x: 1 - x, y: 1 - end.y)
        layer.endPoint = CGPoint(x: x, y: end.y)
        mask(layer, with: shape.path)
      case .blur(let blur):
        show(content ?? UIVisualEffectView(effect: .of(blur)), in: shape)
      case .image(let name, let contentMode):
        let view = content ?? UIImageView(image: UIImage(named: name))
        view.contentMode = UIView.ContentMode(contentMode)
        // Smart Invert is not for pictures.
        view.accessibilityIgnoresInvertColors = true
        show(view, in: shape)
      }
    }

    private func show(_ view: UIView, in shape: BackdropShape) {
      view.frame = bounds
      view.clipsToBounds = true
      if let layer = LayerCorners(drawing.corners) {
        // An effect may lose its look under a mask.
        let fitted = shape.fitted
        view.layer.cornerRadius = CGFloat(
          max(fitted.topLeading, fitted.topTrailing, fitted.bottomLeading, fitted.bottomTrailing))
        if let corners = layer.mask(in: self.view ?? self) { view.layer.maskedCorners = corners }
      } else {
        mask(view.layer, with: shape.path)
      }
      if content === view { return }
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: 0)
      content = view
    }

    // MARK: Shadows

    /// A shadow outside the shape, which is not drawn below it, as in CSS.
    private func draw(outer shadow: ShadowValue.Layer, of shape: BackdropShape) {
      let layer = next(CALayer())
      layer.frame = bounds
      set(shadowPath: shape.grown(by: shadow.spread).path, of: layer)
      set(shadow, of: layer)
      let outside = CGMutablePath()
      outside.addRect(shape.surroundings(of: shadow))
      outside.addPath(shape.path)
      mask(layer, with: outside, evenOdd: true)
    }

    private func draw(inner shadow: ShadowValue.Layer, of shape: BackdropShape) {
      let layer = next(CALayer())
      layer.frame = bounds
      // The area between two outlines of opposite directions casts it.
      let frame = CGMutablePath()
      frame.addRect(shape.surroundings(of: shadow))
      frame.addPath(shape.grown(by: -shadow.spread).path(clockwise: false))
      set(shadowPath: frame, of: layer)
      set(shadow, of: layer)
      mask(layer, with: shape.path)
    }

    private func set(_ shadow: ShadowValue.Layer, of layer: CALayer) {
      // The color has its own opacity; the radius is the standard deviation, half of the blur.
      layer.shadowColor = cgColor(shadow.color)
      layer.shadowOpacity = 1
      layer.shadowOffset = CGSize(width: shadow.offsetX, height: shadow.offsetY)
      layer.shadowRadius = CGFloat(shadow.blur / 2)
    }

    // MARK: Border

    private func draw(_ border: BorderValue, of shape: BackdropShape) {
      let layer = next(CAShapeLayer())
      set(shape.grown(by: -border.width / 2).path, of: layer)
      layer.fillColor = nil
      layer.strokeColor = cgColor(border.color)
      layer.lineWidth = CGFloat(border.width)
      let style = border.style
      layer.lineDashPattern = style.lengths(width: border.width)?.map { NSNumber(value: $0) }
      layer.lineCap = CAShapeLayerLineCap(style)
    }
  }

  /// Tells a mask of ours from one of the app's.
  final class BackdropMask: CAShapeLayer {}

  /// The outline of a view with its corners.
  struct BackdropShape {
    let bounds: CGRect
    let corners: CornersValue
    let isReversed: Bool
    /// A Boolean value that indicates whether corners that are alike are continuous; those that differ are circular.
    var isContinuous = false

    var fitted: CornersValue { bounds.fitted(corners) }

    func grown(by distance: Double) -> BackdropShape {
      BackdropShape(
        bounds: bounds.insetBy(dx: -CGFloat(distance), dy: -CGFloat(distance)),
        corners: fitted.grown(by: distance), isReversed: isReversed, isContinuous: isContinuous)
    }

    /// A rectangle that a shadow and the shape lie within, far from the rectangle's edges.
    func surroundings(of shadow: ShadowValue.Layer) -> CGRect {
      bounds.insetBy(dx: -CGFloat(shadow.reach), dy: -CGFloat(shadow.reach))
    }

    @MainActor var path: CGPath { path(clockwise: true) }

    @MainActor func path(clockwise: Bool) -> CGPath {
      let path = CGMutablePath()
      // Within a border as wide as the shape nothing is left but a line, which the border covers.
      guard bounds.width > 0 || bounds.height > 0 else { return path }
      let fitted = fitted
      if clockwise, let radius = fitted.uniform {
        if isContinuous {
          return UIBezierPath(roundedRect: bounds, cornerRadius: CGFloat(radius)).cgPath
        }
        return CGPath(
          roundedRect: bounds, cornerWidth: CGFloat(radius), cornerHeight: CGFloat(radius),
          transform: nil)
      }
      let shown = isReversed ? fitted.reversed : fitted
      var corners = [
        (CGPoint(x: bounds.minX, y: bounds.minY), shown.topLeading),
        (CGPoint(x: bounds.maxX, y: bounds.minY), shown.topTrailing),
        (CGPoint(x: bounds.maxX, y: bounds.maxY), shown.bottomTrailing),
        (CGPoint(x: bounds.minX, y: bounds.maxY), shown.bottomLeading),
      ]
      if !clockwise { corners.reverse() }
      path.move(to: CGPoint(x: bounds.midX, y: corners[0].0.y))
      for index in [1, 2, 3, 4] {
        let (corner, radius) = corners[index % 4]
        path.addArc(
          tangent1End: corner, tangent2End: corners[(index + 1) % 4].0, radius: CGFloat(radius))
      }
      path.closeSubpath()
      return path
    }
  }

  extension CAShapeLayerLineCap {
    fileprivate init(_ style: StrokeStyleValue) {
      switch style.cap {
      case .round: self = .round
      case .butt: self = .butt
      case .square: self = .square
      }
    }
  }

  extension UIVisualEffect {
    fileprivate static func of(_ blur: FillValue.Blur) -> UIVisualEffect {
      #if compiler(>=6.2) && !os(visionOS)
        if #available(iOS 26, tvOS 26, *), blur == .glass || blur == .clearGlass {
          return UIGlassEffect(style: blur == .glass ? .regular : .clear)
        }
      #endif
      return UIBlurEffect(style: UIBlurEffect.Style(blur))
    }
  }

  extension UIBlurEffect.Style {
    fileprivate init(_ blur: FillValue.Blur) {
      #if os(tvOS)
        self = .regular
      #else
        switch blur {
        case .ultraThin, .clearGlass: self = .systemUltraThinMaterial
        case .thin: self = .systemThinMaterial
        case .regular, .glass: self = .systemMaterial
        case .thick: self = .systemThickMaterial
        }
      #endif
    }
  }
#endif
