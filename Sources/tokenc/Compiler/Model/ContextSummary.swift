/// The contexts that some themes have in common and no other theme has, for messages: `scheme=dark` for all that
/// are dark, rather than each by its full name.
package struct ContextSummary: Hashable, Sendable {
  /// Some contexts of a modifier, where not all of them are meant.
  struct Condition: Hashable {
    var modifier: String
    var contexts: [String]
  }

  /// Conjunctions: the themes meet one, others none; one without conditions is met by all.
  let terms: [[Condition]]

  /// Sums up at least one of all inputs of the run, which are in order.
  package init(of inputs: [ResolverInput], among all: [ResolverInput]) {
    let order = all.first?.choices.map(\.modifier) ?? []
    terms = Self.terms(inputs, all).map { term in
      order.compactMap { modifier in term.first { $0.modifier == modifier } }
    }
  }

  package var isEverything: Bool { terms == [[]] }

  /// The conditions as people write them, for example `brand=orbit, scheme=dark`; empty for all.
  var text: String {
    text { condition in condition.contexts.map { "\(condition.modifier)=\($0)" } }
  }

  /// The same by the contexts alone, for example `orbit dark`.
  package var contextText: String { text(separator: " ") { $0.contexts } }

  private func text(separator: String = ", ", _ words: (Condition) -> [String]) -> String {
    let texts = terms.map { term in
      term.map { Self.list(words($0), separator: " and ") }.joined(separator: separator)
    }
    return Self.list(texts, separator: "; ")
  }

  /// As many texts as a person reads, and the number of the others.
  private static func list(_ texts: [String], separator: String) -> String {
    guard texts.count > 4 else { return texts.joined(separator: separator) }
    return texts.prefix(3).joined(separator: separator) + " and \(texts.count - 3) more"
  }

  /// More modifiers than any design varies in a run; beyond that each theme is named.
  private static let maximumModifierCount = 6

  private static func terms(_ inputs: [ResolverInput], _ all: [ResolverInput]) -> [[Condition]] {
    let varied = all.first?.choices.map(\.modifier).filter { contexts(of: $0, in: all).count > 1 }
    guard let varied, varied.count <= maximumModifierCount else {
      return inputs.map {
        $0.choices.map { Condition(modifier: $0.modifier, contexts: [$0.context]) }
      }
    }
    let own = varied.map { Condition(modifier: $0, contexts: contexts(of: $0, in: inputs)) }
    let met = all.count { input in own.allSatisfy { $0.contexts.contains(input[$0.modifier] ?? "") }
    }
    if met == inputs.count {
      return [own.filter { $0.contexts.count < contexts(of: $0.modifier, in: all).count }]
    }
    // No single conjunction is right, so one modifier parts them: that with the fewest terms.
    return own.filter { $0.contexts.count > 1 }.map { parted(by: $0, inputs, all) }
      .min { $0.count < $1.count } ?? []
  }

  /// The terms of the inputs of each context of a modifier; contexts with the same terms share them.
  private static func parted(
    by condition: Condition, _ inputs: [ResolverInput], _ all: [ResolverInput]
  ) -> [[Condition]] {
    func part(_ inputs: [ResolverInput], _ context: String) -> [ResolverInput] {
      inputs.filter { $0[condition.modifier] == context }
    }
    return condition.contexts.grouped { context in terms(part(inputs, context), part(all, context))
    }.flatMap { terms, contexts in
      let isPart = contexts.count < Self.contexts(of: condition.modifier, in: all).count
      let own = Condition(modifier: condition.modifier, contexts: contexts)
      return terms.map { isPart ? [own] + $0 : $0 }
    }
  }

  private static func contexts(of modifier: String, in inputs: [ResolverInput]) -> [String] {
    inputs.compactMap { $0[modifier] }.unique()
  }
}
