/// A theme with other values for some tokens, and for those that follow them: what ``ThemeState`` refers
/// to. It is made once for a set of overrides, and freed with the last theme that has it.
@_spi(Generated) public final class OverriddenTheme: Sendable {
  let brand: Int
  let overlay: ThemeOverlay
  let references: ThemeReferences
  /// The values of overridden tokens, by their nodes.
  let overrides: [Int: ValueParts]
  /// The values of the tokens in enums that are overridden or follow such ones, by their nodes.
  private let outcomes: [Int: Outcome]

  private enum Outcome: Sendable {
    /// One value in every context.
    case same(ValueParts)
    /// For each variant, what replaces parts of the theme's own value.
    case patched([[ValuePatch]])
  }

  init(
    brand: Int, overlay: ThemeOverlay, references: ThemeReferences, overrides: [Int: ValueParts]
  ) {
    self.brand = brand
    self.overlay = overlay
    self.references = references
    self.overrides = overrides
    let search = PatchSearch(brand: brand, references: references, overrides: overrides)
    var outcomes: [Int: Outcome] = [:]
    for node in search.affectedTokens {
      outcomes[node] = Self.outcome(of: search.patches(of: node))
    }
    self.outcomes = outcomes
  }

  private static func outcome(of patches: [[ValuePatch]]) -> Outcome? {
    if patches.allSatisfy(\.isEmpty) { return nil }
    let first = patches[0].first
    let isSame = patches.allSatisfy {
      $0.count == 1 && $0[0].isWhole && $0[0].node == first?.node
    }
    if isSame, let first { return .same(first.source) }
    return .patched(patches)
  }

  /// The value of a token, or `nil` if the overrides don't change it; `base` is that without overrides.
  func value<Value: PackedValue>(
    _ family: Int, _ ordinal: Int, in context: ThemeContext, over base: () -> Value
  ) -> Value? {
    switch outcomes[references.node(family, ordinal)] {
    case nil: nil
    case .same(let parts): Value(parts)
    case .patched(let patches): Value(parts(base().parts, patches, in: context))
    }
  }

  private func parts(
    _ base: ValueParts, _ patches: [[ValuePatch]], in context: ThemeContext
  ) -> ValueParts {
    let variants = patches.map { patches in
      var parts = base
      for patch in patches { parts.apply(patch) }
      return parts
    }
    var result = variants[context.variant(alongAxes: references.axes)]
    // Colors have all their variants in one value.
    let own = result.colors
    let colorAxes = ThemeAxes(bits: references.axes & ~ThemeContext.regularBit) | .gamut
    for index in own.indices {
      result.colors[index] = ColorValue(varyingWith: colorAxes) { colorContext, gamut in
        let full = ThemeContext(
          bits: colorContext.bits | context.bits & ThemeContext.regularBit)
        let colors = variants[full.variant(alongAxes: self.references.axes)].colors
        return index < colors.count
          ? colors[index].resolved(in: full, gamut: gamut)
          : own[index].resolved(in: context, gamut: gamut)
      }
    }
    return result
  }
}

extension OverriddenTheme: Hashable {
  /// Returns a Boolean value that indicates whether both have the same values for the same tokens, over the same
  /// brand and pack.
  public static func == (one: OverriddenTheme, other: OverriddenTheme) -> Bool {
    one === other
      || one.brand == other.brand && one.overlay == other.overlay
        && one.overrides == other.overrides
  }

  /// Feeds the brand, the pack and the overridden tokens into the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(brand)
    hasher.combine(overlay)
    hasher.combine(Set(overrides.keys))
  }
}

/// Finds what overrides change of tokens that follow them.
private struct PatchSearch {
  let brand: Int
  let references: ThemeReferences
  let overrides: [Int: ValueParts]

  /// A part of a value that is looked for in a token, and where it stands in the value asked for.
  private struct Step {
    var node: Int
    var part: PartRange
    var firstColor: Int
    var firstNumber: Int
    var scalesLines: Bool
  }

  /// The tokens in enums that are overridden, or refer to such ones over any number of others.
  var affectedTokens: [Int] {
    var isReached = [Bool](repeating: false, count: references.nodes.count)
    var pending = Array(overrides.keys)
    for node in pending { isReached[node] = true }
    while let node = pending.popLast() {
      for follower in references.followers[node] where !isReached[follower] {
        isReached[follower] = true
        pending.append(follower)
      }
    }
    return (0..<references.tokenCount).filter { isReached[$0] }
  }

  /// The replacements of parts of a token's value, for each variant.
  func patches(of node: Int) -> [[ValuePatch]] {
    (0..<1 << references.axes.nonzeroBitCount).map { patches(of: node, variant: $0) }
  }

  private func patches(of node: Int, variant: Int) -> [ValuePatch] {
    var patches: [ValuePatch] = []
    var pending = [
      Step(node: node, part: .whole, firstColor: 0, firstNumber: 0, scalesLines: false)
    ]
    while let step = pending.popLast() {
      if let source = overrides[step.node] {
        patches.append(
          ValuePatch(
            node: step.node, source: source, taken: step.part, firstColor: step.firstColor,
            firstNumber: step.firstNumber, scalesLines: step.scalesLines))
        continue
      }
      for reference in references.nodes[step.node].references
      where reference.counts(inBrand: brand, variant: variant) {
        let common = step.part.intersection(reference.part)
        guard !common.isEmpty else { continue }
        pending.append(
          Step(
            node: reference.target,
            part: reference.part == .whole ? common : common.within(reference.part),
            firstColor: step.firstColor + common.colors.lowerBound - step.part.colors.lowerBound,
            firstNumber: step.firstNumber + common.numbers.lowerBound
              - step.part.numbers.lowerBound,
            scalesLines: step.scalesLines || reference.scalesLines))
      }
    }
    return patches
  }
}
