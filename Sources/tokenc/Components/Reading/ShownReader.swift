import TokenCompiler
import TokenRuntime

/// Reads what an arrangement's items show of the content: as `shows` says, or by an element's name.
struct ShownReader {
  var reader: ComponentReader
  let fields: [FieldSpec]

  /// The content that an item shows, and whether it stands once for each element of a list.
  typealias Shown = (content: ArrangedContent, isRepeated: Bool)

  private var tape: JSONTape { reader.tape }

  private mutating func refuse<Value>(_ node: NodeID, _ message: String) -> Value? {
    reader.json.refuse(node, message)
  }

  // MARK: Items

  /// Reads the content that an element shows; `nil` if that is faulty, which is reported.
  ///
  /// - Parameters:
  ///   - node: what it `shows`, if that is stated.
  ///   - named: where the arrangement names it.
  mutating func content(of element: ElementSpec, _ node: NodeID?, named: NodeID) -> Shown? {
    if let node, tape.kind(node) == .null { return (.app, false) }
    switch element.kind {
    case .component:
      if let node, tape.kind(node) == .object { return fieldsWithin(node) }
      guard let field = node.map({ ownField($0) }) ?? ownField(of: element) else {
        // A component without content needs none, which the linker knows.
        let isFaulty = node != nil || reader.faultyFields.contains(element.name)
        return isFaulty ? nil : (.none, false)
      }
      // Whether it is the content of that component is for the linker.
      let reference = ContentReference(field: field.name, range: tape.range(node ?? named))
      return (.whole(reference), field.type.element != nil)
    case .element(let kind, _):
      guard let first = kind.slots.first else {
        guard let node else { return (.none, false) }
        return refuse(node, "a '\(kind.rawValue)' shows nothing by itself; items stand 'on' it")
      }
      if let node, tape.kind(node) == .object { return slots(node, of: kind) }
      if let node {
        return value(node, of: first, canRepeat: kind.slots.count == 1).map { slots([$0]) }
      }
      if let field = ownField(of: element) {
        let found = Found(
          field: field, reference: ContentReference(field: field.name, range: tape.range(named)))
        return value(found, of: first, canRepeat: kind.slots.count == 1).map { slots([$0]) }
      }
      guard kind.needsContent else { return (.none, false) }
      guard !reader.faultyFields.contains(element.name) else { return nil }
      return refuse(
        named,
        "there is no field '\(element.name)', so say what '\(element.name)' 'shows', such as "
          + "'{content.title}', or null if the app sets it")
    }
  }

  /// Components of the content that stand by themselves, for example `{content.children}`.
  mutating func components(_ node: NodeID) -> Shown? {
    guard let field = ownField(node) else { return nil }
    guard field.type.holdsElements || field.type.component != nil else {
      return refuse(
        node,
        "only components stand by themselves, but field '\(field.name)' is "
          + "\(field.type.words); let an element show it")
    }
    let reference = ContentReference(field: field.name, range: tape.range(node))
    return (.whole(reference), field.type.element != nil)
  }

  /// Reads the content that fields of a component within show, each by its name; the linker knows them.
  private mutating func fieldsWithin(_ node: NodeID) -> Shown? {
    let members = reader.json.members(of: node, "what a component shows")
    let values = members.map { member -> ShownValue? in
      source(member.value).map {
        ShownValue(slot: member.name, source: $0, range: tape.range(member.value))
      }
    }
    guard !values.contains(where: { $0 == nil }) else { return nil }
    return (.slots(values.compactMap(\.self)), false)
  }

  private mutating func slots(_ node: NodeID, of kind: ElementKind) -> Shown? {
    guard
      let object = reader.json.object(
        node, "what a '\(kind.rawValue)' shows", known: kind.slots.map(\.name))
    else { return nil }
    let stated = kind.slots.filter { object[$0.name] != nil }
    guard !stated.isEmpty else {
      // A name that isn't known was reported.
      guard tape.memberNames(of: node).isEmpty else { return nil }
      return refuse(
        node, "what a '\(kind.rawValue)' shows needs one of \(kind.slots.map(\.name).quoted)")
    }
    let values = stated.compactMap { slot in
      object[slot.name].flatMap { value($0, of: slot, canRepeat: false) }
    }
    return values.count == stated.count ? slots(values) : nil
  }

  /// The content of slots, one of which may show a list if it is the only one.
  private func slots(_ values: [(value: ShownValue, isRepeated: Bool)]) -> Shown {
    (.slots(values.map(\.value)), values.contains(where: \.isRepeated))
  }

  // MARK: Values

  /// Reads what a slot shows: a field, a list if it can repeat the element, or a literal.
  mutating func value(
    _ node: NodeID, of slot: ElementSlot, canRepeat: Bool
  ) -> (value: ShownValue, isRepeated: Bool)? {
    if tape.kind(node) == .string, tape.string(node).hasPrefix("{") {
      return found(node).flatMap { value($0, of: slot, canRepeat: canRepeat) }
    }
    let source = source(node)
    guard let source else { return nil }
    let fits =
      switch (source, slot.kind) {
      case (.text, .text), (.text, .richText), (.number, .number), (.flag, .flag): true
      case (.text(let text), .image): ImageSyntax.isReference(text)
      case (.number(let number), .count): Int32(exactly: number).map { $0 >= 0 } ?? false
      default: false
      }
    guard fits else {
      return refuse(
        node, "expected \(slot.kind.words) for '\(slot.name)', or a field of the content")
    }
    return (ShownValue(slot: slot.name, source: source, range: tape.range(node)), false)
  }

