import TestSupport

@testable import TokenCompiler
@testable import TokenLint

/// The page that documents all rules, `Rules.md`, made from the rules and their
/// examples.
enum RulesPage {
  static func text() throws -> String {
    let sections = try LintRules.all.map(section).joined(separator: "\n")
    let rows = try LintRules.all.map(row).joined(separator: "\n")
    return """
      # Lint rules

      `tokenc lint tokens/` runs these rules over every theme: every brand in every scheme, contrast, \
      elevation and size class. It exits with 1 when it finds an error that `lint-baseline.json` does \
      not know; with `--fail-on warning` also for a warning, with `--fail-on never` for neither. What it finds \
      goes to the standard output, and `tokenc help contrast` shows the section of a rule.

      | Rule | Severity | Reports |
      |---|---|---|
      \(rows)

      ## Configuration

      In `tokenc.json`, each rule takes a severity (`off`, `warning` or `error`) or an object:

      ```json
      {
        "lint": {
          "tiers": { "primitive": "palette.**", "component": "component.**" },
          "rules": {
            "unused-primitive": "off",
            "naming": { "severity": "error", "except": "typography.**", "style": "kebab-case" }
          }
        }
      }
      ```

      `only` and `except` take patterns of token paths. `*` stands for anything within one name, `**` \
      for any number of names, and a `$root` at the end of a path may be left out: `color.text.*` is \
      `color.text.info.$root` and not `color.text.info.hover`. A pattern that means no token is an \
      error. Without `tiers`, hidden groups hold the primitives, the group `component` belongs to \
      components, and everything else is semantic.

      ## Leaving a finding alone

      - **Here, for ever**: `"$extensions": { "tokenc": { "lint": { "RULE": "the reason" } } }` on the \
      token, or on a group for everything in it. A suppression that suppresses nothing is reported \
      (`unused-suppression`).
      - **For now**: `lint-baseline.json` holds what is known, with a reason for each. It may only \
      shrink: what gets worse or spreads to another theme is reported again, and an entry that says \
      more than is found is reported as `stale-baseline` until `tokenc lint --update-baseline` takes \
      it out. `--update-baseline --reason TEXT` adds what was found; with `--rule`, only that rule's.

      \(sections)
      """
  }

  private static func row(_ rule: any LintRule) throws -> String {
    let summary = try RuleExample(of: rule.id).paragraphs[0]
    return "| [`\(rule.id)`](doc:#\(rule.id)) | \(rule.defaultSeverity.rawValue) | \(summary) |"
  }

  private static func section(_ rule: any LintRule) throws -> String {
    let example = try RuleExample(of: rule.id)
    let texts = example.paragraphs
    var parts = ["## \(rule.id)", texts.prefix(2).joined(separator: " ")] + texts.dropFirst(2)
    if !rule.options.isEmpty {
      let rows = rule.options.map {
        "| `\($0.name)` | \($0.kind.summary) | `\($0.defaultValue)` | \($0.summary) |"
      }
      parts.append(
        "| Option | Value | Default | Meaning |\n|---|---|---|---|\n" + rows.joined(separator: "\n")
      )
    }
    if let configuration = example.configuration {
      parts.append("With this `tokenc.json`:\n\n" + block(configuration))
    }
    for (name, text) in example.components {
      parts.append("With this `\(name)`:\n\n" + block(text))
    }
    parts.append("Reported:\n\n" + block(example.broken))
    parts.append("Mended:\n\n" + block(example.mended))
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func block(_ json: String) -> String { "```json\n\(json)\n```" }
}

extension RuleOption.Kind {
  /// What the option takes, for its page.
  fileprivate var summary: String {
    switch self {
    case .number(let range):
      "number from \(JSONNumber.text(range.lowerBound)) to \(JSONNumber.text(range.upperBound))"
    case .numbers: "array of numbers"
    case .word(let words): words.map { "`\($0)`" }.joined(separator: ", ")
    }
  }
}
