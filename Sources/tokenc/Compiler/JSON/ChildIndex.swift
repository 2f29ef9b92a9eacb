/// Finds members and elements by a pointer's segments.
///
/// Containers are lists on the tape. The large ones that pointers lead through are indexed, so that
/// many pointers into one take time in proportion to their number and not to its size as well.
struct ChildIndex: Sendable {
  private var members: [NodeID: [Name: NodeID]] = [:]
  private var elements: [NodeID: [NodeID]] = [:]

  /// The number of nodes in a container from which on it is indexed.
  private static let threshold = 256

  /// The member or element of a container that a pointer's segment names.
  mutating func child(_ segment: String, of node: NodeID, in tape: JSONTape) -> NodeID? {
    guard tape.nodes[Int(node.index)].next - node.index > Self.threshold else {
      return tape.child(segment, of: node)
    }
    switch tape.kind(node) {
    case .object:
      if members[node] == nil {
        members[node] = Dictionary(firstOf: tape.allMembers(of: node).map { ($0.name, $0.value) })
      }
      return tape.names.find(segment).flatMap { members[node]?[$0] }
    case .array:
      if elements[node] == nil { elements[node] = tape.elements(of: node) }
      guard let index = JSONTape.elementIndex(segment), let elements = elements[node],
        index < elements.count
      else { return nil }
      return elements[index]
    default: return nil
    }
  }
}
