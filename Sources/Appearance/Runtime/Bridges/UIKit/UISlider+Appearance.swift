#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import TokenRuntime
  import UIKit

  extension UISlider {
    /// The type of the appearances of a slider.
    public typealias Appearance = SliderAppearance

    /// Applies an appearance to the slider; what it leaves unset is as it was before any look.
    ///
    /// In the Mac idiom of Mac Catalyst a slider has the colors of macOS, since setting others
    /// stops the app there.
    public func apply(_ appearance: SliderAppearance) {
      apply(appearance.view)
      if traitCollection.hasMacIdiom { return }
      StyleKeeper.apply(appearance, to: self) { slider in
        slider.set(\.minimumTrackTintColor, appearance.minimumTrackColor)
        slider.set(\.maximumTrackTintColor, appearance.maximumTrackColor)
        slider.set(\.thumbTintColor, appearance.thumbColor)
      }
    }
  }

  extension UIDevice {
    /// A Boolean value that indicates whether the app's controls are those of macOS.
    static var hasMacIdiom: Bool {
      if #available(iOS 14, *) { return current.userInterfaceIdiom == .mac }
      return false
    }
  }

  extension UITraitCollection {
    /// A Boolean value that indicates whether controls are those of macOS, as an app of Mac Catalyst may ask for.
    var hasMacIdiom: Bool {
      if #available(iOS 14, *) { return userInterfaceIdiom == .mac }
      return false
    }
  }
#endif
