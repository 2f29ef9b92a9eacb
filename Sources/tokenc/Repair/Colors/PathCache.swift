import TokenCompiler

/// Paths and colors on them that several solvers ask for: a repair is tried with several targets of aliases.
final class PathCache {
  private let limits: RepairLimits
  private var paths: [Color: ColorPath] = [:]
  private var swatches: [Color: [Double: Swatch]] = [:]

  init(_ limits: RepairLimits) { self.limits = limits }

  func path(of color: Color) -> ColorPath {
    if let known = paths[color] { return known }
    let path = ColorPath(color, limits: limits)
    paths[color] = path
    return path
  }

  /// The color of a path at a position.
  func swatch(at position: Double, on path: ColorPath) -> Swatch {
    if let known = swatches[path.original]?[position] { return known }
    let swatch = path.swatch(at: position)
    swatches[path.original, default: [:]][position] = swatch
    return swatch
  }
}
