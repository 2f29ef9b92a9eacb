/// An operand or an option of a command and the property of the command that its value goes to.
///
/// For example, `INPUT` and `--limit N`:
///
/// ```swift
/// .init("INPUT", .path, \.path)
/// .init("--limit", .count("N"), \.limit, "how many tokens to name per theme; 5 otherwise")
/// ```
@dynamicMemberLookup
struct CommandArgument<Subject>: Sendable {
  private(set) var outline: ArgumentOutline
  /// Reads a value, or notes that a flag was given.
  let set: @Sendable (inout Subject, String) throws(UsageError) -> Void

  subscript<Value>(dynamicMember property: KeyPath<ArgumentOutline, Value>) -> Value {
    outline[keyPath: property]
  }
}

extension CommandArgument {
  init(_ name: String, _ property: WritableKeyPath<Subject, Bool> & Sendable, _ summary: String) {
    self.init(outline: .init(name: name, summary: summary)) { command, _ in
      command[keyPath: property] = true
    }
  }

  /// An argument that is given once; the property has what counts without an optional one.
  init<Value>(
    _ name: String, _ value: ValueSyntax<Value>,
    _ property: WritableKeyPath<Subject, Value> & Sendable, _ summary: String = ""
  ) {
    self.init(outline: .init(name: name, form: value.form, summary: summary)) {
      command, text throws(UsageError) in
      command[keyPath: property] = try value.read(text, Self.subject(name))
    }
  }

  /// An optional argument that is given once; the property is `nil` without it.
  init<Value>(
    _ name: String, _ value: ValueSyntax<Value>,
    _ property: WritableKeyPath<Subject, Value?> & Sendable, _ summary: String = ""
  ) {
    self.init(outline: .init(name: name, form: value.form, summary: summary)) {
      command, text throws(UsageError) in
      command[keyPath: property] = try value.read(text, Self.subject(name))
    }
  }

  /// A repeatable argument; the property has the values in the order given.
  init<Value>(
    _ name: String, _ value: ValueSyntax<Value>,
    _ property: WritableKeyPath<Subject, [Value]> & Sendable, _ summary: String = ""
  ) {
    self.init(
      outline: .init(name: name, form: value.form, summary: summary, isRepeatable: true)
    ) {
      command, text throws(UsageError) in
      let new = try value.read(text, Self.subject(name))
      if let key = value.key?(new),
        command[keyPath: property].contains(where: { value.key?($0) == key })
      {
        throw UsageError("\(Self.subject(name)) sets '\(key)' twice")
      }
      command[keyPath: property].append(new)
    }
  }

  /// The beginning of messages about a value.
  private static func subject(_ name: String) -> String {
    name.hasPrefix("-") ? "option '\(name)'" : name
  }

  var optional: Self { with { $0.isOptional = true } }

  func needing(_ option: String) -> Self { with { $0.needs = option } }

  func excluding(_ options: String...) -> Self { with { $0.excludes = options } }

  private func with(_ change: (inout ArgumentOutline) -> Void) -> Self {
    var result = self
    change(&result.outline)
    return result
  }
}
