@MainActor open class UIFocusUpdateContext: NSObject {}

@MainActor open class UIFocusAnimationCoordinator: NSObject {}

@MainActor public protocol UITimingCurveProvider {}

@MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public let shimPoints: [CGPoint]

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    shimPoints = [point1, point2]
    super.init()
  }
}

/// Makes its changes at once.
@MainActor open class UIViewPropertyAnimator: NSObject {
  /// The animators that were started.
  public static var shimStarted: [UIViewPropertyAnimator] = []

  public let shimDuration: Double
  public let shimParameters: any UITimingCurveProvider
  public private(set) var shimDelay: Double?
  private var animations: [() -> Void] = []

  public init(duration: Double, timingParameters parameters: any UITimingCurveProvider) {
    shimDuration = duration
    shimParameters = parameters
    super.init()
  }

  open func addAnimations(_ animation: @escaping () -> Void) {
    animations.append(animation)
  }

  open func startAnimation(afterDelay delay: Double) {
    shimDelay = delay
    Self.shimStarted.append(self)
    for animation in animations { animation() }
  }
}
