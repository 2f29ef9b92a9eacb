import TokenCompiler
import TokenRuntime

/// Lowers values of looks and layouts to expressions.
///
/// A value by choice becomes a constant before the expression, as `switch` can't be an argument.
struct ValueLowering {
  let component: Component
  let context: ComponentContext
  let parameters: [Component.Parameter]
  /// The fields of the content that values come from; all others hold what is said otherwise.
  let fields: [Component.BoundField]
  /// The text before the name of a field: nothing for a parameter, `content.` for the content's.
  private let owner: String
  /// The lines that have to stand before the expressions made so far.
  private(set) var statements: [String] = []
  private var taken: Set<String>

  /// - Parameter taken: what the function calls its parameters besides the theme and `parameters`.
  init(
    component: Component, context: ComponentContext, parameters: [Component.Parameter],
    fields: [Component.BoundField] = [], of owner: String = "", taken: [String] = []
  ) {
    self.component = component
    self.context = context
    self.parameters = parameters
    self.fields = fields
    self.owner = owner
    self.taken = Set(
      ["theme", "context", "content"] + parameters.map(\.name) + fields.map(\.name) + taken)
  }

  /// The expression of a value, or of a constant of its type in Swift, with a name of these words.
  mutating func code(
    _ value: LookValue<TokenReference>, as type: PropertyType, name: [String]
  ) -> String {
    let swiftType = type.swiftType
    switch value {
    case .token(let reference):
      return token(context.value(of: reference), of: reference.family, as: type)
    case .number(let number):
      let code = Self.literal(number)
      return ["InsetsValue", "FontWeightValue"].contains(swiftType) ? "\(swiftType)(\(code))" : code
    case .flag(let flag): return flag ? "true" : "false"
    case .unset: return "nil"
    case .word(let word, _):
      if case .length = type { return Self.length(word) }
      if case .fontFeatures = type { return Self.features(word) }
      return swiftType == "String" ? SwiftLiteral.quoted(word) : SwiftName.member(word)
    case .parts(let parts): return call(swiftType, parts, name)
    case .byChoice(let choice, let values): return constant(choice, values, type, name)
    case .content(let reference, let otherwise):
      return content(reference, otherwise: otherwise, as: type, name: name)
    }
  }

  private func token(_ code: String, of family: Int, as type: PropertyType) -> String {
    switch type.swiftType {
    case "InsetsValue", "CornersValue", "LengthValue": return "\(type.swiftType)(\(code))"
    case "FillValue":
      let isColor = context.table.families[family].type == .color
      return isColor ? ".color(\(code))" : ".gradient(\(code))"
    default: return code
    }
  }

  /// A length that a spec states as `fill`, `fit` or in percent.
  private static func length(_ word: String) -> String {
    let share = WrittenNumber.percent.number(word)
    return share.map { "LengthValue(share: \(literal($0)))" } ?? SwiftName.member(word)
  }

  /// Features of a font as a dictionary, in the order of their tags.
  private static func features(_ text: String) -> String {
    let settings = (FontFeaturesValue(text) ?? .none).settings.sorted { $0.key < $1.key }
    let pairs = settings.map { "\(SwiftLiteral.quoted($0.key)): \($0.value)" }
    return pairs.isEmpty ? "[:]" : "[\(pairs.joined(separator: ", "))]"
  }

  // MARK: Content

  /// The value of a field of the content, or else the one that holds otherwise.
  private mutating func content(
    _ reference: ContentReference, otherwise: LookValue<TokenReference>?, as type: PropertyType,
    name: [String]
  ) -> String {
    guard let bound = bound(reference) else {
      if let otherwise { return code(otherwise, as: type, name: name) }
      guard let field = component.way(of: reference)?.end, let fallback = field.fallback else {
        return ""
      }
      return code(of: field, context.literal(fallback, field.type), as: type)
    }
    let declared = SwiftName.declared(bound.name)
    let subject = subject(bound)
    guard isOptional(bound), let otherwise else {
      // A measure that the content leaves out asks for nothing.
      let mark = bound.field.type.component != nil && isOptional(bound) ? "?" : ""
      return code(of: bound.field, subject + mark, as: type)
    }
    if case .token(let reference) = otherwise, case .token(let group) = bound.field.type {
      let family = context.table.families[reference.family]
      if family.group == group {
        let member = SwiftName.member(family.tokens[reference.token].names.caseName)
        return token(
          context.value("\(subject) ?? \(member)", of: reference.family), of: reference.family,
          as: type)
      }
    }
    let fallback = code(otherwise, as: type, name: name)
    return constant(
      type.swiftType + (otherwise.canBeUnset || bound.field.type.component != nil ? "?" : ""),
      named: name,
      "if let \(binding(bound)) { "
        + "\(code(of: bound.field, declared, as: type)) } else { \(fallback) }")
  }

  private func bound(_ reference: ContentReference) -> Component.BoundField? {
    fields.first { $0.reference.path == reference.path }
  }

  /// Returns a Boolean value that indicates whether what says the value may be nil: a parameter, or a field of the
  /// content.
  private func isOptional(_ bound: Component.BoundField) -> Bool {
    owner.isEmpty ? bound.isOptional : bound.field.isOptional
  }

