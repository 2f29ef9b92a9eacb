import TokenCompiler

/// How files without a word about it are imported: their dialect, and when each counts, by what is in
/// them and what they are called.
package struct ImportPlan: Sendable {
  package var dialect: ImportDialect
  /// Where else values for contexts stand.
  package var modePlace: ImportOptions.ModePlace?
  package var modifiers: [Modifier] = []
  package var withoutTokens: [String] = []
  /// The evidence for the dialect, for example `212 'studio.tokens' extensions`.
  package var evidence = ""
  /// The files that repeat others, which are not read.
  package var builds: [Build] = []
  /// The number of tokens of each other file, by its name.
  package var tokenCounts: [String: Int] = [:]

  /// A dimension of which some files are the alternatives.
  package struct Modifier: Equatable, Sendable {
    package var name: String
    /// The default first.
    package var contexts: [Context]

    package init(name: String, contexts: [Context]) {
      self.name = name
      self.contexts = contexts
    }

    /// The name of a modifier where the files' names don't say what tells them apart.
    static let neutralName = "variant"

    /// The decision that is left to a person, as a sentence; `nil` where names say what the modifier is.
    package var question: String? {
      guard name == Self.neutralName || name.hasPrefix(Self.neutralName + "-") else { return nil }
      let names = contexts.map(\.name)
      guard let first = names.first else { return nil }
      return
        "names don't say how \(names.listed(atMost: 3)) differ: if these are brands, write 'brand' "
        + "in place of '\(name)' into tokenc.import.json and import again; if an app has one of them, "
        + "'\"modifiers\": {\"\(name)\": \"\(first)\"}' in tokenc.json chooses it"
    }

    package struct Context: Equatable, Sendable {
      package var name: String
      /// The names of the files that count in it alone.
      package var files: [String]

      package init(name: String, files: [String]) {
        self.name = name
        self.files = files
      }
    }
  }

  /// A file that repeats what others state, as what a build makes of its sources does.
  package struct Build: Equatable, Sendable {
    package var name: String
    /// The names of the files that it repeats.
    package var sources: [String]
    /// The number of its tokens that these have, and of those with another value.
    package var repeatedCount: Int
    package var differentCount: Int
    /// The paths of tokens that it has alone.
    package var ownPaths: [String]

    /// Why it is not read, as a lower-case phrase.
    package var reason: String {
      var phrase =
        "the file repeats \(counted(repeatedCount, "token")) of \(sources.listed(atMost: 3))"
      if differentCount > 0 { phrase += ", \(differentCount) of them with another value" }
      phrase += ", so it is taken for their build and not read"
      guard !ownPaths.isEmpty else { return phrase }
      return phrase + "; it alone has \(ownPaths.quoted)"
    }
  }

  /// Why the files can't be imported as one set.
  package struct Fault: Error, Hashable {
    package var dialects: [ImportDialect: [String]]
  }

  /// - Parameters:
  ///   - sources: with their names below the folder that is imported.
  ///   - folders: the names of the folders that are imported.
  package static func make(
    for sources: [ImportSource], below folders: [String] = [], in tape: JSONTape
  ) throws(Fault) -> ImportPlan {
    var found: [ImportDialect: [String]] = [:]
    var withoutTokens: [String] = []
    for source in sources {
      if let dialect = DialectSigns.dialect(of: source, in: tape) {
        found[dialect, default: []].append(source.name)
      } else {
        withoutTokens.append(source.name)
      }
    }
    // Beside files of tokens, names and values are something else.
    if found.count > 1, let others = found.removeValue(forKey: .values) { withoutTokens += others }
    guard var dialect = DialectSigns.common(Set(found.keys)) else { throw Fault(dialects: found) }
    var used = sources.filter { !withoutTokens.contains($0.name) }
    let mayHoldSets = [.styleDictionary, .dtcgDraft].contains(dialect) && used.count == 1
    let holdsSets = mayHoldSets && ImportSourceReader.holdsSets(used[0], in: tape)
    let isTree = [.styleDictionary, .dtcgDraft, .theo, .values].contains(dialect)
    if holdsSets { dialect = .tokensStudio }
    var plan = ImportPlan(dialect: dialect, withoutTokens: withoutTokens)
    plan.evidence = DialectEvidence(of: used, as: dialect, holdsSets: holdsSets, in: tape).shown
    var survey = ImportSourceReader.survey(used, as: dialect, from: tape)
    if isTree {
      plan.builds = BuildOutputs(survey).builds
      let names = plan.builds.map(\.name)
      used.removeAll { names.contains($0.name) }
      if !names.isEmpty { survey = ImportSourceReader.survey(used, as: dialect, from: tape) }
    }
    for token in survey.tokens { plan.tokenCounts[survey.files[token.file].name, default: 0] += 1 }
    let isStructured = used.contains { DialectSigns.hasThemes($0, in: tape) }
    if isTree && !holdsSets || dialect == .tokensStudio && !isStructured && used.count > 1 {
      plan.modifiers = FileAxes(survey, in: folders).modifiers
    } else if isStructured {
      // What stands beside the sets that are said to be on, and may be light and dark itself.
      let named = Set(used.flatMap { DialectSigns.joinedSets($0, in: tape) })
      let setNames = ImportSource.namedAsSets(used, in: tape).map(\.name)
      let others = zip(used, setNames).filter { source, name in
        !DialectSigns.hasThemes(source, in: tape) && !named.contains(name)
      }.map(\.0)
      let survey = ImportSourceReader.survey(others, as: dialect, from: tape)
      plan.modifiers = FileAxes(survey, in: folders).modifiers
    }
    // Sets that themes join may refer to one half by its name.
    if !isStructured, !plan.hasSchemes, survey.hasSchemeGroups { plan.modePlace = .groups }
    return plan
  }
}

