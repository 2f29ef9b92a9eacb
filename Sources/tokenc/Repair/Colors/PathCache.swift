import TokenCompiler

/// Paths and colors on them that several solvers ask for: a repair is tried with several targets of aliases.
final class PathCache {
  private let limits: RepairLimits
  private var paths: [PathKey: ColorPath] = [:]
  private var swatches: [PathKey: [Double: Swatch]] = [:]
  private var ranges: [Color: ClosedRange<Double>] = [:]
  private var ladders: [LadderKey: ColorLadder] = [:]

  private struct PathKey: Hashable {
    let color: Color
    let isMuted: Bool
  }

  private struct LadderKey: Hashable {
    let color: Color
    /// A Boolean value that indicates whether luminances alone count.
    let isGray: Bool
  }

  init(_ limits: RepairLimits) { self.limits = limits }

  func path(of color: Color, isMuted: Bool = false) -> ColorPath {
    let key = PathKey(color: color, isMuted: isMuted)
    if let known = paths[key] { return known }
    let path = ColorPath(color, limits: limits, isMuted: isMuted)
    paths[key] = path
    return path
  }

  /// The color of a path at a position.
  func swatch(at position: Double, on path: ColorPath) -> Swatch {
    let key = PathKey(color: path.original, isMuted: path.isMuted)
    if let known = swatches[key]?[position] { return known }
    let swatch = path.swatch(at: position)
    swatches[key, default: [:]][position] = swatch
    return swatch
  }

  /// The colors that a variable can have within the limits.
  ///
  /// - Parameter isGray: whether luminances alone count, so that grays stand for all colors.
  func ladder(of color: Color, isGray: Bool) -> ColorLadder {
    let isGray = isGray && color.opacity >= 1
    let key = LadderKey(color: color, isGray: isGray)
    if let known = ladders[key] { return known }
    let ladder =
      isGray ? ColorLadder(grays: luminances(of: color)) : ColorLadder(path(of: color))
    ladders[key] = ladder
    return ladder
  }

  /// The luminances that a color can have within the limits, at any opacity that its path has.
  func luminances(of color: Color) -> ClosedRange<Double> {
    if let known = ranges[color] { return known }
    let range = path(of: color).luminances
    ranges[color] = range
    return range
  }
}
