import TokenCompiler
import TokenRuntime

/// Reads how the elements of a component stand, its `arrangement`.
///
/// It checks what one file shows: that each element stands in one item, that it can show what it
/// is said to show, and what fits which group. What needs the tokens or another component is for
/// ``ComponentLinker``.
struct ArrangementReader {
  private var reader: ComponentReader
  private let parts: Parts
  /// The elements that have an item, each with the range of the first one.
  private var placed: [String: SourceRange] = [:]
  private var depth = 0

  struct Parts {
    var elements: [ElementSpec]
    var layout: [LayoutSpec<Alias>]
    /// Properties of the layout that are faulty and left out: nothing more is said of them.
    var faultyLayout: Set<String>
    var fields: [FieldSpec]
  }

  private static let maximumDepth = 32

  /// Reads the arrangement at `node`; faults are reported to `reader`.
  static func read(
    _ node: NodeID, of parts: Parts, by reader: inout ComponentReader
  ) -> ArrangedItem<Alias>? {
    var arrangement = ArrangementReader(reader: reader, parts: parts)
    let item = arrangement.item(node, in: nil)
    if item != nil { arrangement.checkPlacements(node) }
    reader = arrangement.reader
    return item
  }

  private var tape: JSONTape { reader.tape }

  private mutating func refuse<Value>(_ node: NodeID, _ message: String) -> Value? {
    reader.json.refuse(node, message)
  }

  /// Checks that every element stands somewhere.
  private mutating func checkPlacements(_ node: NodeID) {
    guard !reader.isPartial else { return }
    for element in parts.elements where placed[element.name] == nil {
      reader.report(.unplacedElement(tape.opening(node), element.name, at: element.range))
    }
  }

  // MARK: Items

  private static let groupMembers = [
    "gap", "insets", "alignment", "distribution", "itemWeight", "on",
  ]
  private static let leafMembers = ["shows", "otherwise"]
  private static let spokenTexts = [
    "accessibilityLabel", "accessibilityValue", "accessibilityHint", "error",
  ]
  private static let kinds = ArrangedDirection.allCases.map(\.rawValue) + ["element"]

  /// Reads one item; `direction` is that of the group around it, if there is one.
  private mutating func item(
    _ node: NodeID, in direction: ArrangedDirection?
  ) -> ArrangedItem<Alias>? {
    guard depth < Self.maximumDepth else {
      return refuse(node, "items stand in at most \(Self.maximumDepth) others")
    }
    depth += 1
    defer { depth -= 1 }
    if tape.kind(node) == .string {
      if tape.string(node).hasPrefix("{") { return components(node) }
      return element(node, tape.string(node), nil)
    }
    guard tape.kind(node) == .object else {
      return refuse(node, "expected an element of this component, or an object with items")
    }
    guard
      let object = reader.json.object(
        node, "an item",
        known: SpecKeys.Item.names)
    else { return nil }
    let stated = Self.kinds.filter { object[$0] != nil }
    guard stated.count == 1 || stated.isEmpty && object["shows"] != nil else {
      return reader.json.refuse(
        object.opening, "an item needs one of \(Self.kinds.quoted), or only what it 'shows'")
    }
    var item: ArrangedItem<Alias>?
    if let word = stated.first, let group = ArrangedDirection(rawValue: word) {
      item = self.group(object, group)
    } else {
      refuse(Self.groupMembers, of: object, "a group, such as a 'row'")
      if let node = object["element"] {
        guard let name = reader.json.string("element", of: object) else { return nil }
        item = element(node, name, object)
      } else {
        item = object["shows"].flatMap { components($0) }
      }
    }
    guard var item else { return nil }
    readItemMembers(of: object, direction, into: &item)
    return item
  }

  /// Reports members that this kind of item does not have.
  private mutating func refuse(_ names: [String], of object: JSONObject, _ owner: String) {
    for member in names.compactMap({ object.member($0) }) {
      reader.json.fail(member.range, "'\(member.name)' is for \(owner)")
    }
  }

