/// The frames that items get in a group of a size.
extension GroupLayout {
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
  func shifts(of sizes: [Size]) -> [Double] {
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
    let left = inner.width - size.width
    let top = inner.height - size.height
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

  // MARK: Constraints

  /// Where items stand by their constraints, from the edges of the space without the insets.
  func related(width: Double?, height: Double?) -> ConstraintSystem.Solution? {
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
