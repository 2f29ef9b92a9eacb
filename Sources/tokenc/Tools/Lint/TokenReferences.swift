/// Which token refers to which, in any theme: as an alias or within a composite value.
struct TokenReferences: Sendable {
  struct Reference: Hashable, Sendable {
    /// The string in braces, or the string of a `$ref`.
    let node: NodeID
    /// The number of the token that it names.
    let target: Int
  }

  /// For each token, what it refers to, each place once, in the order of themes and text.
  let references: [[Reference]]
  /// For each token, the numbers of those that refer to it, ascending.
  let users: [[Int]]

  init(_ survey: TokenSurvey) {
    var users = [[Int]](repeating: [], count: survey.tokens.count)
    references = survey.tokens.enumerated().map { number, token in
      let found = survey.valueNodes(of: token).flatMap { node, _ in
        Self.references(in: node, of: survey)
      }
      for reference in found where users[reference.target].last != number {
        users[reference.target].append(number)
      }
      return found
    }
    self.users = users
  }

  private static func references(in node: NodeID, of survey: TokenSurvey) -> [Reference] {
    let tape = survey.tape
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
        names = tape.kind(value) == .string ? tokenNames(ofPointer: tape.string(value)) : nil
        if let names, let target = survey.index(of: names) {
          result.append(Reference(node: value, target: target))
        }
      case .string:
        if case .alias(let path) = CurlyReference(tape.string(node)),
          let target = survey.index(of: path)
        {
          result.append(Reference(node: node, target: target))
        }
      default:
        continue
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

extension TokenSurvey {
  /// The number of the token with these names.
  func index(of names: [String]) -> Int? {
    resolution.model.paths.find(names, in: tape.names).flatMap { index(of: $0) }
  }

  /// The number of the token with a dotted path.
  func index(ofText text: String) -> Int? {
    index(of: text.split(separator: ".", omittingEmptySubsequences: false).map(String.init))
  }
}
