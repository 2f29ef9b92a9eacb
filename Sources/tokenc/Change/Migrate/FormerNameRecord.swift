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

    /// Why the strings can't be recorded.
    package var unrecordedMessage: String {
      "'\(path)' is inherited with '$extends', so no text can say that servers sent "
        + "\(names.quoted) for it; declare it in its own group first"
    }
  }

  /// The edits of the files in which a brand first declares the tokens, and of `tokenc.json`; the rest of
  /// each file stays as it is.
  package private(set) var fixIts: [Diagnostic.FixIt] = []
  /// The text of `tokenc.json` where one is needed and there is none.
  package private(set) var newConfiguration: [UInt8]?
  /// How many tokens `tokenc.json` gets.
  package private(set) var formerPathCount = 0

  /// - Parameter side: the tokens with their new paths.
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
        fixIts += declarations.compactMap {
          Self.fixIt(entries.flatMap(\.names), in: $0.object, of: side.table.tape)
        }
      }
    }
    if !paths.isEmpty { record(paths, side) }
  }

  private mutating func record(_ paths: [(old: String, new: String)], _ side: ComparedTokens) {
    // A pattern leaves '$root' out.
    func plain(_ path: String) -> String {
      path.hasSuffix(".$root") ? String(path.dropLast(6)) : path
    }
    formerPathCount = paths.count
    let members = paths.map { "\(Self.json(plain($0.old))): \(Self.json(plain($0.new)))" }
    guard let root = side.configuration.root else {
      let lines = members.joined(separator: ",\n    ")
      newConfiguration = Array("{\n  \"formerNames\": {\n    \(lines)\n  }\n}\n".utf8)
      return
    }
    let edit = side.table.tape.inserting(members, intoObject: "formerNames", of: root)
    fixIts.append(
      .init(message: "record the former paths", range: edit.range, replacement: edit.text))
  }

  /// - Returns: `nil` if the token's text has all of the names.
  private static func fixIt(
    _ names: [String], in token: NodeID, of tape: JSONTape
  ) -> Diagnostic.FixIt? {
    let extensions = tape.child("$extensions", of: token)
    let own = extensions.flatMap { tape.child("tokenc", of: $0) }
    let known = own.flatMap { tape.member("formerNames", of: $0) }.map(tape.elements) ?? []
    var stated: [String] = []
    for name in names
    where !stated.contains(name) && !known.contains(where: { tape.stringValue($0) == name }) {
      stated.append(name)
    }
    guard !stated.isEmpty else { return nil }
    let list = stated.map(json).joined(separator: ", ")
    let edit: (range: SourceRange, text: String)
    if let own {
      edit = tape.adding(stated, to: "formerNames", of: own)
    } else if let extensions {
      edit = tape.inserting(#""tokenc": { "formerNames": [\#(list)] }"#, into: extensions)
    } else {
      edit = tape.inserting(
        #""$extensions": { "tokenc": { "formerNames": [\#(list)] } }"#, into: token)
    }
    return .init(
      message: "record the former name", range: edit.range, replacement: edit.text)
  }

  private static func json(_ text: String) -> String {
    var writer = JSONWriter()
    writer.value(text)
    return writer.text
  }
}
