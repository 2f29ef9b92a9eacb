#if canImport(UIKit) && !os(watchOS)
  import TokenRuntime
  import UIKit

  extension UISegmentedControl {
    /// The type of the appearances of a segmented control.
    public typealias Appearance = SegmentedControlAppearance

    /// Applies an appearance to the control; what it leaves unset is as it was before any look.
    public func apply(_ appearance: SegmentedControlAppearance) {
      apply(appearance.view)
      StyleKeeper.apply(appearance, to: self) { control in
        control.set(
          \.selectedSegmentTintColor, appearance.selectedSegmentColor.map { UIColor($0) })
      } renew: { control, appearance in
        control.element.renewTitles(appearance, control)
      }
    }

    private func renewTitles(
      _ appearance: SegmentedControlAppearance, _ control: StyledElement<UISegmentedControl>
    ) {
      for (states, uiState) in UIControl.State.styled {
        let typography = appearance.typography[states]
        var attributes = typography?.lineAttributes(compatibleWith: traitCollection) ?? [:]
        attributes[.foregroundColor] = appearance.titleColor[states].map { UIColor($0) }
        control.set(
          .titleAttributes(uiState.rawValue), attributes.isEmpty ? nil : attributes,
          from: titleTextAttributes(for: uiState)
        ) { setTitleTextAttributes($0, for: uiState) }
      }
    }
  }
#endif
