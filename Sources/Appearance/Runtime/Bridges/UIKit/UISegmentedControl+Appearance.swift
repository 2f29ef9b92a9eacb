#if canImport(UIKit) && !os(watchOS)
  import TokenRuntime
  import UIKit

  extension UISegmentedControl {
    /// The type of the appearances of a segmented control.
    public typealias Appearance = SegmentedControlAppearance

    /// Applies an appearance to the control; unset properties leave it as it is.
    public func apply(_ appearance: SegmentedControlAppearance) {
      apply(appearance.view)
      if let color = appearance.selectedSegmentColor {
        selectedSegmentTintColor = UIColor(color)
      }
      StyleKeeper.keep(appearance, for: self) { control, merged, _ in control.renewTitles(merged) }
    }

    private func renewTitles(_ appearance: SegmentedControlAppearance) {
      for (states, uiState) in UIControl.State.styled {
        let typography = appearance.typography[states]
        var attributes = typography?.lineAttributes(compatibleWith: traitCollection) ?? [:]
        attributes[.foregroundColor] = appearance.titleColor[states].map { UIColor($0) }
        if !attributes.isEmpty { setTitleTextAttributes(attributes, for: uiState) }
      }
    }
  }
#endif
