import TokenCompiler

/// A value as people see it, without the ways in which files can write the same: what is compared
/// when tokens are searched for equal and similar ones.
enum SeenValue: Hashable, Sendable {
  case color(SeenColor)
  /// In points.
  case length(Double)
  case textStyle(SeenTextStyle)
  case shadow([SeenShadowLayer])
  case other(TokenValue)

  /// - Parameter pointsPerRem: the points of one `rem`.
  init(_ value: TokenValue, pointsPerRem: Double) {
    func points(_ dimension: Dimension) -> Double {
      dimension.unit == .rem ? dimension.value * pointsPerRem : dimension.value
    }
    switch value {
    case .color(let color): self = .color(SeenColor(color))
    case .dimension(let dimension): self = .length(points(dimension))
    case .typography(let style): self = .textStyle(SeenTextStyle(style, points: points))
    case .shadow(let shadow):
      self = .shadow(shadow.layers.map { SeenShadowLayer($0, points: points) })
    case .duration, .fontWeight: self = .other(value.normalized)
    default: self = .other(value)
    }
  }

  /// Where the value stands among those of its kind, for a search; `nil` if only equal values are near.
  var position: SIMD3<Double>? {
    switch self {
    case .color(let color): SIMD3(color.overWhite.lightness, color.overWhite.a, color.overWhite.b)
    case .length(let length): SIMD3(length, 0, 0)
    case .textStyle(let style): SIMD3(style.size, style.lineHeight, style.letterSpacing)
    case .shadow(let layers):
      layers.first.map { SIMD3($0.lengths.x, $0.lengths.y, $0.lengths.z) } ?? .zero
    case .other: nil
    }
  }

  /// How far from ``position`` near values can stand in each coordinate.
  func reach(within tolerance: ValueTolerance) -> SIMD3<Double> {
    switch self {
    case .color(let color):
      let reach = CIEDE2000.reach(of: tolerance.color, from: color.overWhite)
      return SIMD3(reach.lightness, reach.plane, reach.plane)
    case .length, .textStyle, .shadow: return SIMD3(repeating: tolerance.length)
    case .other: return .zero
    }
  }

  /// How far apart two values are, if that is within the tolerance: ΔE for colors, points for
  /// lengths, the larger of both for what has both.
  func distance(to other: SeenValue, within tolerance: ValueTolerance) -> Double? {
    switch (self, other) {
    case (.color(let one), .color(let other)):
      return one.difference(from: other, atMost: tolerance.color)
    case (.length(let one), .length(let other)):
      let distance = (one - other).magnitude
      return distance <= tolerance.length ? distance : nil
    case (.textStyle(let one), .textStyle(let other)):
      guard let distance = one.distance(to: other), distance <= tolerance.length else { return nil }
      return distance
    case (.shadow(let one), .shadow(let other)):
      guard one.count == other.count else { return nil }
      var distance = 0.0
      for (layer, match) in zip(one, other) {
        guard let found = layer.distance(to: match, within: tolerance) else { return nil }
        distance = max(distance, found)
      }
      return distance
    case (.other(let one), .other(let other)): return one == other ? 0 : nil
    default: return nil
    }
  }
}

/// How different values may be to count as near.
package struct ValueTolerance: Equatable, Sendable {
  /// CIEDE2000.
  package var color: Double
  /// Points.
  package var length: Double

  package init(color: Double, length: Double) {
    self.color = color
    self.length = length
  }
}

/// A color as it is seen: over white and over black, between which any background lies.
///
/// Two translucent colors are as different as they are on the one of the two on which they differ
/// more. All wholly transparent colors are alike.
package struct SeenColor: Hashable, Sendable {
  let overWhite: LabColor
  let overBlack: LabColor
  let isOpaque: Bool

  package init(_ color: Color) {
    isOpaque = color.opacity == 1
    overWhite = LabColor(isOpaque ? color : color.composited(over: .white))
    overBlack = isOpaque ? overWhite : LabColor(color.composited(over: .black))
  }

  package func difference(from other: SeenColor, atMost limit: Double) -> Double? {
    guard let onWhite = CIEDE2000.difference(overWhite, other.overWhite, atMost: limit) else {
      return nil
    }
    if isOpaque, other.isOpaque { return onWhite }
    return CIEDE2000.difference(overBlack, other.overBlack, atMost: limit).map { max(onWhite, $0) }
  }
}

/// A text style in points.
struct SeenTextStyle: Hashable, Sendable {
  var families: [String]
  var weight: Double
  var size: Double
  var lineHeight: Double
  var letterSpacing: Double
  /// Everything that is alike or not: the Dynamic Type style, the case, the digits.
  var options: TypographyOptions

  init(_ style: Typography, points: (Dimension) -> Double) {
    families = style.fontFamily.names
    weight = style.fontWeight.number
    size = points(style.fontSize)
    lineHeight = style.options.lineHeightPoints ?? style.lineHeight * size
    letterSpacing = points(style.letterSpacing)
    options = style.options
    options.lineHeightPoints = nil
  }

  /// The greatest difference of a length; `nil` for styles of another font, weight or behaviour.
  func distance(to other: SeenTextStyle) -> Double? {
    guard families == other.families, weight == other.weight, options == other.options else {
      return nil
    }
    return [
      size - other.size, lineHeight - other.lineHeight, letterSpacing - other.letterSpacing,
    ].map(\.magnitude).max()
  }
}

/// One layer of a shadow in points.
struct SeenShadowLayer: Hashable, Sendable {
  let color: SeenColor
  /// Offsets, blur and spread.
  let lengths: SIMD4<Double>
  let isInset: Bool

  init(_ layer: Shadow.Layer, points: (Dimension) -> Double) {
    color = SeenColor(layer.color)
    lengths = SIMD4(
      points(layer.offsetX), points(layer.offsetY), points(layer.blur), points(layer.spread))
    isInset = layer.inset ?? false
  }

  func distance(to other: SeenShadowLayer, within tolerance: ValueTolerance) -> Double? {
    let difference = lengths - other.lengths
    let length = max(difference.max(), -difference.min())
    guard isInset == other.isInset, length <= tolerance.length,
      let color = color.difference(from: other.color, atMost: tolerance.color)
    else { return nil }
    return max(length, color)
  }
}
