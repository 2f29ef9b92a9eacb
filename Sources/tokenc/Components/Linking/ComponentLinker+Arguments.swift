import TokenCompiler

/// Appearances and layouts of nested components.
extension ComponentLinker {
  /// Links what is said to a nested component, checked against its content, variants and choices.
  mutating func linkArguments(
    _ arguments: [LookProperty<Alias>], of name: String, in spec: ComponentSpec<Alias>,
    isLook: Bool, at range: SourceRange
  ) -> [LookProperty<TokenReference>] {
    guard let nested = self.spec(name) else { return [] }
    let isShown = arguments.contains(where: \.keepsStated)
    if !isShown, !arguments.contains(where: \.isOnlyContent) {
      let fields = isLook ? nested.lookFields : nested.layoutFields
      let whole = arguments.first(where: \.isWhole)
      for field in fields where !field.isOptional && field.field.fallback == nil {
        let path = "{content.\(field.reference.path)}"
        diagnostics.error(
          .componentSpec,
          "'\(name)' needs its content here, as its \(isLook ? "look" : "layout") takes '\(path)' "
            + "and says nothing otherwise"
            + (whole.map { _ in "; say it there, for where this content leaves it out" } ?? ""),
          at: arguments.first?.range ?? range,
          notes: whole.map { _ in
            [Diagnostic.Note(message: "'\(path)' is here", range: field.reference.range)]
          } ?? [])
      }
    }
    let parameters = isLook ? nested.lookParameters : nested.layoutParameters
    var known: [(name: String, cases: [String])] =
      parameters.map { ($0.name, nested.choices[$0.choice].cases.map(\.name)) }
    if isLook { known.insert(("variant", nested.variants.map(\.name.name)), at: 0) }
    let lengths = isLook ? [] : nested.layout.filter(\.isLength).map(\.name)
    let linked = arguments.compactMap { argument -> LookProperty<TokenReference>? in
      guard case .content(let reference, let otherwise) = argument.value, argument.isWhole
      else { return link(argument, of: spec) }
      guard
        let field = field(reference, of: spec, hasOtherwise: otherwise != nil),
        check(field, reference, is: name)
      else { return nil }
      return LookProperty(
        path: [], type: argument.type,
        value: .content(
          reference, otherwise: otherwise.map { _ in argument.keepsStated ? .unset : .parts([]) }),
        range: argument.range)
    }
    return linked.filter { argument in
      guard !argument.isWhole, !argument.isChange else { return true }
      let text = argument.path.joined(separator: ".")
      if lengths.contains(text) { return true }
      guard let parameter = known.first(where: { $0.name == text }) else {
        diagnostics.report(
          .unknownMember(
            argument.range, text, of: "the \(isLook ? "look" : "layout") of '\(name)'",
            known: known.map(\.name) + lengths, .componentSpec))
        return false
      }
      let choice = parameters.first { $0.name == text }.map { nested.choices[$0.choice].name }
      if isShown, let own = nested.field(choosing: choice ?? ChoiceSpec.style, as: text) {
        fail(
          argument.range,
          "the content of '\(name)' chooses its '\(text)' by '\(own.name)'; leave this out")
      }
      for case .word(let word, let range) in argument.value.leaves
      where !parameter.cases.contains(word) {
        diagnostics.report(
          .unknownWord(
            range, word, "a case of '\(text)' of '\(name)'", known: parameter.cases,
            .componentSpec))
      }
      return true
    }
  }
}