  /// The expression of the value: a parameter, or a field of the content such as `content.style?.color`.
  private func subject(_ bound: Component.BoundField) -> String {
    owner.isEmpty ? SwiftName.declared(bound.name) : owner + component.members(bound.reference)
  }

  /// The binding with which a condition unwraps a field.
  private func binding(_ bound: Component.BoundField) -> String {
    let declared = SwiftName.declared(bound.name)
    return owner.isEmpty ? declared : "\(declared) = \(subject(bound))"
  }

  private func code(of field: FieldSpec, _ subject: String, as type: PropertyType) -> String {
    switch (field.type, type) {
    case (.token(let group), _):
      guard let family = context.table.families.firstIndex(where: { $0.group == group }) else {
        return subject
      }
      return token(context.value(subject, of: family), of: family, as: type)
    case (.component, _): return "\(subject).\(LibraryRole.measure.property).length"
    case (.color, .fill): return ".color(\(subject).color)"
    case (.color, _): return "\(subject).color"
    case (.decimal, .fraction): return "Swift.min(1, Swift.max(0, \(subject).number))"
    case (.integer, .fraction): return "Double(Swift.min(1, Swift.max(0, \(subject))))"
    case (.number, .fraction): return "Swift.min(1, Swift.max(0, \(subject)))"
    case (.number, .balance): return "Swift.min(1, Swift.max(-1, \(subject)))"
    case (.written(.points), .corners): return "CornersValue(\(subject).points)"
    case (.integer, .corners): return "CornersValue(Double(Swift.max(0, \(subject))))"
    case (_, .corners): return "CornersValue(Swift.max(0, \(subject)))"
    case (.written(.points), .length): return "LengthValue(\(subject).points)"
    case (.written(.points), _): return "\(subject).points"
    case (.written(.ratio), _): return "\(subject).ratio"
    case (.written(.percent), .length): return "LengthValue(share: \(subject).fraction)"
    case (.written(.percent), _): return "Swift.min(1, \(subject).fraction)"
    case (.decimal, _): return "Swift.max(0, \(subject).number)"
    // What a server counts or measures may be below what the design allows.
    case (_, .count): return "Swift.max(0, \(subject))"
    case (.integer, .distance), (.integer, .factor): return "Double(Swift.max(0, \(subject)))"
    case (_, .distance), (_, .factor): return "Swift.max(0, \(subject))"
    case (.integer, .length): return "LengthValue(Double(Swift.max(0, \(subject))))"
    case (_, .length): return "LengthValue(Swift.max(0, \(subject)))"
    case (.integer, .points): return "Double(\(subject))"
    default: return subject
    }
  }

  /// The content that a component within shows as its look or layout, and the further arguments,
  /// for example `IconView.Appearance(icon, theme)`, or else what is said of it.
  mutating func whole(
    _ reference: ContentReference, as type: String, _ arguments: String, named name: String,
    otherwise: (inout ValueLowering) -> String
  ) -> String {
    guard let bound = bound(reference) else { return otherwise(&self) }
    let declared = SwiftName.declared(bound.name)
    func call(_ subject: String) -> String { "\(type)(\(subject), \(arguments))" }
    guard isOptional(bound) else { return call(subject(bound)) }
    let fallback = otherwise(&self)
    return constant(
      type, named: [name, "of", "content"],
      "if let \(binding(bound)) { \(call(declared)) } else { \(fallback) }")
  }

  /// The choice of a content for a parameter; `nil` where it has no field for that.
  static func chosen(
    _ choice: ChoiceSpec, as parameter: String, of component: Component
  ) -> String? {
    component.field(choosing: choice.name, as: parameter).map { field in
      let standard = SwiftName.member(choice.cases[choice.defaultCase].name)
      return "content.\(SwiftName.declared(field.name))"
        + (field.isOptional ? " ?? \(standard)" : "")
    }
  }

  // MARK: Styles

  /// A style by its name, or what an enum chooses, for example `LabelAppearance.title(theme)`.
  ///
  /// - Parameter follows: whether the function that this stands in knows the context.
  mutating func style(
    _ use: StyleUse<TokenReference>, named name: [String], follows: Bool
  ) -> String {
    style(use.value, of: use.type, named: name + ["style"], follows)
  }

  private mutating func style(
    _ value: LookValue<TokenReference>, of type: String, named name: [String], _ follows: Bool
  ) -> String {
    switch value {
    case .word(let word, _):
      let argument = follows && context.followsContext(word, of: type) ? ", in: context" : ""
      return "\(type)\(SwiftName.member(word))(theme\(argument))"
    case .byChoice(let choice, let styles):
      guard let parameter = parameters.first(where: { $0.choice == choice }) else { return "" }
      let subject = SwiftName.declared(parameter.name)
      if let sheet = context.sheet(of: component.choices[choice], type),
        namesItself(styles, component.choices[choice])
      {
        let argument = follows && context.looksFollowContext(of: sheet) ? ", in: context" : ""
        return "\(type).styled(\(subject), theme\(argument))"
      }
      let constant = constantName(name)
      var cases: [String] = []
      for (one, style) in zip(component.choices[choice].cases, styles) {
        let code = self.style(style, of: type, named: name + [one.name], follows)
        cases.append("  case \(SwiftName.member(one.name)): \(code)")
      }
      statements += ["let \(constant): \(type) =", "  switch \(subject) {"] + cases + ["  }"]
      return constant
    default: return ""
    }
  }

