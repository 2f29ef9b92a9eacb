extension ColorSpace {
  /// Makes computed numbers into components: rounding noise settled, a hue without meaning `none`.
  func components(settling numbers: SIMD3<Double>) -> ColorComponents {
    let (low, high) = bounds
    var settled = numbers
    for index in 0..<3 {
      if (numbers[index] - low[index]).magnitude < noiseAtZero { settled[index] = low[index] }
      if (numbers[index] - high[index]).magnitude < 1e-10 { settled[index] = high[index] }
    }
    guard isHueMeaningless(settled) else { return ColorComponents(settled) }
    return switch self {
    case .hsl, .hwb: ColorComponents(nil, settled.y, settled.z)
    default: ColorComponents(settled.x, settled.y, nil)
    }
  }

  /// Cuts each number off at its bounds and leaves `none` as it is.
  package func components(clamping components: ColorComponents) -> ColorComponents {
    let (low, high) = bounds
    func clamped(_ index: Int) -> Double? {
      components[index].map { min(max(low[index], $0), high[index]) }
    }
    return ColorComponents(clamped(0), clamped(1), clamped(2))
  }

  /// The least and greatest values of the Color module, infinite for hues and where it has none.
  package var bounds: (low: SIMD3<Double>, high: SIMD3<Double>) {
    let none = Double.infinity
    return switch self {
    case .hsl, .hwb: (SIMD3(-none, 0, 0), SIMD3(none, 100, 100))
    case .lab: (SIMD3(0, -none, -none), SIMD3(100, none, none))
    case .lch: (SIMD3(0, 0, -none), SIMD3(100, none, none))
    case .oklab: (SIMD3(0, -none, -none), SIMD3(1, none, none))
    case .oklch: (SIMD3(0, 0, -none), SIMD3(1, none, none))
    default: (SIMD3(0, 0, 0), SIMD3(1, 1, 1))
    }
  }

  /// The distance from zero that a conversion's rounding can cause.
  ///
  /// A pure power lifts a last bit of light far up: 1e-16 becomes 2e-7.
  private var noiseAtZero: Double {
    switch self {
    case .a98RGB, .rec2020: 1e-6
    default: 1e-10
    }
  }

  /// Returns a Boolean value that indicates whether a color is so grey that its hue says nothing.
  ///
  /// The limits of chroma are those of the sample code of CSS Color 4.
  private func isHueMeaningless(_ numbers: SIMD3<Double>) -> Bool {
    switch self {
    case .hsl: numbers.y <= 0
    case .hwb: numbers.y + numbers.z >= 100 * (1 - HueForms.greySpread)
    case .lch: numbers.y <= 0.0015
    case .oklch: numbers.y <= 0.000_004
    default: false
    }
  }
}
