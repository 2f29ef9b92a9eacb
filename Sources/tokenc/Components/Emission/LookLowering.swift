import TokenCompiler

/// Lowers what a content looks like in a theme, with the components that it holds, to its `Look`.
///
/// A class, as nothing of a look changes once it is made: what holds looks, such as that of a screen,
/// copies a reference, and the compiler needs no code to copy all that looks contain.
struct LookLowering {
  let component: Component
  let context: ComponentContext

  var declaration: SwiftDeclaration {
    SwiftDeclaration(
      documentation: "A content with its appearance in a theme, and those of the components in it.",
      head: "\(context.access)final class Look: ContentLook",
      body: .members(properties + [initializer]))
  }

  private struct Part {
    var name: String
    var type: String
    var value: String
    var documentation: String?
    /// A Boolean value that indicates whether the initializer has a parameter with its name.
    var isParameter = false
  }

  private var hasAppearance: Bool { !component.elements.isEmpty }
  private var hasLayout: Bool { !component.layout.isEmpty }

  private var parts: [Part] {
    var parts = [Part(name: "content", type: "Content", value: "content", isParameter: true)]
    let given = givenParts
    if hasAppearance {
      parts.append(
        Part(
          name: "appearance", type: "Appearance",
          value: (given.appearance ? "appearance ?? " : "")
            + call("Appearance", "content", context.looksFollowContext(of: component)),
          isParameter: given.appearance))
    }
    if hasLayout {
      parts.append(
        Part(
          name: "layout", type: "Layout",
          value: (given.layout ? "layout ?? " : "")
            + call("Layout", "content", context.layoutFollowsContext(of: component)),
          isParameter: given.layout))
    }
    if context.arrangementNeedsTheme(of: component) {
      parts.append(
        Part(name: "theme", type: context.naming.theme, value: "theme", isParameter: true))
    }
    if context.arrangementFollowsContext(of: component) {
      parts.append(Part(name: "context", type: "ThemeContext", value: "context", isParameter: true))
    }
    let names = childNames
    for field in component.fields {
      guard let type = typeName(of: field.type), let name = names[field.name] else { continue }
      parts.append(
        Part(
          name: name, type: field.isOptional ? type + "?" : type, value: value(of: field),
          documentation: field.description))
    }
    return parts
  }

  /// The properties with the looks of components within, by the names of their fields.
  var childNames: [String: String] {
    var taken = Set(["content", "appearance", "layout", "theme", "context"])
    var names: [String: String] = [:]
    for field in component.fields where typeName(of: field.type) != nil {
      var name = field.name
      while !taken.insert(name).inserted { name += "Look" }
      names[field.name] = name
    }
    return names
  }

  private var properties: [SwiftDeclaration] {
    parts.map { part in
      SwiftDeclaration(
        documentation: part.documentation,
        head: "\(context.access)let \(SwiftName.declared(part.name)): \(part.type)")
    }
  }

  private var initializer: SwiftDeclaration {
    let parts = parts
    // What components within take must not be read of a look that is not complete yet.
    let passedOn = component.fields.map(stated(of:))
    let constants = [
      "appearance": passedOn.contains(where: \.appearance),
      "layout": passedOn.contains(where: \.layout),
    ]
    let statements = parts.flatMap { part -> [String] in
      let name = SwiftName.declared(part.name)
      if constants[part.name] ?? false {
        return ["let \(name) = \(part.value)", "self.\(name) = \(name)"]
      }
      return ["\(part.isParameter ? "self." : "")\(name) = \(part.value)"]
    }
    let follows = context.lookFollowsContext(of: component)
    let list = ValueLowering.parameterList([], of: component, context, follows: follows)
    let given = givenParts
    let more =
      (given.appearance ? ", appearance: Appearance? = nil" : "")
      + (given.layout ? ", layout: Layout? = nil" : "")
    return SwiftDeclaration(
      documentation: "Resolves the values of the content, and the design's values for the others"
        + (more.isEmpty ? "." : ", except for the given ones."),
      head: "\(context.access)init(_ content: Content, \(list)\(more))",
      body: .statements(statements))
  }

