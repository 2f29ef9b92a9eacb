import TokenCompiler

/// A theme of the old version and the one of the new version that it is compared with.
package struct ThemePair: Sendable {
  var label: ThemeLabel
  /// The theme's index in either side's resolution, or in either table of a rehearsal.
  var old: Int
  var new: Int

  /// The brand's index among those of either side.
  var oldBrand: Int
  var newBrand: Int

  /// Pairs the themes of two sides by brand and by the contexts of their axes.
  ///
  /// Brands that only one side has are left out. A side without a modifier of brands, or without an
  /// axis, means the same in all of its contexts, so its one theme stands against each of the other
  /// side's.
  package static func pairs(_ old: ComparedTokens, _ new: ComparedTokens) -> [ThemePair] {
    let axes = ThemeAxis.allCases.filter { old.axes.contains($0) || new.axes.contains($0) }
    return brands(old, new).flatMap { brand in
      (0..<1 << axes.count).map { variant in
        var contexts: [ThemeAxis: String] = [:]
        for (bit, axis) in axes.enumerated() { contexts[axis] = axis.contexts[variant >> bit & 1] }
        return ThemePair(
          label: ThemeLabel(brand: brand.name, contexts: contexts),
          old: old.theme(ofBrand: brand.old, in: contexts),
          new: new.theme(ofBrand: brand.new, in: contexts),
          oldBrand: brand.old, newBrand: brand.new)
      }
    }
  }

  private typealias BrandPair = (name: String, old: Int, new: Int)

  /// The brands that both sides have, with their numbers: those with the same context of each
  /// modifier that both sides have. Where either side has one context only, the two are compared
  /// whatever their names.
  private static func brands(_ old: ComparedTokens, _ new: ComparedTokens) -> [BrandPair] {
    let (oldModifiers, newModifiers) = (old.brandModifiers, new.brandModifiers)
    let (oldBrands, newBrands) = (oldModifiers.combinations, newModifiers.combinations)
    return newBrands.indices.flatMap { newIndex in
      oldBrands.indices.compactMap { oldIndex -> BrandPair? in
        var names = newBrands[newIndex]
        for (modifier, context) in zip(oldModifiers, oldBrands[oldIndex]) {
          guard let place = newModifiers.firstIndex(where: { $0.name == modifier.name }) else {
            names.append(context)
            continue
          }
          let isAlone = modifier.contexts.count == 1 && newModifiers[place].contexts.count == 1
          let now = new.configuration.brands.first { $0.formerNames.contains(context) }?.name
          guard isAlone || names[place] == context || names[place] == now else { return nil }
        }
        let name = names.isEmpty ? CompilePlan.defaultBrand : names.joined(separator: "/")
        return (name, oldIndex, newIndex)
      }
    }
  }
}
