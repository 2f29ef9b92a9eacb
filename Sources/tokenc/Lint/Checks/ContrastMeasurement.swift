import TokenCompiler
import TokenScreens

/// The contrast of a declared pair of tokens in one theme.
package struct ContrastMeasurement: Sendable {
  /// The numbers of the tokens in the table.
  package let foreground: Int
  package let background: Int
  /// The background of the background, when that is translucent; `nil` there means white.
  package let backdrop: Int?
  package let isBackgroundTranslucent: Bool
  /// The number of the theme in the table.
  package let theme: Int
  package let judgement: PaintedContrast.Judgement

  /// Measures every pair of `tokenc.json` in every theme in which it counts.
  ///
  /// Of several pairs for the same tokens the strictest counts, and of several backdrops the worst.
  package static func all(in table: TokenTable) -> [ContrastMeasurement] {
    let contrast = PaintedContrast(table)
    let all = table.declaredContrasts.flatMap { declared in
      table.themes.indices.filter { declared.pair.counts(in: table.themes[$0]) }
        .compactMap { measure(declared, $0, in: table, contrast) }
    }
    return all.grouped { [$0.foreground, $0.background, $0.theme] }.compactMap { _, measured in
      measured.min { one, other in
        one.judgement.minimum == other.judgement.minimum
          ? one.judgement.ratio < other.judgement.ratio
          : one.judgement.minimum > other.judgement.minimum
      }
    }
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
