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
  /// The sets of an export, one of a file or several side by side, and what joins them.
  private struct TokensStudioExport {
    var sets: [ImportSource] = []
    /// The names of sets in the order in which they count.
    var order: [String] = []
    /// The sets that the order and themes name, with their positions.
    var named: [(name: String, range: SourceRange)] = []
    var themes: TokensStudioThemes?

    /// The sets in the order in which they count; those that it doesn't name come last, as they are.
    var sortedSets: [ImportSource] {
      let ranks = Dictionary(firstOf: order.enumerated().map { ($1, $0) })
      return sets.heaviestFirst { -Double(ranks[$0.name] ?? order.count) }
    }
  }

  mutating func readTokensStudio(_ sources: [ImportSource]) {
    let export = tokensStudioExport(ImportSource.namedAsSets(sources, in: tape))
    var seen = Set(export.sets.map(\.name))
    for (name, range) in export.named where seen.insert(name).inserted {
      diagnostics.warning(
        .missingSet, "no input has the set '\(name)'; what only it has is missing", at: range)
    }
    let sets = export.sortedSets
    let files = read(sets, of: export.themes)
    if let themes = export.themes { joinThemes(themes, files) }
    // Without order or themes, no set is said to count over another.
    if export.themes?.themes.isEmpty ?? true {
      joinAlternatives(among: sets, files)
      refuseCollisions(besides: Set(export.order.compactMap { files[$0] }))
    }
  }

  private func tokensStudioExport(_ sources: [ImportSource]) -> TokensStudioExport {
    var export = TokensStudioExport()
    for source in sources {
      let last = source.name.split(separator: "/").last
      let metadata = source.joining("$metadata", in: tape)
      let theming = source.joining("$themes", in: tape)
      if let theming, last != "$metadata" {
        export.themes = TokensStudioThemes(ForeignValue(theming, of: tape))
        // The sets that are on in themes, where these say so.
        export.named += tape.elements(of: theming)
          .flatMap { tape.members("selectedTokenSets", of: $0) }
          .filter { ["enabled", "source"].contains(tape.stringValue($0.value)) }
          .map { (tape.names.string($0.name), tape.range($0.key)) }
      }
      if last == "$themes" { continue }
      if let metadata, let list = tape.member("tokenSetOrder", of: metadata) {
        for node in tape.elements(of: list) {
          guard let name = tape.stringValue(node) else { continue }
          export.order.append(name)
          export.named.append((name, tape.range(node)))
        }
      }
      if last == "$metadata" { continue }
      guard theming != nil || metadata != nil else {
        let own = sources.count == 1 && !source.isSet ? setsOfBareFile(source) : nil
        export.sets += own ?? [source]
        continue
      }
      for member in tape.allMembers(of: source.root) {
        let name = tape.names.string(member.name)
        if name.hasPrefix("$") { continue }
        export.sets.append(ImportSource(root: member.value, name: name))
      }
    }
    return export
  }

  /// Reads the tokens of sets that are on in some theme.
  ///
  /// - Returns: the files that the sets become, by their names.
  private mutating func read(
    _ sets: [ImportSource], of themes: TokensStudioThemes?
  ) -> [String: Int] {
    var files: [String: Int] = [:]
    let setsOn = themes?.setsOn
    for set in sets {
      if let setsOn, !setsOn.contains(set.name) {
        leaveOut("set '\(set.name)' is on in no theme", at: tape.opening(set.root), key: "set")
        document.leftOut += paths(below: set.root).sorted(byBytesOf: \.self)
        document.ledger.note(tape.opening(set.root), isRead: false)
        continue
      }
      let count = document.tokens.count
      files[set.name] = readTree(set)
      guard let themes, themes.sourceOnlySets.contains(set.name) else { continue }
      document.hiddenSets.append(set.name)
      for index in count..<document.tokens.count { document.tokens[index].isHidden = true }
    }
    return files
  }

  /// Adds a dimension for each group of themes. Those without a group are alternatives where they state the same names.
  private mutating func joinThemes(_ themes: TokensStudioThemes, _ files: [String: Int]) {
    var paths = [Set<[String]>](repeating: [], count: document.files.count)
    for token in document.tokens { paths[token.file].insert(token.path) }
    let themes = themes.settlingGroups { sets in
      sets.reduce(into: []) { found, set in found.formUnion(files[set].map { paths[$0] } ?? []) }
    }
    if !themes.notes.isEmpty {
      diagnostics.report(
        .assumed(
          "these themes state no group, and sets with other names are no alternatives: "
            + themes.notes.joined(separator: "; "), at: themes.range, key: "themes without group"))
    }
    document.dimensions += themes.dimensions(files: files)
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
    /// Empty for a theme that states none.
    var group: String
    var sets: [String]
  }

  let range: SourceRange
  private(set) var themes: [Theme] = []
  /// The message about themes without a group.
  private(set) var notes: [String] = []
  /// Sets that some theme only refers to, and none emits.
  private(set) var sourceOnlySets: Set<String> = []

  /// Reads the value of `$themes`, or the contents of `$themes.json`.
  init(_ value: ForeignValue) {
    range = value.range
    guard case .list(let elements) = value.content else { return }
    var enabled: Set<String> = []
    for element in elements {
      guard let name = element.member("name")?.text,
        case .object(let selection)? = element.member("selectedTokenSets")?.content
      else { continue }
      let group = element.member("group")?.text ?? ""
      let emitted = selection.filter { $0.value.text == "enabled" }.map(\.name)
      let on = selection.filter { $0.value.text == "enabled" || $0.value.text == "source" }
      enabled.formUnion(emitted)
      sourceOnlySets.formUnion(on.map(\.name))
      themes.append(Theme(name: name, group: group, sets: on.map(\.name)))
    }
    sourceOnlySets.subtract(enabled)
  }

  /// The themes with a group for each: those that state none exclude each other only where their own sets have much
  /// the same tokens.
  func settlingGroups(_ paths: ([String]) -> Set<[String]>) -> TokensStudioThemes {
    let alone = themes.indices.filter { themes[$0].group.isEmpty }
    guard !alone.isEmpty else { return self }
    var result = self
    let own = alone.map { theme in
      let others = alone.filter { $0 != theme }
      // A word that all have says nothing.
      let sets = themes[theme].sets.filter { set in
        others.isEmpty || !others.allSatisfy { themes[$0].sets.contains(set) }
      }
      return paths(sets)
    }
    var clusters: [[Int]] = []
    for index in alone.indices {
      let isLike = { (cluster: [Int]) in
        cluster.contains { other in
          let shared = own[other].intersection(own[index]).count
          return shared > 0 && shared * 2 >= min(own[other].count, own[index].count)
        }
      }
      let near = clusters.filter(isLike).joined()
      clusters = clusters.filter { !isLike($0) } + [near + [index]]
    }
    if clusters.allSatisfy({ $0.count == 1 }), own.contains(where: \.isEmpty) {
      clusters = [Array(alone.indices)]
    }
    var taken = Set(themes.map(\.group))
    for cluster in clusters {
      let names = cluster.sorted().map { themes[alone[$0]].name }
      var kind = ContextKind.all.first { names.allSatisfy($0.isNamed) }?.name ?? "theme"
      if names.count == 1, clusters.count > 1 { kind = names[0] }
      let group = kind.numberedIfTaken("-") { taken.insert($0).inserted }
      for index in cluster { result.themes[alone[index]].group = group }
      guard clusters.count > 1 else { continue }
      result.notes.append(
        names.count == 1
          ? "\(names.quoted) counts always"
          : "\(names.quoted) state the same names and are contexts of '\(group)'")
    }
    return result
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

  /// The sets that are on in some theme; `nil` if there are no themes.
  var setsOn: Set<String>? { themes.isEmpty ? nil : Set(themes.flatMap(\.sets)) }
}
