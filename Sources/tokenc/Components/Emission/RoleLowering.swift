import TokenCompiler

/// Lowers what a content is of the library to a property with that value, or for the run of a text to a function,
/// as its colors and styles are those of a theme.
struct RoleLowering {
  private let component: Component
  private let context: ComponentContext
  private let role: LibraryRole

  /// `nil` for a component that represents no value.
  init?(component: Component, context: ComponentContext) {
    guard let role = component.role, role != .action else { return nil }
    self.component = component
    self.context = context
    self.role = role
  }

  /// The property or function, and what it calls.
  func members(access: String) -> [SwiftDeclaration] {
    let own =
      switch role {
      case .textRun: [run(access)] + [inner(access)].compactMap(\.self) + [traits]
      case .textMark: [mark(access)]
      default: [value(access)]
      }
    return own + conversions
  }

  private func field(_ needed: LibraryRole.Field) -> FieldSpec? {
    component.fields.first { $0.name == needed.name }
  }

  private func value(_ access: String) -> SwiftDeclaration {
    SwiftDeclaration(
      documentation: "What of the library the content is.",
      head: "\(access)var \(role.property): \(role.typeName)",
      body: .result(.call(role.typeName, arguments())))
  }

  private func arguments() -> [(label: String, value: SwiftExpression)] {
    role.fields.compactMap { needed in
      field(needed).map { field in
        (needed.isUnlabeled ? "" : needed.name, .code(value(of: field, needed)))
      }
    }
  }

  private func value(of field: FieldSpec, _ needed: LibraryRole.Field) -> String {
    let name = SwiftName.declared(field.name)
    let standard = field.isOptional ? needed.standard.map { " ?? \($0)" } ?? "" : ""
    switch needed.kind {
    case .text: return name + standard
    case .address:
      guard field.type.component != nil else { return name }
      return name + (field.isOptional ? "?." : ".") + name
    case .attribute, .words: return name
    case .number:
      guard field.type == .integer else { return name + standard }
      return (field.isOptional ? "\(name).map(Double.init)" : "Double(\(name))") + standard
    case .word:
      return field.isOptional
        ? "\(name).map { \(Self.conversion)(of: $0) }\(standard)"
        : "\(Self.conversion)(of: \(name))"
    case .token: return token(field)
    case .list(let role):
      let mark = field.isOptional && !Self.isLenient(field) ? "?" : ""
      return "\(list(field))\(mark).map(\\.\(role.property))" + (field.isOptional ? " ?? []" : "")
    }
  }

  /// The elements of a list, which are optional where the content may leave it out.
  private func list(_ field: FieldSpec) -> String {
    let name = SwiftName.declared(field.name)
    guard Self.isLenient(field) else { return name }
    return name + (field.isOptional ? "?" : "") + ".elements"
  }

  private static func isLenient(_ field: FieldSpec) -> Bool {
    if case .list(_, isLenient: true) = field.type { true } else { false }
  }

  // MARK: Runs

  private func run(_ access: String) -> SwiftDeclaration {
    let more = context.roleFollowsContext(of: component) ? ", in context: ThemeContext" : ""
    let ofTraits = ["marks", "runs"] + LibraryRole.traitWords
    var arguments = self.arguments().filter { !ofTraits.contains($0.label) }
    if arguments.first?.label != "" { arguments.insert((label: "", value: .code("\"\"")), at: 0) }
    arguments.insert((label: "traits", value: .code("runTraits")), at: 1)
    return SwiftDeclaration(
      documentation: "The part of a text that the content is.",
      head: "\(access)func \(role.property)(_ theme: \(context.naming.theme)\(more)) "
        + "-> \(role.typeName)", body: .result(.call(role.typeName, arguments)))
  }

