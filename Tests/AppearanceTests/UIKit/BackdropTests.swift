#if canImport(UIKit)
  import Appearance
  import DesignTokens
  import Foundation
  import Testing
  import UIKit

  @testable import AppearanceRuntime

  @Suite("What is drawn behind a view's content") @MainActor struct BackdropTests {
    private let color = variedColor(3)
    private let gradient = GradientValue(stops: [
      .init(color: variedColor(2), position: 0.75), .init(color: variedColor(1), position: 0),
    ])

    /// A view of 100 by 40 points with a look.
    private func view(_ look: ViewAppearance, reversed: Bool = false) -> UIView {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      view.shimLayoutDirection = reversed ? .rightToLeft : .leftToRight
      view.apply(look)
      return view
    }

    private func backdrop(of view: UIView) -> UIView? { view.subviews.first(where: isBackdrop) }

    private func layers(of view: UIView) -> [CALayer] {
      backdrop(of: view)?.layer.sublayers ?? []
    }

    // MARK: Corners

    @Test("a plain look needs nothing behind its content") func plain() {
      let look = ViewAppearance(
        backgroundColor: ColorValue(ColorComponents(rgb: 0xFF_0000)), cornerRadius: 8,
        borderColor: color, borderWidth: 1)
      #expect(backdrop(of: view(look)) == nil)
      let shadow = ShadowValue(layers: [.init(color: color, blur: 4)])
      #expect(backdrop(of: view(ViewAppearance(shadow: shadow))) == nil)
      // The path of the shadow follows the size.
      #expect(layers(of: view(look.with(\.shadow, shadow))).isEmpty)
    }

    @Test("corners with one radius are the layer's, also if some are sharp") func someCorners() {
      let corners = CornersValue(topLeading: 8, bottomLeading: 8)
      let left = view(ViewAppearance(cornerRadius: corners))
      #expect(left.layer.cornerRadius == 8)
      #expect(left.layer.maskedCorners == [.layerMinXMinYCorner, .layerMinXMaxYCorner])
      #expect(backdrop(of: left) == nil)
      let right = view(ViewAppearance(cornerRadius: corners), reversed: true)
      #expect(right.layer.maskedCorners == [.layerMaxXMinYCorner, .layerMaxXMaxYCorner])
      right.apply(ViewAppearance(cornerRadius: 4))
      #expect(right.layer.maskedCorners.rawValue == 15)
    }

    @Test("a pill has the radius of half its shorter edge, whatever its size becomes")
    func pill() {
      let view = view(ViewAppearance(cornerRadius: .pill))
      #expect(view.layer.cornerRadius == 20)
      view.frame.size = CGSize(width: 30, height: 60)
      #expect(view.layer.cornerRadius == 15)
      view.apply(ViewAppearance(cornerRadius: 4))
      view.frame.size = CGSize(width: 10, height: 10)
      #expect(view.layer.cornerRadius == 4)
      #expect(backdrop(of: view) == nil)
    }

    @Test("radii that differ make a shape with the color") func differentCorners() throws {
      let look = ViewAppearance(
        backgroundColor: color,
        cornerRadius: CornersValue(topLeading: 16, topTrailing: 8, bottomLeading: 4))
      let view = view(look)
      #expect(matches(view.backgroundColor, ColorValue(ColorComponents(rgb: 0, alpha: 0))))
      let shape = try #require(layers(of: view).first as? CAShapeLayer)
      #expect(matches(shape.fillColor, color, in: .light))
      #expect(
        shape.path?.shimSteps == [
          "move 50.0 0.0", "arc at 100.0 0.0 by 8.0", "arc at 100.0 40.0 by 0.0",
          "arc at 0.0 40.0 by 4.0", "arc at 0.0 0.0 by 16.0", "close",
        ])
      let mirrored = self.view(look, reversed: true)
      let path = try #require(layers(of: mirrored).first as? CAShapeLayer).path
      #expect(path?.shimSteps[1] == "arc at 100.0 0.0 by 16.0")
      #expect(view.layer.mask == nil)
      view.apply(look.with(\.clipsToBounds, true))
      #expect((view.layer.mask as? CAShapeLayer)?.path?.shimSteps == shape.path?.shimSteps)
    }

    @Test("radii that don't fit beside each other shrink together") func fitting() throws {
      let look = ViewAppearance(
        backgroundColor: color, cornerRadius: CornersValue(topLeading: 60, bottomLeading: 20))
      let shape = try #require(layers(of: view(look)).first as? CAShapeLayer)
      // 60 and 20 on an edge of 40.
      #expect(
        shape.path?.shimSteps[3...4] == ["arc at 0.0 40.0 by 10.0", "arc at 0.0 0.0 by 30.0"])
    }

    @Test("a label is cut off at radii that differ, and keeps its color") func labels() {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      label.apply(
        ViewAppearance(
          backgroundColor: color, backgroundFill: .gradient(gradient),
          cornerRadius: CornersValue(topLeading: 8, topTrailing: 4)))
      #expect(matches(label.backgroundColor, color))
      #expect(label.layer.mask is CAShapeLayer)
      #expect(layers(of: label).isEmpty)
    }

    // MARK: Fills

    @Test(
      "a gradient has its stops in order and leads where it should",
      arguments: [
        (FillValue.Direction.toBottom, false, 0.5, 0.0, 0.5, 1.0),
        (.toTrailing, false, 0, 0.5, 1, 0.5), (.toTrailing, true, 1, 0.5, 0, 0.5),
        (.toTopLeading, false, 1, 1, 0, 0), (.toTopLeading, true, 0, 1, 1, 0),
      ])
    func gradients(
      direction: FillValue.Direction, reversed: Bool, x1: Double, y1: Double, x2: Double, y2: Double
    ) throws {
      let fill = FillValue.gradient(gradient, direction: direction)
      let view = view(
        ViewAppearance(backgroundColor: color, backgroundFill: fill, cornerRadius: 8),
        reversed: reversed)
      #expect(matches(view.backgroundColor, color))
      let layer = try #require(layers(of: view).first as? CAGradientLayer)
      #expect(layer.frame == view.bounds)
      #expect(layer.locations == [0, 0.75])
      let colors = try #require(layer.colors as? [CGColor])
      #expect(matches(colors[0], variedColor(1), in: .light))
      #expect(matches(colors[1], variedColor(2), in: .light))
      #expect(layer.startPoint == CGPoint(x: x1, y: y1))
      #expect(layer.endPoint == CGPoint(x: x2, y: y2))
      let path = (layer.mask as? CAShapeLayer)?.path
      #expect(path?.shimCornerWidth == 8)
      view.shimAdopt(UITraitCollection(.dark))
      let dark = try #require((layers(of: view).first as? CAGradientLayer)?.colors as? [CGColor])
      #expect(matches(dark[0], variedColor(1), in: .dark))
    }

    @Test("one stop is one color") func oneStop() throws {
      let one = GradientValue(stops: [.init(color: color, position: 0.5)])
      let layer = layers(of: view(ViewAppearance(backgroundFill: .gradient(one)))).first
      let gradient = try #require(layer as? CAGradientLayer)
      #expect(gradient.colors?.count == 2)
      #expect(gradient.locations == [0, 1])
    }

    @Test("blurs and images lie behind the content, in the shape") func views() throws {
      let blurred = view(ViewAppearance(backgroundFill: .blur(.thick), cornerRadius: 8))
      let effect = try #require(backdrop(of: blurred)?.subviews.first as? UIVisualEffectView)
      #expect((effect.shimEffect as? UIBlurEffect)?.shimStyle == .systemThickMaterial)
      #expect(effect.layer.cornerRadius == 8)
      let glass = view(ViewAppearance(backgroundFill: .blur(.clearGlass)))
      let clear = try #require(backdrop(of: glass)?.subviews.first as? UIVisualEffectView)
      #expect((clear.shimEffect as? UIGlassEffect)?.shimStyle == .clear)
      let fill = FillValue.image("waves", contentMode: .scaleAspectFit)
      let pictured = view(ViewAppearance(backgroundFill: fill))
      let image = try #require(backdrop(of: pictured)?.subviews.first as? UIImageView)
      #expect(image.image?.shimName == "waves")
      #expect(image.contentMode == .scaleAspectFit)
      #expect(image.frame == pictured.bounds)
      pictured.frame.size.width = 50
      #expect(backdrop(of: pictured)?.subviews.first?.frame == pictured.bounds)
      #expect(backdrop(of: pictured)?.subviews.count == 1)
    }

    @Test("a blur is in no mask where its corners have one radius, and below none in any case")
    func blurWithoutMask() throws {
      let sheet = CornersValue(topLeading: 16, topTrailing: 16)
      let different = CornersValue(topLeading: 16, topTrailing: 8)
      for corners in [sheet, different, 12, .pill] {
        let look = ViewAppearance(
          backgroundFill: .blur(.regular), cornerRadius: corners, clipsToBounds: true)
        let view = view(look)
        let effect = try #require(backdrop(of: view)?.subviews.first as? UIVisualEffectView)
        #expect((effect.layer.mask != nil) == (corners == different))
        #expect(view.layer.mask == nil)
        #expect(effect.clipsToBounds)
        if corners == sheet {
          #expect(effect.layer.cornerRadius == 16)
          #expect(effect.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        }
        if corners == .pill { #expect(effect.layer.cornerRadius == 20) }
      }
    }

    @Test("a fill stays in place while its view scrolls") func scrolling() throws {
      let view = UIScrollView()
      view.apply(ViewAppearance(backgroundFill: .gradient(gradient)))
      let behind = try #require(backdrop(of: view))
      #expect(!behind.translatesAutoresizingMaskIntoConstraints)
      #expect(
        behind.topAnchor.shimConstraints.first?.shimSecond === view.frameLayoutGuide.topAnchor)
    }

    // MARK: Shadows

    @Test("several shadows are drawn outside the shape, the topmost last; inset ones within")
    func shadows() throws {
      let view = view(
        ViewAppearance(
          cornerRadius: 8,
          shadow: ShadowValue(layers: [
            .init(color: variedColor(1), offsetX: 1, offsetY: 2, blur: 8, spread: 4),
            .init(color: variedColor(2), blur: 2),
            .init(color: variedColor(4), blur: 6, inset: true),
          ])))
      #expect(view.layer.shadowOpacity == 0)
      let drawn = layers(of: view)
      try #require(drawn.count == 3)
      #expect(matches(drawn[0].shadowColor, variedColor(2), in: .light))
      let top = drawn[1]
      #expect(matches(top.shadowColor, variedColor(1), in: .light))
      #expect(top.shadowOpacity == 1)
      #expect(top.shadowOffset == CGSize(width: 1, height: 2))
      #expect(top.shadowRadius == 4)
      #expect(top.shadowPath?.shimRect == CGRect(x: -4, y: -4, width: 108, height: 48))
      #expect(top.shadowPath?.shimCornerWidth == 12)
      let outside = try #require(top.mask as? CAShapeLayer)
      #expect(outside.fillRule == .evenOdd)
      #expect(outside.path?.shimSteps.last == "rounded 0.0 0.0 100.0 40.0 by 8.0")
      let inner = drawn[2]
      #expect(matches(inner.shadowColor, variedColor(4), in: .light))
      #expect((inner.mask as? CAShapeLayer)?.fillRule == .nonZero)
      #expect((inner.mask as? CAShapeLayer)?.path?.shimCornerWidth == 8)
    }

    @Test("a shadow does not shine through a translucent background, also of a button")
    func translucentBackground() throws {
      let shadow = ShadowValue(layers: [.init(color: variedColor(1), offsetY: 2, blur: 8)])
      let half = ColorComponents(rgb: 0xFF_0000, alpha: 0.5)
      let opaque = ColorComponents(rgb: 0xFF_0000)
      let stops = [opaque, half].map { GradientValue.Stop(color: ColorValue($0), position: 0) }
      for look in [
        ViewAppearance(backgroundColor: ColorValue(half)),
        ViewAppearance(backgroundColor: ColorValue(light: opaque, dark: half)),
        ViewAppearance(backgroundFill: .blur(.thin)),
        ViewAppearance(backgroundFill: .gradient(GradientValue(stops: ValueList(stops)))),
      ] {
        let view = view(look.with(\.shadow, shadow).with(\.cornerRadius, 8))
        #expect(view.layer.shadowOpacity == 0)
        let drawn = try #require(layers(of: view).first)
        #expect(drawn.shadowOpacity == 1)
        #expect((drawn.mask as? CAShapeLayer)?.fillRule == .evenOdd)
        view.apply(ViewAppearance(backgroundColor: ColorValue(opaque), shadow: shadow))
        #expect(view.layer.shadowOpacity == 1)
        #expect(layers(of: view).isEmpty)
      }
      let button = StyledButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      button.apply(
        ButtonAppearance(
          view: ViewAppearance(cornerRadius: 8, shadow: shadow),
          states: StateValues(
            normal: ButtonStateAppearance(backgroundColor: ColorValue(half)),
            highlighted: ButtonStateAppearance(backgroundColor: ColorValue(opaque)))))
      #expect(button.layer.shadowOpacity == 0)
      #expect(layers(of: button).contains { $0.shadowRadius == 4 && $0.mask != nil })
      button.isHighlighted = true
      #expect(button.layer.shadowOpacity == 1)
    }

    @Test("a background that stretches has corners of at most 64 points") func stretchedCorners() {
      for (radius, expected) in [(12.0, 12.0), (64, 64), (100, 64), (.infinity, 64)] {
        let shape = StretchableShape(fill: nil, corners: CornersValue(radius), in: UIView())
        #expect(shape.corners == CornersValue(expected))
      }
    }

    @Test("a shadow without layers is none") func noShadow() {
      let view = UIView()
      view.layer.shadowOpacity = 1
      view.apply(ViewAppearance(shadow: ShadowValue(layers: [])))
      #expect(view.layer.shadowOpacity == 0)
    }

    // MARK: Sizes

    @Test("layers stay when the size changes, and change in its animation") func resizing() throws {
      let view = view(
        ViewAppearance(
          backgroundColor: color, backgroundFill: .gradient(gradient),
          cornerRadius: CornersValue(topLeading: 16, topTrailing: 8),
          border: BorderValue(color: color, width: 2),
          shadow: ShadowValue(layers: [
            .init(color: variedColor(1), blur: 8, spread: 4),
            .init(color: variedColor(4), blur: 6, inset: true),
          ])))
      let behind = try #require(backdrop(of: view))
      let before = layers(of: view)
      try #require(before.count == 5)
      let masks = before.map(\.mask)
      let path = (before[1] as? CAShapeLayer)?.path
      let shadowPath = before[0].shadowPath
      func animation(of layer: CALayer?, _ key: String) -> CABasicAnimation? {
        layer?.animation(forKey: key) as? CABasicAnimation
      }
      view.frame.size.width = 60
      #expect(layers(of: view).elementsEqual(before) { $0 === $1 })
      #expect(animation(of: before[0], "shadowPath") == nil)
      #expect(CATransaction.shimLast?.isDisabled == true)
      view.frame.size.width = 100

      let sizing = CABasicAnimation(keyPath: "bounds.size")
      sizing.duration = 0.4
      sizing.isAdditive = true
      behind.layer.add(sizing, forKey: "bounds.size")
      view.frame.size.width = 80
      #expect(layers(of: view).elementsEqual(before) { $0 === $1 })
      #expect(layers(of: view).map(\.mask).elementsEqual(masks) { $0 === $1 })
      let outline = try #require(animation(of: before[1], "path"))
      #expect(outline.duration == 0.4)
      #expect(!outline.isAdditive)
      #expect((outline.fromValue as? CGPath)?.shimSteps == path?.shimSteps)
      #expect(outline.toValue as? CGPath === (before[1] as? CAShapeLayer)?.path)
      #expect((outline.toValue as? CGPath)?.shimSteps != path?.shimSteps)
      let shadow = try #require(animation(of: before[0], "shadowPath"))
      #expect((shadow.fromValue as? CGPath)?.shimSteps == shadowPath?.shimSteps)
      #expect(animation(of: before[0].mask, "path") != nil)
      // What Core Animation animates itself has the time of the size.
      #expect(before[2].frame == view.bounds)
      #expect(CATransaction.shimLast?.duration == 0.4)
      #expect(CATransaction.shimLast?.isDisabled == false)
    }

    @Test("a pill changes its radius, and a blur its size, in the animation of the size")
    func resizingPill() throws {
      let view = view(ViewAppearance(backgroundFill: .blur(.thin), cornerRadius: .pill))
      let behind = try #require(backdrop(of: view))
      let effect = try #require(behind.subviews.first)
      let sizing = CABasicAnimation(keyPath: "bounds.size")
      behind.layer.add(sizing, forKey: "bounds.size")
      view.frame.size.height = 20
      #expect(behind.subviews.first === effect)
      #expect(effect.frame == view.bounds)
      #expect(effect.layer.cornerRadius == 10)
      let radius = try #require(view.layer.animation(forKey: "cornerRadius") as? CABasicAnimation)
      #expect(radius.fromValue as? CGFloat == 20)
      #expect(radius.toValue as? CGFloat == 10)
    }

    // MARK: Borders

    @Test(
      "dashed lines have their lengths and ends",
      arguments: [
        (StrokeStyleValue(.dashed), [4.0, 2.0], CAShapeLayerLineCap.butt),
        (StrokeStyleValue(.dotted), [0, 4], .round),
        (StrokeStyleValue(dashes: [5, 3, 1], lineCap: .square), [5, 3, 1], .square),
      ])
    func dashes(style: StrokeStyleValue, lengths: [Double], cap: CAShapeLayerLineCap) throws {
      let view = view(
        ViewAppearance(
          cornerRadius: 8, border: BorderValue(color: color, width: 2, style: style)))
      #expect(view.layer.borderWidth == 0)
      let line = try #require(layers(of: view).last as? CAShapeLayer)
      #expect(matches(line.strokeColor, color, in: .light))
      #expect(line.fillColor == nil)
      #expect(line.lineWidth == 2)
      #expect(line.lineDashPattern?.map(\.doubleValue) == lengths)
      #expect(line.lineCap == cap)
      #expect(line.path?.shimRect == CGRect(x: 1, y: 1, width: 98, height: 38))
      #expect(line.path?.shimCornerWidth == 7)
    }

    @Test("a dashed border as wide as its view is a line along it") func thin() throws {
      let view = view(
        ViewAppearance(
          border: BorderValue(color: color, width: 2, style: StrokeStyleValue(.dashed))))
      view.frame.size = CGSize(width: 100, height: 2)
      let line = try #require(layers(of: view).last as? CAShapeLayer)
      #expect(line.path?.shimRect == CGRect(x: 1, y: 1, width: 98, height: 0))
      // No room is left for its line.
      view.frame.size = CGSize(width: 100, height: 1)
      let none = try #require(layers(of: view).last as? CAShapeLayer)
      #expect(none.path?.shimRect == .zero)
      #expect(none.path?.shimSteps.isEmpty == true)
    }

    @Test("a color and a width of their own replace those of a border") func borderParts() {
      let border = BorderValue(color: variedColor(1), width: 2)
      let view = view(ViewAppearance(border: border, borderColor: color, borderWidth: 3))
      #expect(view.layer.borderWidth == 3)
      #expect(matches(view.layer.borderColor, color, in: .light))
    }
  }
#endif
