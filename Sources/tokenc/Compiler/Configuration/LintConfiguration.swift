/// What `tokenc lint` checks and how severely: the key `lint` of `tokenc.json`.
struct LintConfiguration: Sendable {
  /// The file of known findings, relative to the configuration's folder.
  var baseline = "lint-baseline.json"
  var tiers = TierPatterns()
  /// What is said about rules, by id; a rule that is left out has its defaults.
  var rules: [String: RuleSettings] = [:]
}

/// Which tokens belong to which tier; a token that no pattern means is semantic.
struct TierPatterns: Sendable {
  /// `nil` for the hidden groups.
  var primitive: [PathPattern]?
  var component: [PathPattern] = []
}

/// What the configuration says about one rule.
struct RuleSettings: Sendable {
  /// The rule's default when `nil`.
  var severity: RuleSeverity?
  /// The tokens that the rule looks at; all when empty.
  var only: [PathPattern] = []
  /// The tokens that the rule leaves alone.
  var exceptions: [PathPattern] = []
  /// The values of the rule's own options, by name; each of the kind that the rule declares.
  var options: [String: RuleOption.Value] = [:]
}

/// How a rule's findings are reported.
enum RuleSeverity: String, CaseIterable, Sendable {
  case off, warning, error

  var diagnosticSeverity: Diagnostic.Severity { self == .error ? .error : .warning }
}
