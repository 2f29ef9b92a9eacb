import TokenCompiler

/// Moves renamed tokens inside the files that declare them, and gives all that names them the new
/// paths.
///
/// A token stays in its file. Where it stays in its group, or a group moves with all its tokens, only
/// a name changes; otherwise the text goes to the end of its new group, which is made where the file has
/// none. Groups that are left without tokens go.
package struct TokenMoves {
  private let tape: JSONTape
  private let renames: StatedRenames
  /// The paths of all objects that declare tokens or groups.
  private var paths: [NodeID: String] = [:]
  /// The tokens by the numbers of their nodes, ascending.
  private var tokens: [(node: UInt32, path: String)] = []
  private var tokenObjects: Set<NodeID> = []
  private var roots: [NodeID] = []
  private var moves: [Move] = []
  /// The groups with tokens that they, or groups inside, inherit.
  private var heirs: Set<String> = []
  /// The groups that can't move as a whole, as their new path has another in the same file.
  private var parted: Set<NodeID> = []
  /// The `$type` and `$deprecated` of groups by their paths, before and afterwards.
  private var inherited: (old: [String: Properties], new: [String: Properties]) = ([:], [:])
  private var pieces: [NodeID: [Pending]] = [:]
  private var cuts: Set<NodeID> = []

  private struct Move {
    let member: JSONMember
    let container: NodeID
    let root: NodeID
    let old: String
    let new: String
  }

  /// A member and the groups that have to be made around it.
  private struct Pending {
    let groups: ArraySlice<Substring>
    let member: TextEdits.MovedMember
  }

  private typealias Properties = [String: NodeID]
  private static let inheritedProperties = ["$type", "$deprecated"]

  /// The new texts of the files that change.
  package static func texts(
    of table: TokenTable, _ renames: StatedRenames
  ) throws(StatedRenames.Fault) -> [(file: FileID, text: [UInt8])] {
    var moves = try TokenMoves(table, renames)
    return moves.run()
  }

  private init(_ table: TokenTable, _ renames: StatedRenames) throws(StatedRenames.Fault) {
    tape = table.tape
    self.renames = renames
    let model = table.resolution.model
    for group in model.groups {
      let path = model.paths.string(group.path, tape.names)
      if group.path == .root, paths[group.object] == nil { roots.append(group.object) }
      try note(group.object, at: path)
    }
    for token in model.tokens {
      let path = model.paths.string(token.path, tape.names)
      try note(token.object, at: path)
      guard tokenObjects.insert(token.object).inserted else { continue }
      tokens.append((token.object.index, path))
    }
    tokens.sort { $0.node < $1.node }
    for token in table.tokens where table.isInherited(token) {
      heirs.formUnion(token.text.parents)
    }
  }

  private mutating func note(
    _ object: NodeID, at path: String
  ) throws(StatedRenames.Fault) {
    guard let other = paths.updateValue(path, forKey: object), other != path else { return }
    throw StatedRenames.Fault(
      message: "one text of \(tape.sources[tape.range(object).file].path) is both '\(other)' and "
        + "'\(path)', so neither can be renamed alone")
  }

  private mutating func run() -> [(file: FileID, text: [UInt8])] {
    for root in roots { collect(from: root) }
    for root in roots { noteInherited(of: root, at: "") }
    let targets = Dictionary(moves.map { ($0.member.value, $0.new) }, uniquingKeysWith: { $1 })
    var finals: [NodeID: [String: NodeID]] = [:]
    for root in roots { finals[root] = finalGroups(of: root, targets) }
    for groups in finals.values {
      for (path, group) in groups { add(group, at: path, to: &inherited.new) }
    }
    let references = PathReferences(tape, renames)
    var edits: [FileID: TextEdits] = [:]
    for root in roots {
      let file = tape.range(root).file
      edits[file] = edits[file] ?? TextEdits(tape.sources[file].bytes)
    }
    for move in moves { make(move, finals[move.root] ?? [:], &edits) }
    for root in roots {
      _ = finish(root, isRoot: true, &edits)
      for (node, text) in references.texts(in: root) {
        edits[tape.range(root).file]?.replace(bytes(of: node), with: Self.json(text))
      }
    }
    return edits.sorted { $0.key < $1.key }.compactMap { file, edits in
      var edits = edits
      return edits.isEmpty ? nil : (file, edits.text())
    }
  }
}

