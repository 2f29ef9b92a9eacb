import TokenCompiler

/// Writes the names that servers once sent into the token files, as `formerNames`.
package enum FormerNameRecord {
  /// The edits of the files that first declare the tokens; the rest of each file stays as it is.
  package static func fixIts(
    _ names: [(path: String, names: [String])], in side: ComparedTokens
  ) -> [Diagnostic.FixIt] {
    // Several tokens may have become one.
    names.grouped { $0.path }.compactMap { path, entries in
      guard let index = side[path] else { return nil }
      var own: [String] = []
      for name in entries.flatMap(\.names) where !own.contains(name) { own.append(name) }
      return fixIt(own, in: side.table.declaration(of: side.tokens[index]), of: side.table.tape)
    }
  }

  private static func fixIt(
    _ names: [String], in token: NodeID, of tape: JSONTape
  ) -> Diagnostic.FixIt {
    let list = names.map { name in
      var writer = JSONWriter()
      writer.value(name)
      return writer.text
    }.joined(separator: ", ")
    func insert(_ text: String, at offset: UInt32, of node: NodeID) -> Diagnostic.FixIt {
      let file = tape.range(node).file
      return .init(
        message: "record the former name",
        range: SourceRange(file: file, start: offset, end: offset), replacement: text)
    }
    /// As the last member of an object, on a line of its own where the others are.
    func insert(_ member: String, into object: NodeID) -> Diagnostic.FixIt {
      let (members, opening) = (tape.allMembers(of: object), tape.opening(object).end)
      guard let first = members.first, let last = members.last else {
        return insert(" \(member) ", at: opening, of: object)
      }
      let blanks = tape.sources[tape.range(object).file].bytes[
        Int(opening)..<Int(tape.range(first.key).start)]
      let separator =
        blanks.contains(UInt8(ascii: "\n")) ? String(decoding: blanks, as: UTF8.self) : " "
      return insert(",\(separator)\(member)", at: tape.range(last.value).end, of: object)
    }
    guard let extensions = tape.child("$extensions", of: token) else {
      return insert(#""$extensions": { "tokenc": { "formerNames": [\#(list)] } }"#, into: token)
    }
    guard let own = tape.child("tokenc", of: extensions) else {
      return insert(#""tokenc": { "formerNames": [\#(list)] }"#, into: extensions)
    }
    guard let known = tape.child("formerNames", of: own) else {
      return insert(#""formerNames": [\#(list)]"#, into: own)
    }
    let last = tape.elements(of: known).last
    return insert(
      last == nil ? list : ", \(list)",
      at: last.map { tape.range($0).end } ?? tape.opening(known).end, of: known)
  }
}
