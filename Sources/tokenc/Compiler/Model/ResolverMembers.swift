/// The members that a resolver document's objects may have.
extension ResolverReader {
  mutating func objectMember(_ name: String, of node: NodeID) -> NodeID? {
    guard let value = tape.member(name, of: node) else { return nil }
    return tape.kind(value) == .object ? value : refuse(value, "'\(name)' takes an object")
  }

  mutating func checkString(_ name: String, of node: NodeID) {
    guard let value = tape.member(name, of: node), tape.kind(value) != .string else { return }
    report(value, "'\(name)' takes a string")
  }

  mutating func checkProperties(of node: NodeID) {
    checkString("description", of: node)
    if let value = tape.member(.extensions, of: node), tape.kind(value) != .object {
      report(value, TokenReader.extensionsForm, as: .invalidExtensions)
    }
  }

  mutating func checkMembers(of node: NodeID, known: [String]) {
    for member in tape.allMembers(of: node) {
      let name = tape.names.string(member.name)
      if !known.contains(name) {
        report(.unknownResolverMember(tape.range(member.key), name, known: known))
      }
    }
  }

  mutating func report(_ diagnostic: Diagnostic) {
    diagnostics.report(diagnostic)
    if diagnostic.severity == .error { inputs.isIncomplete = true }
  }

  /// Reports a value of the wrong kind, unless it is not JSON and was reported as such.
  mutating func report(_ node: NodeID, _ message: String, as id: Diagnostic.ID = .badResolver) {
    guard tape.kind(node) != .invalid else { return }
    report(.error(id, message, at: tape.opening(node)))
  }

  /// Reports a value of the wrong kind, which is not read.
  mutating func refuse<Value>(
    _ node: NodeID, _ message: String, as id: Diagnostic.ID = .badResolver
  ) -> Value? {
    report(node, message, as: id)
    return nil
  }

  /// Reports a reference that can't be followed.
  mutating func refuse<Value>(reference: NodeID, _ message: String) -> Value? {
    report(.error(.badReference, message, at: tape.range(reference)))
    return nil
  }
}

extension JSONTape {
  func members(of node: NodeID, allOf kind: JSONNode.Kind) -> Bool {
    var members = members(of: node)
    var isEmpty = true
    while let member = next(&members) {
      guard self.kind(member.value) == kind else { return false }
      isEmpty = false
    }
    return !isEmpty
  }
}
