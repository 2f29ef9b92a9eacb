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
      elevation and size class. It exits with 1 if it finds an error that `lint-baseline.json` doesn't contain. With \
      `--fail-on warning` a warning fails, too, and with `--fail-on never` nothing does. \
      Findings go to the standard output. `tokenc help contrast` shows the section of a \
      rule.

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

      `only` and `except` take patterns of token paths. `*` stands for anything within one \
      name, and `**` for any number of names. You may leave out a `$root` at the end of a \
      path: `color.text.*` matches `color.text.info.$root`, but not \
      `color.text.info.hover`. A pattern that matches no token is an error. Without \
      `tiers`, hidden groups contain the primitives, the group `component` contains \
      component tokens, and all other tokens are semantic.

      ## Accept a finding

      - **Permanently**: `"$extensions": { "tokenc": { "lint": { "RULE": "the reason" } } }` on the \
      token, or on a group for everything in it. A suppression without a finding is reported (`unused-suppression`).
      - **For now**: `lint-baseline.json` lists known findings, each with a reason. It may only shrink. A \
      finding that gets worse or spreads to another theme is reported again. An entry \
      without a finding is reported as `stale-baseline`, until `tokenc lint \
      --update-baseline` removes it. `--update-baseline --reason TEXT` adds the findings, \
      with `--rule` only those of a rule.

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