  // MARK: Components within

  /// The type of the looks of a field's components; `nil` if it holds no components.
  private func typeName(of type: FieldType) -> String? {
    switch type {
    case .element: context.lookUnion
    case .component(let name): context.typeName(name) + ".Look"
    case .list(let element, _): typeName(of: element).map { "[\($0)]" }
    default: nil
    }
  }

  private func value(of field: FieldSpec) -> String {
    let content = "content.\(SwiftName.declared(field.name))"
    let name = SwiftName.declared(field.name)
    let stated = stated(of: field)
    let more =
      (stated.appearance ? ", appearance: appearance.\(name)" : "")
      + (stated.layout ? ", layout: layout.\(name)" : "")
    guard field.isOptional else { return value(of: field.type, content, more) }
    return "\(content).map { \(value(of: field.type, "$0", more)) }"
  }

  private func value(of type: FieldType, _ content: String, _ more: String = "") -> String {
    switch type {
    case .element: call(context.lookUnion, content, context.unionFollowsContext)
    case .component(let name):
      call(
        context.typeName(name) + ".Look", content,
        context.component(name).map(context.lookFollowsContext) ?? false, more)
    case .list(let element, let isLenient):
      "\(content)\(isLenient ? ".elements" : "").map { \(value(of: element, "$0", more)) }"
    default: content
    }
  }

  private func call(
    _ type: String, _ content: String, _ follows: Bool, _ more: String = ""
  ) -> String {
    "\(type)(\(content), theme\(follows ? ", in: context" : "")\(more))"
  }

  /// Returns a Boolean value that indicates whether this component states the look and the layout of the components
  /// in a field: one that is an element, too, looks as this component says, which may be as its content says.
  private func stated(of field: FieldSpec) -> (appearance: Bool, layout: Bool) {
    let parts = component.parts(stating: field)
    return (parts.element != nil, parts.property != nil)
  }

  /// The parts that looks of other components state of this one: parameters of its initializer.
  private var givenParts: (appearance: Bool, layout: Bool) {
    var given = (appearance: false, layout: false)
    for other in context.holders[component.name] ?? [] {
      let lowering = LookLowering(component: other, context: context)
      for field in other.fields where field.type.component == component.name {
        let stated = lowering.stated(of: field)
        given.appearance = given.appearance || stated.appearance
        given.layout = given.layout || stated.layout
      }
      for made in context.madeElements(of: other) where made.component.name == component.name {
        given.appearance = given.appearance || hasAppearance
        given.layout = given.layout || context.states(layoutOf: made.element, in: other)
      }
    }
    return given
  }
}

/// Lowers all components that a server can send to the enum of their looks.
struct LookUnionLowering {
  let context: ComponentContext

  var declaration: SwiftDeclaration {
    let cases = context.elements.map { component in
      SwiftDeclaration(
        head: "case \(context.caseName(of: component))(\(context.typeName(component.name)).Look)")
    }
    let switchCases = context.elements.map { component in
      let name = context.caseName(of: component)
      let more = context.lookFollowsContext(of: component) ? ", in: context" : ""
      return "case .\(name)(let content): self = .\(name)(.init(content, theme\(more)))"
    }
    let last = context.unionFollowsContext ? ", in context: ThemeContext = .light" : ""
    let initializer = SwiftDeclaration(
      documentation: "Resolves the values of the content, and the design's values for the others.",
      head: "\(context.access)init(_ content: \(context.contentUnion), "
        + "_ theme: \(context.naming.theme)\(last))",
      body: .statements(["switch content {"] + switchCases + ["}"]))
    return SwiftDeclaration(
      documentation: "The content of any component with its appearance in a theme.",
      head: "\(context.naming.typeModifiers)enum \(context.lookUnion): ContentLook",
      body: .members(cases + [initializer]))
  }

}
