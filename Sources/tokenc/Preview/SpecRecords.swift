import TokenCompiler
import TokenComponents
import TokenScreens

/// Component specs as the JSON of a page: elements, enums, values and arrangements.
///
/// A value is a number, a flag, a word, a list with the index of a token, or an object of such values;
/// `{"by": 0, "values": […]}` has one for each case of an enum, `{"content": "style.color", "otherwise": …}`
/// what a document says in a field, also of a component within, at least `least` if that is there. `null` is nothing.
struct SpecRecords {
  let design: ScreenDesign

  func members(of component: Component) -> [JSONRecord.Member] {
    [
      ("name", component.name), ("server", component.isNestedOnly ? nil : component.serverName),
      ("description", component.description), ("file", FilePath.split(component.file).name),
      ("elements", component.elements.map { record(of: $0) }),
      ("choices", component.choices.map { record(of: $0) }),
      ("layout", component.layout.map(\.name)),
      ("arrangement", component.arrangement.map { record(of: $0, in: component) }),
      ("app", component.isDrawnByApp ? true : nil),
    ]
  }

  private func record(of element: ElementSpec) -> JSONRecord {
    var (kind, component, slot): (String?, String?, String?)
    var (hasStates, isInput) = (false, false)
    switch element.kind {
    case .element(let element, let states):
      (kind, hasStates, isInput) = (element.rawValue, states, element.isInput)
      slot = element.slots.first?.name
    case .component(let name): component = name
    }
    return [
      "name": element.name, "kind": kind, "component": component,
      "states": hasStates ? true : nil, "input": isInput ? true : nil, "on": element.background,
      "samples": samples(element.samples), "slot": element.samples.isEmpty ? nil : slot,
      "description": element.description,
    ]
  }

  func samples(_ samples: [FieldSample]) -> [DefaultRecord]? {
    samples.isEmpty ? nil : samples.map { DefaultRecord(value: $0.value, design: design) }
  }

  func record(of one: CaseSpec) -> JSONRecord {
    [
      "name": one.name, "server": one.serverName == one.name ? nil : one.serverName,
      "former": one.formerNames.isEmpty ? nil : one.formerNames, "description": one.description,
    ]
  }

  private func record(of choice: ChoiceSpec) -> JSONRecord {
    [
      "name": choice.name, "description": choice.description,
      "sent": choice.sent == .text ? nil : choice.sent.rawValue,
      "cases": choice.cases.map { record(of: $0) }, "default": choice.defaultCase,
    ]
  }

  // MARK: Values

  func value(_ value: LookValue<TokenReference>, _ type: PropertyType) -> SpecValue {
    SpecValue(value: value, type: type, design: design)
  }

  /// Properties by their paths, for example `states.normal.titleColor`.
  func record(of properties: [LookProperty<TokenReference>]) -> JSONRecord {
    JSONRecord(properties.map { ($0.path.joined(separator: "."), value($0.value, $0.type)) })
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
    case .components: break
    }
    switch item.content {
    case .none: break
    case .app: members.append(("app", true))
    case .whole(let reference): members.append(("whole", reference.field))
    case .slots(let slots): members.append(("shows", record(of: slots, in: component)))
    }
    return JSONRecord(
      members + [
        ("repeated", item.isRepeated ? true : nil), ("size", lengths(item.size, in: component)),
        ("weight", item.weight.map { value($0, .factor) }), ("place", item.place?.rawValue),
        ("visible", flag(item.isVisible)), ("hidden", flag(item.isHidden)),
        ("enabled", flag(item.isEnabled)), ("selected", flag(item.isSelected)),
        ("role", item.role?.rawValue), ("spoken", spoken(item, in: component)),
        ("actions", actions(item, in: component)),
        ("otherwise", item.otherwise.first.map { record(of: $0, in: component) }),
      ])
  }

  private func spoken(
    _ item: ArrangedItem<TokenReference>, in component: Component
  ) -> JSONRecord? {
    item.spoken.isEmpty
      ? nil : JSONRecord(item.spoken.map { ($0.name, record(of: $0.source, in: component)) })
  }

  /// The fields that have actions, and of stated ones those that they take; callbacks are the app's.
  private func actions(
    _ item: ArrangedItem<TokenReference>, in component: Component
  ) -> [JSONRecord]? {
    let actions = item.actions.compactMap { action -> JSONRecord? in
      guard case .field(let reference) = action else {
        return ["takes": action.fields.map(\.path)]
      }
      let isCallback = component.way(of: reference)?.last?.type == .callback
      return isCallback ? nil : ["field": reference.path]
    }
    return actions.isEmpty ? nil : actions
  }

  private func flag(_ value: LookValue<TokenReference>?) -> SpecValue? {
    value.map { self.value($0, .flag) }
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
      "value": place == nil ? value(length.value, length.type) : nil,
    ]
  }

  private func record(of slots: [ShownValue], in component: Component) -> JSONRecord {
    JSONRecord(slots.map { ($0.slot, record(of: $0.source, in: component)) })
  }

  private func record(
    of source: ShownValue.Source, in component: Component
  ) -> any JSONWritable {
    switch source {
    case .field(let reference):
      ["field": reference.path, "markup": component.isRich(reference) ? true : nil] as JSONRecord
    case .text(let text): text
    case .number(let number): number
    case .flag(let flag): flag
    }
  }
}

/// A value of a spec, as pages have it; see ``SpecRecords``.
struct SpecValue: JSONWritable {
  var value: LookValue<TokenReference>
  var type: PropertyType
  var design: ScreenDesign

  func write(to writer: inout JSONWriter) {
    func inner(_ value: LookValue<TokenReference>, _ type: PropertyType) -> SpecValue {
      SpecValue(value: value, type: type, design: design)
    }
    switch value {
    case .token(let reference): writer.value([design.index(of: reference)])
    case .number(let number): writer.value(number)
    case .flag(let flag): writer.value(flag)
    case .word(let word, _): writer.value(word)
    case .parts(let parts):
      writer.value(JSONRecord(parts.map { ($0.name, inner($0.value, $0.type)) }))
    case .byChoice(let choice, let values):
      writer.value(["by": choice, "values": values.map { inner($0, type) }] as JSONRecord)
    case .content(let reference, let otherwise):
      let record: JSONRecord = [
        "content": reference.path, "otherwise": otherwise.map { inner($0, type) },
        "least": least,
      ]
      writer.value(record)
    case .unset: writer.null()
    }
  }

  /// What a document's number is at least, as the design allows none below.
  private var least: Double? {
    switch type {
    case .count, .distance, .length, .factor: 0
    default: nil
    }
  }
}