// MARK: - What moves

extension TokenMoves {
  /// Finds the moves of one source, the outermost ones.
  private mutating func collect(from root: NodeID) {
    while true {
      var found: [Move] = []
      find(in: root, root: root, &found)
      let targets = Dictionary(found.map { ($0.member.value, $0.new) }, uniquingKeysWith: { $1 })
      let groups = finalGroups(of: root, targets)
      let clashes = found.map(\.member.value).filter { value in
        !tokenObjects.contains(value) && targets[value].map { groups[$0] != value } ?? false
      }
      guard !clashes.isEmpty else {
        moves += found
        return
      }
      parted.formUnion(clashes)
    }
  }

  private func find(in object: NodeID, root: NodeID, _ found: inout [Move]) {
    for member in tape.allMembers(of: object) {
      guard let path = paths[member.value] else { continue }
      if let new = target(of: member.value, at: path) {
        if new != path {
          found.append(
            Move(member: member, container: object, root: root, old: path, new: new))
        }
      } else {
        find(in: member.value, root: root, &found)
      }
    }
  }

  /// Where a token or group goes as a whole; `nil` for a group whose parts have to be looked at.
  private func target(of object: NodeID, at path: String) -> String? {
    if tokenObjects.contains(object) { return renames.paths[path] ?? path }
    let end = tape.nodes[Int(object.index)].next
    var target: String?
    var index = firstToken(from: object.index)
    while index < tokens.count, tokens[index].node < end {
      let old = tokens[index].path
      let new = renames.paths[old] ?? old
      let rest = old.utf8.dropFirst(path.utf8.count)
      guard new.utf8.count > rest.count, new.utf8.suffix(rest.count).elementsEqual(rest) else {
        return nil
      }
      let group = String(decoding: new.utf8.dropLast(rest.count), as: UTF8.self)
      guard target ?? group == group else { return nil }
      target = group
      index += 1
    }
    let hasHeirs = heirs.contains(path)
    // One without tokens of its own goes where those that it inherits go.
    guard let target = target ?? renames.newPath(of: path), target != path else {
      return hasHeirs ? nil : path
    }
    let hasProperties =
      hasHeirs || tape.allMembers(of: object).contains { paths[$0.value] == nil }
    let isWhole = renames.newPath(of: path) == target
    if parted.contains(object) || target.isPath(below: path) || hasProperties && !isWhole {
      return nil
    }
    return target
  }

