import TokenCompiler

/// The order in which people read a comparison: what breaks first, and the worst first.
struct DiffOutline: Sendable {
  struct Section: Sendable {
    /// The kind of all changes; `nil` for those of components, or of brands.
    var kind: VersionChange.Kind?
    var changes: [VersionChange]

    var title: String {
      guard let kind else { return changes[0].isOfBrand ? "Brands" : "Components" }
      return kind.rawValue.prefix(1).uppercased() + kind.rawValue.dropFirst()
    }
  }

  /// Looks of components that changed with a token, whose specs say the same as before.
  struct DerivedChanges: Sendable {
    var token: String
    var changes: [VersionChange]
  }

  /// Those of tokens by kind, then what the specs of components say otherwise.
  var sections: [Section]
  var derived: [DerivedChanges]
  /// Losses first, then the greatest change.
  var contrasts: [ContrastChange]

  private static let order: [VersionChange.Kind?] = [
    .removed, .retyped, .renamed, .revalued, .deprecated, .added, .realiased, .undeprecated,
    .redescribed,
  ]

  init(_ diff: TokenDiff) {
    let tokens: [(VersionChange.Kind?, [VersionChange])] = Self.order.map { kind in
      (kind, diff.changes.filter { $0.kind == kind })
    }
    let others: [(VersionChange.Kind?, [VersionChange])] = diff.components
      .filter { $0.through == nil }.grouped(by: \.isOfBrand).map { (nil, $0.elements) }
    sections = (tokens + others).compactMap { kind, changes in
      changes.isEmpty ? nil : Section(kind: kind, changes: changes.heaviestFirst(Self.weight))
    }
    derived = diff.components.grouped(by: \.through).compactMap { token, changes in
      token.map { DerivedChanges(token: $0, changes: changes) }
    }
    contrasts = diff.contrasts.heaviestFirst(Self.weight)
  }

  enum Entry: Sendable {
    case change(VersionChange)
    case contrast(ContrastChange)
  }

  /// All changes in one list: what breaks, what loses contrast, then what changes most.
  var worstFirst: [Entry] {
    let changes = sections.flatMap(\.changes) + derived.flatMap(\.changes)
    return (changes.map { .change($0) } + contrasts.map { .contrast($0) }).heaviestFirst { entry in
      switch entry {
      case .change(let change): Self.weight(change)
      case .contrast(let change): Self.weight(change) + (change.isLoss ? 500_000 : 0)
      }
    }
  }

  /// Breaking changes above all, then colors by their difference, then numbers by their ratio.
  private static func weight(_ change: VersionChange) -> Double {
    let breaking = change.isBreaking ? 1e6 : 0
    if let deltaE = change.deltaE { return breaking + 1000 + deltaE }
    let ratios = change.themes.flatMap { $0.difference?.parts ?? [] }.compactMap { part in
      if case .number(_, let relative) = part.measure { relative?.magnitude } else { nil }
    }
    return breaking + min(ratios.max() ?? 0, 999)
  }

  private static func weight(_ change: ContrastChange) -> Double {
    (change.isLoss ? 100 : 0) + (change.themes.map { ($0.old - $0.new).magnitude }.max() ?? 0)
  }

  /// One line that sums up: `3 changes: 1 removed, 2 revalued; 1 breaking: a major release`.
  /// Why nearly all differs: one version has brands that the other lacks, or everything below a group of its own.
  static func shapes(of diff: TokenDiff) -> String? {
    brandShapes(of: diff) ?? groupShapes(of: diff)
  }

  private static func brandShapes(of diff: TokenDiff) -> String? {
    guard let old = diff.brands.old, let new = diff.brands.new, old.isEmpty != new.isEmpty,
      !diff.isOneVersion
    else { return nil }
    let side = new.isEmpty ? "OLD" : "NEW"
    let other = new.isEmpty ? "NEW" : "OLD"
    return
      "the two have different shapes: \(side) has the brands \((old + new).quoted), and \(other) has none, so each is "
      + "compared with \(other); if both were imported, import \(side) with the files of one brand and the others under "
      + "'ignored' in tokenc.import.json"
  }

