/// The size that a group takes.
extension GroupLayout {
  private var horizontalInsets: Double { insets.leading + insets.trailing }
  private var verticalInsets: Double { insets.top + insets.bottom }
  var gaps: Double { gap * Double(Swift.max(0, items.count - 1)) }

  /// The same group whose items have their lengths in points, where they are parts of its space. Of a column's height,
  /// which its items make, nothing is a part.
  func sized(in width: Double, height: Double = .infinity) -> GroupLayout {
    guard items.contains(where: { $0.bounds.width.hasShare || $0.bounds.height.hasShare }) else {
      return self
    }
    var group = self
    let height = direction == .column ? .infinity : height
    group.items = items.map { $0.sized(in: width, height: height) }
    return group
  }

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
    var height = 0.0
    var weights = 0.0
    /// The height for each part of the weights.
    var unit = 0.0
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
  func widths(within inner: Double) -> [Double] {
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
  func sizes(ofRow widths: [Double]) -> [Size] {
    zip(items, widths).map { item, width in
      item.shareOfWidth == nil && item.place != .fill
        ? item.measured(within: width) : item.filled(within: width)
    }
  }
}
