/// Finds values for contexts that a token loses where another one replaces it: a brand that states its light
/// value alone has no dark one, although the brands' common token has.
enum ReplacedModes {
  static func findings(in table: TokenTable) -> [Diagnostic] {
    let (resolution, tape) = (table.resolution, table.tape)
    guard !resolution.replacements.isEmpty else { return [] }
    let inputs = resolution.themes.map(\.input)
    return resolution.replacements.sorted {
      ($0.declaration, $0.replaced) < ($1.declaration, $1.replaced)
    }.flatMap { replacement -> [Diagnostic] in
      let token = resolution.model.tokens[replacement.declaration]
      let replaced = resolution.model.tokens[replacement.replaced]
      guard let modes = replaced.modes, let row = table.index(of: token.path),
        !table.tokens[row].names.isHidden
      else { return [] }
      return tape.allMembers(of: modes).compactMap { mode in
        let name = tape.names.string(mode.name)
        guard token.modes.flatMap({ tape.member(mode.name, of: $0) }) == nil,
          tape.text(mode.value) != tape.text(replaced.value)
        else { return nil }
        /// The value of a theme in which this declaration counts.
        func value(in theme: Int) -> Int? {
          table.occurrence(ofToken: row, inResolved: theme).flatMap {
            $0.declaration == replacement.declaration ? $0.value : nil
          }
        }
        var lost: [ResolverInput] = []
        for (theme, input) in inputs.enumerated() {
          guard replaced.valueNode(in: input, of: tape) == mode.value,
            let own = value(in: theme),
            let place = input.choices.firstIndex(where: { $0.context.isSameName(as: name) })
          else { continue }
          let isAlike = inputs.indices.contains { partner in
            inputs[partner].choices.indices.allSatisfy {
              ($0 == place) != (inputs[partner].choices[$0].context == input.choices[$0].context)
            } && value(in: partner).map { resolution.values[$0] == resolution.values[own] } ?? false
          }
          if isAlike { lost.append(input) }
        }
        guard !lost.isEmpty else { return nil }
        return .lostMode(
          table.nameRange(of: token), table.tokens[row].text, name,
          in: ContextSummary(of: lost, among: inputs), replacing: tape.range(mode.key))
      }
    }
  }
}

extension Diagnostic {
  static func lostMode(
    _ range: SourceRange, _ path: String, _ context: String, in themes: ContextSummary,
    replacing place: SourceRange
  ) -> Diagnostic {
    .warning(
      .lostMode,
      "'\(path)' has no value for '\(context)' here, and the token that it replaces has one; add "
        + "'\(context)' under '$extensions.mode', also if it is the same value",
      at: range,
      notes: [
        Note(message: "this value counts no more in themes with \(themes.text)", range: place)
      ])
  }
}

extension Diagnostic.ID {
  static let lostMode = Self("lost-mode")
}
