import TokenCompiler

/// Lowers what a content is of the library to a property with that value.
struct RoleLowering {
  private let component: Component
  private let role: LibraryRole

  /// `nil` for a component that represents no value.
  init?(component: Component) {
    guard let role = component.role, role != .action else { return nil }
    (self.component, self.role) = (component, role)
  }

  /// The property, and what it calls.
  func members(access: String) -> [SwiftDeclaration] {
    let arguments = role.fields.compactMap { needed in
      component.fields.first { $0.name == needed.name }.map { field in
        (label: needed.name, value: SwiftExpression.code(value(of: field, needed)))
      }
    }
    return [
      SwiftDeclaration(
        documentation: "What of the library the content is.",
        head: "\(access)var \(role.property): \(role.typeName)",
        body: .result(.call(role.typeName, arguments)))
    ] + conversions
  }

  private func value(of field: FieldSpec, _ needed: LibraryRole.Field) -> String {
    let name = SwiftName.declared(field.name)
    switch needed.kind {
    case .text: return name
    case .number:
      let standard = field.isOptional ? needed.standard.map { " ?? \($0)" } ?? "" : ""
      guard field.type == .integer else { return name + standard }
      return (field.isOptional ? "\(name).map(Double.init)" : "Double(\(name))") + standard
    case .word: return field.isOptional ? "\(name).map { anchor(of: $0) }" : "anchor(of: \(name))"
    case .list(let role):
      let isLenient = if case .list(_, isLenient: true) = field.type { true } else { false }
      let list = name + (field.isOptional ? "?" : "") + (isLenient ? ".elements" : "")
      return "\(list).map(\\.\(role.property))" + (field.isOptional ? " ?? []" : "")
    }
  }

  /// What translates the cases of each enum to those of the library.
  private var conversions: [SwiftDeclaration] {
    var known: Set<String> = []
    return role.fields.compactMap { needed in
      guard case .word(let type, _) = needed.kind,
        case .choice(let name)? = component.fields.first(where: { $0.name == needed.name })?.type,
        known.insert(name).inserted,
        let choice = component.choices.first(where: { $0.name == name })
      else { return nil }
      let cases = choice.cases.map { one in
        "case \(SwiftName.member(one.name)): \(SwiftName.member(one.name))"
      }
      return SwiftDeclaration(
        head: "private func anchor(of choice: \(name)) -> \(type)",
        body: .statements(["switch choice {"] + cases + ["}"]))
    }
  }
}
