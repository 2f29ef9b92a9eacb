/// Data of a document that messages change, each at the cost of what it changes.
struct DataTree: Sendable {
  fileprivate enum Content: Sendable {
    /// Anything but a list or an object.
    case value(SentValue.Kind)
    case list([DataTree])
    case object(Members)
  }

  fileprivate struct Members: Sendable {
    struct Member: Sendable {
      var name: String
      var position: Int
      var tree: DataTree
    }

    /// In their order; those that were taken away leave a gap.
    var members: [Member?] = []
    var positions: [ByteName: Int] = [:]
  }

  private var content: Content
  let position: Int
  private let isComputed: Bool

  init(_ value: SentValue) {
    position = value.position
    isComputed = value.isComputed
    switch value.kind {
    case .list(let list): content = .list(list.map { DataTree($0) })
    case .object(let sent):
      var members = Members()
      for member in sent {
        members.append(member.name, DataTree(member.value), at: member.position)
      }
      content = .object(members)
    case .null, .flag, .integer, .number, .text, .invalid: content = .value(value.kind)
    }
  }

  /// The value with all that it holds.
  var value: SentValue {
    let kind: SentValue.Kind
    switch content {
    case .value(let value): kind = value
    case .list(let list): kind = .list(list.map(\.value))
    case .object(let members):
      kind = .object(
        SentMembers(
          members.present.map { SentValue.Member($0.name, $0.tree.value, at: $0.position) }))
    }
    return SentValue(kind, at: position, isComputed: isComputed)
  }

  /// The names of an object's members or the indices of a list; `nil` for other values.
  var keys: [String]? {
    switch content {
    case .value: nil
    case .list(let list): list.indices.map { "\($0)" }
    case .object(let members): members.present.map(\.name)
    }
  }

  subscript(names: some Collection<String>) -> DataTree? {
    var tree = self
    for name in names {
      guard let next = tree.child(name) else { return nil }
      tree = next
    }
    return tree
  }

  private func child(_ name: String) -> DataTree? {
    switch content {
    case .value: return nil
    case .list(let list):
      guard let index = Int(name), list.indices.contains(index),
        ByteName.areSame("\(index)", name)
      else { return nil }
      return list[index]
    case .object(let members):
      return members.positions[ByteName(name)].flatMap { members.members[$0]?.tree }
    }
  }

  /// Sets the value at a path: objects are made on the way to it, and an index may be the next of a list. Without
  /// a value what is there is taken away.
  mutating func set(_ value: SentValue?, at names: ArraySlice<String>) {
    guard let name = names.first else {
      self = value.map { DataTree($0) } ?? DataTree(SentValue(.null, at: position))
      return
    }
    // A changed value has one owner, so that it isn't copied.
    let old = content
    content = .value(.null)
    switch consume old {
    case .list(var list):
      set(value, in: &list, name, names.dropFirst())
      content = .list(list)
    case .object(var members):
      set(value, in: &members, name, names.dropFirst())
      content = .object(members)
    case .value:
      var members = Members()
      set(value, in: &members, name, names.dropFirst())
      content = .object(members)
    }
  }

  private func set(
    _ value: SentValue?, in list: inout [DataTree], _ name: String, _ rest: ArraySlice<String>
  ) {
    guard let index = Int(name), (0...list.count).contains(index) else { return }
    guard index < list.count else {
      if let new = made(value, at: rest) { list.append(new) }
      return
    }
    if rest.isEmpty, value == nil {
      list.remove(at: index)
    } else {
      list[index].set(value, at: rest)
    }
  }

  private func set(
    _ value: SentValue?, in members: inout Members, _ name: String, _ rest: ArraySlice<String>
  ) {
    guard let position = members.positions[ByteName(name)] else {
      if let new = made(value, at: rest) { members.append(name, new, at: new.position) }
      return
    }
    if rest.isEmpty, value == nil {
      members.remove(name, at: position)
    } else {
      members.members[position]?.tree.set(value, at: rest)
    }
  }

  /// The value for a path that has none.
  private func made(_ value: SentValue?, at names: ArraySlice<String>) -> DataTree? {
    if names.isEmpty { return value.map { DataTree($0) } }
    var tree = DataTree(SentValue(.object([]), at: value?.position ?? position))
    tree.set(value, at: names)
    return tree
  }
}

extension DataTree.Members {
  fileprivate var present: [Member] { members.compactMap(\.self) }

  fileprivate mutating func append(_ name: String, _ tree: DataTree, at position: Int) {
    let key = ByteName(name)
    // Decoders have the first of several.
    guard positions[key] == nil else { return }
    positions[key] = members.count
    members.append(Member(name: name, position: position, tree: tree))
  }

  fileprivate mutating func remove(_ name: String, at position: Int) {
    members[position] = nil
    positions[ByteName(name)] = nil
    guard members.count > 2 * positions.count + 8 else { return }
    members.removeAll { $0 == nil }
    for (position, member) in members.enumerated() {
      if let member { positions[ByteName(member.name)] = position }
    }
  }
}
