#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import DesignTokens
  import UIKit

  extension UISlider {
    public typealias Appearance = SliderAppearance

    /// Shows the slider with a look; what the look leaves unset stays as it is.
    public func apply(_ appearance: SliderAppearance) {
      apply(appearance.view)
      if let color = appearance.minimumTrackColor { minimumTrackTintColor = UIColor(color) }
      if let color = appearance.maximumTrackColor { maximumTrackTintColor = UIColor(color) }
      if let color = appearance.thumbColor { thumbTintColor = UIColor(color) }
    }
  }
#endif
