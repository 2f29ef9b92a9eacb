/// Writes the names of tokens for Figma's Dev Mode: the bodies of requests that give each variable its
/// code syntax for iOS, Android and the web.
///
/// A variable is known by `$extensions["com.figma"].id`, which `tokenc import figma` keeps. Bodies are
/// those of `POST /v1/files/:key/variables` (Figma REST API, “Create, modify and delete variables”),
/// which takes up to 4 MB.
package struct CodeSyntaxEmitter: Sendable {
  private let table: CompleteTokenTable
  private let configuration: Configuration
  /// The ids of variables by the paths of their tokens.
  private let ids: [String: String]

  package init(table: CompleteTokenTable, configuration: Configuration, ids: [String: String]) {
    self.table = table
    self.configuration = configuration
    self.ids = ids
  }

  /// Below the 4 MB of the API, whatever it counts besides.
  private static let maximumBodySize = 3_500_000

  package func emit() -> [GeneratedFile] {
    var bodies: [[[UInt8]]] = [[]]
    var size = 0
    for family in table.families {
      for token in family.tokens {
        guard let id = ids[token.text], Self.isOwn(id) else { continue }
        let update = update(of: token, in: family, id: id)
        if size + update.count > Self.maximumBodySize, size > 0 {
          bodies.append([])
          size = 0
        }
        bodies[bodies.count - 1].append(update)
        size += update.count
      }
    }
    guard !bodies[0].isEmpty else { return [] }
    return bodies.enumerated().map { index, updates in
      var contents = Array("{\n  \"variables\": [\n    ".utf8)
      contents += updates.joined(separator: Array(",\n    ".utf8))
      contents += Array("\n  ]\n}\n".utf8)
      return GeneratedFile(name: "code-syntax-\(index + 1).json", contents: contents)
    }
  }

  private func update(of token: Token, in family: TokenFamily, id: String) -> [UInt8] {
    let type = configuration.typePrefix + family.typeName
    let property = CSSName.property(CSSName.words(of: token, typePrefix: configuration.typePrefix))
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("action", "UPDATE")
      writer.member("id", id)
      writer.object("codeSyntax") { writer in
        writer.member("iOS", "\(type).\(token.names.caseName)")
        if configuration.folders[.kotlin] != nil {
          writer.member("ANDROID", "\(type).\(KotlinName.declared(token.names.caseName))")
        }
        if configuration.folders[.css] != nil { writer.member("WEB", "var(\(property))") }
      }
    }
    return writer.bytes
  }

  /// Returns a Boolean value that indicates whether a variable lies in its own file, and not in a library.
  private static func isOwn(_ id: String) -> Bool {
    let parts = id.split(separator: ":", omittingEmptySubsequences: false)
    return parts.count == 3 && parts[0] == "VariableID"
      && parts.dropFirst().allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(SwiftName.isDigit) }
  }
}
