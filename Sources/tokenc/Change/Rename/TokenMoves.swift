import TokenCompiler

/// Moves renamed tokens inside the files that declare them, and gives all that names them the new
/// paths.
///
/// A token stays in its file. Where it stays in its group, or a group moves with all its tokens, only
/// a name changes; otherwise the text goes to the end of its new group, which is made where the file has
/// none. Groups that are left without tokens go.
package struct TokenMoves {
  private let tape: JSONTape
  private let renames: PathRenames
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
  /// The pieces that move to the end of each group.
  private var pieces: [NodeID: [Piece]] = [:]
  /// The values that go from where they are.
  private var cuts: Set<NodeID> = []
  /// The new names of members that stay in their groups, by their keys.
  private var newKeys: [NodeID: String] = [:]
  /// The edits inside tokens and properties of groups, in the order of the text, by file.
  private var inner: [FileID: [TextEdit]] = [:]

  private struct Move {
    let member: JSONMember
    let container: NodeID
    let root: NodeID
    let old: String
    let new: String
  }

  /// A member and the groups that have to be made around it.
  private struct Piece {
    let groups: ArraySlice<Substring>
    let name: String
    let member: JSONMember
  }

  /// How the members of a group that gets more are set apart.
  private struct Layout {
    /// The text before each member: a line break with spaces, or spaces.
    let separator: String
    /// The start of the lines of its members.
    let indentation: String
    let unit: String

    var inner: Layout {
      guard separator.utf8.contains(0x0A) else { return self }
      return Layout(separator: separator + unit, indentation: indentation + unit, unit: unit)
    }
  }

  private typealias Properties = [String: NodeID]
  private static let inheritedProperties = ["$type", "$deprecated"]

  package static func changes(
    of table: TokenTable, _ rewriter: NameRewriter
  ) throws(PathRenames.Fault) -> [FileID: TextChanges] {
    var moves = try TokenMoves(table, rewriter.renames)
    return try moves.run(rewriter)
  }

  private init(_ table: TokenTable, _ renames: PathRenames) throws(PathRenames.Fault) {
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
    for token in table.tokens where table.isInherited(token) { heirs.formUnion(token.text.parents) }
  }

  private mutating func note(_ object: NodeID, at path: String) throws(PathRenames.Fault) {
    guard let other = paths.updateValue(path, forKey: object), other != path else { return }
    throw PathRenames.Fault(
      "one text of \(tape.sources[tape.range(object).file].path) is both '\(other)' and "
        + "'\(path)', so neither can be renamed alone")
  }

  private mutating func run(
    _ rewriter: NameRewriter
  ) throws(PathRenames.Fault) -> [FileID: TextChanges] {
    for root in roots { collect(from: root) }
    for root in roots { noteInherited(of: root, at: "") }
    let targets = Dictionary(lastOf: moves.map { ($0.member.value, $0.new) })
    var finals: [NodeID: [String: NodeID]] = [:]
    for root in roots { finals[root] = finalGroups(of: root, targets) }
    for groups in finals.values {
      for (path, group) in groups { add(group, at: path, to: &inherited.new) }
    }
    for move in moves { make(move, finals[move.root] ?? [:]) }
    var changes: [FileID: TextChanges] = [:]
    for root in roots {
      let file = tape.range(root).file
      let references = try rewriter.changes(of: root, in: tape, .tokens)
      inner[file, default: []] += references.edits
      changes[file, default: TextChanges()].findings += references.findings
      _ = finish(root, isRoot: true)
    }
    inner = inner.mapValues(\.disjoint)
    for root in roots { changes[tape.range(root).file]?.edits += edits(in: root) }
    return changes
  }

  // MARK: What moves

  /// Finds the moves of one source, the outermost ones.
  private mutating func collect(from root: NodeID) {
    while true {
      var found: [Move] = []
      find(in: root, root: root, &found)
      let targets = Dictionary(lastOf: found.map { ($0.member.value, $0.new) })
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
          found.append(Move(member: member, container: object, root: root, old: path, new: new))
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
    var index = tokens.partitioningIndex { $0.node >= object.index }
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
    let hasProperties = hasHeirs || tape.allMembers(of: object).contains { paths[$0.value] == nil }
    let isWhole = renames.newPath(of: path) == target
    if parted.contains(object) || target.isPath(below: path) || hasProperties && !isWhole {
      return nil
    }
    return target
  }

  /// The groups of a source by their paths afterwards; of two at one path that which stays.
  private func finalGroups(of root: NodeID, _ targets: [NodeID: String]) -> [String: NodeID] {
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

  private func add(_ group: NodeID, at path: String, to properties: inout [String: Properties]) {
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

  // MARK: Moving

  private mutating func make(_ move: Move, _ groups: [String: NodeID]) {
    let names = move.new.split(separator: ".", omittingEmptySubsequences: false)
    let parent = names.dropLast()
    let name = names.last.map(String.init) ?? ""
    guard parent.joined(separator: ".") != paths[move.container] else {
      newKeys[move.member.key] = name
      return
    }
    cuts.insert(move.member.value)
    // The innermost group that is there; the source itself always is.
    let count = (0...parent.count).last { groups[parent.prefix($0).joined(separator: ".")] != nil }
    let holder = groups[parent.prefix(count ?? 0).joined(separator: ".")] ?? move.root
    stateInherited(of: move)
    pieces[holder, default: []].append(
      Piece(groups: parent.dropFirst(count ?? 0), name: name, member: move.member))
  }

  /// Writes what the old groups say of a moved token or group, and the new ones say otherwise.
  private mutating func stateInherited(of move: Move) {
    var texts: [String] = []
    for name in Self.inheritedProperties {
      func nearest(_ path: String, _ groups: [String: Properties]) -> String? {
        (path.parents + [""]).lazy.compactMap { groups[$0]?[name] }.first.map(tape.text)
      }
      let old = nearest(move.old, inherited.old)
      let new = nearest(move.new, inherited.new)
      guard old != new, tape.member(name, of: move.member.value) == nil else { continue }
      if let text = old ?? (name == "$deprecated" ? "false" : nil) {
        texts.append("\"\(name)\": \(text)")
      }
    }
    guard !texts.isEmpty, let first = tape.allMembers(of: move.member.value).first else { return }
    let start = tape.bytes(of: first.key).lowerBound
    let separator = text(
      tape.opening(move.member.value).bytes.upperBound..<start, in: tape.range(move.root).file)
    inner[tape.range(move.root).file, default: []].append(
      .inserting(texts.map { "\($0),\(separator)" }.joined(), at: start))
  }

  /// Notes which groups go, as what they had moved; whether nothing is left of the group.
  private mutating func finish(_ group: NodeID, isRoot: Bool) -> Bool {
    let members = tape.allMembers(of: group)
    for member in members where paths[member.value] != nil {
      guard !tokenObjects.contains(member.value) else { continue }
      if finish(member.value, isRoot: false) { cuts.insert(member.value) }
    }
    let kept = members.filter { !cuts.contains($0.value) }
    return !isRoot && kept.count < members.count && pieces[group] == nil && isSpent(group, kept)
  }

  /// Returns a Boolean value that indicates whether a group has nothing left that counts.
  private func isSpent(_ group: NodeID, _ kept: [JSONMember]) -> Bool {
    let properties = kept.map { tape.names.string($0.name) }
    let isOpen = properties.contains { !["$type", "$description", "$deprecated"].contains($0) }
    let path = paths[group] ?? ""
    return !isOpen && (kept.isEmpty || !renames.groupsAfterwards.contains(path))
  }

  /// The edits inside a value: what goes, what comes, and what is said otherwise.
  private func edits(in node: NodeID) -> [TextEdit] {
    guard paths[node] != nil, !tokenObjects.contains(node) else {
      let range = tape.bytes(of: node)
      let edits = inner[tape.range(node).file] ?? []
      let start = edits.partitioningIndex { $0.range.lowerBound >= range.lowerBound }
      return Array(edits[start...].prefix { $0.range.upperBound <= range.upperBound })
    }
    let members = tape.allMembers(of: node)
    let layout = layout(of: node, members)
    let new = texts(of: pieces[node] ?? [], layout)
    if members.isEmpty {
      let inside = tape.opening(node).bytes.upperBound..<tape.bytes(of: node).upperBound - 1
      let lines = new.map { layout.separator + $0 }.joined(separator: ",")
      let closing = "\n" + layout.indentation.dropLast(layout.unit.count)
      return new.isEmpty ? [] : [TextEdit(inside, lines + closing)]
    }
    let removed = Set(members.map(\.value).filter(cuts.contains))
    return tape.edits(of: node, removing: removed, adding: new, separator: layout.separator)
      + members.filter { !removed.contains($0.value) }.flatMap { member in
        (newKeys[member.key].map { [tape.replacing(member.key, with: $0)] } ?? [])
          + edits(in: member.value)
      }
  }

  /// The pieces with those of one new group together, as members.
  private func texts(of pieces: [Piece], _ layout: Layout) -> [String] {
    pieces.grouped { $0.groups.first.map(String.init) }.flatMap { group, pieces -> [String] in
      guard let group else { return pieces.map { text(of: $0, layout) } }
      let inner = pieces.map {
        Piece(groups: $0.groups.dropFirst(), name: $0.name, member: $0.member)
      }
      let separator = layout.inner.separator
      let members = texts(of: inner, layout.inner).joined(separator: "," + separator)
      return ["\(JSONWriter.quoted(group)): {\(separator)\(members)\(layout.separator)}"]
    }
  }

  /// A moved member with its lines indented as its new group has them.
  private func text(of piece: Piece, _ layout: Layout) -> String {
    let key = tape.bytes(of: piece.member.key)
    let range = tape.bytes(of: piece.member.value)
    let file = tape.range(piece.member.key).file
    let moved = edits(in: piece.member.value).applied(to: tape.sources[file].bytes, in: range)
    let old = indentation(at: key.lowerBound, in: file)
    // A string has no line break of its own.
    let lines = moved.split(separator: 0x0A, omittingEmptySubsequences: false)
    let indented = lines.dropFirst().map { line -> [UInt8] in
      line.starts(with: old.utf8)
        ? Array(layout.indentation.utf8) + line.dropFirst(old.utf8.count) : Array(line)
    }
    let value = ([Array(lines[0])] + indented).joined(separator: [0x0A])
    return JSONWriter.quoted(piece.name) + text(key.upperBound..<range.lowerBound, in: file)
      + String(decoding: Array(value), as: UTF8.self)
  }

  // MARK: Layout

  private func layout(of group: NodeID, _ members: [JSONMember]) -> Layout {
    let file = tape.range(group).file
    let opening = tape.opening(group).bytes
    let outer = indentation(at: opening.lowerBound, in: file)
    let unit = unit(of: file)
    guard let first = members.first else {
      return Layout(separator: "\n" + outer + unit, indentation: outer + unit, unit: unit)
    }
    let separator = text(opening.upperBound..<tape.bytes(of: first.key).lowerBound, in: file)
    let own = separator.utf8.lastIndex(of: 0x0A).map {
      String(Substring(separator.utf8[$0...].dropFirst()))
    }
    return Layout(separator: separator, indentation: own ?? outer, unit: unit)
  }

  private func unit(of file: FileID) -> String {
    let root = roots.first { tape.range($0).file == file }
    let first = root.flatMap { tape.allMembers(of: $0).first }
    let own = first.map { indentation(at: tape.bytes(of: $0.key).lowerBound, in: file) } ?? ""
    return own.isEmpty ? "  " : own
  }

  /// The blanks at the start of the line of a byte; none where the line is too long for an indented file.
  private func indentation(at offset: Int, in file: FileID) -> String {
    let text = tape.sources[file].bytes
    let longest = 4_096
    let near = text[Swift.max(0, offset - longest)..<offset]
    guard let start = near.lastIndex(of: 0x0A).map({ $0 + 1 }) ?? (offset <= longest ? 0 : nil)
    else { return "" }
    return String(decoding: text[start..<offset].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }

  private func text(_ range: Range<Int>, in file: FileID) -> String {
    String(decoding: tape.sources[file].bytes[range], as: UTF8.self)
  }
}