  private func firstToken(from node: UInt32) -> Int {
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].node >= node { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The groups of a source by their paths afterwards; of two at one path that which stays.
  private func finalGroups(
    of root: NodeID, _ targets: [NodeID: String]
  ) -> [String: NodeID] {
    var staying: [String: NodeID] = [:]
    var moving: [String: NodeID] = [:]
    func visit(_ group: NodeID, _ path: String, isMoved: Bool) {
      if isMoved {
        if moving[path] == nil { moving[path] = group }
      } else {
        staying[path] = group
      }
      for member in tape.allMembers(of: group) {
        guard paths[member.value] != nil, !tokenObjects.contains(member.value) else { continue }
        let name = tape.names.string(member.name)
        let target = targets[member.value]
        visit(
          member.value, target ?? (path.isEmpty ? name : "\(path).\(name)"),
          isMoved: isMoved || target != nil)
      }
    }
    visit(root, "", isMoved: false)
    return moving.merging(staying) { $1 }
  }

  private func add(
    _ group: NodeID, at path: String, to properties: inout [String: Properties]
  ) {
    for name in Self.inheritedProperties {
      if let node = tape.member(name, of: group) { properties[path, default: [:]][name] = node }
    }
  }

  private mutating func noteInherited(of group: NodeID, at path: String) {
    add(group, at: path, to: &inherited.old)
    for member in tape.allMembers(of: group) {
      guard let path = paths[member.value], !tokenObjects.contains(member.value) else { continue }
      noteInherited(of: member.value, at: path)
    }
  }
}

// MARK: - Moving

extension TokenMoves {
  private mutating func make(
    _ move: Move, _ groups: [String: NodeID], _ edits: inout [FileID: TextEdits]
  ) {
    let file = tape.range(move.root).file
    let names = move.new.split(separator: ".", omittingEmptySubsequences: false)
    let parent = names.dropLast()
    let key = Self.json(names.last.map(String.init) ?? "")
    guard parent.joined(separator: ".") != paths[move.container] else {
      edits[file]?.replace(bytes(of: move.member.key), with: key)
      return
    }
    cuts.insert(move.member.key)
    // The innermost group that is there; the source itself always is.
    let count = (0...parent.count).last { groups[parent.prefix($0).joined(separator: ".")] != nil }
    let holder = groups[parent.prefix(count ?? 0).joined(separator: ".")] ?? move.root
    stateInherited(of: move, &edits)
    let (keyRange, value) = (bytes(of: move.member.key), bytes(of: move.member.value))
    pieces[holder, default: []].append(
      Pending(
        groups: parent.dropFirst(count ?? 0),
        member: .init(
          key: key, colon: keyRange.upperBound..<value.lowerBound, value: value,
          indentation: indentation(at: keyRange.lowerBound, in: file))))
  }

  /// Writes what the old groups say of a moved token or group, and the new ones say otherwise.
  private func stateInherited(of move: Move, _ edits: inout [FileID: TextEdits]) {
    var texts: [String] = []
    for name in Self.inheritedProperties {
      func nearest(_ path: String, _ groups: [String: Properties]) -> String? {
        (path.parents + [""]).lazy.compactMap { groups[$0]?[name] }.first.map(tape.text)
      }
      let (old, new) = (nearest(move.old, inherited.old), nearest(move.new, inherited.new))
      guard old != new, tape.member(name, of: move.member.value) == nil else { continue }
      if let text = old ?? (name == "$deprecated" ? "false" : nil) {
        texts.append("\"\(name)\": \(text)")
      }
    }
    guard !texts.isEmpty, let first = tape.allMembers(of: move.member.value).first else { return }
    let (opening, key) = (
      bytes(of: tape.opening(move.member.value)), bytes(of: first.key)
    )
    let file = tape.range(move.root).file
    let separator = String(
      decoding: tape.sources[file].bytes[opening.upperBound..<key.lowerBound], as: UTF8.self)
    edits[file]?.replace(
      key.lowerBound..<key.lowerBound, with: texts.map { "\($0),\(separator)" }.joined())
  }

  /// Cuts what moved out of a group and puts in what moved there.
  ///
  /// - Returns: whether nothing is left of the group.
  private mutating func finish(
    _ group: NodeID, isRoot: Bool, _ edits: inout [FileID: TextEdits]
  ) -> Bool {
    let members = tape.allMembers(of: group)
    for member in members where paths[member.value] != nil {
      guard !tokenObjects.contains(member.value) else { continue }
      if finish(member.value, isRoot: false, &edits) { cuts.insert(member.key) }
    }
    let new = pieces[group] ?? []
    let kept = members.indices.filter { !cuts.contains(members[$0].key) }
    guard kept.count < members.count || !new.isEmpty else { return false }
    if !isRoot, new.isEmpty, isSpent(group, kept.map { members[$0] }) { return true }
    edit(group, members, kept.last, new, &edits)
    return false
  }

