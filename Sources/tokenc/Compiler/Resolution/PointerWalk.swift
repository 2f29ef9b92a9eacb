/// What a reference stands for.
enum ReferenceTarget: Sendable {
  /// A whole token, whose type it gives.
  case token(TokenPath)
  /// A part of a value that is an alias of a whole token itself. Parts give no type.
  case alias(TokenPath)
  /// A part of a token's value, or another place in the files; never a reference itself.
  case part(NodeID, of: TokenPath?)
  /// Nothing, which was reported.
  case fault
}

/// How far the walk along a pointer is.
struct PointerWalk: Sendable {
  enum Place: Sendable {
    case tree(TokenPath)
    case node(NodeID)
  }

  let reference: NodeID
  /// The names that are left.
  var pending: ArraySlice<String>
  var place = Place.tree(.root)
  /// The token in whose value the walk is.
  var owner: TokenPath?
  /// Whether the joined tokens lack the place, so that the walk is in the pointer's own file.
  var isInFile = false
  /// The tokens that led here one by one, by aliases with nothing between them.
  var passed: Set<TokenPath> = []

  init(reference: NodeID, pending: ArraySlice<String>) {
    self.reference = reference
    self.pending = pending
  }
}
