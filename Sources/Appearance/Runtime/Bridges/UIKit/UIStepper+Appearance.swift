#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import TokenRuntime
  import UIKit

  extension UIStepper {
    /// The type of the appearances of a stepper.
    public typealias Appearance = StepperAppearance

    /// Applies an appearance to the stepper; what it leaves unset is as it was before any look.
    ///
    /// A color in any state replaces the platform's backgrounds. In the Mac idiom of Mac Catalyst UIKit
    /// stops an app that shows a stepper, so components have none there: see
    /// ``ComponentApp/view``.
    public func apply(_ appearance: StepperAppearance) {
      apply(appearance.view)
      if traitCollection.hasMacIdiom { return }
      StyleKeeper.apply(
        appearance, to: self,
        renew: { stepper, appearance in stepper.element.renewBackgrounds(appearance, stepper) })
    }

    private func renewBackgrounds(
      _ appearance: StepperAppearance, _ stepper: StyledElement<UIStepper>
    ) {
      let hasBackgrounds = appearance.backgroundColor != .unset
      let images = UIControl.State.ownImages { backgroundImage(for: $0) }
      for ((states, uiState), own) in zip(UIControl.State.styled, images) {
        let shape = StretchableShape(fill: appearance.backgroundColor[states], in: self)
        stepper.set(
          .background(uiState.rawValue),
          hasBackgrounds ? shape.image(compatibleWith: traitCollection) : nil, from: own
        ) { setBackgroundImage($0, for: uiState) }
      }
      let divider = appearance.dividerColor.map { StretchableShape(fill: $0, in: self) }
      stepper.set(
        .divider, divider?.image(compatibleWith: traitCollection),
        from: dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal)
      ) { setDividerImage($0, forLeftSegmentState: .normal, rightSegmentState: .normal) }
    }
  }
#endif
