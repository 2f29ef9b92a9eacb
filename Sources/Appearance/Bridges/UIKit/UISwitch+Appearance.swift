#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import DesignTokens
  import UIKit

  extension UISwitch {
    public typealias Appearance = SwitchAppearance

    /// Shows the switch with a look; what the look leaves unset stays as it is.
    public func apply(_ appearance: SwitchAppearance) {
      apply(appearance.view)
      if let color = appearance.onColor { onTintColor = UIColor(color) }
      if let color = appearance.thumbColor { thumbTintColor = UIColor(color) }
    }
  }
#endif
