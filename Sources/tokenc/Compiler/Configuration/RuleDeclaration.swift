/// The settings of a lint rule in `tokenc.json`: a tool declares it, the file's reader is given it.
package struct RuleDeclaration: Sendable {
  /// For example `unused-primitive`.
  package let id: String
  /// The rule's own options, besides `severity`, `only` and `except`.
  package let options: [RuleOption]

  package init(id: String, options: [RuleOption]) {
    self.id = id
    self.options = options
  }
}

package struct RuleOption: Sendable {
  package enum Kind: Hashable, Sendable {
    case number(ClosedRange<Double>)
    /// An array of numbers, 0 or more each.
    case numbers
    /// One of a few words.
    case word([String])
  }

  package enum Value: Hashable, Sendable {
    case number(Double)
    case numbers([Double])
    case word(String)
  }

  package let name: String
  package let kind: Kind
  package let defaultValue: Value
  /// One lower-case phrase without full stop.
  package let summary: String

  package init(name: String, kind: Kind, defaultValue: Value, summary: String) {
    self.name = name
    self.kind = kind
    self.defaultValue = defaultValue
    self.summary = summary
  }
}

extension RuleOption.Value: CustomStringConvertible {
  package var description: String {
    switch self {
    case .number(let number): JSONNumber.text(number)
    case .numbers(let numbers): "[\(numbers.map(JSONNumber.text).joined(separator: ", "))]"
    case .word(let word): "\"\(word)\""
    }
  }
}
