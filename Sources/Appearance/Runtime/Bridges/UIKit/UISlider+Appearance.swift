#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import TokenRuntime
  import UIKit

  extension UISlider {
    /// The type of the appearances of a slider.
    public typealias Appearance = SliderAppearance

    /// Applies an appearance to the slider; unset properties leave it as it is.
    public func apply(_ appearance: SliderAppearance) {
      apply(appearance.view)
      if let color = appearance.minimumTrackColor { minimumTrackTintColor = UIColor(color) }
      if let color = appearance.maximumTrackColor { maximumTrackTintColor = UIColor(color) }
      if let color = appearance.thumbColor { thumbTintColor = UIColor(color) }
    }
  }
#endif
