#if canImport(UIKit)
  import DesignTokens
  import Testing
  import UIKit

  @Suite("Fonts") struct FontTests {
    private func font(
      _ names: [String], weight: FontWeightValue = .regular, monospacedDigits: Bool = false
    ) -> UIFont {
      TypographyValue(
        fontFamily: FontFamilyValue(names), size: 17, weight: weight, lineHeight: 22,
        monospacedDigits: monospacedDigits
      ).uiFont()
    }

    @Test("the first family or face that the system has is taken")
    func families() {
      #expect(font(["Missing", "Georgia"]).familyName == "Georgia")
      #expect(font(["Georgia-Bold"]).fontName == "Georgia-Bold")
      #expect(font(["Missing"]).familyName == ".AppleSystemUIFont")
      #expect(font(["System", "Georgia"]).familyName == ".AppleSystemUIFont")
      #expect(font([]).familyName == ".AppleSystemUIFont")
    }

    @Test("fonts that the system lacks are named once, in order")
    func missingFonts() {
      let styles = [
        ["Missing", "Georgia"], ["Georgia"], ["Georgia-Bold"], ["System"], [], ["Lost"],
        ["Missing"],
      ]
      .map { TypographyValue(fontFamily: FontFamilyValue($0), size: 17, lineHeight: 22) }
      #expect(styles.missingFonts == ["Missing", "Lost"])
      #expect(styles[1].missingFont == nil)
    }

    @Test("weights of families and of the system's font are those of the platform")
    func weights() {
      let names: [UIFont.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      for (index, weight) in names.enumerated() {
        let value = FontWeightValue(Double(index + 1) * 100)
        #expect(font(["System"], weight: value).shimWeight == weight)
        #expect(font(["Georgia"], weight: value).shimWeight == weight)
      }
    }

    @Test("weights between hundreds lie between, those beyond the ends are at the ends")
    func interpolation() {
      let medium = UIFont.Weight(FontWeightValue(450)).rawValue
      #expect(medium > UIFont.Weight.regular.rawValue && medium < UIFont.Weight.medium.rawValue)
      #expect(UIFont.Weight(FontWeightValue(1)) == .ultraLight)
      #expect(UIFont.Weight(FontWeightValue(1000)) == .black)
    }

    @Test("features of fonts go to their descriptor, among them digits of the same width")
    func features() {
      var style = TypographyValue(
        fontFamily: FontFamilyValue(["Georgia"]), size: 17, lineHeight: 22,
        fontFeatures: ["smcp": 1, "liga": 0])
      #expect(style.uiFont().shimFeatures == ["smcp": 1, "liga": 0])
      #expect(style.uiFont().familyName == "Georgia")
      style.monospacedDigits = true
      #expect(style.uiFont().shimFeatures == ["smcp": 1, "liga": 0, "tnum": 1])
      style.fontFeatures = .none
      #expect(style.uiFont().shimFeatures == ["tnum": 1])
      let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
      style.fontFeatures = .tabularNumbers
      #expect(style.uiFont(compatibleWith: large).shimFeatures == ["tnum": 1])
    }

    @Test(
      "features are read as CSS writes them",
      arguments: [
        ("tnum", ["tnum": 1]), ("\"tnum\", 'liga' off,ss01 2 ", ["tnum": 1, "liga": 0, "ss01": 2]),
        ("c2sc on", ["c2sc": 1]), ("normal", [:]), ("", nil), ("tnum,", nil), ("tnum, tnum 0", nil),
        ("tabular", nil), ("tnum -1", nil), ("tnum 1 2", nil), ("tnum 99999999999", nil),
        ("tñum", nil), ("tnum yes", nil), ("'tnum", nil),
      ] as [(String, [String: Int]?)])
    func readFeatures(text: String, settings: [String: Int]?) {
      #expect(FontFeaturesValue(text)?.settings == settings)
    }

    @Test("digits of the system's font have one width if the style says so")
    func digits() {
      #expect(font(["System"], monospacedDigits: true).shimHasMonospacedDigits)
      #expect(!font(["System"]).shimHasMonospacedDigits)
    }

    @Test("a style of the platform has the platform's size, and keeps weight, slant and limits")
    func systemSize() {
      let small = UITraitCollection(preferredContentSizeCategory: .extraSmall)
      let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
      var style = TypographyValue(.footnote)
      #expect(style.uiFont(compatibleWith: small).pointSize == 13.0 * 14 / 17)
      #expect(style.uiFont(compatibleWith: large).pointSize == 13.0 * 33 / 17)
      // The platform's own size counts, whatever the token says.
      style.size = 99
      #expect(style.uiFont(compatibleWith: large).pointSize == 13.0 * 33 / 17)
      style.size = 13
      style.minimumScale = 0.9
      style.maximumScale = 1.5
      #expect(abs(style.uiFont(compatibleWith: small).pointSize - 13 * 0.9) < 0.000_1)
      #expect(abs(style.uiFont(compatibleWith: large).pointSize - 13 * 1.5) < 0.000_1)
      let italic = style.withWeight(.bold).withItalics().uiFont(compatibleWith: large)
      #expect(italic.shimTraits.contains(.traitItalic))
      #expect(italic.pointSize == style.uiFont(compatibleWith: large).pointSize)
    }

    @Test("text never gets smaller than its minimum scale") func minimum() {
      var style = TypographyValue(size: 20, lineHeight: 30)
      style.minimumScale = 0.95
      let small = UITraitCollection(preferredContentSizeCategory: .extraSmall)
      #expect(style.uiFont(compatibleWith: small).pointSize == 19)
      let height = style.textAttributes(compatibleWith: small)[.paragraphStyle] as? NSParagraphStyle
      #expect(height.map { abs($0.minimumLineHeight - 28.5) < 0.000_1 } == true)
    }

    @Test("attributes are objects, as Foundation compares neighboring runs by them")
    func attributesAreObjects() {
      let style = TypographyValue(size: 20, lineHeight: 30, letterSpacing: 0.5)
      for (key, value) in style.textAttributes() {
        #expect(value is NSObject, "\(key.rawValue)")
      }
    }

    @Test("text in lines lower than the font's own isn't moved")
    func lowLines() {
      let style = TypographyValue(size: 20, lineHeight: 10)
      #expect(style.textAttributes()[.baselineOffset] as? NSNumber == 0)
    }

    @Test("the platform's own font may have its own tracking, others keep theirs")
    func platformTracking() {
      let own = TypographyValue(size: 17, lineHeight: 22, letterSpacing: -0.43)
      #expect(own.textAttributes()[.kern] as? NSNumber == -0.43)
      #expect(own.withPlatformTracking.textAttributes()[.kern] == nil)
      let other = TypographyValue(
        fontFamily: FontFamilyValue(["Georgia"]), size: 17, lineHeight: 22, letterSpacing: -0.43)
      #expect(other.withPlatformTracking == other)
    }

    @Test("a style without line height leaves it to the font")
    func noLineHeight() {
      let attributes = TypographyValue(size: 20, lineHeight: 0).textAttributes()
      #expect(attributes[.baselineOffset] == nil)
      #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.minimumLineHeight == 0)
    }

    @Test(
      "a text's case is changed as the style says",
      arguments: [
        (TypographyValue.TextCase.none, "pay Now"), (.uppercase, "PAY NOW"),
        (.lowercase, "pay now"), (.capitalized, "Pay Now"),
      ])
    func cases(textCase: TypographyValue.TextCase, expected: String) {
      let style = TypographyValue(size: 20, lineHeight: 24, textCase: textCase)
      #expect(style.cased("pay Now") == expected)
    }
  }
#endif
