/// Where the items of a group stand, in points from its upper leading corner.
///
/// It is the layout of SwiftUI's and UIKit's views alike, and the same as that of the pictures that
/// `tokenc preview --screens` draws. A group is as wide as its items need, at most as what it is
/// offered, and as high as they need at that width.
struct GroupLayout {
  let direction: Arrangement.Direction
  let gap: Double
  let insets: InsetsValue
  let alignment: Arrangement.Alignment
  let distribution: Arrangement.Distribution
  let items: [Item]

  init(_ group: Arrangement.Group, _ items: [Item]) {
    direction = group.direction
    gap = group.gap
    insets = group.insets
    alignment = group.alignment
    distribution = group.distribution
    self.items = items
  }

  /// A width with a height.
  struct Size: Equatable {
    var width: Double
    var height: Double
  }

  struct Frame: Equatable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }

  /// What a group asks of an item.
  struct Item {
    var size: Bounds
    var weight: Double?
    var place: Arrangement.Alignment?
    /// The size that its content needs in a width, which may be infinite.
    var natural: (Double) -> Size
    /// How far below its top its first or last line of text stands, if it has a size.
    var baseline: (_ isFirst: Bool, Size) -> Double
  }

  /// The lengths of a ``SizeValue`` in points.
  struct Bounds: Equatable {
    var width = Length()
    var height = Length()
    /// The width divided by the height.
    var ratio: Double?

    init(_ size: SizeValue, _ points: (LengthValue) -> Double) {
      width = Length(
        exact: size.width.map(points), least: size.minWidth.map(points),
        most: size.maxWidth.map(points))
      height = Length(
        exact: size.height.map(points), least: size.minHeight.map(points),
        most: size.maxHeight.map(points))
      ratio = size.aspectRatio
    }
  }

  struct Length: Equatable {
    var exact: Double?
    var least: Double?
    var most: Double?

    func bounded(_ length: Double) -> Double {
      Swift.max(least ?? 0, Swift.min(most ?? .infinity, length))
    }
  }
}

extension GroupLayout.Item {
  /// The size that it takes if it may be so wide.
  func measured(within available: Double) -> GroupLayout.Size {
    let limit = size.width.bounded(size.width.exact ?? available)
    var result = natural(limit)
    result.width = size.width.bounded(size.width.exact ?? result.width)
    result.height = size.height.bounded(size.height.exact ?? result.height)
    guard let ratio = size.ratio, ratio > 0 else { return result }
    if size.width.exact != nil || size.height.exact == nil {
      result.height = result.width / ratio
    } else {
      result.width = result.height * ratio
    }
    return result
  }
}

extension GroupLayout {
  private var horizontalInsets: Double { insets.leading + insets.trailing }
  private var verticalInsets: Double { insets.top + insets.bottom }
  private var gaps: Double { gap * Double(Swift.max(0, items.count - 1)) }

  // MARK: Measuring

  /// The size that the group needs if it may be so wide.
  func size(within available: Double) -> Size {
    let inner = Swift.max(0, available - horizontalInsets)
    var size = Size(width: 0, height: 0)
    switch direction {
    case .row:
      let widths = widths(within: inner)
      for (item, width) in zip(items, widths) {
        size.height = Swift.max(size.height, item.measured(within: width).height)
      }
      size.width = widths.reduce(0, +) + gaps
    case .column:
      for own in items.map({ $0.measured(within: inner) }) {
        size.width = Swift.max(size.width, own.width)
        size.height += own.height
      }
      size.height += gaps
    case .overlay:
      for own in items.map({ $0.measured(within: inner) }) {
        size.width = Swift.max(size.width, own.width)
        size.height = Swift.max(size.height, own.height)
      }
    }
    size.width += horizontalInsets
    size.height += verticalInsets
    return size
  }

  /// The widths of a row's items: those with a weight share what the others leave.
  private func widths(within inner: Double) -> [Double] {
    guard !items.isEmpty else { return [] }
    let free = Swift.max(0, inner - gaps)
    // Without bounds there is no space left to share.
    guard free.isFinite else { return items.map { $0.measured(within: .infinity).width } }
    if distribution == .fillEqually {
      return items.map { _ in free / Double(items.count) }
    }
    var left = free
    var widths = items.map { item -> Double in
      guard item.weight == nil else { return 0 }
      let width = Swift.min(left, item.measured(within: left).width)
      left -= width
      return width
    }
    let total = items.compactMap(\.weight).reduce(0, +)
    for (index, item) in items.enumerated() {
      if let weight = item.weight, total > 0 { widths[index] = left * weight / total }
    }
    return widths
  }

  // MARK: Placing

  /// The frames of the items in a group of a size, in their order.
  func frames(in size: Size) -> [Frame] {
    let inner = Frame(
      x: insets.leading, y: insets.top, width: Swift.max(0, size.width - horizontalInsets),
      height: Swift.max(0, size.height - verticalInsets))
    return switch direction {
    case .row: row(in: inner)
    case .column: column(in: inner)
    case .overlay: items.map { over(inner, $0) }
    }
  }

