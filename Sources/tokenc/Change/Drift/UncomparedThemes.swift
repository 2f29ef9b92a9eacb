import TokenCompiler

/// The parts that a comparison with another tool's file leaves out: brands that one side lacks, and contexts of
/// modifiers without a role.
package enum UncomparedThemes {
  package static func notices(_ old: ComparedTokens, _ new: ComparedTokens) -> [String] {
    let pairs = ThemePair.pairs(old, new)
    let oldBrands = Set(pairs.map(\.oldBrand))
    let newBrands = Set(pairs.map(\.newBrand))
    let brands = [
      missing(old.table.brands, compared: oldBrands, "the tokens have"),
      missing(new.table.brands, compared: newBrands, "the other file has"),
    ]
    let fixed = old.table.fixedModifiers + new.table.fixedModifiers
    let contexts = fixed.grouped(by: \.name).map { name, fixed in
      let others = fixed.flatMap(\.otherContexts).unique()
      return "of '\(name)' only '\(fixed[0].context)' is compared; "
        + "'--modifier \(name)=CONTEXT' compares \(others.quoted)"
    }
    return brands.compactMap(\.self) + contexts
  }

  private static func missing(_ brands: [String], compared: Set<Int>, _ side: String) -> String? {
    let missing = brands.indices.filter { !compared.contains($0) }.map { brands[$0] }
    return missing.isEmpty ? nil : "brands that only \(side) are not compared: \(missing.quoted)"
  }
}
