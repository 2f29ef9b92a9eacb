/// The members of an object that a server sent, in their order. Those of a large one are found by a table.
package struct SentMembers: Sendable, RandomAccessCollection, ExpressibleByArrayLiteral {
  /// Up to this number searching them is as fast.
  private static let few = 8

  private let members: [SentValue.Member]
  private let positions: [ByteName: Int]

  package init(_ members: some Sequence<SentValue.Member>) {
    let members = Array(members)
    self.members = members
    guard members.count > Self.few else {
      positions = [:]
      return
    }
    var positions = [ByteName: Int](minimumCapacity: members.count)
    for (position, member) in members.enumerated() {
      let name = ByteName(member.name)
      if positions[name] == nil { positions[name] = position }
    }
    self.positions = positions
  }

  package init(arrayLiteral elements: SentValue.Member...) { self.init(elements) }

  package var startIndex: Int { members.startIndex }
  package var endIndex: Int { members.endIndex }
  package subscript(position: Int) -> SentValue.Member { members[position] }

  /// The first member of a name, as decoders have it.
  package func first(named name: String) -> SentValue.Member? {
    position(of: name).map { members[$0] }
  }

  package func position(of name: String) -> Int? {
    guard members.count > Self.few else {
      return members.firstIndex { ByteName.areSame($0.name, name) }
    }
    return positions[ByteName(name)]
  }
}
