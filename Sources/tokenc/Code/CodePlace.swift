/// Where an expression stands, as far as that says what it is for.
struct CodePlace: Sendable {
  enum Role: Sendable {
    /// An argument of a call.
    case argument(CodeCall)
    /// The value of a property that is set.
    case assigned
    /// The first value of a constant or variable, or the default of a parameter.
    case declared
    /// The type that a function, a getter or a closure returns.
    case result
    /// The value of a dictionary's key.
    case member
  }

  var role: Role
  /// The label, property, variable, function or key, without the names before it.
  var name: String
  /// The names before it, the nearest first.
  var base: [String] = []
  /// The type that is stated for it.
  var type: String?
  /// A Boolean value that indicates whether the expression stands there alone, and not as a branch or an element of a
  /// list.
  var isWhole = true

  var call: CodeCall? {
    if case .argument(let call) = role { call } else { nil }
  }
}

/// A call around an argument.
struct CodeCall: Sendable {
  /// The name before the parenthesis; empty for other callees.
  var callee: String
  /// The names of the properties and calls before it, the nearest first: `equalTo`, `top`, `make` of
  /// `make.top.equalTo(view).offset(8)`.
  var receivers: [String]
  var label: String?
  /// The number of the argument.
  var position: Int
  /// The token of the opening parenthesis.
  var opening: Int
  /// The first token of the whole expression that is called.
  var start: Int
}
