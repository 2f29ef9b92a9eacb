/// What `tokenc.json` may say about a lint rule: what a tool declares, and the reader of the file is
/// given.
struct RuleDeclaration: Sendable {
  /// For example `unused-primitive`.
  let id: String
  /// The rule's own options, besides `severity`, `only` and `except`.
  let options: [RuleOption]
}

/// An option of a lint rule.
struct RuleOption: Sendable {
  enum Kind: Hashable, Sendable {
    /// A number in a range.
    case number(ClosedRange<Double>)
    /// An array of numbers, 0 or more each.
    case numbers
    /// One of a few words.
    case word([String])
    case flag
  }

  enum Value: Hashable, Sendable {
    case number(Double)
    case numbers([Double])
    case word(String)
    case flag(Bool)
  }

  let name: String
  let kind: Kind
  let defaultValue: Value
  /// One lower-case phrase without full stop.
  let summary: String
}

extension RuleOption.Value: CustomStringConvertible {
  /// The value as JSON.
  var description: String {
    switch self {
    case .number(let number): JSONNumber.text(number)
    case .numbers(let numbers): "[\(numbers.map(JSONNumber.text).joined(separator: ", "))]"
    case .word(let word): "\"\(word)\""
    case .flag(let flag): "\(flag)"
    }
  }
}
