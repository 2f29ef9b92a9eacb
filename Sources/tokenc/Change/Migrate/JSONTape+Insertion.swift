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

  /// The same for members of an object that is a member, or becomes one with a line for each.
  func inserting(
    _ new: [String], intoObject name: String, of object: NodeID
  ) -> (range: SourceRange, text: String) {
    if let known = member(name, of: object) { return inserting(new, into: known) }
    guard let first = allMembers(of: object).first else {
      return inserting("\"\(name)\": { \(new.joined(separator: ", ")) }", into: object)
    }
    let (start, end) = (opening(object).end, range(first.key).start)
    let blanks = String(
      decoding: sources[range(first.key).file].bytes[Int(start)..<Int(end)], as: UTF8.self)
    guard blanks.contains("\n") else {
      return inserting("\"\(name)\": { \(new.joined(separator: ", ")) }", into: object)
    }
    let lines = new.map { "\(blanks)  \($0)" }.joined(separator: ",")
    return inserting("\"\(name)\": {\(lines)\(blanks)}", into: object)
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
