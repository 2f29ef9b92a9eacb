import TokenCompiler
import TokenLint
import TokenScreens

/// Proposed colors for a scheme or an increased contrast that a set doesn't have: a source of tokens to edit.
///
/// A dark scheme has the same contrasts on a dark background, as far as there is room: colors are placed by their
/// contrast with the background and not inverted. Then the pairs that lint judges are repaired, and ramps kept in order.
package struct SchemeDraft: Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case dark, light, high

    /// The axis that the context belongs to.
    package var axis: ThemeAxis { self == .high ? .contrast : .scheme }
  }

  /// A token's proposed color in a theme that the set has.
  package struct Value: Sendable {
    package let token: Int
    package let theme: Int
    package let color: Color
    /// A token of the set that has the color as well as can be seen, and keeps the pairs.
    package var alias: Int?
  }

  /// A pair that the draft leaves below.
  package struct Shortfall: Sendable {
    package let foreground: Int
    package let background: Int
    package let ratio: Double
    package let minimum: Double
    package let theme: Int
  }

  package private(set) var values: [Value] = []
  package private(set) var shortfalls: [Shortfall] = []
  let table: TokenTable

  /// - Parameter judged: what ``Linter/judgedContrasts()`` gives.
  package init(
    _ kind: Kind, of table: TokenTable, _ judged: [JudgedContrast], _ settings: RepairSettings
  ) {
    self.table = table
    for theme in table.themes.indices {
      var draft = ThemeDraft(kind, of: table, judged, settings, theme)
      draft.solve()
      values += draft.values
      shortfalls += draft.shortfalls
    }
  }
}

/// The draft of one theme.
private struct ThemeDraft {
  let kind: SchemeDraft.Kind
  let table: TokenTable
  let judged: [JudgedContrast]
  let theme: Int
  private let contrast: PaintedContrast
  /// Color tokens that are emitted or judged, without those that others alias: these keep their colors.
  private let tokens: [Int]
  private var system: RepairSystem
  /// For each contrast of the system, the judged one.
  private var sources: [Int] = []
  private var colors: [Color] = []

  init(
    _ kind: SchemeDraft.Kind, of table: TokenTable, _ judged: [JudgedContrast],
    _ settings: RepairSettings, _ theme: Int
  ) {
    self.kind = kind
    self.table = table
    self.judged = judged
    self.theme = theme
    contrast = PaintedContrast(table)
    let named = Set(judged.flatMap { [$0.foreground, $0.background] })
    let positions = ColorPositions(table)
    let targets = Set(
      table.tokens.indices.compactMap { positions.steps(from: $0, in: theme).first?.target })
    tokens = table.tokens.indices.filter { index in
      let token = table.tokens[index]
      if targets.contains(index), !named.contains(index) { return false }
      return (!token.names.isHidden || named.contains(index)) && !table.isDeprecated(token)
        && table.color(of: token, in: theme) != nil
    }
    system = RepairSystem(limits: settings.limits)
    addVariables(settings)
    addContrasts()
    addOrders()
  }

  private func today(_ token: Int) -> Color? { table.color(of: table.tokens[token], in: theme) }

  // MARK: Placing

