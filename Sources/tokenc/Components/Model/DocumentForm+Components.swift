import TokenCompiler
import TokenRuntime

extension FieldSpec {
  /// A Boolean value that indicates whether the member is a text, and nothing else for another field.
  fileprivate var isOnlyText: Bool {
    [.text, .richText, .markdown].contains(type) && sharers.isEmpty && !isSharer
  }
}

extension DocumentForm {
  /// The form of documents of these components, with their members that hold other components.
  package init?<Reference>(of components: [ComponentSpec<Reference>]) {
    guard let form = components.first?.form.resolve else { return nil }
    self = form
    typeKeys = TypeKeys(of: components).names
    let indices = Dictionary(firstOf: components.enumerated().map { ($1.name, $0) })
    func ways(
      of component: ComponentSpec<Reference>, to isMeant: (FieldSpec) -> Bool, _ open: [String] = []
    ) -> [String] {
      let prefix = component.form.dataKey.map { PointerSyntax.escaped($0) + "/" } ?? ""
      return component.sentFields.flatMap { field -> [String] in
        let keys = field.keys.map { (open.isEmpty ? prefix : "") + PointerSyntax.escaped($0) }
        if isMeant(field) { return keys }
        guard let name = field.type.component, !open.contains(name), let index = indices[name]
        else { return [] }
        let inner = ways(of: components[index], to: isMeant, open + [component.name])
        return keys.flatMap { key in inner.map { "\(key)/\($0)" } }
      }
    }
    for component in components where !component.isNestedOnly {
      let others = ways(of: component, to: \.type.holdsElements)
      let actions = form.action == nil ? [] : ways(of: component, to: { $0.type.leaf == .action })
      let entered = Self.enteredFields(of: component)
      let inputs =
        form.binding == nil ? [] : ways(of: component, to: { entered.contains($0.name) })
      let texts = form.binding == nil ? [] : ways(of: component, to: \.isOnlyText)
      for name in component.allServerNames {
        if !others.isEmpty { references[name] = others }
        if !texts.isEmpty { self.texts[name] = texts }
        if !actions.isEmpty { self.actions[name] = actions }
        if !inputs.isEmpty { self.inputs[name] = inputs }
      }
    }
  }

  /// The fields that inputs of a component show as their values, so that people fill them.
  private static func enteredFields<Reference>(of component: ComponentSpec<Reference>) -> Set<
    String
  > {
    let leaves = component.arrangement?.leaves ?? []
    return Set(
      leaves.flatMap { item -> [String] in
        guard case .element(let index) = item.kind,
          case .element(let kind, _) = component.elements[index].kind, kind.isInput,
          case .slots(let values) = item.content
        else { return [] }
        return values.filter { kind.enteredSlot == $0.slot }.compactMap { value in
          value.source.field.flatMap { $0.within.isEmpty ? $0.field : nil }
        }
      })
  }
}
