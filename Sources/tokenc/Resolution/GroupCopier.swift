/// Copies groups into groups: a deep merge in which what is there stays.
struct GroupCopier {
  /// For each group, the groups and tokens in it.
  private(set) var children: [TokenPath: [TokenPath]] = [:]
  private var count = 0

  init(flat: FlatTokens, paths: PathTable) {
    for index in flat.isPresent.indices.dropFirst() where flat.isPresent[index] {
      let path = TokenPath(index: UInt32(index))
      if let parent = paths.parent(of: path) { children[parent, default: []].append(path) }
    }
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
      for child in children[from] ?? [] {
        count += 1
        guard count <= ThemeResolver.maximumInheritedCount else { return false }
        let place = paths.child(paths.name(of: child), of: to)
        guard let token = flat.token(at: child) else {
          guard flat.token(at: place) == nil else { continue }
          if !flat.isGroup(place) { children[to, default: []].append(place) }
          stack.append((child, place))
          continue
        }
        guard flat.token(at: place) == nil, !flat.isGroup(place) else { continue }
        if tokens[token].type == .none { flat.fallbackTypes[place] = type(at: child, flat, paths) }
        flat.inherit(token: token, type: .none, deprecation: nil, at: place)
        children[to, default: []].append(place)
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
