import TokenCompiler

/// Lowers what a server sends for components to TypeScript: `components.ts`.
///
/// As the strict schema it has what is to be written: today's names, and every component that has a
/// type as a member of one union.
package struct TypeScriptComponents {
  private let components: [Component]
  private let emitter: TypeScriptEmitter
  private let effects: FieldEffects

  package init(_ components: [Component], for emitter: TypeScriptEmitter) {
    self.components = components
    self.emitter = emitter
    effects = FieldEffects(of: components)
  }

  private var union: String { emitter.typePrefix + "ComponentContent" }

  /// `nil` when there is no component.
  package var text: SourceText? {
    guard !components.isEmpty else { return nil }
    let files = Set(components.map(\.file)).sorted(byBytesOf: \.self)
    var text = SourceText(from: emitter.inputName, declaredIn: files)
    let groups = Set(components.flatMap(\.fields).compactMap(\.type.tokenGroup))
    let imports = emitter.table.families.filter { groups.contains($0.group) }
      .map(emitter.type(of:)).sorted(byBytesOf: \.self)
    if !imports.isEmpty { text.line() }
    for type in imports { text.line("import type { \(type) } from \"./\(type).js\";") }
    for component in components { write(component, to: &text) }
    let elements = components.filter { !$0.isNestedOnly }
    if !elements.isEmpty {
      text.line()
      text.documentation("Any component, told apart by its type.")
      text.union(union, of: elements.map { name(of: $0) + ".Element" })
    }
    if components.contains(where: { $0.fields.contains { $0.type.leaf == .action } }) {
      text.line()
      text.documentation("An action of the server.")
      let actions = components.filter(\.isAction)
      if !actions.isEmpty {
        text.union("ContentAction", of: actions.map { name(of: $0) + ".Action" })
        return text
      }
      text.block("export interface ContentAction {", "}") { text in
        text.line("type: string;")
        text.line("parameters?: Record<string, unknown> | null;")
      }
    }
    return text
  }

  private func name(of component: Component) -> String { emitter.typePrefix + component.name }

  // MARK: A component

  private func write(_ component: Component, to text: inout SourceText) {
    text.line()
    text.documentation(component.description)
    guard !component.isStyles else {
      let names = component.variants.map(\.name).map(literal).joined(separator: " | ")
      text.line("export type \(name(of: component)) = \(names);")
      return
    }
    text.block("export declare namespace \(name(of: component)) {", "}") { text in
      for (part, cases) in component.wireCases {
        text.documentation(component.choices.first { $0.name == part }?.description)
        text.line("type \(part) = \(cases.map(literal).joined(separator: " | "));")
      }
      text.documentation(
        component.isAction
          ? "The parameters of the action." : "The content that a server sends for the component.")
      text.block("interface Content {", "}") { text in
        for (name, fields) in component.sentMembers {
          for field in fields {
            text.documentation(effects.documentation(of: field, in: component))
          }
          let types = fields.map { type(of: $0.type, in: component) }
          let (key, union) = (TypeScriptValue.quoted(name), types.joined(separator: " | "))
          text.line(fields[0].isRequired ? "\(key): \(union);" : "\(key)?: \(union) | null;")
        }
      }
      if component.isAction {
        let parameters =
          component.hasRequiredField ? "parameters: Content" : "parameters?: Content | null"
        text.documentation("The action with what tells it apart.")
        text.line(
          "type Action = { type: \(TypeScriptValue.quoted(component.serverName)); \(parameters) };")
      }
      if !component.isNestedOnly {
        text.documentation("The component with what tells it apart.")
        text.line("type Element = \(element(component));")
      }
    }
  }

  private func element(_ component: Component) -> String {
    guard let typeKey = component.form.typeKeys.first else {
      return "{ \(TypeScriptValue.quoted(component.serverName)): Content }"
    }
    let type =
      "{ \(TypeScriptValue.quoted(typeKey)): \(TypeScriptValue.quoted(component.serverName))"
    guard let key = component.form.dataKey else { return type + " } & Content" }
    return type + "; \(TypeScriptValue.quoted(key)): Content }"
  }

  private func literal(_ choice: CaseSpec) -> String {
    choice.sent == .text ? TypeScriptValue.quoted(choice.serverName) : choice.serverName
  }

  private func type(of type: FieldType, in component: Component) -> String {
    switch type {
    case .text, .richText, .markdown, .icon, .url, .image, .date, .written, .color: return "string"
    case .flag: return "boolean"
    case .number, .integer, .seconds, .milliseconds: return "number"
    case .decimal: return "string | number"
    case .json: return "unknown"
    case .action: return "ContentAction"
    case .callback: return "never"
    case .element: return union
    case .choice(let name): return name
    case .token(let group):
      return emitter.table.families.first { $0.group == group }.map(emitter.type(of:)) ?? "string"
    case .component(let name):
      let content = "\(emitter.typePrefix)\(name).Content"
      guard let nested = components.first(where: { $0.name == name }),
        let field = nested.shorthandField
      else { return content }
      return content + " | " + self.type(of: nested.fields[field].type, in: nested)
    case .list(let element, _):
      let code = self.type(of: element, in: component)
      return code.contains(" ") ? "readonly (\(code))[]" : "readonly \(code)[]"
    }
  }
}
