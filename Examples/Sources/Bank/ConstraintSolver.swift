import Appearance

/// A rectangle in points, from the layout's top left corner.
struct Frame: Equatable {
  var left, top, width, height: Double
}

/// Places the children of a constraint layout, one relation after the other.
///
/// A side is known when two of its three measures are: of left, centre, right and width. What
/// depends on something unknown waits; what never becomes known is left out of the answer.
struct ConstraintSolver {
  private typealias Anchor = Constraint.Anchor
  private let layout: ConstraintElement.Content
  private var known: [String: [Anchor: Double]] = [:]

  init(_ layout: ConstraintElement.Content) {
    self.layout = layout
  }

  mutating func solve() -> [String: Frame] {
    var before = -1
    while before != known.values.reduce(0, { $0 + $1.count }) {
      before = known.values.reduce(0) { $0 + $1.count }
      for child in layout.children { place(child) }
    }
    return known.compactMapValues { measures in
      guard let left = measures[.left], let top = measures[.top], let width = measures[.width],
        let height = measures[.height]
      else { return nil }
      return Frame(left: left, top: top, width: width, height: height)
    }
  }

  private mutating func place(_ child: ConstraintItem.Content) {
    for constraint in child.constraints {
      let isLength = constraint.anchor == .width || constraint.anchor == .height
      let target = constraint.referenceAnchor ?? constraint.anchor
      let base: Double? =
        if let reference = constraint.reference {
          known[reference]?[target]
        } else {
          isLength ? 0 : ofLayout(target)
        }
      guard let base else { continue }
      known[child.id, default: [:]][constraint.anchor] = base + constraint.constant
    }
    complete(child.id, .left, .centerX, .right, .width)
    complete(child.id, .top, .centerY, .bottom, .height)
  }

  private func ofLayout(_ anchor: Anchor) -> Double? {
    switch anchor {
    case .left, .top: 0
    case .right, .width: layout.width
    case .bottom, .height: layout.height
    case .centerX: layout.width.map { $0 / 2 }
    case .centerY: layout.height.map { $0 / 2 }
    }
  }

  private mutating func complete(
    _ id: String, _ start: Anchor, _ center: Anchor, _ end: Anchor, _ length: Anchor
  ) {
    var measures = known[id] ?? [:]
    if let first = measures[start], let last = measures[end] { measures[length] = last - first }
    if let size = measures[length] {
      if let last = measures[end] { measures[start] = last - size }
      if let middle = measures[center] { measures[start] = middle - size / 2 }
      if let first = measures[start] {
        measures[end] = first + size
        measures[center] = first + size / 2
      }
    }
    known[id] = measures
  }
}
