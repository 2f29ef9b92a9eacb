/// The contrast of a declared pair of tokens in one theme.
struct ContrastMeasurement: Sendable {
  /// The numbers of the tokens in the survey.
  let foreground: Int
  let background: Int
  /// What lies beneath the background, when that is translucent; `nil` there means white.
  let backdrop: Int?
  let isBackgroundTranslucent: Bool
  /// The number of the theme in the survey.
  let theme: Int
  let ratio: Double
  /// What the configuration asks for.
  let minimum: Double

  var isEnough: Bool { ratio >= minimum }

  /// Measures every pair of `tokenc.json` in every theme in which it counts.
  ///
  /// Deprecated tokens are left out: what is on its way out need not be mended. Of several pairs
  /// for the same tokens the strictest counts.
  static func all(in survey: TokenSurvey) -> [ContrastMeasurement] {
    var result: [ContrastMeasurement] = []
    var places: [Place: Int] = [:]
    for pair in survey.configuration.contrast.pairs {
      let colors = survey.tokens.indices.filter { index in
        let token = survey.tokens[index]
        return !token.isDeprecated && survey.type(of: token) == .color
          && !pair.exceptions.match(token.names)
      }
      let foregrounds = colors.filter { pair.foregrounds.match(survey.tokens[$0].names) }
      let backgrounds = colors.filter { pair.backgrounds.match(survey.tokens[$0].names) }
      let backdrop = pair.backdrop.flatMap { pattern in
        survey.tokens.firstIndex { pattern.matches($0.names) }
      }
      for foreground in foregrounds {
        for background in backgrounds where background != foreground {
          for theme in survey.themes.indices where pair.counts(in: survey.themes[theme].input) {
            guard
              let measurement = measure(
                foreground, background, backdrop, theme, pair.minimum, in: survey)
            else { continue }
            let place = Place(foreground: foreground, background: background, theme: theme)
            if let known = places[place] {
              if result[known].minimum < pair.minimum { result[known] = measurement }
            } else {
              places[place] = result.count
              result.append(measurement)
            }
          }
        }
      }
    }
    return result
  }

  private struct Place: Hashable {
    let foreground, background, theme: Int
  }

  private static func measure(
    _ foreground: Int, _ background: Int, _ backdrop: Int?, _ theme: Int, _ minimum: Double,
    in survey: TokenSurvey
  ) -> ContrastMeasurement? {
    guard let color = survey.color(of: survey.tokens[foreground], in: theme),
      let ground = survey.color(of: survey.tokens[background], in: theme)
    else { return nil }
    let below = backdrop.flatMap { survey.color(of: survey.tokens[$0], in: theme) }
    return ContrastMeasurement(
      foreground: foreground, background: background, backdrop: backdrop,
      isBackgroundTranslucent: ground.opacity < 1, theme: theme,
      ratio: Contrast.ratio(of: color, on: ground, over: below ?? .white), minimum: minimum)
  }
}
