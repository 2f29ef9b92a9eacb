import TokenCompiler
import TokenComponents

/// The values that may stand at a position of a document, by the specs.
package struct DocumentOffers {
  /// Something that a person can choose.
  package struct Offer: Sendable {
    package var label: String
    package var detail: String?
    /// The token's index in the table, of a token.
    package var token: Int?
    /// The edit, with the text that it replaces.
    package var edit: TextEdit
  }

  private struct Proposal {
    var key: String?
    var value: SampleValue?
    var label: String
    var detail: String?
    var token: Int?
  }

  /// The kind of value that a position takes.
  private enum Expected {
    case anything
    /// A component that is known by its type.
    case element
    /// The fields of a component.
    case content(Component)
    /// The name of a component, in the member of this name.
    case typeName(key: String)
    case action
    case actionType
    case value(FieldType, Component)
    case nothing
  }

  private let design: ScreenDesign
  private let reader: DocumentReader
  private let samples: SampleDocuments
  private let text: [UInt8]
  private let place: CaretPlace
  private let tape: JSONTape
  private let root: NodeID?

  private static let mostOffers = 60

  /// - Parameter caret: a UTF-8 offset of the text.
  package init(_ text: [UInt8], at caret: Int, of side: ScreenSide) {
    self.text = text
    design = side.design
    reader = side.validator
    samples = SampleDocuments(side)
    place = CaretPlace(in: text, at: min(max(0, caret), text.count))
    let repaired = place.repaired(text)
    tape = repaired.tape
    root = repaired.root
  }

  /// The offers, those first that begin with what is typed.
  ///
  /// - Parameter name: the component that the document has to be, as `validate --root` has it.
  package func offers(as name: String?, caret: Int) -> [Offer] {
    let word = place.word
    // Nothing follows the outermost value.
    if place.open.isEmpty, text[..<word.lowerBound].contains(where: { $0 > 0x20 }) { return [] }
    var expected = expectedRoot(name)
    var node = root
    for step in place.path {
      expected = self.expected(within: expected, node, step)
      node = child(of: node, step)
    }
    if let inner = place.open.last, !place.isAtKey {
      expected = self.expected(within: expected, node, inner.step)
    }
    let typedEnd = max(word.lowerBound, min(caret, word.upperBound))
    var typed = String(decoding: text[word.lowerBound..<typedEnd], as: UTF8.self).lowercased()
    if typed.hasPrefix("\"") { typed.removeFirst() }
    let proposals = place.isAtKey ? keys(of: expected, node) : values(of: expected)
    let found = proposals.filter { typed.isEmpty || $0.label.lowercased().hasWord(typed) }
    let first = found.filter { $0.label.lowercased().hasPrefix(typed) }
    let others = found.filter { !$0.label.lowercased().hasPrefix(typed) }
    return (first + others).prefix(Self.mostOffers).map { proposal in
      Offer(
        label: proposal.label, detail: proposal.detail, token: proposal.token,
        edit: TextEdit(word, written(proposal)))
    }
  }

  // MARK: Expectations

  private func expectedRoot(_ name: String?) -> Expected {
    if let component = design.components.first(where: { reader.typePrefix + $0.name == name }) {
      return .content(component)
    }
    return name == reader.union ? .element : .anything
  }

  private func expected(_ type: FieldType, of component: Component) -> Expected {
    switch type {
    case .element: return .element
    case .component(let name):
      return design.indices[name].map { .content(design.components[$0]) } ?? .nothing
    case .action where !samples.actions.isEmpty: return .action
    default: return .value(type, component)
    }
  }

  private func expected(within outer: Expected, _ node: NodeID?, _ name: String) -> Expected {
    switch outer {
    case .anything:
      let isTypeKey = object(node) != nil && reader.typeKeys.names.contains(name)
      return isTypeKey || isTyped(node) ? expectedWithinElement(node, name) : .anything
    case .element: return expectedWithinElement(node, name)
    case .content(let component):
      let field = component.fields.first { $0.type != .callback && $0.keys.contains(name) }
      return field.map { expected($0.type, of: component) } ?? .nothing
    case .action:
      if name == "type" { return .actionType }
      return name == "parameters" ? action(node).map { .content($0) } ?? .nothing : .nothing
    case .value(.list(let element, _), let component): return expected(element, of: component)
    case .typeName, .actionType, .value, .nothing: return .nothing
    }
  }

  private func expectedWithinElement(_ node: NodeID?, _ name: String) -> Expected {
    guard !reader.typeKeys.names.isEmpty else {
      return reader.elements[name].map { .content(design.components[$0]) } ?? .nothing
    }
    let component = typedComponent(node)
    if reader.typeKeys.names.contains(name),
      component.map({ $0.form.typeKeys.contains(name) }) ?? true
    {
      return .typeName(key: name)
    }
    guard let component else { return .nothing }
    if let dataKey = component.form.dataKey {
      return dataKey == name ? .content(component) : .nothing
    }
    return expected(within: .content(component), node, name)
  }

  private func object(_ node: NodeID?) -> SentObject? {
    guard let node, tape.kind(node) == .object else { return nil }
    return SentObject(node, of: tape)
  }

  /// The component that an object says it is.
  private func typedComponent(_ node: NodeID?) -> Component? {
    guard let member = object(node)?.first(of: reader.typeKeys.names),
      let index = tape.stringValue(member.value).flatMap({ reader.elements[$0] })
    else { return nil }
    let component = design.components[index]
    return component.form.typeKeys.contains(member.name) ? component : nil
  }

  private func isTyped(_ node: NodeID?) -> Bool {
    guard let object = object(node) else { return false }
    return reader.typeKeys.names.isEmpty
      ? object.members.contains { reader.elements[$0.name] != nil } : typedComponent(node) != nil
  }

  /// The declared action that an object is.
  private func action(_ node: NodeID?) -> Component? {
    object(node)?["type"].flatMap { tape.stringValue($0.value) }
      .flatMap { reader.actions[$0] }.map { design.components[$0] }
  }

  private func child(of node: NodeID?, _ step: String) -> NodeID? {
    guard let node else { return nil }
    if let object = object(node) { return object[step]?.value }
    let elements = tape.elements(of: node)
    return Int(step).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
  }

  // MARK: Proposals

  private func keys(of expected: Expected, _ node: NodeID?) -> [Proposal] {
    let sent = Set(object(node)?.members.map(\.name) ?? [])
    switch expected {
    case .action: return actionKeys(node).filter { !sent.contains($0.label) }
    case .element, .anything: return elementKeys(node, sent)
    case .content(let component): return fieldKeys(of: component, sent)
    case .typeName, .actionType, .value, .nothing: return []
    }
  }

  private func actionKeys(_ node: NodeID?) -> [Proposal] {
    guard let first = samples.actions.first else { return [] }
    let type = key("type", .text(first.serverName), "the action")
    guard let action = action(node) else { return [type] }
    let parameters = SampleValue.object(samples.content(of: action, depth: 1))
    return [type, key("parameters", parameters, action.name)]
  }

  private func elementKeys(_ node: NodeID?, _ sent: Set<String>) -> [Proposal] {
    let typeKeys = reader.typeKeys.names
    guard !typeKeys.isEmpty else {
      return samples.components.map {
        key($0.serverName, .object(samples.content(of: $0)), $0.description)
      }
    }
    var keys: [Proposal] = []
    if !typeKeys.contains(where: sent.contains) {
      keys = typeKeys.compactMap { name in
        samples.components.first { $0.form.typeKeys.first == name }.map {
          key(name, .text($0.serverName), "the component")
        }
      }
    }
    guard let component = typedComponent(node) else { return keys }
    guard let dataKey = component.form.dataKey else { return keys + fieldKeys(of: component, sent) }
    if sent.contains(dataKey) { return keys }
    return keys + [key(dataKey, .object(samples.content(of: component)), component.name)]
  }

  private func fieldKeys(of component: Component, _ sent: Set<String>) -> [Proposal] {
    component.fields.compactMap { field in
      guard field.type != .callback, !field.keys.contains(where: sent.contains) else { return nil }
      let words = [field.isRequired ? "required" : nil, field.description].compactMap(\.self)
      return key(
        field.key, samples.value(of: field, in: component, depth: 1),
        words.isEmpty ? field.type.words : words.joined(separator: ", "))
    }
  }

  private func key(_ name: String, _ value: SampleValue?, _ detail: String?) -> Proposal {
    Proposal(key: name, value: value, label: name, detail: detail)
  }

  private func values(of expected: Expected) -> [Proposal] {
    switch expected {
    case .anything, .element:
      return samples.components.map {
        Proposal(
          value: samples.document(of: $0, depth: 1), label: $0.name, detail: $0.description)
      }
    case .action:
      return samples.actions.map {
        Proposal(value: samples.action($0), label: $0.name, detail: $0.description)
      }
    case .actionType:
      return samples.actions.map {
        Proposal(value: .text($0.serverName), label: $0.serverName, detail: $0.description)
      }
    case .content(let component):
      let content = SampleValue.object(samples.content(of: component, depth: 1))
      return [Proposal(value: content, label: component.name)]
    case .typeName(let key):
      return samples.components.filter { $0.form.typeKeys.contains(key) }.map {
        Proposal(value: .text($0.serverName), label: $0.serverName, detail: $0.description)
      }
    case .value(let type, let component): return values(of: type, in: component)
    case .nothing: return []
    }
  }

  private func values(of type: FieldType, in component: Component) -> [Proposal] {
    switch type {
    case .flag:
      return [true, false].map { Proposal(value: .flag($0), label: $0 ? "true" : "false") }
    case .token(let group): return tokens(of: group)
    case .choice:
      return component.cases(of: type).map {
        Proposal(value: SampleDocuments.sent($0), label: $0.serverName, detail: $0.description)
      }
    default:
      let value = samples.value(of: type, named: "text", in: component, depth: 1)
      return value.map { value in
        var writer = JSONWriter()
        writer.value(value)
        let label = writer.text.shortened(to: 60)
        return [Proposal(value: value, label: label, detail: type.words)]
      } ?? []
    }
  }

  private func tokens(of group: String) -> [Proposal] {
    (reader.families[group]?.today ?? []).map { name in
      let token = design.token(name, in: group)
      return Proposal(
        value: .text(name), label: name,
        detail: token.flatMap { design.tokens.tokens[$0].description }, token: token)
    }
  }

  // MARK: Writing

  private func written(_ proposal: Proposal) -> String {
    let before = text[..<place.word.lowerBound]
    let after = text[place.word.upperBound...]
    let isItem = place.open.last.map { place.isAtKey || !$0.isObject } ?? false
    let comma = isItem && before.endsValue ? "," : ""
    let isFollowed = place.isAtKey && after.firstNonBlank == UInt8(ascii: ":")
    let next = isItem && !isFollowed && after.beginsValue ? "," : ""
    var name = ""
    if place.isAtKey, let key = proposal.key {
      name = JSONWriter.quoted(key) + (isFollowed ? "" : ": ")
    }
    return comma + name + (isFollowed ? "" : indented(proposal.value ?? .null)) + next
  }

  /// JSON on as many lines as it needs, as far in as the line at which it begins.
  private func indented(_ value: SampleValue) -> String {
    let before = text[..<place.word.lowerBound]
    let line = before.suffix(from: before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0)
    let indent = String(decoding: line.prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
    var writer = JSONWriter(layout: .indented)
    writer.value(value)
    let lines = writer.text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.joined(separator: "\n" + indent)
  }
}
