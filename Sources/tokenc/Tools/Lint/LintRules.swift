/// All rules, in the order of the documentation.
enum LintRules {
  static let all: [any LintRule] = [
    ContrastRule(), NearDuplicateRule(), LiteralValueRule(), UnusedPrimitiveRule(),
    AliasTierRule(), NamingRule(), MissingDescriptionRule(), DeprecatedWithoutSuccessorRule(),
    DeprecatedAliasedRule(), SameLightDarkRule(), DarkMissingRule(), OffScaleRule(),
  ]
}
