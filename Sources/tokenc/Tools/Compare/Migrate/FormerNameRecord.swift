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

  /// A token whose text is another's of the same enum by `$extends`, and that other; `nil` if there is
  /// none: former names of one would be the other's, too.
  package static func inherited(
    _ paths: [String], in side: ComparedTokens
  ) -> (path: String, heir: String)? {
    let owners = Dictionary(grouping: side.tokens) { side.table.declaration(of: $0) }
    for token in paths.compactMap({ side[$0] }).map({ side.tokens[$0] }) {
      let heir = owners[side.table.declaration(of: token)]?.first {
        $0.text != token.text && $0.names.typeName == token.names.typeName
      }
      if let heir { return (token.text, heir.text) }
    }
    return nil
  }

  private static func fixIt(
    _ stated: [String], in token: NodeID, of tape: JSONTape
  ) -> Diagnostic.FixIt {
    let names = stated.map { name in
      var writer = JSONWriter()
      writer.value(name)
      return writer.text
    }.joined(separator: ", ")
    let edit: (range: SourceRange, text: String)
    if let extensions = tape.child("$extensions", of: token) {
      if let own = tape.child("tokenc", of: extensions) {
        edit = tape.adding(stated, to: "formerNames", of: own)
      } else {
        edit = tape.inserting(#""tokenc": { "formerNames": [\#(names)] }"#, into: extensions)
      }
    } else {
      edit = tape.inserting(
        #""$extensions": { "tokenc": { "formerNames": [\#(names)] } }"#, into: token)
    }
    return .init(
      message: "record the former name", range: edit.range, replacement: edit.text)
  }
}