  /// Whether a group has nothing left that counts.
  private func isSpent(_ group: NodeID, _ kept: [JSONMember]) -> Bool {
    let properties = kept.map { tape.names.string($0.name) }
    let isOpen = properties.contains { !["$type", "$description", "$deprecated"].contains($0) }
    let path = paths[group] ?? ""
    return !isOpen && (kept.isEmpty || !renames.groupsAfterwards.contains(path))
  }

  private func edit(
    _ group: NodeID, _ members: [JSONMember], _ lastKept: Int?, _ new: [Pending],
    _ edits: inout [FileID: TextEdits]
  ) {
    let file = tape.range(group).file
    let layout = layout(of: group, members)
    let new = Self.joined(new)
    guard let last = members.last, let first = members.first else {
      let object = bytes(of: group)
      edits[file]?.replace(
        object.lowerBound + 1..<object.upperBound - 1, with: new, layout, isAfterMember: false)
      return
    }
    let end = bytes(of: last.value).upperBound
    guard let lastKept else {
      edits[file]?.replace(
        bytes(of: first.key).lowerBound..<end, with: new, layout, isAfterMember: false)
      return
    }
    for index in members.indices.prefix(lastKept) where cuts.contains(members[index].key) {
      edits[file]?.replace(
        bytes(of: members[index].key).lowerBound..<bytes(of: members[index + 1].key).lowerBound,
        with: "")
    }
    let tail = bytes(of: members[lastKept].value).upperBound..<end
    if new.isEmpty {
      if !tail.isEmpty { edits[file]?.replace(tail, with: "") }
    } else {
      edits[file]?.replace(tail, with: new, layout, isAfterMember: true)
    }
  }

  /// The pieces with those of one new group together.
  private static func joined(_ pending: [Pending]) -> [TextEdits.Piece] {
    pending.grouped { $0.groups.first.map(String.init) }
      .flatMap { name, members -> [TextEdits.Piece] in
        guard let name else { return members.map { .member($0.member) } }
        let inner = members.map { Pending(groups: $0.groups.dropFirst(), member: $0.member) }
        return [TextEdits.Piece.group(name: json(name), joined(inner))]
      }
  }

  // MARK: Layout

  private func layout(of group: NodeID, _ members: [JSONMember]) -> TextEdits.Layout {
    let file = tape.range(group).file
    let text = tape.sources[file].bytes
    let opening = bytes(of: tape.opening(group))
    let unit = unit(of: file)
    guard let first = members.first else {
      let outer = indentation(at: opening.lowerBound, in: file)
      let line: [UInt8] = [UInt8(ascii: "\n")]
      return .init(
        separator: line + outer + unit, closing: line + outer, indentation: outer + unit,
        unit: unit)
    }
    let separator = Array(text[opening.upperBound..<bytes(of: first.key).lowerBound])
    let indentation =
      separator.lastIndex(of: UInt8(ascii: "\n")).map { Array(separator[($0 + 1)...]) }
      ?? self.indentation(at: opening.lowerBound, in: file)
    return .init(separator: separator, indentation: indentation, unit: unit)
  }

  /// What one level of indentation is in a file.
  private func unit(of file: FileID) -> [UInt8] {
    let root = roots.first { tape.range($0).file == file }
    guard let root, let first = tape.allMembers(of: root).first else { return [0x20, 0x20] }
    let own = indentation(at: bytes(of: first.key).lowerBound, in: file)
    return own.isEmpty ? [0x20, 0x20] : own
  }

  /// The blanks at the start of the line of a byte.
  private func indentation(at offset: Int, in file: FileID) -> [UInt8] {
    let text = tape.sources[file].bytes
    let start = text[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return Array(text[start..<offset].prefix { $0 == 0x20 || $0 == 0x09 })
  }

  private func bytes(of node: NodeID) -> Range<Int> { bytes(of: tape.range(node)) }

  private func bytes(of range: SourceRange) -> Range<Int> { Int(range.start)..<Int(range.end) }

  private static func json(_ text: String) -> String {
    var writer = JSONWriter()
    writer.value(text)
    return writer.text
  }
}
