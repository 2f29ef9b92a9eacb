import TokenCompiler
import TokenLint
import TokenScreens

/// The colors of an input as a ``RepairSystem``, and the way back from its variables to files.
struct RepairModel {
  let table: TokenTable
  let judged: [JudgedContrast]
  /// Today's colors on one another.
  let contrast: PaintedContrast
  private(set) var system: RepairSystem
  /// One for each variable of the system.
  private(set) var positions: [ColorPositions.Position] = []
  /// For each contrast of the system what it stands for: equal ones are one.
  private(set) var sources: [[Source]] = []
  /// For each contrast of the system the ratio that the files give it today.
  private(set) var todaysRatios: [Double] = []
  /// For each order of the system the tokens of the ramp, the darker one first.
  private(set) var steps: [(darker: Int, lighter: Int, theme: Int)] = []
  /// Steps of ramps that other targets of aliases make one color.
  private(set) var collapsed: [RepairFact.Step] = []
  private var colors: ColorPositions

  /// A contrast in one theme.
  struct Source: Hashable {
    /// An index in ``RepairModel/judged``.
    let judged: Int
    let theme: Int
  }

  init(
    _ table: TokenTable, _ judged: [JudgedContrast], _ settings: RepairSettings,
    repointed: [NodeID: Int] = [:], freed: [NodeID: FreedAlias] = [:]
  ) {
    self.table = table
    self.judged = judged
    contrast = PaintedContrast(table)
    system = RepairSystem(limits: settings.limits)
    colors = ColorPositions(table, repointed: repointed, freed: freed)
    addContrasts()
    addOrders()
    setVariables(settings)
    addReplacedColors()
  }

  /// The colors that decide some facts, and nothing else.
  init(
    _ facts: [RepairFact], of model: RepairModel, _ settings: RepairSettings,
    repointed: [NodeID: Int], freed: [NodeID: FreedAlias]
  ) {
    table = model.table
    judged = model.judged
    contrast = model.contrast
    system = RepairSystem(limits: settings.limits)
    colors = ColorPositions(table, repointed: repointed, freed: freed)
    for fact in facts { add(fact) }
    setVariables(settings)
  }

  private mutating func add(_ fact: RepairFact) {
    switch fact {
    case .contrast(let judged, let theme, let minimum):
      let source = Source(judged: judged, theme: theme)
      let tokens = tokens(of: source)
      let variables = tokens.compactMap { colors.index(ofToken: $0, in: theme) }
      guard variables.count == tokens.count else { return }
      append(source, tokens, variables, minimum: minimum)
    case .step(let step):
      guard let darker = colors.index(ofToken: step.darker, in: step.theme),
        let lighter = colors.index(ofToken: step.lighter, in: step.theme)
      else { return }
      append(step, darker: darker, lighter: lighter)
    }
  }

  private mutating func setVariables(_ settings: RepairSettings) {
    positions = colors.positions
    let beneath = Set(system.contrasts.flatMap(Self.beneath))
    system.variables = positions.enumerated().map { index, position in
      let isKept =
        !position.isEditable || position.color.opacity == 0 || beneath.contains(index)
        || settings.kept.match(table.tokens[position.token].text)
      return RepairSystem.Variable(position.color, isKept: isKept)
    }
  }

  /// Colors of tokens whose aliases lead elsewhere count as changes, too.
  private mutating func addReplacedColors() {
    guard !colors.repointed.isEmpty else { return }
    var known: Set<Replaced> = []
    for token in table.tokens where table.type(of: token) == .color {
      for theme in table.themes.indices {
        guard let node = table.valueNode(of: token, in: theme),
          let target = colors.repointed[node], let color = table.color(of: token, in: theme),
          let variable = variable(of: target, in: theme),
          known.insert(Replaced(node: node, variable: variable, color: color)).inserted
        else { continue }
        system.variables[variable].replacedColors.append(color)
      }
    }
  }

  /// A color that an alias had before it leads to a variable.
  private struct Replaced: Hashable {
    let node: NodeID
    let variable: Int
    let color: Color
  }

  /// The color beneath a translucent background: it stays, so that two colors alone decide a contrast.
  private static func beneath(_ contrast: RepairSystem.Contrast) -> ArraySlice<Int> {
    contrast.variables.unique().dropFirst(2)
  }

  func steps(from token: Int, in theme: Int) -> [ColorPositions.AliasStep] {
    colors.steps(from: token, in: theme)
  }

  /// The token that an alias of the files names.
  func todaysTarget(of node: NodeID) -> Int? {
    guard let text = table.tape.stringValue(node), case .alias(let names)? = AliasSyntax(text)
    else {
      return nil
    }
    return table.index(ofText: names.joined(separator: "."))
  }

