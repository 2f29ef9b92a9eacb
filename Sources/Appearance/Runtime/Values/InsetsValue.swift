/// Distances from the edges of a shape in points; positive distances lead inwards.
///
/// The leading edge is the left one in interfaces from left to right, and else the right one.
public struct InsetsValue: Equatable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the leading edge.
  public var leading: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the trailing edge.
  public var trailing: Double

  /// Creates distances from each edge, by default 0.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates distances that are the same on opposite edges.
  public init(horizontal: Double, vertical: Double) {
    self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  /// Creates distances that are the same on all edges.
  public init(_ distance: Double) { self.init(horizontal: distance, vertical: distance) }
}
