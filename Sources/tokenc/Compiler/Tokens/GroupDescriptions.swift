extension TokenModel {
  /// The `$description` of each group that has one: the last, where several sources state it.
  package var groupDescriptions: [TokenPath: NodeID] {
    let stated = groups.lazy.compactMap { group in group.description.map { (group.path, $0) } }
    return Dictionary(stated, uniquingKeysWith: { $1 })
  }
}

extension TokenTable {
  /// The descriptions of groups: for each dotted path the last `$description` that is stated.
  package var groupDescriptions: [(path: String, text: String)] {
    var indices: [String: Int] = [:]
    var result: [(path: String, text: String)] = []
    for group in resolution.model.groups {
      guard let description = group.description else { continue }
      let path = resolution.model.paths.string(group.path, tape.names)
      if let index = indices[path] {
        result[index].text = tape.string(description)
      } else {
        indices[path] = result.count
        result.append((path, tape.string(description)))
      }
    }
    return result
  }

  /// A text that a token's `$extensions` keeps under a name, itself or in another tool's member.
  package func extensionText(_ name: String, of token: Token) -> String? {
    for declaration in declarations(of: token) {
      guard let extensions = declaration.extensions else { continue }
      var members = tape.members(of: extensions)
      while let member = tape.next(&members) {
        guard let node = tape.child(name, of: member.value), tape.kind(node) == .string else {
          continue
        }
        return tape.string(node)
      }
    }
    return nil
  }
}
