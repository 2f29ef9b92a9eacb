/// Chooses a context for each modifier (DTCG Resolver module, sections 5 and 6.1).
enum InputSelection {
  /// The input that choices and defaults come to.
  ///
  /// Modifiers outside the resolution order accept a choice and need none. A name is matched
  /// exactly, or else without regard to ASCII case where that is unique.
  ///
  /// - Parameters:
  ///   - choices: modifier and context, as a person names them.
  /// - Returns: `nil` when something can't be chosen, which is reported.
  static func input(
    for document: ResolverDocument, choices: [ResolverInput.Choice],
    reporting diagnostics: inout DiagnosticCollector
  ) -> ResolverInput? {
    var chosen: [String: String] = [:]
    var isComplete = true
    for choice in choices {
      guard let name = modifier(choice.modifier, of: document),
        let modifier = document.modifiers.first(where: { $0.name == name })
      else {
        let known = document.modifiers.map(\.name)
        diagnostics.report(.unknownModifier(choice.modifier, known: known))
        isComplete = false
        continue
      }
      guard let context = match(choice.context, among: modifier.contexts) else {
        diagnostics.report(.unknownContext(choice.context, of: name, known: modifier.contexts))
        isComplete = false
        continue
      }
      if chosen.updateValue(context, forKey: name) != nil {
        diagnostics.report(.repeatedModifier(name))
        isComplete = false
      }
    }
    var input = ResolverInput(choices: [])
    for modifier in document.modifiers where modifier.isInOrder {
      if let context = chosen[modifier.name] ?? modifier.defaultContext {
        input.choices.append(.init(modifier: modifier.name, context: context))
      } else if isComplete {
        diagnostics.report(.missingChoice(modifier.name, known: modifier.contexts))
        isComplete = false
      }
    }
    return isComplete ? input : nil
  }

  static func modifier(_ name: String, of document: ResolverDocument) -> String? {
    match(name, among: document.modifiers.map(\.name))
  }

  private static func match(_ name: String, among names: [String]) -> String? {
    // `String ==` is canonical equivalence; names are compared by their bytes.
    if let exact = names.first(where: { $0.utf8.elementsEqual(name.utf8) }) { return exact }
    let similar = names.filter { $0.lowercased() == name.lowercased() }
    return similar.count == 1 ? similar[0] : nil
  }
}

extension Diagnostic {
  static func unknownModifier(
    _ name: String, known: [String], _ id: ID = .badModifier, at range: SourceRange? = nil
  ) -> Diagnostic {
    unknownChoice(
      id, "there is no modifier", name, known, ifNone: "; the input has none", at: range)
  }

  static func repeatedModifier(_ name: String) -> Diagnostic {
    .error(.badModifier, "a context of modifier '\(name)' is chosen twice", at: nil)
  }

  static func unknownContext(
    _ name: String, of modifier: String, known: [String], _ id: ID = .badContext,
    at range: SourceRange? = nil
  ) -> Diagnostic {
    unknownChoice(id, "modifier '\(modifier)' has no context", name, known, at: range)
  }

  /// A name on the command line or in `tokenc.json` that nothing has, with the nearest or all.
  static func unknownChoice(
    _ id: ID, _ fact: String, _ name: String, _ known: [String], ifNone: String = "",
    at range: SourceRange? = nil
  ) -> Diagnostic {
    let end = Suggestion.phrase(for: name, among: known, otherwise: "there are \(known.quoted)")
    return .error(id, "\(fact) '\(name)'\(known.isEmpty ? ifNone : end)", at: range)
  }

  static func missingChoice(_ modifier: String, known: [String]) -> Diagnostic {
    .error(
      .badModifier,
      "modifier '\(modifier)' has no default; choose one of \(known.quoted) with "
        + "'--modifier \(modifier)=…'", at: nil)
  }
}
