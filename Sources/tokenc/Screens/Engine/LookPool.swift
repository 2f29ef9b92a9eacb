import TokenCompiler
import TokenComponents
import TokenRuntime

/// The looks of components, each worked out once: most elements of screens look like others.
///
/// A look says what the generated `Appearance` and `Layout` say, without a theme.
package struct LookPool: Sendable {
  package private(set) var design: ScreenDesign
  package private(set) var inputs: [LookInputs] = []
  private var ids: [LookInputs: Int] = [:]
  private var looks: [DrawnLook?] = []

  package init(_ design: ScreenDesign) { self.design = design }

  /// Returns the same looks for other values of the same tokens: a look names tokens and has none of their values.
  package func with(_ design: ScreenDesign) -> LookPool {
    var pool = self
    pool.design = design
    return pool
  }

  package var isEmpty: Bool { inputs.isEmpty }

  mutating func id(of inputs: LookInputs) -> Int {
    if let id = ids[inputs] { return id }
    let id = self.inputs.count
    ids[inputs] = id
    self.inputs.append(inputs)
    looks.append(nil)
    return id
  }

  package mutating func look(_ id: Int) -> DrawnLook {
    if let look = looks[id] { return look }
    let look = inputs[id].part == .looks ? drawnLooks(id) : drawnLayout(id)
    looks[id] = look
    return look
  }

  /// The inputs of a component without content: its defaults, or what is stated.
  package mutating func standard(
    _ component: Int, _ part: LookInputs.Part, variant: Int = 0, stating cases: [Int: Int] = [:]
  ) -> Int {
    let spec = design.components[component]
    var chosen = spec.choices.map(\.defaultCase)
    for (choice, one) in cases { chosen[choice] = one }
    let bindings = design.bindings[component]
    var fields = Array(repeating: FieldInput.missing, count: bindings.inputCount)
    if part == .looks {
      for bound in bindings.boundByLook where !bound.isOptional {
        fields[bound.input] = bound.way.end.map { standard(of: $0) } ?? .missing
      }
    }
    return id(
      of: LookInputs(
        component: component, part: part, variant: part == .looks ? variant : 0, cases: chosen,
        fields: fields))
  }

  /// The input for a field that the content leaves out.
  mutating func standard(of field: FieldSpec) -> FieldInput {
    field.fallback.map { input($0, of: field.type) } ?? .missing
  }

  /// The input for a bound field of a content that says nothing.
  mutating func standard(of bound: ComponentBindings.Bound) -> FieldInput {
    let isThere = !bound.way.dropLast().contains(where: \.isOptional)
    guard isThere, let field = bound.way.last else { return .missing }
    return standard(of: field)
  }

  mutating func input(_ value: FieldDefault, of type: FieldType) -> FieldInput {
    switch value {
    case .flag(let flag): .flag(flag)
    case .number(let number): .number(number)
    case .token(let alias): design.index(ofPath: alias.path).map { .token($0) } ?? .missing
    case .empty:
      type.component.flatMap { design.indices[$0] }.map {
        .content(looks: inputs(ofEmpty: $0, .looks), layout: inputs(ofEmpty: $0, .layout))
      } ?? .missing
    case .text(let text): Self.stated(text, of: type) ?? .missing
    case .word, .list: .missing
    }
  }

  /// A color or a number that a spec states as a text for a field of such.
  private static func stated(_ text: String, of type: FieldType?) -> FieldInput? {
    switch type {
    case .color(let form)?: form.rgba(text).map { .color($0) }
    case .written(let form)?: FieldInput(written: text, form)
    default: nil
    }
  }

  /// The inputs of a content whose fields are their defaults.
  mutating func inputs(ofEmpty component: Int, _ part: LookInputs.Part) -> Int {
    let spec = design.components[component]
    let bindings = design.bindings[component]
    var fields = Array(repeating: FieldInput.missing, count: bindings.inputCount)
    for bound in part == .looks ? bindings.boundByLook : bindings.boundByLayout {
      fields[bound.input] = standard(of: bound)
    }
    return id(
      of: LookInputs(
        component: component, part: part,
        variant: part == .looks ? standardVariant(of: component) : 0,
        cases: spec.choices.indices.map { standardCase(of: component, $0, part) }, fields: fields))
  }

  /// The variant of a content that doesn't say one.
  func standardVariant(of component: Int) -> Int {
    let spec = design.components[component]
    guard let field = design.bindings[component].variantField else { return 0 }
    return Self.index(of: spec.fields[field].fallback, in: spec.variants.map(\.name)) ?? 0
  }

  /// The case of an enum that a content doesn't say.
  func standardCase(of component: Int, _ choice: Int, _ part: LookInputs.Part) -> Int {
    let spec = design.components[component]
    let bindings = design.bindings[component]
    let field = (part == .looks ? bindings.lookFields : bindings.layoutFields)[choice]
    let fallback = field.flatMap { spec.fields[$0].fallback }
    return Self.index(of: fallback, in: spec.choices[choice].cases)
      ?? spec.choices[choice].defaultCase
  }

  static func index(of value: FieldDefault?, in cases: [CaseSpec]) -> Int? {
    guard case .word(let word)? = value else { return nil }
    return cases.firstIndex { $0.name == word }
  }

  // MARK: Looks

  private mutating func drawnLooks(_ id: Int) -> DrawnLook {
    let inputs = inputs[id]
    let spec = design.components[inputs.component]
    var elements = spec.elements.map { _ in DrawnPart() }
    guard spec.variants.indices.contains(inputs.variant) else { return DrawnLook(parts: elements) }
    for look in spec.variants[inputs.variant].looks {
      switch spec.elements[look.element].kind {
      case .element:
        elements[look.element].properties = look.properties.compactMap { stated in
          evaluate(stated.value, as: stated.type, inputs).map {
            DrawnProperty(path: stated.path, type: stated.type, value: $0)
          }
        }
      case .component(let name):
        elements[look.element].nested = nested(name, look.properties, inputs)
      }
    }
    for change in inputs.changes { apply(change, to: &elements, of: spec) }
    return DrawnLook(parts: elements)
  }

  private mutating func apply(
    _ change: DrawnChange, to elements: inout [DrawnPart], of spec: Component
  ) {
    guard let index = spec.elements.firstIndex(where: { $0.name == change.path.first }) else {
      return
    }
    var own = change
    own.path.removeFirst()
    guard case .component = spec.elements[index].kind else {
      elements[index].properties.removeAll { $0.path == own.path }
      if let value = own.value {
        elements[index].properties.append(
          DrawnProperty(path: own.path, type: own.type, value: value))
      }
      return
    }
    guard let nested = elements[index].nested else { return }
    var inner = inputs[nested]
    inner.changes.append(own)
    elements[index].nested = id(of: inner)
  }

  private mutating func drawnLayout(_ id: Int) -> DrawnLook {
    let inputs = inputs[id]
    let spec = design.components[inputs.component]
    return DrawnLook(
      parts: spec.layout.map { layout in
        var part = DrawnPart()
        switch layout.kind {
        case .value(let type, let value):
          let change = inputs.changes.first { $0.path == [layout.name] }
          part.properties = [change?.value ?? evaluate(value, as: type, inputs)].compactMap {
            $0.map { DrawnProperty(path: [], type: type, value: $0) }
          }
        case .choice(let choice):
          let name = spec.choices[choice].cases[inputs.cases[choice]].name
          part.properties = [DrawnProperty(path: [], type: .word("", []), value: .word(name))]
        case .component(let name, let arguments): part.nested = nested(name, arguments, inputs)
        }
        return part
      })
  }

  /// How a component within looks or is laid out, by what this one says of it; `nil` for nothing.
  private mutating func nested(
    _ name: String, _ arguments: [LookProperty<TokenReference>], _ outer: LookInputs
  ) -> Int? {
    guard let component = design.indices[name] else { return nil }
    let spec = design.components[component]
    let bindings = design.bindings[component]
    let part = outer.part
    let parameters = part == .looks ? spec.lookParameters : spec.layoutParameters
    var cases: [Int: Int] = [:]
    for parameter in parameters {
      let stated = arguments.first { $0.path == [parameter.name] }
      cases[parameter.choice] = stated.flatMap {
        word($0.value, among: spec.choices[parameter.choice].cases, outer)
      }
    }
    let stated = arguments.first { $0.path == ["variant"] }
    let variant = stated.flatMap { word($0.value, among: spec.variants.map(\.name), outer) }
    if let whole = arguments.first(where: \.isWhole), case .content(let reference, _) = whole.value,
      let input = design.bindings[outer.component].input(of: reference),
      case .content(let looks, let layout) = outer.fields[input]
    {
      let shown = part == .looks ? looks : layout
      guard whole.keepsStated else { return shown }
      // What its content says wins; the linker lets no spec state that.
      var inputs = inputs[shown]
      if part == .looks, bindings.variantField == nil, let variant { inputs.variant = variant }
      let fields = part == .looks ? bindings.lookFields : bindings.layoutFields
      for (choice, one) in cases where fields[choice] == nil { inputs.cases[choice] = one }
      return id(of: inputs)
    }
    if part == .looks, variant == nil { return nil }
    let standard = standard(component, part, variant: variant ?? 0, stating: cases)
    let lengths = part == .layout ? spec.layout.filter(\.isLength).map { [$0.name] } : []
    let changes = arguments.filter { $0.isChange || lengths.contains($0.path) }.map {
      DrawnChange(path: $0.path, type: $0.type, value: evaluate($0.value, as: $0.type, outer))
    }
    guard !changes.isEmpty else { return standard }
    var inputs = inputs[standard]
    inputs.changes = changes
    return id(of: inputs)
  }

  // MARK: Values

  private func word(
    _ value: LookValue<TokenReference>, among cases: [CaseSpec], _ inputs: LookInputs
  ) -> Int? {
    guard case .word(let word)? = evaluate(value, as: .word("", []), inputs) else { return nil }
    return cases.firstIndex { $0.name == word }
  }

  /// Evaluates a value for some inputs; `nil` where it has none.
  func evaluate(
    _ value: LookValue<TokenReference>, as type: PropertyType, _ inputs: LookInputs
  ) -> DrawnValue? {
    switch value {
    case .token(let reference): return .token(design.index(of: reference))
    case .number(let number): return .number(number)
    case .flag(let flag): return .flag(flag)
    case .word(let word, _):
      if case .length = type { return .measure(DrawnMeasure(word: word)) }
      return .word(word)
    case .parts(let parts):
      return .parts(
        parts.compactMap { part in
          evaluate(part.value, as: part.type, inputs).map { .init(name: part.name, value: $0) }
        })
    case .byChoice(let choice, let values):
      return evaluate(values[inputs.cases[choice]], as: type, inputs)
    case .content(let reference, let otherwise):
      guard let input = design.bindings[inputs.component].input(of: reference) else { return nil }
      if let value = Self.value(inputs.fields[input], as: type) { return value }
      if let otherwise { return evaluate(otherwise, as: type, inputs) }
      let field = design.components[inputs.component].way(of: reference)?.end
      guard let fallback = field?.fallback else { return nil }
      if case .text(let text) = fallback {
        return Self.stated(text, of: field?.type).flatMap { Self.value($0, as: type) }
      }
      return self.value(of: fallback, as: type)
    case .unset: return nil
    }
  }

  private func value(of fallback: FieldDefault, as type: PropertyType) -> DrawnValue? {
    switch fallback {
    case .flag(let flag): .flag(flag)
    case .number(let number): Self.value(.number(number), as: type)
    case .token(let alias): design.index(ofPath: alias.path).map { .token($0) }
    default: nil
    }
  }

  /// The value that a property takes of a field, whose count or measure may be below what the design allows.
  private static func value(_ input: FieldInput, as type: PropertyType) -> DrawnValue? {
    switch input {
    case .token(let token): .token(token)
    case .flag(let flag): .flag(flag)
    case .number(let number):
      switch type {
      case .count, .distance, .length, .corners, .factor: .number(max(0, number))
      case .fraction: .number(min(1, max(0, number)))
      case .balance: .number(min(1, max(-1, number)))
      default: .number(number)
      }
    case .share(let share):
      if case .length = type {
        .measure(DrawnMeasure(share: share))
      } else {
        .number(min(1, share))
      }
    case .any: .any
    case .color(let rgba): .color(rgba)
    case .measure(let measure): .measure(measure)
    case .missing, .content: nil
    }
  }
}

