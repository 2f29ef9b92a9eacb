import TokenCompiler
import TokenSwift

/// Finds out what constants of Swift are: literals, the initializers of colors and fonts, references to
/// other constants, and calls of functions of the files whose bodies are made of these.
///
/// A value that something else decides when an app runs has no value here.
struct SwiftEvaluator {
  let program: SwiftProgram
  /// The appearance that is asked for.
  var appearance = AppleAppearance()
  /// A Boolean value that indicates whether a value was chosen by the scheme, and by the contrast.
  var asksScheme = false
  var asksContrast = false
  /// The constants whose values are being found, by their index.
  private var pending: Set<Int> = []
  /// How many expressions a constant may still be made of.
  var budget = 0

  typealias Scope = SwiftScopeOfValues

  static let maximumBudget = 4000
  private static let maximumDepth = 24

  init(_ program: SwiftProgram) { self.program = program }

  // MARK: Constants

  mutating func value(of index: Int, depth: Int = 0) throws(SwiftFault) -> SwiftValue {
    let constant = program.constants[index]
    guard depth < Self.maximumDepth, pending.insert(index).inserted else {
      throw SwiftFault("it is made of itself, or of too many others", "circle")
    }
    defer { pending.remove(index) }
    var scope = Scope(file: constant.file, types: constant.types)
    scope.expected = constant.type
    scope.depth = depth + 1
    let found: SwiftValue
    switch constant.value {
    case .expression(let start):
      let file = program.files[constant.file]
      found = try value(
        expression(at: start, upTo: file.tokens.count, in: constant.file), scope)
    case .body(let body):
      guard let result = try run(body, scope) else {
        throw SwiftFault("its getter computes it when the app runs", "getter")
      }
      found = result
    }
    return typed(found, as: constant.type)
  }

  /// The whole expression from a token on; one that goes on behind what is known is none.
  func expression(at start: Int, upTo end: Int, in file: Int) -> SwiftExpression {
    var parser = SwiftExpressionParser(program.files[file], at: start, upTo: end)
    let expression = parser.expression()
    return parser.isAtEnd || parser.isAtSeparator
      ? expression : SwiftExpression(.other, expression.tokens)
  }

  /// A number as a type has it; where none is stated, whole literals are integers.
  func typed(_ value: SwiftValue, as type: [String]) -> SwiftValue {
    guard case .number(var number) = value else { return value }
    let name = type.last ?? ""
    if Self.realTypes.contains(name) {
      number.form = .real
      number.isQuotient = false
    } else if type.isEmpty || Self.integerTypes.contains(name) {
      if number.isQuotient { number.value.round(.towardZero) }
      if Self.integerTypes.contains(name), number.form == .literal { number.form = .integer }
      number.isQuotient = false
    }
    return .number(number)
  }

  static let integerTypes: Set = ["Int", "UInt", "UInt32", "UInt64", "Int64", "Int32", "UInt8"]
  static let realTypes: Set = ["CGFloat", "Double", "Float", "TimeInterval"]

  func shown(_ expression: SwiftExpression, _ scope: Scope) -> String {
    let text = program.files[scope.file].text(in: expression.tokens)
    return "'\(text.count > 40 ? text.prefix(40) + "…" : text)'"
  }

  private func unknown(_ expression: SwiftExpression, _ scope: Scope) -> SwiftFault {
    SwiftFault("\(shown(expression, scope)) is computed when the app runs", "run time")
  }

  // MARK: Expressions

  mutating func value(
    _ expression: SwiftExpression, _ scope: Scope
  ) throws(SwiftFault) -> SwiftValue {
    budget -= 1
    guard budget > 0, scope.depth < Self.maximumDepth else {
      throw SwiftFault("it is made of too many others", "depth")
    }
    switch expression.kind {
    case .number(let number): return .number(number)
    case .text(let text): return .text(text)
    case .flag(let flag): return .flag(flag)
    case .availability: return .flag(true)
    case .closure(let parameters, let body):
      return .closure(
        SwiftClosure(file: scope.file, parameters: parameters, body: body, scope: scope))
    case .tuple(let parts):
      var values: [SwiftValue] = []
      for part in parts { values.append(try value(part, scope)) }
      return .tuple(values)
    case .name(let name): return try self.value(named: name, expression, scope)
    case .member(let base, let name): return try member(name, of: base, expression, scope)
    case .call(let callee, let arguments): return try call(callee, arguments, expression, scope)
    case .prefix(let sign, let operand):
      var inner = scope
      inner.expected = []
      return try prefixed(sign, try value(operand, inner), expression, scope)
    case .infix(let sign, let left, let right):
      return try joined(sign, left, right, expression, scope)
    case .ternary(let condition, let first, let second):
      return try value(try isTrue(condition, scope) ? first : second, scope)
    case .other:
      var fault = unknown(expression, scope)
      // A list or a dictionary.
      fault.isForeign = program.files[scope.file].isMark(expression.tokens.lowerBound, "[")
      throw fault
    }
  }

