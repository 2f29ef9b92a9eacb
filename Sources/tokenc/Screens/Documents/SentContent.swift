import TokenCompiler
import TokenComponents

/// A component of a document as the generated `Content` decodes it: what is left of the JSON when
/// faults took away what they take away.
///
/// For example, `/children/1` of `{ "type": "Stack", "children": [{ … }, { "type": "Text" }] }`.
package struct SentContent: Sendable {
  /// The component's index among the reader's.
  package var component: Int
  package var node: NodeID
  package var path: [String]
  package var fields: [SentField]
  /// The components in its fields, in the order of the text.
  package var children: [Child] = []

  package struct Child: Sendable {
    /// The index of the field that holds it, perhaps in a list.
    package var field: Int
    package var content: SentContent
  }

  /// The indices of fields whose value does not parse, so that another stands for it.
  package var faultyFields: [Int] { fields.indices.filter { fields[$0].isFaulty } }

  /// The object's place in the document (RFC 6901), or `the document`.
  package var pointer: String { DocumentReader.pointer(path) }
}

package struct SentField: Sendable {
  /// The member that counts; `nil` for a field that is left out, or null.
  var member: SentMember?
  /// A Boolean value that indicates whether its value does not parse, or is missing where one has to be.
  var isFaulty = false

  package enum Value: Hashable, Sendable {
    /// Neither the document nor the spec says anything.
    case missing
    /// The value of the spec for a field that is left out, or whose value does not parse.
    case stated(FieldDefault)
    case sent(NodeID)
  }

  func value(by spec: FieldSpec) -> Value {
    if !isFaulty, let member { return .sent(member.value) }
    let stated = isFaulty ? spec.substitute ?? spec.fallback : spec.fallback
    return stated.map { .stated($0) } ?? .missing
  }
}

struct SentMember: Sendable {
  let name: String
  let key: NodeID
  let value: NodeID
}

/// The members of an object as decoders have them: of a name that stands twice the first.
struct SentObject {
  private(set) var members: [SentMember] = []
  private let tape: JSONTape
  /// The members of a large object by their names; few are compared faster than they are hashed.
  private var positions: [String: Int] = [:]
  private static let few = 16

  init(_ node: NodeID, of tape: JSONTape) {
    self.tape = tape
    var cursor = tape.members(of: node)
    while let member = tape.next(&cursor) {
      let name = tape.names.string(member.name)
      if members.count == Self.few, positions.isEmpty {
        positions = Dictionary(firstOf: members.enumerated().map { ($1.name, $0) })
      }
      guard self[name] == nil else { continue }
      if !positions.isEmpty { positions[name] = members.count }
      members.append(SentMember(name: name, key: member.key, value: member.value))
    }
  }

  subscript(name: String) -> SentMember? {
    if positions.isEmpty { return members.first { $0.name == name } }
    return positions[name].map { members[$0] }
  }

  /// The first member with one of some names that mean the same. One that is null counts only where no
  /// other is there, as servers write null for what is not there.
  func first(of names: [String]) -> SentMember? {
    let known = names.compactMap { self[$0] }
    return known.first { tape.kind($0.value) != .null } ?? known.first
  }
}

package struct ReadDocument: Sendable {
  /// The faults, in the order of the text, and the findings in which `validate` reports them.
  package var faults: [DocumentFault] = []
  package var findings: [Diagnostic] = []
  /// The outermost components that decode, in the order of the text.
  package var contents: [SentContent] = []
  /// The names in it, where that was asked, as they are found.
  package var names: [SentName] = []
  /// The objects that are neither a component nor a part of one; none if the document has to be a component.
  package var unknownObjects: [UnknownObject] = []

  /// The names in the order of the text.
  package var namesInOrder: [SentName] { names.sorted { $0.range.start < $1.range.start } }
}
