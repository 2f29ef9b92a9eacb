/// What a comparison takes into account besides the tokens themselves.
struct DiffOptions: Sendable {
  /// Whether tokens that serve aliases only are compared as well.
  var includesHidden = false
  /// Whether the sides are two contexts of one version: then only what a person sees is compared,
  /// not how the aliases run.
  var isOneVersion = false
  /// The pairs of colours whose contrast matters.
  var pairs: [ContrastPair] = []
  /// The token whose colour lies beneath translucent ones that no pair puts on another.
  var backdrop: String?
}

/// A foreground and the background on which it is declared to stand, by their tokens' paths.
struct ContrastPair: Hashable, Sendable {
  var foreground: String
  var background: String
}
