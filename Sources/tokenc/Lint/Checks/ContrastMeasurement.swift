import TokenCompiler
import TokenScreens

/// The contrast of a declared pair of tokens in one theme.
package struct ContrastMeasurement: Sendable {
  /// The numbers of the tokens in the table.
  package let foreground: Int
  package let background: Int
  /// What lies beneath the background, when that is translucent; `nil` there means white.
  package let backdrop: Int?
  package let isBackgroundTranslucent: Bool
  /// The number of the theme in the table.
  package let theme: Int
  package let judgement: PaintedContrast.Judgement

  /// Measures every pair of `tokenc.json` in every theme in which it counts.
  ///
  /// Of several pairs for the same tokens the strictest counts.
  package static func all(in table: TokenTable) -> [ContrastMeasurement] {
    var result: [ContrastMeasurement] = []
    var places: [Place: Int] = [:]
    let contrast = PaintedContrast(table)
    for declared in table.declaredContrasts {
      for theme in table.themes.indices where declared.pair.counts(in: table.themes[theme]) {
        guard let measurement = measure(declared, theme, in: table, contrast) else { continue }
        let place = Place(
          foreground: declared.foreground, background: declared.background, theme: theme)
        if let known = places[place] {
          if result[known].judgement.minimum < declared.pair.minimum { result[known] = measurement }
        } else {
          places[place] = result.count
          result.append(measurement)
        }
      }
    }
    return result
  }

  private struct Place: Hashable {
    let foreground, background, theme: Int
  }

  private static func measure(
    _ declared: DeclaredContrast, _ theme: Int, in table: TokenTable, _ contrast: PaintedContrast
  ) -> ContrastMeasurement? {
    guard let judgement = contrast.judgement(of: declared, in: theme) else { return nil }
    let background = table.color(of: table.tokens[declared.background], in: theme)
    return ContrastMeasurement(
      foreground: declared.foreground, background: declared.background,
      backdrop: declared.backdrop, isBackgroundTranslucent: (background?.opacity ?? 1) < 1,
      theme: theme, judgement: judgement)
  }
}
