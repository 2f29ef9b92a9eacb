#if canImport(UIKit) && !os(watchOS)
  import TokenRuntime
  import UIKit

  /// The background of a button or a segment in one state: fill and border.
  struct StretchableShape {
    let fill: ColorValue?
    let border: ColorValue?
    /// In points; 1 if only the border's color is set.
    let borderWidth: CGFloat
    /// The empty space at the left and the right, in points.
    var margin: CGFloat = 0
    /// In points, at most 64: no control is so high that more would show, and an image is as large.
    let corners: CornersValue
    let isReversed: Bool

    /// Creates the shape; `nil` if the style has neither fill nor border.
    @MainActor init?(_ style: ButtonStateAppearance, corners: CornersValue, of button: UIButton) {
      if style.shapeColor == nil, style.lineColor == nil { return nil }
      fill = style.shapeColor
      border = style.lineColor
      borderWidth = CGFloat(style.lineWidth ?? 0)
      let fitted = corners.uniform == .infinity ? button.bounds.fitted(corners) : corners
      self.corners = fitted.mapped { min($0, 64) }
      isReversed = button.isReversed
    }

    /// Creates the shape of a part of a control; without a color it is empty.
    @MainActor init(
      fill: ColorValue?, corners: CornersValue = 0, margin: CGFloat = 0, in view: UIView
    ) {
      self.fill = fill
      border = nil
      borderWidth = 0
      self.margin = margin
      self.corners = corners.mapped { min($0, 64) }
      isReversed = view.isReversed
    }

    /// The smallest image of the shape whose center can be stretched to any size.
    ///
    /// Controls that look alike share their images.
    @MainActor func image(compatibleWith traits: UITraitCollection) -> UIImage {
      let drawing = Drawing(
        fill: fill?.resolved(in: ThemeContext(traits), gamut: ColorGamut(traits)),
        border: border?.resolved(in: ThemeContext(traits), gamut: ColorGamut(traits)),
        borderWidth: borderWidth, margin: margin, corners: corners, isReversed: isReversed,
        scale: traits.displayScale)
      if let image = Self.images[drawing] { return image }
      if Self.images.count == 128 {
        Self.olderImages = Self.images
        Self.images = [:]
      }
      let image = Self.olderImages[drawing] ?? draw(drawing, compatibleWith: traits)
      Self.images[drawing] = image
      return image
    }

    /// The parameters of a drawing, without the traits that don't change it.
    private struct Drawing: Hashable {
      let fill: ColorComponents?
      let border: ColorComponents?
      let borderWidth: CGFloat
      let margin: CGFloat
      let corners: CornersValue
      let isReversed: Bool
      let scale: CGFloat
    }

    /// The last images that were asked for.
    @MainActor private static var images: [Drawing: UIImage] = [:]
    /// Those before them, so that what is in use is never drawn again.
    @MainActor private static var olderImages: [Drawing: UIImage] = [:]

    @MainActor private func draw(_ drawing: Drawing, compatibleWith traits: UITraitCollection)
      -> UIImage
    {
      let inset = max(CGFloat(corners.largest), borderWidth).rounded(.up)
      let side = 2 * inset + 1
      let bounds = CGRect(x: margin, y: 0, width: side, height: side)
      let renderer = UIGraphicsImageRenderer(
        size: CGSize(width: side + 2 * margin, height: side),
        format: UIGraphicsImageRendererFormat(for: traits))
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
        withCapInsets: UIEdgeInsets(
          top: inset, left: inset + margin, bottom: inset, right: inset + margin),
        resizingMode: .stretch)
    }

    @MainActor private func path(in bounds: CGRect, insetBy inset: CGFloat = 0) -> CGPath {
      BackdropShape(bounds: bounds, corners: corners, isReversed: isReversed)
        .grown(by: -Double(inset)).path
    }
  }
#endif