  /// The background that the most pairs are on, or what lies beneath everything.
  private var ground: Color {
    if let ground = contrast.ground(in: theme) { return ground }
    let counts = Dictionary(judged.map { ($0.background, 1) }, uniquingKeysWith: +)
    let most = counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }
    return most.flatMap { today($0.key) } ?? .white
  }

  private mutating func addVariables(_ settings: RepairSettings) {
    let placement = ContrastPlacement(from: ground, kind: kind)
    let onGround = Set(judged.filter { isGround($0.background) }.map(\.foreground))
    let backgrounds = Set(judged.map(\.background))
    let foregrounds = Set(judged.map(\.foreground))
    system.variables = tokens.map { token in
      guard let color = today(token) else { return RepairSystem.Variable(.white, isKept: true) }
      let isKept = settings.kept.match(table.tokens[token].text) || color.opacity == 0
      // A text that is read on fills alone stays what it is: the fills keep their side of it.
      let isOnFills =
        foregrounds.contains(token) && !onGround.contains(token) && !backgrounds.contains(token)
      return RepairSystem.Variable(
        isKept || isOnFills ? color : placement.placed(color), isKept: isKept)
    }
  }

  /// Whether a background is as light as what lies beneath everything, or nearly.
  private func isGround(_ token: Int) -> Bool {
    guard let color = today(token) else { return false }
    return Contrast.ratio(of: color, on: ground) < 1.5
  }

  private mutating func addContrasts() {
    let indices = Dictionary(uniqueKeysWithValues: tokens.enumerated().map { ($1, $0) })
    let contrast = contrast
    let theme = theme
    for (number, judged) in judged.enumerated() where judged.themes.contains(theme) {
      guard let judgement = judged.judgement(contrast, in: theme) else { continue }
      let deciding = judged.decidingTokens(contrast, in: theme)
      let variables = deciding.compactMap { indices[$0] }
      guard variables.count == deciding.count else { continue }
      for beneath in variables.unique().dropFirst(2) { system.variables[beneath].isKept = true }
      sources.append(number)
      system.contrasts.append(
        .init(variables, minimum: kind.minimum(judgement.minimum)) {
          var changed = contrast
          for (token, color) in zip(deciding, $0) { changed.replacements[token] = color }
          return judged.judgement(changed, in: theme)?.ratio ?? 1
        })
    }
  }

  private mutating func addOrders() {
    let indices = Dictionary(uniqueKeysWithValues: tokens.enumerated().map { ($1, $0) })
    for ramp in Ramps(table).tokens {
      for (token, next) in zip(ramp, ramp.dropFirst()) {
        guard let one = indices[token], let other = indices[next],
          let oldOne = today(token), let oldOther = today(next)
        else { continue }
        let difference = CIEDE2000.difference(LabColor(oldOne), LabColor(oldOther))
        let luminances = [one, other].map { system.variables[$0].color.relativeLuminance }
        guard difference >= RampStep.equalLimit, luminances[0] != luminances[1],
          oldOne.opacity >= 1, oldOther.opacity >= 1
        else { continue }
        let isDarker = luminances[0] < luminances[1]
        system.orders.append(
          .init(
            isDarker ? one : other, below: isDarker ? other : one,
            difference: min(system.limits.step, difference)))
      }
    }
  }

  // MARK: Solving

  mutating func solve() {
    // Steps that the placing brought too near are moved apart with the rest, or are no demand.
    let placed = system.variables.map(\.color)
    system.orders.removeAll { !$0.holds(placed[$0.darker], placed[$0.lighter]) }
    colors = system.solved().colors
    snap()
  }

  /// The greatest difference, ΔE2000, from a token of the set that takes the place of a color.
  private static let snapLimit = 3.0
  private var aliases: [Int: Int] = [:]

  /// Takes a token of the group of a token's alias where it is near enough and keeps what has to hold.
  private mutating func snap() {
    let groups = AliasGroups(table)
    let positions = ColorPositions(table)
    var demands: [Int: [RepairSystem.Demand]] = [:]
    for demand in system.contrasts.indices.map(RepairSystem.Demand.contrast)
      + system.orders.indices.map(RepairSystem.Demand.order)
    {
      for variable in system.movable(demand) { demands[variable, default: []].append(demand) }
    }
    let changing = Set(tokens)
    for (variable, token) in tokens.enumerated() {
      guard let step = positions.steps(from: token, in: theme).first else { continue }
      let change = ColorChange(from: colors[variable])
      let targets = ([step.target] + groups.others(besides: step.target)).filter {
        !changing.contains($0)
      }
      let near = targets.compactMap { target in
        today(target).map { (target: target, color: $0, difference: change.difference(to: $0)) }
      }.filter { $0.difference <= Self.snapLimit }
      for candidate in near.sorted(by: { ($0.difference, $0.target) < ($1.difference, $1.target) })
      {
        let present = colors[variable]
        let failing = demands[variable, default: []].filter { !system.holds($0, colors) }
        colors[variable] = candidate.color
        if demands[variable, default: []].allSatisfy({
          system.holds($0, colors) || failing.contains($0)
        }) {
          aliases[variable] = candidate.target
          break
        }
        colors[variable] = present
      }
    }
  }

  var values: [SchemeDraft.Value] {
    tokens.enumerated().compactMap { variable, token in
      guard colors[variable] != today(token) else { return nil }
      return SchemeDraft.Value(
        token: token, theme: theme, color: colors[variable], alias: aliases[variable])
    }
  }

  var shortfalls: [SchemeDraft.Shortfall] {
    system.contrasts.indices.compactMap { index in
      let ratio = system.ratio(of: index, colors)
      let minimum = system.contrasts[index].minimum
      guard ratio < minimum else { return nil }
      let judged = judged[sources[index]]
      return .init(
        foreground: judged.foreground, background: judged.background, ratio: ratio,
        minimum: minimum, theme: theme)
    }
  }
}

extension SchemeDraft.Kind {
  /// The ratio that a pair needs in the draft: in high contrast the next level of WCAG 2.2.
  func minimum(_ minimum: Double) -> Double {
    guard self == .high else { return minimum }
    return minimum >= 4.5 ? max(minimum, 7) : max(minimum, min(4.5, minimum * 1.5))
  }
}
