/// Edits of the texts on a tape, each of the file in which its node stands; all other bytes stay.
extension JSONTape {
  package func bytes(of node: NodeID) -> Range<Int> { range(node).bytes }

  package func replacing(_ node: NodeID, with text: String) -> TextEdit {
    TextEdit(bytes(of: node), JSONWriter.quoted(text))
  }

  /// Returns the edits that take values out of an object or array and put members or elements at its end: on lines of
  /// their own where the others have such.
  ///
  /// - Parameters:
  ///   - removed: elements, or values that go with their keys.
  ///   - separator: what follows a comma; what the others have when `nil`.
  package func edits(
    of container: NodeID, removing removed: Set<NodeID> = [], adding new: [String] = [],
    separator: String? = nil
  ) -> [TextEdit] {
    let items = items(of: container)
    guard let first = items.first, let last = items.last else {
      let text = new.joined(separator: ", ")
      let isArray = kind(container) == .array
      let inside = opening(container).bytes.upperBound
      return new.isEmpty ? [] : [.inserting(isArray ? text : " \(text) ", at: inside)]
    }
    let separator = separator ?? self.separator(of: container)
    guard let firstKept = items.firstIndex(where: { !removed.contains($0.value) }) else {
      let text = new.joined(separator: "," + separator)
      return [TextEdit(first.start..<bytes(of: last.value).upperBound, text)]
    }
    var edits = firstKept == 0 ? [] : [TextEdit(first.start..<items[firstKept].start, "")]
    var end = bytes(of: items[firstKept].value).upperBound
    for (before, item) in zip(items[firstKept...], items.dropFirst(firstKept + 1)) {
      let own = bytes(of: item.value).upperBound
      if removed.contains(item.value) {
        edits.append(TextEdit(bytes(of: before.value).upperBound..<own, ""))
      } else {
        end = own
      }
    }
    if !new.isEmpty { edits.append(.inserting(new.map { ",\(separator)\($0)" }.joined(), at: end)) }
    return edits
  }

  /// Returns the edits that insert members at the end of an object that is a member of another, or becomes one.
  package func adding(_ members: [String], toObject name: String, of object: NodeID) -> [TextEdit] {
    if let known = member(name, of: object) { return edits(of: known, adding: members) }
    let separator = separator(of: object)
    let isMultiline = separator.utf8.contains(0x0A)
    let lines = members.map { "\(separator)\(isMultiline ? "  " : "")\($0)" }.joined(separator: ",")
    return edits(of: object, adding: ["\"\(name)\": {\(lines)\(separator)}"])
  }

  /// Returns the edits that insert strings at the end of an array that is a member, or becomes one.
  package func adding(_ texts: [String], toArray name: String, of object: NodeID) -> [TextEdit] {
    let elements = texts.map(JSONWriter.quoted)
    if let known = member(name, of: object) { return edits(of: known, adding: elements) }
    return edits(of: object, adding: ["\"\(name)\": [\(elements.joined(separator: ", "))]"])
  }

  /// Takes values out of the containers around them, together with each container that this leaves empty.
  ///
  /// - Parameter root: the container around all values. It stays, perhaps empty.
  package func removing(_ values: Set<NodeID>, from root: NodeID) -> [TextEdit] {
    removal(of: values, from: root) ?? edits(of: root, removing: Set(items(of: root).map(\.value)))
  }

  /// The edits that take values out of a container, or `nil` if none of its items would be left.
  private func removal(of values: Set<NodeID>, from container: NodeID) -> [TextEdit]? {
    let items = items(of: container)
    var inner: [TextEdit] = []
    var gone: Set<NodeID> = []
    for item in items {
      if !values.contains(item.value), let edits = removal(of: values, from: item.value) {
        inner += edits
      } else {
        gone.insert(item.value)
      }
    }
    if gone.isEmpty { return inner }
    return gone.count == items.count ? nil : edits(of: container, removing: gone) + inner
  }

  /// The elements of an array, or the values of an object, with where each starts, its key included.
  private func items(of container: NodeID) -> [(start: Int, value: NodeID)] {
    elements(of: container).map { (bytes(of: $0).lowerBound, $0) }
      + allMembers(of: container).map { (bytes(of: $0.key).lowerBound, $0.value) }
  }

  /// The text before the first item where each has a line of its own, else a space.
  private func separator(of container: NodeID) -> String {
    let opening = opening(container)
    guard let first = items(of: container).first else { return " " }
    let blanks = String(
      decoding: sources[opening.file].bytes[opening.bytes.upperBound..<first.start], as: UTF8.self)
    return blanks.utf8.contains(0x0A) ? blanks : " "
  }
}

extension SourceMap {
  /// The new texts of the files that have edits, and how many each takes.
  package func applying(
    _ edits: [FileID: [TextEdit]]
  ) -> [(file: SourceFile, text: [UInt8], count: Int)] {
    edits.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }.map { file, edits in
      (self[file], edits.applied(to: self[file].bytes), edits.disjoint.count)
    }
  }
}
