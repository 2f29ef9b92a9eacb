import TokenCompiler
import TokenSwift

/// Values of types that the files declare.
extension SwiftEvaluator {
  /// A value of a type that the files declare, whose initializer only keeps what it gets.
  mutating func object(
    of type: [String], _ arguments: [SwiftExpression.Argument], _ scope: Scope
  ) throws(SwiftFault) -> SwiftValue? {
    guard let properties = program.properties(of: type) else { return nil }
    if let members = try assigned(type, arguments, properties, scope) {
      return try dynamicValue(type, members) ?? .object(members)
    }
    guard arguments.allSatisfy({ one in properties.contains { $0.name == one.label } }),
      keepsArguments(type, arguments)
    else { return nil }
    var members: [SwiftValue.Member] = []
    for argument in arguments {
      guard let label = argument.label else { return nil }
      var inner = scope
      inner.depth += 1
      inner.expected = properties.first { $0.name == label }?.type ?? []
      // A constant that is none of a design's values, such as a name, is left out.
      do throws(SwiftFault) {
        members.append(.init(name: label, value: try value(argument.value, inner)))
      } catch  where error.isForeign {
        continue
      }
    }
    return try dynamicValue(type, members) ?? .object(members)
  }

  /// A color for each appearance, where the name of a type says that it is one: `DynamicColor(light:dark:)`.
  private mutating func dynamicValue(
    _ type: [String], _ members: [SwiftValue.Member]
  ) throws(SwiftFault) -> SwiftValue? {
    let words = Set(type.last?.words.map { $0.lowercased() } ?? [])
    guard !words.isDisjoint(with: ["adaptive", "appearance", "dynamic", "scheme", "trait"]) else {
      return nil
    }
    var call = SwiftCall(type: type.last ?? "", labels: members.map(\.name))
    call.values = members.map(\.value)
    return try appearanceValue(call)
  }

  /// The properties of a value whose one initializer with these labels does nothing but set them from its parameters.
  private mutating func assigned(
    _ type: [String], _ arguments: [SwiftExpression.Argument],
    _ properties: [SwiftProgram.Property], _ scope: Scope
  ) throws(SwiftFault) -> [SwiftValue.Member]? {
    let all = program.functions(named: "init", of: type.last)
    let found = all.filter { $0.takes(arguments.map(\.label)) }
    guard found.count == 1, let assignments = assignments(of: found[0]) else { return nil }
    var members: [SwiftValue.Member] = []
    for (property, parameter) in assignments {
      guard let known = found[0].parameters.first(where: { $0.name == parameter }),
        let argument = arguments.first(where: { $0.label == known.label }),
        let type = properties.first(where: { $0.name == property })?.type
      else { return nil }
      var inner = scope
      inner.depth += 1
      inner.expected = type
      members.append(.init(name: property, value: try value(argument.value, inner)))
    }
    return members
  }

  /// The properties that a body sets and the parameters that they get; `nil` for a body that does more.
  private func assignments(
    of function: SwiftProgram.Function
  ) -> [(property: String, parameter: String)]? {
    let file = program.files[function.file]
    var index = function.body.lowerBound
    let end = function.body.upperBound
    var found: [(property: String, parameter: String)] = []
    while index < end {
      if file.isName(index), file.text(index) == "self", index + 1 < end,
        file.isMark(index + 1, ".")
      {
        index += 2
      }
      guard index + 2 < end, file.isName(index), file.isMark(index + 1, "="),
        file.isName(index + 2), index + 3 >= end || file.startsLine[index + 3]
      else { return nil }
      found.append((file.text(index), file.text(index + 2)))
      index += 3
    }
    return found.isEmpty ? nil : found
  }

  /// Returns a Boolean value that indicates whether each parameter of the one initializer becomes the property of its
  /// name.
  private func keepsArguments(
    _ type: [String], _ arguments: [SwiftExpression.Argument]
  ) -> Bool {
    let all = program.functions(named: "init", of: type.last)
    guard let function = all.first else { return true }
    guard all.count == 1, function.takes(arguments.map(\.label)) else { return false }
    let file = program.files[function.file]
    return function.parameters.allSatisfy { parameter in
      function.body.indices.contains { index in
        file.isMark(index, "=") && file.isName(index - 1)
          && file.text(index - 1) == (parameter.label ?? parameter.name)
          && file.isName(index + 1) && file.text(index + 1) == parameter.name
          && (index + 2 >= function.body.upperBound || file.startsLine[index + 2]
            || file.isMark(index + 2, ";"))
      }
    }
  }
}
