import TokenCompiler

/// Writes the tokens of one file as the tree that their paths make, in authored order.
struct TokenTreeWriter {
  let document: ForeignDocument
  let file: ForeignFile
  /// Where each token stands in the text, in order.
  private(set) var positions: [Position] = []

  struct Position {
    var offsets: Range<Int>
    /// The index in ``ForeignDocument/tokens``.
    var source: Int
    /// The token's dotted path.
    var path: String
  }

  mutating func contents(_ indices: [Int], of tokens: [ImportedToken]) -> [UInt8] {
    var writer = JSONWriter(layout: .indented)
    writeGroup(indices, of: tokens, at: [], to: &writer)
    return writer.document
  }

  /// Writes the tokens at `indices`, below a path; of several at one path, the last counts.
  private mutating func writeGroup(
    _ indices: [Int], of tokens: [ImportedToken], at path: [String], to writer: inout JSONWriter
  ) {
    writer.object { writer in
      // Below a group of a type, the source's groups have one name less.
      let inner = path.first.flatMap(TokenType.init) == nil ? [] : Array(path.dropFirst())
      let other = inner.isEmpty ? nil : inner
      if let description = file.groupDescriptions[path]
        ?? other.flatMap({ file.groupDescriptions[$0] })
      {
        writer.member("$description", description)
      }
      for member in file.groupMembers[path] ?? other.flatMap({ file.groupMembers[$0] }) ?? [] {
        writer.member(member.name, member.value)
      }
      for (name, indices) in indices.grouped(by: { tokens[$0].path[path.count] }) {
        let last = indices.lastIndex { tokens[$0].path.count == path.count + 1 }
        let start = writer.bytes.count
        writer.key(name)
        if let last, last == indices.endIndex - 1 {
          let token = tokens[indices[last]]
          write(token, to: &writer)
          positions.append(
            Position(
              offsets: start..<writer.bytes.count, source: token.source,
              path: token.path.joined(separator: ".")))
        } else {
          let inner = Array(indices[(last.map { $0 + 1 } ?? 0)...])
          writeGroup(inner, of: tokens, at: path + [name], to: &writer)
        }
      }
    }
  }

  private func write(_ token: ImportedToken, to writer: inout JSONWriter) {
    let source = document.tokens[token.source]
    writer.object { writer in
      if let type = token.type { writer.member("$type", type.rawValue) }
      writer.member("$value", token.value)
      if let description = source.description { writer.member("$description", description) }
      if let deprecation = source.deprecation { writer.member("$deprecated", deprecation) }
      writeExtensions(of: token, source, to: &writer)
    }
  }

  private func writeExtensions(
    of token: ImportedToken, _ source: ForeignToken, to writer: inout JSONWriter
  ) {
    let namespace = document.rules.namespace
    var kept = source.keptMembers + token.options.keptParts
    // A type that says more than the standard's.
    if let name = source.typeName, TokenType(rawValue: name.lowercased()) == nil,
      token.type?.rawValue != name
    {
      kept.insert(.init("type", ForeignValue(.text(name), at: source.place)), at: 0)
    }
    let own = ownOptions(of: token, source)
    var others = source.extensions?.members ?? []
    if let known = others.firstIndex(where: { $0.name == namespace }) {
      // What is computed must not be computed again.
      kept += others.remove(at: known).value.members.filter { $0.name != "modify" }
    }
    if !own.isEmpty { others.removeAll { $0.name == "tokenc" } }
    if !token.modes.isEmpty { others.removeAll { $0.name == "mode" } }
    guard !kept.isEmpty || !own.isEmpty || !others.isEmpty || !token.modes.isEmpty else { return }
    writer.object("$extensions") { writer in
      if !token.modes.isEmpty {
        writer.object("mode") { writer in
          for mode in token.modes { writer.member(mode.context, mode.value) }
        }
      }
      for (name, members) in [("tokenc", own), (namespace, kept)] where !members.isEmpty {
        writer.object(name) { Self.writeMembers(members, to: &$0) }
      }
      Self.writeMembers(others, to: &writer)
    }
  }

  private func ownOptions(
    of token: ImportedToken, _ source: ForeignToken
  ) -> [ForeignValue.Member] {
    let options = token.options
    var members = source.ownMembers
    func add(_ name: String, _ content: ForeignValue.Content?) {
      if let content { members.append(.init(name, ForeignValue(content, at: source.place))) }
    }
    add("hidden", source.isHidden ? .flag(true) : nil)
    add("replacedBy", options.replacedBy.map { .text($0.joined(separator: ".")) })
    add("textCase", options.textCase.map { .text($0.name) })
    add("lineHeightPoints", options.lineHeightPoints.map { .number($0) })
    add("fontLineHeight", options.hasFontLineHeight ? .flag(true) : nil)
    add("italic", options.isItalic ? .flag(true) : nil)
    return members
  }

  private static func writeMembers(_ members: [ForeignValue.Member], to writer: inout JSONWriter) {
    var written: Set<String> = []
    for member in members where members.count == 1 || written.insert(member.name).inserted {
      writer.member(member.name, member.value)
    }
  }
}