  private mutating func value(
    _ found: Found, of slot: ElementSlot, canRepeat: Bool
  ) -> (value: ShownValue, isRepeated: Bool)? {
    let field = found.field
    let range = found.reference.range
    if slot.kind.takesRuns, reader.isRuns(field.type) {
      return (ShownValue(slot: slot.name, source: .field(found.reference), range: range), false)
    }
    let repeats = canRepeat && field.type.element.map(slot.kind.takes) ?? false
    guard slot.kind.takes(field.type) || repeats else {
      reader.report(.mistypedField(found.reference, field, expected: slot.kind.words))
      return nil
    }
    return (ShownValue(slot: slot.name, source: .field(found.reference), range: range), repeats)
  }

  /// Reads a field of the content or a literal of any type.
  private mutating func source(_ node: NodeID) -> ShownValue.Source? {
    switch tape.kind(node) {
    case .string where tape.string(node).hasPrefix("{"):
      return found(node).map { .field($0.reference) }
    case .string: return reader.json.text(node).map { .text($0) }
    case .number where tape.number(node).isFinite: return .number(tape.number(node))
    case .true: return .flag(true)
    case .false: return .flag(false)
    default:
      return refuse(node, "expected a field such as '{content.title}', a text, a number or a flag")
    }
  }

  /// Reads what is called after a tap or a change: a field, or an action that the spec states.
  mutating func action(_ node: NodeID) -> TriggeredAction? {
    if tape.kind(node) == .object { return statedAction(node) }
    guard let found = found(node) else { return nil }
    guard found.field.type.leaf == .action || found.field.type == .callback else {
      reader.report(
        .mistypedField(
          found.reference, found.field, expected: "an action, a list of actions or a callback"))
      return nil
    }
    return .field(found.reference)
  }

  private mutating func statedAction(_ node: NodeID) -> TriggeredAction? {
    guard let object = reader.json.object(node, "an action", known: SpecKeys.Trigger.names) else {
      return nil
    }
    guard object["type"] != nil else {
      return reader.json.refuse(object.opening, "an action needs a 'type'")
    }
    guard let type = reader.json.string("type", of: object) else { return nil }
    var parameters: [(name: String, source: ShownValue.Source)] = []
    for member in object["parameters"].map({ reader.json.members(of: $0, "'parameters'") }) ?? [] {
      guard let source = source(member.value) else { return nil }
      if case .field(let reference) = source, let found = found(member.value),
        !found.field.type.isJSON
      {
        reader.report(
          .mistypedField(
            reference, found.field, expected: "a text, a name, an address, a number, a flag or JSON"
          ))
        return nil
      }
      parameters.append((member.name, source))
    }
    return .stated(type, parameters: parameters)
  }

  /// Reads a field that tells a component from others.
  mutating func identity(_ node: NodeID) -> ContentReference? {
    guard let found = found(node) else { return nil }
    guard [.text, .integer, .number].contains(found.field.type) else {
      reader.report(.mistypedField(found.reference, found.field, expected: "a text or a number"))
      return nil
    }
    return found.reference
  }

  // MARK: Fields

  private func ownField(of element: ElementSpec) -> FieldSpec? {
    fields.first { $0.name == element.name && $0.type != .callback }
  }

  private struct Found {
    /// The field at its end, which is optional if any on the way to it is.
    var field: FieldSpec
    var reference: ContentReference
  }

  /// The field of this component's own content that a reference names; a missing one is reported.
  private mutating func ownField(_ node: NodeID) -> FieldSpec? {
    guard let found = found(node) else { return nil }
    guard found.reference.within.isEmpty else {
      return refuse(
        node,
        "a component stands here by a field of this component's own content, such as "
          + "'{content.\(found.reference.field)}'")
    }
    return found.field
  }

  /// The field that a reference names, for example `{content.title}` or `{content.file.url}`; `nil` when it is not
  /// there, which is reported.
  private mutating func found(_ node: NodeID) -> Found? {
    guard tape.kind(node) == .string, case .alias(let names)? = AliasSyntax(tape.string(node)),
      let reference = ContentReference(names, at: tape.range(node))
    else { return refuse(node, "expected a field of the content, such as '{content.title}'") }
    switch reader.way(of: reference, in: fields) {
    case .found(let way): return way.end.map { Found(field: $0, reference: reference) }
    case .faulty: return nil
    case .missing(let fault):
      reader.report(fault)
      return nil
    }
  }
}

extension FieldType {
  /// A Boolean value that indicates whether its values can be parameters of an action that a spec states.
  fileprivate var isJSON: Bool {
    switch self {
    case .text, .icon, .image, .url, .flag, .number, .integer, .written(.points), .json, .choice,
      .token:
      true
    case .list(let element, isLenient: _): element.isJSON
    case .color, .richText, .markdown, .date, .seconds, .milliseconds, .decimal, .action, .callback,
      .element, .component, .written(.ratio), .written(.percent):
      false
    }
  }
}

extension ArrangedItem {
  /// The fields of the content that it shows; none for a group.
  var shownFields: [ContentReference] {
    switch content {
    case .none, .app: []
    case .whole(let reference): [reference]
    case .slots(let values):
      values.compactMap(\.source.field)
    }
  }

  /// Returns a Boolean value that indicates whether the content may leave out all that it shows, so that it is hidden
  /// then.
  ///
  /// An element that takes input is never hidden for that.
  ///
  /// - Parameter wayOf: the fields that a reference leads through.
  func canBeMissing(_ wayOf: (ContentReference) -> [FieldSpec]?) -> Bool {
    let own = shownFields.compactMap { wayOf($0)?.end }
    if case .slots(let values) = content, own.count < values.count { return false }
    return !own.isEmpty && own.allSatisfy { $0.isOptional || isRepeated }
  }
}
