import TokenCompiler
import TokenScreens

/// A color on what is behind it, as the rules `contrast` and `drawn-contrast` judge it.
package struct JudgedContrast: Sendable {
  package enum Subject: Sendable {
    /// A pair of `tokenc.json`.
    case declared(DeclaredContrast)
    /// A component's drawing, with the element and property, for example `Banner.title.textColor`.
    case drawn(PaintedColor, place: String)
  }

  package let subject: Subject
  /// The themes in which it counts.
  package let themes: [Int]
  /// The numbers of the tokens in the table.
  package let foreground: Int
  package let background: Int

  package func judgement(_ contrast: PaintedContrast, in theme: Int) -> PaintedContrast.Judgement? {
    switch subject {
    case .declared(let declared): contrast.judgement(of: declared, in: theme)
    case .drawn(let painted, _): contrast.judgement(of: painted, in: theme)
    }
  }

  package func decidingTokens(_ contrast: PaintedContrast, in theme: Int) -> [Int] {
    switch subject {
    case .declared(let declared): contrast.decidingTokens(of: declared, in: theme)
    case .drawn(let painted, _): contrast.decidingTokens(of: painted, in: theme)
    }
  }
}

extension Linter {
  /// The contrasts that the rules that are switched on judge, without those that are suppressed.
  package func judgedContrasts() -> [JudgedContrast] {
    var diagnostics = DiagnosticCollector()
    let suppressions = Suppressions(table.resolution, reporting: &diagnostics)
    return rules.flatMap { rule, _ -> [JudgedContrast] in
      let scope = RuleScope(rule, table.configuration.lint.rules[rule.id] ?? RuleSettings())
      func isJudged(_ token: Int) -> Bool {
        let token = table.tokens[token]
        return scope.includes(token) && !suppressions.suppress(rule.id, at: token.path)
      }
      switch rule {
      case is ContrastRule: return declaredContrasts.filter { isJudged($0.foreground) }
      case is DrawnContrastRule: return drawnContrasts.filter { isJudged($0.foreground) }
      default: return []
      }
    }
  }

  private var declaredContrasts: [JudgedContrast] {
    table.declaredContrasts.map { declared in
      JudgedContrast(
        subject: .declared(declared),
        themes: table.themes.indices.filter { declared.pair.counts(in: table.themes[$0]) },
        foreground: declared.foreground, background: declared.background)
    }
  }

  private var drawnContrasts: [JudgedContrast] {
    guard let design else { return [] }
    let occurrences = PaintAudit.occurrences(in: design)
    return occurrences.grouped(by: \.painted).compactMap { painted, occurrences in
      guard let foreground = painted.color.token, let background = painted.background?.token else {
        return nil
      }
      return JudgedContrast(
        subject: .drawn(painted, place: occurrences[0].place),
        themes: Array(table.themes.indices), foreground: foreground, background: background)
    }
  }
}
