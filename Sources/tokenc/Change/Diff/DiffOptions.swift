import TokenCompiler

/// What a comparison takes into account besides the tokens themselves.
package struct DiffOptions: Sendable {
  /// Whether tokens that serve aliases only are compared as well.
  package var includesHidden = false
  /// Whether the sides are two contexts of one version: then only what a person sees is compared,
  /// not how the aliases run.
  package var isOneVersion = false

  /// Old paths and the new ones, by patterns, that a person states besides the inputs.
  package var renames: [RenamePattern] = []
  /// The same for single tokens.
  package var newPaths: [String: String] = [:]

  /// Whether the new side is what another tool has, which may name tokens by their Swift cases.
  package var isDrift = false

  package init(includesHidden: Bool = false, isOneVersion: Bool = false, isDrift: Bool = false) {
    self.isDrift = isDrift
    self.includesHidden = includesHidden
    self.isOneVersion = isOneVersion
  }
}
