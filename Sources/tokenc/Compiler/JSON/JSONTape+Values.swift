/// Edits that make a value of one text say what a value of another text says.
extension JSONTape {
  /// Returns the edits after which a node says the same as a node of another tape. Members and elements that both have
  /// keep their text, so that order and layout stay.
  package func edits(of node: NodeID, saying new: NodeID, of other: JSONTape) -> [TextEdit] {
    if says(node, new, of: other) { return [] }
    switch (kind(node), other.kind(new)) {
    case (.object, .object):
      if let edits = memberEdits(of: node, saying: new, of: other) { return edits }
    case (.array, .array):
      let elements = elements(of: node)
      let newElements = other.elements(of: new)
      if elements.count == newElements.count {
        return zip(elements, newElements).flatMap { edits(of: $0, saying: $1, of: other) }
      }
    default: break
    }
    return [TextEdit(bytes(of: node), other.line(new, isPadded: isPadded(node)))]
  }

  /// The edits of an object's members; `nil` if both objects have no name in common.
  private func memberEdits(
    of node: NodeID, saying new: NodeID, of other: JSONTape
  ) -> [TextEdit]? {
    let newMembers = other.allMembers(of: new).map { (other.names.string($0.name), $0.value) }
    let newNames = Set(newMembers.map(\.0))
    let members = allMembers(of: node).map { (names.string($0.name), $0.value) }
    let values = Dictionary(firstOf: members)
    let removed = members.filter { !newNames.contains($0.0) }.map(\.1)
    guard removed.count < members.count else { return nil }
    var added: [String] = []
    var inner: [TextEdit] = []
    for (name, value) in newMembers {
      if let known = values[name] {
        inner += edits(of: known, saying: value, of: other)
      } else {
        let text = other.line(value, isPadded: isPadded(node))
        added.append("\(JSONWriter.quoted(name)): \(text)")
      }
    }
    return inner + edits(of: node, removing: Set(removed), adding: added)
  }

  /// Returns a Boolean value that indicates whether a node says the same as a node of another tape, in whatever layout
  /// and order of members.
  package func says(_ node: NodeID, _ new: NodeID, of other: JSONTape) -> Bool {
    guard kind(node) == other.kind(new) else { return false }
    switch kind(node) {
    case .string: return string(node).utf8.elementsEqual(other.string(new).utf8)
    case .number: return number(node) == other.number(new)
    case .array:
      let elements = elements(of: node)
      let newElements = other.elements(of: new)
      return elements.count == newElements.count
        && zip(elements, newElements).allSatisfy { says($0, $1, of: other) }
    case .object:
      let members = allMembers(of: node)
      let newMembers = Dictionary(
        firstOf: other.allMembers(of: new).map { (other.names.string($0.name), $0.value) })
      return members.count == newMembers.count
        && members.allSatisfy { member in
          newMembers[names.string(member.name)].map { says(member.value, $0, of: other) } ?? false
        }
    default: return true
    }
  }

  /// The value on one line, with a blank after each colon and comma: `{"value": 16, "unit": "px"}`.
  ///
  /// - Parameter isPadded: whether blanks are inside of braces, too.
  package func line(_ node: NodeID, isPadded: Bool = false) -> String {
    switch kind(node) {
    case .string: return JSONWriter.quoted(string(node))
    case .array:
      return "[\(elements(of: node).map { line($0, isPadded: isPadded) }.joined(separator: ", "))]"
    case .object:
      let members = allMembers(of: node).map { member in
        "\(JSONWriter.quoted(names.string(member.name))): \(line(member.value, isPadded: isPadded))"
      }
      guard !members.isEmpty else { return "{}" }
      let blank = isPadded ? " " : ""
      return "{\(blank)\(members.joined(separator: ", "))\(blank)}"
    default: return text(node)
    }
  }

  /// Returns a Boolean value that indicates whether the file of a node has a blank after its opening braces, by the
  /// nearest one before the node or at it.
  package func isPadded(_ node: NodeID) -> Bool {
    let range = range(node)
    let bytes = sources[range.file].bytes
    var index = min(Int(range.start), bytes.count - 1)
    while index >= 0 {
      if bytes[index] == UInt8(ascii: "{") {
        let next = index + 1 < bytes.count ? bytes[index + 1] : 0
        if next == UInt8(ascii: " ") { return true }
        if next == UInt8(ascii: "\"") { return false }
      }
      index -= 1
    }
    return false
  }

  /// The pointer (RFC 6901) to a node within a value; `nil` for a node outside of it.
  package func pointer(to node: NodeID, within value: NodeID) -> String? {
    guard isNode(node, within: value) else { return nil }
    var pointer = ""
    var container = value
    while container != node {
      let elements = elements(of: container)
      if let index = elements.firstIndex(where: { isNode(node, within: $0) }) {
        pointer += "/\(index)"
        container = elements[index]
      } else {
        let members = allMembers(of: container)
        guard let member = members.first(where: { isNode(node, within: $0.value) }) else {
          return nil
        }
        pointer += "/" + JSONPointer.escaped(names.string(member.name))
        container = member.value
      }
    }
    return pointer
  }

  /// The node at a pointer (RFC 6901) within a value; `nil` where there is none.
  package func node(at pointer: String, of value: NodeID) -> NodeID? {
    guard !pointer.isEmpty else { return value }
    guard let segments = try? JSONPointer("#" + pointer).segments else { return nil }
    var node = value
    for segment in segments {
      guard let child = child(segment, of: node) else { return nil }
      node = child
    }
    return node
  }
}
