/// A piece of JSON that holds tokens: the root of a file, a part of it, or an inline source.
struct TokenSource: Hashable, Sendable {
  /// The object that is the outermost group.
  var root: NodeID
  /// Members that something beside a reference replaces (Resolver module, section 4.2.2), or that
  /// are no tokens, such as the `$ref` itself.
  var skippedMembers: [Name] = []
}
