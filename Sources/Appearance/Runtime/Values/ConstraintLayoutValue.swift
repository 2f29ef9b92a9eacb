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
    /// The distance from edge to edge.
    public var width, height: Double

    /// Creates a rectangle.
    public init(left: Double, top: Double, width: Double, height: Double) {
      (self.left, self.top, self.width, self.height) = (left, top, width, height)
    }
  }

  /// The views; of several with one name the last one counts.
  public var children: [ConstraintItemValue]
  /// The layout's own size, as far as the content states it.
  public var width, height: Double?

  /// Creates a layout.
  public init(children: [ConstraintItemValue], width: Double? = nil, height: Double? = nil) {
    (self.children, self.width, self.height) = (children, width, height)
  }

  /// The rectangles of the views by their names, in a space of a size.
  ///
  /// A view has one as soon as two of its left, center, right and width follow from its constraints
  /// and from those of the views that these name, and the same from top to bottom. Views whose
  /// constraints say less, or go in a circle, have none. Time is linear in the number of constraints.
  ///
  /// - Parameters:
  ///   - width: The width of the space, where the layout has none of its own.
  ///   - height: The height of the space, likewise.
  ///   - isRightToLeft: Whether `leading` is the right edge.
  /// - Returns: The rectangles of the views that have one.
  public func frames(
    width: Double? = nil, height: Double? = nil, isRightToLeft: Bool = false
  ) -> [String: Frame] {
    var solver = ConstraintSolver(
      self, width: self.width ?? width, height: self.height ?? height, isRightToLeft: isRightToLeft)
    return solver.frames()
  }
}

/// Follows the relations of a layout from view to view.
private struct ConstraintSolver {
  private typealias Anchor = ConstraintValue.Anchor

  private let items: [String: ConstraintItemValue]
  private let width, height: Double?
  private let isRightToLeft: Bool
  /// The views whose constraints name a view.
  private var dependents: [String: Set<String>] = [:]
  private var known: [String: [Anchor: Double]] = [:]

  init(_ layout: ConstraintLayoutValue, width: Double?, height: Double?, isRightToLeft: Bool) {
    items = Dictionary(layout.children.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    self.width = width
    self.height = height
    self.isRightToLeft = isRightToLeft
    for item in items.values {
      for constraint in item.constraints {
        guard let reference = constraint.reference, items[reference] != nil else { continue }
        dependents[reference, default: []].insert(item.id)
      }
    }
  }

  mutating func frames() -> [String: ConstraintLayoutValue.Frame] {
    var pending = Array(items.keys)
    while let id = pending.popLast() {
      let count = known[id]?.count ?? 0
      place(id)
      if (known[id]?.count ?? 0) > count { pending += dependents[id] ?? [] }
    }
    return known.compactMapValues { measures in
      guard let left = measures[.left], let top = measures[.top], let width = measures[.width],
        let height = measures[.height]
      else { return nil }
      return ConstraintLayoutValue.Frame(left: left, top: top, width: width, height: height)
    }
  }

  private mutating func place(_ id: String) {
    guard let item = items[id] else { return }
    var measures = known[id] ?? [:]
    for constraint in item.constraints {
      let anchor = physical(constraint.anchor)
      let target = physical(constraint.referenceAnchor ?? constraint.anchor)
      // What is known stays: of relations that contradict each other the first one holds.
      guard measures[anchor] == nil, let base = base(of: constraint, target) else { continue }
      measures[anchor] = base * constraint.multiplier + constraint.constant
    }
    complete(&measures, .left, .centerX, .right, .width)
    complete(&measures, .top, .centerY, .bottom, .height)
    known[id] = measures
  }

  /// What a constraint relates to: nothing for a length of its own.
  private func base(of constraint: ConstraintValue, _ target: Anchor) -> Double? {
    if let reference = constraint.reference, items[reference] != nil {
      return known[reference]?[target]
    }
    guard let reference = constraint.reference else {
      let isOwnLength = constraint.anchor.isLength && constraint.referenceAnchor == nil
      return isOwnLength ? 0 : ofLayout(target)
    }
    return reference == ConstraintValue.superview ? ofLayout(target) : nil
  }

  private func physical(_ anchor: Anchor) -> Anchor {
    switch anchor {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: anchor
    }
  }

  private func ofLayout(_ anchor: Anchor) -> Double? {
    switch anchor {
    case .left, .top, .leading: 0
    case .right, .width, .trailing: width
    case .bottom, .height: height
    case .centerX: width.map { $0 / 2 }
    case .centerY: height.map { $0 / 2 }
    }
  }

  /// Finds all four measures of a direction from two of them.
  private func complete(
    _ measures: inout [Anchor: Double], _ start: Anchor, _ center: Anchor, _ end: Anchor,
    _ length: Anchor
  ) {
    if measures[length] == nil {
      if let first = measures[start], let last = measures[end] {
        measures[length] = last - first
      } else if let middle = measures[center], let first = measures[start] {
        measures[length] = (middle - first) * 2
      } else if let middle = measures[center], let last = measures[end] {
        measures[length] = (last - middle) * 2
      }
    }
    guard let size = measures[length] else { return }
    let first =
      measures[start] ?? measures[end].map { $0 - size } ?? measures[center].map { $0 - size / 2 }
    guard let first else { return }
    measures[start] = first
    measures[end] = measures[end] ?? first + size
    measures[center] = measures[center] ?? first + size / 2
  }
}
