#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import TokenRuntime
  import UIKit

  extension UISwitch {
    /// The type of the appearances of a switch.
    public typealias Appearance = SwitchAppearance

    /// Applies an appearance to the switch; what it leaves unset is as it was before any look.
    public func apply(_ appearance: SwitchAppearance) {
      apply(appearance.view)
      StyleKeeper.apply(appearance, to: self) { control in
        control.set(\.onTintColor, appearance.onColor)
        control.set(\.thumbTintColor, appearance.thumbColor)
      }
    }
  }
#endif