  private mutating func readItemMembers(
    of object: JSONObject, _ direction: ArrangedDirection?, into item: inout ArrangedItem<Alias>
  ) {
    item.size = object["size"].map { lengths($0, "size", .size) } ?? []
    if let node = object["weight"] {
      if direction == .row || direction == .column || depth == 1 {
        item.weight = reader.readValue(node, .factor)
      } else {
        reader.json.fail(
          node, "'weight' is for an item of a 'row' or a 'column', or for the whole arrangement")
      }
    }
    if let node = object["place"] { item.place = alignment(node, in: direction) }
    item.isVisible = object["visible"].flatMap { value($0, .flag) }
    item.isHidden = object["hidden"].flatMap { value($0, .flag) }
    if object["visible"] != nil, let member = object.member("hidden") {
      reader.json.fail(member.range, "'visible' and 'hidden' exclude each other")
    }
    item.isEnabled = object["enabled"].flatMap { value($0, .flag) }
    item.isSelected = object["selected"].flatMap { value($0, .flag) }
    item.actions = object["action"].map { actions($0) } ?? []
    item.spoken = Self.spokenTexts.compactMap { name in
      object[name].flatMap { spoken($0, name) }.map { (name, $0) }
    }
    if object["accessibilityRole"] != nil {
      item.role = reader.json.word("accessibilityRole", of: object, "a role")
    }
    if let node = object["identity"] {
      if depth > 1 || !item.canBeIdentified {
        reader.json.fail(node, "'identity' is for the whole arrangement, a group or an element")
      } else {
        item.identity = shown { $0.identity(node) }
      }
    }
    readMarker(of: object, into: &item)
    guard let node = object["otherwise"] else { return }
    let canBeMissing = item.canBeMissing { reference in
      guard case .found(let way) = reader.way(of: reference, in: parts.fields) else { return nil }
      return way
    }
    guard canBeMissing else {
      reader.json.fail(node, "the content always has what this shows, so nothing stands otherwise")
      return
    }
    item.otherwise = self.item(node, in: direction).map { [$0] } ?? []
  }

  private static let markerMembers = ["markers", "markerGap", "markerWidth"]

  /// Reads the label before each item of a list.
  private mutating func readMarker(of object: JSONObject, into item: inout ArrangedItem<Alias>) {
    guard let node = object["marker"] else {
      return refuse(Self.markerMembers, of: object, "an item with a 'marker'")
    }
    guard item.isRepeated else {
      reader.json.fail(node, "a 'marker' stands before each item of a list, which this is not")
      return
    }
    guard let name = reader.json.string("marker", of: object), let index = element(name, node)
    else { return }
    guard case .element(.label, _) = parts.elements[index].kind else {
      reader.json.fail(node, "a 'marker' is a label, which '\(name)' is not")
      return
    }
    guard let element = claimed(index, node) else { return }
    var signs = LookValue<Alias>.word(ListMarker.bullets.rawValue, tape.range(node))
    if let node = object["markers"] {
      guard let stated = value(node, ArrangedMarker<Alias>.signType) else { return }
      signs = stated
    }
    item.marker = ArrangedMarker(
      element: element, signs: signs,
      gap: object["markerGap"].flatMap { length($0, "markerGap", .points) },
      width: object["markerWidth"].flatMap { length($0, "markerWidth", .points) })
  }

  // MARK: Groups

  private mutating func group(
    _ object: JSONObject, _ direction: ArrangedDirection
  ) -> ArrangedItem<Alias>? {
    let word = direction.rawValue
    refuse(Self.leafMembers, of: object, "an element, or components of the content")
    guard let node = object[word], tape.kind(node) == .array, !tape.elements(of: node).isEmpty
    else {
      return reader.json.refuse(object.opening, "'\(word)' takes an array of items, one at least")
    }
    let ground = object["on"].flatMap { self.ground($0, object, direction) }
    let items = tape.elements(of: node).compactMap { item($0, in: direction) }
    if direction == .overlay {
      refuse(["gap", "distribution"], of: object, "a 'row' or a 'column'")
      refuse(["itemWeight"], of: object, "a 'row', a 'column' or a 'stack'")
    } else if direction == .stack {
      refuse(
        ["gap", "distribution", "alignment", "insets"], of: object,
        "a 'row', a 'column' or an 'overlay'; a 'stack' has that of its element's look")
      if object["on"] == nil {
        reader.json.fail(object.opening, "a 'stack' stands 'on' an element of the kind 'stack'")
      }
    }
    let distribution: ItemDistribution? =
      reader.json.word("distribution", of: object, "a distribution")
    let group = ArrangedGroup<Alias>(
      direction: direction, items: items, ground: ground,
      gap: object["gap"].flatMap { length($0, "gap", .points) },
      insets: object["insets"].map { lengths($0, "insets", .insets) } ?? [],
      alignment: object["alignment"].flatMap { alignment($0, in: direction) } ?? .fill,
      distribution: distribution ?? .leading,
      itemWeight: object["itemWeight"].flatMap { reader.readValue($0, .factor) })
    guard items.count == tape.elements(of: node).count else { return nil }
    return ArrangedItem(kind: .group(group), range: object.opening)
  }

