/// What a resolver document's objects may hold.
extension ResolverReader {
  func member(_ name: String, of node: NodeID) -> NodeID? {
    tape.kind(node) == .object ? tape.names.find(name).flatMap { tape.member($0, of: node) } : nil
  }

  func allMembers(of node: NodeID) -> [JSONMember] { tape.allMembers(of: node) }

  mutating func objectMember(_ name: String, of node: NodeID) -> NodeID? {
    guard let value = member(name, of: node) else { return nil }
    if tape.kind(value) == .object { return value }
    reportFault(value, "'\(name)' takes an object")
    return nil
  }

  mutating func checkString(_ name: String, of node: NodeID) {
    guard let value = member(name, of: node), tape.kind(value) != .string else { return }
    reportFault(value, "'\(name)' takes a string")
  }

  mutating func checkProperties(of node: NodeID) {
    checkString("description", of: node)
    if let value = tape.member(.extensions, of: node), tape.kind(value) != .object {
      reportFault(value, "") { range, _ in .extensionsIsNotAnObject(range) }
    }
  }

  mutating func checkMembers(of node: NodeID, known: [String]) {
    for member in allMembers(of: node) {
      let name = tape.names.string(member.name)
      if !known.contains(name) {
        report(.unknownResolverMember(tape.range(member.key), name, known: known))
      }
    }
  }

  /// Reports a value of the wrong kind, unless it is no JSON and was reported as such.
  mutating func reportFault(
    _ node: NodeID, _ message: String,
    as fault: (SourceRange, String) -> Diagnostic = Diagnostic.badResolver
  ) {
    guard tape.kind(node) != .invalid else { return }
    report(fault(tape.opening(node), message))
  }
}

extension JSONTape {
  /// Whether an object has members and all their values are of one kind.
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
