#if canImport(UIKit) && !os(watchOS)
  import TokenRuntime
  import UIKit

  /// The background of a button in one state: fill and border.
  struct ButtonShape {
    let fill: ColorValue?
    let border: ColorValue?
    /// In points; 1 if only the border's color is set.
    let borderWidth: CGFloat
    /// In points, at most 64: no button is so high that more would show, and an image is as large.
    let corners: CornersValue
    /// Whether the leading edge is the right one.
    let isReversed: Bool

    /// Creates the shape; `nil` if the style has neither fill nor border.
    @MainActor init?(_ style: ButtonStateAppearance, corners: CornersValue, of button: UIButton) {
      if style.backgroundColor == nil, style.lineColor == nil { return nil }
      fill = style.backgroundColor
      border = style.lineColor
      borderWidth = CGFloat(style.lineWidth ?? 0)
      let fitted = corners.uniform == .infinity ? button.bounds.fitted(corners) : corners
      self.corners = fitted.mapped { min($0, 64) }
      isReversed = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// The smallest image of the shape whose center can be stretched to any size.
    ///
    /// Buttons that look alike share their images.
    @MainActor func image(compatibleWith traits: UITraitCollection) -> UIImage {
      let drawing = Drawing(
        fill: fill?.resolved(in: ThemeContext(traits), gamut: ColorGamut(traits)),
        border: border?.resolved(in: ThemeContext(traits), gamut: ColorGamut(traits)),
        borderWidth: borderWidth, corners: corners, isReversed: isReversed,
        scale: traits.displayScale)
      if let image = Self.images[drawing] { return image }
      if Self.images.count == 256 { Self.images = [:] }
      let image = draw(drawing, compatibleWith: traits)
      Self.images[drawing] = image
      return image
    }

    /// What is drawn, without the traits that do not change it.
    private struct Drawing: Hashable {
      let fill: ColorComponents?
      let border: ColorComponents?
      let borderWidth: CGFloat
      let corners: CornersValue
      let isReversed: Bool
      let scale: CGFloat
    }

    @MainActor private static var images: [Drawing: UIImage] = [:]

    private func draw(_ drawing: Drawing, compatibleWith traits: UITraitCollection) -> UIImage {
      let inset = max(CGFloat(corners.largest), borderWidth).rounded(.up)
      let bounds = CGRect(x: 0, y: 0, width: 2 * inset + 1, height: 2 * inset + 1)
      let renderer = UIGraphicsImageRenderer(
        size: bounds.size, format: UIGraphicsImageRendererFormat(for: traits))
      let image = renderer.image { context in
        if let color = drawing.fill {
          context.cgContext.setFillColor(UIColor(color).cgColor)
          context.cgContext.addPath(path(in: bounds))
          context.cgContext.fillPath()
        }
        if let color = drawing.border, borderWidth > 0 {
          context.cgContext.setStrokeColor(UIColor(color).cgColor)
          context.cgContext.setLineWidth(borderWidth)
          context.cgContext.addPath(path(in: bounds, insetBy: borderWidth / 2))
          context.cgContext.strokePath()
        }
      }
      return image.resizableImage(
        withCapInsets: UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset),
        resizingMode: .stretch)
    }

    private func path(in bounds: CGRect, insetBy inset: CGFloat = 0) -> CGPath {
      BackdropShape(bounds: bounds, corners: corners, isReversed: isReversed)
        .grown(by: -Double(inset)).path
    }
  }
#endif