  private mutating func ground(
    _ node: NodeID, _ object: JSONObject, _ direction: ArrangedDirection
  ) -> Int? {
    guard let name = reader.json.string("on", of: object), let index = element(name, node) else {
      return nil
    }
    guard case .element(let kind, _) = parts.elements[index].kind, kind.facts.holdsGroup else {
      return refuse(
        node, "items stand on a view, a scroll view, a stack or a cell, which '\(name)' is not")
    }
    if kind == .stack, direction != .stack {
      return refuse(
        node,
        "the look of '\(name)' says how its items follow one another; use 'stack' in place "
          + "of '\(direction.rawValue)'")
    }
    if kind != .stack, direction == .stack {
      return refuse(
        node, "a 'stack' stands on an element of the kind 'stack', which '\(name)' is not")
    }
    if kind == .scrollView, direction == .overlay {
      return refuse(node, "what scrolls is a 'row' or a 'column'")
    }
    return claimed(index, node)
  }

  /// The element with a name; `nil` if there is none, which is reported.
  private mutating func element(_ name: String, _ node: NodeID) -> Int? {
    if let index = parts.elements.firstIndex(where: { $0.name == name }) { return index }
    if !reader.faultyNames.contains(name) {
      reader.json.reportUnknownWord(
        node, "an element of this component", known: parts.elements.map(\.name))
    }
    return nil
  }

  /// Notes the item of an element; `nil` for a second one, which is reported.
  private mutating func claimed(_ index: Int, _ node: NodeID) -> Int? {
    let name = parts.elements[index].name
    if let first = placed[name] {
      reader.report(.placedTwice(tape.range(node), name, at: first))
      return nil
    }
    placed[name] = tape.range(node)
    return index
  }

  private mutating func alignment(
    _ node: NodeID, in direction: ArrangedDirection?
  ) -> ItemAlignment? {
    guard let direction, direction != .stack else {
      return refuse(node, "'place' is for an item of a 'row', a 'column' or an 'overlay'")
    }
    let known = ItemAlignment.known(in: direction)
    let word = reader.json.text(node).flatMap(ItemAlignment.init(rawValue:))
    if let word, known.contains(word) { return word }
    guard tape.kind(node) == .string else {
      return refuse(node, "expected an alignment: \(known.map(\.rawValue).quoted)")
    }
    return reader.json.refuseWord(
      node, "an alignment in this '\(direction.rawValue)'", known: known.map(\.rawValue))
  }

  // MARK: Leaves

  private mutating func element(
    _ node: NodeID, _ name: String, _ object: JSONObject?
  ) -> ArrangedItem<Alias>? {
    guard let index = element(name, node).flatMap({ claimed($0, node) }) else { return nil }
    let element = parts.elements[index]
    return leaf(.element(index), node) { $0.content(of: element, object?["shows"], named: node) }
  }

  private mutating func components(_ node: NodeID) -> ArrangedItem<Alias>? {
    leaf(.components, node) { $0.components(node) }
  }

  private mutating func leaf(
    _ kind: ArrangedItem<Alias>.Kind, _ node: NodeID,
    _ read: (inout ShownReader) -> ShownReader.Shown?
  ) -> ArrangedItem<Alias>? {
    shown(read).map {
      ArrangedItem(
        kind: kind, content: $0.content, isRepeated: $0.isRepeated, range: tape.range(node))
    }
  }

  private mutating func shown<Value>(_ read: (inout ShownReader) -> Value) -> Value {
    var shown = ShownReader(reader: reader, fields: parts.fields)
    defer { reader = shown.reader }
    return read(&shown)
  }

