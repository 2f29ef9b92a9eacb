import TokenCompiler

extension JSONTape {
  /// What to insert, and where, so that a member stands last in an object: on a line of its own where the
  /// others do.
  func inserting(_ member: String, into object: NodeID) -> (range: SourceRange, text: String) {
    inserting([member], into: object)
  }

  /// The same for several members.
  func inserting(_ new: [String], into object: NodeID) -> (range: SourceRange, text: String) {
    let (members, opening) = (allMembers(of: object), opening(object))
    func insert(_ text: String, at offset: UInt32) -> (range: SourceRange, text: String) {
      (SourceRange(file: opening.file, start: offset, end: offset), text)
    }
    guard let first = members.first, let last = members.last else {
      return insert(" \(new.joined(separator: ", ")) ", at: opening.end)
    }
    let blanks = sources[opening.file].bytes[Int(opening.end)..<Int(range(first.key).start)]
    let isMultiline = blanks.contains(UInt8(ascii: "\n"))
    let separator = isMultiline ? String(decoding: blanks, as: UTF8.self) : " "
    return insert(new.map { ",\(separator)\($0)" }.joined(), at: range(last.value).end)
  }

  /// The same for strings at the end of an array that is a member, or becomes one.
  func adding(
    _ texts: [String], to name: String, of object: NodeID
  ) -> (range: SourceRange, text: String) {
    let list = texts.map { text in
      var writer = JSONWriter()
      writer.value(text)
      return writer.text
    }.joined(separator: ", ")
    guard let known = member(name, of: object) else {
      return inserting("\"\(name)\": [\(list)]", into: object)
    }
    let last = elements(of: known).last
    let end = last.map { range($0).end } ?? opening(known).end
    return (
      SourceRange(file: range(known).file, start: end, end: end), last == nil ? list : ", \(list)"
    )
  }
}
