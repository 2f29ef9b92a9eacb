import TestSupport
import Testing

@testable import TokenCompiler

@Suite("Gamut mapping")
struct GamutMappingTests {
  @Test("every row of the reference table maps into sRGB and Display P3") func reference() throws {
    for row in try ColorTable("conversions.csv").rows {
      let color = try row.color()
      #expect(color.sRGBHex == row["srgb_hex_css"], "\(row.testDescription)")
      let unclipped = color.converted(to: .srgb).components.numbers
      #expect(Color.hex(clipping: unclipped) == row["srgb_hex_clip"], "\(row.testDescription)")

      let mapped = color.gamutMapped(to: .displayP3).components.numbers
      let expected = try row.numbers("p3css_", ["r", "g", "b"])
      #expect(largestDifference(mapped, expected) < 1e-6, "\(row.testDescription): \(mapped)")
    }
  }

  @Test("a mapped color lies in the gamut", arguments: ColorSpace.allCases)
  func liesInGamut(space: ColorSpace) {
    var random = RandomColors(seed: 4)
    for source in ColorSpace.allCases {
      for _ in 0..<50 {
        let color = random.any(in: source)
        let mapped = color.gamutMapped(to: space)
        #expect(mapped.space == space)
        #expect(mapped.isInGamut(of: space), "\(color)")
        if RGBGamut(of: space)?.space == space {
          let numbers = mapped.components.numbers
          #expect(numbers.min() >= 0 && numbers.max() <= 1, "\(color)")
        }
        let again = mapped.gamutMapped(to: space)
        #expect(
          largestDifference(again.components.numbers, mapped.components.numbers) < 1e-9, "\(color)")
      }
    }
  }

  @Test("a color in the gamut is only converted")
  func leavesAlone() {
    var random = RandomColors(seed: 5)
    for _ in 0..<200 {
      let color = random.sRGB()
      for space in ColorSpace.allCases {
        let (mapped, converted) = (color.gamutMapped(to: space), color.converted(to: space))
        #expect(
          largestDifference(mapped.components.numbers, converted.components.numbers) < 1e-9,
          "\(space)")
      }
    }
  }

  @Test("a color that fits keeps its 'none' and its alpha")
  func keepsNone() {
    let color = Color(
      space: .displayP3, components: ColorComponents(1, nil, 0.25), alpha: 0.5, hex: "#ff0040")
    let mapped = color.gamutMapped(to: .displayP3)
    #expect(mapped.components == color.components)
    #expect(mapped.alpha == 0.5)
    #expect(mapped.hex == nil)
  }

  @Test("the red that sRGB and A98 RGB share lies in both")
  func sharedPrimary() {
    let red = Color(
      space: .srgb, components: ColorComponents(SIMD3(1, 0, 0)), alpha: nil, hex: nil)
    #expect(red.isInGamut(of: .a98RGB))
    let numbers = red.converted(to: .a98RGB).components.numbers
    #expect(numbers.y == 0 && numbers.z == 0)
    #expect(numbers.x < 1)
  }

  @Test("spaces without bounds hold every color")
  func unbounded() {
    for space in [ColorSpace.lab, .lch, .oklab, .oklch, .xyzD65, .xyzD50] {
      let color = Color(
        space: .rec2020, components: ColorComponents(SIMD3(0, 1, 0)), alpha: nil, hex: nil)
      #expect(color.isInGamut(of: space))
      #expect(color.gamutMapped(to: space) == color.converted(to: space))
    }
  }

  @Test("hostile numbers map into the gamut", arguments: ColorSpace.allCases)
  func hostile(space: ColorSpace) {
    for numbers in hostileTriples {
      let color = Color(space: space, components: ColorComponents(numbers), alpha: nil, hex: nil)
      for target in [ColorSpace.srgb, .displayP3, .prophotoRGB] {
        let mapped = color.gamutMapped(to: target)
        let channels = mapped.components.numbers
        #expect(channels.min() >= 0 && channels.max() <= 1, "\(numbers) in \(target): \(channels)")
      }
      #expect(Color(hexNotation: color.sRGBHex) != nil)
    }
  }
}
