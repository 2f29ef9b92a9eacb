import TokenCompiler

/// Colors that a variable can have, from the darkest to the lightest. Each stands for all between it and the next one.
struct ColorLadder: Sendable {
  let colors: [Color]
  let luminances: [Double]
  /// A Boolean value that indicates whether all of them are opaque.
  let isOpaque: Bool

  private static let levelCount = 65

  init(_ colors: [Color]) {
    self.colors = colors
    luminances = colors.map(\.relativeLuminance)
    isOpaque = colors.allSatisfy { $0.opacity >= 1 }
  }

  /// The colors of a path.
  init(_ path: ColorPath) {
    let positions = (0..<Self.levelCount).map { Double($0) / Double(Self.levelCount - 1) }
    self.init((positions + [path.originalPosition]).sorted().unique().map { path.color(at: $0) })
  }

  /// Grays that stand for all colors of luminances in a range.
  ///
  /// - Parameter levelCount: a finer ladder rules out more.
  init(grays luminances: ClosedRange<Double>, levelCount: Int = Self.levelCount) {
    let low = luminances.lowerBound.squareRoot()
    let high = luminances.upperBound.squareRoot()
    let range = (0..<levelCount).map { level in
      let root = low + (high - low) * Double(level) / Double(levelCount - 1)
      return root * root
    }
    self.luminances = range
    colors = range.map(Self.gray)
    isOpaque = true
  }

  var count: Int { colors.count }

  private static func gray(_ luminance: Double) -> Color {
    let linear = Color(
      space: .srgbLinear, components: ColorComponents(luminance, luminance, luminance))
    return linear.converted(to: .srgb)
  }
}
