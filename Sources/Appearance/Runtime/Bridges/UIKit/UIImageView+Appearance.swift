#if canImport(UIKit) && !os(watchOS)
  import TokenRuntime
  import UIKit

  extension UIImageView {
    /// The type of the appearances of an image view.
    public typealias Appearance = ImageAppearance

    /// Applies an appearance to the image; what it leaves unset is as it was before any look.
    ///
    /// Later images are rendered so when they are set with ``styledImage``, and a placeholder gives way
    /// to them. Smart Invert leaves an image as it is, unless it is drawn in one color.
    public func apply(_ appearance: ImageAppearance) {
      StyleKeeper.apply(appearance, to: self) { view in
        view.set(\.contentMode, appearance.contentMode.map { UIView.ContentMode($0) })
        view.set(
          \.preferredSymbolConfiguration,
          appearance.symbolSize.map { size in
            UIImage.SymbolConfiguration(
              pointSize: CGFloat(size),
              weight: appearance.symbolWeight.map { UIImage.SymbolWeight($0) } ?? .unspecified)
          })
      } hasNewContent: { view in
        !view.keeper.isShown(view.element.image, in: .image)
      } renew: { view, appearance in
        view.element.renderImage(appearance, view.keeper)
        let isKept = appearance != .unset && view.element.image?.isOneColor == false
        view.set(\.accessibilityIgnoresInvertColors, isKept ? true : nil)
      }
      // Also of a look that it has, as `apply` of a `ViewAppearance` may have replaced it.
      apply(appearance.viewLook(hasImage: styledImage != nil))
    }

    /// The image before its rendering is changed, shown with the applied appearance.
    public var styledImage: UIImage? {
      get {
        guard let keeper = StyleKeeper.existing(in: self) else { return image }
        return keeper.source(of: image, in: .image)
      }
      set {
        image = newValue
        guard let keeper = StyleKeeper.existing(in: self) else { return }
        keeper.renew()
        if let look = keeper.appearance(of: ImageAppearance.self) {
          apply(look.viewLook(hasImage: newValue != nil))
        }
      }
    }

    private func renderImage(_ appearance: ImageAppearance, _ keeper: StyleKeeper) {
      let source = keeper.source(of: image, in: .image)
      var shown =
        source.map { appearance.filter.filtered($0, compatibleWith: traitCollection) }
        ?? appearance.placeholder.flatMap { UIImage(named: $0) }
      if let rendering = appearance.shownRendering {
        shown = shown?.withRenderingMode(UIImage.RenderingMode(rendering))
      }
      if image !== shown { image = shown }
      keeper.remember(source: source, shown: shown, in: .image)
    }
  }

  extension UIImage {
    /// A Boolean value that indicates whether the image is drawn in the color of its view, as templates and symbols
    /// are.
    fileprivate var isOneColor: Bool {
      switch renderingMode {
      case .alwaysTemplate: true
      case .alwaysOriginal: false
      default: isSymbolImage
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
