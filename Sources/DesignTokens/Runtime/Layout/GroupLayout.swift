/// Where the items of a group stand, in points from its upper leading corner.
///
/// It is the layout of SwiftUI's and UIKit's views and of the pictures that `tokenc` draws. A group is as
/// wide as its items need, at most as what it is offered, and as high as they need at that width.
package struct GroupLayout {
  package var direction: Direction
  package var gap: Double
  package var insets: Insets
  package var alignment: Alignment
  package var distribution: Distribution
  package var items: [Item]
  /// How its items relate, in place of a direction.
  package var constraints: ConstraintSystem?

  package init(
    _ direction: Direction, gap: Double = 0, insets: Insets = Insets(),
    alignment: Alignment = .fill, distribution: Distribution = .leading, items: [Item] = []
  ) {
    self.direction = direction
    self.gap = gap
    self.insets = insets
    self.alignment = alignment
    self.distribution = distribution
    self.items = items
  }

  package enum Direction: String, Sendable {
    /// From the leading to the trailing side.
    case row
    /// From the top to the bottom.
    case column
    /// Over one another, the first at the back.
    case overlay
  }

  /// Where an item stands where the group has more space than it needs.
  package enum Alignment: String, CaseIterable, Sendable {
    /// Over all of the space, as far as the item has no size of its own; then as `leading` in a row
    /// or column, and as `center` in an overlay.
    case fill
    case leading, center, trailing
    /// Of a row: on one baseline.
    case firstBaseline, lastBaseline
    /// Of an overlay.
    case top, bottom, topLeading, topTrailing, bottomLeading, bottomTrailing
  }

  /// The use of space along a row or column that no item takes.
  package enum Distribution: String, CaseIterable, Sendable {
    /// It is left after the last item.
    case leading
    /// It is left on both sides, as much on either.
    case center
    /// It is left before the first item.
    case trailing
    /// It widens the gaps, all by as much.
    case equalSpacing
    /// All items get the same length, as with weight 1 each; in a column at least the highest's.
    case fillEqually
  }

  package struct Insets: Equatable, Sendable {
    package var top: Double
    package var leading: Double
    package var bottom: Double
    package var trailing: Double

    package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }

    package init(_ all: Double) { self.init(top: all, leading: all, bottom: all, trailing: all) }
  }

  /// A width with a height.
  package struct Size: Equatable, Sendable {
    package var width: Double
    package var height: Double

    package init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }

    package static let zero = Size(width: 0, height: 0)
  }

  package struct Frame: Equatable, Sendable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    package init(x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }

    package var size: Size { Size(width: width, height: height) }

    package func inset(by insets: Insets) -> Frame {
      Frame(
        x: x + insets.leading, y: y + insets.top,
        width: Swift.max(0, width - insets.leading - insets.trailing),
        height: Swift.max(0, height - insets.top - insets.bottom))
    }
  }

}
