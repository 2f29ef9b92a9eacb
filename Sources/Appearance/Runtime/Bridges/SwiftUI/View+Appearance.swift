#if canImport(SwiftUI)
  import TokenRuntime
  import SwiftUI

  extension View {
    /// Applies an appearance to the view; unset properties leave it as it is.
    ///
    /// The layout margins become padding inside the background. A shadow of one layer without spread
    /// follows what a view without a background shows; others are drawn around its shape, except inset
    /// layers. A border
    /// needs a color and a width. A hidden view keeps its place. Blurs need iOS 15, macOS 12, tvOS 15
    /// or watchOS 10; older versions draw none.
    nonisolated public func appearance(_ appearance: ViewAppearance) -> some View {
      modifier(ViewAppearanceModifier(appearance: appearance))
    }
  }

  struct ViewAppearanceModifier: ViewModifier {
    @Environment(\.layoutDirection) private var layoutDirection
    let appearance: ViewAppearance

    nonisolated init(appearance: ViewAppearance) { self.appearance = appearance }

    /// The modifiers are always the same, so that a border, a shadow or a color may come and go
    /// without taking the view for another one. Only clipping makes it another.
    func body(content: Content) -> some View {
      let shadows = ShadowLayers(appearance.shadow, hasBackground: appearance.hasBackground)
      let shadow = shadows.ofContent
      let isHidden = appearance.isHidden ?? false
      return
        content
        .accentColor(appearance.tintColor.map { Color($0) })
        .padding(appearance.layoutMargins.map { EdgeInsets($0) } ?? EdgeInsets())
        .background(fill)
        .background(background)
        .changed(with: appearance.clipsToBounds == true ? shape : nil) { $0.clipShape($1) }
        .overlay(border)
        .background(ShapeShadows(layers: shadows.ofShape, shape: shape))
        .shadow(
          color: shadow.map { Color($0.color) } ?? .clear, radius: CGFloat(shadow?.blur ?? 0) / 2,
          x: CGFloat(shadow?.offsetX ?? 0), y: CGFloat(shadow?.offsetY ?? 0)
        )
        .opacity(isHidden ? 0 : appearance.opacity ?? 1)
        .allowsHitTesting(!isHidden)
        .accessibility(hidden: isHidden)
    }

    @ViewBuilder private var fill: some View {
      if let fill = appearance.backgroundFill { FillView(fill: fill, shape: shape) }
    }

    /// A color as the fill replaces that of the background.
    @ViewBuilder private var background: some View {
      if let color = appearance.backgroundColor, appearance.backgroundFill?.color == nil {
        shape.fill(Color(color))
      }
    }

    @ViewBuilder private var border: some View {
      if let color = appearance.lineColor { shape.strokeBorder(Color(color), style: lineStyle) }
    }

    private var shape: CornersShape { CornersShape(appearance, in: layoutDirection) }

    private var lineStyle: StrokeStyle {
      let width = appearance.lineWidth ?? 0
      let style = appearance.border?.style ?? StrokeStyleValue(.solid)
      return StrokeStyle(
        lineWidth: CGFloat(width), lineCap: CGLineCap(style),
        dash: (style.lengths(width: width) ?? []).map { CGFloat($0) })
    }
  }

  extension CornersShape {
    /// Creates the shape of a view with an appearance.
    nonisolated init(_ appearance: ViewAppearance, in direction: LayoutDirection) {
      self.init(
        corners: appearance.cornerRadius ?? 0,
        style: appearance.cornerCurve == .continuous ? .continuous : .circular,
        isReversed: direction == .rightToLeft)
    }
  }

  extension CGLineCap {
    fileprivate init(_ style: StrokeStyleValue) {
      switch style.cap {
      case .round: self = .round
      case .butt: self = .butt
      case .square: self = .square
      }
    }
  }
#endif
