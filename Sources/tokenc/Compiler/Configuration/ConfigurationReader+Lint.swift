/// The key `lint`.
extension ConfigurationReader {
  mutating func lint(_ node: NodeID) -> LintConfiguration {
    var result = LintConfiguration()
    for member in members(of: node, "'lint'", ["baseline", "tiers", "rules"]) {
      switch member.name {
      case "baseline":
        if tape.kind(member.value) == .string, !tape.string(member.value).isEmpty {
          result.baseline = tape.string(member.value)
        } else {
          fail(member.value, "'baseline' takes the path of a file")
        }
      case "tiers":
        for tier in members(of: member.value, "'tiers'", ["primitive", "component"]) {
          if tier.name == "primitive" {
            result.tiers.primitive = patterns(tier.value)
          } else {
            result.tiers.component = patterns(tier.value)
          }
        }
      default:
        for rule in members(of: member.value, "'rules'", LintRules.all.map(\.id)) {
          result.rules[rule.name] = settings(rule)
        }
      }
    }
    return result
  }

  /// Reads a severity, or an object with a severity, the tokens concerned and the rule's options.
  private mutating func settings(_ rule: Member) -> RuleSettings {
    var result = RuleSettings()
    if tape.kind(rule.value) == .string {
      result.severity = word(rule.value, "a severity")
      return result
    }
    let options = LintRules.all.first { $0.id == rule.name }?.options ?? []
    let keys = ["severity", "only", "except"] + options.map(\.name)
    for member in members(of: rule.value, "rule '\(rule.name)'", keys) {
      switch member.name {
      case "severity": result.severity = word(member.value, "a severity")
      case "only": result.only = patterns(member.value)
      case "except": result.exceptions = patterns(member.value)
      default:
        guard let option = options.first(where: { $0.name == member.name }) else { continue }
        result.options[option.name] = value(member.value, of: option)
      }
    }
    return result
  }

  private mutating func value(_ node: NodeID, of option: RuleOption) -> RuleOption.Value? {
    switch option.kind {
    case .number(let range):
      return number(node, "'\(option.name)'", in: range).map { .number($0) }
    case .numbers:
      let numbers = tape.elements(of: node).filter { tape.kind($0) == .number }.map(tape.number)
      if tape.kind(node) == .array, numbers.count == tape.elements(of: node).count,
        numbers.allSatisfy({ $0 >= 0 && $0.isFinite })
      {
        return .numbers(numbers)
      }
      fail(node, "'\(option.name)' takes an array of numbers, none below 0")
    case .word(let words):
      if tape.kind(node) == .string, words.contains(tape.string(node)) {
        return .word(tape.string(node))
      }
      let text = tape.kind(node) == .string ? tape.string(node) : ""
      let suggestion = Suggestion.phrase(for: text, among: words)
      fail(
        node,
        "'\(option.name)' takes one of \(words.map { "'\($0)'" }.joined(separator: ", "))"
          + suggestion)
    case .flag:
      switch tape.kind(node) {
      case .true: return .flag(true)
      case .false: return .flag(false)
      default: fail(node, "'\(option.name)' takes true or false")
      }
    }
    return nil
  }

  // MARK: Pieces

  /// One pattern of token paths, or an array of them.
  mutating func patterns(_ node: NodeID) -> [PathPattern] {
    guard tape.kind(node) == .array else { return pattern(node).map { [$0] } ?? [] }
    return tape.elements(of: node).compactMap { pattern($0) }
  }

  mutating func pattern(_ node: NodeID) -> PathPattern? {
    if tape.kind(node) == .string,
      let pattern = PathPattern(tape.string(node), at: tape.range(node))
    {
      return pattern
    }
    fail(node, "expected a pattern of token paths such as 'color.text.*'")
    return nil
  }

  mutating func number(
    _ node: NodeID, _ what: String, in range: ClosedRange<Double>
  ) -> Double? {
    if tape.kind(node) == .number, range.contains(tape.number(node)) { return tape.number(node) }
    fail(
      node,
      "\(what) takes a number from \(JSONNumber.text(range.lowerBound)) "
        + "to \(JSONNumber.text(range.upperBound))")
    return nil
  }
}
