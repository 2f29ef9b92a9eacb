/// Finds names that stand twice in one object, in time linear in its members.
///
/// RFC 8259 only advises against duplicates; dropping one silently would lose tokens.
struct DuplicateNames {
  /// For each name, the object that had it last, and where.
  private var lastSeen: [(object: UInt32, key: NodeID)] = []

  /// Reports each further occurrence of a name in the object.
  mutating func check(
    _ object: NodeID, in tape: JSONTape, reporting diagnostics: inout DiagnosticCollector
  ) {
    if lastSeen.count < tape.names.count {
      let missing = tape.names.count * 2 - lastSeen.count
      lastSeen.append(
        contentsOf: repeatElement((.max, NodeID(index: 0)), count: missing))
    }
    var members = tape.members(of: object)
    while let member = tape.next(&members) {
      let seen = lastSeen[Int(member.name.index)]
      if seen.object == object.index {
        diagnostics.report(
          .duplicateName(
            tape.range(member.key), tape.names.string(member.name), first: tape.range(seen.key)))
      } else {
        lastSeen[Int(member.name.index)] = (object.index, member.key)
      }
    }
  }
}
