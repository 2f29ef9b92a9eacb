/// Lowers values of looks and layouts to expressions.
///
/// A value by choice becomes a constant before the expression, as `switch` can't be an argument.
struct ValueLowering {
  let component: Component
  let context: ComponentContext
  let parameters: [Component.Parameter]
  /// The lines that have to stand before the expressions made so far.
  private(set) var statements: [String] = []
  /// The names that no further constant can have.
  private var taken: Set<String>

  /// - Parameter taken: what the function calls its parameters besides the theme and `parameters`.
  init(
    component: Component, context: ComponentContext, parameters: [Component.Parameter],
    taken: [String] = []
  ) {
    self.component = component
    self.context = context
    self.parameters = parameters
    self.taken = Set(["theme", "context"] + parameters.map(\.name) + taken)
  }

  /// The expression of a value.
  ///
  /// - Parameters:
  ///   - type: its type in Swift, for a constant.
  ///   - name: the words of the constant's name.
  mutating func code(
    _ value: LookValue<TokenReference>, type: String, name: [String]
  ) -> String {
    switch value {
    case .token(let reference): return token(reference, type: type)
    case .number(let number):
      let code = Self.literal(number)
      return ["InsetsValue", "FontWeightValue"].contains(type) ? "\(type)(\(code))" : code
    case .flag(let flag): return flag ? "true" : "false"
    case .word(let word, _):
      return type == "String" ? SwiftLiteral.quoted(word) : SwiftName.member(word)
    case .parts(let parts): return call(type, parts, name)
    case .byChoice(let choice, let values): return constant(choice, values, type, name)
    }
  }

  private func token(_ reference: TokenReference, type: String) -> String {
    let code = context.value(of: reference)
    switch type {
    case "InsetsValue", "CornersValue", "LengthValue": return "\(type)(\(code))"
    case "FillValue":
      let isColor = context.table.families[reference.family].type == .color
      return isColor ? ".color(\(code))" : ".gradient(\(code))"
    default: return code
    }
  }

  /// The call that makes a value of its parts.
  private mutating func call(
    _ type: String, _ parts: [LookPart<TokenReference>], _ name: [String]
  ) -> String {
    var codes: [(name: String, code: String)] = []
    for part in parts {
      let code = code(part.value, type: part.type.swiftType, name: name + [part.name])
      codes.append((part.name, code))
    }
    switch type {
    case "InsetsValue":
      let edges = ["top", "leading", "bottom", "trailing"].map { edge in
        codes.first { $0.name == edge }?.code ?? "0"
      }
      if edges[0] == edges[2], edges[1] == edges[3] {
        return "InsetsValue(horizontal: \(edges[1]), vertical: \(edges[0]))"
      }
      codes.removeAll { $0.code == "0" }
    case "FillValue":
      // The first part says what it is, the other one how that is shown.
      let more = codes.dropFirst().map { ", \($0.name): \($0.code)" }.joined()
      return codes.first.map { ".\($0.name)(\($0.code)\(more))" } ?? ""
    case "LengthValue":
      let more = codes.dropFirst().map { ", \($0.name): \($0.code)" }.joined()
      return codes.first.map { "LengthValue(\($0.code)\(more))" } ?? ""
    default: break
    }
    let arguments = codes.map { "\($0.name): \($0.code)" }
    return "\(type)(\(arguments.joined(separator: ", ")))"
  }

  private mutating func constant(
    _ choice: Int, _ values: [LookValue<TokenReference>], _ type: String, _ name: [String]
  ) -> String {
    guard let parameter = parameters.first(where: { $0.choice == choice }) else { return "" }
    var constant = SwiftName.camelCase(name)
    while !taken.insert(constant).inserted { constant += "Value" }
    var cases: [String] = []
    for (one, value) in zip(component.choices[choice].cases, values) {
      let code = code(value, type: type, name: name + [one.name])
      cases.append("  case \(SwiftName.member(one.name)): \(code)")
    }
    let subject = SwiftName.declared(parameter.name)
    statements += ["let \(constant): \(type) =", "  switch \(subject) {"] + cases + ["  }"]
    return constant
  }

  /// The arguments of a function of a component within: the theme, what is stated for each of its
  /// parameters, and the context if the function takes one.
  ///
  /// - Parameter name: how this component calls the one within.
  mutating func arguments(
    for parameters: [Component.Parameter], of nested: Component, named name: String,
    stated: [LookProperty<TokenReference>], follows: Bool
  ) -> String {
    var arguments = "theme"
    for parameter in parameters {
      guard let stated = stated.first(where: { $0.path == [parameter.name] }) else { continue }
      let type = "\(context.typeName(nested.name)).\(nested.choices[parameter.choice].name)"
      let code = code(stated.value, type: type, name: [name, parameter.name])
      arguments += ", \(SwiftName.parameter(parameter.name)): \(code)"
    }
    return follows ? "\(arguments), in: context" : arguments
  }

  /// The shortest literal of a number, for example `16` or `0.5`.
  static func literal(_ number: Double) -> String {
    Int32(exactly: number).map(String.init) ?? number.description
  }

  /// The parameters of a function, for example `_ theme: Theme, size: Size = .medium`.
  ///
  /// - Parameter follows: Whether some value depends on the context.
  static func parameterList(
    _ parameters: [Component.Parameter], of component: Component, _ context: ComponentContext,
    follows: Bool
  ) -> String {
    let list = parameters.map { parameter in
      let choice = component.choices[parameter.choice]
      let name = SwiftName.declared(choice.cases[choice.defaultCase].name)
      return ", \(SwiftName.parameter(parameter.name)): \(choice.name) = .\(name)"
    }
    let last = follows ? ", in context: ThemeContext = .light" : ""
    return "_ theme: \(context.naming.theme)" + list.joined() + last
  }
}
