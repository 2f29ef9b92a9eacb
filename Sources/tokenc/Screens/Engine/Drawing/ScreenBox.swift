import TokenCompiler
import TokenComponents
import TokenRuntime

package typealias ScreenFrame = GroupLayout.Frame

/// Something that takes space on a screen: what is drawn of it, and where, in points.
///
/// The layout of the app's own views places it. A class, as it sets a tree's frames in place.
package final class ScreenBox {
  package enum Content {
    /// The children as items of a layout, which has none itself.
    case group(GroupLayout)
    case text(ScreenText)
    /// A thing of a size of its own, such as a switch; wide for one that takes all of the width.
    case fixed(width: Double, height: Double, isWide: Bool)
    case empty
  }

  /// A component of the document.
  package struct Owner {
    package var pointer: String
    package var component: String
    package var elements: [String]
  }

  package var content: Content
  package var children: [ScreenBox] = []
  /// The paint behind its content.
  var paint = ScreenPaint()
  /// The label for content that can't be drawn, for example the name of an element.
  var label: String?
  /// A Boolean value that indicates whether it is a row that scrolls, in which items are as wide as they need.
  var scrollsAcross = false
  var bounds = GroupLayout.Bounds()
  var weight: Double?
  var place: ItemAlignment?
  /// The components of the document that it is, the innermost first.
  package var owners: [Owner] = []
  /// The elements that it is, from the outermost one within its component.
  package var elements: [String] = []
  /// The facts for people who don't see it; `nil` for a part of an element.
  var spoken: SpokenBox?
  package private(set) var frame = ScreenFrame()
  /// The sizes that its content needs in the widths that were asked for.
  private var sizes: [(width: Double, size: GroupLayout.Size)] = []

  init(_ content: Content) { self.content = content }

  // MARK: Layout

  var item: GroupLayout.Item {
    GroupLayout.Item(
      bounds: bounds, weight: weight, place: place, natural: { self.natural(within: $0) },
      baseline: { self.baseline(isFirst: $0, in: $1) })
  }

  /// Its layout with its children; `nil` for what has none.
  private var layout: GroupLayout? {
    guard case .group(var layout) = content else { return nil }
    layout.items = children.map(\.item)
    return layout
  }

  private func natural(within limit: Double) -> GroupLayout.Size {
    if let known = sizes.first(where: { $0.width == limit }) { return known.size }
    let size: GroupLayout.Size =
      switch content {
      case .empty: .zero
      case .fixed(let width, let height, let isWide):
        GroupLayout.Size(width: isWide && limit.isFinite ? limit : width, height: height)
      case .text(let text): text.size(within: limit)
      case .group: groupSize(within: limit)
      }
    sizes.append((limit, size))
    return size
  }

  private func groupSize(within limit: Double) -> GroupLayout.Size {
    guard var size = layout?.size(within: scrollsAcross ? .infinity : limit) else { return .zero }
    if scrollsAcross { size.width = min(size.width, limit) }
    return size
  }

  func place(in frame: ScreenFrame) {
    self.frame = frame
    var content = frame.size
    if scrollsAcross, let layout {
      content.width = max(content.width, layout.size(within: .infinity).width)
    }
    for (child, inner) in zip(children, layout?.frames(in: content) ?? []) {
      var inner = inner
      inner.x += frame.x
      inner.y += frame.y
      child.place(in: inner)
    }
  }

  /// Turns a placed tree into one whose leading edge is on the right.
  func mirror(within width: Double) {
    frame.x = width - frame.x - frame.width
    for child in children { child.mirror(within: width) }
  }

  private func baseline(isFirst: Bool, in size: GroupLayout.Size) -> Double {
    switch content {
    case .text(let text):
      let needed = natural(within: size.width).height
      let others = isFirst ? 0 : needed - text.style.lineHeight
      return (size.height - needed) / 2 + others + text.ascent
    case .group: return layout?.baseline(isFirst: isFirst, in: size) ?? size.height
    case .fixed, .empty: return size.height
    }
  }
}

/// The fill, border and shadow that a view draws.
struct ScreenPaint: Sendable {
  var fill: ScreenFill?
  /// A second fill over the first one, as buttons have it.
  var overlay: ScreenFill?
  /// At the four corners from the upper leading one clockwise; infinite for a pill.
  var corners: [Double] = []
  var borderColor: Color?
  var borderWidth = 0.0
  var shadow: Shadow?
  var opacity = 1.0
  /// The color of a missing sign: a rounded square in the middle.
  var sign: Color?
  /// The shapes of a picture in a box of 24 by 24, the first at the back.
  var picture: [(path: String, color: Color)] = []
  /// A Boolean value that indicates whether what is shown is a sample of what an app sets, in a dashed line.
  var isStandIn = false

  var isEmpty: Bool {
    fill == nil && overlay == nil && (borderColor == nil || borderWidth == 0) && shadow == nil
      && sign == nil && picture.isEmpty && !isStandIn
  }
}
