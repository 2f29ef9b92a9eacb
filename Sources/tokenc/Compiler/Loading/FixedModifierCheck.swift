/// Reports modifiers that have their default because nothing says what becomes of them, where another
/// context would give an emitted token another value.
struct FixedModifierCheck {
  let document: ResolverDocument
  let plan: CompilePlan
  let configuration: Configuration
  let tape: JSONTape

  func run(reporting diagnostics: inout DiagnosticCollector) {
    for modifier in plan.fixedModifiers where modifier.contexts.count > 1 {
      guard plan.inputs.contains(where: { varies(modifier, in: $0) }) else { continue }
      diagnostics.report(.fixedModifier(modifier))
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
