/// Which colors are read on which, and how well they must stand out: `contrast` of `tokenc.json`.
///
/// For example:
///
/// ```json
/// "contrast": {
///   "over": "color.base.bg.primary",
///   "pairs": [
///     { "foreground": "color.text.*", "background": "color.base.bg.*", "minimum": 4.5 }
///   ]
/// }
/// ```
package struct ContrastConfiguration: Sendable {
  package var pairs: [ContrastPair] = []
  /// The background of translucent colors where a pair or a component says nothing else.
  package var backdrop: PathPattern?
  package var repair = Repair()

  /// The limits of `tokenc lint --repair`; a limit that is `nil` has the repair's own default.
  package struct Repair: Sendable {
    /// The tokens whose colors and aliases stay.
    package var kept: [PathPattern] = []
    /// The greatest turn of a hue in OKLCH, in degrees.
    package var hue: Double?
    /// The greatest change of a chroma in OKLCH.
    package var chroma: Double?
    /// The difference that steps of a ramp keep, ΔE2000.
    package var step: Double?
    /// Whether aliases may lead to other tokens of the same group.
    package var aliases: Bool?
  }
}

/// Foregrounds that are read on backgrounds: each on each.
package struct ContrastPair: Sendable {
  package var foregrounds: [PathPattern]
  package var backgrounds: [PathPattern]
  package var exceptions: [PathPattern] = []
  /// The least contrast ratio of WCAG 2.x, from 1 to 21.
  package var minimum: Double
  /// The background of a translucent background: one token; white when `nil`.
  package var backdrop: PathPattern?
  /// The contexts in which the pair counts, by modifier; everywhere when empty. A theme counts when
  /// it has a listed context for each modifier that is listed.
  package var contexts: [ContextCondition] = []
  var range: SourceRange

  package struct ContextCondition: Sendable {
    package var modifier: String
    package var context: String
    package var range: SourceRange
  }

}