extension ImportPlan {
  /// A Boolean value that indicates whether files are light and dark, so that groups of these names are no values of
  /// one token.
  private var hasSchemes: Bool {
    modifiers.contains { modifier in
      modifier.contexts.contains { ContextWords($0.name).axes[.scheme] != nil }
    }
  }
}

/// The signs in a file that tell its dialect.
enum DialectSigns {
  static func dialect(of source: ImportSource, in tape: JSONTape) -> ImportDialect? {
    if Dialect.ofWholeFile(source.root, in: tape) != nil { return .figma }
    if hasThemes(source, in: tape) { return .tokensStudio }
    if isAlfa(source.root, in: tape) { return .alfa }
    if isTheo(source.root, in: tape) { return .theo }
    return ofTokens(source.root, in: tape, depth: 12)
      ?? (isOfValues(source.root, in: tape) ? .values : nil)
  }

  /// The one dialect that reads files of several; `nil` if none does.
  static func common(_ dialects: Set<ImportDialect>) -> ImportDialect? {
    if dialects.count < 2 { return dialects.first }
    // Both forms of a token are read by these.
    let trees: Set<ImportDialect> = [.tokensStudio, .styleDictionary, .dtcgDraft]
    guard dialects.isSubset(of: trees) else { return nil }
    return dialects.contains(.tokensStudio) ? .tokensStudio : .styleDictionary
  }

  /// Returns a Boolean value that indicates whether a file says what sets of Tokens Studio have to do with one another.
  static func hasThemes(_ source: ImportSource, in tape: JSONTape) -> Bool {
    ["$themes", "$metadata"].contains { source.joining($0, in: tape) != nil }
  }

  /// The sets that a file says to be on or to come in an order.
  static func joinedSets(_ source: ImportSource, in tape: JSONTape) -> [String] {
    let metadata = source.joining("$metadata", in: tape)
    let order = metadata.map { tape.elements("tokenSetOrder", of: $0) } ?? []
    let selections = source.joining("$themes", in: tape).map { tape.elements(of: $0) } ?? []
    return order.compactMap { tape.stringValue($0) }
      + selections.flatMap { tape.members("selectedTokenSets", of: $0) }
      .map { tape.names.string($0.name) }
  }

  static let studioTypes: Set = [
    "borderRadius", "boxShadow", "fontFamilies", "fontSizes", "fontWeights", "letterSpacing",
    "letterSpacings", "lineHeights", "paragraphIndent", "paragraphSpacing", "sizing",
    "textDecoration",
  ]

