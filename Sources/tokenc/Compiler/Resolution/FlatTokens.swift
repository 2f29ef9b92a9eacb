/// The tokens and groups of one theme, joined from its sources and not yet resolved.
///
/// The joined structure behaves as if it had been one file (DTCG Resolver module, section 6.2):
/// groups merge, and of several tokens at one path the last is the whole token.
struct FlatTokens: Sendable {
  struct Entry: Sendable {
    /// The index of its token declaration, or -1.
    fileprivate(set) var token: Int32 = -1
    /// A Boolean value that indicates whether a source has a group or token there.
    fileprivate(set) var isPresent = false
    /// The `$type` of its group, or of the nearest around it once that is passed down.
    fileprivate(set) var type = DeclaredType.none
    /// The `$deprecated` of its group, likewise.
    fileprivate(set) var deprecation: Deprecation?
  }

  private(set) var entries: [Entry]
  /// For an inherited token without type, the one that was in force where it was inherited from.
  var fallbackTypes: [TokenPath: DeclaredType] = [:]
  /// For a token without type that replaces another, the declaration that it replaces.
  private(set) var replacedDeclarations: [TokenPath: Int] = [:]
  /// For a token that replaces one with modes, the last such declaration.
  private(set) var replacedModes: [TokenPath: Int] = [:]
  /// The groups that inherit, with the string that says from where, in order of declaration.
  private(set) var extensions: [(group: TokenPath, reference: NodeID)] = []
  private var extensionIndices: [TokenPath: Int] = [:]

  init(pathCount: Int) {
    entries = Array(repeating: Entry(), count: pathCount)
    entries[0].isPresent = true
  }

  /// The paths of all tokens, in the order in which sources first had them, and their declarations.
  var declarations: some Sequence<(path: TokenPath, declaration: Int)> {
    entries.indices.lazy.filter { entries[$0].token >= 0 }
      .map { (TokenPath(index: UInt32($0)), Int(entries[$0].token)) }
  }

  func token(at path: TokenPath) -> Int? {
    let index = Int(path.index)
    return index < entries.count && entries[index].token >= 0 ? Int(entries[index].token) : nil
  }

  func contains(_ path: TokenPath) -> Bool {
    let index = Int(path.index)
    return index < entries.count && entries[index].isPresent
  }

  func isGroup(_ path: TokenPath) -> Bool { contains(path) && token(at: path) == nil }

  /// Adds one source; what it states replaces what is there.
  mutating func add(_ document: TokenModel.Document, of model: TokenModel) {
    for index in document.groups {
      let group = model.groups[index]
      let row = Int(group.path.index)
      entries[row].isPresent = true
      if group.type != .none { entries[row].type = group.type }
      if let deprecation = group.deprecation { entries[row].deprecation = deprecation }
      if let reference = group.extends { setExtension(of: group.path, reference) }
    }
    for index in document.tokens {
      let token = model.tokens[index]
      let row = Int(token.path.index)
      let earlier = self.token(at: token.path)
      if let earlier, model.tokens[earlier].modes != nil { replacedModes[token.path] = earlier }
      if token.type == .none, let earlier {
        if model.tokens[earlier].type != .none || replacedDeclarations[token.path] == nil {
          replacedDeclarations[token.path] = earlier
        }
      }
      entries[row].isPresent = true
      entries[row].token = Int32(index)
    }
  }

  /// Turns a reference object that leads to a group into that: a group that inherits. What stands
  /// beside the reference is the group's.
  mutating func makeGroup(
    _ path: TokenPath, of token: TokenDeclaration, extending reference: NodeID
  ) {
    let row = Int(path.index)
    entries[row].token = -1
    if token.type != .none { entries[row].type = token.type }
    if let deprecation = token.deprecation { entries[row].deprecation = deprecation }
    setExtension(of: path, reference)
  }

  mutating func inherit(
    token: Int?, type: DeclaredType, deprecation: Deprecation?, at path: TokenPath
  ) {
    let row = Int(path.index)
    if row >= entries.count {
      entries += repeatElement(Entry(), count: row + 1 - entries.count)
    }
    entries[row].isPresent = true
    if let token { entries[row].token = Int32(token) }
    if entries[row].type == .none { entries[row].type = type }
    if entries[row].deprecation == nil { entries[row].deprecation = deprecation }
  }

  /// Gives all paths what the nearest groups around them state (DTCG Format module, section 6.3).
  mutating func passDown(_ paths: PathTable) {
    // A parent's path has the lower number, so one pass reaches everything below.
    for index in entries.indices.dropFirst() {
      let parent = entries[Int(paths.parents[index].index)]
      if entries[index].type == .none { entries[index].type = parent.type }
      if entries[index].deprecation == nil { entries[index].deprecation = parent.deprecation }
    }
  }

  private mutating func setExtension(of group: TokenPath, _ reference: NodeID) {
    if let known = extensionIndices[group] {
      extensions[known].reference = reference
    } else {
      extensionIndices[group] = extensions.count
      extensions.append((group, reference))
    }
  }
}
