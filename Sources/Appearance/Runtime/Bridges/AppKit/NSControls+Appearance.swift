#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import TokenRuntime

  extension NSSwitch {
    /// Applies an appearance to the switch; what it leaves unset is as it was before any look.
    ///
    /// macOS chooses the colors: they are the accent color of the user.
    public func apply(_ appearance: SwitchAppearance) { apply(appearance.view) }
  }

  extension NSSlider {
    /// Applies an appearance to the slider; what it leaves unset is as it was before any look.
    ///
    /// macOS chooses the colors of the thumb and of the track after it.
    public func apply(_ appearance: SliderAppearance) {
      apply(appearance.view)
      StyleKeeper.apply(appearance, to: self) { slider in
        slider.set(\.trackFillColor, appearance.minimumTrackColor)
      }
    }
  }

  extension NSProgressIndicator {
    /// Applies an appearance to a progress bar; what it leaves unset is as it was before any look.
    ///
    /// macOS chooses the colors.
    public func apply(_ appearance: ProgressAppearance) {
      apply(appearance.view)
      StyleKeeper.apply(appearance, to: self) { bar in
        bar.set(\.style, appearance.style.map { _ in .bar })
      }
    }

    /// Applies an appearance to an activity indicator; what it leaves unset is as it was before any
    /// look.
    ///
    /// macOS chooses the color. An appearance that sets anything makes it a spinning one.
    public func apply(_ appearance: ActivityIndicatorAppearance) {
      apply(appearance.view)
      StyleKeeper.apply(appearance, to: self) { indicator in
        indicator.set(\.style, appearance == .unset ? nil : .spinning)
        indicator.set(\.controlSize, appearance.size.map { $0 == .large ? .large : .regular })
        indicator.set(\.isDisplayedWhenStopped, appearance.hidesWhenStopped.map { !$0 })
      }
    }
  }
#endif
