/// The material of a bar.
public enum BarBackground: String, CaseIterable, Hashable, Sendable {
  /// The platform's translucent material.
  case automatic
  case opaque, transparent
}
