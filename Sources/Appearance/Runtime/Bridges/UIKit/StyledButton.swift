#if canImport(UIKit) && !os(watchOS)
  import TokenRuntime
  import UIKit

  /// A button that shows opacity, shadow and scale of its look in its current state, and changes to
  /// another state with the look's transition, or at once where motion is to be reduced.
  open class StyledButton: UIButton {
    open override var isHighlighted: Bool {
      didSet { if isHighlighted != oldValue { showState() } }
    }

    open override var isSelected: Bool {
      didSet { if isSelected != oldValue { showState() } }
    }

    open override var isEnabled: Bool {
      didSet { if isEnabled != oldValue { showState() } }
    }

    open override func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
      super.didUpdateFocus(in: context, with: coordinator)
      showState()
    }

    private func showState() {
      guard let keeper = StyleKeeper.existing(in: self),
        let look = keeper.appearance(of: ButtonAppearance.self)
      else { return }
      let button = StyledElement<UIButton>(element: self, keeper: keeper)
      guard let transition = look.transition, !UIAccessibility.isReduceMotionEnabled else {
        button.showState(of: look)
        return
      }
      let animator = UIViewPropertyAnimator(transition)
      animator.addAnimations { button.showState(of: look) }
      animator.startAnimation(afterDelay: max(transition.delay.seconds, 0))
    }
  }

  extension UIViewPropertyAnimator {
    fileprivate convenience init(_ transition: TransitionValue) {
      let curve = transition.timingFunction
      self.init(
        duration: max(transition.duration.seconds, 0),
        timingParameters: UICubicTimingParameters(
          controlPoint1: CGPoint(x: curve.x1, y: curve.y1),
          controlPoint2: CGPoint(x: curve.x2, y: curve.y2)))
    }
  }
#endif
