#if canImport(UIKit) && !os(watchOS)
  import TokenRuntime
  import UIKit

  /// The background of a button in one state: fill and border.
  struct ButtonShape {
    let fill: ColorValue?
    let border: ColorValue?
    /// In points; 1 if only the border's color is set.
    let borderWidth: CGFloat
    /// In points.
    let cornerRadius: CGFloat

    /// Creates the shape; `nil` if the style has neither fill nor border.
    init?(_ style: ButtonStateAppearance, cornerRadius: Double) {
      if style.backgroundColor == nil, style.borderColor == nil { return nil }
      fill = style.backgroundColor
      border = style.borderColor
      borderWidth = CGFloat(style.borderWidth ?? (style.borderColor == nil ? 0 : 1))
      self.cornerRadius = CGFloat(cornerRadius)
    }

    /// The smallest image of the shape whose center can be stretched to any size.
    func image(compatibleWith traits: UITraitCollection) -> UIImage {
      let inset = max(cornerRadius, borderWidth).rounded(.up)
      let bounds = CGRect(x: 0, y: 0, width: 2 * inset + 1, height: 2 * inset + 1)
      let renderer = UIGraphicsImageRenderer(
        size: bounds.size, format: UIGraphicsImageRendererFormat(for: traits))
      let image = renderer.image { context in
        if let color = fill?.cgColor(compatibleWith: traits) {
          context.cgContext.setFillColor(color)
          context.cgContext.addPath(path(in: bounds))
          context.cgContext.fillPath()
        }
        if let color = border?.cgColor(compatibleWith: traits), borderWidth > 0 {
          context.cgContext.setStrokeColor(color)
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
      let radius = max(cornerRadius - inset, 0)
      return CGPath(
        roundedRect: bounds.insetBy(dx: inset, dy: inset), cornerWidth: radius,
        cornerHeight: radius, transform: nil)
    }
  }
#endif