  private mutating func actions(_ node: NodeID) -> [TriggeredAction] {
    let nodes = tape.kind(node) == .array ? tape.elements(of: node) : [node]
    return shown { shown in nodes.compactMap { shown.action($0) } }
  }

  private mutating func spoken(_ node: NodeID, _ name: String) -> ShownValue.Source? {
    let slot = ElementSlot(name: name, kind: name == "error" ? .error : .text)
    return shown { $0.value(node, of: slot, canRepeat: false)?.value.source }
  }

  // MARK: Values

  /// Reads a value that is set whatever the content says.
  private mutating func value(_ node: NodeID, _ type: PropertyType) -> LookValue<Alias>? {
    guard let value = reader.readValue(node, type), reader.checkSet(value, tape.opening(node))
    else { return nil }
    return value
  }

  /// Reads insets or a size: a whole value, or each part with its own value.
  private mutating func lengths(
    _ node: NodeID, _ name: String, _ type: PropertyType
  ) -> [ArrangedLength<Alias>] {
    let isWhole = tape.memberNames(of: node).contains { ["by", "otherwise"].contains($0) }
    guard tape.kind(node) == .object, !isWhole else {
      return length(node, name, type).map { [$0] } ?? []
    }
    let known = type.parts.map(\.name) + type.shorthands.map(\.name)
    guard let object = reader.json.object(node, "'\(name)'", known: known) else { return [] }
    if tape.memberNames(of: node).isEmpty {
      reader.json.fail(node, "'\(name)' needs one of \(known.quoted)")
    }
    return type.parts.compactMap { part in
      // A part of its own wins over a word for several.
      let shorthand = type.shorthands.first { $0.parts.contains(part.name) }?.name
      let node = object[part.name] ?? shorthand.flatMap { object[$0] }
      return node.flatMap { length($0, part.name, part.type) }
    }
  }

  /// Reads a value, or a property of the layout such as `{layout.gap}`.
  private mutating func length(
    _ node: NodeID, _ name: String, _ type: PropertyType
  ) -> ArrangedLength<Alias>? {
    guard let property = layoutProperty(node) else {
      guard let value = value(node, type), reader.checkBound(name, value, node) else { return nil }
      return ArrangedLength(name: name, property: nil, type: type, value: value)
    }
    guard let layout = parts.layout.first(where: { $0.name == property }) else {
      if !parts.faultyLayout.contains(property) {
        reader.report(
          .unknownWord(
            tape.range(node), property, "a property of this component's layout",
            known: parts.layout.map(\.name), .componentSpec))
      }
      return nil
    }
    guard case .value(let found, let value) = layout.kind, found.serves(as: type) else {
      return refuse(node, "expected \(type.layoutWords), which 'layout.\(property)' is not")
    }
    return ArrangedLength(name: name, property: property, type: found, value: value)
  }

  private func layoutProperty(_ node: NodeID) -> String? {
    guard tape.kind(node) == .string, case .alias(let names)? = AliasSyntax(tape.string(node)),
      names.count == 2, names[0] == "layout"
    else { return nil }
    return names[1]
  }
}

extension ArrangedItem {
  fileprivate var canBeIdentified: Bool {
    if case .components = kind { false } else { !isRepeated }
  }
}

extension PropertyType {
  fileprivate func serves(as type: PropertyType) -> Bool {
    switch (self, type) {
    case (.points, .points), (.points, .insets), (.points, .length), (.insets, .insets),
      (.length, .length), (.size, .size):
      true
    default: false
    }
  }

  fileprivate var layoutWords: String {
    switch self {
    case .points: "a distance without scale"
    case .insets: "insets or a distance without scale"
    case .length: "a distance"
    case .size: "a size"
    default: words
    }
  }
}

extension Diagnostic {
  fileprivate static func placedTwice(
    _ range: SourceRange, _ name: String, at first: SourceRange
  ) -> Diagnostic {
    .error(
      .componentSpec, "element '\(name)' stands in this arrangement a second time", at: range,
      notes: [Note(message: "'\(name)' is first here", range: first)])
  }

  fileprivate static func unplacedElement(
    _ range: SourceRange, _ name: String, at element: SourceRange
  ) -> Diagnostic {
    .error(
      .componentHole, "the arrangement leaves out element '\(name)'", at: range,
      notes: [Note(message: "'\(name)' is here", range: element)])
  }
}
