#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import TokenRuntime
  import UIKit

  extension UISwitch {
    /// The type of the appearances of a switch.
    public typealias Appearance = SwitchAppearance

    /// Applies an appearance to the switch; unset properties leave it as it is.
    public func apply(_ appearance: SwitchAppearance) {
      apply(appearance.view)
      if let color = appearance.onColor { onTintColor = UIColor(color) }
      if let color = appearance.thumbColor { thumbTintColor = UIColor(color) }
    }
  }
#endif
