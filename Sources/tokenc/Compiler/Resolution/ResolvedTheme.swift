package struct ResolvedTheme: Sendable {
  /// The chosen contexts, for example `brand` `alfa` and `scheme` `dark`, in resolution order.
  package var input: ResolverInput
  /// The tokens, a group's together, in authored order.
  var tokens: [ResolvedToken]
  /// The tokens that have no value because of a fault that was reported.
  var faulty: Set<TokenPath> = []
  /// The files of its sources, in resolution order.
  var files: [FileID] = []
}

/// A token with every reference replaced.
package struct ResolvedToken: Sendable {
  var path: TokenPath
  private let declarationIndex: Int32
  private var valueIndex: Int32
  private let target: TokenPath
  /// 0 for none, 1 for a lifted one, 2 for one without reason, and from 3 the reason's node: a theme
  /// has a hundred thousand of these.
  private let deprecationCode: UInt32

  /// - Parameters:
  ///   - declaration: the index in ``TokenModel/tokens`` of what declares it.
  ///   - value: the index in ``Resolution/values``.
  init(
    path: TokenPath, declaration: Int32, value: Int32, aliasTarget: TokenPath?,
    deprecation: Deprecation?
  ) {
    self.path = path
    declarationIndex = declaration
    valueIndex = value
    target = aliasTarget ?? .root
    deprecationCode =
      switch deprecation {
      case nil: 0
      case .lifted: 1
      case .deprecated: 2
      case .reason(let node): node.index + 3
      }
  }

  /// The token with another value of ``Resolution/values``.
  func with(value: Int32) -> ResolvedToken {
    var result = self
    result.valueIndex = value
    return result
  }

  /// The index in ``TokenModel/tokens`` of what declares it.
  var declaration: Int { Int(declarationIndex) }
  /// The index in ``Resolution/values``.
  package var value: Int { Int(valueIndex) }
  /// The token that it is an alias of, the first link of its chain.
  package var aliasTarget: TokenPath? { target == .root ? nil : target }

  /// The token's own `$deprecated`, or its nearest group's.
  var deprecation: Deprecation? {
    switch deprecationCode {
    case 0: nil
    case 1: .lifted
    case 2: .deprecated
    default: .reason(NodeID(index: deprecationCode - 3))
    }
  }
}

/// The themes of a run and what their indices lead to.
///
/// A class, as it is never changed and what holds it is copied often.
package final class Resolution: Sendable {
  package let tape: JSONTape
  package let model: TokenModel
  package let values: [TokenValue]
  package let themes: [ResolvedTheme]
  /// The tokens whose type is not the one that their files give them.
  package let retyped: Set<TokenPath>
  package let replacements: Set<TokenReplacement>

  init(
    tape: JSONTape, model: TokenModel, values: [TokenValue], themes: [ResolvedTheme],
    retyped: Set<TokenPath> = [], replacements: Set<TokenReplacement> = []
  ) {
    self.tape = tape
    self.model = model
    self.values = values
    self.themes = themes
    self.retyped = retyped
    self.replacements = replacements
  }

  package func pathText(_ path: TokenPath) -> String { model.paths.string(path, tape.names) }
}

/// A token that is declared in place of another one of its path: indices in ``TokenModel/tokens``.
package struct TokenReplacement: Hashable, Sendable {
  package let declaration: Int
  /// The last declaration before it that has modes.
  package let replaced: Int
}
