import TokenCompiler

/// The components of a design system as the page draws them: how each looks in its variants and the
/// cases of its enums, without a theme, and how its elements stand.
///
/// ```
/// "components": [{"name": "Tag", "server": "Tag",
///   "elements": [{"name": "box", "kind": "view"}, {"name": "text", "kind": "label", "on": "box"}],
///   "variants": [{"name": "plain"}], "choices": [{"name": "Size", "cases": [{"name": "small"}]}],
///   "samples": [{"variant": 0, "cases": [0], "looks": 4, "layout": 5}],
///   "arrangement": {"direction": "row", "items": [{"element": 1}], "ground": 0}}],
/// "looks": [{"component": 0, "parts": [{"properties": {"backgroundColor": [12]}}]}]
/// ```
///
/// A value is a number, a flag, a word, a list with the index of a token, or an object of such values; a
/// part that is a component has the number of its looks in `nested`. A sample with `choice` shows a case of
/// that enum, the others a variant.
struct CatalogueData {
  private let design: ScreenDesign
  private var pool: LookPool
  /// The indices of the tokens that the looks and layouts of each component have.
  private(set) var components: [JSONRecord] = []

  init(_ design: ScreenDesign) {
    self.design = design
    pool = LookPool(design)
    for index in design.components.indices { components.append(record(of: index)) }
  }

  /// The looks that ``components`` refer to, and those within them, by number.
  func looks() -> [JSONRecord] {
    var pool = pool
    var records: [JSONRecord] = []
    // A look that is worked out may need others, which get higher numbers.
    while records.count < pool.inputs.count {
      let number = records.count
      let look = pool.look(number)
      records.append([
        "component": pool.inputs[number].component,
        "parts": look.parts.map { part in
          [
            "properties": part.properties.isEmpty ? nil : Self.properties(of: part),
            "nested": part.nested,
          ] as JSONRecord
        },
      ])
    }
    return records
  }

  private static func properties(of part: DrawnPart) -> JSONRecord {
    JSONRecord(
      part.properties.map { property in
        (property.path.joined(separator: "."), CatalogueValue(value: property.value))
      })
  }

  // MARK: Components

  private mutating func record(of index: Int) -> JSONRecord {
    let component = design.components[index]
    let fields = component.fields.map { field in
      ["name": field.name, "flag": Self.flag(field)] as JSONRecord
    }
    return [
      "name": component.name, "server": component.isNestedOnly ? nil : component.serverName,
      "description": component.description, "file": FilePath.split(component.file).name,
      "elements": component.elements.map { Self.record(of: $0) },
      "variants": component.variants.map { Self.record(of: $0.name) },
      "choices": component.choices.map { choice in
        [
          "name": choice.name, "description": choice.description,
          "cases": choice.cases.map { Self.record(of: $0) }, "default": choice.defaultCase,
        ] as JSONRecord
      },
      "layout": component.layout.map(\.name), "fields": fields, "samples": samples(of: index),
      "arrangement": component.arrangement.map { record(of: $0, in: component) },
    ]
  }

  private static func record(of element: ElementSpec) -> JSONRecord {
    var (kind, component): (String?, String?)
    var hasStates = false
    switch element.kind {
    case .element(let element, let states): (kind, hasStates) = (element.rawValue, states)
    case .component(let name): component = name
    }
    return [
      "name": element.name, "kind": kind, "component": component,
      "states": hasStates ? true : nil, "on": element.background,
      "description": element.description,
    ]
  }

  private static func record(of one: CaseSpec) -> JSONRecord {
    [
      "name": one.name, "server": one.serverName == one.name ? nil : one.serverName,
      "description": one.description,
    ]
  }

  /// What a flag is where a content says nothing; `true` where that is not stated, so that what it shows
  /// is seen.
  private static func flag(_ field: FieldSpec) -> Bool? {
    guard field.type == .flag else { return nil }
    if case .flag(let flag)? = field.fallback { return flag }
    return true
  }

  /// Each variant with the defaults of the enums, then each case of an enum in the first variant.
  private mutating func samples(of index: Int) -> [JSONRecord] {
    let component = design.components[index]
    var samples: [JSONRecord] = []
    for variant in component.variants.indices {
      samples.append(sample(of: index, variant: variant, choice: nil, [:]))
    }
    for (choice, spec) in component.choices.enumerated() {
      for one in spec.cases.indices {
        samples.append(sample(of: index, variant: 0, choice: choice, [choice: one]))
      }
    }
    if samples.isEmpty { samples.append(sample(of: index, variant: 0, choice: nil, [:])) }
    return samples
  }

