import TokenCompiler

extension DialectRules {
  /// Tokens Studio for Figma: `value` and `type`, sets as files or as top-level members, and what is
  /// on together in `$themes`.
  ///
  /// Numbers without unit are pixels there, as in Figma (Tokens Studio, token type “Dimension”).
  static let tokensStudio = DialectRules(
    name: "Tokens Studio", namespace: "studio.tokens",
    valueMembers: ["$value", "value"], typeMembers: ["$type", "type"],
    descriptionMembers: ["$description", "description"],
    types: commonTypes.adding([
      .standard(.dimension): ["paragraphSpacing", "paragraphIndent"],
      .letterSpacing: ["letterSpacings"],
      .unsupported: ["asset", "composition", "text", "fontStyle", "other"],
    ]), numberUnit: .px)
}

extension ImportSourceReader {
  /// Reads sets, one of a file or several side by side, and what joins them.
  mutating func readTokensStudio(_ sources: [ImportSource]) {
    var sets: [ImportSource] = []
    var order: [String] = []
    var named: [(name: String, place: SourceRange)] = []
    var themes: TokensStudioThemes?
    for source in sources {
      let last = source.name.split(separator: "/").last
      let metadata = source.joining("$metadata", in: tape)
      let theming = source.joining("$themes", in: tape)
      if let theming, last != "$metadata" {
        themes = TokensStudioThemes(ForeignValue(theming, of: tape))
        // The sets that are on in themes, where these say so.
        named += tape.elements(of: theming).flatMap { tape.members("selectedTokenSets", of: $0) }
          .filter { ["enabled", "source"].contains(tape.stringValue($0.value)) }
          .map { (tape.names.string($0.name), tape.range($0.key)) }
      }
      if last == "$themes" { continue }
      if let metadata, let list = tape.member("tokenSetOrder", of: metadata) {
        order += tape.elements(of: list).compactMap { tape.stringValue($0) }
        named += tape.elements(of: list).compactMap { node in
          tape.stringValue(node).map { ($0, tape.range(node)) }
        }
      }
      if last == "$metadata" { continue }
      guard theming != nil || metadata != nil else {
        let own = sources.count == 1 && !source.isSet ? setsOfBareFile(source) : nil
        sets += own ?? [source]
        continue
      }
      for member in tape.allMembers(of: source.root) {
        let name = tape.names.string(member.name)
        if name.hasPrefix("$") { continue }
        sets.append(ImportSource(root: member.value, name: name))
      }
    }
    var seen = Set(sets.map(\.name))
    for (name, place) in named where seen.insert(name).inserted {
      diagnostics.warning(
        .missingSet, "no input has the set '\(name)'; what only it has is missing", at: place)
    }
    // Sets that the order doesn't name come last, as they are.
    let sorted = sets.heaviestFirst { set in
      -Double(order.firstIndex(of: set.name) ?? order.count)
    }
    var files: [String: Int] = [:]
    for set in sorted {
      if let themes, themes.isOff(set.name) {
        leaveOut("set '\(set.name)' is on in no theme", at: tape.opening(set.root), key: "set")
        document.ledger.note(tape.opening(set.root), isRead: false)
        continue
      }
      let count = document.tokens.count
      files[set.name] = readTree(set)
      guard let themes, themes.sourceOnlySets.contains(set.name) else { continue }
      document.hiddenSets.append(set.name)
      for index in count..<document.tokens.count { document.tokens[index].isHidden = true }
    }
    document.dimensions += themes?.dimensions(files: files) ?? []
    // Without order or themes, no set is said to count over another.
    if themes?.themes.isEmpty ?? true {
      joinAlternatives(among: sorted, files)
      refuseCollisions(besides: Set(order.compactMap { files[$0] }))
    }
  }

  private mutating func joinAlternatives(among sets: [ImportSource], _ files: [String: Int]) {
    for (modifier, contexts) in alternatives(among: sets) {
      for (name, set) in contexts {
        if let file = set.flatMap({ files[$0.name] }),
          let context = Assignment("\(modifier)=\(name)")
        {
          document.add(file, to: context)
        } else {
          document.dimensions.append(.init(name: modifier, contexts: [.init(name: name)]))
        }
      }
      let sets = contexts.compactMap(\.set)
      diagnostics.report(
        .assumed(
          "no theme joins the sets \(sets.map { "'\($0.name)'" }.joined(separator: " and ")); they become "
            + "contexts of a modifier '\(modifier)'", at: tape.opening(sets[1].root), key: "sets"))
    }
  }
}

extension Diagnostic.ID {
  package static let missingSet = Self("missing-set")
}

/// The structure that Tokens Studio adds to its sets.
///
/// `$metadata.tokenSetOrder` lists the sets, later ones winning. A theme of `$themes` says which
/// sets are on; themes of one `group` exclude each other, those of different groups add up. Each
/// group becomes a modifier; sets that are on in every theme of a group count always.
struct TokensStudioThemes {
  struct Theme {
    var name: String
    var group: String
    var sets: [String]
  }

  private(set) var themes: [Theme] = []
  /// Sets that some theme only refers to, and none emits.
  private(set) var sourceOnlySets: Set<String> = []

  /// Reads the value of `$themes`, or the contents of `$themes.json`.
  init(_ value: ForeignValue) {
    guard case .list(let elements) = value.content else { return }
    var enabled: Set<String> = []
    for element in elements {
      guard let name = element.member("name")?.text,
        case .object(let selection)? = element.member("selectedTokenSets")?.content
      else { continue }
      let group = element.member("group")?.text ?? "theme"
      let emitted = selection.filter { $0.value.text == "enabled" }.map(\.name)
      let on = selection.filter { $0.value.text == "enabled" || $0.value.text == "source" }
      enabled.formUnion(emitted)
      sourceOnlySets.formUnion(on.map(\.name))
      themes.append(Theme(name: name, group: group, sets: on.map(\.name)))
    }
    sourceOnlySets.subtract(enabled)
  }

  /// A dimension per group of themes, by the index of each set's file.
  func dimensions(files: [String: Int]) -> [ForeignDimension] {
    let groups = themes.grouped(by: \.group)
    // One theme of each group is on, so a set that all of them have is.
    let alwaysOn = groups.reduce(into: Set<String>()) { sets, group in
      sets.formUnion(
        group.elements[0].sets.filter { set in
          group.elements.allSatisfy { $0.sets.contains(set) }
        })
    }
    return groups.compactMap { group, themes in
      guard themes.count > 1 else { return nil }
      let contexts = themes.map { theme in
        ForeignDimension.Context(
          name: theme.name,
          files: theme.sets.filter { !alwaysOn.contains($0) }.compactMap { files[$0] })
      }
      return ForeignDimension(name: group, contexts: contexts)
    }
  }

  func isOff(_ set: String) -> Bool {
    !themes.isEmpty && !themes.contains { $0.sets.contains(set) }
  }
}
