/// What `tokenc lint` checks and how severely: the key `lint` of `tokenc.json`.
package struct LintConfiguration: Sendable {
  package init() {}

  /// The file of known findings, relative to the configuration's folder.
  package var baseline = ConfiguredPath("lint-baseline.json")
  package var tiers = TierPatterns()
  /// What is said about rules, by id; a rule that is left out has its defaults.
  package var rules: [String: RuleSettings] = [:]
}

/// Which tokens belong to which tier; a token that no pattern means is semantic.
package struct TierPatterns: Sendable {
  /// `nil` for the hidden groups.
  package var primitive: [PathPattern]?
  package var component: [PathPattern] = []
}

package struct RuleSettings: Sendable {
  /// The rule's default when `nil`.
  package var severity: RuleSeverity?
  /// The tokens that the rule looks at; all when empty.
  package var only: [PathPattern] = []
  package var exceptions: [PathPattern] = []
  /// The values of the rule's own options, by name; each of the kind that the rule declares.
  package var options: [String: RuleOption.Value] = [:]

  package init() {}
}

package enum RuleSeverity: String, CaseIterable, Sendable {
  case off, warning, error

  package var diagnosticSeverity: Diagnostic.Severity { self == .error ? .error : .warning }
}
