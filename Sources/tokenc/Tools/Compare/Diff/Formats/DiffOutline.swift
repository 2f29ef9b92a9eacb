import TokenCompiler

/// The order in which people read a comparison: what breaks first, and the worst first.
struct DiffOutline: Sendable {
  struct Section: Sendable {
    var kind: TokenChange.Kind
    var changes: [TokenChange]

    /// For example `Removed`.
    var title: String { kind.rawValue.prefix(1).uppercased() + kind.rawValue.dropFirst() }
  }

  /// Looks of components that changed with a token, whose specs say the same as before.
  struct DerivedChanges: Sendable {
    /// The token's path.
    var token: String
    var changes: [ComponentChange]

    var deltaE: Double? { changes.compactMap(\.deltaE).max() }
  }

  var sections: [Section]
  /// What the specs of components say otherwise.
  var components: [ComponentChange]
  var derived: [DerivedChanges]
  /// Losses first, then the greatest change.
  var contrasts: [ContrastChange]

  private static let order: [TokenChange.Kind] = [
    .removed, .retyped, .renamed, .revalued, .deprecated, .added, .realiased, .undeprecated,
    .redescribed,
  ]

  init(_ diff: TokenDiff) {
    sections = Self.order.compactMap { kind in
      let changes = diff.changes.filter { $0.kind == kind }
      guard !changes.isEmpty else { return nil }
      return Section(kind: kind, changes: changes.heaviestFirst(Self.weight))
    }
    components = diff.components.filter { $0.through == nil }.heaviestFirst(Self.weight)
    derived = diff.components.grouped(by: \.through).compactMap { token, changes in
      token.map { DerivedChanges(token: $0, changes: changes) }
    }
    contrasts = diff.contrasts.heaviestFirst(Self.weight)
  }

  /// Breaking changes above all, then colors by their difference, then numbers by their ratio.
  private static func weight(_ change: some VersionChange) -> Double {
    let breaking = change.isBreaking ? 1e6 : 0
    if let deltaE = change.deltaE { return breaking + 1000 + deltaE }
    let ratios = change.themes.flatMap { $0.difference?.parts ?? [] }.compactMap { part in
      if case .number(let number) = part.measure { return number.relative?.magnitude }
      return nil
    }
    return breaking + min(ratios.max() ?? 0, 999)
  }

  private static func weight(_ change: ContrastChange) -> Double {
    (change.isLoss ? 100 : 0) + (change.themes.map { ($0.old - $0.new).magnitude }.max() ?? 0)
  }

  /// One line that sums up: `3 changes: 1 removed, 2 revalued; 1 breaking: a major release`.
  static func summary(of diff: TokenDiff) -> String {
    guard !diff.isEmpty else { return "no changes" }
    let own = diff.components.filter { $0.through == nil }.map(\.kind)
    let derived = diff.components.count - own.count
    var text = counts(diff.changes.map(\.kind), "change")
    if !own.isEmpty {
      let components = counts(own, "change of components", "changes of components")
      text = diff.changes.isEmpty ? components : "\(text); \(components)"
    }
    if derived > 0 {
      text += "; \(counted(derived, "look follows", plural: "looks follow")) tokens"
    }
    let losses = diff.contrasts.count(where: \.isLoss)
    if losses > 0 {
      text += "; \(counted(losses, "pair loses", plural: "pairs lose")) contrast"
    }
    if diff.breakingCount > 0 { text += "; \(diff.breakingCount) breaking" }
    return diff.isOneVersion ? text : text + "; semver: \(diff.versionImpact.rawValue)"
  }

  /// For example `3 changes: 1 removed, 2 revalued`.
  private static func counts(
    _ kinds: [TokenChange.Kind], _ one: String, _ many: String? = nil
  ) -> String {
    let counts = TokenChange.Kind.allCases.compactMap { kind in
      let count = kinds.count { $0 == kind }
      return count == 0 ? nil : "\(count) \(kind.rawValue)"
    }
    let total = counted(kinds.count, one, plural: many)
    return counts.isEmpty ? total : "\(total): \(counts.joined(separator: ", "))"
  }
}

/// What is alike in several themes, told once.
struct ThemeGroup: Sendable {
  var themes: [ThemeLabel]
  var first: ThemeChange

  /// Groups themes by their old and new values, in order.
  static func groups(of themes: [ThemeChange]) -> [ThemeGroup] {
    struct Key: Hashable {
      var old, new: TokenValue?
      var oldTarget, newTarget: String?
      // Equal values look different over different backgrounds.
      var deltaE: Double?
    }
    return themes.grouped { theme in
      Key(
        old: theme.old, new: theme.new, oldTarget: theme.oldTarget, newTarget: theme.newTarget,
        deltaE: theme.difference?.deltaE)
    }.map { ThemeGroup(themes: $0.elements.map(\.theme), first: $0.elements[0]) }
  }

  /// What the themes are called; empty when they are all there are.
  func label(among all: [ThemeLabel]) -> String {
    themes.count == all.count ? "" : themes.map(\.shortText).joined(separator: ", ")
  }
}

extension PartDifference {
  /// How far the part moved: `ΔE 3.2, alpha 1 → 0.5` or `+4 (+25 %)`; empty where none is defined.
  var measureText: String {
    switch measure {
    case .color(let color):
      var text = "ΔE " + JSONNumber.text(color.deltaE, decimals: 2)
      if color.isAlphaChanged {
        text += ", alpha \(JSONNumber.text(color.oldAlpha, decimals: 3))"
        text += " → \(JSONNumber.text(color.newAlpha, decimals: 3))"
      }
      return text
    case .number(let number):
      let absolute = Self.signed(number.absolute, decimals: 3)
      guard let relative = number.relative else { return absolute }
      return "\(absolute) (\(Self.signed(relative * 100, decimals: 1)) %)"
    case nil:
      return ""
    }
  }

  private static func signed(_ number: Double, decimals: Int) -> String {
    (number > 0 ? "+" : "") + JSONNumber.text(number, decimals: decimals)
  }
}

extension ContrastChange.Theme {
  /// For example `4.62 → 4.41`.
  var ratioText: String {
    "\(JSONNumber.text(old, decimals: 2)) → \(JSONNumber.text(new, decimals: 2))"
  }

  /// For example `falls below 3 and 4.5`; `nil` when it crosses no limit.
  var crossing: String? {
    guard !crossed.isEmpty else { return nil }
    let limits = crossed.map { JSONNumber.text($0, decimals: 1) }.joined(separator: " and ")
    return (isLoss ? "falls below " : "reaches ") + limits
  }
}
