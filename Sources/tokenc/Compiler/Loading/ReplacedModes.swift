/// Finds values for contexts that a token loses where another one replaces it: a brand that states its light
/// value alone has no dark one, although the brands' common token has.
struct ReplacedModes {
  private let table: TokenTable
  private let inputs: [ResolverInput]

  private struct LostMode {
    let name: String
    let key: SourceRange
    let themes: [ResolverInput]
  }

  static func findings(in table: TokenTable) -> [Diagnostic] {
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
      return .lostModes(
        table.nameRange(of: token), table.tokens[row].text, lost.grouped(by: \.name).map(\.key),
        replacing: lost.map { ($0.key, ContextSummary(of: $0.themes, among: search.inputs)) })
    }
  }

  private func lostModes(by replacement: TokenReplacement, _ row: Int) -> [LostMode] {
    let (resolution, tape) = (table.resolution, table.tape)
    let token = resolution.model.tokens[replacement.declaration]
    let replaced = resolution.model.tokens[replacement.replaced]
    guard let modes = replaced.modes else { return [] }
    return tape.allMembers(of: modes).compactMap { mode in
      guard token.modes.flatMap({ tape.member(mode.name, of: $0) }) == nil,
        tape.text(mode.value) != tape.text(replaced.value)
      else { return nil }
      let name = tape.names.string(mode.name)
      let themes = inputs.indices.filter { theme in
        replaced.valueNode(in: inputs[theme], of: tape) == mode.value
          && isAsWithout(name, theme) { value(of: replacement.declaration, row, in: $0) }
      }
      return themes.isEmpty
        ? nil
        : LostMode(name: name, key: tape.range(mode.key), themes: themes.map { inputs[$0] })
    }
  }

  /// The value in a theme in which the declaration counts.
  private func value(of declaration: Int, _ row: Int, in theme: Int) -> TokenValue? {
    table.occurrence(ofToken: row, inResolved: theme).flatMap {
      $0.declaration == declaration ? table.resolution.values[$0.value] : nil
    }
  }

  /// Whether a theme has the value of one that differs from it in this context alone.
  private func isAsWithout(
    _ context: String, _ theme: Int, value: (Int) -> TokenValue?
  ) -> Bool {
    let choices = inputs[theme].choices
    guard let own = value(theme),
      let place = choices.firstIndex(where: { $0.context.isSameName(as: context) })
    else { return false }
    return inputs.indices.contains { partner in
      choices.indices.allSatisfy {
        ($0 == place) != (inputs[partner].choices[$0].context == choices[$0].context)
      } && value(partner) == own
    }
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
