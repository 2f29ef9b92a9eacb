#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import TokenRuntime

  extension NSImageView {
    /// Applies an appearance to the image; what it leaves unset is as it was before any look.
    ///
    /// macOS has no image that fills its view by being cut off, and an image says itself whether it is
    /// a template. The tint colors templates.
    public func apply(_ appearance: ImageAppearance) {
      apply(appearance.view)
      StyleKeeper.apply(appearance, to: self) { view in
        view.set(
          \.imageScaling, appearance.contentMode.flatMap { NSImageScaling($0) })
        view.set(\.contentTintColor, appearance.view.tintColor.map { NSColor($0) })
        view.set(
          \.symbolConfiguration,
          appearance.symbolSize.map { size in
            NSImage.SymbolConfiguration(
              pointSize: CGFloat(size),
              weight: NSFont.Weight(appearance.symbolWeight ?? .regular))
          })
      }
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
