/// A token's values in all themes, without repetitions, as other languages store them.
struct ThemedRow {
  /// Indices into ``CompleteTokenTable/values``: one for all themes; or one for each variant of the
  /// axes, if brands don't differ; or these for each brand.
  let values: [Int]

  init(_ token: Token, in table: CompleteTokenTable) {
    let all = Array(token.values)
    let variants = table.variantCount
    // What is written differently and means the same is one value.
    func areSame(_ one: Int, _ other: Int) -> Bool {
      one == other || table.values[one].isEquivalent(to: table.values[other])
    }
    if all.allSatisfy({ areSame($0, all[0]) }) {
      values = [all[0]]
    } else if all.indices.allSatisfy({ areSame(all[$0], all[$0 % variants]) }) {
      values = Array(all[..<variants])
    } else {
      values = all
    }
  }
}

extension CompleteTokenTable {
  /// The contexts of each variant by name, for example `dark high`, or `light` for the first.
  var variantTitles: [String] {
    (0..<variantCount).map { variant in
      let names = axes.enumerated().compactMap { bit, axis in
        variant >> bit & 1 == 1 || bit == 0 ? axis.contexts[variant >> bit & 1] : nil
      }
      return names.joined(separator: " ")
    }
  }

  /// The meaning of the values of a row, for the comment above rows; `nil` if there is one theme.
  var rowLegend: String? {
    let brands = brands.map(\.name).joined(separator: ", ")
    let variants = variantTitles.joined(separator: ", ")
    return switch (self.brands.count > 1, variantCount > 1) {
    case (false, false): nil
    case (true, false): "One value, or one for each brand: \(brands)."
    case (false, true): "One value, or one for each of: \(variants)."
    case (true, true):
      "One value, or one for each of: \(variants); or these for each brand: \(brands)."
    }
  }
}

extension TokenFamily {
  /// The server's names of the tokens to use instead of deprecated ones, by their Swift cases.
  var replacementNames: [String: String] {
    let wanted = Set(tokens.lazy.compactMap { $0.deprecation?.replacement })
    return Dictionary(
      firstOf: tokens.lazy.filter { wanted.contains($0.names.caseName) }.map {
        ($0.names.caseName, $0.names.serverName)
      })
  }
}
