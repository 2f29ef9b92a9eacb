import SampleThemes
import Testing
import TokenRuntime

/// What the themes of `Tests/Fixtures/themes` answer, against values written out by hand.
@Suite("Themes of combined contexts and of several parts") struct CombinedThemeTests {
  @Test(
    "contexts that stand for scheme and contrast are all in one color",
    arguments: [
      (ThemeContext.light, UInt32(0x007AFF), UInt32(0xF2F2F7)),
      (ThemeContext(.light, contrast: .high), 0x0040DD, 0xEBEBF0),
      (.dark, 0x0A84FF, 0x1C1C1E),
      (ThemeContext(.dark, contrast: .high), 0x409CFF, 0x242426),
    ])
  func schemes(context: ThemeContext, blue: UInt32, gray: UInt32) {
    for theme in HigTheme.allCases {
      #expect(theme[.systemBlue].resolved(in: context) == ColorComponents(rgb: blue))
      #expect(theme[.systemGray6].resolved(in: context) == ColorComponents(rgb: gray))
    }
  }

  @Test("text sizes are themes, found by their names") func sizes() {
    #expect(HigTheme.allCases.map { $0[.largeTitle].size } == [31, 32, 34, 34, 36, 38, 40])
    #expect(HigTheme.allCases.map { $0[.body].size } == [14, 15, 17, 17, 19, 21, 23])
    #expect(HigTheme(size: .xxLarge)[.body].lineHeight == 26)
    #expect(HigTheme(size: "xxxLarge") == .xxxLarge)
    #expect(HigTheme(size: "xxxxLarge") == nil)
    #expect(HigSize.allCases.map(\.rawValue).first == "xSmall")
  }

  @Test("a theme of two parts is found by both, by their names, and as a member") func parts() {
    let theme = BankTheme(brand: .acme, colorPalette: .next)
    #expect(theme == .acmeNext)
    #expect(BankTheme(brand: "acme", colorPalette: "next") == theme)
    #expect(BankTheme(brand: "acme", colorPalette: "Next") == nil)
    #expect(BankTheme(brand: "amce", colorPalette: "next") == nil)
    #expect(theme.brand == .acme)
    #expect(theme.colorPalette == .next)
    #expect(BankTheme.allCases == [.bankOld, .bankNext, .acmeOld, .acmeNext])
    #expect(Set(BankTheme.allCases).count == 4)
  }

  @Test("each table has rows for the parts that its values differ in") func products() {
    let themes = BankTheme.allCases
    #expect(themes.map { $0[.gap] } == [8, 8, 12, 12])
    #expect(themes.map { $0[BankSizeToken.card] } == [100, 140, 120, 140])
    #expect(themes.map { $0[BankRadiusToken.card] } == [4, 4, 4, 4])
    #expect(
      themes.map { $0[.accent].resolved(in: .dark) }
        == [0xFF0000, 0x0000FF, 0xFF0000, 0x0000FF].map { ColorComponents(rgb: $0) })
    #expect(
      themes.map { $0[.background].resolved(in: .dark) }
        == [0, 0, 0, 0].map { ColorComponents(rgb: $0) })
    #expect(BankTheme.bankOld[.background].resolved(in: .light) == ColorComponents(rgb: 0xFFFFFF))
  }

  @Test("lengths, text styles and others differ with the size class") func sizeClasses() {
    let wide = ThemeContext(.light, sizeClass: .regular)
    for theme in AdaptiveTheme.allCases {
      #expect(theme[.page] == 16)
      #expect(theme[.page, in: .light] == 16)
      #expect(theme[.page, in: wide] == 32)
      #expect(theme[.title].size == 28)
      #expect(theme[.title, in: wide].size == 34)
      #expect(theme[.title, in: wide].lineHeight == 51)
      #expect(theme[.note, in: wide] == theme[.note])
      #expect(theme[.fade].seconds == 0.3)
    }
    #expect(AdaptiveTheme.nova[.row, in: wide] == 10)
    #expect(AdaptiveTheme.acme[.row, in: wide] == 8)
  }

  @Test("a length may differ with scheme and size class", arguments: ThemeContext.allCases)
  func schemesAndSizeClasses(context: ThemeContext) {
    let theme = AdaptiveTheme.acme
    #expect(theme[.hair, in: context] == (context.scheme == .dark ? 2 : 1))
    #expect(theme[.rule, in: context] == (context.sizeClass == .regular ? 3 : 2))
  }

  @Test("the colors of a size class follow the scheme", arguments: ThemeContext.allCases)
  func colorsOfSizeClasses(context: ThemeContext) {
    let theme = AdaptiveTheme.nova
    let isWide = context.sizeClass == .regular
    let black = ColorComponents(rgb: 0)
    let white = ColorComponents(rgb: 0xFFFFFF)
    #expect(theme[.ink, in: context] == ColorValue(light: black, dark: white))
    #expect(
      theme[.accent, in: context] == ColorValue(ColorComponents(rgb: isWide ? 0xFF0000 : 0x0000FF)))
    #expect(theme[.accent] == ColorValue(ColorComponents(rgb: 0x0000FF)))
    let shadow = theme[AdaptiveShadowToken.card, in: context]
    #expect(shadow.layers.map(\.offsetY) == [isWide ? 4 : 2])
    #expect(shadow.layers.map(\.color) == [ColorValue(light: black, dark: white)])
  }

  @Test("a context that tokenc.json chooses is the value everywhere") func chosen() {
    #expect(BankTheme.allCases.map { $0[BankSizeToken.row] } == [44, 44, 44, 44])
  }
}
