import TokenRuntime

/// Reports modifiers that have their default because nothing says what becomes of them, where another
/// context would give an emitted token another value.
struct FixedModifierCheck {
  let document: ResolverDocument
  let plan: CompilePlan
  let configuration: Configuration
  let tape: JSONTape

  /// How many modifiers are resolved in each of their contexts, which takes as long as all tokens each.
  private static let mostResolved = 32

  func run(reporting diagnostics: inout DiagnosticCollector) {
    let modifiers = plan.fixedModifiers.filter { $0.contexts.count > 1 }
    for modifier in modifiers.prefix(Self.mostResolved) {
      guard plan.inputs.contains(where: { varies(modifier, in: $0) }) else { continue }
      diagnostics.report(.fixedModifier(modifier))
    }
    let rest = modifiers.dropFirst(Self.mostResolved)
    guard !rest.isEmpty else { return }
    let varying = namesOfModifiersWithSources
    for modifier in rest where varying.contains(ByteName(modifier.name)) {
      diagnostics.report(.fixedModifier(modifier))
    }
  }

  /// The modifiers of which a context has sources, so that another may give a token another value.
  private var namesOfModifiersWithSources: Set<ByteName> {
    document.order.reduce(into: []) { names, step in
      guard case .modifier(let name, let contexts) = step,
        contexts.contains(where: { !$0.sources.isEmpty })
      else { return }
      names.insert(ByteName(name))
    }
  }

  /// Returns a Boolean value that indicates whether an emitted token differs between a modifier's contexts, the
  /// others as in an input.
  private func varies(_ modifier: Modifier, in input: ResolverInput) -> Bool {
    guard let own = input.choices.firstIndex(where: { modifier.isNamed($0.modifier) }) else {
      return false
    }
    let others = modifier.contexts.filter { !$0.isSameName(as: input.choices[own].context) }
    let inputs =
      [input]
      + others.map { context in
        var input = input
        input.choices[own].context = context
        return input
      }
    // Faults in contexts that were not asked for are not reported.
    var unused = DiagnosticCollector()
    let resolution = ThemeResolver.resolve(document, inputs: inputs, tape: tape, reporting: &unused)
    let table = TokenTable.make(
      resolution, plan: CompilePlan(inputs: inputs), configuration: configuration)
    return table.tokens.contains { token in
      guard !token.names.isHidden, let value = table.value(of: token, in: 0) else { return false }
      return inputs.indices.contains { table.value(of: token, in: $0) != value }
    }
  }
}

extension Diagnostic {
  /// A modifier without a role, with what tokenc.json and the command line can say of it.
  static func fixedModifier(_ modifier: Modifier) -> Diagnostic {
    let context = modifier.defaultContext ?? ""
    let probable = ProbableRole(contexts: modifier.contexts)
    let (role, effect) =
      if let json = probable.json {
        (json, "")
      } else if probable.areDevices {
        ("\"\(context)\"", "")
      } else {
        ("\"\(ModifierSetting.brandRole)\"", ", which makes a theme of each context")
      }
    return .warning(
      .fixedModifier,
      "modifier '\(modifier.name)' has no role, so of \(modifier.contexts.quoted) only '\(context)' "
        + "is compiled; say in tokenc.json what becomes of it: "
        + "\(ProbableRole.line(modifier.name, role))\(effect), "
        + "or choose a context with '--modifier \(modifier.name)=\(context)'", at: modifier.range)
  }
}

extension Diagnostic.ID {
  static let fixedModifier = Self("fixed-modifier")
}
