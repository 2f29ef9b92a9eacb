/// The members of one object of a spec, each asked for once by name.
///
/// Whatever isn't as the format wants it is reported where it stands; the reader goes on without it.
struct SpecObject {
  /// A member with its place.
  struct Member {
    var name: String
    var range: SourceRange
    var value: NodeID
  }

  let tape: JSONTape
  let node: NodeID
  let members: [Member]

  /// Opens an object.
  ///
  /// - Parameters:
  ///   - what: how messages call it, for example `a content field`.
  ///   - known: the names that it may have; any when `nil`.
  /// - Returns: `nil` when the node is no object, which is reported.
  init?(
    _ node: NodeID, of tape: JSONTape, _ what: String, known: [String]? = nil,
    reporting diagnostics: inout DiagnosticCollector
  ) {
    self.tape = tape
    self.node = node
    guard tape.kind(node) == .object else {
      diagnostics.report(.componentFault(node, of: tape, "\(what) takes an object"))
      return nil
    }
    var members: [Member] = []
    var cursor = tape.members(of: node)
    while let member = tape.next(&cursor) {
      let name = tape.names.string(member.name)
      // A name that is there a second time was reported when the file was read.
      if members.contains(where: { $0.name == name }) { continue }
      if let known, !known.contains(name) {
        diagnostics.report(.unknownMember(tape.range(member.key), name, of: what, known: known))
      } else {
        members.append(Member(name: name, range: tape.range(member.key), value: member.value))
      }
    }
    self.members = members
  }

  /// The place of the object as a whole.
  var place: SourceRange { tape.opening(node) }

  subscript(name: String) -> NodeID? {
    members.first { $0.name == name }?.value
  }

  /// A member that holds a text of at least one character.
  func text(_ name: String, reporting diagnostics: inout DiagnosticCollector) -> String? {
    guard let node = self[name] else { return nil }
    if tape.kind(node) == .string, !tape.string(node).isEmpty { return tape.string(node) }
    diagnostics.report(
      .componentFault(node, of: tape, "'\(name)' takes a string of at least one character"))
    return nil
  }

  func flag(_ name: String, reporting diagnostics: inout DiagnosticCollector) -> Bool {
    guard let node = self[name] else { return false }
    switch tape.kind(node) {
    case .true: return true
    case .false: return false
    default:
      diagnostics.report(.componentFault(node, of: tape, "'\(name)' takes true or false"))
      return false
    }
  }

  /// A member that holds an array of texts; none when it is absent.
  func texts(_ name: String, reporting diagnostics: inout DiagnosticCollector) -> [String] {
    guard let node = self[name] else { return [] }
    let elements = tape.elements(of: node)
    guard tape.kind(node) == .array,
      elements.allSatisfy({ tape.kind($0) == .string && !tape.string($0).isEmpty })
    else {
      diagnostics.report(
        .componentFault(
          node, of: tape, "'\(name)' takes an array of strings of at least one character"))
      return []
    }
    return elements.map { tape.string($0) }
  }
}
