import TokenCompiler
import TokenComponents
import TokenRuntime

/// The values to which each field of a component in a document can be set, and the edits of the text that do that.
package struct ContentKnobs {
  package struct Knob: Sendable {
    package var field: FieldSpec
    package var isNumber: Bool
    /// The values that the field can have, with their names; `nil` for one that is typed.
    package var values: [(name: String, json: String)]?
    /// The value in the document, as it is typed; `nil` where there is none.
    package var sent: String?
    /// The number of the chosen one of ``values``.
    package var chosen: Int?
    /// The texts before and after a new value, and the range that they replace.
    package var set: (range: Range<Int>, before: String, after: String)
    /// The edit that leaves the field out; `nil` where it is left out.
    package var unset: TextEdit?
  }

  private let design: ScreenDesign
  private let reader: DocumentReader
  private let document: EditedDocument

  package init(_ document: EditedDocument, of side: ScreenSide) {
    self.document = document
    design = side.design
    reader = side.validator
  }

  /// The knobs of the component at a pointer; none where there is no such one.
  package func knobs(at pointer: String) -> [Knob] {
    guard let content = content(at: pointer, in: document.contents),
      document.stands(content.node), document.tape.kind(content.node) == .object
    else { return [] }
    let component = design.components[content.component]
    return component.fields.compactMap { knob(of: $0, in: component, content) }
  }

  private func content(at pointer: String, in contents: [SentContent]) -> SentContent? {
    for content in contents {
      if content.pointer == pointer { return content }
      if let found = self.content(at: pointer, in: content.children.map(\.content)) { return found }
    }
    return nil
  }

  private func knob(
    of field: FieldSpec, in component: Component, _ content: SentContent
  ) -> Knob? {
    let values = values(of: field.type, in: component)
    let isNumber = [.number, .integer, .seconds, .milliseconds].contains(field.type)
    let isTyped =
      WrittenNumber.allCases.contains { field.type == .written($0) }
      || [.text, .richText, .markdown, .icon, .url, .image, .date, .decimal].contains(field.type)
    guard values != nil || isNumber || isTyped else { return nil }
    let tape = document.tape
    let object = SentObject(content.node, of: tape)
    let member = object.first(of: field.keys)
    let value = member.flatMap { tape.kind($0.value) == .null ? nil : $0.value }
    let sent = value.map { tape.stringValue($0) ?? tape.text($0) }
    let cases = component.cases(of: field.type)
    let chosen = sent.flatMap { sent in
      cases.firstIndex { $0.allServerNames.contains(sent) }
        ?? values?.firstIndex { $0.name == sent || $0.json == sent }
    }
    return Knob(
      field: field, isNumber: isNumber, values: values, sent: sent, chosen: chosen,
      set: setting(field.key, member, in: content.node, object),
      unset: member.flatMap {
        tape.edits(of: content.node, removing: [$0.value]).first
      })
  }

  private func values(
    of type: FieldType, in component: Component
  ) -> [(name: String, json: String)]? {
    switch type {
    case .flag: return [("true", "true"), ("false", "false")]
    case .token(let group):
      return (reader.families[group]?.today ?? []).map { ($0, JSONWriter.quoted($0)) }
    case .choice:
      return component.cases(of: type).map { one in
        (one.name, one.sent == .text ? JSONWriter.quoted(one.serverName) : one.serverName)
      }
    default: return nil
    }
  }

  private func setting(
    _ key: String, _ member: SentMember?, in node: NodeID, _ object: SentObject
  ) -> (range: Range<Int>, before: String, after: String) {
    let tape = document.tape
    if let member { return (tape.bytes(of: member.value), "", "") }
    let first = object.members.first.map { tape.bytes(of: $0.key).lowerBound }
    let open = tape.bytes(of: node).lowerBound + 1
    let last = object.members.last.map { tape.bytes(of: $0.value).upperBound } ?? open
    var space = ""
    if let first {
      let blanks = document.text[open..<first]
      space = blanks.isEmpty ? " " : String(decoding: blanks, as: UTF8.self)
    }
    let comma = first == nil ? "" : ","
    return (last..<last, "\(comma)\(space)\(JSONWriter.quoted(key)): ", "")
  }
}
