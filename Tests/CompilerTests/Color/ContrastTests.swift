import TestSupport
import Testing

@testable import TokenCompiler

@Suite("Contrast")
struct ContrastTests {
  @Test("every row of the reference table has its ratio, composited with and without rounding")
  func reference() throws {
    let rows = try ColorTable("contrast.csv").rows
    #expect(rows.count == 90)
    for row in rows {
      let foreground = try #require(Color(hexNotation: row["foreground"]))
      let background = try #require(Color(hexNotation: row["background"]))
      let backdrop =
        row["backdrop"].isEmpty ? .white : try #require(Color(hexNotation: row["backdrop"]))
      let ratio = Contrast.ratio(of: foreground, on: background, over: backdrop)
      // The table rounds to six digits after the point.
      #expect(
        (ratio - (try row.number("ratio"))).magnitude < 0.000_000_51, "\(row.testDescription)")

      let seenBackground = background.composited(over: backdrop)
      let seenForeground = foreground.composited(over: seenBackground)
      #expect(seenBackground.sRGBHex == row["bg_composited"], "\(row.testDescription)")
      #expect(seenForeground.sRGBHex == row["fg_composited"], "\(row.testDescription)")

      let rounded = Contrast.ratio(
        of: try #require(Color(hexNotation: seenForeground.sRGBHex)),
        on: try #require(Color(hexNotation: seenBackground.sRGBHex)))
      let expected = try row.number("ratio_8bit")
      #expect((rounded - expected).magnitude < 0.000_000_51, "\(row.testDescription)")
    }
  }

  @Test("opaque contrast lies between 1 and 21 and does not depend on the order")
  func range() {
    var random = RandomColors(seed: 8)
    for _ in 0..<2000 {
      let spaces = ColorSpace.allCases
      let one = random.any(in: spaces.randomElement(using: &random) ?? .srgb)
      let other = random.any(in: spaces.randomElement(using: &random) ?? .srgb)
      let ratio = Contrast.ratio(of: one, on: other)
      #expect(1 <= ratio && ratio <= 21, "\(one) \(other)")
      #expect(Contrast.ratio(of: other, on: one) == ratio, "\(one) \(other)")
    }
    #expect(Contrast.ratio(of: .black, on: .white) == 21)
    #expect(Contrast.ratio(of: .white, on: .white) == 1)
  }

  @Test("a foreground that is fully transparent has no contrast")
  func transparent() {
    var clear = Color.black
    clear.alpha = 0
    #expect(Contrast.ratio(of: clear, on: .white) == 1)
    #expect(Contrast.ratio(of: .black, on: clear, over: .white) == 21)
    #expect(clear.composited(over: clear).alpha == 0)
  }

  @Test("a translucent backdrop counts as opaque")
  func opaqueBackdrop() {
    var faint = Color.black
    faint.alpha = 0.1
    var clear = Color.white
    clear.alpha = 0
    #expect(
      Contrast.ratio(of: .white, on: clear, over: faint)
        == Contrast.ratio(of: .white, on: clear, over: .black))
  }

  @Test("two translucent layers weigh as much as the one they make")
  func associativity() {
    var random = RandomColors(seed: 9)
    for _ in 0..<500 {
      var (top, middle) = (random.sRGB(), random.sRGB())
      let bottom = random.sRGB()
      top.alpha = .random(in: 0...1, using: &random)
      middle.alpha = .random(in: 0...1, using: &random)
      let one = top.composited(over: middle).composited(over: bottom)
      let other = top.composited(over: middle.composited(over: bottom))
      #expect(largestDifference(one.components.numbers, other.components.numbers) < 1e-12)
      #expect((one.opacity - 1).magnitude < 1e-12)
    }
  }

  @Test("hostile numbers give a ratio between 1 and 21", arguments: ColorSpace.allCases)
  func hostile(space: ColorSpace) {
    for numbers in hostileTriples {
      for alpha in [nil, 0, 0.5, -1e300, 1e300, Double.nan] {
        let color = Color(
          space: space, components: ColorComponents(numbers), alpha: alpha, hex: nil)
        let ratio = Contrast.ratio(of: color, on: color, over: color)
        #expect(1 <= ratio && ratio <= 21, "\(color)")
      }
    }
  }
}
