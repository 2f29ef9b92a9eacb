import TestSupport
import Testing

@testable import TokenCompiler

@Suite struct CSSColorTests {
  /// What style sheets may write for colors, each with the same color in hex or another space.
  /// The pairs are examples or direct consequences of CSS Color 4.
  @Test(
    "a color function means the same as its hex form",
    arguments: [
      ("rgb(239 49 36)", "#ef3124"), ("rgb(239, 49, 36)", "#ef3124"),
      ("rgba(239, 49, 36, 1)", "#ef3124"), ("RGB( 239  49  36 )", "#ef3124"),
      ("rgb(100% 0% 0%)", "#ff0000"), ("rgb(255 0 0 / 20%)", "#ff000033"),
      ("rgb(255 0 0 / .2)", "#ff000033"), ("rgba(255, 0, 0, 0.2)", "#ff000033"),
      ("rgb(none 0 255)", "#0000ff"),
      ("hsl(120 100% 25%)", "#008000"), ("hsl(120deg 100 25)", "#008000"),
      ("hsl(0.5turn, 100%, 50%)", "#00ffff"), ("hsl(-240 100% 50%)", "#00ff00"),
      ("hsl(200grad 100% 50%)", "#00ffff"), ("hsla(3.141592653589793rad 100% 50% / 1)", "#00ffff"),
      ("hwb(0 0% 0%)", "#ff0000"), ("hwb(60 20% 40%)", "#999933"),
      ("lab(100% 0 0)", "#ffffff"), ("lab(0 0 0)", "#000000"),
      ("lab(54.2905 80.8125 69.8851)", "#ff0000"), ("lch(54.2905 106.839 40.8526)", "#ff0000"),
      ("oklab(100% 0 0)", "#ffffff"), ("oklab(0.627955 0.224863 0.125846)", "#ff0000"),
      ("oklch(62.7955% 0.257683 29.2339)", "#ff0000"),
      ("oklch(62.7955% 64.4208% 29.2339deg)", "#ff0000"),
      ("color(srgb 1 0 0)", "#ff0000"), ("color(srgb 100% 0% 0%)", "#ff0000"),
      ("color(srgb-linear 1 1 1)", "#ffffff"), ("color(xyz 0.95045593 1 1.08905775)", "#ffffff"),
      ("color(display-p3 1 1 1 / 50%)", "#ffffff80"),
    ])
  func functions(text: String, hex: String) throws {
    let color = try CSSColor.parse(text)
    let expected = try #require(Color(hexNotation: hex))
    #expect(color.sRGBHex == expected.sRGBHex)
    #expect(abs(color.opacity - expected.opacity) < 0.005)
  }

  @Test(
    "what is not a color is refused with the reason",
    arguments: [
      ("#ef312", "'#ef312' is not a hex color; it has 3, 4, 6 or 8 digits"),
      ("#zzz", "'#zzz' is not a hex color; it has 3, 4, 6 or 8 digits"),
      ("red", "'red' is not a color; write '#ef3124' or a function such as 'rgb()'"),
      ("rgb(1 2)", "'rgb()' takes three components, not 2"),
      ("rgb(1 2 3 4)", "'rgb()' takes three components, not 4"),
      ("rgb(1 2 x)", "'x' is not a component of a color"),
      ("rgb(1 2 nan)", "'nan' is not a component of a color"),
      ("rgb(1 2 0x3)", "'0x3' is not a component of a color"),
      ("rbg(1 2 3)", "there is no color function 'rbg'; did you mean 'rgb'?"),
      ("rgb(1, 2, 3 / 4)", "'(1, 2, 3 / 4)' are not components of a color"),
      ("rgb(1 2 3 / 4 / 5)", "'(1 2 3 / 4 / 5)' are not components of a color"),
      (
        "color(display-p4 1 1 1)", "'color()' has no space 'display-p4'; did you mean 'display-p3'?"
      ),
      ("color(srgb 1 1)", "'color()' takes a space and three components"),
      ("color()", "'color()' has no space ''"),
      ("rgb()", "'rgb()' takes three components, not 0"),
    ])
  func faults(text: String, message: String) {
    #expect(throws: CSSColor.Fault(message: message)) { try CSSColor.parse(text) }
  }
}
