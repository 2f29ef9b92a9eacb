struct GroupTree {
  private var children: [[TokenPath]] = []

  init() {}

  init(_ flat: FlatTokens, _ paths: PathTable) {
    children = Array(repeating: [], count: flat.entries.count)
    for index in flat.entries.indices.dropFirst() where flat.entries[index].isPresent {
      add(TokenPath(index: UInt32(index)), to: paths.parents[index])
    }
  }

  subscript(group: TokenPath) -> [TokenPath] {
    group.index < children.count ? children[Int(group.index)] : []
  }

  mutating func add(_ child: TokenPath, to group: TokenPath) {
    let missing = Int(group.index) + 1 - children.count
    if missing > 0 { children += repeatElement([], count: missing) }
    children[Int(group.index)].append(child)
  }
}
