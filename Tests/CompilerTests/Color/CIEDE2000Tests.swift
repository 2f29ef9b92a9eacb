import TestSupport
import Testing

@testable import TokenCompiler

@Suite("CIEDE2000")
struct CIEDE2000Tests {
  /// Screen colors, greys and near neighbours, as pairs.
  private func samplePairs(seed: UInt64) -> [(LabColor, LabColor)] {
    var random = RandomColors(seed: seed)
    return (0..<2000).map { index in
      let one = random.sRGB()
      guard index % 2 == 0 else { return (LabColor(one), LabColor(random.sRGB())) }
      let near = ColorComponents(one.components.numbers + random.channels() * 0.02)
      return (LabColor(one), LabColor(Color(space: .srgb, components: near, alpha: nil, hex: nil)))
    }
  }

  @Test("the 34 published pairs agree to four decimals, in either order")
  func published() throws {
    let rows = try ColorTable("ciede2000.csv").rows
    #expect(rows.count == 34)
    for row in rows {
      let (one, other) = (
        LabColor(
          lightness: try row.number("L1"), a: try row.number("a1"), b: try row.number("b1")),
        LabColor(
          lightness: try row.number("L2"), a: try row.number("a2"), b: try row.number("b2"))
      )
      let difference = CIEDE2000.difference(one, other)
      #expect(
        (difference - (try row.number("dE00"))).magnitude <= 0.00005, "\(row.testDescription)")
      #expect(CIEDE2000.difference(other, one) == difference, "\(row.testDescription)")
    }
  }

  @Test("a difference is the same in either order, and zero for equal colors")
  func symmetry() {
    for (one, other) in samplePairs(seed: 6) {
      #expect(CIEDE2000.difference(one, other) == CIEDE2000.difference(other, one))
      #expect(CIEDE2000.difference(one, other) > 0)
      #expect(CIEDE2000.difference(one, one) == 0)
    }
  }

  @Test("a limit loses no pair within it and changes no difference")
  func limit() {
    for (one, other) in samplePairs(seed: 7) {
      let difference = CIEDE2000.difference(one, other)
      for limit in [0, 0.5, 2, 10, difference.nextDown, difference, 100] {
        let expected = difference <= limit ? difference : nil
        #expect(CIEDE2000.difference(one, other, atMost: limit) == expected, "\(one) \(other)")
      }
      expectReach(one, other)
    }
  }

  /// Each of two colors must be in the other's reach of their difference.
  private func expectReach(
    _ one: LabColor, _ other: LabColor, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let difference = CIEDE2000.difference(one, other)
    let (deltaA, deltaB) = (one.a - other.a, one.b - other.b)
    let distance = (deltaA * deltaA + deltaB * deltaB).squareRoot()
    for color in [one, other] {
      let reach = CIEDE2000.reach(of: difference, from: color)
      #expect(
        (one.lightness - other.lightness).magnitude <= reach.lightness
          && distance <= reach.plane, "\(one) \(other)", sourceLocation: sourceLocation)
    }
  }

  @Test("a color's reach holds all that differ as little, near grey, in blues and far outside")
  func reach() {
    var random = RandomColors(seed: 8)
    let channels: [(SIMD3<Double>) -> SIMD3<Double>] = [
      { _ in SIMD3(repeating: 0.5) }, { SIMD3(repeating: $0.x) },
      { SIMD3($0.x * 0.3, $0.y * 0.3, 0.7 + $0.z * 0.3) },
      { SIMD3($0.x * 4 - 2, $0.y * 4 - 2, $0.z * 4 - 2) },
    ]
    for index in 0..<20_000 {
      let numbers = channels[index % channels.count](random.channels())
      let spread = [0.001, 0.02, 0.3][index % 3]
      let colors = [numbers, numbers + (random.channels() - SIMD3(repeating: 0.5)) * spread].map {
        LabColor(Color(space: .srgb, components: ColorComponents($0), alpha: nil, hex: nil))
      }
      expectReach(colors[0], colors[1])
    }
    // The steepest direction: blues whose chroma and hue change together.
    for step in 0..<3600 {
      let turn = Double(step) / 10
      let blue = LabColor(lightness: 40, a: 25, b: -120)
      expectReach(
        blue,
        LabColor(
          lightness: 40, a: 25 + 20 * turn.cosineOfDegrees, b: -120 + 20 * turn.sineOfDegrees))
    }
  }

  @Test("hues that lie half a turn apart have the mean of the published pair 14")
  func halfTurn() {
    let one = LabColor(lightness: 50, a: 30, b: 10)
    let opposite = LabColor(lightness: 50, a: -30, b: -10)
    let nudged = LabColor(lightness: 50, a: -30, b: -10 * (1 + 1e-13))
    let nudgedBack = LabColor(lightness: 50, a: -30, b: -10 * (1 - 1e-13))
    let difference = CIEDE2000.difference(one, opposite)
    #expect((CIEDE2000.difference(one, nudged) - difference).magnitude < 1e-9)
    #expect((CIEDE2000.difference(one, nudgedBack) - difference).magnitude < 1e-9)
  }

  @Test("Lab under D65 gives white the lightness 100 and no color")
  func white() {
    let white = LabColor(.white)
    #expect((white.lightness - 100).magnitude < 1e-9)
    #expect(white.chroma < 1e-9)
  }

  @Test("hostile numbers give finite differences")
  func hostile() {
    let colors = ColorSpace.allCases.flatMap { space in
      [
        SIMD3(1e300, -1e300, 0), SIMD3(0, 0, 0), SIMD3(.nan, 1e30, -1e300),
        SIMD3(.leastNonzeroMagnitude, .leastNonzeroMagnitude, 0),
      ]
      .map {
        LabColor(Color(space: space, components: ColorComponents($0), alpha: nil, hex: nil))
      }
    }
    for one in colors {
      for other in colors {
        #expect(CIEDE2000.difference(one, other).isFinite, "\(one) \(other)")
      }
    }
  }
}
