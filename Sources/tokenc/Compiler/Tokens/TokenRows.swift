/// The tokens that every theme has, each with its values in all of them.
struct TokenRows {
  /// The occurrences that state the names: those of the first theme that has the token.
  private(set) var tokens: [ResolvedToken] = []
  /// The values of the first token in all themes, of the second, and so on.
  private var values: [Int32] = []
  private var themeCount: Int

  init(themeCount: Int) {
    // Where nothing is resolved there are no rows, of whatever length.
    self.themeCount = max(themeCount, 1)
  }

  /// The rows of themes that have the same tokens in the same order; `nil` for others.
  init?(aligning themes: [ResolvedTheme]) {
    guard let first = themes.first else { return nil }
    self.init(themeCount: themes.count)
    tokens = first.tokens
    values = Array(repeating: 0, count: tokens.count * themeCount)
    for (number, theme) in themes.enumerated() {
      guard theme.tokens.count == tokens.count else { return nil }
      for row in tokens.indices {
        guard theme.tokens[row].path == tokens[row].path else { return nil }
        values[row * themeCount + number] = Int32(theme.tokens[row].value)
      }
    }
  }

  var indices: Range<Int> { tokens.indices }

  mutating func reserveCapacity(_ count: Int) {
    tokens.reserveCapacity(count)
    values.reserveCapacity(count * themeCount)
  }

  mutating func append(_ token: ResolvedToken, values: some Sequence<Int>) {
    tokens.append(token)
    self.values += values.lazy.map(Int32.init)
  }

  func values(at row: Int) -> ValueRow {
    ValueRow(of: values, at: row * themeCount, count: themeCount)
  }

  /// Drops the themes along axes along which no token differs.
  ///
  /// - Parameter axes: the axes of the themes; each one's bit is set in a theme's number for its
  ///   second context.
  /// - Returns: the axes along which some token differs.
  mutating func removeIdleAxes(_ axes: [ThemeAxis]) -> [ThemeAxis] {
    var kept = axes
    for bit in axes.indices.reversed() where isIdle(bit) {
      kept.remove(at: bit)
      let step = 1 << bit
      let old = self
      values.removeAll(keepingCapacity: true)
      for start in stride(from: 0, to: old.values.count, by: themeCount) {
        for theme in 0..<themeCount where theme & step == 0 {
          values.append(old.values[start + theme])
        }
      }
      themeCount /= 2
    }
    return kept
  }

  private func isIdle(_ bit: Int) -> Bool {
    let step = 1 << bit
    return stride(from: 0, to: values.count, by: themeCount).allSatisfy { start in
      (0..<themeCount).allSatisfy {
        $0 & step == 0 || values[start + $0] == values[start + $0 - step]
      }
    }
  }
}
