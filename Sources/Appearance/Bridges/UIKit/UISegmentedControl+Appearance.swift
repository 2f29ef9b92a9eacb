#if canImport(UIKit) && !os(watchOS)
  import DesignTokens
  import UIKit

  extension UISegmentedControl {
    public typealias Appearance = SegmentedControlAppearance

    /// Shows the control with a look; what the look leaves unset stays as it is.
    public func apply(_ appearance: SegmentedControlAppearance) {
      apply(appearance.view)
      if let color = appearance.selectedSegmentColor {
        selectedSegmentTintColor = UIColor(color)
      }
      StyleKeeper.keep(appearance, for: self) { control, look, _ in control.renewTitles(look) }
    }

    private func renewTitles(_ look: SegmentedControlAppearance) {
      for (states, uiState) in UIControl.State.styled {
        let typography = look.typography[states]
        var attributes = typography?.lineAttributes(compatibleWith: traitCollection) ?? [:]
        attributes[.foregroundColor] = look.titleColor[states].map { UIColor($0) }
        if !attributes.isEmpty { setTitleTextAttributes(attributes, for: uiState) }
      }
    }
  }
#endif
