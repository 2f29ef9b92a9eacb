/// The material of a bar, below its background color.
///
/// A look that states ``opaque`` or ``transparent`` holds everywhere. Otherwise the platform decides what a bar
/// shows where the content is scrolled to its edge, on most systems no background.
public enum BarBackground: String, CaseIterable, Hashable, Sendable {
  /// The platform's default, usually translucent.
  case automatic
  /// An opaque background.
  case opaque
  /// No background.
  case transparent
}

extension BarBackground? {
  /// Whether the background is as stated also where the content is scrolled to the bar's edge.
  var isFixed: Bool { self == .opaque || self == .transparent }
}
