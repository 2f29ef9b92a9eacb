/// Which colours are read on which, and how well they must stand out: the key `contrast` of
/// `tokenc.json`.
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
struct ContrastConfiguration: Sendable {
  var pairs: [ContrastPair] = []
}

/// Foregrounds that are read on backgrounds: each on each.
struct ContrastPair: Sendable {
  /// The colours of texts and signs.
  var foregrounds: [PathPattern]
  var backgrounds: [PathPattern]
  /// Foregrounds and backgrounds that are left out again.
  var exceptions: [PathPattern] = []
  /// The least contrast ratio of WCAG 2.x, from 1 to 21.
  var minimum: Double
  /// What lies beneath a translucent background: one token; white when `nil`.
  var backdrop: PathPattern?
  /// The contexts in which the pair counts, by modifier; everywhere when empty. A theme counts when
  /// it has a listed context for each modifier that is listed.
  var contexts: [ContextCondition] = []
  /// Where the configuration declares the pair.
  var range: SourceRange

  struct ContextCondition: Sendable {
    var modifier: String
    var context: String
    var range: SourceRange
  }

  /// Whether the pair has to hold in a theme.
  func counts(in input: ResolverInput) -> Bool {
    contexts.allSatisfy { input[$0.modifier] == $0.context }
  }
}
