import DesignTokens
import SampleTokens
import Testing

/// What the themes of the sample system answer, against values written out by hand.
@Suite struct GeneratedValueTests {
  private let alfa = SampleTheme.alfa
  private let other = SampleTheme.default

  @Test("a theme is found by its brand and by its brand's name") func themes() {
    #expect(SampleTheme(brand: "alfa") == .alfa)
    #expect(SampleTheme(brand: SampleBrand.default) == other)
    #expect(SampleTheme(brand: "Alfa") == nil)
    #expect(SampleTheme.allCases == [.alfa, .default])
    #expect(alfa != other)
    #expect(Set(SampleTheme.allCases).count == 2)
    #expect(MemoryLayout<SampleTheme>.size <= MemoryLayout<Int>.size)
  }

  @Test(
    "a color follows brand, scheme and contrast",
    arguments: [
      (SampleTheme.alfa, ThemeContext.light, UInt32(0xEF3124)),
      (.alfa, .dark, 0xFF5C4D),
      (.alfa, ThemeContext(.light, contrast: .high), 0xC00000),
      (.alfa, ThemeContext(.dark, contrast: .high), 0xFF8080),
      (.alfa, ThemeContext(.dark, contrast: .high, elevation: .elevated), 0xFF8080),
      (.default, .light, 0x0000FF),
      (.default, .dark, 0x4D4DFF),
      (.default, ThemeContext(.dark, contrast: .high), 0x8080FF),
    ])
  func colors(theme: SampleTheme, context: ThemeContext, rgb: UInt32) {
    #expect(theme[.accentPrimary].resolved(in: context) == ColorComponents(rgb: rgb))
    #expect(
      theme[.accentPrimary].resolved(in: context, gamut: .sRGB) == ColorComponents(rgb: rgb))
  }

  @Test("a color that no axis changes is the same everywhere") func staticColor() {
    let black = ColorComponents(rgb: 0, alpha: 0.1)
    #expect(alfa[.default] == ColorValue(black))
    #expect(alfa[.default].resolved(in: .dark).alpha == 0.1)
    #expect(other[SampleInkToken.black] == ColorValue(ColorComponents(rgb: 0)))
  }

  @Test("a color beyond sRGB is Display P3, with the mapped color for other screens")
  func wideColor() {
    let vivid = alfa[.vivid].resolved(in: .dark)
    #expect(vivid == ColorComponents(red: 1, green: 0, blue: 0, space: .displayP3))
    let mapped = alfa[.vivid].resolved(in: .dark, gamut: .sRGB)
    #expect(mapped.space == .sRGB)
    #expect(mapped.red == 1)
    #expect(mapped.green > 0 && mapped.green < 0.1)
  }

  @Test("a family that varies only with the scheme") func surface() {
    #expect(
      alfa[.page] as ColorValue
        == ColorValue(light: ColorComponents(rgb: 0xFFFFFF), dark: ColorComponents(rgb: 0)))
    #expect(alfa[.größe] == ColorValue(ColorComponents(rgb: 0x808080, alpha: 0.5)))
  }

  @Test("lengths are points, and a rem is sixteen") func lengths() {
    #expect(alfa[.gapS] == 8)
    #expect(alfa[.gapM] == 24)
    #expect(other[.gapM] == 20)
  }

  @Test("a length that varies is answered in a context") func varyingLength() {
    #expect(alfa[SampleInsetToken.page] == 16)
    #expect(alfa[SampleInsetToken.page, in: .dark] == 16)
    #expect(alfa[SampleInsetToken.page, in: ThemeContext(.light, contrast: .high)] == 24)
  }

  @Test("numbers, weights, durations and curves") func simpleValues() {
    #expect(alfa[.step7] == 0.875)
    #expect(alfa[.step299] == 37.375)
    #expect(alfa[.strong] == .semiBold)
    #expect(alfa[.odd] == FontWeightValue(450))
    #expect(alfa[.fast].seconds == 0.15)
    #expect(alfa[.fast].milliseconds == 150)
    #expect(alfa[.slow].seconds == 1.5)
    #expect(alfa[.inOut] == CubicBezierValue(0.42, 0, 0.58, 1))
  }

  @Test("font families know the platform's own font") func fontFamilies() {
    #expect(alfa[SampleFontFamilyToken.body] == .system)
    #expect(alfa[SampleFontFamilyToken.body].isSystem)
    #expect(alfa[SampleFontFamilyToken.code].names == ["Fira \"Code\"", "monospace"])
    #expect(!alfa[SampleFontFamilyToken.code].isSystem)
  }

  @Test("a text style has all its parts") func typography() {
    let headline = TypographyValue(
      fontFamily: .system, size: 17, weight: .bold, lineHeight: 22, letterSpacing: -0.41,
      textCase: .uppercase, textStyle: .headline, maximumScale: 1.5, monospacedDigits: true)
    var answered = alfa[.headline]
    #expect(answered.lineHeightMultiple == 1.294)
    answered.lineHeightMultiple = headline.lineHeightMultiple
    #expect(answered == headline)

    let code = alfa[SampleTypographyToken.code]
    #expect(code.fontFamily.names == ["Fira Code", "monospace"])
    #expect(code.size == 16)
    #expect(code.lineHeight == 22.4)
    #expect(code.textCase == .none)
    #expect(code.textStyle == nil)
    #expect(code.maximumScale == nil)
    #expect(!code.monospacedDigits)
  }

  @Test("strokes have their dashes") func strokes() {
    #expect(alfa[.plain] == StrokeStyleValue(.dotted))
    #expect(alfa[.dashes] == StrokeStyleValue(dashes: [4, 4], lineCap: .round))
  }

  @Test("borders have color, width and style") func borders() {
    let card = alfa[SampleBorderToken.card]
    #expect(card.width == 1)
    #expect(card.style == StrokeStyleValue(.solid))
    #expect(card.color.resolved(in: .dark) == ColorComponents(rgb: 0xEEEEEE))
    #expect(
      alfa[.drop]
        == BorderValue(
          color: ColorValue(ColorComponents(rgb: 0xFF0000)), width: 2,
          style: StrokeStyleValue(dashes: [4, 4], lineCap: .round)))
  }

  @Test("transitions have duration, delay and curve") func transitions() {
    #expect(
      alfa[.appear]
        == TransitionValue(
          duration: DurationValue(seconds: 0.3), delay: DurationValue(seconds: 0.1),
          timingFunction: CubicBezierValue(0, -0.5, 1, 1.5)))
  }

  @Test("shadows have their layers, with colors for both schemes") func shadows() {
    let card = alfa[SampleShadowToken.card]
    #expect(card.layers.count == 2)
    #expect(card.layers[0].color.resolved(in: .light) == ColorComponents(rgb: 0))
    #expect(card.layers[0].color.resolved(in: .dark) == ColorComponents(rgb: 0xFFFFFF))
    #expect(
      card.layers[1]
        == ShadowValue.Layer(
          color: ColorValue(ColorComponents(rgb: 0x102030)), offsetY: 6, blur: 12, spread: -1,
          inset: true))
    #expect(alfa[SampleShadowToken.none].layers.isEmpty)
    #expect(other[SampleShadowToken.card].layers.map(\.blur) == [6])
  }

  @Test("a shadow whose shape varies is answered in a context") func varyingShadow() {
    let dark = alfa[SampleShadowToken.card, in: .dark]
    #expect(dark.layers.map(\.blur) == [2])
    #expect(dark.layers[0].color.resolved(in: .dark) == ColorComponents(rgb: 0xFFFFFF))
    #expect(alfa[SampleShadowToken.card, in: .light] == alfa[SampleShadowToken.card])
  }

  @Test("gradients have their stops") func gradients() {
    let hero = alfa[.hero]
    #expect(hero.stops.map(\.position) == [0, 1])
    #expect(hero.stops[0].color.resolved(in: .dark) == ColorComponents(rgb: 0xDDDCDA))
    #expect(hero.stops[1].color == ColorValue(ColorComponents(rgb: 0x4B4A46)))
  }
}
