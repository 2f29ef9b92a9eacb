import TokenCompiler
import TokenScreens

/// Runs the rules that are switched on over a table of tokens, and leaves out findings that files suppress.
package struct Linter: Sendable {
  package let table: TokenTable
  /// The ids of the rules to run; all when empty.
  package var chosen: [String] = []

  /// A Boolean value that indicates whether the table lacks some brands, so that what isn't in it may be elsewhere.
  package let isPartial: Bool
  /// The components beside the tokens; `nil` where there are none.
  package var design: ScreenDesign?

  package init(
    table: TokenTable, chosen: [String] = [], isPartial: Bool = false, design: ScreenDesign? = nil
  ) {
    self.table = table
    self.design = design
    self.chosen = chosen
    self.isPartial = isPartial
  }

  package struct Report: Sendable {
    package var findings: [RuleFinding] = []
    package var suppressedCount = 0
    package var unusedSuppressions: [Diagnostic] = []
  }

  /// The rules that are switched on, with their severity.
  package var rules: [(rule: any LintRule, severity: RuleSeverity)] {
    LintRules.all.compactMap { rule in
      let settings = table.configuration.lint.rules[rule.id]
      // A rule that is off until it is asked for.
      let isAsked = rule.defaultSeverity == .off && chosen.contains(rule.id)
      let severity = settings?.severity ?? (isAsked ? .warning : rule.defaultSeverity)
      guard severity != .off, !(isPartial && rule.needsEveryBrand),
        chosen.isEmpty || chosen.contains(rule.id)
      else { return nil }
      return (rule, severity)
    }
  }

  /// Faults of the configuration and of suppressions are reported to `diagnostics`.
  package func run(reporting diagnostics: inout DiagnosticCollector) -> Report {
    checkPatterns(reporting: &diagnostics)
    var suppressions = Suppressions(table.resolution, reporting: &diagnostics)
    var report = Report()
    for (rule, severity) in rules {
      let scope = RuleScope(rule, table.configuration.lint.rules[rule.id] ?? RuleSettings())
      let ofComponents = design.map { rule.findings(in: $0, scope: scope) } ?? []
      for finding in rule.findings(in: table, scope: scope) + ofComponents {
        if suppressions.suppresses(finding, of: rule) {
          report.suppressedCount += 1
        } else {
          report.findings.append(
            RuleFinding(rule: rule.id, severity: severity.diagnosticSeverity, finding: finding))
        }
      }
    }
    if !isPartial { report.unusedSuppressions = suppressions.unused(of: rules.map(\.rule)) }
    return report
  }

  /// Reports patterns that mean no token, and missing contexts: they would check nothing, silently.
  package func checkPatterns(reporting diagnostics: inout DiagnosticCollector) {
    let configuration = table.configuration
    var patterns = configuration.lint.tiers.component
    patterns += configuration.lint.tiers.primitive ?? []
    for rule in LintRules.all {
      guard let settings = configuration.lint.rules[rule.id] else { continue }
      patterns += settings.only + settings.exceptions
    }
    for pair in configuration.contrast.pairs {
      patterns += pair.foregrounds + pair.backgrounds + pair.exceptions
      patterns += pair.backdrop.map { [$0] } ?? []
    }
    patterns += configuration.contrast.repair.kept
    checkConditions(reporting: &diagnostics)
    let paths = PathIndex(table.tokens.map(\.text))
    for pattern in patterns where !paths.isMeant(by: pattern) {
      let suggestion = Suggestion.phrase(for: pattern.text, among: table.tokens.lazy.map(\.text))
      diagnostics.error(
        .configuration, "pattern '\(pattern.text)' means no token\(suggestion)", at: pattern.range)
    }
  }

  private func checkConditions(reporting diagnostics: inout DiagnosticCollector) {
    var contextsByModifier: [String: Set<String>] = [:]
    for condition in table.configuration.contrast.pairs.flatMap(\.contexts) {
      let modifier = condition.modifier
      let known = contextsByModifier[modifier] ?? contexts(of: modifier)
      contextsByModifier[modifier] = known
      if known.contains(condition.context) { continue }
      let end =
        known.isEmpty
        ? "there is no modifier '\(modifier)'"
        : "modifier '\(modifier)' has no context '\(condition.context)'"
          + Suggestion.phrase(for: condition.context, among: known.sorted())
      diagnostics.error(.configuration, end, at: condition.range)
    }
  }

  private func contexts(of modifier: String) -> Set<String> {
    var known = table.resolution.themes.compactMap { $0.input[modifier] }
    known += table.declaredAxes.first { $0.rawValue == modifier }?.contexts ?? []
    known += table.brandModifiers.first { $0.name == modifier }?.contexts ?? []
    return Set(known)
  }
}

/// A finding with the rule that made it, and the severity that the rule has in `tokenc.json`.
package struct RuleFinding: Sendable {
  let rule: String
  let severity: Diagnostic.Severity
  package let finding: Finding

  package init(rule: String, severity: Diagnostic.Severity, finding: Finding) {
    self.rule = rule
    self.severity = severity
    self.finding = finding
  }

  package var diagnostic: Diagnostic {
    var diagnostic = Diagnostic(
      severity: severity, id: Diagnostic.ID(rule), message: finding.message, range: finding.range,
      notes: finding.notes, fixIt: finding.fixIt)
    diagnostic.literal = finding.literal
    return diagnostic
  }
}