  private mutating func isTrue(
    _ expression: SwiftExpression, _ scope: Scope
  ) throws(SwiftFault) -> Bool {
    var inner = scope
    inner.expected = []
    guard case .flag(let flag) = try value(expression, inner) else {
      throw unknown(expression, scope)
    }
    return flag
  }

  private func prefixed(
    _ sign: String, _ value: SwiftValue, _ expression: SwiftExpression, _ scope: Scope
  ) throws(SwiftFault) -> SwiftValue {
    switch (sign, value) {
    case ("-", .number(let number)): return .number(SwiftNumber(-number.value, number.form))
    case ("+", .number): return value
    case ("!", .flag(let flag)): return .flag(!flag)
    default: throw unknown(expression, scope)
    }
  }

  private mutating func joined(
    _ sign: String, _ left: SwiftExpression, _ right: SwiftExpression,
    _ expression: SwiftExpression, _ scope: Scope
  ) throws(SwiftFault) -> SwiftValue {
    if sign == "??" { return try value(left, scope) }
    var inner = scope
    inner.expected = []
    if sign == "&&" || sign == "||" {
      let isFirst = try isTrue(left, scope)
      return .flag(isFirst == (sign == "||") ? isFirst : try isTrue(right, scope))
    }
    let one = try value(left, inner)
    let other = try value(right, inner)
    switch (sign, one, other) {
    case ("==", .symbol(let one), .symbol(let other)): return .flag(one == other)
    case ("!=", .symbol(let one), .symbol(let other)): return .flag(one != other)
    case (_, .number(let one), .number(let other)):
      if let result = one.joined(sign, other) { return .number(result) }
      if let result = one.compared(sign, other) { return .flag(result) }
    default: break
    }
    throw unknown(expression, scope)
  }

  // MARK: Names

  /// The constant that a name or a chain of names leads to from within a scope, and the properties of it.
  func constant(
    _ names: [String], _ scope: Scope
  ) -> (index: Int, rest: [String])? {
    // The innermost type first.
    for count in stride(from: scope.types.count, through: 0, by: -1) {
      let outer = scope.types.prefix(count)
      for length in stride(from: names.count, to: 0, by: -1) {
        let path = (outer + names.prefix(length)).joined(separator: ".")
        let found = program.constant(at: path)
        guard found.isThere else { continue }
        return found.index.map { ($0, Array(names.dropFirst(length))) }
      }
    }
    return nil
  }

  /// The names of a chain such as `Palette.blue`; with the expected type for `.blue`.
  func names(of expression: SwiftExpression, _ scope: Scope) -> [String]? {
    switch expression.kind {
    case .name("self"): return nil
    case .name("Self"): return scope.types.isEmpty ? nil : [scope.types[scope.types.count - 1]]
    case .name(let name): return scope.locals[name] == nil ? [name] : nil
    case .member(nil, let name): return scope.expected.isEmpty ? nil : scope.expected + [name]
    case .member(let base?, let name): return names(of: base, scope).map { $0 + [name] }
    default: return nil
    }
  }

  private mutating func value(
    named name: String, _ expression: SwiftExpression, _ scope: Scope
  ) throws(SwiftFault) -> SwiftValue {
    if let local = scope.locals[name] { return local }
    if name == "nil" { return .symbol(name) }
    if let found = constant([name], scope), found.rest.isEmpty {
      return try value(of: found.index, depth: scope.depth)
    }
    throw SwiftFault("'\(name)' is not declared in these files", "name")
  }

  private mutating func member(
    _ name: String, of base: SwiftExpression?, _ expression: SwiftExpression, _ scope: Scope
  ) throws(SwiftFault) -> SwiftValue {
    if let names = names(of: expression, scope) {
      if let found = constant(names, scope) {
        var value = try value(of: found.index, depth: scope.depth)
        for name in found.rest { value = try property(name, of: value, expression, scope) }
        return value
      }
      let type = names.dropLast().last ?? ""
      if let known = try platformValue(name, of: type) { return known }
    }
    guard let base else {
      if let known = try platformValue(name, of: scope.expected.last ?? "") { return known }
      return .symbol(name)
    }
    if case .name(let type) = base.kind, scope.locals[type] == nil,
      type.first?.isUppercase ?? false
    {
      if Self.knownTypes.contains(type) {
        throw SwiftFault("\(shown(expression, scope)) is not declared in these files", "name")
      }
      // The case of an enum.
      return .symbol(name)
    }
    if case .name("self") = base.kind {
      return try value(named: name, expression, scope)
    }
    return try property(name, of: try value(base, scope), expression, scope)
  }

