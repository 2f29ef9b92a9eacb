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

  func unknown(_ expression: SwiftExpression, _ scope: Scope) -> SwiftFault {
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

  /// More names than the types around any constant have.
  private static let longestChain = 32

  /// The names of a chain such as `Palette.blue`; with the expected type for `.blue`. Of a chain that is longer than
  /// any, what it begins with is looked up first.
  func names(of expression: SwiftExpression, _ scope: Scope) -> [String]? {
    var first = expression
    var others: [String] = []
    while case .member(let base?, let name) = first.kind {
      guard others.count < Self.longestChain else { return nil }
      others.append(name)
      first = base
    }
    return firstNames(of: first, scope).map { $0 + others.reversed() }
  }

  private func firstNames(of expression: SwiftExpression, _ scope: Scope) -> [String]? {
    switch expression.kind {
    case .name("self"): return nil
    case .name("Self"): return scope.types.isEmpty ? nil : [scope.types[scope.types.count - 1]]
    case .name(let name): return scope.locals[name] == nil ? [name] : nil
    case .member(nil, let name): return scope.expected.isEmpty ? nil : scope.expected + [name]
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
}
