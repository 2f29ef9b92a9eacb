import TokenCompiler

package enum LintRules {
  package static let all: [any LintRule] = [
    ContrastRule(), DrawnContrastRule(), NearDuplicateRule(), LiteralValueRule(),
    UnusedPrimitiveRule(),
    AliasTierRule(), NamingRule(), MissingDescriptionRule(), DeprecatedWithoutSuccessorRule(),
    DeprecatedAliasedRule(), SameLightDarkRule(), DarkMissingRule(), OffScaleRule(),
    AmbiguousNameRule(), RepeatedStyleRule(),
  ]

  /// The ids of findings in code.
  package static let codeRules = CodeKind.allCases.map(\.rule)

  static let declarations = all.map { RuleDeclaration(id: $0.id, options: $0.options) }
}

extension InputOptions {
  /// The same with all rules known to the reader of `tokenc.json`, so that a misspelt one is reported.
  package var knowingRules: InputOptions {
    var result = self
    result.rules = LintRules.declarations
    return result
  }
}
