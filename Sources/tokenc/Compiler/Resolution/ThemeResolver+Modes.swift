/// Values that stand in a token for the contexts of modifiers (`$extensions.mode`, as Terrazzo and
/// Cobalt read it).
extension ThemeResolver {
  /// The node that is a token's value in this theme.
  func valueNode(of token: TokenDeclaration) -> NodeID {
    token.valueNode(in: theme.contexts, of: tape)
  }

  /// Warns of modes that no modifier has as a context, so that their values would never count.
  mutating func checkModes(in source: TokenModel.Document, of document: ResolverDocument) {
    guard !document.modifiers.isEmpty else { return }
    let contexts = document.modifiers.flatMap(\.contexts)
    let known = Set(contexts.compactMap { tape.names.find($0) })
    for index in source.tokens {
      guard let modes = model.tokens[index].modes else { continue }
      var members = tape.members(of: modes)
      while let member = tape.next(&members) {
        if known.contains(member.name) { continue }
        diagnostics.report(
          .unknownMode(tape.range(member.key), tape.names.string(member.name), known: contexts))
      }
    }
  }
}

extension Diagnostic {
  static func unknownMode(
    _ range: SourceRange, _ name: String, known: [String]
  ) -> Diagnostic {
    let nearest = Suggestion.nearest(to: name, among: known).first
    return .warning(
      .unknownMode,
      "no modifier has a context '\(name)', so this value is never used"
        + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
      at: range,
      fixIt: nearest.map {
        FixIt(message: "write '\($0)'", range: range, replacement: "\"\($0)\"")
      }
    ).asHabit("mode \(name)")
  }
}

extension Diagnostic.ID {
  static let unknownMode = Self("unknown-mode")
}
