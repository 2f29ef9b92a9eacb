/// Every token of an input with what it is in each theme: what lint rules and searches look at.
struct TokenSurvey: Sendable {
  let resolution: Resolution
  let configuration: Configuration
  /// The themes that differ from one another; an axis along which no token varies is left out.
  let themes: [Theme]
  /// The axes that are left.
  let axes: [ThemeAxis]
  /// In authored order, primitives included.
  let tokens: [SurveyedToken]
  private let indices: [TokenPath: Int]

  struct Theme: Sendable {
    /// The contexts in short, for example `alfa dark`; empty when there is one theme only.
    var name: String
    var brand: String
    var input: ResolverInput
    /// A bit per axis of the survey, set for the axis's second context.
    var variant: Int
  }

  init(_ resolved: ResolvedInput) {
    self.init(
      resolved.resolution, plan: resolved.plan, configuration: resolved.configuration)
  }

  init(_ resolution: Resolution, plan: CompilePlan, configuration: Configuration) {
    self.resolution = resolution
    self.configuration = configuration
    let rows = Self.rows(of: resolution)
    let variants = 1 << plan.axes.count
    let activeBits = plan.axes.indices.filter { bit in
      rows.contains { row in
        row.occurrences.indices.contains { index in
          index & (1 << bit) == 0
            && Self.differ(row.occurrences[index], row.occurrences[index | 1 << bit], resolution)
        }
      }
    }
    axes = activeBits.map { plan.axes[$0] }
    let idleMask = plan.axes.indices.filter { !activeBits.contains($0) }.reduce(0) { $0 | 1 << $1 }
    let kept = resolution.themes.indices.filter { $0 % variants & idleMask == 0 }
    let hasBrands = plan.brands.count > 1
    themes = kept.map { index in
      let brand = plan.brands[index / variants]
      let contexts = activeBits.map { plan.axes[$0].contexts[index >> $0 & 1] }
      let variant = activeBits.enumerated().reduce(0) { result, bit in
        result | (index >> bit.element & 1) << bit.offset
      }
      return Theme(
        name: ((hasBrands ? [brand] : []) + contexts).joined(separator: " "), brand: brand,
        input: resolution.themes[index].input, variant: variant)
    }
    let tiers = TierAssignment(configuration)
    tokens = rows.map { row in
      let names = resolution.model.paths.components(of: row.path).map {
        resolution.tape.names.string($0)
      }
      return SurveyedToken(
        path: row.path, names: names, text: names.joined(separator: "."),
        tier: tiers.tier(of: names, isHidden: row.isHidden),
        occurrences: kept.map { row.occurrences[$0] })
    }
    indices = Dictionary(
      uniqueKeysWithValues: tokens.enumerated().map { ($0.element.path, $0.offset) })
  }

  /// The number of a token in ``tokens``.
  func index(of path: TokenPath) -> Int? { indices[path] }

  // MARK: Rows

  private struct Row {
    var path: TokenPath
    /// One per theme of the resolution.
    var occurrences: [ResolvedToken?]
    var isHidden: Bool
  }

  private static func rows(of resolution: Resolution) -> [Row] {
    var rows: [Row] = []
    var indices: [TokenPath: Int] = [:]
    for (number, theme) in resolution.themes.enumerated() {
      for token in theme.tokens {
        let index = indices[token.path] ?? rows.count
        if index == rows.count {
          indices[token.path] = index
          rows.append(
            Row(
              path: token.path,
              occurrences: Array(repeating: nil, count: resolution.themes.count),
              isHidden: isHidden(resolution.model.tokens[token.declaration], resolution.tape)))
        }
        rows[index].occurrences[number] = token
      }
    }
    return rows
  }

  private static func isHidden(_ token: TokenDeclaration, _ tape: JSONTape) -> Bool {
    guard let extensions = token.extensions, let own = tape.member(.tokenc, of: extensions),
      let hidden = tape.child("hidden", of: own)
    else { return false }
    return tape.kind(hidden) == .true
  }

  private static func differ(
    _ one: ResolvedToken?, _ other: ResolvedToken?, _ resolution: Resolution
  ) -> Bool {
    guard let one, let other else { return (one == nil) != (other == nil) }
    return one.value != other.value
      && resolution.values[one.value] != resolution.values[other.value]
  }
}

/// A token and what it is in each theme.
struct SurveyedToken: Sendable {
  let path: TokenPath
  /// The names from the outermost group inwards.
  let names: [String]
  /// The dotted path.
  let text: String
  let tier: TokenTier
  /// One for each theme of the survey; `nil` where a theme lacks the token.
  let occurrences: [ResolvedToken?]

  /// Whether it is deprecated in a theme.
  var isDeprecated: Bool {
    occurrences.contains {
      switch $0?.deprecation {
      case .deprecated, .reason: true
      case .lifted, nil: false
      }
    }
  }
}

/// What a token is for.
enum TokenTier: String, CaseIterable, Comparable, Sendable {
  /// A raw value, for aliases.
  case primitive
  /// An intent.
  case semantic
  /// One component's use.
  case component

  static func < (one: TokenTier, other: TokenTier) -> Bool { one.rank < other.rank }

  private var rank: Int {
    switch self {
    case .primitive: 0
    case .semantic: 1
    case .component: 2
    }
  }
}

/// Tells tiers apart: by the configuration's patterns, or else hidden tokens are primitives and
/// those of a top-level group `component` belong to components.
private struct TierAssignment {
  let patterns: TierPatterns
  let hiddenGroups: Set<String>

  init(_ configuration: Configuration) {
    patterns = configuration.lint.tiers
    hiddenGroups = Set(configuration.groups.filter { $0.value.isHidden }.map(\.key))
  }

  func tier(of names: [String], isHidden: Bool) -> TokenTier {
    if patterns.component.match(names) || names.first == "component" { return .component }
    if let primitive = patterns.primitive {
      return primitive.match(names) ? .primitive : .semantic
    }
    return isHidden || names.first.map(hiddenGroups.contains) ?? false ? .primitive : .semantic
  }
}
