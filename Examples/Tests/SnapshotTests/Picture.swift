#if canImport(SwiftUI)
  import SwiftUI

  /// A view as PNG.
  enum Picture {
    struct Failure: Error {}

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    @MainActor static func png(of view: some View, width: CGFloat) throws -> Data {
      let renderer = ImageRenderer(content: view.frame(width: width))
      renderer.scale = 2
      guard let image = renderer.cgImage, let data = png(image) else { throw Failure() }
      return data
    }

    private static func png(_ image: CGImage) -> Data? {
      #if canImport(UIKit)
        UIImage(cgImage: image).pngData()
      #else
        NSBitmapImageRep(cgImage: image).representation(using: .png, properties: [:])
      #endif
    }
  }
#endif
