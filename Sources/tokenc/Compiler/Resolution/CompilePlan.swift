/// Which themes a compilation needs: every brand in every combination of the run-time axes.
package struct CompilePlan: Sendable {
  /// The modifiers whose contexts are brands, with those that are compiled.
  var brandModifiers: [BrandModifier]
  /// The same with all that the document has.
  var declaredBrandModifiers: [BrandModifier] = []
  var brands: [String]
  var axes: [ThemeAxis]
  /// The inputs to resolve, each once.
  var inputs: [ResolverInput]
  /// For each brand and variant of the axes, in the order of the variants' numbers, the index of its
  /// input: a context may stand for several variants.
  var themes: [Int]
  /// The modifiers that have their default, as nothing says what becomes of them.
  var fixedModifiers: [Modifier] = []
  /// The roles of the contexts of the other modifiers.
  var roles: [ModifierRole] = []

  /// The brand of an input that has no modifier of brands.
  package static let defaultBrand = "default"

  /// Plans a theme for each input, apart from all brands and axes.
  init(inputs: [ResolverInput]) {
    brandModifiers = []
    brands = inputs.count == 1 ? [Self.defaultBrand] : inputs.map(\.text)
    axes = []
    self.inputs = inputs
    themes = Array(inputs.indices)
  }

  /// The same with a theme of its own for each brand and variant of some axes.
  func withThemes(axes: [ThemeAxis], count: Int) -> CompilePlan {
    var result = self
    result.axes = axes
    result.themes = Array(0..<count)
    return result
  }

  /// Plans for a document, the brands to compile and the contexts of all other modifiers.
  ///
  /// - Parameters:
  ///   - settings: what `tokenc.json` says of modifiers.
  ///   - brands: the brands to compile; all when empty.
  ///   - choices: modifier and context, for modifiers that are fixed at compile time.
  /// - Returns: `nil` when something can't be chosen, which is reported.
  init?(
    for document: ResolverDocument, settings: [ModifierSetting] = [], brands wanted: [String],
    choices: [ResolverInput.Choice], reporting diagnostics: inout DiagnosticCollector
  ) {
    guard
      let roles = ModifierRoles.read(
        settings, of: document, choices: choices, reporting: &diagnostics),
      let modifiers = roles.brandModifiers.selecting(wanted, reporting: &diagnostics)
    else { return nil }
    guard !modifiers.isTooLarge else {
      diagnostics.report(.tooManyBrands(modifiers))
      return nil
    }
    brandModifiers = modifiers
    declaredBrandModifiers = roles.brandModifiers
    brands =
      modifiers.isEmpty
      ? [Self.defaultBrand] : modifiers.combinations.map { $0.joined(separator: "/") }
    axes = ThemeAxis.allCases.filter { axis in roles.roles.contains { $0.axes.contains(axis) } }
    fixedModifiers = roles.fixed
    self.roles = roles.roles
    inputs = []
    themes = []
    var known: [ResolverInput: Int] = [:]
    let selection = InputSelection(document)
    let brandIndices = roles.roles.map { role in
      modifiers.firstIndex { $0.name == role.brandModifier }
    }
    for brand in modifiers.combinations {
      for variant in 0..<1 << axes.count {
        let bits = axes.enumerated().reduce(0) { $0 | (variant >> $1.offset & 1) * $1.element.bit }
        let varied = zip(roles.roles, brandIndices).compactMap { role, index in
          let own = index.map { brand[$0] }
          return role.context(for: ThemePosition(brand: own, bits: bits))
            .map { ResolverInput.Choice(modifier: role.modifier, context: $0) }
        }
        guard
          let input = selection.input(
            choices: choices + roles.choices + varied, reporting: &diagnostics)
        else { return nil }
        let index = known[input] ?? inputs.count
        if index == inputs.count {
          known[input] = index
          inputs.append(input)
        }
        themes.append(index)
      }
    }
  }
}
