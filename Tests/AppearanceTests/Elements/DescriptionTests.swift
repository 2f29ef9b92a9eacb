import Appearance
import DesignTokens
import Testing

@Suite("Looks as text") struct DescriptionTests {
  @Test("a look lists what it sets with resolved values, in the order of declaration")
  func everyKindOfValue() {
    let look = LabelAppearance(
      view: ViewAppearance(
        backgroundColor: ColorValue(ColorComponents(rgb: 0xFFFFFF)),
        cornerRadius: 8.5, cornerCurve: .continuous,
        shadow: ShadowValue(layers: [
          .init(
            color: ColorValue(ColorComponents(rgb: 0, alpha: 0.1)), offsetY: 2, blur: 8,
            spread: -1),
          .init(color: ColorValue(ColorComponents(rgb: 0x112233)), inset: true),
        ]),
        clipsToBounds: false, layoutMargins: InsetsValue(horizontal: 16, vertical: 8)),
      textColor: ColorValue(
        light: ColorComponents(rgb: 0xEF3124), dark: ColorComponents(rgb: 0xFF5D52)),
      typography: TypographyValue(
        fontFamily: FontFamilyValue(["Styrene UI", "System"]), size: 17, weight: .semiBold,
        lineHeight: 22, letterSpacing: -0.4, textCase: .uppercase, textStyle: .body,
        maximumScale: 1.5, monospacedDigits: true),
      numberOfLines: 2)

    #expect(
      look.description == """
        LabelAppearance
          view
            backgroundColor: #FFFFFF
            cornerRadius: 8.5
            cornerCurve: continuous
            shadow: 0 2 8 -1 #000000 10.0%; inset 0 0 0 0 #112233
            clipsToBounds: false
            layoutMargins: 8 16 8 16
          textColor: light #EF3124, dark #FF5D52
          typography: Styrene UI or System 17/22 weight 600, letter spacing -0.4, uppercase, \
        style body, at most ×1.5, monospaced digits
          numberOfLines: 2
        """)
  }

  @Test("of a text style only what it has is told") func plainStyle() {
    let style = TypographyValue(
      fontFamily: FontFamilyValue(["System"]), size: 17, weight: .semiBold, lineHeight: 22,
      letterSpacing: 0, textCase: .none, textStyle: nil, maximumScale: nil, monospacedDigits: false)
    #expect(
      LabelAppearance(typography: style).description == """
        LabelAppearance
          typography: System 17/22 weight 600
        """)
    #expect(TypographyValue(size: 0, lineHeight: 22).lineHeightMultiple == 0)
  }

  @Test("fills, corners, borders and lengths have their parts on one line") func composedValues() {
    let red = ColorValue(ColorComponents(rgb: 0xFF0000))
    let look = ViewAppearance(
      backgroundFill: .gradient(
        GradientValue(stops: [.init(color: red, position: 0), .init(color: red, position: 0.5)]),
        direction: .toTrailing),
      cornerRadius: CornersValue(topLeading: 16, bottomTrailing: 4),
      border: BorderValue(
        color: red, width: 1, style: StrokeStyleValue(dashes: [4, 2], lineCap: .round)))
    #expect(
      look.description == """
        ViewAppearance
          backgroundFill: gradient toTrailing; #FF0000 at 0; #FF0000 at 0.5
          cornerRadius: 16 0 0 4
          border: 1 custom 4 2 round #FF0000
        """)
    #expect(ViewAppearance(cornerRadius: .pill).description.hasSuffix("cornerRadius: pill"))
    #expect(
      ViewAppearance(backgroundFill: .image("waves")).description
        .hasSuffix("backgroundFill: image waves, scaleAspectFill"))
    #expect(
      TextDetails(fontFeatures: ["tnum": 1, "liga": 0]).description.hasSuffix(
        "fontFeatures: liga 0, tnum"))
    #expect(
      SizeValue(height: LengthValue(32, scale: .body, minimum: 24, maximum: 64)).description == """
        SizeValue
          height: 32, scaled like body, at least 24, at most 64
        """)
  }

  @Test("a color names each context that changes it")
  func contexts() {
    let color = ColorValue(varyingWith: [.scheme, .contrast, .elevation]) { context, _ in
      switch (context.scheme, context.contrast, context.elevation) {
      case (.light, .normal, _): ColorComponents(rgb: 0x111111)
      case (.light, .high, _): ColorComponents(rgb: 0x000000)
      case (.dark, _, .base): ColorComponents(rgb: 0xEEEEEE)
      case (.dark, _, .elevated): ColorComponents(rgb: 0xFFFFFF)
      }
    }
    #expect(
      ViewAppearance(tintColor: color).description == """
        ViewAppearance
          tintColor: light #111111, dark #EEEEEE, light high #000000, dark elevated #FFFFFF, \
        dark high elevated #FFFFFF
        """)
  }

  @Test("states list only what they set")
  func states() {
    let red = ColorValue(ColorComponents(rgb: 0xFF0000))
    let look = ButtonAppearance(
      states: StateValues(
        normal: ButtonStateAppearance(titleColor: red),
        highlighted: ButtonStateAppearance(borderWidth: 1)))
    #expect(
      look.description == """
        ButtonAppearance
          states
            normal
              titleColor: #FF0000
            highlighted
              borderWidth: 1
        """)
  }

  @Test("a look that sets nothing is only its name")
  func unset() {
    #expect(TabBarAppearance.unset.description == "TabBarAppearance")
  }

  @Test("every property of every element has a line", arguments: ElementSample.all)
  func everyProperty(sample: ElementSample) {
    #expect(sample.described == sample.properties)
  }
}
