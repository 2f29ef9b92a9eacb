import TestSupport
import Testing

@testable import TokenCompiler

@Suite("Color conversion")
struct ColorConversionTests {
  /// Relative to the larger of 1 and the value, like the disagreement that the table's README states.
  /// The largest that these conversions reach is 2.3e-14.
  static let tolerance = 1e-13

  @Test(
    "every row of the reference table converts to sRGB and Display P3",
    arguments: ColorSpace.allCases)
  func reference(space: ColorSpace) throws {
    let rows = try ColorTable("conversions.csv").rows.filter { $0["space"] == space.rawValue }
    #expect(rows.count == 26)
    for row in rows {
      let color = try row.color()
      for (target, prefix) in [(ColorSpace.srgb, "srgb_"), (.displayP3, "p3_")] {
        let expected = try row.numbers(prefix, ["r", "g", "b"])
        let numbers = space.convert(color.components.numbers, to: target)
        let error =
          largestDifference(numbers, expected) / max(1, largestDifference(expected, SIMD3()))
        #expect(error <= Self.tolerance, "\(row.testDescription) in \(target): \(numbers)")

        let converted = color.converted(to: target)
        #expect(converted.space == target)
        #expect(
          largestDifference(converted.components.numbers, expected) < 1e-9
            * max(1, largestDifference(expected, SIMD3())),
          "\(row.testDescription) in \(target)")
        #expect(
          color.isInGamut(of: target) == (row[target == .srgb ? "in_srgb" : "in_p3"] == "1"),
          "\(row.testDescription) in \(target)")
      }
    }
  }

  @Test("a color comes back unchanged from every space", arguments: ColorSpace.allCases)
  func roundTrip(space: ColorSpace) {
    var random = RandomColors(seed: 1)
    for _ in 0..<200 {
      let color = random.sRGB()
      let there = color.converted(to: space)
      for other in ColorSpace.allCases {
        let back = there.converted(to: other).converted(to: .srgb)
        let error = largestDifference(back.components.numbers, color.components.numbers)
        #expect(error < 1e-9, "\(color.components.numbers) by way of \(space) and \(other)")
      }
    }
  }

  @Test(
    "a color outside of sRGB comes back unchanged from every space", arguments: ColorSpace.allCases
  )
  func wideRoundTrip(space: ColorSpace) {
    var random = RandomColors(seed: 2)
    for _ in 0..<200 {
      let color = random.any(in: .rec2020)
      let back = color.converted(to: space).converted(to: .rec2020)
      let error = largestDifference(back.components.numbers, color.components.numbers)
      #expect(error < 1e-6, "\(color.components.numbers) by way of \(space)")
    }
  }

  @Test("white and black are exact in every RGB space")
  func extremes() {
    let spaces: [ColorSpace] = [
      .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020,
    ]
    for source in spaces {
      for target in spaces {
        for channel in [0.0, 1] {
          let components = ColorComponents(SIMD3(repeating: channel))
          let color = Color(space: source, components: components, alpha: nil, hex: nil)
          #expect(color.converted(to: target).components == components, "\(source) to \(target)")
        }
      }
    }
  }

  @Test("the hue of a grey becomes 'none'", arguments: ColorSpace.allCases)
  func powerlessHue(space: ColorSpace) {
    for step in 0...20 {
      let grey = Color(
        space: .srgb, components: ColorComponents(SIMD3(repeating: Double(step) / 20)),
        alpha: nil, hex: nil)
      let components = grey.converted(to: .displayP3).converted(to: space).components
      switch space {
      case .hsl, .hwb: #expect(components[0] == nil, "\(step)")
      case .lch, .oklch: #expect(components[2] == nil, "\(step)")
      default: #expect((0..<3).allSatisfy { components[$0] != nil }, "\(step)")
      }
    }
  }

  @Test("the hue of a faint tint stays")
  func faintHue() throws {
    for space in [ColorSpace.hsl, .hwb, .lch, .oklch] {
      let tint = Color(
        space: .srgb, components: ColorComponents(SIMD3(0.5, 0.501, 0.5)), alpha: nil, hex: nil)
      let components = tint.converted(to: space).components
      #expect(components[0] != nil && components[2] != nil, "\(space)")
    }
  }

  @Test("'none' counts as 0, and stays only in a color's own space")
  func none() {
    let color = Color(
      space: .oklch, components: ColorComponents(0.5, nil, nil), alpha: 0.25, hex: "#123456")
    let same = color.converted(to: .oklch)
    #expect(same.components == color.components)
    #expect(same.alpha == 0.25)
    #expect(same.hex == nil)

    let zero = Color(space: .oklch, components: ColorComponents(0.5, 0, 0), alpha: 0.25, hex: nil)
    #expect(color.converted(to: .srgb) == zero.converted(to: .srgb))
  }

  @Test("a hue lies from 0 up to, not including, 360")
  func hueRange() {
    var random = RandomColors(seed: 3)
    for _ in 0..<1000 {
      let source = ColorSpace.allCases.randomElement(using: &random) ?? .srgb
      let color = random.any(in: source)
      for space in [ColorSpace.hsl, .hwb, .lch, .oklch] where space != source {
        let components = color.converted(to: space).components
        let hue = components[space == .hsl || space == .hwb ? 0 : 2] ?? 0
        #expect(0 <= hue && hue < 360, "\(color) in \(space)")
      }
    }
    #expect((-1e-20).wrappedDegrees == 0)
    #expect(725.0.wrappedDegrees == 5)
    #expect((-30.0).wrappedDegrees == 330)
  }

  @Test("hostile numbers give finite ones", arguments: ColorSpace.allCases)
  func hostile(space: ColorSpace) {
    for numbers in hostileTriples {
      for target in ColorSpace.allCases {
        let converted = space.convert(numbers, to: target)
        #expect(converted.isFinite, "\(numbers) in \(target): \(converted)")
      }
    }
  }
}
