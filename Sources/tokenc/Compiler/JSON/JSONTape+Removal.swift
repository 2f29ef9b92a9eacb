extension JSONTape {
  /// The bytes to remove so that a member's value is gone, with its key and a comma; and with the
  /// objects around it that would be left empty.
  ///
  /// - Parameter objects: the objects around the value, innermost first; the last one stays.
  package func rangeToRemove(_ value: NodeID, inside objects: [NodeID]) -> SourceRange {
    var value = value
    for (index, object) in objects.enumerated() {
      var before: NodeID?
      var after: NodeID?
      var members = members(of: object)
      var isBehind = false
      while let member = next(&members) {
        if member.value == value {
          isBehind = true
        } else if isBehind {
          after = member.key
          break
        } else {
          before = member.value
        }
      }
      let key = range(NodeID(index: value.index - 1))
      if let before {
        return SourceRange(file: key.file, start: range(before).end, end: range(value).end)
      }
      if let after {
        return SourceRange(file: key.file, start: key.start, end: range(after).start)
      }
      guard index + 1 < objects.count else { break }
      value = object
    }
    let key = range(NodeID(index: value.index - 1))
    return SourceRange(file: key.file, start: key.start, end: range(value).end)
  }
}
