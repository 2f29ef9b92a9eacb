/// The position of a group or token in the tree of names, for example `color.text.primary`.
///
/// A path is a number of its ``PathTable``; it is built from names and never split at dots.
package struct TokenPath: Hashable, Sendable {
  let index: UInt32

  package static let root = TokenPath(index: 0)
}

/// All paths of a run. A path's parent always has the lower number.
package struct PathTable: Sendable {
  private(set) var parents: [TokenPath] = [.root]
  private var names: [Name] = [.root]
  private var rows = RowTable()

  var count: Int { parents.count }

  package func parent(of path: TokenPath) -> TokenPath? {
    path == .root ? nil : parents[Int(path.index)]
  }

  /// A path, and the groups that it lies in from the innermost on.
  package func lineage(of path: TokenPath) -> some Sequence<TokenPath> {
    sequence(first: path) { parent(of: $0) }
  }

  /// The last name of a path; without meaning for the root.
  package func name(of path: TokenPath) -> Name { names[Int(path.index)] }

  /// The path of a child, added if new.
  mutating func child(_ name: Name, of parent: TokenPath) -> TokenPath {
    let slot = slot(of: name, in: parent)
    let row = slot.row ?? parents.count
    let path = TokenPath(index: UInt32(row))
    guard slot.row == nil else { return path }
    parents.append(parent)
    names.append(name)
    if rows.insert(row, at: slot) { rows = rows.grown { Self.hash(names[$0], parents[$0]) } }
    return path
  }

  func find(_ name: Name, in parent: TokenPath) -> TokenPath? {
    slot(of: name, in: parent).row.map { TokenPath(index: UInt32($0)) }
  }

  func find(_ segments: some Sequence<String>, in names: NameTable) -> TokenPath? {
    var path = TokenPath.root
    for segment in segments {
      guard let name = names.find(segment), let child = find(name, in: path) else { return nil }
      path = child
    }
    return path
  }

  /// The path that names between dots make, if some input has it.
  func find(dotted text: UnsafeBufferPointer<UInt8>, in names: NameTable) -> TokenPath? {
    var path = TokenPath.root
    var start = 0
    while start <= text.count {
      let end = text[start...].firstIndex(of: UInt8(ascii: ".")) ?? text.count
      guard let name = names.find(UnsafeBufferPointer(rebasing: text[start..<end])),
        let child = find(name, in: path)
      else { return nil }
      path = child
      start = end + 1
    }
    return path
  }

  /// Returns a Boolean value that indicates whether `path` is `ancestor` or lies inside it.
  func isPath(_ path: TokenPath, within ancestor: TokenPath) -> Bool {
    var path = path
    // Parents have lower numbers, so nothing below the ancestor's number can lie inside it.
    while path.index > ancestor.index { path = parents[Int(path.index)] }
    return path == ancestor
  }

  /// The outermost name of a path; `nil` for the root.
  func top(of path: TokenPath) -> Name? {
    var path = path
    while path != .root {
      let parent = parents[Int(path.index)]
      if parent == .root { return names[Int(path.index)] }
      path = parent
    }
    return nil
  }

  /// The outermost names of all paths, in order of appearance.
  var topLevelGroups: [Name] {
    parents.indices.dropFirst().filter { parents[$0] == .root }.map { names[$0] }
  }

  /// Replaces `components` by the names from the outermost group to the path itself.
  func copyComponents(of path: TokenPath, to components: inout [Name]) {
    components.removeAll(keepingCapacity: true)
    var path = path
    while path != .root {
      components.append(names[Int(path.index)])
      path = parents[Int(path.index)]
    }
    components.reverse()
  }

  /// The dotted form that messages and outputs show.
  package func string(_ path: TokenPath, _ names: NameTable) -> String {
    var length = 0
    var ancestor = path
    while ancestor != .root {
      length += names.length(of: self.names[Int(ancestor.index)]) + 1
      ancestor = parents[Int(ancestor.index)]
    }
    guard length > 0 else { return "" }
    return String(unsafeUninitializedCapacity: length - 1) { text in
      // From the end, as a path knows its parent.
      var end = length - 1
      var ancestor = path
      while ancestor != .root {
        end -= names.copy(self.names[Int(ancestor.index)], to: text, before: end)
        ancestor = parents[Int(ancestor.index)]
        guard ancestor != .root else { break }
        end -= 1
        text[end] = UInt8(ascii: ".")
      }
      return length - 1
    }
  }

  /// All paths, parents before children and a group's together, siblings in order of appearance.
  var inTreeOrder: [TokenPath] {
    var firstChild = [UInt32](repeating: 0, count: count)
    var nextSibling = [UInt32](repeating: 0, count: count)
    for index in stride(from: count - 1, to: 0, by: -1) {
      let parent = Int(parents[index].index)
      nextSibling[index] = firstChild[parent]
      firstChild[parent] = UInt32(index)
    }
    var result: [TokenPath] = []
    result.reserveCapacity(count)
    var stack: [UInt32] = [firstChild[0]]
    while let index = stack.popLast() {
      guard index != 0 else { continue }
      result.append(TokenPath(index: index))
      stack.append(nextSibling[Int(index)])
      stack.append(firstChild[Int(index)])
    }
    return result
  }

  @inline(__always)
  private func slot(of name: Name, in parent: TokenPath) -> RowTable.Slot {
    rows.slot(Self.hash(name, parent)) { names[$0] == name && parents[$0] == parent }
  }

  private static func hash(_ name: Name, _ parent: TokenPath) -> UInt64 {
    let key = UInt64(parent.index) << 32 | UInt64(name.index)
    let product = (key &+ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return product.high ^ product.low
  }
}
