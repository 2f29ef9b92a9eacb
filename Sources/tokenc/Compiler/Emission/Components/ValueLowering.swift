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
    self.taken = Set(["theme"] + parameters.map(\.name) + taken)
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
    case .token(let reference):
      let code = context.value(of: reference)
      return type == "InsetsValue" ? "InsetsValue(\(code))" : code
    case .number(let number):
      let code = Self.literal(number)
      return ["InsetsValue", "FontWeightValue"].contains(type) ? "\(type)(\(code))" : code
    case .flag(let flag): return flag ? "true" : "false"
    case .word(let word, _): return SwiftName.member(word)
    case .insets(let edges): return insets(edges, name)
    case .byChoice(let choice, let values): return constant(choice, values, type, name)
    }
  }

  private mutating func insets(
    _ edges: [LookValue<TokenReference>?], _ name: [String]
  ) -> String {
    let labels = ["top", "leading", "bottom", "trailing"]
    var codes: [String] = []
    for (label, edge) in zip(labels, edges) {
      codes.append(edge.map { code($0, type: "Double", name: name + [label]) } ?? "0")
    }
    if codes[0] == codes[2], codes[1] == codes[3] {
      return "InsetsValue(horizontal: \(codes[1]), vertical: \(codes[0]))"
    }
    let arguments = zip(labels, codes).filter { $0.1 != "0" }.map { "\($0.0): \($0.1)" }
    return "InsetsValue(\(arguments.joined(separator: ", ")))"
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

  /// The arguments of a function of a component within: the theme, and what is stated for each of
  /// its parameters.
  ///
  /// - Parameter name: how this component calls the one within.
  mutating func arguments(
    for parameters: [Component.Parameter], of nested: Component, named name: String,
    stated: [LookProperty<TokenReference>]
  ) -> String {
    var arguments = "theme"
    for parameter in parameters {
      guard let stated = stated.first(where: { $0.path == [parameter.name] }) else { continue }
      let type = "\(context.typeName(nested.name)).\(nested.choices[parameter.choice].name)"
      let code = code(stated.value, type: type, name: [name, parameter.name])
      arguments += ", \(SwiftName.parameter(parameter.name)): \(code)"
    }
    return arguments
  }

  /// The shortest literal of a number, for example `16` or `0.5`.
  static func literal(_ number: Double) -> String {
    Int32(exactly: number).map(String.init) ?? number.description
  }

  /// The parameters of a function, for example `_ theme: Theme, size: Size = .medium`.
  static func parameterList(
    _ parameters: [Component.Parameter], of component: Component, _ context: ComponentContext
  ) -> String {
    let list = parameters.map { parameter in
      let choice = component.choices[parameter.choice]
      let name = SwiftName.declared(choice.cases[choice.defaultCase].name)
      return ", \(SwiftName.parameter(parameter.name)): \(choice.name) = .\(name)"
    }
    return "_ theme: \(context.naming.theme)" + list.joined()
  }
}
