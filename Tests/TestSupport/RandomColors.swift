import TokenCompiler

/// The same random colors in every run, by SplitMix64.
package struct RandomColors: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  private static func components(_ numbers: SIMD3<Double>) -> ColorComponents {
    ColorComponents(numbers.x, numbers.y, numbers.z)
  }

  package mutating func channels() -> SIMD3<Double> {
    SIMD3(
      .random(in: 0...1, using: &self), .random(in: 0...1, using: &self),
      .random(in: 0...1, using: &self))
  }

  /// A color that every RGB space can show.
  package mutating func sRGB() -> Color {
    Color(space: .srgb, components: Self.components(channels()), alpha: nil, hex: nil)
  }

  /// A color anywhere within the ranges of its space, for the most part outside of sRGB.
  package mutating func any(in space: ColorSpace) -> Color {
    let unit = channels()
    let numbers =
      switch space {
      case .hsl, .hwb: unit * SIMD3(359.99, 100, 100)
      case .lab: unit * SIMD3(100, 250, 250) - SIMD3(0, 125, 125)
      case .lch: unit * SIMD3(100, 150, 359.99)
      case .oklab: unit * SIMD3(1, 0.8, 0.8) - SIMD3(0, 0.4, 0.4)
      case .oklch: unit * SIMD3(1, 0.4, 359.99)
      default: unit
      }
    return Color(space: space, components: Self.components(numbers), alpha: nil, hex: nil)
  }
}

/// Numbers that no designer writes but a file may hold.
package let hostileNumbers: [Double] = [
  0, 1, -1, 50, 100, .leastNonzeroMagnitude, -1e-300, 1e300, -1e300, .infinity, -.infinity, .nan,
]

/// Every triple of hostile numbers, in a fixed order.
package let hostileTriples: [SIMD3<Double>] = hostileNumbers.flatMap { first in
  hostileNumbers.flatMap { second in hostileNumbers.map { SIMD3(first, second, $0) } }
}

extension SIMD3<Double> {
  package var isFinite: Bool { x.isFinite && y.isFinite && z.isFinite }
}
