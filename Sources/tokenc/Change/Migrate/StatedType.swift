import TokenSwift

/// A type as Swift source writes it.
indirect enum StatedType: Hashable, Sendable {
  /// The names between dots, and the generic arguments of the last.
  case name([String], [StatedType])
  /// Also a variadic parameter.
  case array(StatedType)
  case dictionary(StatedType, StatedType)
  case optional(StatedType)
  case tuple([StatedType])
  case function([StatedType], StatedType)
  case metatype(StatedType)
  /// A token enum, open which: the argument of a theme's subscript.
  case anyToken
  /// That of a static member of a type: its name, and that of the member.
  case member([String], String)
  /// A type that nothing here follows: it may be any.
  case open

  /// The name without generic arguments, with dots; `nil` for other types.
  var plainName: String? {
    guard case .name(let path, _) = self else { return nil }
    return path.joined(separator: ".")
  }

  /// The last of the names.
  var lastName: String? {
    guard case .name(let path, _) = self else { return nil }
    return path.last
  }

  /// The type without `Optional` around it.
  var unwrapped: StatedType {
    switch self {
    case .optional(let wrapped): wrapped.unwrapped
    case .name(["Optional"], let arguments) where arguments.count == 1: arguments[0].unwrapped
    default: self
    }
  }

  /// The type with other types in place of generic parameters.
  func replacing(_ arguments: [String: StatedType]) -> StatedType {
    guard !arguments.isEmpty else { return self }
    switch self {
    case .name(let path, let inner):
      if path.count == 1, inner.isEmpty, let argument = arguments[path[0]] { return argument }
      return .name(path, inner.map { $0.replacing(arguments) })
    case .array(let element): return .array(element.replacing(arguments))
    case .dictionary(let key, let value):
      return .dictionary(key.replacing(arguments), value.replacing(arguments))
    case .optional(let wrapped): return .optional(wrapped.replacing(arguments))
    case .tuple(let parts): return .tuple(parts.map { $0.replacing(arguments) })
    case .function(let parameters, let result):
      return .function(parameters.map { $0.replacing(arguments) }, result.replacing(arguments))
    case .metatype(let instance): return .metatype(instance.replacing(arguments))
    case .anyToken, .member, .open: return self
    }
  }

  /// Returns a Boolean value that indicates whether one of some generic parameters is part of it.
  func names(anyOf parameters: [String]) -> Bool {
    guard !parameters.isEmpty else { return false }
    return replacing(Dictionary(lastOf: parameters.map { ($0, .open) })) != self
  }
}

// MARK: - Reading

extension SwiftTokens {
  private static var modifiersOfTypes: Set<String> {
    [
      "inout", "some", "any", "borrowing", "consuming", "sending", "isolated", "each", "repeat",
      "__owned", "__shared", "nonisolated",
    ]
  }

  /// The type that is written at a token, and the index behind it; `nil` where none is, and where types lie deeper
  /// in one another than anybody writes.
  func statedType(at start: Int, depth: Int = 0) -> (type: StatedType, end: Int)? {
    guard depth < 64 else { return nil }
    var index = start
    while true {
      if isMark(index, "@"), isName(index + 1) {
        index += 2
        if isMark(index, "("), !tokens[index].followsSpace { index = closing(index) + 1 }
      } else if isName(index), Self.modifiersOfTypes.contains(text(index)),
        isName(index + 1) || isMark(index + 1, among: "[(@")
      {
        index += 1
      } else {
        break
      }
    }
    guard let (base, end) = plainType(at: index, depth) else { return nil }
    var type = base
    index = end
    while true {
      if isMark(index, among: "?!"), !tokens[index].followsSpace {
        type = .optional(type)
        index += 1
      } else if isMark(index, "."), ["Type", "Protocol"].contains(text(index + 1)) {
        type = .metatype(type)
        index += 2
      } else if isMark(index, "."), isMark(index + 1, "."), isMark(index + 2, ".") {
        type = .array(type)
        index += 3
      } else if isMark(index, "&"), isName(index + 1) {
        guard let (_, end) = plainType(at: index + 1, depth) else { return (.open, index + 1) }
        type = .open
        index = end
      } else {
        return (type, index)
      }
    }
  }

  private func plainType(at index: Int, _ depth: Int) -> (type: StatedType, end: Int)? {
    if isMark(index, "[") { return bracketedType(at: index, depth) }
    if isMark(index, "(") { return tupleOrFunction(at: index, depth) }
    guard isName(index) else { return nil }
    var path: [String] = []
    var arguments: [StatedType] = []
    var index = index
    while isName(index) {
      path.append(text(index))
      index += 1
      arguments = []
      if isMark(index, "<"), !tokens[index].followsSpace {
        guard let (found, end) = genericArguments(at: index, depth: depth) else {
          return (.open, index)
        }
        arguments = found
        index = end
      }
      let isMetatype = ["Type", "Protocol"].contains(text(index + 1))
      guard isMark(index, "."), isName(index + 1), !isMetatype else { break }
      index += 1
    }
    return (.name(path, arguments), index)
  }

  /// The generic arguments between `<` and `>`, and the index behind them.
  func genericArguments(
    at opening: Int, depth: Int = 0
  ) -> (types: [StatedType], end: Int)? {
    var types: [StatedType] = []
    var index = opening + 1
    while let (type, end) = statedType(at: index, depth: depth + 1) {
      types.append(type)
      if isMark(end, ">") { return (types, end + 1) }
      guard isMark(end, ",") else { return nil }
      index = end + 1
    }
    return nil
  }

  private func bracketedType(
    at index: Int, _ depth: Int
  ) -> (type: StatedType, end: Int)? {
    guard let (first, end) = statedType(at: index + 1, depth: depth + 1) else { return nil }
    if isMark(end, "]") { return (.array(first), end + 1) }
    guard isMark(end, ":"), let (value, close) = statedType(at: end + 1, depth: depth + 1),
      isMark(close, "]")
    else { return nil }
    return (.dictionary(first, value), close + 1)
  }

  private func tupleOrFunction(
    at index: Int, _ depth: Int
  ) -> (type: StatedType, end: Int)? {
    var parts: [StatedType] = []
    var next = index + 1
    while !isMark(next, ")") {
      if isName(next), isMark(next + 1, ":") {
        next += 2
      } else if isName(next), isName(next + 1), isMark(next + 2, ":") {
        next += 3
      }
      guard let (type, end) = statedType(at: next, depth: depth + 1) else { return nil }
      parts.append(type)
      next = isMark(end, ",") ? end + 1 : end
      guard isMark(end, among: ",)") else { return nil }
    }
    next += 1
    var arrow = next
    while ["async", "throws", "rethrows"].contains(text(arrow)) {
      arrow += 1
      if isMark(arrow, "("), text(arrow - 1) == "throws" { arrow = closing(arrow) + 1 }
    }
    if isMark(arrow, "-"), isMark(arrow + 1, ">"),
      let result = statedType(at: arrow + 2, depth: depth + 1)
    {
      return (.function(parts, result.type), result.end)
    }
    return (parts.count == 1 ? parts[0] : .tuple(parts), next)
  }
}
