import TokenCompiler

/// Writes the tokens of one file as the tree that their paths make, in authored order.
struct TokenTreeWriter {
  let document: ForeignDocument
  let rules: DialectRules
  let file: ForeignFile
  /// Where each token stands in the text, in order.
  private(set) var places: [Place] = []
  private var tokens: [ImportedToken] = []

  struct Place {
    var offsets: Range<Int>
    /// The index in ``ForeignDocument/tokens``.
    var source: Int
  }

  init(document: ForeignDocument, rules: DialectRules, file: ForeignFile) {
    self.document = document
    self.rules = rules
    self.file = file
  }

  /// A group: the names in it, in order, each with a group or a token.
  private struct Group {
    var names: [String] = []
    var children: [String: Child] = [:]
  }

  private indirect enum Child {
    case group(Group)
    case token(Int)
  }

  /// The file's contents.
  mutating func contents(_ tokens: [ImportedToken]) -> [UInt8] {
    self.tokens = tokens
    var root = Group()
    for (index, token) in tokens.enumerated() {
      Self.insert(index, at: token.path[...], into: &root)
    }
    var writer = JSONWriter(layout: .indented)
    write(root, at: [], to: &writer)
    return writer.document
  }

  private static func insert(_ token: Int, at path: ArraySlice<String>, into group: inout Group) {
    guard let name = path.first else { return }
    if group.children[name] == nil { group.names.append(name) }
    if path.count == 1 {
      group.children[name] = .token(token)
      return
    }
    var inner = Group()
    if case .group(let known)? = group.children.removeValue(forKey: name) { inner = known }
    insert(token, at: path.dropFirst(), into: &inner)
    group.children[name] = .group(inner)
  }

  private mutating func write(_ group: Group, at path: [String], to writer: inout JSONWriter) {
    // A writer is a value, and so is this: the closure gets its own and gives it back.
    var own = self
    writer.object { writer in
      if let description = file.groupDescriptions[path] {
        writer.member("$description", description)
      }
      for name in group.names {
        switch group.children[name] {
        case .group(let inner):
          writer.key(name)
          own.write(inner, at: path + [name], to: &writer)
        case .token(let index):
          let start = writer.bytes.count
          writer.key(name)
          own.write(own.tokens[index], to: &writer)
          own.places.append(
            Place(offsets: start..<writer.bytes.count, source: own.tokens[index].source))
        case nil: break
        }
      }
    }
    places = own.places
  }

  private func write(_ token: ImportedToken, to writer: inout JSONWriter) {
    let source = document.tokens[token.source]
    writer.object { writer in
      if let type = token.type { writer.member("$type", type.rawValue) }
      writer.member("$value", token.value)
      if let description = source.description { writer.member("$description", description) }
      switch source.deprecation {
      case .plain: writer.member("$deprecated", true)
      case .reason(let reason): writer.member("$deprecated", reason)
      case nil: break
      }
      writeExtensions(of: token, source, to: &writer)
    }
  }

  // MARK: Extensions

  private func writeExtensions(
    of token: ImportedToken, _ source: ForeignToken, to writer: inout JSONWriter
  ) {
    var kept = source.keptMembers + token.options.keptParts
    // A type that says more than the standard's.
    if let name = source.typeName, TokenType(rawValue: name.lowercased()) == nil,
      token.type?.rawValue != name
    {
      kept.insert(.init(name: "type", value: ForeignValue(.text(name), at: source.place)), at: 0)
    }
    let own = ownOptions(of: token, source)
    var others: [ForeignValue.Member] = []
    if case .object(let members)? = source.extensions?.content { others = members }
    if let place = others.firstIndex(where: { $0.name == rules.namespace }) {
      if case .object(let members) = others[place].value.content { kept += members }
      others.remove(at: place)
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
      for (name, members) in [("tokenc", own), (rules.namespace, kept)] where !members.isEmpty {
        writer.object(name) { Self.writeMembers(members, to: &$0) }
      }
      Self.writeMembers(others, to: &writer)
    }
  }

  /// The members of our own extension.
  private func ownOptions(
    of token: ImportedToken, _ source: ForeignToken
  ) -> [ForeignValue.Member] {
    var members: [ForeignValue.Member] = []
    func add(_ name: String, _ content: ForeignValue.Content) {
      members.append(.init(name: name, value: ForeignValue(content, at: source.place)))
    }
    if source.isHidden { add("hidden", .flag(true)) }
    if let path = token.options.replacedBy { add("replacedBy", .text(path.joined(separator: "."))) }
    if let textCase = token.options.textCase { add("textCase", .text(textCase.name)) }
    if let points = token.options.lineHeightPoints { add("lineHeightPoints", .number(points)) }
    return members
  }

  private static func writeMembers(_ members: [ForeignValue.Member], to writer: inout JSONWriter) {
    var written: Set<String> = []
    for member in members where written.insert(member.name).inserted {
      writer.member(member.name, member.value)
    }
  }
}
