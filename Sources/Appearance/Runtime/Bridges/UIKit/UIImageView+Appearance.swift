#if canImport(UIKit) && !os(watchOS)
  import TokenRuntime
  import UIKit

  extension UIImageView {
    /// The type of the appearances of an image view.
    public typealias Appearance = ImageAppearance

    /// Applies an appearance to the image; unset properties leave it as it is.
    ///
    /// The rendering applies to the image that the view has now, and not to later ones.
    public func apply(_ appearance: ImageAppearance) {
      apply(appearance.view)
      if let mode = appearance.contentMode { contentMode = UIView.ContentMode(mode) }
      if let rendering = appearance.rendering {
        image = image?.withRenderingMode(UIImage.RenderingMode(rendering))
      }
      if let size = appearance.symbolSize {
        preferredSymbolConfiguration = UIImage.SymbolConfiguration(
          pointSize: CGFloat(size),
          weight: appearance.symbolWeight.map { UIImage.SymbolWeight($0) } ?? .unspecified)
      }
    }
  }

  extension UIView.ContentMode {
    init(_ mode: ImageAppearance.ContentMode) {
      switch mode {
      case .scaleToFill: self = .scaleToFill
      case .scaleAspectFit: self = .scaleAspectFit
      case .scaleAspectFill: self = .scaleAspectFill
      case .center: self = .center
      }
    }
  }

  extension UIImage.RenderingMode {
    init(_ rendering: ImageAppearance.Rendering) {
      switch rendering {
      case .automatic: self = .automatic
      case .original: self = .alwaysOriginal
      case .template: self = .alwaysTemplate
      }
    }
  }

  extension UIImage.SymbolWeight {
    /// Creates the weight of the nearest hundred from 100 to 900.
    init(_ weight: FontWeightValue) {
      let scale: [UIImage.SymbolWeight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      let hundreds = (min(max(weight.number, 100), 900) / 100).rounded()
      self = scale[Int(hundreds) - 1]
    }
  }
#endif