  private mutating func sample(
    of index: Int, variant: Int, choice: Int?, _ cases: [Int: Int]
  ) -> JSONRecord {
    let component = design.components[index]
    return [
      "variant": variant, "choice": choice,
      "cases": component.choices.enumerated().map { cases[$0] ?? $1.defaultCase },
      "looks": pool.standard(index, .looks, variant: variant, stating: cases),
      "layout": pool.standard(index, .layout, variant: variant, stating: cases),
    ]
  }

  // MARK: Arrangements

  private func record(
    of item: ArrangedItem<TokenReference>, in component: Component
  ) -> JSONRecord {
    var members: [JSONRecord.Member] = []
    switch item.kind {
    case .group(let group):
      members = [
        ("direction", group.direction.rawValue), ("ground", group.ground),
        ("items", group.items.map { record(of: $0, in: component) }),
        ("gap", group.gap.map { record(of: $0, in: component) }),
        ("insets", lengths(group.insets, in: component)),
        ("alignment", group.alignment.rawValue), ("distribution", group.distribution.rawValue),
      ]
    case .element(let index): members = [("element", index)]
    case .components: members = [("components", true)]
    }
    return JSONRecord(
      members + [
        ("size", lengths(item.size, in: component)),
        ("weight", item.weight.map { CatalogueLength(value: $0, design: design) }),
        ("place", item.place?.rawValue), ("shows", shown(item.content)),
        ("visible", Self.field(item.isVisible)), ("hidden", Self.field(item.isHidden)),
      ])
  }

  private func lengths(
    _ lengths: [ArrangedLength<TokenReference>], in component: Component
  ) -> [JSONRecord]? {
    lengths.isEmpty ? nil : lengths.map { record(of: $0, in: component) }
  }

  /// A length of the layout by its place there, or a value of the arrangement.
  private func record(
    of length: ArrangedLength<TokenReference>, in component: Component
  ) -> JSONRecord {
    let place = length.property.flatMap { name in component.layout.firstIndex { $0.name == name } }
    return [
      "name": length.name, "layout": place,
      "value": place == nil ? CatalogueLength(value: length.value, design: design) : nil,
    ]
  }

  /// The texts of slots: those of the spec, or the names of fields.
  private func shown(_ content: ArrangedContent) -> JSONRecord? {
    guard case .slots(let slots) = content else { return nil }
    return JSONRecord(
      slots.map { slot in
        switch slot.source {
        case .field(let reference): (slot.slot, ["field": reference.field] as JSONRecord)
        case .text(let text): (slot.slot, text)
        case .number(let number): (slot.slot, number)
        case .flag(let flag): (slot.slot, flag)
        }
      })
  }

  private static func field(_ value: LookValue<TokenReference>?) -> String? {
    guard case .content(let reference, _) = value else { return nil }
    return reference.field
  }
}

/// The value of a property, as the page has it.
private struct CatalogueValue: JSONWritable {
  var value: DrawnValue

  func write(to writer: inout JSONWriter) {
    switch value {
    case .any: writer.null()
    case .token(let token): writer.value([token])
    case .number(let number): writer.value(number)
    case .flag(let flag): writer.value(flag)
    case .word(let word): writer.value(word)
    case .parts(let parts):
      writer.value(JSONRecord(parts.map { ($0.name, CatalogueValue(value: $0.value)) }))
    }
  }
}

/// A length of an arrangement; `{"by": 0, "values": […]}` has one for each case of an enum.
private struct CatalogueLength: JSONWritable {
  var value: LookValue<TokenReference>
  var design: ScreenDesign

  func write(to writer: inout JSONWriter) {
    func length(_ value: LookValue<TokenReference>) -> CatalogueLength {
      CatalogueLength(value: value, design: design)
    }
    switch value {
    case .token(let reference): writer.value([design.index(of: reference)])
    case .number(let number): writer.value(number)
    case .flag(let flag): writer.value(flag)
    case .word(let word, _): writer.value(word)
    case .parts(let parts):
      writer.value(JSONRecord(parts.map { ($0.name, length($0.value)) }))
    case .byChoice(let choice, let values):
      writer.value(["by": choice, "values": values.map { length($0) }] as JSONRecord)
    case .content(_, let otherwise?): length(otherwise).write(to: &writer)
    case .content(_, nil), .unset: writer.null()
    }
  }
}
