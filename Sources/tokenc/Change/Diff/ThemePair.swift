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

  /// The indices of a modifier among those of brands, in either side.
  private struct SharedModifier {
    let oldIndex: Int
    let newIndex: Int
  }

  /// The brands that both sides have, with their numbers: those with the same context of each
  /// modifier that both sides have. Where either side has one context only, the two are compared
  /// whatever their names.
  private static func brands(_ old: ComparedTokens, _ new: ComparedTokens) -> [BrandPair] {
    let (oldModifiers, newModifiers) = (old.brandModifiers, new.brandModifiers)
    let oldBrands = oldModifiers.combinations
    let newBrands = newModifiers.combinations
    var newNames: [String: String] = [:]
    for brand in new.configuration.brands {
      for name in brand.formerNames where newNames[name] == nil { newNames[name] = brand.name }
    }
    let newIndices = oldModifiers.map { modifier in
      newModifiers.firstIndex { $0.name == modifier.name }
    }
    // Those whose contexts have to be the same.
    let shared = oldModifiers.indices.compactMap { oldIndex in
      newIndices[oldIndex].flatMap { newIndex -> SharedModifier? in
        let isAlone =
          oldModifiers[oldIndex].contexts.count == 1 && newModifiers[newIndex].contexts.count == 1
        return isAlone ? nil : SharedModifier(oldIndex: oldIndex, newIndex: newIndex)
      }
    }
    // Compared are those alone that have the same context of the first of these.
    var candidates: [String?: [Int]] = [:]
    for (index, brand) in oldBrands.enumerated() {
      let context = shared.first.map { brand[$0.oldIndex] }
      candidates[context, default: []].append(index)
      if let context, let now = newNames[context], now != context {
        candidates[now, default: []].append(index)
      }
    }
    return newBrands.enumerated().flatMap { newIndex, newBrand in
      (candidates[shared.first.map { newBrand[$0.newIndex] }] ?? []).compactMap {
        oldIndex -> BrandPair? in
        let oldBrand = oldBrands[oldIndex]
        let isSame = shared.allSatisfy { modifier in
          let before = oldBrand[modifier.oldIndex]
          let now = newBrand[modifier.newIndex]
          return now == before || now == newNames[before]
        }
        guard isSame else { return nil }
        let names =
          newBrand + oldModifiers.indices.filter { newIndices[$0] == nil }.map { oldBrand[$0] }
        let name = names.isEmpty ? CompilePlan.defaultBrand : names.joined(separator: "/")
        return (name, oldIndex, newIndex)
      }
    }
  }
}
