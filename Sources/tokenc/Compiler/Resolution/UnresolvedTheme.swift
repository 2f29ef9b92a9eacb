/// The tokens of one input before references are followed: joined from its sources, with all that
/// groups inherit and pass down (DTCG Format module, section 6).
///
/// It is an object, as it never changes and all parts hold it.
final class UnresolvedTheme: Sendable {
  let input: ResolverInput
  /// The sources that it is joined from, in order.
  let sources: [TokenSource]
  let flat: FlatTokens
  let model: TokenModel
  let tape: JSONTape

  /// The names of the chosen contexts, as far as any source has them.
  private let contexts: [Name]

  /// - Parameter flat: the joined tokens, after groups were extended.
  init(
    _ input: ResolverInput, sources: [TokenSource], flat: consuming FlatTokens, model: TokenModel,
    tape: JSONTape
  ) {
    flat.passDown(model.paths)
    contexts = input.choices.compactMap { tape.names.find($0.context) }
    self.input = input
    self.sources = sources
    self.flat = flat
    self.model = model
    self.tape = tape
  }

  /// A theme without tokens.
  convenience init(_ tape: JSONTape) {
    self.init(
      ResolverInput(choices: []), sources: [], flat: FlatTokens(pathCount: 1), model: TokenModel(),
      tape: tape)
  }

  var pathCount: Int { flat.entries.count }
  var tokenCount: Int { flat.entries.count { $0.token >= 0 } }

  var tokenPaths: some Sequence<TokenPath> { flat.declarations.lazy.map(\.path) }

  /// The names below a group, in the same order.
  func childNames(of group: TokenPath) -> [String] {
    (1..<UInt32(pathCount)).map(TokenPath.init(index:))
      .filter { flat.contains($0) && model.paths.parent(of: $0) == group }
      .map { tape.names.string(model.paths.name(of: $0)) }
  }

  func token(at path: TokenPath) -> TokenDeclaration? {
    flat.token(at: path).map { model.tokens[$0] }
  }

  func valueNode(of token: TokenDeclaration) -> NodeID { token.valueNode(in: contexts, of: tape) }

  /// The `$type` that groups give to a token, the nearest first.
  func inheritedType(of path: TokenPath) -> DeclaredType {
    let type = flat.entries[Int(path.index)].type
    return type == .none ? flat.fallbackTypes[path] ?? .none : type
  }

  func inheritedDeprecation(of path: TokenPath) -> Deprecation? {
    flat.entries[Int(path.index)].deprecation
  }

  /// The type of the token that the one at a path replaces, and that token's object.
  ///
  /// The aliases of a replaced token are followed by their text alone: it is overridden, so its
  /// mistakes are no faults.
  func replacedType(at path: TokenPath) -> (type: TokenType, object: NodeID)? {
    guard let first = flat.replacedDeclarations[path] else { return nil }
    let object = model.tokens[first].object
    var index = first
    var path = path
    var seen: Set<Int> = []
    while seen.insert(index).inserted {
      if case .type(let type, _) = model.tokens[index].type { return (type, object) }
      if let earlier = flat.replacedDeclarations[path],
        case .type(let type, _) = model.tokens[earlier].type
      {
        return (type, object)
      }
      let value = model.tokens[index].value
      guard tape.kind(value) == .string, case .alias(let names)? = AliasSyntax(tape.string(value)),
        let next = model.paths.find(names, in: tape.names), let target = flat.token(at: next)
      else { break }
      index = target
      path = next
    }
    guard case .type(let type, _) = inheritedType(of: path) else { return nil }
    return (type, object)
  }

  func text(of path: TokenPath) -> String { model.paths.string(path, tape.names) }

  /// Where a token is declared: its name.
  func declarationRange(of path: TokenPath) -> SourceRange? {
    token(at: path).map { tape.range(NodeID(index: $0.object.index - 1)) }
  }
}
