import TokenRuntime

/// Views that stand in relation to one another and to the view around them.
///
/// A component whose spec says `"represents": "constraintLayout"` has one as `constraintLayoutValue`:
///
/// ```swift
/// let frames = content.constraintLayoutValue.frames(width: 320)
/// for child in content.children { place(child, at: frames[child.id]) }
/// ```
public struct ConstraintLayoutValue: Equatable, Hashable, Sendable {
  /// A rectangle in points, from the layout's top left corner.
  public struct Frame: Equatable, Hashable, Sendable {
    /// The distance from the left edge of the layout.
    public var left: Double
    /// The distance from the top edge of the layout.
    public var top: Double
    /// The distance from the left edge to the right one.
    public var width: Double
    /// The distance from the top edge to the bottom one.
    public var height: Double

    /// Creates a rectangle.
    public init(left: Double, top: Double, width: Double, height: Double) {
      self.left = left
      self.top = top
      self.width = width
      self.height = height
    }
  }

  /// The views; of several with one name the last one counts.
  public var children: [ConstraintItemValue]
  /// The layout's own width, if the content states it.
  public var width: Double?
  /// The layout's own height, if the content states it.
  public var height: Double?

  /// Creates a layout.
  public init(children: [ConstraintItemValue], width: Double? = nil, height: Double? = nil) {
    self.children = children
    self.width = width
    self.height = height
  }

  /// The rectangles of the views by their names, in a space of a size.
  ///
  /// A view has one where its constraints, with those of all others, decide its edges. `sizes` decide what they
  /// leave open, as intrinsic sizes do; without it such a view has none. Of constraints that contradict each other
  /// the first one holds.
  ///
  /// - Parameters:
  ///   - width: The width of the space, where the layout has none of its own.
  ///   - height: The height of the space, likewise.
  ///   - isRightToLeft: Whether `leading` is the right edge.
  ///   - sizes: The size of a view by its name that it takes if it may be so wide.
  /// - Returns: The rectangles of the views that have one.
  public func frames(
    width: Double? = nil, height: Double? = nil, isRightToLeft: Bool = false,
    fitting sizes: ((_ name: String, _ width: Double) -> (width: Double, height: Double))? = nil
  ) -> [String: Frame] {
    let needs = sizes.map { sizes in
      ConstraintSystem.Needs(
        size: { index, available in
          let size = sizes(children[index].id, available)
          return GroupLayout.Size(width: size.width, height: size.height)
        }, baseline: { _, _, size in size.height })
    }
    let solution = system(isRightToLeft: isRightToLeft)
      .solved(width: self.width ?? width, height: self.height ?? height, needs: needs)
    var frames: [String: Frame] = [:]
    for (child, frame) in zip(children, solution.frames) {
      guard let frame else {
        frames[child.id] = nil
        continue
      }
      frames[child.id] = Frame(
        left: isRightToLeft ? solution.size.width - frame.x - frame.width : frame.x, top: frame.y,
        width: frame.width, height: frame.height)
    }
    return frames
  }

  /// The constraints that do not hold, as others before them exclude them, each with the name of its view.
  ///
  /// - Parameters:
  ///   - width: The width of the space, where the layout has none of its own.
  ///   - height: The height of the space, likewise.
  /// - Returns: The constraints, in their order.
  public func conflicts(
    width: Double? = nil, height: Double? = nil
  ) -> [(view: String, constraint: ConstraintValue)] {
    system(isRightToLeft: false)
      .solved(width: self.width ?? width, height: self.height ?? height, needs: nil).conflicts
      .map { (children[$0.item].id, children[$0.item].constraints[$0.constraint]) }
  }
}

extension ConstraintLayoutValue {
  /// The constraints by the indices of the views that they name; of several views with one name the last one counts.
  func system(isRightToLeft: Bool) -> ConstraintSystem {
    let indices = Dictionary(
      zip(children.map(\.id), children.indices), uniquingKeysWith: { $1 })
    return ConstraintSystem(
      children.map { child in child.constraints.map { $0.constraint(among: indices) } },
      isRightToLeft: isRightToLeft)
  }
}

extension ConstraintValue {
  fileprivate func constraint(among indices: [String: Int]) -> ConstraintSystem.Constraint {
    ConstraintSystem.Constraint(
      anchor.ofSystem, relation.ofSystem, reference: reference, referenceAnchor?.ofSystem,
      among: indices, multiplier: multiplier, constant: constant)
  }
}

extension ConstraintValue.Anchor {
  fileprivate var ofSystem: ConstraintSystem.Anchor {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .leading: .leading
    case .trailing: .trailing
    case .centerX: .centerX
    case .centerY: .centerY
    case .width: .width
    case .height: .height
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    }
  }
}

extension ConstraintValue.Relation {
  fileprivate var ofSystem: ConstraintSystem.Relation {
    switch self {
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    case .lessThanOrEqual: .lessThanOrEqual
    }
  }
}
