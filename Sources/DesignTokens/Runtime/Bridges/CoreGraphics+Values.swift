#if canImport(CoreGraphics)
  import CoreGraphics

  extension ColorComponents {
    /// The color for Core Graphics, in its own color space; `nil` if the system lacks that space.
    public var cgColor: CGColor? {
      let name = space == .sRGB ? CGColorSpace.sRGB : CGColorSpace.displayP3
      guard let colorSpace = CGColorSpace(name: name) else { return nil }
      return CGColor(
        colorSpace: colorSpace,
        components: [CGFloat(red), CGFloat(green), CGFloat(blue), CGFloat(alpha)])
    }
  }

  extension ShadowValue.Layer {
    /// The offset in points as Core Graphics and Core Animation use it on iOS: positive to the
    /// right and downwards.
    public var offset: CGSize { CGSize(width: CGFloat(offsetX), height: CGFloat(offsetY)) }
  }
#endif
