import TokenCompiler

/// Pairs brands that only one of two versions has, where all tokens of both have the same values.
struct BrandsAlike {
  private let old: ComparedTokens
  private let new: ComparedTokens
  /// The contexts of the axes, in each variant.
  private let variants: [[ThemeAxis: String]]
  private let oldNumbers: [String: Int]
  private let newNumbers: [String: Int]
  /// The tokens that both versions show, by their indices.
  private let shared: [(old: Int, new: Int)]

  /// How many brands with the same values are compared: of more, none is another's new name.
  private static let mostAlike = 16

  private init(_ old: ComparedTokens, _ new: ComparedTokens) {
    self.old = old
    self.new = new
    let axes = ThemeAxis.allCases.filter { old.axes.contains($0) || new.axes.contains($0) }
    variants = (0..<1 << axes.count).map { variant in
      var contexts: [ThemeAxis: String] = [:]
      for (bit, axis) in axes.enumerated() { contexts[axis] = axis.contexts[variant >> bit & 1] }
      return contexts
    }
    oldNumbers = Dictionary(firstOf: old.brands.enumerated().map { ($1, $0) })
    newNumbers = Dictionary(firstOf: new.brands.enumerated().map { ($1, $0) })
    shared = old.tokens.indices.compactMap { index in
      let token = old.tokens[index]
      return token.names.isHidden ? nil : new[token.text].map { (index, $0) }
    }
  }

  /// The brand that has the values of each one that is gone, where nothing else could be meant.
  static func pairs(
    _ old: ComparedTokens, _ new: ComparedTokens, gone: [String], come: [String]
  ) -> [String: String] {
    guard !gone.isEmpty, !come.isEmpty else { return [:] }
    let comparison = BrandsAlike(old, new)
    guard !comparison.shared.isEmpty else { return [:] }
    return comparison.pairs(gone: gone, come: come)
  }

  private func pairs(gone: [String], come: [String]) -> [String: String] {
    let (oldValues, newValues) = signatures(gone: gone, come: come)
    let comeByValues = Dictionary(grouping: newValues.keys) { newValues[$0] ?? [] }
    var result: [String: String] = [:]
    for (values, group) in Dictionary(grouping: oldValues.keys, by: { oldValues[$0] ?? [] }) {
      let others = comeByValues[values] ?? []
      guard max(group.count, others.count) <= Self.mostAlike else { continue }
      let alike = group.map { brand in others.filter { hasValues(of: brand, $0) } }
      for (brand, found) in zip(group, alike) where found.count == 1 {
        if alike.count(where: { $0.contains(found[0]) }) == 1 { result[brand] = found[0] }
      }
    }
    return result
  }

  // MARK: Values

  /// For each brand the numbers of the values that no theme of either side lacks.
  private func signatures(
    gone: [String], come: [String]
  ) -> (old: [String: [Int]], new: [String: [Int]]) {
    let oldThemes = gone.map { brand in themes(of: oldNumbers[brand], in: old) }
    let newThemes = come.map { brand in themes(of: newNumbers[brand], in: new) }
    let complete = shared.filter { pair in
      oldThemes.allSatisfy { $0.allSatisfy { old[pair.old, $0] != nil } }
        && newThemes.allSatisfy { $0.allSatisfy { new[pair.new, $0] != nil } }
    }
    var pool = Pool<TokenValue>()
    let oldValues = old.values.map { pool.number(of: $0) }
    let newValues = new.values.map { pool.number(of: $0) }
    var result: (old: [String: [Int]], new: [String: [Int]]) = ([:], [:])
    for (brand, themes) in zip(gone, oldThemes) where !themes.isEmpty {
      result.old[brand] = themes.flatMap { theme in
        complete.compactMap { old[$0.old, theme].map { oldValues[$0.value] } }
      }
    }
    for (brand, themes) in zip(come, newThemes) where !themes.isEmpty {
      result.new[brand] = themes.flatMap { theme in
        complete.compactMap { new[$0.new, theme].map { newValues[$0.value] } }
      }
    }
    return result
  }

  private func themes(of brand: Int?, in side: ComparedTokens) -> [Int] {
    brand.map { number in variants.map { side.theme(ofBrand: number, in: $0) } } ?? []
  }

  /// Returns a Boolean value that indicates whether a brand of the old version and one of the new one have the same
  /// tokens with the same values.
  private func hasValues(of brand: String, _ other: String) -> Bool {
    zip(themes(of: oldNumbers[brand], in: old), themes(of: newNumbers[other], in: new))
      .allSatisfy { oldTheme, newTheme in
        shared.allSatisfy { pair in
          // A token that went away says nothing of the brand.
          guard let before = old[pair.old, oldTheme], let now = new[pair.new, newTheme] else {
            return true
          }
          return old.values[before.value] == new.values[now.value]
        }
      }
  }
}
