import TokenCompiler

/// The considerations of a comparison besides the tokens themselves.
package struct DiffOptions: Sendable {
  /// A Boolean value that indicates whether tokens that serve aliases only are compared as well.
  package var includesHidden = false
  /// A Boolean value that indicates whether the sides are two contexts of one version: then only what a person sees
  /// is compared, not how the aliases run.
  package var isOneVersion = false

  /// A Boolean value that indicates whether the new side is the old one, and what is deprecated counts as renamed to
  /// what takes its place.
  package var isAdoption = false

  /// The replacements of old tokens, instead of those that the new side states.
  package var successors: SuccessorList?
  /// Old paths and the new ones that a person states.
  package var newPaths: [String: String] = [:]

  /// A Boolean value that indicates whether the new side is what another tool has, which may name tokens by their
  /// Swift cases.
  package var isDrift = false

  package init(includesHidden: Bool = false, isOneVersion: Bool = false, isDrift: Bool = false) {
    self.isDrift = isDrift
    self.includesHidden = includesHidden
    self.isOneVersion = isOneVersion
  }
}
