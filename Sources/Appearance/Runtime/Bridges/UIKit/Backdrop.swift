#if canImport(UIKit) && !os(watchOS)
  import TokenRuntime
  import UIKit

  /// Draws what a view's own layer can't: fills, differing corners, dashed lines and shadows.
  ///
  /// It is a subview below all others that is as large as the view. Labels and image views draw their
  /// content below it, so it has no fill for them.
  final class Backdrop: UIView {
    struct Drawing: Equatable {
      /// What the shape is filled with below ``fill``; `nil` where the view's layer draws it.
      var color: ColorValue?
      var fill: FillValue?
      var corners: CornersValue = 0
      /// The layers of the shadow, the topmost first; empty where the view's layer draws it.
      var shadows: [ShadowValue.Layer] = []
      /// The line along the edge; `nil` where the view's layer draws it.
      var border: BorderValue?
      var masksView = false
      /// Whether the view's layer has these corners, once the size is known.
      var roundsView = false
    }

    private weak var view: UIView?
    private var drawing = Drawing()
    private var drawnSize: CGSize?
    private var drawnLayers: [CALayer] = []
    private var content: UIView?
    /// The mask that the view had before ours.
    private var ownMask: CALayer?

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
      // What else depends on the size, such as the images of a button, is renewed, too.
      StyleKeeper.existing(in: view)?.renew()
    }

    func show(_ drawing: Drawing) {
      self.drawing = drawing
      draw()
    }

    /// Leaves the view as it was, before the backdrop is removed.
    func clear() {
      drawing = Drawing()
      maskView(with: nil)
      removeFromSuperview()
    }

    private func draw() {
      drawnSize = bounds.size
      for layer in drawnLayers { layer.removeFromSuperlayer() }
      drawnLayers = []
      content?.removeFromSuperview()
      content = nil
      let shape = BackdropShape(
        bounds: bounds, corners: drawing.corners, isReversed: view?.isReversed ?? false)
      if drawing.roundsView { view?.layer.cornerRadius = CGFloat(shape.fitted.topLeading) }
      maskView(with: drawing.masksView ? mask(shape.path) : nil)
      for shadow in drawing.shadows.reversed() where !shadow.inset { add(outer: shadow, of: shape) }
      if let color = drawing.color {
        let layer = CAShapeLayer()
        layer.path = shape.path
        layer.fillColor = cgColor(color)
        add(layer)
      }
      if let fill = drawing.fill { add(fill, in: shape) }
      for shadow in drawing.shadows.reversed() where shadow.inset { add(inner: shadow, of: shape) }
      if let border = drawing.border { add(border, of: shape) }
    }

    private func maskView(with mask: CALayer?) {
      guard let layer = view?.layer else { return }
      if let mask {
        if !(layer.mask is BackdropMask) { ownMask = layer.mask }
        layer.mask = mask
      } else if layer.mask is BackdropMask {
        layer.mask = ownMask
        ownMask = nil
      }
    }

    private func cgColor(_ color: ColorValue) -> CGColor {
      color.cgColor(compatibleWith: traitCollection)
    }

    private func add(_ drawn: CALayer) {
      layer.addSublayer(drawn)
      drawnLayers.append(drawn)
    }

    private func mask(_ path: CGPath, evenOdd: Bool = false) -> CALayer {
      let mask = BackdropMask()
      mask.path = path
      mask.fillRule = evenOdd ? .evenOdd : .nonZero
      return mask
    }

    // MARK: Fill

    private func add(_ fill: FillValue, in shape: BackdropShape) {
      switch fill {
      case .color: break
      case .gradient(let gradient, let direction):
        let stops = gradient.ordered
        let layer = CAGradientLayer()
        layer.frame = bounds
        layer.colors = stops.map { cgColor($0.color) }
        layer.locations = stops.map { NSNumber(value: $0.position) }
        let x = shape.isReversed ? 1 - direction.end.x : direction.end.x
        layer.startPoint = CGPoint(x: 1 - x, y: 1 - direction.end.y)
        layer.endPoint = CGPoint(x: x, y: direction.end.y)
        layer.mask = mask(shape.path)
        add(layer)
      case .blur(let blur):
        add(UIVisualEffectView(effect: UIBlurEffect(style: UIBlurEffect.Style(blur))), in: shape)
      case .image(let name, let contentMode):
        let view = UIImageView(image: UIImage(named: name))
        view.contentMode = UIView.ContentMode(contentMode)
        add(view, in: shape)
      }
    }

    private func add(_ view: UIView, in shape: BackdropShape) {
      view.frame = bounds
      view.clipsToBounds = true
      if let layer = LayerCorners(drawing.corners) {
        // An effect may lose its look under a mask.
        let fitted = shape.fitted
        view.layer.cornerRadius = CGFloat(
          max(fitted.topLeading, fitted.topTrailing, fitted.bottomLeading, fitted.bottomTrailing))
        if let corners = layer.mask(in: self.view ?? self) { view.layer.maskedCorners = corners }
      } else {
        view.layer.mask = mask(shape.path)
      }
      insertSubview(view, at: 0)
      content = view
    }

    // MARK: Shadows

    /// A shadow outside the shape, which is not drawn below it, as in CSS.
    private func add(outer shadow: ShadowValue.Layer, of shape: BackdropShape) {
      let layer = CALayer()
      layer.frame = bounds
      layer.shadowPath = shape.grown(by: shadow.spread).path
      set(shadow, of: layer)
      let outside = CGMutablePath()
      outside.addRect(shape.surroundings(of: shadow))
      outside.addPath(shape.path)
      layer.mask = mask(outside, evenOdd: true)
      add(layer)
    }

    private func add(inner shadow: ShadowValue.Layer, of shape: BackdropShape) {
      let layer = CALayer()
      layer.frame = bounds
      // The area between two outlines of opposite directions casts it.
      let frame = CGMutablePath()
      frame.addRect(shape.surroundings(of: shadow))
      frame.addPath(shape.grown(by: -shadow.spread).path(clockwise: false))
      layer.shadowPath = frame
      set(shadow, of: layer)
      layer.mask = mask(shape.path)
      add(layer)
    }

    private func set(_ shadow: ShadowValue.Layer, of layer: CALayer) {
      // The color has its own opacity; the radius is the standard deviation, half of the blur.
      layer.shadowColor = cgColor(shadow.color)
      layer.shadowOpacity = 1
      layer.shadowOffset = CGSize(width: shadow.offsetX, height: shadow.offsetY)
      layer.shadowRadius = CGFloat(shadow.blur / 2)
    }

    // MARK: Border

    private func add(_ border: BorderValue, of shape: BackdropShape) {
      let layer = CAShapeLayer()
      layer.path = shape.grown(by: -border.width / 2).path
      layer.fillColor = nil
      layer.strokeColor = cgColor(border.color)
      layer.lineWidth = CGFloat(border.width)
      let style = border.style
      layer.lineDashPattern = style.lengths(width: border.width)?.map { NSNumber(value: $0) }
      layer.lineCap = CAShapeLayerLineCap(style)
      add(layer)
    }
  }

  /// Tells a mask of ours from one of the app's.
  final class BackdropMask: CAShapeLayer {}

  /// The outline of a view with its corners.
  struct BackdropShape {
    let bounds: CGRect
    let corners: CornersValue
    let isReversed: Bool

    var fitted: CornersValue { bounds.fitted(corners) }

    func grown(by distance: Double) -> BackdropShape {
      BackdropShape(
        bounds: bounds.insetBy(dx: -CGFloat(distance), dy: -CGFloat(distance)),
        corners: fitted.grown(by: distance), isReversed: isReversed)
    }

    /// A rectangle that a shadow and the shape lie within, far from the rectangle's edges.
    func surroundings(of shadow: ShadowValue.Layer) -> CGRect {
      let reach =
        abs(shadow.offsetX) + abs(shadow.offsetY) + 2 * abs(shadow.blur) + abs(shadow.spread) + 1
      return bounds.insetBy(dx: -CGFloat(reach), dy: -CGFloat(reach))
    }

    var path: CGPath { path(clockwise: true) }

    func path(clockwise: Bool) -> CGPath {
      let path = CGMutablePath()
      // Within a border as wide as the shape nothing is left but a line, which the border covers.
      guard bounds.width > 0 || bounds.height > 0 else { return path }
      let fitted = fitted
      if clockwise, let radius = fitted.uniform {
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

  extension UIBlurEffect.Style {
    fileprivate init(_ blur: FillValue.Blur) {
      #if os(tvOS)
        self = .regular
      #else
        switch blur {
        case .ultraThin: self = .systemUltraThinMaterial
        case .thin: self = .systemThinMaterial
        case .regular: self = .systemMaterial
        case .thick: self = .systemThickMaterial
        }
      #endif
    }
  }
#endif
