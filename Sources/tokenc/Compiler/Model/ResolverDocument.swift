/// The sets and modifiers in the order in which they make themes (DTCG Resolver module).
struct ResolverDocument: Sendable {
  /// The modifiers, each name once: those of the resolution order first, then those not in it.
  var modifiers: [Modifier]
  var order: [Step]
  /// A Boolean value that indicates whether an item of the order leads nowhere, so that a set or modifier without a
  /// position in it may be meant.
  var hasFaultyOrder = false
  /// The sets that the document gives a name, whether the order uses them or not.
  var sets: [DeclaredSet] = []
  /// The names that the modes of tokens (`$extensions.mode`) may have; `nil` where modes don't count,
  /// so that any other tool's may stand there.
  var modes: [String]?

  enum Step: Sendable {
    case sources([TokenSource])
    case modifier(name: String, contexts: [Context])
  }

  /// The document with a modifier for each of the axes that it doesn't have, so that values which
  /// are written side by side in a token (`$extensions.mode`) count without a resolver.
  func withAxes(_ axes: [ThemeAxis]) -> ResolverDocument {
    var result = self
    for axis in axes where !modifiers.contains(where: { $0.name == axis.rawValue }) {
      result.modifiers.append(
        Modifier(
          name: axis.rawValue, contexts: axis.contexts, defaultContext: axis.contexts[0],
          isInOrder: true))
      result.order.append(
        .modifier(
          name: axis.rawValue, contexts: axis.contexts.map { Context(name: $0, sources: []) }))
    }
    return result
  }
}

/// A switchable dimension, for example `scheme`.
struct Modifier: Sendable {
  var name: String
  var contexts: [String]
  var defaultContext: String?
  /// A Boolean value that indicates whether the resolution order uses it, so that it needs a context.
  var isInOrder: Bool
  var range: SourceRange?
  var sources: [TokenSource] = []
}

struct DeclaredSet: Sendable {
  var name: String
  var range: SourceRange
  var sources: [TokenSource]
}

/// One position of a modifier, for example `dark`.
struct Context: Sendable {
  var name: String
  var sources: [TokenSource]
}
