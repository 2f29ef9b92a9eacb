import TokenCompiler

/// The tokens nearest to a value, in each theme.
package struct TokenSearch: Sendable {
  struct Match: Hashable, Sendable {
    let token: Int
    /// ΔE (CIEDE2000) for colors, points for lengths; see ``FindQuery``.
    let distance: Double
  }

  /// Themes with the same answer, by their numbers in the table.
  package struct Answer: Sendable {
    var themes: [Int]
    /// Nearest first; equally near ones in authored order.
    var matches: [Match]
  }

  package let table: TokenTable
  package var limit = 5
  /// A Boolean value that indicates whether tokens that serve aliases only are among the answers.
  package var includesHidden = true

  package init(table: TokenTable, limit: Int = 5) {
    self.table = table
    self.limit = limit
  }

  /// Answers for every theme, equal ones joined; `nil` for a missing token of that name.
  package func answers(to query: FindQuery) -> [Answer]? {
    var asked: Int?
    if case .token(let text) = query {
      asked = table.index(ofPath: text)
      guard asked != nil else { return nil }
    }
    let points = table.configuration.pointsPerRem
    let measured = table.values.map { SeenValue($0, pointsPerRem: points) }
    var result: [Answer] = []
    for theme in table.themes.indices {
      let matches = matches(query, asked: asked, in: theme, measured)
      if let known = result.firstIndex(where: { isSame($0, matches, in: theme) }) {
        result[known].themes.append(theme)
      } else {
        result.append(Answer(themes: [theme], matches: matches))
      }
    }
    return result
  }

  /// Returns a Boolean value that indicates whether an answer has these matches and shows them alike.
  private func isSame(_ answer: Answer, _ matches: [Match], in theme: Int) -> Bool {
    answer.matches == matches
      && matches.allSatisfy { match in
        let token = table.tokens[match.token]
        return table.value(of: token, in: theme) == table.value(of: token, in: answer.themes[0])
          && table.aliasChain(of: token, in: theme).map(\.path)
            == table.aliasChain(of: token, in: answer.themes[0]).map(\.path)
      }
  }

  private func matches(
    _ query: FindQuery, asked: Int?, in theme: Int, _ measured: [SeenValue]
  ) -> [Match] {
    guard let target = target(query, asked: asked, in: theme) else { return [] }
    let type = asked.flatMap { table.type(of: table.tokens[$0]) }
    /// The best matches so far, nearest first, at most `limit`.
    var best: [Match] = []
    for (number, token) in table.tokens.enumerated() where number != asked {
      guard includesHidden || !token.names.isHidden, let index = token.values.index(in: theme),
        type == nil || type == table.values[index].type
      else { continue }
      let bound = best.count < limit ? Double.infinity : best[best.count - 1].distance
      guard let distance = target.distance(to: measured[index], atMost: bound),
        best.count < limit || distance < bound
      else { continue }
      let rank = best.firstIndex { $0.distance > distance } ?? best.count
      best.insert(Match(token: number, distance: distance), at: rank)
      if best.count > limit { best.removeLast() }
    }
    return best
  }

  private func target(_ query: FindQuery, asked: Int?, in theme: Int) -> Target? {
    switch query {
    case .color(let color): return .value(.color(SeenColor(color)))
    case .length(let length): return .value(.length(length))
    case .shadow(let layer): return .shadowLayer(SeenShadowLayer(layer) { $0.value })
    case .textStyle(let style): return .textStyle(style)
    case .token:
      return asked.flatMap { table.seenValue(of: table.tokens[$0], in: theme) }.map { seen in
        guard case .textStyle(let style) = seen else { return .value(seen) }
        return .textStyle(TextStyleQuery(like: style))
      }
    }
  }

  private enum Target {
    case value(SeenValue)
    case textStyle(TextStyleQuery)
    /// The nearest layer of a shadow counts.
    case shadowLayer(SeenShadowLayer)

    func distance(to value: SeenValue, atMost bound: Double) -> Double? {
      switch (self, value) {
      case (.textStyle(let query), .textStyle(let style)): return query.distance(to: style)
      case (.shadowLayer(let layer), .shadow(let layers)):
        let tolerance = ValueTolerance(color: bound, length: bound)
        return layers.compactMap { layer.distance(to: $0, within: tolerance) }.min()
      case (.textStyle, _), (.shadowLayer, _): return nil
      case (.value(let target), _):
        return target.distance(to: value, within: ValueTolerance(color: bound, length: bound))
      }
    }
  }
}
