import TokenCompiler
import TokenComponents

/// Something that takes space on a screen: what is drawn of it, and how it is laid out, in points.
///
/// A class, as layout sets the frames of a tree in place.
package final class ScreenBox {
  package enum Content {
    case group(Group)
    case text(ScreenText)
    /// A thing of a size of its own, such as a switch; `false` for one that may be wider.
    case fixed(width: Double, height: Double, isWide: Bool)
    case empty
  }

  /// A component of the document.
  package struct Owner {
    package var pointer: String
    package var component: String
    /// The elements of it that the box is.
    package var elements: [String]
  }

  package struct Group {
    var direction: ArrangedDirection
    var gap: Double
    var insets: ScreenInsets
    var alignment: ItemAlignment
    var distribution: ItemDistribution
  }

  package var content: Content
  package var children: [ScreenBox] = []
  /// What is drawn behind its content.
  var paint = ScreenPaint()
  /// What stands for content that can't be drawn, for example the name of an element.
  var label: String?
  var width = ScreenLength()
  var height = ScreenLength()
  /// The width divided by the height.
  var ratio: Double?
  var weight: Double?
  var place: ItemAlignment?
  /// The components of the document that it is, the innermost first.
  package var owners: [Owner] = []
  /// The elements that it is, from the outermost one within its component.
  package var elements: [String] = []
  package var frame = ScreenFrame()

  init(_ content: Content) {
    self.content = content
  }

  // MARK: Measuring

  /// The size that it needs if it may be so wide.
  func measured(within available: Double) -> (width: Double, height: Double) {
    let limit = width.clamped(width.exact ?? available)
    var size = natural(within: limit)
    size.width = width.clamped(width.exact ?? size.width)
    size.height = height.clamped(height.exact ?? size.height)
    guard let ratio, ratio > 0 else { return size }
    if width.exact != nil || height.exact == nil { return (size.width, size.width / ratio) }
    return (size.height * ratio, size.height)
  }

  private func natural(within limit: Double) -> (width: Double, height: Double) {
    switch content {
    case .empty: return (0, 0)
    case .fixed(let width, let height, let isWide): return (isWide ? limit : width, height)
    case .text(let text): return text.size(within: limit)
    case .group(let group):
      let inner = max(0, limit - group.insets.horizontal)
      var size = (width: 0.0, height: 0.0)
      switch group.direction {
      case .row, .stack:
        let widths = self.widths(of: group, within: inner)
        for (child, width) in zip(children, widths) {
          size.height = max(size.height, child.measured(within: width).height)
        }
        size.width = widths.reduce(0, +) + group.gap * Double(max(0, children.count - 1))
      case .column:
        for child in children {
          let own = child.measured(within: inner)
          size.width = max(size.width, own.width)
          size.height += own.height
        }
        size.height += group.gap * Double(max(0, children.count - 1))
      case .overlay:
        for child in children {
          let own = child.measured(within: inner)
          size = (max(size.width, own.width), max(size.height, own.height))
        }
      }
      return (size.width + group.insets.horizontal, size.height + group.insets.vertical)
    }
  }

  /// The widths of a row's items: those with a weight share what the others leave.
  private func widths(of group: Group, within inner: Double) -> [Double] {
    guard !children.isEmpty else { return [] }
    let free = max(0, inner - group.gap * Double(children.count - 1))
    if group.distribution == .fillEqually {
      return children.map { _ in free / Double(children.count) }
    }
    var left = free
    var widths = children.map { child -> Double in
      guard child.weight == nil else { return 0 }
      let width = min(left, child.measured(within: left).width)
      left -= width
      return width
    }
    let total = children.compactMap(\.weight).reduce(0, +)
    for (index, child) in children.enumerated() {
      if let weight = child.weight, total > 0 { widths[index] = left * weight / total }
    }
    return widths
  }

  // MARK: Placing

  /// Gives it a frame, and places what is in it.
  func place(in frame: ScreenFrame) {
    self.frame = frame
    guard case .group(let group) = content else { return }
    let inner = frame.inset(by: group.insets)
    switch group.direction {
    case .row, .stack: placeRow(group, in: inner)
    case .column: placeColumn(group, in: inner)
    case .overlay:
      for child in children { child.placeOver(inner, child.place ?? group.alignment) }
    }
  }

  private func placeRow(_ group: Group, in inner: ScreenFrame) {
    let widths = self.widths(of: group, within: inner.width)
    let used = widths.reduce(0, +) + group.gap * Double(max(0, children.count - 1))
    var (x, gap) = Self.start(group, inner.x, inner.width - used, children.count)
    let sizes = zip(children, widths).map { $0.measured(within: $1) }
    let baseline = zip(children, sizes).map { $0.baseline(of: $1) }.max() ?? 0
    for (index, child) in children.enumerated() {
      var height = sizes[index].height
      var y = inner.y
      switch child.place ?? group.alignment {
      case .fill where child.height.exact == nil && child.ratio == nil: height = inner.height
      case .center: y += (inner.height - height) / 2
      case .trailing, .bottom: y += inner.height - height
      case .firstBaseline, .lastBaseline: y += baseline - child.baseline(of: sizes[index])
      default: break
      }
      child.place(in: ScreenFrame(x: x, y: y, width: widths[index], height: height))
      x += widths[index] + gap
    }
    gap = 0
  }

  private func placeColumn(_ group: Group, in inner: ScreenFrame) {
    let sizes = children.map { $0.measured(within: inner.width) }
    var heights = sizes.map(\.height)
    let gaps = group.gap * Double(max(0, children.count - 1))
    let weights = children.compactMap(\.weight).reduce(0, +)
    if group.distribution == .fillEqually, !children.isEmpty {
      heights = heights.map { _ in max(0, inner.height - gaps) / Double(children.count) }
    } else if weights > 0 {
      let fixed = zip(children, heights).reduce(0) { $0 + ($1.0.weight == nil ? $1.1 : 0) }
      let left = max(0, inner.height - gaps - fixed)
      for (index, child) in children.enumerated() {
        if let weight = child.weight { heights[index] = left * weight / weights }
      }
    }
    let used = heights.reduce(0, +) + gaps
    var (y, gap) = Self.start(group, inner.y, inner.height - used, children.count)
    for (index, child) in children.enumerated() {
      var width = min(inner.width, sizes[index].width)
      var x = inner.x
      switch child.place ?? group.alignment {
      case .fill where child.width.exact == nil && child.ratio == nil:
        width = child.width.clamped(inner.width)
      case .center: x += (inner.width - width) / 2
      case .trailing: x += inner.width - width
      default: break
      }
      child.place(in: ScreenFrame(x: x, y: y, width: width, height: heights[index]))
      y += heights[index] + gap
    }
    gap = 0
  }

  /// Where the first item begins and how far apart items are, by what becomes of the space left.
  private static func start(
    _ group: Group, _ edge: Double, _ left: Double, _ count: Int
  ) -> (Double, Double) {
    guard left > 0 else { return (edge, group.gap) }
    return switch group.distribution {
    case .leading, .fillEqually: (edge, group.gap)
    case .center: (edge + left / 2, group.gap)
    case .trailing: (edge + left, group.gap)
    case .equalSpacing: (edge, group.gap + (count > 1 ? left / Double(count - 1) : 0))
    }
  }

  private func placeOver(_ inner: ScreenFrame, _ alignment: ItemAlignment) {
    let own = measured(within: inner.width)
    var size = (width: min(own.width, inner.width), height: own.height)
    let fills = alignment == .fill
    if fills, ratio == nil {
      if width.exact == nil { size.width = width.clamped(inner.width) }
      if height.exact == nil { size.height = height.clamped(inner.height) }
    }
    let (left, top) = (inner.width - size.width, inner.height - size.height)
    let x: Double =
      switch alignment {
      case .leading, .topLeading, .bottomLeading: 0
      case .trailing, .topTrailing, .bottomTrailing: left
      default: left / 2
      }
    let y: Double =
      switch alignment {
      case .top, .topLeading, .topTrailing: 0
      case .bottom, .bottomLeading, .bottomTrailing: top
      default: top / 2
      }
    place(in: ScreenFrame(x: inner.x + x, y: inner.y + y, width: size.width, height: size.height))
  }

  /// How far below its top its first line of text stands.
  private func baseline(of size: (width: Double, height: Double)) -> Double {
    switch content {
    case .text(let text): (size.height - text.size(within: size.width).height) / 2 + text.ascent
    case .group(let group):
      children.first.map {
        group.insets.top + $0.baseline(of: $0.measured(within: size.width))
      } ?? size.height
    default: size.height
    }
  }
}

/// A length with bounds; all `nil` for what its content needs.
struct ScreenLength: Sendable {
  var exact: Double?
  var least: Double?
  var most: Double?

  func clamped(_ length: Double) -> Double {
    max(least ?? 0, min(most ?? .infinity, length))
  }
}

struct ScreenInsets: Sendable {
  var top = 0.0
  var leading = 0.0
  var bottom = 0.0
  var trailing = 0.0

  var horizontal: Double { leading + trailing }
  var vertical: Double { top + bottom }
}

package struct ScreenFrame: Sendable {
  package var x = 0.0
  package var y = 0.0
  package var width = 0.0
  package var height = 0.0

  func inset(by insets: ScreenInsets) -> ScreenFrame {
    ScreenFrame(
      x: x + insets.leading, y: y + insets.top, width: max(0, width - insets.horizontal),
      height: max(0, height - insets.vertical))
  }
}

/// What a view draws.
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

  var isEmpty: Bool {
    fill == nil && overlay == nil && (borderColor == nil || borderWidth == 0) && shadow == nil
      && sign == nil
  }
}
