/// The unresolved declarations of the inputs: every token and group of every source, by path.
package struct TokenModel: Sendable {
  package var paths = PathTable()
  package var tokens: [TokenDeclaration] = []
  package var groups: [GroupDeclaration] = []
  var hasReferenceObjects = false
  /// For each name of the tape, whether it may stand for a group or token. One for all sources, of which there may
  /// be as many as names.
  var nameVerdicts: [NameVerdict] = []

  enum NameVerdict { case unknown, fine, refused }

  /// The path of a declaration, read without copying it.
  func path(ofToken index: Int) -> TokenPath {
    tokens.withUnsafeBufferPointer { $0[index].path }
  }

  /// A token's own `$deprecated`, read without copying the declaration.
  func deprecation(ofToken index: Int) -> Deprecation? {
    tokens.withUnsafeBufferPointer { $0[index].deprecation }
  }

  /// The declarations of one source, in the order of the text.
  struct Document: Sendable {
    var tokens: Range<Int>
    var groups: Range<Int>
  }
}

/// A token as one source states it.
package struct TokenDeclaration: Sendable {
  package var path: TokenPath
  package var object: NodeID
  /// The `$value`, or the token object itself when it is a reference object (`$ref`).
  package var value: NodeID
  var type: DeclaredType
  package var description: NodeID?
  var deprecation: Deprecation?
  package var extensions: NodeID?
  /// The values for other contexts, by context name (`$extensions.mode`).
  package var modes: NodeID?
  /// A Boolean value that indicates whether it has a fault that was reported, so that nothing more is said about it.
  var isFaulty: Bool

  /// A Boolean value that indicates whether the token is `{"$ref": …}` without `$value`; such an object may prove to
  /// be a group.
  var isReferenceObject: Bool { object == value }

  /// The node that is the token's value for an input: `$value`, or what `$extensions.mode` has for
  /// a chosen context. Of several chosen contexts the last in resolution order counts.
  func valueNode(in input: ResolverInput, of tape: JSONTape) -> NodeID {
    guard modes != nil else { return value }
    return valueNode(in: input.choices.compactMap { tape.names.find($0.context) }, of: tape)
  }

  /// The same for the names of the chosen contexts.
  func valueNode(in contexts: [Name], of tape: JSONTape) -> NodeID {
    guard let modes else { return value }
    var node = value
    for context in contexts {
      if let mode = tape.member(context, of: modes) { node = mode }
    }
    return node
  }
}

/// A group as one source states it.
package struct GroupDeclaration: Sendable {
  package var path: TokenPath
  package var object: NodeID
  var type: DeclaredType
  package var description: NodeID?
  var deprecation: Deprecation?
  /// The string that names the group to inherit from: the value of `$extends`, or of `$ref`.
  var extends: NodeID?
  var extensions: NodeID?
  /// A Boolean value that indicates whether it holds neither tokens nor groups, nor inherits any.
  var isEmpty = true
}

/// A `$type`.
enum DeclaredType: Equatable, Sendable {
  case none
  case type(TokenType, at: NodeID)
  /// A `$type` that names no type, which was reported.
  case invalid

  /// Returns a Boolean value that indicates whether two groups say the same, wherever they stand.
  func agrees(with other: DeclaredType) -> Bool {
    switch (self, other) {
    case (.type(let type, _), .type(let otherType, _)): type == otherType
    case (.none, .none), (.invalid, .invalid): true
    default: false
    }
  }
}

/// A `$deprecated`.
enum Deprecation: Equatable, Sendable {
  /// `false`, which lifts what a group says.
  case lifted
  case deprecated
  /// The string node that says why.
  case reason(NodeID)
}
