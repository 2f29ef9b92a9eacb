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

  package struct Item {
    var bounds: Bounds
    var weight: Double?
    var place: Alignment?
    /// The size that its content needs in a width, which may be infinite.
    var natural: (Double) -> Size
    /// How far below its top its first or last line of text stands, if it has a size.
    var baseline: (_ isFirst: Bool, Size) -> Double

    package init(
      bounds: Bounds, weight: Double?, place: Alignment?, natural: @escaping (Double) -> Size,
      baseline: @escaping (_ isFirst: Bool, Size) -> Double
    ) {
      self.bounds = bounds
      // A weight of 0 is none: the item is as long as what it shows needs.
      self.weight = weight.flatMap { $0 > 0 ? $0 : nil }
      self.place = place
      self.natural = natural
      self.baseline = baseline
    }
  }

  /// The constraints of an item's own width and height.
  package struct Bounds: Equatable, Sendable {
    package var width: Length
    package var height: Length
    /// The width divided by the height.
    package var ratio: Double?

    package init(width: Length = Length(), height: Length = Length(), ratio: Double? = nil) {
      self.width = width
      self.height = height
      self.ratio = ratio
    }
  }

  /// A length with bounds; all `nil` for what its content needs.
  package struct Length: Equatable, Sendable {
    /// Infinite for all of the space, and negative infinity for what its content needs, whatever the alignment.
    package var exact: Double?
    package var least: Double?
    package var most: Double?
    /// Each of these as a part of the space that the group has for its items; it wins over the length.
    package var exactShare: Double?
    package var leastShare: Double?
    package var mostShare: Double?

    package init(exact: Double? = nil, least: Double? = nil, most: Double? = nil) {
      self.exact = exact
      self.least = least
      self.most = most
    }

    var hasShare: Bool { exactShare != nil || leastShare != nil || mostShare != nil }

    /// The length with its shares of a space in points; without bounds of that they ask for nothing.
    func sized(in space: Double) -> Length {
      guard hasShare else { return self }
      func points(_ share: Double?, _ length: Double?) -> Double? {
        share.map { space.isFinite ? space * $0 : nil } ?? length
      }
      return Length(
        exact: points(exactShare, exact), least: points(leastShare, least),
        most: points(mostShare, most))
    }

    /// A Boolean value that indicates whether it takes all of the space that there is.
    package var fills: Bool { exact == .infinity }
    /// The length that it has wherever it stands.
    var fixed: Double? { exact.flatMap { $0.isFinite ? $0 : nil } }

    func bounded(_ length: Double) -> Double {
      Swift.max(least ?? 0, Swift.min(most ?? .infinity, length))
    }
  }
}

extension GroupLayout.Item {
  /// The size that it takes if it may be so wide.
  package func measured(within available: Double) -> GroupLayout.Size {
    if bounds.width.hasShare || bounds.height.hasShare {
      return sized(in: available).measured(within: available)
    }
    let filled = bounds.width.fills && available.isFinite ? available : nil
    let width = bounds.width.fixed ?? filled
    let limit = bounds.width.bounded(width ?? available)
    var result = natural(limit)
    result.width = bounds.width.bounded(width ?? result.width)
    result.height = bounds.height.bounded(bounds.height.fixed ?? result.height)
    guard let ratio = bounds.ratio, ratio > 0 else { return result }
    if width != nil || bounds.height.fixed == nil {
      result.height = result.width / ratio
    } else {
      result.width = result.height * ratio
    }
    return result
  }

  /// The item with its shares of a group's space in points.
  func sized(in width: Double, height: Double = .infinity) -> Self {
    var item = self
    item.bounds.width = bounds.width.sized(in: width)
    item.bounds.height = bounds.height.sized(in: height)
    return item
  }

  /// The size that it takes if it is as wide as it may be.
  func filled(within available: Double) -> GroupLayout.Size {
    var result = measured(within: available)
    guard let ratio = bounds.ratio, ratio > 0, available.isFinite, bounds.width.fixed == nil,
      bounds.height.fixed == nil
    else { return result }
    result.width = bounds.width.bounded(available)
    result.height = bounds.height.bounded(result.width / ratio)
    return result
  }

  /// Its share of what the others of a row leave; what fills the space has one.
  var shareOfWidth: Double? { weight ?? (bounds.width.fills ? 1 : nil) }
  /// The same in a column.
  var shareOfHeight: Double? { weight ?? (bounds.height.fills ? 1 : nil) }

  /// The size that it takes in a column or an overlay of a width: all of that where its own place is `fill`.
  func placed(within available: Double) -> GroupLayout.Size {
    place == .fill ? filled(within: available) : measured(within: available)
  }
}

