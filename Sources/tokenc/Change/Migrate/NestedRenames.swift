import TokenCompiler

/// The renames of tokens' names by their groups, as in `.text.primary`.
package struct NestedRenames {
  private let old: ComparedTokens
  private let new: ComparedTokens
  private let oldNames: [String: NestedNames.Path]
  private let newNames: [String: NestedNames.Path]
  /// The old names that tokens of several enums have.
  private let shared: Set<String>

  package init(old: ComparedTokens, new: ComparedTokens) {
    self.old = old
    self.new = new
    oldNames = NestedNames.all(of: old.tokens, old.configuration)
    newNames = oldNames.isEmpty ? [:] : NestedNames.all(of: new.tokens, new.configuration)
    var owners: [String: Set<String>] = [:]
    for token in old.tokens {
      guard let name = oldNames[token.text]?.text else { continue }
      owners[name, default: []].insert(token.names.typeName)
    }
    shared = Set(owners.filter { $0.value.count > 1 }.keys)
  }

  /// The texts that edits may take out of sources, by the tokens' paths: the old names, and their ends.
  package var texts: [String: [String]] {
    oldNames.mapValues { path in
      path.names.indices.map { path.names[$0...].joined(separator: ".") }
    }
  }

  /// The rename of a token's name by its groups, and as a member of each; none where it has none, or keeps it. The
  /// type is without the prefix.
  func renames(of change: VersionChange) -> [MemberRename] {
    guard change.kind == .renamed, change.component == nil else { return [] }
    return renames(change.from ?? change.path, to: change.path)
  }

  /// Those of tokens whose paths stay, as where a group became a token; the types have their prefix.
  var ofKept: [MemberRename] {
    guard !oldNames.isEmpty else { return [] }
    return old.tokens.flatMap { token -> [MemberRename] in
      guard new[token.text] != nil else { return [] }
      return renames(token.text, to: token.text).map { rename in
        var rename = rename
        rename.typeName = old.configuration.typePrefix + rename.typeName
        return rename
      }
    }
  }

  private func renames(_ path: String, to newPath: String) -> [MemberRename] {
    guard let name = oldNames[path]?.text, let before = old[path], let now = new[newPath] else {
      return []
    }
    let newCase = new.tokens[now].names
    let typeName = old.tokens[before].names.typeName
    let newName = newNames[newPath]?.text ?? newCase.caseName
    guard name != newName, !newCase.isHidden, newCase.typeName == typeName else { return [] }
    let rename = MemberRename(
      typeName: typeName, old: name, new: newName, isShared: shared.contains(name))
    return [rename] + rename.ofGroups
  }
}
