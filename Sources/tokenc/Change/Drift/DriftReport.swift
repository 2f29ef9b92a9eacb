import TokenCompiler

/// The differences of another tool's file from the tokens, each with its position in them.
///
/// Facts that only one of the two can know are no difference: former names, deprecations, component
/// specs, and another path that a mapping file or the code syntax for iOS gives the same token.
package struct DriftReport: Sendable {
  /// The comparison with what is a difference and not allowed.
  package private(set) var diff: TokenDiff
  package private(set) var findings: [Finding]
  package let allowedCount: Int
  package let stale: [AllowedDrift.Entry]

  package struct Finding: Sendable {
    var kind: VersionChange.Kind
    /// The token's path in the tokens, or where they lack it that of the other file.
    var path: String
    /// The difference, as in `alfa dark: #ff0000 → #ee0000 (ΔE 2.1)`; equal text, equal difference.
    var detail: String
    var range: SourceRange?

    var message: String {
      switch kind {
      case .added: "the tokens lack '\(path)': \(detail)"
      case .removed: "'\(path)' is in the tokens alone: \(detail)"
      case .renamed: "'\(path)' has another name: \(detail)"
      case .revalued: "'\(path)' has another value: \(detail)"
      case .realiased: "'\(path)' is another alias: \(detail)"
      case .retyped: "'\(path)' has another type: \(detail)"
      case .redescribed: "'\(path)' has another description: \(detail)"
      case .deprecated, .undeprecated: "'\(path)': \(detail)"
      }
    }

    package var diagnostic: Diagnostic { .warning(.drift, message, at: range) }
  }

  /// - Parameters:
  ///   - diff: a comparison of the tokens, the old side, with what another tool has.
  ///   - allowed: the differences that are known, with their reasons.
  package init(_ diff: TokenDiff, tokens: ComparedTokens, allowed: AllowedDrift) {
    var diff = diff
    diff.components = []
    diff.contrasts = []
    let listed = Set(allowed.entries.map(\.key))
    let all = diff.changes.compactMap { change in
      Self.finding(change, in: tokens).map { finding in
        (change: change, finding: finding, key: AllowedDrift.entry(finding, reason: "").key)
      }
    }
    let open = all.filter { !listed.contains($0.key) }
    diff.changes = open.map(\.change)
    self.diff = diff
    findings = open.map(\.finding)
    allowedCount = all.count - open.count
    let gone = listed.subtracting(all.map(\.key))
    stale = allowed.entries.filter { gone.contains($0.key) }
  }

  /// The list without entries that no longer differ and, for a reason, with everything that does.
  package func updated(_ allowed: AllowedDrift, reason: String?) -> AllowedDrift {
    let gone = Set(stale.map(\.key))
    var result = allowed
    result.entries.removeAll { gone.contains($0.key) }
    if let reason { result.entries += findings.map { AllowedDrift.entry($0, reason: reason) } }
    return result
  }

  private static func finding(_ change: VersionChange, in tokens: ComparedTokens) -> Finding? {
    let path = change.from ?? change.path
    let token = tokens[path].map { tokens.tokens[$0] }
    guard let detail = detail(of: change) else { return nil }
    return Finding(
      kind: change.kind, path: path, detail: detail,
      range: token.map { range(of: change, $0, in: tokens) })
  }

  /// The value of the first theme that differs, or the token's name.
  private static func range(
    of change: VersionChange, _ token: Token, in tokens: ComparedTokens
  ) -> SourceRange {
    let table = tokens.table
    guard [.revalued, .realiased].contains(change.kind), let label = change.themes.first?.theme
    else { return table.nameRange(of: token) }
    let brand = table.brands.firstIndex(of: label.brand) ?? 0
    let variant = table.axes.enumerated().reduce(0) { sum, axis in
      sum | (label.contexts[axis.element] == axis.element.contexts[1] ? 1 << axis.offset : 0)
    }
    let theme = brand << table.axes.count + variant
    guard table.themes.indices.contains(theme), let node = table.valueNode(of: token, in: theme)
    else { return table.nameRange(of: token) }
    return table.tape.range(node)
  }

  /// The difference in words; `nil` where nothing differs that both could know.
  private static func detail(of change: VersionChange) -> String? {
    switch change.kind {
    case .deprecated, .undeprecated: return nil
    case .added, .removed:
      return change.themes.lazy.compactMap { $0.values.old ?? $0.values.new }.first?.shortText ?? ""
    case .renamed:
      // The same path with other names: only what the other tool states counts, and that is in its path.
      guard let from = change.from, from != change.path else { return nil }
      if change.rename == .sameVariable {
        // Another path below the group that an import puts it in is the designer's doing.
        if from.hasSuffix(".\(change.path)") || change.path.hasSuffix(".\(from)") { return nil }
      } else if case .stated? = change.rename {
        return nil
      }
      return "'\(change.path)' (\(change.rename?.text ?? ""))"
    case .retyped:
      let types = change.themes.first?.values.map(\.type.rawValue)
      return "\(types?.old ?? "?") → \(types?.new ?? "?")"
    case .redescribed:
      // A tool writes an empty text where there is none.
      guard (change.texts.old ?? "") != (change.texts.new ?? "") else { return nil }
      return "'\(change.texts.old ?? "")' → '\(change.texts.new ?? "")'"
    case .revalued:
      return groups(change.themes) { theme in
        let measure = theme.difference?.deltaE.map { " (ΔE \(JSONNumber.text($0, decimals: 1)))" }
        return "\(theme.values.old?.shortText ?? "none") → "
          + "\(theme.values.new?.shortText ?? "none")\(measure ?? "")"
      }
    case .realiased:
      return groups(change.themes) { theme in
        func text(_ target: String?) -> String { target.map { "{\($0)}" } ?? "a value of its own" }
        return "\(text(theme.targets.old)) → \(text(theme.targets.new))"
      }
    }
  }

  /// The differences in themes, those with the same words together.
  private static func groups(_ themes: [ThemeChange], _ words: (ThemeChange) -> String) -> String {
    themes.grouped(by: words).map { text, themes in
      let names = themes.map(\.theme.shortText).filter { !$0.isEmpty }
      return names.isEmpty ? text : "\(names.joined(separator: ", ")): \(text)"
    }.joined(separator: "; ")
  }
}

extension Diagnostic.ID {
  package static let drift = Self("drift")
  static let allowedDrift = Self("allowed-drift")
}
