/// Finds names that stand twice in one object, in time linear in its members.
///
/// RFC 8259 only advises against duplicates; dropping one silently would lose tokens.
struct DuplicateNames: Sendable {
  /// For each name, the object that had it last, and where.
  private var lastSeen: [(object: UInt32, key: NodeID)] = []

  /// The keys of an object whose name stands there already, each with the first such key, at most
  /// `limit`; `nameCount` names were met so far.
  mutating func find(
    in object: NodeID, _ nodes: [JSONNode], nameCount: Int, limit: Int
  ) -> [(key: NodeID, first: NodeID)] {
    if lastSeen.count < nameCount {
      let missing = nameCount * 2 - lastSeen.count
      lastSeen.append(contentsOf: repeatElement((.max, NodeID(index: 0)), count: missing))
    }
    var found: [(key: NodeID, first: NodeID)] = []
    var index = object.index + 1
    let end = nodes[Int(object.index)].next
    while index < end {
      let name = Int(nodes[Int(index)].next)
      if lastSeen[name].object != object.index {
        lastSeen[name] = (object.index, NodeID(index: index))
      } else if found.count < limit {
        found.append((NodeID(index: index), lastSeen[name].key))
      }
      index = nodes[Int(index) + 1].next
    }
    return found
  }
}
