import TokenCompiler

/// Appearances and layouts of nested components.
extension ComponentLinker {
  /// The arguments that a component in another one takes: its variant and choices, and of a layout its lengths.
  private struct Parameters {
    let nested: ComponentSpec<Alias>
    let isLook: Bool
    /// A Boolean value that indicates whether the nested component's own content chooses for it.
    let isShown: Bool
    /// The names with the cases of each.
    let choices: [(name: String, cases: [String])]
    let lengths: [String]

    init(of nested: ComponentSpec<Alias>, isLook: Bool, isShown: Bool) {
      self.nested = nested
      self.isLook = isLook
      self.isShown = isShown
      let parameters = isLook ? nested.lookParameters : nested.layoutParameters
      let own = parameters.map { ($0.name, nested.choices[$0.choice].cases.map(\.name)) }
      choices = isLook ? [("variant", nested.variants.map(\.name.name))] + own : own
      lengths = isLook ? [] : nested.layout.filter(\.isLength).map(\.name)
    }

    /// The enum of a parameter; `nil` for the variant.
    func enumName(of parameter: String) -> String? {
      let parameters = isLook ? nested.lookParameters : nested.layoutParameters
      return parameters.first { $0.name == parameter }.map { nested.choices[$0.choice].name }
    }
  }

  /// Links what is said to a nested component, checked against its content, variants and choices.
  mutating func linkArguments(
    _ arguments: [LookProperty<Alias>], of name: String, in spec: ComponentSpec<Alias>,
    isLook: Bool, at range: SourceRange
  ) -> [LookProperty<TokenReference>] {
    guard let nested = self.spec(name) else { return [] }
    let isShown = arguments.contains(where: \.keepsStated)
    if !isShown, !arguments.contains(where: \.isOnlyContent) {
      checkContent(arguments, of: nested, isLook: isLook, at: range)
    }
    let parameters = Parameters(of: nested, isLook: isLook, isShown: isShown)
    let linked = arguments.compactMap { link($0, of: name, in: spec) }
    return linked.filter { takes($0, parameters) }
  }

  /// Reports fields that the nested component can't do without, as nothing says what it shows otherwise.
  private mutating func checkContent(
    _ arguments: [LookProperty<Alias>], of nested: ComponentSpec<Alias>, isLook: Bool,
    at range: SourceRange
  ) {
    let fields = isLook ? nested.lookFields : nested.layoutFields
    let whole = arguments.first(where: \.isWhole)
    for field in fields where !field.isOptional && field.field.fallback == nil {
      let path = "{content.\(field.reference.path)}"
      let remedy = whole == nil ? "" : "; say it there, for where this content leaves it out"
      let note = Diagnostic.Note(message: "'\(path)' is here", range: field.reference.range)
      diagnostics.error(
        .componentSpec,
        "'\(nested.name)' needs its content here, as its \(isLook ? "look" : "layout") takes '\(path)' "
          + "and says nothing otherwise\(remedy)",
        at: arguments.first?.range ?? range, notes: whole == nil ? [] : [note])
    }
  }

  /// An argument, or the whole content of the nested component.
  private mutating func link(
    _ argument: LookProperty<Alias>, of name: String, in spec: ComponentSpec<Alias>
  ) -> LookProperty<TokenReference>? {
    guard case .content(let reference, let otherwise) = argument.value, argument.isWhole
    else { return link(argument, of: spec) }
    guard let field = field(reference, of: spec, hasOtherwise: otherwise != nil),
      check(field, reference, is: name)
    else { return nil }
    return LookProperty(
      path: [], type: argument.type,
      value: .content(
        reference, otherwise: otherwise.map { _ in argument.keepsStated ? .unset : .parts([]) }),
      range: argument.range)
  }

  /// Returns a Boolean value that indicates whether the nested component has a parameter for an argument; reports one
  /// that it doesn't take.
  private mutating func takes(
    _ argument: LookProperty<TokenReference>, _ parameters: Parameters
  ) -> Bool {
    guard !argument.isWhole, !argument.isChange else { return true }
    let text = argument.path.joined(separator: ".")
    if parameters.lengths.contains(text) { return true }
    let nested = parameters.nested
    guard let parameter = parameters.choices.first(where: { $0.name == text }) else {
      diagnostics.report(
        .unknownMember(
          argument.range, text,
          of: "the \(parameters.isLook ? "look" : "layout") of '\(nested.name)'",
          known: parameters.choices.map(\.name) + parameters.lengths, .componentSpec))
      return false
    }
    let enumName = parameters.enumName(of: text) ?? ChoiceSpec.style
    if parameters.isShown, let own = nested.field(choosing: enumName, as: text) {
      fail(
        argument.range,
        "the content of '\(nested.name)' chooses its '\(text)' by '\(own.name)'; leave this out")
    }
    for case .word(let word, let range) in argument.value.leaves
    where !parameter.cases.contains(word) {
      diagnostics.report(
        .unknownWord(
          range, word, "a case of '\(text)' of '\(nested.name)'", known: parameter.cases,
          .componentSpec))
    }
    return true
  }
}
