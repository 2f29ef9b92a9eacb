/// The tokens and groups of one theme, joined from its sources and not yet resolved.
///
/// The joined structure behaves as if it had been one file (DTCG Resolver module, section 6.2):
/// groups merge, and of several tokens at one path the last is the whole token.
struct FlatTokens: Sendable {
  /// For each path, the index of its token declaration, or -1.
  private(set) var tokens: [Int32]
  /// For each path, whether a source has a group or token there.
  private(set) var isPresent: [Bool]
  /// For each path, the `$type` of its group, or of the nearest around it once that is passed down.
  private(set) var groupTypes: [DeclaredType]
  /// For each path, the `$deprecated` of its group, likewise.
  private(set) var groupDeprecations: [Deprecation?]
  /// For an inherited token without type, the one that was in force where it was inherited from.
  var fallbackTypes: [TokenPath: DeclaredType] = [:]
  /// For a token without type that replaces another, the declaration that it replaces.
  private(set) var replacedDeclarations: [TokenPath: Int] = [:]
  /// The groups that inherit, with the string that says from where, in order of declaration.
  private(set) var extensions: [(group: TokenPath, reference: NodeID)] = []
  private var extensionIndices: [TokenPath: Int] = [:]

  init(pathCount: Int) {
    tokens = Array(repeating: -1, count: pathCount)
    isPresent = Array(repeating: false, count: pathCount)
    groupTypes = Array(repeating: .none, count: pathCount)
    groupDeprecations = Array(repeating: nil, count: pathCount)
    isPresent[0] = true
  }

  /// The declaration that is the token at a path.
  func token(at path: TokenPath) -> Int? {
    let index = Int(path.index)
    return index < tokens.count && tokens[index] >= 0 ? Int(tokens[index]) : nil
  }

  /// Whether there is a group or a token at a path.
  func contains(_ path: TokenPath) -> Bool {
    let index = Int(path.index)
    return index < tokens.count && isPresent[index]
  }

  /// Whether there is a group, and no token, at a path.
  func isGroup(_ path: TokenPath) -> Bool {
    let index = Int(path.index)
    return index < tokens.count && isPresent[index] && tokens[index] < 0
  }

  /// Adds one source; what it states replaces what is there.
  mutating func add(_ document: TokenModel.Document, of model: TokenModel) {
    for index in document.groups {
      let group = model.groups[index]
      let place = Int(group.path.index)
      isPresent[place] = true
      if group.type != .none { groupTypes[place] = group.type }
      if let deprecation = group.deprecation { groupDeprecations[place] = deprecation }
      if let reference = group.extends { setExtension(of: group.path, reference) }
    }
    for index in document.tokens {
      let token = model.tokens[index]
      let place = Int(token.path.index)
      if tokens[place] >= 0, token.type == .none {
        let earlier = Int(tokens[place])
        if model.tokens[earlier].type != .none || replacedDeclarations[token.path] == nil {
          replacedDeclarations[token.path] = earlier
        }
      }
      isPresent[place] = true
      tokens[place] = Int32(index)
    }
  }

  /// Turns a reference object that leads to a group into that: a group that inherits. What stands
  /// beside the reference is the group's.
  mutating func makeGroup(
    _ path: TokenPath, of token: TokenDeclaration, extending reference: NodeID
  ) {
    let place = Int(path.index)
    tokens[place] = -1
    if token.type != .none { groupTypes[place] = token.type }
    if let deprecation = token.deprecation { groupDeprecations[place] = deprecation }
    setExtension(of: path, reference)
  }

  /// Adds a token or group that is inherited.
  mutating func inherit(
    token: Int?, type: DeclaredType, deprecation: Deprecation?, at path: TokenPath
  ) {
    let place = Int(path.index)
    grow(to: place + 1)
    isPresent[place] = true
    if let token { tokens[place] = Int32(token) }
    if groupTypes[place] == .none { groupTypes[place] = type }
    if groupDeprecations[place] == nil { groupDeprecations[place] = deprecation }
  }

  /// Gives all paths what the groups around them state, the nearest first (DTCG Format module,
  /// section 6.3).
  mutating func passDown(_ paths: PathTable) {
    // A parent's path has the lower number, so one pass reaches everything below.
    for index in tokens.indices.dropFirst() {
      let parent = Int(paths.parents[index].index)
      if groupTypes[index] == .none { groupTypes[index] = groupTypes[parent] }
      if groupDeprecations[index] == nil { groupDeprecations[index] = groupDeprecations[parent] }
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

  private mutating func grow(to count: Int) {
    let missing = count - tokens.count
    guard missing > 0 else { return }
    tokens.append(contentsOf: repeatElement(-1, count: missing))
    isPresent.append(contentsOf: repeatElement(false, count: missing))
    groupTypes.append(contentsOf: repeatElement(.none, count: missing))
    groupDeprecations.append(contentsOf: repeatElement(nil, count: missing))
  }
}
