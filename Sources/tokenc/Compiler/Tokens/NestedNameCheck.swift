/// Finds groups whose names in Swift are those of tokens, or of Apple's members with members of their own.
struct NestedNameCheck {
  let accessors: Accessors
  let table: TokenTable

  func findings(in families: [TokenFamily]) -> [Diagnostic] {
    let styles = families.filter { accessors.modifiers(of: $0).contains(.color) }
    return families.flatMap { family -> [Diagnostic] in
      let namespaces = TokenNamespaces(family, table.configuration)
      return conflicts(of: namespaces, in: family)
        + appleNames(in: namespaces, of: family)
        + styleMembers(in: namespaces, of: family, besides: styles)
    }
  }

  private func range(of token: Token) -> SourceRange { table.nameRange(of: token) }

  // MARK: Tokens

  private func conflicts(
    of namespaces: TokenNamespaces, in family: TokenFamily
  ) -> [Diagnostic] {
    var seen: Set<String> = []
    return namespaces.conflicts.filter { seen.insert($0.group).inserted }.map { conflict in
      let token = family.tokens[conflict.token]
      let member = family.tokens[conflict.member]
      let subject = conflict.isFormer ? "a former name of" : "the token"
      return .error(
        .accessorName,
        "the group '\(conflict.group)' would be '.\(conflict.name)', which is \(subject) "
          + "'\(token.text)'; join its names with \(remedy(conflict.group))",
        at: range(of: member),
        notes: [
          Diagnostic.Note(message: "'\(token.text)' is declared here", range: range(of: token))
        ])
    }
  }

  private func remedy(_ group: String) -> String {
    "'\"accessors\": { \"nested\": true, \"joined\": \"\(group)\" }' in tokenc.json"
  }

  // MARK: Names of Apple's

  /// The groups that Apple's frameworks have, too, with a member that both have.
  private func appleNames(
    in namespaces: TokenNamespaces, of family: TokenFamily
  ) -> [Diagnostic] {
    let kinds = accessors.modifiers(of: family).flatMap(\.appleNames)
    return members(in: namespaces).compactMap { group, name, token in
      for kind in kinds {
        guard let members = kind.members, let owner = AppleNames.owner(of: group.name, kind),
          AppleNames.owner(of: name, members) != nil
        else { continue }
        return finding(group, name, family.tokens[token], "which \(owner) has, too")
      }
      return nil
    }
  }

  /// The groups that are colors of another enum, with a member that all styles have.
  private func styleMembers(
    in namespaces: TokenNamespaces, of family: TokenFamily, besides styles: [TokenFamily]
  ) -> [Diagnostic] {
    let others = styles.filter { $0.typeName != family.typeName }
    guard !others.isEmpty, accessors.modifiers(of: family).contains(.color) else { return [] }
    let names = Set(others.flatMap { $0.tokens.compactMap { accessors.name(of: $0) } })
    return members(in: namespaces).compactMap { group, name, token in
      guard names.contains(group.name), AppleNames.owner(of: name, .styleMember) != nil else {
        return nil
      }
      return finding(
        group, name, family.tokens[token], "where '.\(group.name)' is a color of another enum")
    }
  }

  private typealias Group = (name: String, path: String)

  /// The first two names of chains, and a token for each, that of the second or the first within it.
  private func members(
    in namespaces: TokenNamespaces
  ) -> [(group: Group, name: String, token: Int)] {
    namespaces.topLevelGroups.flatMap { name, member -> [(Group, String, Int)] in
      guard case .group(let index) = member else { return [] }
      let namespace = namespaces.namespaces[index]
      return namespace.members.compactMap { inner, member in
        guard case .token(let token) = member else { return nil }
        return ((name, namespace.path), inner, token)
      }
    }
  }

  private func finding(
    _ group: Group, _ name: String, _ token: Token, _ reason: String
  ) -> Diagnostic {
    .error(
      .accessorName,
      "token '\(token.text)' would be '.\(group.name).\(name)', \(reason), so a line of Swift may "
        + "mean either; join the names of the group with \(remedy(group.path))",
      at: range(of: token),
      notes: [
        Diagnostic.Note(
          message: "or give all names a 'prefix', or state another name as "
            + "'$extensions.tokenc.name'", range: range(of: token))
      ])
  }
}

extension AppleNames.Kind {
  /// The members that the members of a kind have, in the same place.
  fileprivate var members: AppleNames.Kind? {
    switch self {
    case .style: .styleMember
    case .length: .lengthMember
    default: nil
    }
  }
}