  /// The dialect of the tokens in an object: Tokens Studio's by any token's type, else the first's.
  private static func ofTokens(_ object: NodeID, in tape: JSONTape, depth: Int) -> ImportDialect? {
    var found: ImportDialect?
    if let dialect = Dialect.ofToken(object, in: tape) {
      if dialect == .spectrum { return .spectrum }
      return isStudio(object, in: tape) ? .tokensStudio : .styleDictionary
    }
    if tape.member("$value", of: object) != nil {
      return isStudio(object, in: tape) ? .tokensStudio : .dtcgDraft
    }
    guard depth > 0, tape.kind(object) == .object else { return nil }
    let isGroupOfStudio = isStudio(object, in: tape)
    for member in tape.allMembers(of: object) where tape.kind(member.value) == .object {
      let inner = ofTokens(member.value, in: tape, depth: depth - 1)
      if inner == .tokensStudio { return inner }
      found = found ?? inner
    }
    return found != nil && isGroupOfStudio ? .tokensStudio : found
  }

  /// Returns a Boolean value that indicates whether a token or group has a type or an extension that only Tokens Studio
  /// writes.
  private static func isStudio(_ object: NodeID, in tape: JSONTape) -> Bool {
    let type = tape.text(["$type", "type"], of: object)
    if type.map(studioTypes.contains) ?? false { return true }
    let extensions = tape.member("$extensions", of: object)
    return extensions.flatMap { tape.member("studio.tokens", of: $0) } != nil
  }

  /// Returns a Boolean value that indicates whether a file is one of Theo: with `props`, and beside them or in them a
  /// member that only Theo has; or with `aliases` alone.
  ///
  /// A group that happens to be called `props` is a group like any other.
  private static func isTheo(_ root: NodeID, in tape: JSONTape) -> Bool {
    guard tape.kind(root) == .object, tape.member("value", of: root) == nil else { return false }
    let props = tape.members("props", of: root).map(\.value)
    let values = props.compactMap { tape.text(["value"], of: $0) }
    guard props.contains(where: { tape.member("value", of: $0) != nil }) else {
      let aliases = tape.members("aliases", of: root)
      return !aliases.isEmpty && tape.allMembers(of: root).count <= 2
    }
    return ["aliases", "global", "imports"].contains { tape.member($0, of: root) != nil }
      || props.contains { tape.member("category", of: $0) != nil }
      || values.contains { $0.hasWord("{!") }
  }

  /// Returns a Boolean value that indicates whether a file holds names and values of which at least half have the form
  /// of a color, a length or a time.
  private static func isOfValues(_ root: NodeID, in tape: JSONTape) -> Bool {
    var known = 0
    var others = 0
    func count(_ node: NodeID, _ depth: Int) {
      switch tape.kind(node) {
      case .object where Dialect.isValue(node, in: tape): known += 1
      case .object where depth > 0:
        for member in tape.allMembers(of: node) { count(member.value, depth - 1) }
      case .string:
        if ImportConversion.typeByForm(ForeignValue(node, of: tape)) == nil {
          others += 1
        } else {
          known += 1
        }
      default: break
      }
    }
    guard tape.kind(root) == .object else { return false }
    count(root, 12)
    return known > 0 && known >= others
  }

  private static func isAlfa(_ root: NodeID, in tape: JSONTape) -> Bool {
    guard tape.kind(root) == .object, let first = tape.allMembers(of: root).first?.value else {
      return false
    }
    return tape.kind(first) == .object && tape.member("hex", of: first) != nil
      && tape.member("rgba", of: first) != nil
  }
}

extension ImportSourceReader {
  /// The tokens of each file for itself, without a word about them.
  static func survey(
    _ sources: [ImportSource], as dialect: ImportDialect, from tape: JSONTape
  ) -> ForeignDocument {
    var reader = ImportSourceReader(
      dialect: dialect, tape: tape, options: ImportOptions(),
      document: ForeignDocument(dialect.rules), diagnostics: DiagnosticCollector())
    reader.survey(sources)
    return reader.document
  }

  private mutating func survey(_ sources: [ImportSource]) {
    switch dialect {
    case .styleDictionary, .dtcgDraft, .tokensStudio, .spectrum:
      for source in sources where source.name.split(separator: "/").last?.first != "$" {
        _ = readTree(source)
      }
    case .alfa: for source in sources { readAlfa(source) }
    case .figma: readFigma(sources.map(\.root))
    case .theo: for source in sources { readTheo(source) }
    case .values: for source in sources { readValues(source) }
    case .apple: readApple(sources, [])
    }
  }
}
