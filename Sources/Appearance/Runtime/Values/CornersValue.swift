/// The radii of a shape's corners in points, or the shape of a pill.
///
/// A number is the radius of all four corners: `cornerRadius: 8`. Where two radii don't fit beside
/// each other on an edge, all four shrink by the same factor, as in CSS (Backgrounds and Borders 3,
/// section 4.5).
public struct CornersValue: Hashable, Sendable {
  /// The radius of the corner where top and leading edge meet.
  public var topLeading: Double
  /// The radius of the corner where top and trailing edge meet.
  public var topTrailing: Double
  /// The radius of the corner where bottom and leading edge meet.
  public var bottomLeading: Double
  /// The radius of the corner where bottom and trailing edge meet.
  public var bottomTrailing: Double

  /// Creates radii for each corner, by default 0.
  public init(
    topLeading: Double = 0, topTrailing: Double = 0, bottomLeading: Double = 0,
    bottomTrailing: Double = 0
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }

  /// Creates the same radius for all corners.
  public init(_ radius: Double) {
    self.init(
      topLeading: radius, topTrailing: radius, bottomLeading: radius, bottomTrailing: radius)
  }

  /// Corners that make half circles of the shorter edges, whatever the size is.
  public static let pill = CornersValue(.infinity)

  /// The radius of all corners, infinite for a pill; `nil` if they differ.
  var uniform: Double? { radii.allSatisfy { $0 == topLeading } ? topLeading : nil }

  /// The corners with leading and trailing exchanged.
  var reversed: CornersValue {
    CornersValue(
      topLeading: topTrailing, topTrailing: topLeading, bottomLeading: bottomTrailing,
      bottomTrailing: bottomLeading)
  }

  private var radii: [Double] { [topLeading, topTrailing, bottomLeading, bottomTrailing] }

  /// The corners with radii that fit into a size.
  func fitted(width: Double, height: Double) -> CornersValue {
    let fitted = fittedRadii(radii, width: width, height: height)
    return CornersValue(
      topLeading: fitted[0], topTrailing: fitted[1], bottomLeading: fitted[2],
      bottomTrailing: fitted[3])
  }

  /// The corners of a shape whose edges are this much further outwards; sharp corners stay sharp.
  func grown(by distance: Double) -> CornersValue { mapped { $0 == 0 ? 0 : max($0 + distance, 0) } }

  /// The largest radius.
  var largest: Double { radii.max() ?? 0 }

  func mapped(_ transform: (Double) -> Double) -> CornersValue {
    CornersValue(
      topLeading: transform(topLeading), topTrailing: transform(topTrailing),
      bottomLeading: transform(bottomLeading), bottomTrailing: transform(bottomTrailing))
  }
}

extension CornersValue: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates the same radius for all corners.
  public init(floatLiteral radius: Double) { self.init(radius) }

  /// Creates the same radius for all corners.
  public init(integerLiteral radius: Int) { self.init(Double(radius)) }
}