  /// Returns a Boolean value that indicates whether each case of an enum of styles stands for the style of its name.
  private func namesItself(_ styles: [LookValue<TokenReference>], _ choice: ChoiceSpec) -> Bool {
    zip(styles, choice.cases).allSatisfy { style, one in
      if case .word(one.name, _) = style { true } else { false }
    }
  }

  // MARK: Objects

  private mutating func call(
    _ type: String, _ parts: [LookPart<TokenReference>], _ name: [String]
  ) -> String {
    var codes: [(name: String, code: String)] = []
    for part in parts {
      let code = code(part.value, as: part.type, name: name + [part.name])
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

  // MARK: Constants

  mutating func constantName(_ name: [String]) -> String {
    var constant = SwiftName.camelCase(name)
    while !taken.insert(constant).inserted { constant += "Value" }
    return constant
  }

  /// A constant whose value is an expression that can't be an argument.
  private mutating func constant(
    _ type: String, named name: [String], _ expression: String
  ) -> String {
    let constant = constantName(name)
    statements += ["let \(constant): \(type) =", "  " + expression]
    return constant
  }

  private mutating func constant(
    _ choice: Int, _ values: [LookValue<TokenReference>], _ type: PropertyType, _ name: [String]
  ) -> String {
    guard let parameter = parameters.first(where: { $0.choice == choice }) else { return "" }
    let constant = constantName(name)
    var cases: [String] = []
    for (one, value) in zip(component.choices[choice].cases, values) {
      let code = code(value, as: type, name: name + [one.name])
      cases.append("  case \(SwiftName.member(one.name)): \(code)")
    }
    let subject = SwiftName.declared(parameter.name)
    statements +=
      ["let \(constant): \(type.swiftType) =", "  switch \(subject) {"] + cases + ["  }"]
    return constant
  }

  /// The arguments of a function of a component within: the theme, what is stated for each of its
  /// parameters, and the context if the function takes one.
  ///
  /// - Parameters:
  ///   - name: how this component calls the one within.
  ///   - style: the variant, where that is an argument, too.
  mutating func arguments(
    for parameters: [Component.Parameter], of nested: Component, named name: String,
    style: String? = nil, stated: [LookProperty<TokenReference>], follows: Bool
  ) -> String {
    var arguments = "theme" + (style.map { ", style: \($0)" } ?? "")
    for parameter in parameters {
      guard let stated = stated.first(where: { $0.path == [parameter.name] }) else { continue }
      let type = "\(context.typeName(nested.name)).\(nested.choices[parameter.choice].name)"
      let code = code(stated.value, as: .word(type, []), name: [name, parameter.name])
      arguments += ", \(SwiftName.argument(parameter.name)): \(code)"
    }
    return follows ? "\(arguments), in: context" : arguments
  }

  /// The shortest literal of a number, for example `16` or `0.5`.
  static func literal(_ number: Double) -> String {
    Int32(exactly: number).map(String.init) ?? number.description
  }

  /// The parameters of a function, for example `_ theme: Theme, size: Size = .medium`.
  static func parameterList(
    _ parameters: [Component.Parameter], _ fields: [Component.BoundField] = [],
    style: Bool = false, of component: Component, _ context: ComponentContext, follows: Bool
  ) -> String {
    let variant = component.variants.first.map { SwiftName.declared($0.name.name) }
    let first = style ? variant.map { ", style: \(ChoiceSpec.style) = .\($0)" } ?? "" : ""
    let list = parameters.map { parameter in
      let choice = component.choices[parameter.choice]
      let name = SwiftName.declared(choice.cases[choice.defaultCase].name)
      return ", \(SwiftName.parameter(parameter.name)): \(choice.name) = .\(name)"
    }
    let more = fields.map { bound in
      let type = context.swiftType(bound.field.type, in: component)
      let standard =
        bound.field.fallback.map { " = " + context.literal($0, bound.field.type) } ?? ""
      return ", \(SwiftName.parameter(bound.name)): "
        + (bound.isOptional ? "\(type)? = nil" : type + standard)
    }
    let last = follows ? ", in context: ThemeContext = .light" : ""
    return "_ theme: \(context.naming.theme)" + first + list.joined() + more.joined() + last
  }
}

extension ComponentSpec {
  /// The members of a content that lead to what a reference means, for example `style?.color`.
  func members(_ reference: ContentReference) -> String {
    let way = way(of: reference) ?? []
    let owners = way.dropLast().map { SwiftName.declared($0.name) + ($0.isOptional ? "?." : ".") }
    return owners.joined() + (way.last.map { SwiftName.declared($0.name) } ?? "")
  }
}
