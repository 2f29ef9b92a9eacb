import TokenCompiler

/// Finds what names renamed tokens and groups by their paths: aliases, pointers, `$extends`, `replacedBy`,
/// and words of descriptions.
package struct PathReferences {
  private let tape: JSONTape
  private let renames: StatedRenames

  package init(_ tape: JSONTape, _ renames: StatedRenames) {
    self.tape = tape
    self.renames = renames
  }

  /// The strings of a source that name an old path, with the texts that name the new one.
  func texts(in root: NodeID) -> [(node: NodeID, text: String)] {
    var result: [(node: NodeID, text: String)] = []
    var key = ""
    for index in root.index..<tape.nodes[Int(root.index)].next {
      let node = NodeID(index: index)
      switch tape.kind(node) {
      case .key: key = tape.string(node)
      case .string:
        if let text = newReference(tape.string(node), of: key) { result.append((node, text)) }
      default: continue
      }
    }
    return result
  }

  /// A text that names a token by its old path.
  package struct Mention {
    package let range: SourceRange
    package let old: String
    package let new: String
  }

  /// The descriptions and reasons of tokens and groups that name a token.
  package func mentions(in model: TokenModel) -> [Mention] {
    let objects = model.groups.map(\.object) + model.tokens.map(\.object)
    return Set(objects).sorted { $0.index < $1.index }.flatMap { object in
      ["$description", "$deprecated"].compactMap { name in
        tape.member(name, of: object).flatMap(mention)
      }
    }
  }

  /// The descriptions of a component spec that name a token.
  package func mentions(inSpec root: NodeID) -> [Mention] {
    var result: [Mention] = []
    for index in root.index..<tape.nodes[Int(root.index)].next {
      let key = NodeID(index: index)
      guard tape.kind(key) == .key, tape.string(key) == "description" else { continue }
      if let mention = mention(in: NodeID(index: index + 1)) { result.append(mention) }
    }
    return result
  }

  /// The first path in a text, as a word of it.
  private func mention(in node: NodeID) -> Mention? {
    guard let text = tape.stringValue(node) else { return nil }
    for word in text.split(whereSeparator: { " \t\n\"'`(){}[],;:".contains($0) }) {
      let path = word.hasSuffix(".") ? String(word.dropLast()) : String(word)
      guard path.contains("."), let new = renames.newPath(of: path) else { continue }
      return Mention(range: tape.range(node), old: path, new: new)
    }
    return nil
  }

  private func newReference(_ text: String, of key: String) -> String? {
    switch key {
    case "$description": return nil
    case "replacedBy": return renames.newPath(of: text)
    default: break
    }
    if case .alias(let names) = AliasSyntax(text) {
      return renames.newPath(of: names.joined(separator: ".")).map { "{\($0)}" }
    }
    guard key == "$ref" || key == "$extends", let pointer = try? JSONPointer(text) else {
      return nil
    }
    for count in (1...pointer.segments.count).reversed() {
      let path = pointer.segments.prefix(count).joined(separator: ".")
      guard let new = renames.newPath(of: path) else { continue }
      let names = new.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      return "#/"
        + (names + pointer.segments.dropFirst(count)).map(Self.escaped).joined(separator: "/")
    }
    return nil
  }

  /// A name as a segment of a pointer.
  private static func escaped(_ name: String) -> String {
    name.substituting("%", with: "%25").substituting("~", with: "~0").substituting("/", with: "~1")
  }
}
