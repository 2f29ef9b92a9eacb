extension GroupLayout {
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
