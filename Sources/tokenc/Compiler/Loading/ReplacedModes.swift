/// Finds values for contexts that a token loses where another one replaces it: a brand that states its light
/// value alone has no dark one, although the brands' common token has.
struct ReplacedModes {
  private let table: TokenTable
  private let inputs: [ResolverInput]

  private struct LostMode {
    let name: String
    let key: SourceRange
    /// Indices of themes, each with the context whose value it has.
    let themes: [(index: Int, partner: String)]
  }

  /// The values that the declaration of one token loses.
  struct Loss {
    let diagnostic: Diagnostic
    /// Each with the context whose value it has.
    let cells: [(SetAccount.LostCell, String)]
  }

  static func losses(in table: TokenTable) -> [Loss] {
    let replacements = table.resolution.replacements.sorted {
      ($0.declaration, $0.replaced) < ($1.declaration, $1.replaced)
    }
    guard !replacements.isEmpty else { return [] }
    let search = ReplacedModes(table: table, inputs: table.resolution.themes.map(\.input))
    return replacements.grouped(by: \.declaration).compactMap { declaration, replacements in
      let token = table.resolution.model.tokens[declaration]
      guard let row = table.index(of: token.path), !table.tokens[row].names.isHidden else {
        return nil
      }
      let lost = replacements.flatMap { search.lostModes(by: $0, row) }
      guard !lost.isEmpty else { return nil }
      return Loss(
        diagnostic: .lostModes(
          table.nameRange(of: token), table.tokens[row].text, lost.grouped(by: \.name).map(\.key),
          replacing: lost.map { mode in
            let themes = mode.themes.map { search.inputs[$0.index] }
            return (mode.key, ContextSummary(of: themes, among: search.inputs))
          }),
        cells: lost.flatMap(\.themes).map {
          (SetAccount.LostCell(token: row, theme: $0.index), $0.partner)
        })
    }
  }

  private func lostModes(by replacement: TokenReplacement, _ row: Int) -> [LostMode] {
    let resolution = table.resolution
    let tape = table.tape
    let token = resolution.model.tokens[replacement.declaration]
    let replaced = resolution.model.tokens[replacement.replaced]
    guard let modes = replaced.modes else { return [] }
    return tape.allMembers(of: modes).compactMap { mode in
      guard token.modes.flatMap({ tape.member(mode.name, of: $0) }) == nil,
        tape.text(mode.value) != tape.text(replaced.value)
      else { return nil }
      let name = tape.names.string(mode.name)
      let themes = inputs.indices.compactMap { theme -> (index: Int, partner: String)? in
        guard replaced.valueNode(in: inputs[theme], of: tape) == mode.value else { return nil }
        return partner(of: theme, without: name) {
          value(of: replacement.declaration, row, in: $0)
        }.map { (theme, $0) }
      }
      return themes.isEmpty
        ? nil : LostMode(name: name, key: tape.range(mode.key), themes: themes)
    }
  }

  private func value(of declaration: Int, _ row: Int, in theme: Int) -> TokenValue? {
    table.occurrence(ofToken: row, inResolved: theme).flatMap {
      $0.declaration == declaration ? table.resolution.values[$0.value] : nil
    }
  }

  /// The other context with which a theme that is alike in all others has the same value.
  private func partner(
    of theme: Int, without context: String, value: (Int) -> TokenValue?
  ) -> String? {
    let choices = inputs[theme].choices
    guard let own = value(theme),
      let place = choices.firstIndex(where: { $0.context.isSameName(as: context) })
    else { return nil }
    return inputs.indices.first { partner in
      choices.indices.allSatisfy {
        ($0 == place) != (inputs[partner].choices[$0].context == choices[$0].context)
      } && value(partner) == own
    }.map { inputs[$0].choices[place].context }
  }
}

extension Diagnostic {
  static func lostModes(
    _ range: SourceRange, _ path: String, _ contexts: [String],
    replacing places: [(key: SourceRange, themes: ContextSummary)]
  ) -> Diagnostic {
    let (value, it) = contexts.count == 1 ? ("value", "it is") : ("values", "they are")
    return .warning(
      .lostMode,
      "'\(path)' has no \(value) for \(contexts.quoted) here, and the token that it replaces has "
        + "\(contexts.count == 1 ? "one" : "them"); add \(contexts.quoted) under "
        + "'$extensions.mode', also if \(it) the same \(value)",
      at: range,
      notes: places.map { key, themes in
        Note(message: "this value counts no more in themes with \(themes.text)", range: key)
      })
  }
}

extension Diagnostic.ID {
  static let lostMode = Self("lost-mode")
}
