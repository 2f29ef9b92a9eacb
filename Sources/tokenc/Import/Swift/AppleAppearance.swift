import TokenCompiler

/// The appearances in which an iPhone shows a color: light or dark, with normal or with high contrast.
struct AppleAppearance: Hashable, Sendable {
  var isDark = false
  var isHigh = false

  static let all = [
    AppleAppearance(), AppleAppearance(isDark: true), AppleAppearance(isHigh: true),
    AppleAppearance(isDark: true, isHigh: true),
  ]

  /// The appearances of these two kinds, the default first.
  static func appearances(varyingWithScheme: Bool, contrast: Bool) -> [AppleAppearance] {
    all.filter { ($0.isDark ? varyingWithScheme : true) && ($0.isHigh ? contrast : true) }
  }

  /// - Parameter axis: the one that varies alone; `nil` for both.
  func contextName(in axis: ThemeAxis?) -> String {
    let scheme = isDark ? "dark" : "light"
    switch axis {
    case .contrast: return ThemeAxis.contrast.contexts[isHigh ? 1 : 0]
    case .scheme: return scheme
    default: return isHigh ? "\(scheme)-high-contrast" : scheme
    }
  }

  /// The words by which a comparison knows the appearance: `dark high contrast`.
  var title: String { (isDark ? "dark" : "light") + (isHigh ? " high contrast" : "") }
}
