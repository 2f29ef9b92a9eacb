import TokenCompiler

/// A theme of the old version and the one of the new version that it is compared with.
package struct ThemePair: Sendable {
  var label: ThemeLabel
  /// The theme's index in either side's resolution.
  var old: Int
  var new: Int

  /// Pairs the themes of two sides by brand and by the contexts of their axes.
  ///
  /// Brands that only one side has are left out. A side without brands, or without an axis, means
  /// the same in all of them, so its one theme stands against each of the other side's.
  package static func pairs(_ old: ComparedTokens, _ new: ComparedTokens) -> [ThemePair] {
    let axes = ThemeAxis.allCases.filter { old.axes.contains($0) || new.axes.contains($0) }
    return brands(old, new).flatMap { name, oldBrand, newBrand in
      (0..<1 << axes.count).map { variant in
        var contexts: [ThemeAxis: String] = [:]
        for (bit, axis) in axes.enumerated() { contexts[axis] = axis.contexts[variant >> bit & 1] }
        return ThemePair(
          label: ThemeLabel(brand: name, contexts: contexts),
          old: old.theme(ofBrand: oldBrand, in: contexts),
          new: new.theme(ofBrand: newBrand, in: contexts))
      }
    }
  }

  /// The brands that both sides have, with their numbers; two brands alone are compared whatever
  /// their names.
  private static func brands(
    _ old: ComparedTokens, _ new: ComparedTokens
  ) -> [(name: String, old: Int, new: Int)] {
    switch (old.brands, new.brands) {
    case (nil, nil): return [(CompilePlan.defaultBrand, 0, 0)]
    case (let names?, nil): return names.indices.map { (names[$0], $0, 0) }
    case (nil, let names?): return names.indices.map { (names[$0], 0, $0) }
    case (let oldNames?, let newNames?):
      if oldNames.count == 1, newNames.count == 1 { return [(newNames[0], 0, 0)] }
      return newNames.indices.compactMap { new in
        oldNames.firstIndex(of: newNames[new]).map { (newNames[new], $0, new) }
      }
    }
  }
}
