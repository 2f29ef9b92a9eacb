/// The material of a bar, below its background color.
public enum BarBackground: String, CaseIterable, Hashable, Sendable {
  /// The platform's default, usually translucent.
  case automatic
  /// An opaque background.
  case opaque
  /// No background.
  case transparent
}
