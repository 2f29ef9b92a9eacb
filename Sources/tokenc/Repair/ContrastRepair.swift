import TokenCompiler
import TokenLint
import TokenScreens

/// The least change of an input's colors after which every contrast that lint judges is enough, in every theme.
///
/// It reads a table and judged contrasts and touches no file. Equal input gives an equal answer.
package struct ContrastRepair: Sendable {
  /// A color of a file that changes.
  package struct Move: Sendable {
    /// The token that states the color; others have it by alias.
    package let token: Int
    package let node: NodeID
    package let old: Color
    package let new: Color
    /// The themes in which the color counts, by their number in the table.
    package let themes: [Int]
    /// The change, as ΔE2000; of a translucent color the greater one of over white and over black.
    package let difference: Double
  }

  /// An alias that leads to another token.
  package struct Repointing: Sendable {
    package let token: Int
    package let node: NodeID
    package let oldTarget: Int
    package let newTarget: Int
    package let themes: [Int]
    /// The greatest change of the token's color among the themes, as ΔE2000.
    package let difference: Double
  }

  /// A judged contrast in one theme, before and after.
  package struct Pair: Sendable {
    /// An index of the judged contrasts.
    package let judged: Int
    package let theme: Int
    package let old: Double
    package let new: Double
    package let minimum: Double

    package var failed: Bool { old < minimum }
    package var isEnough: Bool { new >= minimum }
  }

  /// Contrasts and steps of ramps that can't all hold.
  package struct Contradiction: Sendable {
    package struct Step: Sendable {
      package let darker: Int
      package let lighter: Int
      package let theme: Int
    }

    package struct Pair: Sendable {
      /// An index of the judged contrasts.
      package let judged: Int
      package let theme: Int
      package let minimum: Double
    }

    package let pairs: [Pair]
    package let steps: [Step]
    /// A Boolean value that indicates whether it is proved that no change within the limits repairs them; otherwise
    /// the search ended before it found a repair or a proof.
    package let isProved: Bool
  }

  package var moves: [Move] = []
  package var repointings: [Repointing] = []
  package var contradictions: [Contradiction] = []
  /// Every judged contrast in each of its themes.
  package var pairs: [Pair] = []

  /// - Parameter judged: what ``Linter/judgedContrasts()`` gives.
  package init(_ table: TokenTable, _ judged: [JudgedContrast], _ settings: RepairSettings) {
    let cache = PathCache(settings.limits)
    let input = RepairInput(table, judged, settings, cache)
    var best = RepairAttempt(input, repointed: [:])
    var decisions = RepairDecisions()
    if settings.movesAliases {
      best.improve(input)
      decisions = RepairDecisions(of: &best, input)
    }
    let model = best.model
    let isFinal = best.isPolished && settings.movesAliases
    let solution =
      isFinal ? best.solution : model.system.solved(cache, minimums: best.minimums)
    repointings = Self.repointings(best.repointed, in: model, solution.colors)
    moves = Self.moves(of: model, solution.colors)
    contradictions =
      settings.movesAliases
      ? Self.contradictions(decisions, of: solution, in: model)
      : solution.contradictions.map { Self.contradiction($0, in: model) }
    pairs = Self.pairs(of: model, solution.colors)
  }

  static func repointings(
    _ targets: [NodeID: Int], in model: RepairModel, _ colors: [Color]
  ) -> [Repointing] {
    let table = model.table
    var found: [NodeID: (step: ColorPositions.AliasStep, themes: [Int])] = [:]
    for (token, _) in table.tokens.enumerated() where table.type(of: table.tokens[token]) == .color
    {
      for theme in table.themes.indices {
        guard let node = table.valueNode(of: table.tokens[token], in: theme),
          targets[node] != nil, let step = model.steps(from: token, in: theme).first
        else { continue }
        found[node, default: (step, [])].themes.append(theme)
      }
    }
    return found.values.compactMap { step, themes -> Repointing? in
      guard let path = table.occurrence(of: table.tokens[step.token], in: themes[0])?.aliasTarget,
        let old = table.index(of: path)
      else { return nil }
      let differences = themes.compactMap { theme -> Double? in
        guard let old = table.color(of: table.tokens[step.token], in: theme),
          let variable = model.variable(of: step.target, in: theme)
        else { return nil }
        return ColorChange(from: old).difference(to: colors[variable])
      }
      return Repointing(
        token: step.token, node: step.node, oldTarget: old, newTarget: step.target, themes: themes,
        difference: differences.max() ?? 0)
    }.sorted { $0.node.index < $1.node.index }
  }

  private static func moves(of model: RepairModel, _ colors: [Color]) -> [Move] {
    zip(model.positions, colors).compactMap { position, color in
      guard color != position.color else { return nil }
      return Move(
        token: position.token, node: position.node, old: position.color, new: color,
        themes: position.themes.sorted(),
        difference: ColorChange(from: position.color).difference(to: color))
    }.sorted { $0.node.index < $1.node.index }
  }

  private static func pairs(of model: RepairModel, _ colors: [Color]) -> [Pair] {
    model.system.contrasts.indices.flatMap { index in
      let new = model.system.ratio(of: index, colors)
      return model.sources[index].map { source in
        let today = model.judged[source.judged].judgement(model.contrast, in: source.theme)
        return Pair(
          judged: source.judged, theme: source.theme, old: today?.ratio ?? new, new: new,
          minimum: today?.minimum ?? 1)
      }
    }.sorted { ($0.judged, $0.theme) < ($1.judged, $1.theme) }
  }

  /// One for each proof, and one for each pair that is below without one.
  private static func contradictions(
    _ decisions: RepairDecisions, of solution: RepairSolution, in model: RepairModel
  ) -> [Contradiction] {
    let proved = decisions.proved.map { contradiction($0, isProved: true) }
    let undecided = model.system.contrasts.indices.filter { index in
      !model.system.holds(.contrast(index), solution.colors)
        && !model.sources[index].allSatisfy(decisions.explained.contains)
    }
    return proved
      + undecided.map { index in
        let minimum = model.system.contrasts[index].minimum
        let facts = model.sources[index].filter { !decisions.explained.contains($0) }.map {
          RepairFact.contrast(judged: $0.judged, theme: $0.theme, minimum: minimum)
        }
        return contradiction(facts, isProved: false)
      }
  }

  private static func contradiction(
    _ found: RepairSolution.Contradiction, in model: RepairModel
  ) -> Contradiction {
    contradiction(
      found.demands.map { model.fact(of: $0, in: model.system) }, isProved: found.isProved)
  }

  private static func contradiction(_ facts: [RepairFact], isProved: Bool) -> Contradiction {
    var pairs: [Contradiction.Pair] = []
    var steps: [Contradiction.Step] = []
    for fact in facts {
      switch fact {
      case .contrast(let judged, let theme, let minimum):
        pairs.append(.init(judged: judged, theme: theme, minimum: minimum))
      case .step(let step):
        steps.append(.init(darker: step.darker, lighter: step.lighter, theme: step.theme))
      }
    }
    return Contradiction(pairs: pairs, steps: steps, isProved: isProved)
  }

  /// The edits of the files that state the moved colors and aliases.
  package func edits(in table: TokenTable) -> [FileID: [TextEdit]] {
    var edits: [FileID: [TextEdit]] = [:]
    for move in moves {
      let file = table.tape.range(move.node).file
      edits[file, default: []] += table.tape.edits(of: move.node, saying: move.new)
    }
    for repointing in repointings {
      let file = table.tape.range(repointing.node).file
      edits[file, default: []].append(
        table.tape.replacing(
          repointing.node, with: "{\(table.tokens[repointing.newTarget].text)}"))
    }
    return edits
  }
}
