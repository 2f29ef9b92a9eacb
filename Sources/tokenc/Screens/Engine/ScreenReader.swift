import TokenCompiler
import TokenComponents
import TokenRuntime

package struct DrawnComponent: Sendable {
  package var content: SentContent?
  package var component: Int
  /// The number of its inputs in the pool; `nil` where what is around says nothing of its looks.
  package var looks: Int?
  package var layout: Int
  package var children: [Child] = []

  package struct Child: Sendable {
    package var field: Int
    package var component: DrawnComponent
  }
}

/// Works out how the components of a document look, as the generated `Look` does.
package struct ScreenReader: Sendable {
  let tape: JSONTape

  package init(tape: TokenCompiler.JSONTape) { self.tape = tape }

  package func drawn(_ content: SentContent, _ pool: inout LookPool) -> DrawnComponent {
    let index = content.component
    let spec = pool.design.components[index]
    let bindings = pool.design.bindings[index]
    var children = content.children.map { child in
      DrawnComponent.Child(field: child.field, component: drawn(child.content, &pool))
    }
    for (field, type) in emptyFields(of: content, spec, pool.design) {
      children.append(.init(field: field, component: empty(type, &pool)))
    }
    func inputs(_ part: LookInputs.Part, _ pool: inout LookPool) -> Int {
      var fields = Array(repeating: FieldInput.missing, count: bindings.inputCount)
      for bound in part == .looks ? bindings.boundByLook : bindings.boundByLayout {
        fields[bound.input] = input(bound, of: content, spec, children, &pool)
      }
      let choosing = part == .looks ? bindings.lookFields : bindings.layoutFields
      let cases = spec.choices.indices.map { choice in
        choosing[choice].flatMap { chosen($0, of: content, spec, spec.choices[choice].cases) }
          ?? pool.standardCase(of: index, choice, part)
      }
      var variant = 0
      if part == .looks {
        variant =
          bindings.variantField.flatMap { chosen($0, of: content, spec, spec.variants.map(\.name)) }
          ?? pool.standardVariant(of: index)
      }
      return pool.id(
        of: LookInputs(
          component: index, part: part, variant: variant, cases: cases, fields: fields))
    }
    let looks = inputs(.looks, &pool)
    let layout = inputs(.layout, &pool)
    Self.state(&children, looks, layout, bindings, &pool)
    return DrawnComponent(
      content: content, component: index, looks: looks, layout: layout, children: children)
  }

  /// A component whose content is all defaults.
  private func empty(_ index: Int, _ pool: inout LookPool) -> DrawnComponent {
    let spec = pool.design.components[index]
    var children: [DrawnComponent.Child] = []
    for (number, field) in spec.fields.enumerated() where field.fallback == .empty {
      guard let type = field.type.component.flatMap({ pool.design.indices[$0] }) else { continue }
      children.append(.init(field: number, component: empty(type, &pool)))
    }
    let looks = pool.inputs(ofEmpty: index, .looks)
    let layout = pool.inputs(ofEmpty: index, .layout)
    Self.state(&children, looks, layout, pool.design.bindings[index], &pool)
    return DrawnComponent(
      content: nil, component: index, looks: looks, layout: layout, children: children)
  }

  /// A component of a sample document, in a variant and with cases that it has whatever the document says.
  ///
  /// - Parameter content: what the document says; `nil` for a component of defaults.
  package func sample(
    _ content: SentContent?, of name: String, variant: Int?, cases: [Int: Int],
    _ pool: inout LookPool
  ) -> DrawnComponent? {
    guard let index = pool.design.indices[name] else { return nil }
    var sample = content.map { drawn($0, &pool) } ?? empty(index, &pool)
    guard let looks = sample.looks else { return sample }
    var ownLooks = pool.inputs[looks]
    var ownLayout = pool.inputs[sample.layout]
    if let variant { ownLooks.variant = variant }
    for (choice, one) in cases {
      ownLooks.cases[choice] = one
      ownLayout.cases[choice] = one
    }
    let stated = pool.id(of: ownLooks)
    sample.looks = stated
    sample.layout = pool.id(of: ownLayout)
    Self.state(&sample.children, stated, sample.layout, pool.design.bindings[index], &pool)
    return sample
  }

  /// Gives components the looks that the one around them says.
  private static func state(
    _ children: inout [DrawnComponent.Child], _ looks: Int, _ layout: Int,
    _ bindings: ComponentBindings, _ pool: inout LookPool
  ) {
    for index in children.indices {
      let field = children[index].field
      if let element = bindings.lookElements[field] {
        children[index].component.looks = pool.look(looks).parts[element].nested
      }
      if let property = bindings.layoutProperties[field],
        let stated = pool.look(layout).parts[property].nested
      {
        children[index].component.layout = stated
      }
    }
  }

  // MARK: Fields

  /// The fields that hold a content of defaults, as the document says nothing of them.
  private func emptyFields(
    of content: SentContent, _ spec: Component, _ design: ScreenDesign
  ) -> [(field: Int, component: Int)] {
    design.bindings[content.component].emptyFields.compactMap { index in
      let field = spec.fields[index]
      guard content.fields[index].value(by: field) == .stated(.empty),
        let type = field.type.component.flatMap({ design.indices[$0] })
      else { return nil }
      return (index, type)
    }
  }

  /// The values of a content from which its looks take something: of a field, or of one of a component
  /// that a field holds.
  private func input(
    _ bound: ComponentBindings.Bound, of content: SentContent, _ spec: Component,
    _ children: [DrawnComponent.Child], _ pool: inout LookPool
  ) -> FieldInput {
    if let field = bound.ownField { return input(field, of: content, spec, children, &pool) }
    var content: SentContent? = content
    var spec = spec
    var children = children
    for step in bound.way.dropLast() {
      guard let child = children.first(where: { spec.fields[$0.field].name == step.name }) else {
        return .missing
      }
      content = child.component.content
      children = child.component.children
      spec = pool.design.components[child.component.component]
    }
    guard let index = spec.fields.firstIndex(where: { $0.name == bound.way.last?.name }) else {
      return .missing
    }
    return input(index, of: content, spec, children, &pool)
  }

  /// The value of a content's field; `nil` for a default.
  private func input(
    _ index: Int, of content: SentContent?, _ spec: Component, _ children: [DrawnComponent.Child],
    _ pool: inout LookPool
  ) -> FieldInput {
    let field = spec.fields[index]
    if case .component = field.type {
      // Before what is around says how it looks.
      let child = children.first { $0.field == index }
      if let child, let measure = measure(child.component, pool.design) {
        return .measure(measure)
      }
      guard let child, let looks = child.component.looks else { return .missing }
      return .content(looks: looks, layout: child.component.layout)
    }
    guard let content else { return pool.standard(of: field) }
    switch content.fields[index].value(by: field) {
    case .missing: return .missing
    case .stated(let value): return pool.input(value, of: field.type)
    case .sent(let node):
      switch field.type {
      case .token(let group):
        let name = tape.stringValue(node)
        return name.flatMap { pool.design.token($0, in: group) }.map { .token($0) } ?? .missing
      case .flag: return .flag(tape.kind(node) == .true)
      case .number, .integer: return .number(tape.number(node))
      case .decimal:
        return .number(tape.stringValue(node).flatMap { Double($0) } ?? tape.number(node))
      case .color(let form):
        return tape.stringValue(node).flatMap(form.rgba).map { .color($0) } ?? .missing
      case .written(let form):
        return tape.stringValue(node).flatMap { FieldInput(written: $0, form) } ?? .missing
      default: return .missing
      }
    }
  }

  /// The case that a field chooses; `nil` where it says none.
  private func chosen(
    _ index: Int, of content: SentContent, _ spec: Component, _ cases: [CaseSpec]
  ) -> Int? {
    switch content.fields[index].value(by: spec.fields[index]) {
    case .missing: return nil
    case .stated(let value): return LookPool.index(of: value, in: cases)
    case .sent(let node):
      guard let name = tape.name(node) else { return nil }
      return cases.firstIndex { $0.serverName == name || $0.formerNames.contains(name) }
    }
  }

  /// Where a content says what is at the end of a way of fields; `nil` if it leaves out one of them.
  func place(
    of way: [FieldSpec], in content: SentContent, _ design: ScreenDesign
  ) -> (node: NodeID, path: [String])? {
    let fields = design.components[content.component].fields
    guard let index = fields.firstIndex(where: { $0.name == way.first?.name }) else { return nil }
    if way.count == 1 {
      return content.fields[index].member.map { member in
        let isWhole = member.value == content.node
        return (member.value, isWhole ? content.path : content.path + [member.name])
      }
    }
    let child = content.children.first { $0.field == index }
    return child.flatMap { place(of: Array(way.dropFirst()), in: $0.content, design) }
  }
}
