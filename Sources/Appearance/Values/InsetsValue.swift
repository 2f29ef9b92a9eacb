/// Distances from the edges of something, in points; positive ones lead inwards.
///
/// Leading is left where the interface runs from left to right.
public struct InsetsValue: Equatable, Sendable {
  public var top, leading, bottom, trailing: Double

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
  public init(_ distance: Double) {
    self.init(horizontal: distance, vertical: distance)
  }
}
