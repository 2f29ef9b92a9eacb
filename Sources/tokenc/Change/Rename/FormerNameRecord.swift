import TokenCompiler

/// Where the names that servers sent for renamed tokens are written.
///
/// A token that is declared says them in its text, as `formerNames`. What a group inherits with
/// `$extends` has no text of its own, so `formerNames` of `tokenc.json` names its former path.
package struct FormerNameRecord {
  /// A renamed token, and what servers sent for it.
  package struct Entry: Sendable {
    package let path: String
    /// Its path before; `nil` if only its names have changed.
    let formerPath: String?
    package let names: [String]

    package var unrecordedMessage: String {
      "'\(path)' is inherited with '$extends', so no text can say that servers sent "
        + "\(names.quoted) for it; declare it in its own group first"
    }
  }

  /// The edits of the files in which a brand first declares the tokens, and of `tokenc.json`; the rest of
  /// each file stays as it is.
  package private(set) var edits: [FileID: [TextEdit]] = [:]
  /// The text of `tokenc.json` where one is needed and there is none.
  package private(set) var newConfiguration: [UInt8]?
  /// How many tokens `tokenc.json` gets.
  package private(set) var formerPathCount = 0

  package init(_ entries: [Entry], in side: ComparedTokens) {
    var paths: [(old: String, new: String)] = []
    // Several tokens may have become one.
    for (path, entries) in entries.grouped(by: \.path) {
      guard let index = side[path] else { continue }
      let token = side.tokens[index]
      let declarations = side.table.namingDeclarations(of: token)
      if declarations.contains(where: { $0.path != token.path }) {
        paths += entries.compactMap { entry in entry.formerPath.map { ($0, path) } }
      } else {
        let tape = side.table.tape
        for object in declarations.map(\.object) {
          edits[tape.range(object).file, default: []] += Self.edits(
            entries.flatMap(\.names), in: object, of: tape)
        }
      }
    }
    if !paths.isEmpty { record(paths, side) }
  }

  /// The edits that take names which tokens have again out of their former names, as after a rename that is undone.
  ///
  /// - Parameter paths: those of the tokens.
  package static func edits(
    droppingReturnedNamesOf paths: [String], in table: TokenTable
  ) -> [FileID: [TextEdit]] {
    let tape = table.tape
    var edits: [FileID: [TextEdit]] = [:]
    for path in paths {
      guard let token = table.index(ofText: path).map({ table.tokens[$0] }) else { continue }
      for object in table.namingDeclarations(of: token).map(\.object) {
        let own = tape.child("$extensions", of: object).flatMap { tape.child("tokenc", of: $0) }
        guard let list = own.flatMap({ tape.member("formerNames", of: $0) }) else { continue }
        let returned = tape.elements(of: list).filter {
          tape.stringValue($0) == token.names.serverName
        }
        guard !returned.isEmpty else { continue }
        // A list that this leaves empty goes, too.
        edits[tape.range(list).file, default: []] += tape.removing(Set(returned), from: object)
      }
    }
    return edits
  }

  private mutating func record(_ paths: [(old: String, new: String)], _ side: ComparedTokens) {
    formerPathCount = paths.count
    // A pattern leaves '$root' out.
    let members = paths.map {
      "\(JSONWriter.quoted($0.old.withoutRoot)): \(JSONWriter.quoted($0.new.withoutRoot))"
    }
    guard let root = side.configuration.root else {
      let lines = members.joined(separator: ",\n    ")
      newConfiguration = Array("{\n  \"formerNames\": {\n    \(lines)\n  }\n}\n".utf8)
      return
    }
    let tape = side.table.tape
    edits[tape.range(root).file, default: []] += tape.adding(
      members, toObject: "formerNames", of: root)
  }

  private static func edits(_ names: [String], in token: NodeID, of tape: JSONTape) -> [TextEdit] {
    let extensions = tape.child("$extensions", of: token)
    let own = extensions.flatMap { tape.child("tokenc", of: $0) }
    let known = own.flatMap { tape.member("formerNames", of: $0) }.map(tape.elements) ?? []
    var stated: [String] = []
    for name in names
    where !stated.contains(name) && !known.contains(where: { tape.stringValue($0) == name }) {
      stated.append(name)
    }
    guard !stated.isEmpty else { return [] }
    if let own { return tape.adding(stated, toArray: "formerNames", of: own) }
    let list = stated.map(JSONWriter.quoted).joined(separator: ", ")
    let member = #""tokenc": { "formerNames": [\#(list)] }"#
    if let extensions { return tape.edits(of: extensions, adding: [member]) }
    return tape.edits(of: token, adding: [#""$extensions": { \#(member) }"#])
  }
}
