#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import TokenRuntime
  #if canImport(CoreImage)
    import CoreImage
  #endif

  extension NSImageView {
    /// Applies an appearance to the image; what it leaves unset is as it was before any look.
    ///
    /// macOS has no image that fills its view by being cut off. The tint colors templates. A filter
    /// changes what the view shows without a color over it.
    public func apply(_ appearance: ImageAppearance) {
      StyleKeeper.apply(appearance, to: self) { view in
        view.set(\.imageScaling, appearance.contentMode.flatMap { NSImageScaling($0) })
        let tint = appearance.templateColor ?? appearance.view.tintColor
        view.set(\.contentTintColor, tint)
        let filters = appearance.filter.contentFilters
        view.set(\.layerUsesCoreImageFilters, filters.isEmpty ? nil : true)
        view.set(\.contentFilters, filters.isEmpty ? nil : filters)
        view.set(
          \.symbolConfiguration,
          appearance.symbolSize.map { size in
            NSImage.SymbolConfiguration(
              pointSize: CGFloat(size), weight: NSFont.Weight(appearance.symbolWeight ?? .regular))
          })
      } hasNewContent: { view in
        !view.keeper.isShown(view.element.image, in: .image)
      } renew: { view, appearance in
        view.element.renderImage(appearance, view.keeper)
      }
      let source = StyleKeeper.existing(in: self).map { $0.source(of: image, in: .image) } ?? image
      apply(appearance.viewLook(hasImage: source != nil))
    }

    private func renderImage(_ appearance: ImageAppearance, _ keeper: StyleKeeper) {
      let source = keeper.source(of: image, in: .image)
      var shown = source ?? appearance.placeholder.flatMap { NSImage(named: $0) }
      if let rendering = appearance.shownRendering, rendering != .automatic,
        let copy = shown?.copy() as? NSImage
      {
        copy.isTemplate = rendering == .template
        shown = copy
      }
      if image !== shown { image = shown }
      keeper.remember(source: source, shown: shown, in: .image)
    }
  }

  extension ImageFilter {
    fileprivate var contentFilters: [CIFilter] {
      var filters: [CIFilter?] = []
      if saturation != nil || brightness != nil {
        filters.append(
          CIFilter(
            name: "CIColorControls",
            parameters: ["inputSaturation": saturation ?? 1, "inputBrightness": brightness ?? 0]))
      }
      if let blur, blur > 0 {
        filters.append(CIFilter(name: "CIGaussianBlur", parameters: ["inputRadius": blur / 2]))
      }
      if let opacity {
        filters.append(
          CIFilter(
            name: "CIColorMatrix",
            parameters: ["inputAVector": CIVector(x: 0, y: 0, z: 0, w: CGFloat(opacity))]))
      }
      return filters.compactMap { $0 }
    }
  }

  extension NSImageScaling {
    fileprivate init?(_ mode: ImageAppearance.ContentMode) {
      switch mode {
      case .scaleToFill: self = .scaleAxesIndependently
      case .scaleAspectFit: self = .scaleProportionallyUpOrDown
      case .center: self = .scaleNone
      case .scaleAspectFill: return nil
      }
    }
  }
#endif