extension GroupLayout {
  private var horizontalInsets: Double { insets.leading + insets.trailing }
  private var verticalInsets: Double { insets.top + insets.bottom }
  private var gaps: Double { gap * Double(Swift.max(0, items.count - 1)) }

  // MARK: Shares

  /// The same group whose items have their lengths in points, where they are parts of its space. Of a column's height,
  /// which its items make, nothing is a part.
  private func sized(in width: Double, height: Double = .infinity) -> GroupLayout {
    guard items.contains(where: { $0.bounds.width.hasShare || $0.bounds.height.hasShare }) else {
      return self
    }
    var group = self
    let height = direction == .column ? .infinity : height
    group.items = items.map { $0.sized(in: width, height: height) }
    return group
  }

  // MARK: Measuring

  package func size(within available: Double) -> Size {
    let inner = Swift.max(0, available - horizontalInsets)
    var size = sized(in: inner).size(inside: inner)
    // What its items have a part of is all that it is offered.
    if inner.isFinite, items.contains(where: \.bounds.width.hasShare) { size.width = available }
    return size
  }

  /// The size of the group, by the width inside its insets.
  private func size(inside inner: Double) -> Size {
    var size = Size.zero
    switch direction {
    case _ where constraints != nil:
      size = related(width: inner.isFinite ? inner : nil, height: nil)?.size ?? .zero
    case .row:
      let widths = widths(within: inner)
      let sizes = sizes(ofRow: widths)
      for (own, shift) in zip(sizes, shifts(of: sizes)) {
        size.height = Swift.max(size.height, own.height + shift)
      }
      size.width = widths.reduce(0, +) + gaps
    case .column:
      let sizes = items.map { $0.placed(within: inner) }
      size.width = sizes.reduce(0) { Swift.max($0, $1.width) }
      size.height = height(sizes) + gaps
    case .overlay:
      for own in items.map({ $0.placed(within: inner) }) {
        size.width = Swift.max(size.width, own.width)
        size.height = Swift.max(size.height, own.height)
      }
    }
    size.width += horizontalInsets
    size.height += verticalInsets
    return size
  }

  /// The height of a column in which no item is lower than it needs: those with a weight share by it.
  private func height(_ sizes: [Size]) -> Double {
    var (height, weights, unit) = (0.0, 0.0, 0.0)
    for (item, size) in zip(items, sizes) {
      let weight = distribution == .fillEqually ? 1 : item.shareOfHeight ?? 0
      weights += weight
      if weight > 0 {
        unit = Swift.max(unit, size.height / weight)
      } else {
        height += size.height
      }
    }
    return height + unit * weights
  }

  /// The widths of a row's items: those with a weight share what the others leave.
  private func widths(within inner: Double) -> [Double] {
    guard !items.isEmpty else { return [] }
    let free = Swift.max(0, inner - gaps)
    // Without bounds there is no space left to share.
    guard free.isFinite else { return items.map { $0.measured(within: .infinity).width } }
    if distribution == .fillEqually { return items.map { _ in free / Double(items.count) } }
    var left = free
    var widths = items.map { item -> Double in
      guard item.shareOfWidth == nil else { return 0 }
      let width = Swift.min(left, item.measured(within: left).width)
      left -= width
      return width
    }
    let total = items.compactMap(\.shareOfWidth).reduce(0, +)
    for (index, item) in items.enumerated() {
      if let share = item.shareOfWidth, total > 0 { widths[index] = left * share / total }
    }
    return widths
  }

  /// The sizes of a row's items, those with a weight as wide as that makes them.
  private func sizes(ofRow widths: [Double]) -> [Size] {
    zip(items, widths).map { item, width in
      item.shareOfWidth == nil && item.place != .fill
        ? item.measured(within: width) : item.filled(within: width)
    }
  }

  // MARK: Placing

  package func frames(in size: Size) -> [Frame] {
    let inner = Frame(width: size.width, height: size.height).inset(by: insets)
    return sized(in: inner.width, height: inner.height).frames(inside: inner)
  }

  private func frames(inside inner: Frame) -> [Frame] {
    switch direction {
    case _ where constraints != nil: related(in: inner)
    case .row: row(in: inner)
    case .column: column(in: inner)
    case .overlay: items.map { over(inner, $0) }
    }
  }

  private func row(in inner: Frame) -> [Frame] {
    let widths = widths(within: inner.width)
    let start = start(inner.x, inner.width - widths.reduce(0, +) - gaps)
    var x = start.edge
    let sizes = sizes(ofRow: widths)
    let shifts = shifts(of: sizes)
    var frames: [Frame] = []
    for (index, item) in items.enumerated() {
      var frame = Frame(x: x, y: inner.y, width: widths[index], height: sizes[index].height)
      switch item.place ?? alignment {
      case _ where item.bounds.height.fills && item.bounds.ratio == nil:
        frame.height = item.bounds.height.bounded(inner.height)
      case .fill where item.bounds.height.exact == nil && item.bounds.ratio == nil:
        frame.height = inner.height
      case .center: frame.y += (inner.height - frame.height) / 2
      case .trailing, .bottom: frame.y += inner.height - frame.height
      default: frame.y += shifts[index]
      }
      frames.append(frame)
      x += widths[index] + start.gap
    }
    return frames
  }

