/// Which token refers to which, in any theme: as an alias or within a composite value.
package struct TokenReferences: Sendable {
  package struct Reference: Equatable, Sendable {
    /// The string in braces, or the string of a `$ref`.
    package let node: NodeID
    /// The number of the token that it names.
    package let target: Int
  }

  /// For each token, what it refers to, each position once, in the order of themes and text.
  package let references: [[Reference]]
  /// For each token, the numbers of those that refer to it, ascending.
  package let users: [[Int]]

  package init(_ table: TokenTable) {
    var users = [[Int]](repeating: [], count: table.tokens.count)
    references = table.tokens.enumerated().map { number, token in
      let found = table.valueNodes(of: token).flatMap { node, _ in
        Self.references(in: node, of: table)
      }
      for reference in found where users[reference.target].last != number {
        users[reference.target].append(number)
      }
      return found
    }
    self.users = users
  }

  static func references(in node: NodeID, of table: TokenTable) -> [Reference] {
    let tape = table.tape
    let isContainer = tape.kind(node) == .object || tape.kind(node) == .array
    let end = isContainer ? tape.nodes[Int(node.index)].next : node.index + 1
    var result: [Reference] = []
    var index = node.index
    while index < end {
      let node = NodeID(index: index)
      index += 1
      var names: [String]?
      switch tape.kind(node) {
      case .key where tape.name(ofKey: node) == .ref:
        let value = NodeID(index: index)
        names = tape.stringValue(value).flatMap { tokenNames(ofPointer: $0) }
        if let names, let target = table.index(of: names) {
          result.append(Reference(node: value, target: target))
        }
      case .string:
        if case .alias(let path) = AliasSyntax(tape.string(node)),
          let target = table.index(of: path)
        {
          result.append(Reference(node: node, target: target))
        }
      default: continue
      }
    }
    return result
  }

  /// The names before the first `$value` of a pointer.
  private static func tokenNames(ofPointer text: String) -> [String]? {
    guard let pointer = try? JSONPointer(text) else { return nil }
    return Array(pointer.segments.prefix { $0 != "$value" })
  }
}
