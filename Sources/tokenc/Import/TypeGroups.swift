import TokenCompiler

/// Groups by type, for files whose top-level groups mix types or that have none.
///
/// The compiler makes an enum of each top-level group, and an enum has one type. A token keeps its
/// whole path below the group, so `accent.900` becomes `color.accent.900`. Where all tokens of a type
/// lie in a group of its name already, they stay.
struct TypeGroups {
  /// The type that each path leads to, through aliases.
  private var types: [[String]: TokenType] = [:]
  /// The types whose tokens all lie in a group of their name.
  private var settled: Set<TokenType> = []

  init(_ tokens: [ImportedToken]) {
    let byPath = Dictionary(grouping: tokens, by: \.path)
    for token in tokens {
      var seen: Set<[String]> = []
      var next: ImportedToken? = token
      var found: TokenType?
      while let current = next, seen.insert(current.path).inserted {
        found = types[current.path] ?? current.type
        guard found == nil, case .alias(let path) = current.value else { break }
        next = byPath[path]?.first
      }
      guard let found else { continue }
      for path in seen { types[path] = found }
    }
    settled = Set(TokenType.allCases).subtracting(
      types.filter { path, type in path.first != type.rawValue || path.count == 1 }.map(\.value))
  }

  func regrouped(_ tokens: [ImportedToken]) -> [ImportedToken] {
    tokens.map { token in
      var token = token
      token.path = path(token.path)
      token.value = value(token.value)
      token.options.replacedBy = token.options.replacedBy.map(path)
      for index in token.modes.indices {
        token.modes[index].value = value(token.modes[index].value)
      }
      return token
    }
  }

  private func path(_ path: [String]) -> [String] {
    guard let type = types[path], !settled.contains(type), !isSettled(path, type) else {
      return path
    }
    return [type.rawValue] + path
  }

  /// Returns a Boolean value that indicates whether a token lies in the group of its type already, and no other one
  /// would come to its path.
  private func isSettled(_ path: [String], _ type: TokenType) -> Bool {
    path.first == type.rawValue && path.count > 1 && types[Array(path.dropFirst())] == nil
  }

  private func value(_ value: ImportedValue) -> ImportedValue {
    switch value {
    case .alias(let path): .alias(self.path(path))
    case .leaf, .flag: value
    case .list(let values): .list(values.map(self.value))
    case .object(let members): .object(members.map { .init($0.name, self.value($0.value)) })
    }
  }
}