  /// The tokens that decide a contrast, as the variables of the system do.
  func tokens(of source: Source) -> [Int] {
    judged[source.judged].decidingTokens(contrast, in: source.theme)
  }

  /// The variable that a token has its color from; `nil` for one that nothing here asked for.
  func variable(of token: Int, in theme: Int) -> Int? {
    colors.knownIndex(ofToken: token, in: theme)
  }

  /// By contrast, the ratio that is enough for one of some pairs that are given up: today's.
  func minimums(givingUp givenUp: Set<Source>) -> [Int: Double] {
    guard !givenUp.isEmpty else { return [:] }
    var minimums: [Int: Double] = [:]
    for (index, sources) in sources.enumerated() where sources.contains(where: givenUp.contains) {
      // Less by what rounding may take off.
      minimums[index] = min(system.contrasts[index].minimum, todaysRatios[index] * (1 - 1e-12))
    }
    return minimums
  }

  // MARK: Contrasts

  private struct Key: Hashable {
    let variables: [Int]
    let minimum: Double
    /// How the colors lie on one another, where components draw them: opacities, and marks between them.
    let layers: [Double]
  }

  private mutating func addContrasts() {
    var known: [Key: Int] = [:]
    for (number, judged) in judged.enumerated() {
      for theme in judged.themes {
        guard let judgement = judged.judgement(contrast, in: theme) else { continue }
        let tokens = judged.decidingTokens(contrast, in: theme)
        let variables = tokens.compactMap { colors.index(ofToken: $0, in: theme) }
        guard variables.count == tokens.count else { continue }
        let layers = isPlain(judged, variables) ? [] : judged.layers
        let key = Key(variables: variables, minimum: judgement.minimum, layers: layers)
        let source = Source(judged: number, theme: theme)
        if let index = known[key] {
          sources[index].append(source)
          todaysRatios[index] = max(todaysRatios[index], judgement.ratio)
          continue
        }
        known[key] = system.contrasts.count
        todaysRatios.append(judgement.ratio)
        append(source, tokens, variables, minimum: judgement.minimum)
      }
    }
  }

  private mutating func append(
    _ source: Source, _ tokens: [Int], _ variables: [Int], minimum: Double
  ) {
    let judged = judged[source.judged]
    sources.append([source])
    system.contrasts.append(
      RepairSystem.Contrast(
        variables, minimum: minimum, isPlain: isPlain(judged, variables),
        ratio: ratio(of: judged, tokens, in: source.theme, contrast)))
  }

  /// The ratio for other colors of the tokens that decide it.
  private func ratio(
    of judged: JudgedContrast, _ tokens: [Int], in theme: Int, _ contrast: PaintedContrast
  ) -> @Sendable (_ colors: [Color]) -> Double {
    if case .declared(let declared) = judged.subject,
      Array(tokens.prefix(2)) == [declared.foreground, declared.background],
      tokens.count == 2 || declared.backdrop == tokens[2]
    {
      // Two colors alone are on nothing that shows, or on white.
      let isSeenThrough = (table.color(of: table.tokens[tokens[1]], in: theme)?.opacity ?? 1) < 1
      if tokens.count == 3 || !isSeenThrough || declared.backdrop == nil {
        return { Contrast.ratio(of: $0[0], on: $0[1], over: $0.count > 2 ? $0[2] : .white) }
      }
    }
    return {
      var changed = contrast
      for (token, color) in zip(tokens, $0) { changed.replacements[token] = color }
      return judged.judgement(changed, in: theme)?.ratio ?? 1
    }
  }

  private func isPlain(_ judged: JudgedContrast, _ variables: [Int]) -> Bool {
    guard variables.count == 2 else { return false }
    if case .drawn(let painted, _) = judged.subject, !painted.isWhole { return false }
    return variables.allSatisfy {
      colors.positions[$0].isFree || colors.positions[$0].color.opacity >= 1
    }
  }

  // MARK: Ramps

  private struct Pair: Hashable {
    let darker: Int
    let lighter: Int
    let backdrop: Color?
  }

  private mutating func addOrders() {
    var known: Set<Pair> = []
    let ramps = Ramps(table).tokens
    let backgrounds = backgrounds
    for theme in table.themes.indices {
      let ground = contrast.ground(in: theme) ?? .white
      for ramp in ramps {
        let variables = ramp.compactMap { colors.index(ofToken: $0, in: theme) }
        for (token, next) in zip(ramp, ramp.dropFirst()) {
          guard let one = colors.index(ofToken: token, in: theme),
            let other = colors.index(ofToken: next, in: theme)
          else { continue }
          let backdrop =
            backgrounds.common(one, other, among: variables, in: theme).map {
              colors.positions[$0].color.composited(over: ground)
            } ?? ground
          add((one, token), (other, next), on: backdrop, in: theme, &known)
        }
      }
    }
  }

