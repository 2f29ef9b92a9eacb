/// Keeps the names of one enum apart: its cases, and all strings that a server may send.
struct TokenNaming {
  private var cases: NameRegistry
  /// Those that differ from the cases; until one does, the cases' stand for both.
  private var ownServerNames: NameRegistry?
  private var formerNames: [(text: String, range: SourceRange, token: Int32)] = []
  private var replacements: [(path: String, by: String, range: SourceRange)] = []

  /// - Parameter tokenCount: about how many tokens will be added.
  init(tokenCount: Int) { cases = NameRegistry(capacity: tokenCount) }

  /// Notes for the entries that give tokens a former name, as these have no position in a token file.
  private static func notes(
    on name: String, of paths: [String], _ successors: SuccessorList
  ) -> [Diagnostic.Note] {
    func plain(_ text: String) -> String {
      String(text.lowercased().filter { $0.isLetter || $0.isNumber })
    }
    return successors.entries.compactMap { entry in
      guard entry.isConfirmed, let successor = entry.successor, let range = entry.pattern.range,
        let path = paths.first(where: { successor.matches($0) })
      else { return nil }
      let isMeant =
        entry.pattern.text.contains("*") || plain(entry.pattern.text).hasSuffix(plain(name))
      guard isMeant else { return nil }
      return Diagnostic.Note(
        message:
          "\(successors.fileName) gives '\(path)' the names of '\(entry.pattern.text)' here; "
          + "remove this entry or the former name", range: range)
    }
  }

  /// Adds a token's names; what is invalid or taken is reported where it is stated.
  ///
  /// - Parameters:
  ///   - tokens: the tokens of the family that were added before.
  ///   - own: what the token's extension states.
  ///   - key: where the token's path names it.
  mutating func add(
    _ added: Token, after tokens: [Token], _ own: TokenExtension?, key: SourceRange,
    _ resolution: Resolution, _ diagnostics: inout DiagnosticCollector
  ) {
    func range(_ stated: (text: String, node: NodeID)?) -> SourceRange {
      stated.map { resolution.tape.range($0.node) } ?? key
    }
    let path = added.text
    let caseName = (text: added.names.caseName, range: range(own?.name))
    let serverName = (text: added.names.serverName, range: range(own?.serverName))
    let token = Int32(tokens.count)
    let isCase = caseName.text == serverName.text && caseName.range == serverName.range
    if !isCase, ownServerNames == nil { ownServerNames = cases }
    /// A Boolean value that indicates whether the server's name is noted with the case's.
    var isNoted = false
    var sharesBothNames = false
    if own?.name != nil, !SwiftName.isIdentifier(caseName.text) {
      diagnostics.report(.invalidCase(caseName.range, caseName.text))
    } else if own?.name != nil, SwiftName.isReserved(caseName.text) {
      diagnostics.report(.reservedCase(caseName.range, caseName.text, of: path))
    } else {
      isNoted = ownServerNames == nil
      let use = NameRegistry.Use(name: caseName.text, token: token, range: caseName.range)
      if let other = cases.add(use) {
        // Paths of the same words share both names: that is one mistake.
        sharesBothNames =
          isNoted
          || caseName.range == serverName.range
            && ownServerNames?.use(of: serverName.text)?.token == other.token
        let first = tokens[Int(other.token)]
        diagnostics.report(
          .duplicateCase(
            caseName.range, caseName.text, path, first: first.text, at: other.range,
            sharesServerName: sharesBothNames
          ).noting(renameOf: first, at: other.range).noting(renameOf: added, at: caseName.range))
      }
    }
    if own?.serverName != nil { check(serverName.text, serverName.range, &diagnostics) }
    if !isNoted {
      var names = ownServerNames ?? cases
      ownServerNames = nil
      let use = NameRegistry.Use(name: serverName.text, token: token, range: serverName.range)
      if let other = names.add(use), !sharesBothNames {
        let first = tokens[Int(other.token)]
        diagnostics.report(
          .duplicateServerName(
            serverName.range, serverName.text, path, first: first.text, at: other.range
          ).noting(renameOf: first, at: other.range).noting(renameOf: added, at: serverName.range))
      }
      ownServerNames = names
    }
    // Those beyond the extension's are of patterns in tokenc.json.
    if !added.names.formerNames.isEmpty {
      let stated = Dictionary(firstOf: (own?.formerNames ?? []).map { ($0.text, $0) })
      for name in added.names.formerNames {
        formerNames.append((name, range(stated[name]), token))
      }
    }
    if let successor = added.names.replacedBy {
      replacements.append((path, successor, range(own?.replacedBy)))
    }
  }

  /// Checks what needs all of the enum's names, and fills in the cases to use instead.
  mutating func finish(
    _ family: inout TokenFamily, _ successors: SuccessorList,
    reporting diagnostics: inout DiagnosticCollector
  ) {
    var serverNames = ownServerNames ?? cases
    for name in formerNames {
      let path = family.tokens[Int(name.token)].text
      check(name.text, name.range, &diagnostics)
      let use = NameRegistry.Use(name: name.text, token: name.token, range: name.range)
      if let other = serverNames.add(use) {
        let first = family.tokens[Int(other.token)].text
        var diagnostic = Diagnostic.duplicateServerName(
          name.range, name.text, path, first: first, at: other.range)
        diagnostic.notes += Self.notes(on: name.text, of: [path, first], successors)
        diagnostics.report(diagnostic)
      }
    }
    guard !replacements.isEmpty else { return }
    let indices = Dictionary(
      lastOf: family.tokens.enumerated().map { ($0.element.text, $0.offset) })
    for replacement in replacements {
      guard let own = indices[replacement.path] else { continue }
      guard let target = indices[replacement.by] else {
        let others = indices.keys.filter { $0 != replacement.path }
        let suggestion =
          family.tokens.renamedPhrase(for: replacement.by)
          ?? Suggestion.phrase(for: replacement.by, among: others)
        diagnostics.report(
          .extensionFault(
            replacement.range,
            "'replacedBy' names '\(replacement.by)', which is not a token of '\(family.group)'"
              + suggestion))
        continue
      }
      guard target != own else {
        diagnostics.report(
          .extensionFault(replacement.range, "'\(replacement.path)' can't replace itself"))
        continue
      }
      guard var deprecation = family.tokens[own].deprecation else {
        diagnostics.report(
          .extensionFault(
            replacement.range,
            "'replacedBy' needs '$deprecated' on '\(replacement.path)' or a group"))
        continue
      }
      deprecation.replacement = family.tokens[target].names.caseName
      family.tokens[own] = family.tokens[own].with(deprecation: deprecation)
    }
  }

  private func check(
    _ serverName: String, _ range: SourceRange, _ diagnostics: inout DiagnosticCollector
  ) {
    guard !NormalForm.isComposed(serverName) else { return }
    diagnostics.report(.uncomposedServerName(range, serverName))
  }
}
