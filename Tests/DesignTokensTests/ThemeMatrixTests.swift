import SampleThemes
import Testing
import TokenRuntime

@Suite("The matrix of themes, contexts and sizes of text") struct ThemeMatrixTests {
  @Test("it has each combination once, in the order of its lists, with a name of its own")
  func combinations() {
    let matrix = ThemeMatrix(
      AdaptiveTheme.allCases, named: \.brand.rawValue,
      contexts: ThemeContext.all(varyingWith: [.scheme, .contrast]),
      textSizes: [.large, .accessibilityLarge])
    #expect(matrix.count == 16)
    #expect(Set(matrix.map(\.name)).count == 16)
    #expect(
      matrix.prefix(4).map(\.name) == [
        "acme", "acme-accessibilityLarge", "acme-dark", "acme-dark-accessibilityLarge",
      ])
    #expect(matrix.last?.name == "nova-dark-high-accessibilityLarge")
    #expect(matrix.last?.theme == .nova)
    #expect(matrix.last?.context == ThemeContext(.dark, contrast: .high))
  }

  @Test("without lists it is light and dark at the usual size, and without themes it is empty")
  func defaults() {
    #expect(
      ThemeMatrix(AdaptiveTheme.allCases, named: \.brand.rawValue).map(\.name)
        == ["acme", "acme-dark", "nova", "nova-dark"])
    #expect(ThemeMatrix([AdaptiveTheme](), named: \.brand.rawValue).isEmpty)
    #expect(ThemeContext.all(varyingWith: []) == [.light])
    #expect(ThemeContext.all(varyingWith: [.scheme, .gamut]) == [.light, .dark])
  }
}
