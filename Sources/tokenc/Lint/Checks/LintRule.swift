import TokenCompiler
import TokenScreens

/// One thing that `tokenc lint` looks for.
///
/// A new rule is a file in `Rules/`, a line in ``LintRules`` and a folder in `Rules/Examples/`, with what
/// its section of `Rules.md` says: configuration, documentation and tests follow from these.
package protocol LintRule: Sendable {
  /// The stable name in configurations, baselines and diagnostics, for example `unused-primitive`.
  var id: String { get }
  var defaultSeverity: RuleSeverity { get }
  /// The rule's own options, besides `severity`, `only` and `except`.
  var options: [RuleOption] { get }
  /// A Boolean value that indicates whether a finding means that something is nowhere, which one brand alone can't
  /// show.
  var needsEveryBrand: Bool { get }

  /// A Boolean value that indicates whether it looks at the components beside the tokens.
  var needsComponents: Bool { get }

  /// Answers what the rule has to say about the tokens that `scope` includes.
  func findings(in table: TokenTable, scope: RuleScope) -> [Finding]

  /// Answers what the rule has to say about components and the tokens that `scope` includes.
  func findings(in design: ScreenDesign, scope: RuleScope) -> [Finding]
}

extension LintRule {
  var options: [RuleOption] { [] }
  var needsEveryBrand: Bool { false }
  var needsComponents: Bool { false }

  func findings(in table: TokenTable, scope: RuleScope) -> [Finding] { [] }
  func findings(in design: ScreenDesign, scope: RuleScope) -> [Finding] { [] }
}

/// The configuration of a rule, ready to be applied.
package struct RuleScope: Sendable {
  private let settings: RuleSettings
  private let options: [RuleOption]

  init(_ rule: some LintRule, _ settings: RuleSettings) {
    self.settings = settings
    options = rule.options
  }

  func includes(_ token: Token) -> Bool {
    (settings.only.isEmpty || settings.only.match(token.text))
      && !settings.exceptions.match(token.text)
  }

  func number(_ name: String) -> Double {
    guard case .number(let number) = value(name) else { return 0 }
    return number
  }

  func numbers(_ name: String) -> [Double] {
    guard case .numbers(let numbers) = value(name) else { return [] }
    return numbers
  }

  func word(_ name: String) -> String {
    guard case .word(let word) = value(name) else { return "" }
    return word
  }

  private func value(_ name: String) -> RuleOption.Value? {
    settings.options[name] ?? options.first { $0.name == name }?.defaultValue
  }
}
