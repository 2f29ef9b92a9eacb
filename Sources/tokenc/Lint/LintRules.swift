/// All rules, in the order of the documentation.
enum LintRules {
  static let all: [any LintRule] = []
}
