/// Checks the modes of tokens (`$extensions.mode`, as Terrazzo and Cobalt read it): a value under a
/// name that no modifier has as a context would never count.
struct ModeCheck {
  private let tape: JSONTape
  private let reporter: ResolutionReporter
  /// The contexts of all modifiers; `nil` where modes don't count at all.
  private let contexts: [String]?
  private let contextNames: Set<Name>
  /// The names under `$extensions` that are written for `mode`.
  private let misspellings: [Name]

  init(_ document: ResolverDocument, tape: JSONTape, reportingTo reporter: ResolutionReporter) {
    self.tape = tape
    self.reporter = reporter
    contexts = document.modes
    contextNames = Set((contexts ?? []).compactMap { tape.names.find($0) })
    misspellings = TokenReader.namesForMode.compactMap { tape.names.find($0) }
  }

  func run(on tokens: ArraySlice<TokenDeclaration>) {
    guard let contexts else { return }
    for token in tokens {
      guard let extensions = token.extensions else { continue }
      if let modes = token.modes { checkContexts(modes, contexts) }
      if !misspellings.isEmpty { checkName(extensions) }
    }
  }

  private func checkContexts(_ modes: NodeID, _ contexts: [String]) {
    var members = tape.members(of: modes)
    while let member = tape.next(&members) {
      if contextNames.contains(member.name) { continue }
      let name = tape.names.string(member.name)
      let axis = ThemeAxis.allCases.first { $0.contexts.contains(name) }
      reporter.report(
        axis.map { .modeOfNoModifier(tape.range(member.key), name, modifier: $0.rawValue) }
          ?? .unknownMode(tape.range(member.key), name, known: contexts))
    }
  }

  /// Reports `modes` for `mode`. Other tools may have a member of that name, too, so only one with
  /// contexts inside is meant.
  private func checkName(_ extensions: NodeID) {
    var members = tape.members(of: extensions)
    while let member = tape.next(&members) {
      guard misspellings.contains(member.name), tape.kind(member.value) == .object,
        tape.allMembers(of: member.value).contains(where: { contextNames.contains($0.name) })
      else { continue }
      reporter.report(.misspeltMode(tape.range(member.key), tape.names.string(member.name)))
    }
  }
}

extension Diagnostic {
  static func unknownMode(_ range: SourceRange, _ name: String, known: [String]) -> Diagnostic {
    .error(
      .unknownMode, "no modifier has a context '\(name)', so this value is never used", at: range
    ).suggesting(
      Suggestion.nearest(to: name, among: known).first, orElse: "there are \(known.quoted)"
    ).repeating("mode \(name)")
  }

  /// A mode that is spelt as it should be, of a modifier that the resolver leaves out.
  static func modeOfNoModifier(
    _ range: SourceRange, _ name: String, modifier: String
  ) -> Diagnostic {
    .warning(
      .unknownMode,
      "the resolver has no modifier '\(modifier)', so the value for '\(name)' is never used; "
        + "add one, or leave the value out",
      at: range
    ).repeating("mode \(name)")
  }

  static func misspeltMode(_ range: SourceRange, _ name: String) -> Diagnostic {
    .error(
      .unknownMode, "'\(name)' is not read, so its values are never used", at: range
    ).suggesting("mode").repeating("\(name) for mode")
  }

  /// Contexts in place of a value's parts, as in `{"light": …, "dark": …}`.
  static func contextInValue(_ range: SourceRange, _ name: String, of what: String) -> Diagnostic {
    .error(
      .unknownMode,
      "\(what) has no member '\(name)'; '$value' is the value of the default context, and "
        + modeForm, at: range
    ).repeating("contexts in values")
  }
}
