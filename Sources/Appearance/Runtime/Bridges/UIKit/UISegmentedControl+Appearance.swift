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
        control.set(\.selectedSegmentTintColor, appearance.selectedSegmentColor)
      } renew: { control, appearance in
        control.element.renewTitles(appearance, control)
        control.element.renewSurfaces(appearance, control)
      }
    }

    /// Sets the images of the segments' surfaces and of the lines between them.
    private func renewSurfaces(
      _ appearance: SegmentedControlAppearance, _ control: StyledElement<UISegmentedControl>
    ) {
      let hasSurfaces = appearance.segmentColor != .unset
      let images = UIControl.State.ownImages { backgroundImage(for: $0, barMetrics: .default) }
      for ((states, uiState), own) in zip(UIControl.State.styled, images) {
        let shape = StretchableShape(
          fill: appearance.segmentColor[states], corners: appearance.segmentRadius ?? 0,
          margin: appearance.spacing.map { CGFloat($0 / 2) } ?? 0, in: self)
        control.set(
          .background(uiState.rawValue),
          hasSurfaces ? shape.image(compatibleWith: traitCollection) : nil, from: own
        ) { setBackgroundImage($0, for: uiState, barMetrics: .default) }
      }
      let divider = StretchableShape(fill: appearance.dividerColor, in: self)
      control.set(
        .divider,
        hasSurfaces || appearance.dividerColor != nil
          ? divider.image(compatibleWith: traitCollection) : nil,
        from: dividerImage(
          forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
      ) {
        setDividerImage(
          $0, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
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
