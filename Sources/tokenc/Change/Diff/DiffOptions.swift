import TokenCompiler

/// What a comparison takes into account besides the tokens themselves.
package struct DiffOptions: Sendable {
  /// Whether tokens that serve aliases only are compared as well.
  package var includesHidden = false
  /// Whether the sides are two contexts of one version: then only what a person sees is compared,
  /// not how the aliases run.
  package var isOneVersion = false

  /// Whether the new side is the old one, and what is deprecated counts as renamed to what takes its
  /// place.
  package var isAdoption = false

  /// What takes the place of old tokens, in place of what the new side says.
  package var successors: SuccessorList?
  /// Old paths and the new ones that a person states.
  package var newPaths: [String: String] = [:]

  /// Whether the new side is what another tool has, which may name tokens by their Swift cases.
  package var isDrift = false

  package init(includesHidden: Bool = false, isOneVersion: Bool = false, isDrift: Bool = false) {
    self.isDrift = isDrift
    self.includesHidden = includesHidden
    self.isOneVersion = isOneVersion
  }
}