  /// How far below a row's top its items stand to share a baseline; 0 for those that ask for none.
  private func shifts(of sizes: [Size]) -> [Double] {
    var shifts = sizes.map { _ in 0.0 }
    for place in [Alignment.firstBaseline, .lastBaseline] {
      let isFirst = place == .firstBaseline
      // Few rows ask for them, and lines of text cost.
      guard items.contains(where: { ($0.place ?? alignment) == place }) else { continue }
      let baselines = zip(items, sizes).map { $0.baseline(isFirst, $1) }
      let lowest = baselines.max() ?? 0
      for (index, item) in items.enumerated() where (item.place ?? alignment) == place {
        shifts[index] = lowest - baselines[index]
      }
    }
    return shifts
  }

  private func column(in inner: Frame) -> [Frame] {
    let sizes = items.map { $0.placed(within: inner.width) }
    let heights = heights(sizes, within: inner.height)
    let start = start(inner.y, inner.height - heights.reduce(0, +) - gaps)
    var y = start.edge
    var frames: [Frame] = []
    for (index, item) in items.enumerated() {
      var frame = Frame(
        x: inner.x, y: y, width: Swift.min(inner.width, sizes[index].width), height: heights[index])
      switch item.place ?? alignment {
      case .fill where item.bounds.width.exact == nil && item.bounds.ratio == nil:
        frame.width = item.bounds.width.bounded(inner.width)
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
    let total = items.compactMap(\.shareOfHeight).reduce(0, +)
    guard total > 0 else { return sizes.map(\.height) }
    let taken = zip(items, sizes).reduce(0) { $0 + ($1.0.shareOfHeight == nil ? $1.1.height : 0) }
    let left = Swift.max(0, free - taken)
    return zip(items, sizes).map { item, size in
      item.shareOfHeight.map { left * $0 / total } ?? size.height
    }
  }

  /// Where the first item begins and how far apart items are, by what becomes of the space left.
  private func start(_ edge: Double, _ left: Double) -> (edge: Double, gap: Double) {
    guard left > 0 else { return (edge, gap) }
    return switch distribution {
    case .leading, .fillEqually: (edge, gap)
    case .center: (edge + left / 2, gap)
    case .trailing: (edge + left, gap)
    case .equalSpacing: (edge, gap + (items.count > 1 ? left / Double(items.count - 1) : 0))
    }
  }

  private func over(_ inner: Frame, _ item: Item) -> Frame {
    let place = item.place ?? alignment
    let own = item.placed(within: inner.width)
    var size = Size(width: Swift.min(own.width, inner.width), height: own.height)
    if item.bounds.height.fills, item.bounds.ratio == nil {
      size.height = item.bounds.height.bounded(inner.height)
    }
    if place == .fill, item.bounds.ratio == nil {
      if item.bounds.width.exact == nil { size.width = item.bounds.width.bounded(inner.width) }
      if item.bounds.height.exact == nil { size.height = item.bounds.height.bounded(inner.height) }
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
  // MARK: Constraints

  /// Where items stand by their constraints, from the edges of the space without the insets.
  private func related(width: Double?, height: Double?) -> ConstraintSystem.Solution? {
    constraints?.solved(
      width: width, height: height,
      needs: ConstraintSystem.Needs(
        size: { self.items[$0].measured(within: $1) },
        baseline: { self.items[$0].baseline($1, $2) }))
  }

  private func related(in inner: Frame) -> [Frame] {
    let frames = related(width: inner.width, height: inner.height)?.frames ?? []
    return items.indices.map { index in
      var frame = frames.indices.contains(index) ? frames[index] ?? Frame() : Frame()
      frame.x += inner.x
      frame.y += inner.y
      frame.width = Swift.max(0, frame.width)
      frame.height = Swift.max(0, frame.height)
      return frame
    }
  }

  /// How far below the top of a group of a size its first line of text stands, or its last one.
  ///
  /// It is that of the first item of a row or overlay, and of a column the line of its first or last item.
  package func baseline(isFirst: Bool, in size: Size) -> Double {
    let index = isFirst || direction != .column ? items.indices.first : items.indices.last
    guard let index else { return size.height }
    let frame = frames(in: size)[index]
    return frame.y + items[index].baseline(isFirst, frame.size)
  }
}
