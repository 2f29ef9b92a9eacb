@MainActor open class NSLayoutConstraint: NSObject {
  public enum Axis: Int, Sendable { case horizontal, vertical }
  public enum ShimRelation: Sendable { case equal, atLeast, atMost }

  public let shimFirst: AnyObject
  public let shimSecond: AnyObject?
  public let shimRelation: ShimRelation
  public let shimMultiplier: CGFloat
  open var constant: CGFloat
  public private(set) var shimIsActive = false

  init(
    _ first: AnyObject, _ second: AnyObject? = nil, _ relation: ShimRelation = .equal,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    shimFirst = first
    shimSecond = second
    shimRelation = relation
    shimMultiplier = multiplier
    self.constant = constant
    super.init()
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      constraint.shimIsActive = true
      (constraint.shimFirst as? any ShimAnchor)?.add(constraint)
    }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.shimIsActive = false }
  }
}

@MainActor protocol ShimAnchor: AnyObject {
  func add(_ constraint: NSLayoutConstraint)
}

@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, ShimAnchor {
  private var constraints: [NSLayoutConstraint] = []

  /// The active constraints that begin with this anchor.
  public var shimConstraints: [NSLayoutConstraint] { constraints.filter(\.shimIsActive) }

  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(self, anchor)
  }

  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(self, anchor, constant: c)
  }

  func add(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }
}

@MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

@MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

@MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(self, constant: c)
  }

  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(self, nil, .atLeast, constant: c)
  }

  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(self, nil, .atMost, constant: c)
  }

  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(self, anchor, multiplier: m)
  }
}

@MainActor open class UILayoutGuide: NSObject {
  public let topAnchor = NSLayoutYAxisAnchor()
  public let bottomAnchor = NSLayoutYAxisAnchor()
  public let leadingAnchor = NSLayoutXAxisAnchor()
  public let trailingAnchor = NSLayoutXAxisAnchor()
}
