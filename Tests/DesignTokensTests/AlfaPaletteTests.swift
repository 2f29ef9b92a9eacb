import DesignTokens
import Testing

/// Compares what a compiled theme answers with the source's files, value by value.
@Suite struct AlfaPaletteTests {
  @Test("every value of a brand is the source's", arguments: Brand.allCases)
  func everyValue(of brand: Brand) throws {
    let theme = try brand.theme
    let source = try AlfaBrand(named: brand.rawValue)
    var comparison = Comparison()

    compareColors(of: theme, with: source, &comparison)
    try compareTextStyles(of: theme, &comparison)
    try compareSpacings(of: theme, &comparison)
    try compareShadows(of: theme, with: source, &comparison)
    try compareGradients(of: theme, &comparison)

    print("\(brand.rawValue): compared \(comparison.count) values")
    #expect(comparison.differences == [])
    #expect(comparison.count >= 10_064)
  }

  private func compareColors(
    of theme: Theme, with source: AlfaBrand, _ comparison: inout Comparison
  ) {
    comparison.expect(
      Set(ColorToken.allCases.map(\.rawValue)), Set(source.colors.keys), "the names of colors")
    for token in ColorToken.allCases {
      guard let expected = source.colors[token.rawValue] else { continue }
      let color = theme[token]
      compare(color.resolved(in: .light), expected.light, "light \(token.rawValue)", &comparison)
      compare(color.resolved(in: .dark), expected.dark, "dark \(token.rawValue)", &comparison)
    }
  }

  private func compare(
    _ actual: ColorComponents, _ expected: RawColor, _ name: String, _ comparison: inout Comparison
  ) {
    let channels = [actual.red, actual.green, actual.blue, actual.alpha]
    for (channel, (value, wanted)) in zip(channels, expected.channels).enumerated() {
      comparison.expect(value, wanted, "\(name), channel \(channel)")
    }
    comparison.expect(actual.space, .sRGB, "\(name), space")
  }

  private func compareTextStyles(of theme: Theme, _ comparison: inout Comparison) throws {
    let styles = try AlfaFiles.textStyles()
    comparison.expect(
      Set(TypographyToken.allCases.map(\.rawValue)), Set(styles.keys), "the names of text styles")
    let weights: [String: FontWeightValue] = [
      "regular": .regular, "medium": .medium, "semibold": .semiBold, "bold": .bold,
    ]
    for token in TypographyToken.allCases {
      guard let expected = styles[token.rawValue] else { continue }
      let actual = theme[token]
      let name = token.rawValue
      comparison.expect(actual.size, expected.fontSize, "\(name), size")
      comparison.expect(actual.lineHeight, expected.lineHeight, "\(name), line height")
      comparison.expect(
        actual.lineHeightMultiple, expected.lineHeight / expected.fontSize, "\(name), multiple")
      comparison.expect(actual.letterSpacing, expected.letterSpacing, "\(name), letter spacing")
      comparison.expect(actual.weight, weights[expected.fontWeight], "\(name), weight")
      comparison.expect(
        actual.textCase, expected.textAllCaps == true ? .uppercase : .none, "\(name), caps")
      comparison.expect(
        actual.monospacedDigits, expected.monospace == true, "\(name), monospaced digits")
      comparison.expect(
        actual.fontFamily.isSystem, expected.fontFamily == "System", "\(name), font")
    }
  }

  private func compareSpacings(of theme: Theme, _ comparison: inout Comparison) throws {
    let spacings = try AlfaFiles.spacings()
    comparison.expect(
      Set(SpacingToken.allCases.map(\.rawValue)), Set(spacings.keys), "the names of spacings")
    for token in SpacingToken.allCases {
      comparison.expect(theme[token], spacings[token.rawValue], token.rawValue)
    }
  }

  private func compareShadows(
    of theme: Theme, with source: AlfaBrand, _ comparison: inout Comparison
  ) throws {
    comparison.expect(
      Set(ShadowToken.allCases.map(\.rawValue)), Set(source.shadows.keys), "the names of shadows")
    for token in ShadowToken.allCases {
      guard let expected = source.shadows[token.rawValue] else { continue }
      let layers = theme[token].layers
      comparison.expect(layers.count, expected.count, "the layers of \(token.rawValue)")
      for (index, (actual, wanted)) in zip(layers, expected).enumerated() {
        let name = "shadow \(token.rawValue), layer \(index)"
        comparison.expect(actual.offsetX, wanted.offsetX, "\(name), x")
        comparison.expect(actual.offsetY, wanted.offsetY, "\(name), y")
        comparison.expect(actual.blur, wanted.blurRadius, "\(name), blur")
        comparison.expect(actual.spread, 0, "\(name), spread")
        comparison.expect(actual.inset, false, "\(name), inset")
        compare(actual.color.resolved(in: .light), wanted.color, "light \(name)", &comparison)
        compare(actual.color.resolved(in: .dark), wanted.color, "dark \(name)", &comparison)
      }
    }
  }

  private func compareGradients(of theme: Theme, _ comparison: inout Comparison) throws {
    let gradients = try AlfaFiles.gradients()
    comparison.expect(
      Set(GradientToken.allCases.map(\.rawValue)), Set(gradients.keys), "the names of gradients")
    for token in GradientToken.allCases {
      guard let expected = gradients[token.rawValue] else { continue }
      let stops = theme[token].stops
      comparison.expect(stops.count, expected.stops.count, "the stops of \(token.rawValue)")
      for (actual, wanted) in zip(stops, expected.stops) {
        comparison.expect(actual.position, wanted.position, "a position of \(token.rawValue)")
        compare(actual.color.resolved(in: .light), wanted.color, token.rawValue, &comparison)
        compare(actual.color.resolved(in: .dark), wanted.color, token.rawValue, &comparison)
      }
    }
  }
}
