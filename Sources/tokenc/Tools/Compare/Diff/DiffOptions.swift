/// What a comparison takes into account besides the tokens themselves.
struct DiffOptions: Sendable {
  /// Whether tokens that serve aliases only are compared as well.
  var includesHidden = false
  /// Whether the sides are two contexts of one version: then only what a person sees is compared,
  /// not how the aliases run.
  var isOneVersion = false
}