  /// The backgrounds on which colors are read.
  private var backgrounds: Backgrounds {
    var backgrounds = Backgrounds()
    for (contrast, sources) in zip(system.contrasts, sources) {
      guard contrast.variables.count > 1 else { continue }
      for source in sources {
        backgrounds.add(contrast.variables[1], to: contrast.variables[0], in: source.theme)
      }
    }
    return backgrounds
  }

  private mutating func add(
    _ one: (variable: Int, token: Int), _ other: (variable: Int, token: Int), on backdrop: Color,
    in theme: Int, _ known: inout Set<Pair>
  ) {
    guard let today = RampStep(one.token, other.token, on: backdrop, in: theme, of: table) else {
      return
    }
    let darker = today.isFirstDarker ? one : other
    let lighter = today.isFirstDarker ? other : one
    let areOpaque = [one, other].allSatisfy { colors.positions[$0.variable].color.opacity >= 1 }
    let pair = Pair(
      darker: darker.variable, lighter: lighter.variable, backdrop: areOpaque ? nil : backdrop)
    guard known.insert(pair).inserted else { return }
    let step = RepairFact.Step(
      darker: darker.token, lighter: lighter.token, theme: theme,
      difference: min(system.limits.step, today.difference), backdrop: backdrop)
    append(step, darker: darker.variable, lighter: lighter.variable)
  }

  private mutating func append(_ step: RepairFact.Step, darker: Int, lighter: Int) {
    guard darker != lighter else {
      collapsed.append(step)
      return
    }
    steps.append((step.darker, step.lighter, step.theme))
    system.orders.append(
      RepairSystem.Order(
        darker, below: lighter, difference: step.difference, on: step.backdrop))
  }
}

/// By theme and variable, the backgrounds on which a color is read.
private struct Backgrounds {
  private struct Key: Hashable {
    let variable: Int
    let theme: Int
  }

  private var found: [Key: [Int]] = [:]
  private var foundInAnyTheme: [Int: [Int]] = [:]

  mutating func add(_ background: Int, to variable: Int, in theme: Int) {
    let key = Key(variable: variable, theme: theme)
    if !found[key, default: []].contains(background) { found[key, default: []].append(background) }
    if !foundInAnyTheme[variable, default: []].contains(background) {
      foundInAnyTheme[variable, default: []].append(background)
    }
  }

  /// A background of both colors, or else of one of them, in the theme or else in others; or else one of another color of
  /// their ramp. `nil` if none of the ramp is read on anything.
  func common(_ one: Int, _ other: Int, among ramp: [Int], in theme: Int) -> Int? {
    let first = found[Key(variable: one, theme: theme)] ?? []
    let second = found[Key(variable: other, theme: theme)] ?? []
    return Self.common(first, second)
      ?? Self.common(foundInAnyTheme[one] ?? [], foundInAnyTheme[other] ?? [])
      ?? ramp.lazy.compactMap { foundInAnyTheme[$0]?.first }.first
  }

  private static func common(_ first: [Int], _ second: [Int]) -> Int? {
    first.first { second.contains($0) } ?? first.first ?? second.first
  }
}

/// Two neighbors of a ramp as they are today.
struct RampStep {
  let difference: Double
  let isFirstDarker: Bool

  /// Below this difference, ΔE2000, neighbors are as good as equal today, and may be.
  static let equalLimit = 0.5

  /// - Returns: `nil` where neighbors are as good as equal, or have no color.
  init?(_ one: Int, _ other: Int, on backdrop: Color, in theme: Int, of table: TokenTable) {
    guard let first = table.color(of: table.tokens[one], in: theme)?.composited(over: backdrop),
      let second = table.color(of: table.tokens[other], in: theme)?.composited(over: backdrop)
    else { return nil }
    difference = CIEDE2000.difference(LabColor(first), LabColor(second))
    isFirstDarker = first.relativeLuminance < second.relativeLuminance
    guard difference >= Self.equalLimit, first.relativeLuminance != second.relativeLuminance else {
      return nil
    }
  }
}

extension JudgedContrast {
  /// The facts of a drawing about layers besides their colors.
  fileprivate var layers: [Double] {
    guard case .drawn(let painted, _) = subject else { return [] }
    let fixed = painted.colors.map { $0.token == nil ? 1.0 : 0 }
    return [painted.opacity, -1] + painted.ownLayers.map(\.opacity) + [-2]
      + painted.surface.layers.map(\.opacity) + [painted.surface.isOpen ? -3 : -4] + fixed
  }
}

extension PaintedColor {
  /// A Boolean value that indicates whether nothing but the colors themselves is translucent.
  fileprivate var isWhole: Bool {
    opacity >= 1 && (ownLayers + surface.layers).first?.isWhole ?? true
  }
}
