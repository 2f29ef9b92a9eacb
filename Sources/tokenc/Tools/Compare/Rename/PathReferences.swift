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

  /// The descriptions and reasons that name a token by its old path, as words of a text.
  package func mentions(in model: TokenModel) -> [(range: SourceRange, old: String, new: String)] {
    let objects = model.groups.map(\.object) + model.tokens.map(\.object)
    return Set(objects).sorted { $0.index < $1.index }.flatMap { object in
      ["$description", "$deprecated"].compactMap { name in
        guard let node = tape.member(name, of: object),
          let text = tape.stringValue(node)
        else { return nil }
        let words = text.split { " \t\n\"'`(){}[],;:".contains($0) }
        for word in words {
          let path = word.hasSuffix(".") ? String(word.dropLast()) : String(word)
          guard path.contains("."), let new = renames.newPath(of: path) else { continue }
          return (tape.range(node), path, new)
        }
        return nil
      }
    }
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
