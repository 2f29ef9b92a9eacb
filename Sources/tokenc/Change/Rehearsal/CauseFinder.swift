import TokenCompiler
import TokenScreens

/// Finds what is behind a difference: the token whose own value or alias changed, however many aliases
/// lie between it and what is drawn, or the spec.
struct CauseFinder: Sendable {
  let old: TokenTable
  let new: TokenTable
  private let themes: [ThemePair]
  /// For each token of the new version its index in the old one.
  private let origins: [Int?]
  /// The names of components in the new version whose specs say something else.
  let changedSpecs: Set<String>

  init(
    _ old: TokenTable, _ new: TokenTable, themes: [ThemePair], _ diff: TokenDiff
  ) {
    self.old = old
    self.new = new
    self.themes = themes
    let formerPaths = Dictionary(
      firstOf: diff.changes.compactMap { change in
        change.kind == .renamed ? change.from.map { (change.path, $0) } : nil
      })
    origins = new.tokens.map { token in
      old.index(ofText: token.text) ?? formerPaths[token.text].flatMap { old.index(ofText: $0) }
    }
    changedSpecs = Set(diff.components.compactMap { $0.through == nil ? $0.component : nil })
  }

  /// Why a color, length or style that two tokens give is another one in a theme; `nil` where it is the
  /// same.
  func cause(_ one: Int, _ other: Int, in theme: Int) -> RehearsalCause? {
    guard origins[other] == one else { return nil }
    var before = one
    var now = other
    let oldTheme = themes[theme].old
    let newTheme = themes[theme].new
    // A way of aliases has an end.
    for _ in new.tokens.indices {
      guard let oldTarget = target(of: before, old, oldTheme),
        let newTarget = target(of: now, new, newTheme), origins[newTarget] == oldTarget
      else { break }
      before = oldTarget
      now = newTarget
    }
    return token(before, now)
  }

  func isSame(_ one: Int, _ other: Int) -> Bool { origins[other] == one }

  private func target(of token: Int, _ table: TokenTable, _ theme: Int) -> Int? {
    table.occurrence(of: table.tokens[token], in: theme)?.aliasTarget.flatMap {
      table.index(of: $0)
    }
  }

  private func token(_ before: Int, _ now: Int) -> RehearsalCause {
    var values: [RehearsalFinding.Value] = []
    for (number, theme) in themes.enumerated() {
      let old = text(before, self.old, theme.old)
      let new = text(now, self.new, theme.new)
      guard old != new else { continue }
      let property = RehearsalFinding.Property(old: old, new: new)
      values.add(.property(property), in: number)
    }
    return RehearsalCause(kind: .token, name: new.tokens[now].text, values: values)
  }

  /// For example `{gray.500} #888888`.
  private func text(_ token: Int, _ table: TokenTable, _ theme: Int) -> String {
    let alias = target(of: token, table, theme).map { "{\(table.tokens[$0].text)} " } ?? ""
    return alias + ThemedValue(.token(token), table, theme).text
  }
}

extension [RehearsalFinding.Value] {
  mutating func add(_ measure: RehearsalFinding.Measure, in theme: Int) {
    if let known = firstIndex(where: { $0.measure == measure }) {
      self[known].themes.append(theme)
    } else {
      append(.init(themes: [theme], measure: measure))
    }
  }
}
