import Foundation
import TestSupport

@testable import TokenCompiler
@testable import TokenLint

/// The lint rules as the schema of `tokenc.json` has them: made from what each rule declares, and from the first
/// paragraph of its `rule.md`.
enum RuleSchema {
  /// A schema with these rules in place of its own; `nil` for a text without the lines around them.
  static func schema(_ text: String) throws -> String? {
    let lines = text.components(separatedBy: "\n")
    guard let rules = lines.firstIndex(of: #"        "rules": {"#),
      let opening = lines[rules...].firstIndex(of: #"          "properties": {"#),
      let closing = lines[opening...].firstIndex(of: "          }")
    else { return nil }
    let entries = try LintRules.all.map { try entry(of: $0) }.joined(separator: ",\n")
    let fresh = lines[...opening] + entries.components(separatedBy: "\n") + lines[closing...]
    return fresh.joined(separator: "\n")
  }

  private static func entry(of rule: any LintRule) throws -> String {
    let description = try RuleExample(of: rule.id).paragraphs[0]
    let members =
      [
        ##""severity": { "$ref": "#/$defs/severity" }"##,
        ##""only": { "$ref": "#/$defs/patterns" }"##,
        ##""except": { "$ref": "#/$defs/patterns" }"##,
      ] + rule.options.map { member(of: $0) }
    let properties = members.map { "                    \($0)" }.joined(separator: ",\n")
    return """
                  \(quoted(rule.id)): {
                    "description": \(quoted(description)),
                    "anyOf": [
                      { "$ref": "#/$defs/severity", "default": "\(rule.defaultSeverity.rawValue)" },
                      {
                        "type": "object",
                        "additionalProperties": false,
                        "properties": {
      \(properties)
                        }
                      }
                    ]
                  }
      """
  }

  private static func member(of option: RuleOption) -> String {
    let type =
      switch option.kind {
      case .number(let range):
        #""type": "number", "minimum": \#(JSONNumber.text(range.lowerBound)), "#
          + #""maximum": \#(JSONNumber.text(range.upperBound))"#
      case .numbers: #""type": "array", "items": { "type": "number", "minimum": 0 }"#
      case .word(let words): #""enum": [\#(words.map(quoted).joined(separator: ", "))]"#
      }
    let description = option.summary.prefix(1).uppercased() + option.summary.dropFirst() + "."
    return #""\#(option.name)": { "description": \#(quoted(description)), \#(type), "#
      + #""default": \#(option.defaultValue) }"#
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}
