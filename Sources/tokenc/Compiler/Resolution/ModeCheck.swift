/// Checks the modes of tokens (`$extensions.mode`, as Terrazzo and Cobalt read it): a value under a
/// name that no modifier has as a context would never count, nor would one of a group, nor one under
/// another name than `mode`.
struct ModeCheck {
  private let tape: JSONTape
  private let reporter: ResolutionReporter
  /// The contexts of all modifiers; `nil` where modes don't count at all.
  private let contexts: [String]?
  private let contextNames: Set<Name>

  init(_ document: ResolverDocument, tape: JSONTape, reportingTo reporter: ResolutionReporter) {
    self.tape = tape
    self.reporter = reporter
    contexts = document.modes
    contextNames = Set((contexts ?? []).compactMap { tape.names.find($0) })
  }

  func run(on tokens: ArraySlice<TokenDeclaration>, _ groups: ArraySlice<GroupDeclaration>) {
    guard let contexts else { return }
    for token in tokens {
      guard let extensions = token.extensions else { continue }
      if let modes = token.modes { checkContexts(modes, contexts) }
      checkNames(extensions)
    }
    for group in groups where group.path != .root {
      if let extensions = group.extensions { checkGroup(group, extensions) }
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

  /// Reports `modes` for `mode`, and `tokenC` for `tokenc`. Other tools may have members of such names, too,
  /// so only one with contexts, or with what our extension has, is meant.
  private func checkNames(_ extensions: NodeID) {
    var members = tape.members(of: extensions)
    while let member = tape.next(&members) {
      guard member.name != .mode, member.name != .tokenc, tape.kind(member.value) == .object,
        let meant = TokenReader.extensionMeant(by: tape.names.string(member.name))
      else { continue }
      let inside = tape.allMembers(of: member.value)
      let isMeant =
        meant == "mode"
        ? hasContexts(member.value)
        : !inside.isEmpty
          && inside.allSatisfy { TokenReader.membersOfTokenc.contains(tape.names.string($0.name)) }
      guard isMeant else { continue }
      reporter.report(
        .misspeltExtension(tape.range(member.key), tape.names.string(member.name), for: meant))
    }
  }

  private func hasContexts(_ modes: NodeID) -> Bool {
    tape.kind(modes) == .object
      && tape.allMembers(of: modes).contains { contextNames.contains($0.name) }
  }

  /// Reports what belongs to a token and stands in a group: values for contexts, and names.
  private func checkGroup(_ group: GroupDeclaration, _ extensions: NodeID) {
    if let modes = tape.member(.mode, of: extensions), hasContexts(modes) {
      let key = tape.range(NodeID(index: modes.index - 1))
      reporter.report(.modeOfGroup(key, lacksValue: group.isEmpty))
    } else if let own = tape.member(.tokenc, of: extensions), tape.kind(own) == .object,
      // Groups may say what lint leaves alone.
      tape.allMembers(of: own).contains(where: { tape.names.string($0.name) != "lint" })
    {
      let key = tape.range(NodeID(index: own.index - 1))
      reporter.report(.extensionOfGroup(key, lacksValue: group.isEmpty))
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

  static func misspeltExtension(
    _ range: SourceRange, _ name: String, for meant: String
  ) -> Diagnostic {
    .error(
      meant == "mode" ? .unknownMode : .tokencExtension,
      meant == "mode"
        ? "'\(name)' is not read, so its values are never used"
        : "'\(name)' is not read, so what it says of the token is lost", at: range
    ).suggesting(meant).repeating("\(name) for \(meant)")
  }

  static func modeOfGroup(_ range: SourceRange, lacksValue: Bool) -> Diagnostic {
    .error(
      .unknownMode,
      lacksValue
        ? "this has values for other contexts and no '$value', so it is no token; give it one"
        : "a group has no value, so these values for other contexts are never used; "
          + "put them into its tokens",
      at: range)
  }

  static func extensionOfGroup(_ range: SourceRange, lacksValue: Bool) -> Diagnostic {
    .error(
      .tokencExtension,
      lacksValue
        ? "this has names and no '$value', so it is no token; give it one"
        : "only tokens have '$extensions.tokenc'; put it into the group's tokens", at: range)
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