  private mutating func property(
    _ name: String, of value: SwiftValue, _ expression: SwiftExpression, _ scope: Scope
  ) throws(SwiftFault) -> SwiftValue {
    switch (value, name) {
    case (.traits, "userInterfaceStyle"), (.traits, "colorScheme"):
      asksScheme = true
      return .symbol(appearance.isDark ? "dark" : "light")
    case (.traits, "accessibilityContrast"):
      asksContrast = true
      return .symbol(appearance.isHigh ? "high" : "normal")
    case (.traits, _):
      throw SwiftFault("'\(name)' of the traits decides when the app runs", "traits")
    case (.color, "cgColor"), (.color, "color"), (.color, "uiColor"), (.color, "suColor"),
      (.color, "swiftUIColor"), (.set, "cgColor"), (.set, "color"):
      return value
    case (.number(let number), "rawValue"): return .number(number)
    case (.font(var font), "bold"), (.font(var font), "italic"):
      if name == "bold" { font.weight = 700 } else { font.isItalic = true }
      return .font(font)
    default:
      if let found = value.member(name) { return found }
      let colorNames = ["cgColor", "color", "suColor", "swiftUIColor", "uiColor"]
      if colorNames.contains(name), let color = value.packedColor { return .color(color) }
      throw unknown(expression, scope)
    }
  }

  // MARK: Calls

  private mutating func call(
    _ callee: SwiftExpression, _ arguments: [SwiftExpression.Argument],
    _ expression: SwiftExpression, _ scope: Scope
  ) throws(SwiftFault) -> SwiftValue {
    // A closure that is called where it stands.
    if case .closure(_, let body) = callee.kind, arguments.isEmpty {
      guard let value = try run(body, scope) else { throw unknown(expression, scope) }
      return value
    }
    let (type, method, base) = target(of: callee, scope)
    var fault: SwiftFault?
    if let function = function(named: method ?? "init", of: type, arguments, scope) {
      do throws(SwiftFault) {
        return try self.value(of: function, arguments, scope)
      } catch {
        // A text of six digits is read alike by every such initializer.
        if method != nil { throw error }
        fault = error
      }
    }
    var call = SwiftCall(type: type.last ?? "", labels: arguments.map(\.label))
    if method == nil, Self.knownTypes.contains(call.type) {
      call.values = try values(arguments, scope, of: call.type)
      do throws(SwiftFault) {
        if let value = try platformValue(call) { return value }
      } catch {
        throw fault ?? error
      }
      throw fault ?? SwiftFault("\(shown(expression, scope)) is computed when the app runs", "call")
    }
    if method == nil, let object = try object(of: type, arguments, scope) { return object }
    if method == nil {
      let isType = type.last?.first?.isUppercase ?? false
      throw fault
        ?? SwiftFault(
          isType
            ? "\(shown(expression, scope)) is no color, number or font"
            : "\(shown(expression, scope)) is computed when the app runs", "call",
          isForeign: isType)
    }
    if let base {
      let receiver = try value(base, scope)
      call.values = try values(arguments, scope)
      if let value = try platformValue(method ?? "", of: receiver, call) { return value }
    } else if let method {
      call.values = try values(arguments, scope, of: scope.expected.last ?? "")
      call.method = method
      if let value = try platformValue(call) { return value }
    }
    throw SwiftFault(
      "\(shown(expression, scope)) is computed when the app runs, as these files don't declare "
        + "'\(method ?? type.joined(separator: "."))'", "call")
  }

  /// The callee: an initializer of a type, a function of a type, or of a value.
  private func target(
    of callee: SwiftExpression, _ scope: Scope
  ) -> (type: [String], method: String?, base: SwiftExpression?) {
    func isType(_ names: [String]) -> Bool { names.last?.first?.isUppercase ?? false }
    switch callee.kind {
    case .name("#colorLiteral"): return (["#colorLiteral"], nil, nil)
    case .name(let name): return isType([name]) ? ([name], nil, nil) : (scope.types, name, nil)
    case .member(nil, "init"): return (scope.expected, nil, nil)
    case .member(nil, let name): return (scope.expected, name, nil)
    case .member(let base?, let name):
      if case .name("self") = base.kind, name == "init" { return (scope.types, nil, nil) }
      if let names = names(of: base, scope), isType(names) {
        if name == "init" { return (names, nil, nil) }
        return isType([name]) ? (names + [name], nil, nil) : (names, name, nil)
      }
      return ([], name, base)
    default: return ([], "", callee)
    }
  }

