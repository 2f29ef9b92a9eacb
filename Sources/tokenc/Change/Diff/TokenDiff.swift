import TokenCompiler

package struct TokenDiff: Sendable {
  /// How the sides are called, as the command line does.
  var old: String
  var new: String
  /// Those of tokens, in the new version's order, what is gone behind it.
  package var changes: [VersionChange]
  /// The new paths, by the old ones, of tokens that became the `$root` of a group or were one: only
  /// aliases see a difference.
  var movedPaths: [String: String] = [:]
  /// In the new version's order, what is gone behind it.
  package var components: [VersionChange] = []
  package var contrasts: [ContrastChange]
  var themes: [ThemeLabel]
  /// A Boolean value that indicates whether the sides are two contexts of one version, so that nothing was released.
  var isOneVersion = false
  /// A Boolean value that indicates whether deprecated tokens were compared with what takes their place.
  var isAdoption = false
  /// The prefixes of the names of Swift types.
  var typePrefixes = Versions<String>()
  /// The brands of each version, if it has several.
  var brands = Versions<[String]>()
  /// The length of a `rem`.
  var pointsPerRem = Versions<Double>()

  package var breakingCount: Int { (changes + components).count(where: \.isBreaking) }

  package var deltaE: Double? { (changes + components).compactMap(\.deltaE).max() }

  package var isEmpty: Bool { changes.isEmpty && components.isEmpty && contrasts.isEmpty }

  /// For example `3 revalued; ΔE up to 4.2`.
  package var changeSummary: String { DiffOutline.summary(of: self) }

  var versionImpact: VersionImpact {
    if isOneVersion || isEmpty { return .none }
    if breakingCount > 0 { return .major }
    let bringsName = (changes + components).contains { [.added, .renamed].contains($0.kind) }
    return bringsName ? .minor : .patch
  }
}

/// A declared pair of colors whose contrast differs between the versions.
package struct ContrastChange: Sendable {
  /// The paths of the two tokens in the new version.
  package var foreground: String
  package var background: String
  var themes: [Theme]

  struct Theme: Sendable {
    var theme: ThemeLabel
    /// WCAG 2.x contrast ratios, from 1 to 21.
    var old: Double
    var new: Double
    var minimum: Double
    /// The colors that were measured, the backgrounds as they are seen over what lies beneath.
    var foregrounds = Versions<Color>()
    var backgrounds = Versions<Color>()

    /// The ratio that the pair needs, where the change crosses it.
    var crossed: [Double] { (minimum <= old) == (minimum <= new) ? [] : [minimum] }

    /// A Boolean value that indicates whether the new contrast misses what the pair needs and the old one met.
    var isLoss: Bool { new < old && !crossed.isEmpty }
    /// A Boolean value that indicates whether a contrast that was too low is lower.
    var isWorse: Bool { new < old && old < minimum }
  }

  /// A theme in which the contrast crosses what the pair needs, or was too low and is lower.
  package struct Crossing: Sendable {
    package enum Kind: String, Sendable {
      case lost
      case worse = "still too low"
      case gained = "reached"
    }

    package var foreground: String
    package var background: String
    package var theme: String
    package var old: Double
    package var new: Double
    package var minimum: Double
    package var kind: Kind
  }

  package var crossings: [Crossing] {
    themes.compactMap { theme in
      let kind: Crossing.Kind
      if theme.isLoss {
        kind = .lost
      } else if theme.isWorse {
        kind = .worse
      } else if !theme.crossed.isEmpty {
        kind = .gained
      } else {
        return nil
      }
      return Crossing(
        foreground: foreground, background: background, theme: theme.theme.shortText,
        old: theme.old, new: theme.new, minimum: theme.minimum, kind: kind)
    }
  }

  package var isLoss: Bool { themes.contains(where: \.isLoss) }
  package var isWorse: Bool { themes.contains(where: \.isWorse) }
}