/// The looks of a component's elements, or its layout, without a theme.
package struct DrawnLook: Sendable {
  /// One for each element, or each property of the layout.
  package var parts: [DrawnPart]
}

package struct DrawnPart: Sendable {
  /// Those that are set, in the order of the spec; one without a path for a layout.
  package var properties: [DrawnProperty] = []
  /// The number of the inputs of a component within; `nil` for others and where nothing is said of it.
  package var nested: Int?

  package subscript(_ path: [String]) -> DrawnProperty? { properties.first { $0.path == path } }
}

package struct DrawnProperty: Sendable {
  /// The names from the element to the property, for example `states`, `normal`, `titleColor`.
  package var path: [String]
  var type: PropertyType
  package var value: DrawnValue

  /// A Boolean value that indicates whether it may decide where something stands or how large it is.
  package var isOfLayout: Bool {
    switch type {
    case .token(.typography), .token(.dimension), .token(.fontFamily), .token(.number): true
    case .token, .fraction, .fill, .corners, .border, .transition: false
    default: path.last.map { !["cornerRadius", "borderWidth"].contains($0) } ?? true
    }
  }
}

extension DrawnProperty: Hashable {
  /// The path decides the type.
  package static func == (one: Self, other: Self) -> Bool {
    one.path == other.path && one.value == other.value
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(value)
  }
}
