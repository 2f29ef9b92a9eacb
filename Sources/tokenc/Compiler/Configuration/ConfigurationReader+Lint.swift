/// The key `lint`.
extension ConfigurationReader {
  mutating func lint(_ node: NodeID) -> LintConfiguration {
    var result = LintConfiguration()
    guard let object = json.object(node, "'lint'", keys: ConfigurationKeys.Lint.self) else {
      return result
    }
    result.baseline = path(.baseline, of: object, to: "a file") ?? result.baseline
    if let node = object[.tiers],
      let tiers = json.object(node, "'tiers'", keys: ConfigurationKeys.LintTiers.self)
    {
      result.tiers.primitive = patterns(.primitive, of: tiers)
      result.tiers.component = patterns(.component, of: tiers) ?? []
    }
    if let node = object[.code] { result.code = code(node) }
    guard let rules, let node = object[.rules],
      let settings = json.object(node, "'rules'", known: rules.map(\.id))
    else { return result }
    for rule in rules {
      guard let node = settings[rule.id] else { continue }
      result.rules[rule.id] = self.settings(node, of: rule)
    }
    return result
  }

  private mutating func code(_ node: NodeID) -> CodeLintConfiguration {
    var result = CodeLintConfiguration()
    guard let object = json.object(node, "'code'", keys: ConfigurationKeys.LintCode.self) else {
      return result
    }
    if let node = object[.except] {
      let nodes = tape.kind(node) == .array ? tape.elements(of: node) : [node]
      for node in nodes {
        guard let text = json.text(node), !text.isEmpty else {
          json.fail(node, "expected a pattern of paths such as 'Sources/Theme/**'")
          continue
        }
        result.except.append(FilePattern(text))
      }
    }
    result.reportsSystemColors = json.flag(.systemColors, of: object) ?? false
    if let node = object[.kinds],
      let kinds = json.object(node, "'kinds'", keys: ConfigurationKeys.LintCodeKinds.self)
    {
      for kind in ConfigurationKeys.LintCodeKinds.allCases {
        guard let node = kinds[kind] else { continue }
        result.severities[kind.rawValue] = json.word(node, "a severity")
      }
    }
    if let node = object[.tokens],
      let kinds = json.object(node, "'tokens'", keys: ConfigurationKeys.LintCodeTokens.self)
    {
      for kind in ConfigurationKeys.LintCodeTokens.allCases {
        result.tokens[kind.rawValue] = patterns(kind, of: kinds)
      }
    }
    return result
  }

  /// Reads a severity, or an object with a severity, the tokens concerned and the rule's options.
  private mutating func settings(_ node: NodeID, of rule: RuleDeclaration) -> RuleSettings {
    var result = RuleSettings()
    if tape.kind(node) == .string {
      result.severity = json.word(node, "a severity")
      return result
    }
    guard
      let object = json.object(
        node, "rule '\(rule.id)'", known: ["severity", "only", "except"] + rule.options.map(\.name))
    else { return result }
    result.severity = json.word("severity", of: object, "a severity")
    result.only = object["only"].map { patterns($0) } ?? []
    result.exceptions = object["except"].map { patterns($0) } ?? []
    for option in rule.options { result.options[option.name] = value(of: option, in: object) }
    return result
  }

  private mutating func value(of option: RuleOption, in object: JSONObject) -> RuleOption.Value? {
    switch option.kind {
    case .number(let range):
      return json.number(option.name, of: object, in: range).map { .number($0) }
    case .numbers:
      guard let node = object[option.name] else { return nil }
      let elements = tape.elements(of: node)
      let numbers = elements.filter { tape.kind($0) == .number }.map(tape.number)
      if tape.kind(node) == .array, numbers.count == elements.count,
        numbers.allSatisfy({ $0 >= 0 && $0.isFinite })
      {
        return .numbers(numbers)
      }
      json.fail(node, "'\(option.name)' takes an array of numbers, none below 0")
    case .word(let words):
      guard let node = object[option.name] else { return nil }
      let text = json.text(node) ?? ""
      if words.contains(text) { return .word(text) }
      json.fail(
        node,
        "'\(option.name)' takes one of \(words.quoted)"
          + Suggestion.phrase(for: text, among: words))
    }
    return nil
  }
}
