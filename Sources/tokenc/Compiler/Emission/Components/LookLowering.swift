/// Lowers what a content looks like in a theme, with the components that it holds, to its `Look`.
struct LookLowering {
  let component: Component
  let context: ComponentContext

  var declaration: SwiftDeclaration {
    SwiftDeclaration(
      documentation: "A content with its looks in a theme, and those of the components in it.",
      head: "\(context.access)struct Look: ContentLook",
      body: .members(properties + [initializer]))
  }

  /// A property of the look, and what it is made of.
  private struct Part {
    var name: String
    var type: String
    var value: String
    var documentation: String?
    /// The property wrapper, with a blank; empty for none.
    var storage = ""
    /// Statements that set what this component says of one within.
    var statements: [String] = []
  }

  private var hasAppearance: Bool { !component.elements.isEmpty }
  private var hasLayout: Bool { !component.layout.isEmpty }

  private var parts: [Part] {
    var parts = [Part(name: "content", type: "Content", value: "content")]
    if hasAppearance {
      parts.append(
        Part(
          name: "appearance", type: "Appearance",
          value: call("Appearance", "content", context.looksFollowContext(of: component))))
    }
    if hasLayout {
      parts.append(
        Part(
          name: "layout", type: "Layout",
          value: call("Layout", "content", context.layoutFollowsContext(of: component))))
    }
    if context.arrangementNeedsTheme(of: component) {
      parts.append(Part(name: "theme", type: context.naming.theme, value: "theme"))
    }
    if context.arrangementFollowsContext(of: component) {
      parts.append(Part(name: "context", type: "ThemeContext", value: "context"))
    }
    let names = childNames
    for field in component.fields {
      guard let type = typeName(of: field.type), let name = names[field.name] else { continue }
      parts.append(
        Part(
          name: name, type: field.isOptional ? type + "?" : type, value: value(of: field),
          documentation: field.description, storage: context.storage(of: field),
          statements: statements(for: field, named: name)))
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
        head: part.storage
          + "\(context.access)var \(SwiftName.declared(part.name)): \(part.type)")
    }
  }

  private var initializer: SwiftDeclaration {
    let statements = parts.map { part in
      let isParameter = ["content", "theme", "context"].contains(part.name)
      return "\(isParameter ? "self." : "")\(SwiftName.declared(part.name)) = \(part.value)"
    }
    let follows = context.lookFollowsContext(of: component)
    let list = ValueLowering.parameterList([], of: component, context, follows: follows)
    return SwiftDeclaration(
      documentation: "Resolves what the content says and what the design says otherwise.",
      head: "\(context.access)init(_ content: Content, \(list))",
      body: .statements(statements + parts.flatMap(\.statements)))
  }

  // MARK: Components within

  /// The type of the looks of what a field holds; `nil` if it holds no components.
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
    guard field.isOptional else { return value(of: field.type, content) }
    return "\(content).map { \(value(of: field.type, "$0")) }"
  }

  private func value(of type: FieldType, _ content: String) -> String {
    switch type {
    case .element: call(context.lookUnion, content, context.unionFollowsContext)
    case .component(let name):
      call(
        context.typeName(name) + ".Look", content,
        context.component(name).map(context.lookFollowsContext) ?? false)
    case .list(let element, let isLenient):
      "\(content)\(isLenient ? ".elements" : "").map { \(value(of: element, "$0")) }"
    default: content
    }
  }

  private func call(_ type: String, _ content: String, _ follows: Bool) -> String {
    "\(type)(\(content), theme\(follows ? ", in: context" : ""))"
  }

  /// A component that is an element, too, looks as this component says, which may be as its content
  /// says; the same of its layout.
  private func statements(for field: FieldSpec, named name: String) -> [String] {
    let isList = field.type.element != nil
    guard let type = field.type.component else { return [] }
    let declared = SwiftName.declared(field.name)
    let list = SwiftName.declared(name) + (field.isOptional ? "?" : "")
    let subject = isList ? list + "[index]" : list
    func followsField(_ properties: [LookProperty<TokenReference>]) -> Bool {
      properties.contains { property in
        guard case .content(let reference, _) = property.value else { return false }
        return property.isWhole && !property.keepsStated && reference.field == field.name
      }
    }
    let element = component.elements.firstIndex {
      $0.name == field.name && $0.kind == .component(type)
    }
    let looks = component.variants.flatMap(\.looks).filter { $0.element == element }
    let isElement = element != nil && !looks.allSatisfy { followsField($0.properties) }
    let isPlaced = component.layout.contains { property in
      guard case .component(type, let arguments) = property.kind else { return false }
      return property.name == field.name && !followsField(arguments)
    }
    let statements =
      (isElement ? ["\(subject).appearance = appearance.\(declared)"] : [])
      + (isPlaced ? ["\(subject).layout = layout.\(declared)"] : [])
    guard isList, !statements.isEmpty else { return statements }
    let indices = field.isOptional ? "\(list).indices ?? 0..<0" : "\(list).indices"
    return ["for index in \(indices) {"] + statements.map { "  " + $0 } + ["}"]
  }
}

/// Lowers all components that a server can send to the enum of their looks.
struct LookUnionLowering {
  let context: ComponentContext

  var declaration: SwiftDeclaration {
    let cases = context.elements.map { component in
      SwiftDeclaration(
        head: "case \(name(of: component))(\(context.typeName(component.name)).Look)")
    }
    let switchCases = context.elements.map { component in
      let name = name(of: component)
      let more = context.lookFollowsContext(of: component) ? ", in: context" : ""
      return "case .\(name)(let content): self = .\(name)(.init(content, theme\(more)))"
    }
    let last = context.unionFollowsContext ? ", in context: ThemeContext = .light" : ""
    let initializer = SwiftDeclaration(
      documentation: "Resolves what the content says and what the design says otherwise.",
      head: "\(context.access)init(_ content: \(context.contentUnion), "
        + "_ theme: \(context.naming.theme)\(last))",
      body: .statements(["switch content {"] + switchCases + ["}"]))
    return SwiftDeclaration(
      documentation: "The content of any component with its looks in a theme.",
      head: "\(context.naming.typeModifiers)indirect enum \(context.lookUnion): ContentLook",
      body: .members(cases + [initializer]))
  }

  private func name(of component: Component) -> String {
    SwiftName.declared(SwiftName.camelCase([component.name]))
  }
}