  /// The parts of a text in place of one that holds others; `nil` for one that holds none.
  private func inner(_ access: String) -> SwiftDeclaration? {
    guard let field = component.fields.first(where: { $0.name == "runs" }),
      let run = context.run(of: field.type)
    else { return nil }
    let more = context.roleFollowsContext(of: component) ? ", in context: ThemeContext" : ""
    let optional = field.isOptional ? "?" : ""
    let end = field.isOptional ? " ?? []" : ""
    let property = role.property
    return SwiftDeclaration(
      documentation: "The parts of a text that the content is, with those in it.",
      head:
        "\(access)func \(property)s(_ theme: \(context.naming.theme)\(more)) -> [\(role.typeName)]",
      body: .statements([
        "let run = \(property)(theme\(more.isEmpty ? "" : ", in: context"))",
        "let inner = \(list(field))\(optional).\(context.runs(of: run))\(end)",
        "return (run.text.isEmpty ? [] : [run]) + inner.map { $0.within(run) }",
      ]))
  }

  /// A value of the theme, or a color by its digits.
  private func token(_ field: FieldSpec) -> String {
    let name = SwiftName.declared(field.name)
    guard case .token(let group) = field.type,
      let family = context.table.families.firstIndex(where: { $0.group == group })
    else { return name + (field.isOptional ? "?.color" : ".color") }
    return field.isOptional
      ? "\(name).map { \(context.value("$0", of: family)) }" : context.value(name, of: family)
  }

  private var traits: SwiftDeclaration {
    let type = LibraryRole.textMark.typeName
    var lines = ["var traits: \(type) = []"]
    for word in LibraryRole.traitWords {
      guard let field = component.fields.first(where: { $0.name == word }) else { continue }
      if case .choice(let name) = field.type {
        lines += attribute(field, name)
        continue
      }
      let condition = SwiftName.declared(word) + (field.isOptional ? " == true" : "")
      lines.append("if \(condition) { traits.insert(.\(word)) }")
    }
    if let field = component.fields.first(where: { $0.name == "marks" }) {
      let isComponent = field.type.component != nil
      let trait =
        isComponent ? "mark.\(LibraryRole.textMark.property)" : "\(Self.conversion)(of: mark)"
      let list = list(field)
      lines.append(
        "for mark in \(list)\(field.isOptional ? " ?? []" : "") { traits.formUnion(\(trait)) }")
    }
    return SwiftDeclaration(
      head: "private var runTraits: \(type)", body: .statements(lines + ["return traits"]))
  }

  /// The attribute that a word of the server names.
  private func attribute(_ field: FieldSpec, _ choice: String) -> [String] {
    let cases = component.choices.first { $0.name == choice }?.cases.map(\.name) ?? []
    let lines = cases.map { name in
      "case .\(name)\(field.isOptional ? "?" : ""): "
        + (name == LibraryRole.plainWord ? "break" : "traits.insert(.\(name))")
    }
    return ["switch \(SwiftName.declared(field.name)) {"] + lines
      + (field.isOptional ? ["case nil: break"] : []) + ["}"]
  }

  private func mark(_ access: String) -> SwiftDeclaration {
    SwiftDeclaration(
      documentation: "The attribute of a text that the content names.",
      head: "\(access)var \(role.property): \(role.typeName)",
      body: .statements(["\(Self.conversion)(of: kind)"]))
  }

  // MARK: Words

  private static let conversion = "libraryValue"

  /// The functions that translate the cases of each enum to those of the library.
  private var conversions: [SwiftDeclaration] {
    var known: Set<String> = []
    return role.fields.compactMap { needed in
      let type: String
      switch needed.kind {
      case .word(let word, _): type = word
      case .words(let word, _, or: _): type = word
      default: return nil
      }
      guard case .choice(let name)? = field(needed)?.type.leaf, known.insert(name).inserted,
        let choice = component.choices.first(where: { $0.name == name })
      else { return nil }
      let cases = choice.cases.map { one in
        "case \(SwiftName.member(one.name)): \(SwiftName.member(one.name))"
      }
      return SwiftDeclaration(
        head: "private func \(Self.conversion)(of choice: \(name)) -> \(type)",
        body: .statements(["switch choice {"] + cases + ["}"]))
    }
  }
}
