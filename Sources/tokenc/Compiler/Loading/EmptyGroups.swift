/// Finds groups without tokens: mostly tokens that lost their value.
enum EmptyGroups {
  static func findings(in table: TokenTable) -> [Diagnostic] {
    let resolution = table.resolution
    let tape = table.tape
    let groups = resolution.model.groups.filter { $0.isEmpty && $0.path != .root }
    guard !groups.isEmpty else { return [] }
    // Another file may have tokens of the group.
    let filled = Set(
      resolution.model.tokens.flatMap { resolution.model.paths.lineage(of: $0.path).dropFirst() })
    return groups.compactMap { group in
      guard !filled.contains(group.path) else { return nil }
      let range = tape.range(NodeID(index: group.object.index - 1))
      if let row = table.index(of: group.path) {
        let token = table.tokens[row]
        return .error(
          .emptyGroup,
          "this has no '$value', so '\(token.text)' keeps the value that other files give it; "
            + "state one, or remove this", at: range,
          notes: [
            Diagnostic.Note(message: "that is declared here", range: table.nameRange(of: token))
          ])
      }
      return .warning(
        .emptyGroup,
        "'\(resolution.pathText(group.path))' is an empty group, without '$value' and without tokens; "
          + "add one of them, or remove it", at: range
      ).repeating("empty group")
    }
  }
}

extension Diagnostic.ID {
  static let emptyGroup = Self("empty-group")
}
