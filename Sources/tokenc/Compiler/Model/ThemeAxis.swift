/// A modifier that varies inside a theme at run time.
///
/// A token's variant is a number with a bit for each axis in order, set for the axis's second
/// context.
enum ThemeAxis: String, CaseIterable, Sendable {
  case scheme, contrast, elevation

  /// The two contexts, the default first.
  var contexts: [String] {
    switch self {
    case .scheme: ["light", "dark"]
    case .contrast: ["normal", "high"]
    case .elevation: ["base", "elevated"]
    }
  }
}
