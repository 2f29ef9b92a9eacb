/// Which themes a compilation needs: every brand in every combination of the run-time axes.
package struct CompilePlan: Sendable {
  var brands: [String]
  var axes: [ThemeAxis]
  /// For each brand, one input per variant, in the order of the variants' numbers.
  var inputs: [ResolverInput]

  /// The modifier whose contexts are brands.
  package static let brandModifier = "brand"
  /// The brand of an input that has no such modifier.
  package static let defaultBrand = "default"

  /// Plans a theme for each input, apart from all brands and axes.
  init(inputs: [ResolverInput]) {
    brands = inputs.count == 1 ? [Self.defaultBrand] : inputs.map(\.text)
    axes = []
    self.inputs = inputs
  }

  /// Plans for a document, the brands to compile and the contexts of all other modifiers.
  ///
  /// - Parameters:
  ///   - brands: the brands to compile; all when empty.
  ///   - choices: modifier and context, for modifiers that are fixed at compile time.
  /// - Returns: `nil` when something can't be chosen, which is reported.
  init?(
    for document: ResolverDocument, brands: [String],
    choices: [(modifier: String, context: String)],
    reporting diagnostics: inout DiagnosticCollector
  ) {
    let known = document.modifiers.first { $0.name == Self.brandModifier && $0.isInOrder }?.contexts
    let fixed = choices.map { InputSelection.modifier($0.modifier, of: document) ?? $0.modifier }
    if known != nil, let index = fixed.firstIndex(of: Self.brandModifier) {
      diagnostics.report(.brandAsModifier(choices[index].context))
      return nil
    }
    guard
      let brands = Self.select(brands, among: known, reporting: &diagnostics),
      let axes = Self.axes(of: document, fixed: fixed, reporting: &diagnostics)
    else { return nil }
    self.brands = brands
    self.axes = axes
    inputs = []
    for brand in brands {
      for variant in 0..<1 << axes.count {
        var all = choices
        if known != nil { all.append((Self.brandModifier, brand)) }
        for (bit, axis) in axes.enumerated() {
          all.append((axis.rawValue, axis.contexts[variant >> bit & 1]))
        }
        guard
          let input = InputSelection.input(for: document, choices: all, reporting: &diagnostics)
        else { return nil }
        inputs.append(input)
      }
    }
  }

  /// The brands to compile, in the resolver's order.
  private static func select(
    _ wanted: [String], among known: [String]?, reporting diagnostics: inout DiagnosticCollector
  ) -> [String]? {
    guard let known else {
      if wanted.isEmpty { return [defaultBrand] }
      diagnostics.report(.noBrands())
      return nil
    }
    var isSound = true
    for brand in wanted where !known.contains(brand) {
      diagnostics.report(.unknownBrand(brand, known: known))
      isSound = false
    }
    guard isSound else { return nil }
    return wanted.isEmpty ? known : known.filter { wanted.contains($0) }
  }

  /// The axes that the document varies and that are not fixed by `--modifier`.
  private static func axes(
    of document: ResolverDocument, fixed: [String], reporting diagnostics: inout DiagnosticCollector
  ) -> [ThemeAxis]? {
    var result: [ThemeAxis] = []
    var isSound = true
    for axis in ThemeAxis.allCases where !fixed.contains(axis.rawValue) {
      guard
        let modifier = document.modifiers.first(where: {
          $0.name == axis.rawValue && $0.isInOrder
        })
      else { continue }
      for context in modifier.contexts where !axis.contexts.contains(context) {
        diagnostics.report(.unknownAxisContext(context, axis))
        isSound = false
      }
      if axis.contexts.allSatisfy(modifier.contexts.contains) { result.append(axis) }
    }
    return isSound ? result : nil
  }
}

extension Diagnostic {
  static func noBrands() -> Diagnostic {
    .error(
      .badContext, "the input has no modifier 'brand', so there is no brand to choose", at: nil)
  }

  static func brandAsModifier(_ name: String) -> Diagnostic {
    .error(.badModifier, "a brand is chosen with '--brand \(name)', not with '--modifier'", at: nil)
  }

  static func unknownBrand(_ name: String, known: [String]) -> Diagnostic {
    unknownChoice(.badContext, "there is no brand", name, known)
  }

  static func unknownAxisContext(_ name: String, _ axis: ThemeAxis) -> Diagnostic {
    let list = axis.contexts.map { "'\($0)'" }.joined(separator: " and ")
    return .error(
      .badContext,
      "modifier '\(axis.rawValue)' varies at run time and has the contexts \(list), not '\(name)'; "
        + "'--modifier \(axis.rawValue)=\(name)' fixes it", at: nil)
  }
}
