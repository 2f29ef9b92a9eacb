import TokenRuntime

/// Chooses a context for each modifier of a document (DTCG Resolver module, sections 5 and 6.1).
///
/// A name is matched exactly, or else without regard to case where that is unique.
struct InputSelection {
  private let document: ResolverDocument
  private let modifierNames: ChoiceNames
  /// Those of the contexts of each modifier, by its index.
  private let contextNames: [ChoiceNames]

  init(_ document: ResolverDocument) {
    self.document = document
    modifierNames = ChoiceNames(document.modifiers.map(\.name))
    contextNames = document.modifiers.map { ChoiceNames($0.contexts) }
  }

  /// The index of a modifier as a person names it.
  func modifier(_ name: String) -> Int? { modifierNames.index(of: name) }

  /// The input that choices and defaults come to.
  ///
  /// Modifiers outside the resolution order accept a choice and need none.
  ///
  /// - Parameters:
  ///   - choices: modifier and context, as a person names them.
  /// - Returns: `nil` when something can't be chosen, which is reported.
  func input(
    choices: [ResolverInput.Choice], reporting diagnostics: inout DiagnosticCollector
  ) -> ResolverInput? {
    var chosen: [String?] = Array(repeating: nil, count: document.modifiers.count)
    var isComplete = true
    for choice in choices {
      guard let index = modifier(choice.modifier) else {
        let known = document.modifiers.map(\.name)
        diagnostics.report(.unknownModifier(choice.modifier, known: known))
        isComplete = false
        continue
      }
      let modifier = document.modifiers[index]
      guard let context = contextNames[index].index(of: choice.context) else {
        diagnostics.report(
          .unknownContext(choice.context, of: modifier.name, known: modifier.contexts))
        isComplete = false
        continue
      }
      if chosen[index] != nil {
        diagnostics.report(.repeatedModifier(modifier.name))
        isComplete = false
      }
      chosen[index] = modifier.contexts[context]
    }
    var input = ResolverInput(choices: [])
    for (index, modifier) in document.modifiers.enumerated() where modifier.isInOrder {
      if let context = chosen[index] ?? modifier.defaultContext {
        input.choices.append(.init(modifier: modifier.name, context: context))
      } else if isComplete {
        diagnostics.report(.missingChoice(modifier.name, known: modifier.contexts))
        isComplete = false
      }
    }
    return isComplete ? input : nil
  }
}

/// Names among which a person chooses one.
private struct ChoiceNames {
  private var exact: [ByteName: Int] = [:]
  /// By the name in lowercase.
  private var similar: [ByteName: [Int]] = [:]

  init(_ names: [String]) {
    for (index, name) in names.enumerated() {
      let key = ByteName(name)
      if exact[key] == nil { exact[key] = index }
      similar[ByteName(name.lowercased()), default: []].append(index)
    }
  }

  func index(of name: String) -> Int? {
    if let index = exact[ByteName(name)] { return index }
    let found = similar[ByteName(name.lowercased())] ?? []
    return found.count == 1 ? found[0] : nil
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