  private func row(in inner: Frame) -> [Frame] {
    let widths = widths(within: inner.width)
    let start = start(inner.x, inner.width - widths.reduce(0, +) - gaps)
    var x = start.edge
    let sizes = zip(items, widths).map { $0.measured(within: $1) }
    func baselines(_ isFirst: Bool) -> [Double] {
      zip(items, sizes).map { $0.baseline(isFirst, $1) }
    }
    let (first, last) = (baselines(true), baselines(false))
    var frames: [Frame] = []
    for (index, item) in items.enumerated() {
      var frame = Frame(x: x, y: inner.y, width: widths[index], height: sizes[index].height)
      switch item.place ?? alignment {
      case .fill where item.size.height.exact == nil && item.size.ratio == nil:
        frame.height = inner.height
      case .center: frame.y += (inner.height - frame.height) / 2
      case .trailing, .bottom: frame.y += inner.height - frame.height
      case .firstBaseline: frame.y += (first.max() ?? 0) - first[index]
      case .lastBaseline: frame.y += (last.max() ?? 0) - last[index]
      default: break
      }
      frames.append(frame)
      x += widths[index] + start.gap
    }
    return frames
  }

  private func column(in inner: Frame) -> [Frame] {
    let sizes = items.map { $0.measured(within: inner.width) }
    let heights = heights(sizes, within: inner.height)
    let start = start(inner.y, inner.height - heights.reduce(0, +) - gaps)
    var y = start.edge
    var frames: [Frame] = []
    for (index, item) in items.enumerated() {
      var frame = Frame(
        x: inner.x, y: y, width: Swift.min(inner.width, sizes[index].width), height: heights[index])
      switch item.place ?? alignment {
      case .fill where item.size.width.exact == nil && item.size.ratio == nil:
        frame.width = item.size.width.bounded(inner.width)
      case .center: frame.x += (inner.width - frame.width) / 2
      case .trailing: frame.x += inner.width - frame.width
      default: break
      }
      frames.append(frame)
      y += heights[index] + start.gap
    }
    return frames
  }

  /// The heights of a column's items: those with a weight share what the others leave.
  private func heights(_ sizes: [Size], within inner: Double) -> [Double] {
    let free = Swift.max(0, inner - gaps)
    if distribution == .fillEqually { return items.map { _ in free / Double(items.count) } }
    let total = items.compactMap(\.weight).reduce(0, +)
    guard total > 0 else { return sizes.map(\.height) }
    let taken = zip(items, sizes).reduce(0) { $0 + ($1.0.weight == nil ? $1.1.height : 0) }
    let left = Swift.max(0, free - taken)
    return zip(items, sizes).map { item, size in
      item.weight.map { left * $0 / total } ?? size.height
    }
  }

  /// Where the first item begins and how far apart items are, by what becomes of the space left.
  private func start(_ edge: Double, _ left: Double) -> (edge: Double, gap: Double) {
    guard left > 0 else { return (edge, gap) }
    return switch distribution {
    case .leading, .fillEqually: (edge, gap)
    case .center: (edge + left / 2, gap)
    case .trailing: (edge + left, gap)
    case .equalSpacing:
      (edge, gap + (items.count > 1 ? left / Double(items.count - 1) : 0))
    }
  }

  private func over(_ inner: Frame, _ item: Item) -> Frame {
    let place = item.place ?? alignment
    let own = item.measured(within: inner.width)
    var size = Size(width: Swift.min(own.width, inner.width), height: own.height)
    if place == .fill, item.size.ratio == nil {
      if item.size.width.exact == nil { size.width = item.size.width.bounded(inner.width) }
      if item.size.height.exact == nil { size.height = item.size.height.bounded(inner.height) }
    }
    let (left, top) = (inner.width - size.width, inner.height - size.height)
    let x: Double =
      switch place {
      case .leading, .topLeading, .bottomLeading: 0
      case .trailing, .topTrailing, .bottomTrailing: left
      default: left / 2
      }
    let y: Double =
      switch place {
      case .top, .topLeading, .topTrailing: 0
      case .bottom, .bottomLeading, .bottomTrailing: top
      default: top / 2
      }
    return Frame(x: inner.x + x, y: inner.y + y, width: size.width, height: size.height)
  }
}

extension GroupLayout {
  /// How far below the top of a group of a size its first line of text stands, or its last one.
  ///
  /// It is that of the first item of a row or overlay, and of a column the line of its first or last item.
  func baseline(isFirst: Bool, in size: Size) -> Double {
    let index = isFirst || direction != .column ? items.indices.first : items.indices.last
    guard let index else { return size.height }
    let frame = frames(in: size)[index]
    return frame.y
      + items[index].baseline(isFirst, Size(width: frame.width, height: frame.height))
  }
}