  private static func groupShapes(of diff: TokenDiff) -> String? {
    let renamed = diff.changes.filter { $0.kind == .renamed }
    guard renamed.count > 2 else { return nil }
    func group(_ long: String, _ short: String) -> String? {
      long.hasSuffix("." + short) ? String(long.dropLast(short.utf8.count + 1)) : nil
    }
    let added = renamed.compactMap { change in change.from.flatMap { group(change.path, $0) } }
    let removed = renamed.compactMap { change in change.from.flatMap { group($0, change.path) } }
    let isOfNew = added.count >= removed.count
    let groups = isOfNew ? added : removed
    guard let common = groups.first, groups.count * 2 > renamed.count,
      groups.count(where: { $0 == common }) * 2 > renamed.count
    else { return nil }
    return
      "the two have different shapes: \(isOfNew ? "NEW" : "OLD") has its tokens below '\(common)', and "
      + "\(isOfNew ? "OLD" : "NEW") hasn't; if both were imported, import both alike with 'tokenc import --by-type' "
      + "and compare those"
  }

  static func summary(of diff: TokenDiff) -> String {
    guard !diff.isEmpty else { return "no changes" }
    let own = diff.components.filter { $0.through == nil }
    let derived = diff.components.count - own.count
    var text = counts(diff.changes, "change")
    if diff.changes.isEmpty, !own.isEmpty { text = "" }
    for (isOfBrand, changes) in own.grouped(by: \.isOfBrand) {
      let subject = isOfBrand ? "brands" : "components"
      text +=
        (text.isEmpty ? "" : "; ")
        + counts(changes, "change of \(subject)", "changes of \(subject)")
    }
    if derived > 0 {
      text += "; \(counted(derived, "look follows", plural: "looks follow")) tokens"
    }
    let losses = diff.contrasts.count(where: \.isLoss)
    if losses > 0 { text += "; \(counted(losses, "pair loses", plural: "pairs lose")) contrast" }
    if diff.breakingCount > 0 { text += "; \(diff.breakingCount) breaking" }
    return diff.isOneVersion ? text : text + "; semver: \(diff.versionImpact.rawValue)"
  }

  /// For example `3 changes: 1 removed, 2 revalued`.
  private static func counts(
    _ changes: [VersionChange], _ one: String, _ many: String? = nil
  ) -> String {
    let counts = VersionChange.Kind.allCases.compactMap { kind in
      let count = changes.count(of: kind)
      return count == 0 ? nil : "\(count) \(kind.rawValue)"
    }
    let total = counted(changes.count, one, plural: many)
    return counts.isEmpty ? total : "\(total): \(counts.joined(separator: ", "))"
  }
}

/// A change that is alike in several themes, listed once.
struct ThemeGroup: Sendable {
  var themes: [ThemeLabel]
  var first: ThemeChange

  static func groups(of themes: [ThemeChange]) -> [ThemeGroup] {
    struct Key: Hashable {
      var values: Versions<TokenValue>
      var targets: Versions<String>
      // Equal values look different over different backgrounds.
      var deltaE: Double?
    }
    return themes.grouped {
      Key(values: $0.values, targets: $0.targets, deltaE: $0.difference?.deltaE)
    }.map { ThemeGroup(themes: $0.elements.map(\.theme), first: $0.elements[0]) }
  }

  /// The name of the themes; empty when they are all there are.
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
    case .number(let absolute, let relative):
      let text = Self.signed(absolute, decimals: 3)
      return relative.map { "\(text) (\(Self.signed($0 * 100, decimals: 1)) %)" } ?? text
    case nil: return ""
    }
  }

  private static func signed(_ number: Double, decimals: Int) -> String {
    (number > 0 ? "+" : "") + JSONNumber.text(number, decimals: decimals)
  }
}

extension ContrastChange.Theme {
  var ratioText: String {
    "\(JSONNumber.text(old, decimals: 2)) → \(JSONNumber.text(new, decimals: 2))"
  }

  /// For example `falls below 4.5`; `nil` when it crosses no limit.
  var crossing: String? {
    crossed.isEmpty ? nil : (isLoss ? "falls below " : "reaches ") + JSONNumber.text(minimum)
  }
}
