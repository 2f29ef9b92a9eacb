/// Copies groups into groups: a deep merge in which what is there stays.
struct GroupCopier {
  /// For each path, its first and last child and its next sibling, by index; 0 for none.
  private var firstChild: [UInt32] = []
  private var lastChild: [UInt32] = []
  private var nextSibling: [UInt32] = []
  private var count = 0

  init(flat: FlatTokens, paths: PathTable) {
    for index in flat.isPresent.indices.dropFirst() where flat.isPresent[index] {
      let path = TokenPath(index: UInt32(index))
      if let parent = paths.parent(of: path) { add(path, to: parent) }
    }
  }

  /// The groups and tokens in a group.
  func children(of group: TokenPath) -> [TokenPath] {
    var result: [TokenPath] = []
    var child = group.index < firstChild.count ? firstChild[Int(group.index)] : 0
    while child != 0 {
      result.append(TokenPath(index: child))
      child = nextSibling[Int(child)]
    }
    return result
  }

  private mutating func add(_ child: TokenPath, to group: TokenPath) {
    let missing = Int(max(child.index, group.index)) + 1 - firstChild.count
    if missing > 0 {
      firstChild.append(contentsOf: repeatElement(0, count: missing))
      lastChild.append(contentsOf: repeatElement(0, count: missing))
      nextSibling.append(contentsOf: repeatElement(0, count: missing))
    }
    let last = lastChild[Int(group.index)]
    if last == 0 {
      firstChild[Int(group.index)] = child.index
    } else {
      nextSibling[Int(last)] = child.index
    }
    lastChild[Int(group.index)] = child.index
  }

  /// - Returns: whether the number of inherited groups and tokens stays within bounds.
  mutating func copy(
    _ source: TokenPath, into group: TokenPath, _ flat: inout FlatTokens, _ paths: inout PathTable,
    _ tokens: [TokenDeclaration]
  ) -> Bool {
    var stack = [(from: source, to: group)]
    while let (from, to) = stack.popLast() {
      flat.inherit(
        token: nil, type: flat.groupTypes[Int(from.index)],
        deprecation: flat.groupDeprecations[Int(from.index)], at: to)
      for child in children(of: from) {
        count += 1
        guard count <= GroupInheritance.maximumInheritedCount else { return false }
        let place = paths.child(paths.name(of: child), of: to)
        guard let token = flat.token(at: child) else {
          guard flat.token(at: place) == nil else { continue }
          if !flat.isGroup(place) { add(place, to: to) }
          stack.append((child, place))
          continue
        }
        guard flat.token(at: place) == nil, !flat.isGroup(place) else { continue }
        if tokens[token].type == .none { flat.fallbackTypes[place] = type(at: child, flat, paths) }
        flat.inherit(token: token, type: .none, deprecation: nil, at: place)
        add(place, to: to)
      }
    }
    return true
  }

  /// The type that groups give to a token where it is inherited from.
  private func type(
    at token: TokenPath, _ flat: FlatTokens, _ paths: PathTable
  ) -> DeclaredType {
    var path: TokenPath? = token
    while let place = path {
      let type = flat.groupTypes[Int(place.index)]
      if type != .none { return type }
      path = paths.parent(of: place)
    }
    return flat.fallbackTypes[token] ?? .none
  }
}
