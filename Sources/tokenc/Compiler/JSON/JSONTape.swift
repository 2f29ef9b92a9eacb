/// All parsed inputs of a run: one flat array of nodes in the order of the text.
///
/// A container's children follow it directly, and `next` leads past its last descendant, so a tree
/// is walked without pointers and a node is named by a number. An object holds key and value nodes
/// in turn. For example, `{"a": [1]}` is object, key, array, number.
package struct JSONTape: Sendable {
  package private(set) var sources = SourceMap()
  package var nodes: [JSONNode] = []
  package var names = NameTable()
  /// The first node of each file, by its number; a file is read right after it was added.
  private var roots: [NodeID] = []
  private var duplicates = DuplicateNames()
  private var byteCount = 0

  /// The number of bytes that the files of a run may come to. A node starts at a byte of its own,
  /// so that its number and its position fit into 32 bits.
  static let maximumByteCount = Int(UInt32.max)

  /// Adds a file's bytes, to be read next; `nil` when the files are too many or too large.
  mutating func add(_ file: SourceFile) -> FileID? {
    guard byteCount + file.bytes.count <= Self.maximumByteCount, let id = sources.add(file) else {
      return nil
    }
    byteCount += file.bytes.count
    roots.append(NodeID(index: UInt32(nodes.count)))
    return id
  }

  mutating func noteUnread(_ path: String) { sources.noteUnread(path) }

  /// Makes room for a file's nodes: one in six bytes of a compact file, in sixteen of an indented.
  mutating func reserveNodes(forBytes count: Int) {
    // Room that is asked for exactly would be moved for each file; twice as much is moved seldom.
    let needed = nodes.count + count / 16
    if needed > nodes.capacity { nodes.reserveCapacity(max(needed, nodes.capacity * 2)) }
  }

  /// Each further occurrence of a name in an object that was just read.
  mutating func duplicateNames(
    in object: NodeID, limit: Int, _ dialect: JSONDialect
  ) -> [Diagnostic] {
    duplicates.find(in: object, nodes, nameCount: names.count, limit: limit).map { key, first in
      .duplicateName(
        range(key), names.string(name(ofKey: key)), first: range(first),
        isIgnored: dialect == .decoded)
    }
  }

  package func kind(_ id: NodeID) -> JSONNode.Kind { nodes[Int(id.index)].kind }

  package func range(_ id: NodeID) -> SourceRange {
    let node = nodes[Int(id.index)]
    return SourceRange(file: node.file, start: node.start, end: node.end)
  }

  /// The range of a container's opening bracket, to which messages about the whole point.
  package func opening(_ id: NodeID) -> SourceRange {
    let node = nodes[Int(id.index)]
    guard node.kind == .object || node.kind == .array else { return range(id) }
    return SourceRange(file: node.file, start: node.start, end: node.start + 1)
  }

  /// A cursor before the first member of an object; an empty one for other kinds.
  package func members(of id: NodeID) -> JSONCursor {
    let node = nodes[Int(id.index)]
    return JSONCursor(next: id.index + 1, end: node.kind == .object ? node.next : 0)
  }

  /// The next member, in the order of the text.
  package func next(_ cursor: inout JSONCursor) -> JSONMember? {
    guard cursor.next < cursor.end else { return nil }
    let key = NodeID(index: cursor.next)
    let value = NodeID(index: cursor.next + 1)
    cursor.next = nodes[Int(value.index)].next
    return JSONMember(key: key, name: name(ofKey: key), value: value)
  }

  /// The elements of an array, in order; none for other kinds.
  package func elements(of id: NodeID) -> [NodeID] {
    guard kind(id) == .array else { return [] }
    var result: [NodeID] = []
    result.reserveCapacity(4)
    var cursor = elementCursor(of: id)
    while let element = nextElement(&cursor) { result.append(element) }
    return result
  }

  /// A cursor before the first element of an array; an empty one for other kinds.
  func elementCursor(of id: NodeID) -> JSONCursor {
    let node = nodes[Int(id.index)]
    return JSONCursor(next: id.index + 1, end: node.kind == .array ? node.next : 0)
  }

  func nextElement(_ cursor: inout JSONCursor) -> NodeID? {
    guard cursor.next < cursor.end else { return nil }
    let element = NodeID(index: cursor.next)
    cursor.next = nodes[Int(cursor.next)].next
    return element
  }

  /// The number of an array's elements; 0 for other kinds.
  func elementCount(of id: NodeID) -> Int {
    var cursor = elementCursor(of: id)
    var count = 0
    while nextElement(&cursor) != nil { count += 1 }
    return count
  }

  /// Returns a Boolean value that indicates whether a node is a container or stands anywhere inside it.
  func isNode(_ node: NodeID, within container: NodeID) -> Bool {
    container.index <= node.index && node.index < nodes[Int(container.index)].next
  }

  package func member(_ name: Name, of id: NodeID) -> NodeID? {
    var members = members(of: id)
    while let member = next(&members) {
      if member.name == name { return member.value }
    }
    return nil
  }

  /// The value of an object's member by its text; `nil` for other kinds.
  package func member(_ name: String, of id: NodeID) -> NodeID? {
    names.find(name).flatMap { member($0, of: id) }
  }

  /// An object's members, in order; none for other kinds.
  package func allMembers(of id: NodeID) -> [JSONMember] {
    var result: [JSONMember] = []
    var members = members(of: id)
    while let member = next(&members) { result.append(member) }
    return result
  }

  /// The elements of an object's member; none where it isn't there.
  package func elements(_ name: String, of object: NodeID) -> [NodeID] {
    member(name, of: object).map { elements(of: $0) } ?? []
  }

  package func members(_ name: String, of object: NodeID) -> [JSONMember] {
    member(name, of: object).map { allMembers(of: $0) } ?? []
  }

  package func memberNames(of id: NodeID) -> [String] {
    allMembers(of: id).map { names.string($0.name) }
  }

  func root(of file: FileID) -> NodeID { roots[Int(file.index)] }

  package func name(ofKey id: NodeID) -> Name { Name(index: nodes[Int(id.index)].next) }

  /// Reads a key as another name from now on; its range stays what the file says.
  package mutating func rename(_ key: NodeID, to name: String) {
    nodes[Int(key.index)].next = names.intern(name).index
  }

  package func string(_ id: NodeID) -> String {
    let node = nodes[Int(id.index)]
    let bytes = sources[node.file].bytes[Int(node.start) + 1..<Int(node.end) - 1]
    guard node.hasEscapes else { return String(decoding: bytes, as: UTF8.self) }
    return String(decoding: JSONEscapes.decode(bytes), as: UTF8.self)
  }

  /// The text of a string node; `nil` for other kinds.
  package func stringValue(_ id: NodeID) -> String? { kind(id) == .string ? string(id) : nil }

  /// The name that a server sends as a string, a whole number, true or false; `nil` for others.
  package func name(_ id: NodeID) -> String? {
    switch kind(id) {
    case .string: string(id)
    case .number: wholeNumber(id).map { "\($0)" }
    case .true: "true"
    case .false: "false"
    default: nil
    }
  }

  /// A whole number within 64 bits, more than a `Double` holds exactly; `nil` for other nodes.
  package func wholeNumber(_ id: NodeID) -> Int64? {
    guard kind(id) == .number else { return nil }
    return Int64(text(id)) ?? Int64(exactly: number(id))
  }

  /// The bytes of a node as written.
  package func text(_ id: NodeID) -> String {
    let node = nodes[Int(id.index)]
    return String(
      decoding: sources[node.file].bytes[Int(node.start)..<Int(node.end)], as: UTF8.self)
  }

  /// The value of a number node; infinite when it does not fit.
  package func number(_ id: NodeID) -> Double {
    let node = nodes[Int(id.index)]
    if node.hasEscapes {
      let bytes = sources[node.file].bytes[Int(node.start)..<Int(node.end)]
      return JSONNumber.value(ofJSON5: bytes) ?? .infinity
    }
    return JSONNumber.value(of: sources[node.file].bytes, Int(node.start)..<Int(node.end))
  }
}

package struct NodeID: Hashable, Sendable {
  package let index: UInt32

  package init(index: UInt32) { self.index = index }
}

/// One value, or one member name, of a JSON text.
package struct JSONNode: Sendable {
  package enum Kind: UInt8, Sendable {
    case object, array, string, number, `true`, `false`, null
    /// A member's name; its value is the node behind it.
    case key
    /// Something that is not JSON and was reported as such; later phases stay silent about it.
    case invalid
  }

  /// The first byte, quotes and brackets included.
  var start: UInt32
  /// The byte after the last.
  var end: UInt32
  /// The node behind this one and all below it; for a key, the index of its ``Name``.
  package var next: UInt32
  var file: FileID
  var kind: Kind
  /// A Boolean value that indicates whether a string or key has to be decoded, or a number is one of JSON5.
  var hasEscapes = false
}

package struct JSONMember: Sendable {
  package let key: NodeID
  package let name: Name
  package let value: NodeID
}

/// A position between two members of an object, or two elements of an array.
///
/// It holds no reference to the tape, so walking costs no reference counting:
/// `while let member = tape.next(&members) { … }`.
package struct JSONCursor: Sendable {
  fileprivate var next: UInt32
  fileprivate let end: UInt32
}