  /// - Parameter type: the type that is initialized, of which colors in a color are, too.
  mutating func values(
    _ arguments: [SwiftExpression.Argument], _ scope: Scope, of type: String = ""
  ) throws(SwiftFault) -> [SwiftValue] {
    var values: [SwiftValue] = []
    for argument in arguments {
      var inner = scope
      inner.depth += 1
      inner.expected = Self.colorTypes.contains(type) ? [type] : []
      if argument.label == "weight" { inner.expected = ["Font", "Weight"] }
      values.append(try value(argument.value, inner))
    }
    return values
  }

  /// The one function of the files that a call may mean.
  private func function(
    named name: String, of type: [String], _ arguments: [SwiftExpression.Argument], _ scope: Scope
  ) -> SwiftProgram.Function? {
    let labels = arguments.map(\.label)
    let found = program.functions(named: name, of: type.last).filter { function in
      let isThere =
        name == "init"
        ? type.last != nil
        : function.types.isEmpty || function.types == type || function.types.last == type.last
          || scope.types.starts(with: function.types)
      return isThere && function.takes(labels)
    }
    return found.count == 1 ? found[0] : nil
  }

  private mutating func value(
    of function: SwiftProgram.Function, _ arguments: [SwiftExpression.Argument], _ scope: Scope
  ) throws(SwiftFault) -> SwiftValue {
    var inner = Scope(file: function.file, types: function.types)
    inner.depth = scope.depth + 1
    inner.expected =
      function.name == "init" ? function.types.suffix(1).map(\.self) : function.result
    var rest = arguments[...]
    for parameter in function.parameters {
      var value: SwiftValue
      if let next = rest.first, next.label == parameter.label {
        rest = rest.dropFirst()
        var outer = scope
        outer.depth += 1
        outer.expected = [parameter.type]
        value = try self.value(next.value, outer)
      } else if let fallback = parameter.fallback {
        value = try self.value(
          expression(at: fallback.lowerBound, upTo: fallback.upperBound, in: function.file), inner)
      } else {
        throw SwiftFault("an argument is missing", "argument")
      }
      inner.locals[parameter.name] = typed(value, as: [parameter.type])
    }
    guard let result = try run(function.body, inner) else {
      throw SwiftFault("'\(function.name)' computes it when the app runs", "function")
    }
    return result
  }

  /// A value of a type that the files declare, whose initializer only keeps what it gets.
  private mutating func object(
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

extension SwiftProgram.Function {
  /// Returns a Boolean value that indicates whether a call with these labels may mean the function; parameters with a
  /// value of their own may be left out.
  func takes(_ labels: [String?]) -> Bool {
    var rest = labels[...]
    for parameter in parameters {
      if let next = rest.first, next == parameter.label {
        rest = rest.dropFirst()
      } else if parameter.fallback == nil {
        return false
      }
    }
    return rest.isEmpty
  }
}

extension SwiftNumber {
  /// The result of an operator; `nil` for an unknown one.
  func joined(_ sign: String, _ other: SwiftNumber) -> SwiftNumber? {
    let isReal = form == .real || other.form == .real
    let isInteger = form == .integer || other.form == .integer
    let result: Double
    switch sign {
    case "+": result = value + other.value
    case "-": result = value - other.value
    case "*": result = value * other.value
    case "/":
      guard other.value != 0 else { return nil }
      result = value / other.value
      // Integers lose what is behind the point.
      if isInteger, !isReal { return SwiftNumber(result.rounded(.towardZero), .integer) }
      if !isReal, result != result.rounded() {
        var quotient = SwiftNumber(result)
        quotient.isQuotient = true
        return quotient
      }
    case "%", "&", "|", "^", "<<", ">>":
      guard let result = bits(sign, other) else { return nil }
      return SwiftNumber(Double(result), .integer)
    default: return nil
    }
    guard result.isFinite else { return nil }
    return SwiftNumber(result, isReal ? .real : isInteger ? .integer : .literal)
  }

  private func bits(_ sign: String, _ other: SwiftNumber) -> Int? {
    guard let one = Int(exactly: value), let two = Int(exactly: other.value), one >= 0, two >= 0
    else { return nil }
    switch sign {
    case "%": return two == 0 ? nil : one % two
    case "&": return one & two
    case "|": return one | two
    case "^": return one ^ two
    case "<<": return two < 40 && one < 1 << 20 ? one << two : nil
    default: return two < 64 ? one >> two : nil
    }
  }

  func compared(_ sign: String, _ other: SwiftNumber) -> Bool? {
    switch sign {
    case "==": value == other.value
    case "!=": value != other.value
    case "<": value < other.value
    case ">": value > other.value
    case "<=": value <= other.value
    case ">=": value >= other.value
    default: nil
    }
  }
}
