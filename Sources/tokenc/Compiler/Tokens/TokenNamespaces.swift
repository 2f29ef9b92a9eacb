/// The namespaces of an enum in generated Swift: a type for each group, whose members are tokens and groups.
struct TokenNamespaces {
  enum Member {
    /// A namespace, by its index.
    case group(Int)
    /// A token, by its index in the family.
    case token(Int)
    /// A name that a token had, for code that still uses it.
    case former(token: Int)
  }

  struct Namespace {
    /// The group's path in the files, for example `color.text`.
    let path: String
    /// In authored order.
    fileprivate(set) var members: [(name: String, member: Member)] = []
    fileprivate var indices: [String: Int] = [:]

    subscript(name: String) -> Member? { indices[name].map { members[$0].member } }

    fileprivate mutating func add(_ member: Member, named name: String) {
      indices[name] = members.count
      members.append((name, member))
    }
  }

  /// A group and a token of one name.
  struct Conflict {
    let group: String
    /// As Swift would have it: `text.field`.
    let name: String
    /// The index of the token whose name, or former name, it is.
    let token: Int
    let isFormer: Bool
    /// The index of a token of the group.
    let member: Int
  }

  /// The first is the enum, with its cases.
  private(set) var namespaces: [Namespace]
  private(set) var conflicts: [Conflict] = []
  /// The names of the tokens, in the order of the family.
  var paths: [NestedNames.Path] { nested.paths }
  private let nested: NestedNames
  private let accessors: Accessors

  init(_ family: TokenFamily, _ configuration: Configuration) {
    nested = NestedNames(family.tokens, configuration)
    accessors = Accessors(configuration.accessors)
    namespaces = [Namespace(path: family.scope)]
    addMembers(of: family)
    for (index, path) in paths.enumerated() where path.isNested {
      if let conflict = add(.token(index), at: path) { conflicts.append(conflict) }
    }
    addFormerNames(of: family)
  }

  /// A Boolean value that indicates whether no token has a name by its groups.
  var isEmpty: Bool { namespaces.count == 1 }

  /// The groups of the enum itself.
  var topLevelGroups: [(name: String, member: Member)] {
    namespaces[0].members.filter { if case .group = $0.member { true } else { false } }
  }

  // MARK: Members

  /// Adds what the enum has without groups.
  private mutating func addMembers(of family: TokenFamily) {
    func add(_ name: String, _ member: Member) {
      for spelling in [name, accessors.spelling(ofCase: name)]
      where namespaces[0][spelling] == nil {
        namespaces[0].add(member, named: spelling)
      }
    }
    for (index, token) in family.tokens.enumerated() { add(token.names.caseName, .token(index)) }
    for former in family.formerCases { add(former.name, .former(token: former.token)) }
  }

  /// Adds a member with the namespaces that lead to it.
  ///
  /// - Returns: a name in its path that something else has.
  private mutating func add(_ member: Member, at path: NestedNames.Path) -> Conflict? {
    var namespace = 0
    for (depth, group) in path.groups.enumerated() {
      let name = path.names[depth]
      func conflict(with token: Int, isFormer: Bool) -> Conflict {
        Conflict(
          group: group, name: path.names[...depth].joined(separator: "."), token: token,
          isFormer: isFormer, member: Self.token(of: member))
      }
      switch namespaces[namespace][name] {
      case .group(let index): namespace = index
      case .token(let token): return conflict(with: token, isFormer: false)
      case .former(let token): return conflict(with: token, isFormer: true)
      case nil:
        namespaces[namespace].add(.group(namespaces.count), named: name)
        namespace = namespaces.count
        namespaces.append(Namespace(path: group))
      }
    }
    let name = path.names[path.names.count - 1]
    if case .group(let index) = namespaces[namespace][name] {
      return Conflict(
        group: namespaces[index].path, name: path.text, token: Self.token(of: member),
        isFormer: false, member: Self.token(of: member))
    }
    if namespaces[namespace][name] == nil { namespaces[namespace].add(member, named: name) }
    return nil
  }

  private static func token(of member: Member) -> Int {
    switch member {
    case .token(let index), .former(let index): index
    case .group: 0
    }
  }

  // MARK: Former names

  private mutating func addFormerNames(of family: TokenFamily) {
    for former in family.formerCases {
      let token = family.tokens[former.token]
      let stated = nested.formerPath(of: token, caseName: former.name)
      let names = stated.map { [$0.names] } ?? formerNames(former, now: paths[former.token].names)
      for names in names where names.count > 1 {
        var path = NestedNames.Path(names)
        path.groups = names.dropLast().indices.map { depth in
          ([family.group] + names[...depth]).joined(separator: ".")
        }
        // A name that is another's today is that one.
        _ = add(.former(token: former.token), at: path)
      }
    }
  }

  /// The names of a former case between dots. A string of servers doesn't say where groups end: its end is what the
  /// token has in common with it today, and its start the groups that there are. What is left is one name, or one for
  /// each word, so there may be two answers.
  private func formerNames(_ former: TokenFamily.FormerCase, now: [String]) -> [[String]] {
    let stated = former.serverName.split(separator: ".").map {
      SwiftName.camelCase(SwiftName.words(of: [String($0)]))
    }
    if stated.count > 1 {
      let isLegal = stated.allSatisfy(SwiftName.isIdentifier)
      return isLegal ? [[accessors.spelling(ofCase: stated[0])] + stated.dropFirst()] : []
    }
    var rest = accessors.spelling(ofCase: former.name)
    var last: [String] = []
    for name in now.dropFirst().reversed() {
      let end = SwiftName.capitalizingFirst(name)
      guard rest.hasSuffix(end), rest.utf8.count > end.utf8.count else { break }
      rest.removeLast(end.count)
      last.insert(name, at: 0)
    }
    var first: [String] = []
    var namespace = 0
    while let group = longestGroup(startOf: rest, in: namespace) {
      first.append(group.name)
      namespace = group.index
      rest = SwiftName.loweringFirst(String(rest.dropFirst(group.name.count)))
    }
    let whole = first + [rest] + last
    var words = Self.words(ofCase: rest)
    if first.isEmpty {
      // The prefix belongs to the first name.
      let count = Self.words(ofCase: accessors.configuration.prefix).count + 1
      words = [SwiftName.camelCase(Array(words.prefix(count)))] + words.dropFirst(count)
    }
    return words.count > 1 && words.count <= 4 ? [whole, first + words + last] : [whole]
  }

  /// The words of a camelCase name, each as a name.
  private static func words(ofCase name: String) -> [String] {
    var words: [String] = []
    for character in name {
      if words.isEmpty || character.isUppercase {
        words.append(character.lowercased())
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words
  }

  /// Names that are longer are not looked for, as each of their starts would be.
  private static let longestName = 256

  private func longestGroup(
    startOf name: String, in namespace: Int
  ) -> (name: String, index: Int)? {
    guard name.utf8.count <= Self.longestName else { return nil }
    var end = name.endIndex
    while end > name.startIndex {
      end = name.index(before: end)
      guard name[end].isUppercase else { continue }
      let start = String(name[..<end])
      if case .group(let index) = namespaces[namespace][start] { return (start, index) }
    }
    return nil
  }
}
