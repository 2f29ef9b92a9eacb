#if canImport(UIKit) && !os(watchOS)
  import TokenRuntime
  import UIKit
  #if canImport(CoreImage)
    import CoreImage
  #endif

  extension ImageFilter {
    /// An image with this filter; alike ones are rendered once, as long as memory allows.
    ///
    /// An image that Core Image can't read stays: an animated one, and a symbol, which has no color in pixels.
    @MainActor func filtered(
      _ image: UIImage, compatibleWith traits: UITraitCollection
    ) -> UIImage {
      guard self != .unset, image.images == nil, !image.isSymbolImage else { return image }
      let color = color?.resolved(in: ThemeContext(traits), gamut: ColorGamut(traits))
      let key = FilteredImage(
        image: image, filter: self, color: color, interfaceStyle: traits.userInterfaceStyle)
      if let known = Self.images.object(forKey: key) { return known }
      // An image of an asset catalog may have another form in dark.
      let shown = image.imageAsset?.image(with: traits) ?? image
      guard let filtered = render(shown, color) else { return image }
      Self.images.setObject(filtered, forKey: key)
      return filtered
    }

    @MainActor private static let images: NSCache<FilteredImage, UIImage> = {
      let images = NSCache<FilteredImage, UIImage>()
      images.countLimit = 64
      return images
    }()

    @MainActor private static let context = CIContext()

    @MainActor private func render(_ image: UIImage, _ color: ColorComponents?) -> UIImage? {
      guard let source = CIImage(image: image) else { return nil }
      let output = applied(to: source, color, scale: image.scale)
      let rendered = Self.context.createCGImage(
        output, from: source.extent, format: .RGBA8, colorSpace: image.colorSpace)
      guard let rendered else { return nil }
      var filtered = UIImage(
        cgImage: rendered, scale: image.scale, orientation: image.imageOrientation
      ).withRenderingMode(image.renderingMode)
      // An image without caps would be tiled with them.
      if image.capInsets != .zero {
        filtered = filtered.resizableImage(
          withCapInsets: image.capInsets, resizingMode: image.resizingMode)
      }
      return image.flipsForRightToLeftLayoutDirection
        ? filtered.imageFlippedForRightToLeftLayoutDirection() : filtered
    }

    /// The steps of the filter, in their order; `scale` is that of the image's pixels.
    private func applied(to image: CIImage, _ color: ColorComponents?, scale: CGFloat) -> CIImage {
      var shown = image
      if saturation != nil || brightness != nil {
        shown = shown.applyingFilter(
          "CIColorControls",
          parameters: ["inputSaturation": saturation ?? 1, "inputBrightness": brightness ?? 0])
      }
      if let color {
        let area = CIImage(color: CIColor(cgColor: UIColor(color).cgColor))
        let mixed = area.applyingFilter(
          (blendMode ?? .cover).filterName, parameters: ["inputBackgroundImage": shown])
        // Where the image is transparent, a mixed color would show.
        shown = mixed.applyingFilter(
          "CISourceInCompositing", parameters: ["inputBackgroundImage": shown])
      }
      if let blur, blur > 0 {
        shown = shown.clampedToExtent().applyingGaussianBlur(sigma: blur / 2 * Double(scale))
      }
      if let opacity {
        shown = shown.applyingFilter(
          "CIColorMatrix",
          parameters: ["inputAVector": CIVector(x: 0, y: 0, z: 0, w: CGFloat(opacity))])
      }
      return shown.cropped(to: image.extent)
    }
  }

  extension UIImage {
    /// The color space of the image; sRGB if its pixels have other channels than red, green and blue.
    fileprivate var colorSpace: CGColorSpace? {
      let own = cgImage?.colorSpace
      return own?.model == .rgb ? own : CGColorSpace(name: CGColorSpace.sRGB)
    }
  }

  extension ImageFilter.BlendMode {
    fileprivate var filterName: String {
      switch self {
      case .cover: "CISourceOverCompositing"
      case .multiply: "CIMultiplyBlendMode"
      case .screen: "CIScreenBlendMode"
      case .darken: "CIDarkenBlendMode"
      case .lighten: "CILightenBlendMode"
      }
    }
  }

  private final class FilteredImage: NSObject {
    private let image: UIImage
    private let filter: ImageFilter
    private let color: ColorComponents?
    private let interfaceStyle: UIUserInterfaceStyle

    init(
      image: UIImage, filter: ImageFilter, color: ColorComponents?,
      interfaceStyle: UIUserInterfaceStyle
    ) {
      self.image = image
      // The color counts as it is shown.
      self.filter = filter.with(\.color, nil)
      self.color = color
      self.interfaceStyle = interfaceStyle
    }

    override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? FilteredImage else { return false }
      return image === other.image && filter == other.filter && color == other.color
        && interfaceStyle == other.interfaceStyle
    }

    override var hash: Int {
      var hasher = Hasher()
      hasher.combine(ObjectIdentifier(image))
      hasher.combine(color)
      hasher.combine(filter.blur)
      return hasher.finalize()
    }
  }
#endif
