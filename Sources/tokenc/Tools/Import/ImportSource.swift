import TokenCompiler

/// A file to import, read onto the tape.
package struct ImportSource: Sendable {
  package var root: NodeID
  /// The name below the output folder without its ending, for example `components/alert`.
  package var name: String
  /// Which modifier's context the file is for, when somebody said so.
  package var context: Context?

  package init(root: NodeID, name: String, context: Context? = nil) {
    self.root = root
    self.name = name
    self.context = context
  }

  package struct Context: Hashable, Sendable {
    package var modifier: String
    package var name: String

    /// Reads `MODIFIER:CONTEXT`.
    package init?(_ text: String) {
      guard let colon = text.firstIndex(of: ":") else { return nil }
      modifier = String(text[..<colon])
      name = String(text[text.index(after: colon)...])
      guard !modifier.isEmpty, !name.isEmpty else { return nil }
    }
  }
}

/// Reads the files of one dialect into one document.
package struct ImportSourceReader {
  let dialect: ImportDialect
  let tape: JSONTape
  private var document = ForeignDocument()
  var diagnostics: DiagnosticCollector

  /// The document of all sources; files without a token are reported, and are errors when there
  /// is not a token at all.
  package static func read(
    _ sources: [ImportSource], as dialect: ImportDialect, from tape: JSONTape,
    reporting diagnostics: inout DiagnosticCollector
  ) -> ForeignDocument {
    var reader = ImportSourceReader(dialect: dialect, tape: tape, diagnostics: diagnostics)
    reader.read(sources)
    diagnostics = reader.diagnostics
    return reader.document
  }

  private mutating func read(_ sources: [ImportSource]) {
    let before = diagnostics
    var empty: [ImportSource] = []
    if dialect == .tokensStudio {
      readTokensStudio(sources)
    } else {
      for source in sources {
        let count = document.tokens.count
        if dialect == .figma {
          _ = FigmaReader.read(source.root, of: tape, into: &document, reporting: &diagnostics)
        } else {
          readTree(source)
        }
        if document.tokens.count == count { empty.append(source) }
      }
    }
    if document.tokens.isEmpty {
      // What else is odd about files of another form says nothing.
      diagnostics = before
      for source in dialect == .tokensStudio ? sources : empty {
        diagnostics.report(
          .noTokens(
            of: dialect, other: otherDialect(of: source.root), at: tape.opening(source.root)))
      }
    } else {
      for source in empty {
        diagnostics.report(
          .leftOut(
            "the file holds no token of \(dialect.rules.name)", at: tape.opening(source.root),
            key: "file"))
      }
    }
    if dialect == .spectrum { document.collectModes() }
    document.splitSchemes()
  }

  private mutating func readTree(_ source: ImportSource) {
    let file = addFile(source.name)
    if let context = source.context { addContext(context, file: file) }
    ForeignTreeReader.read(
      source.root, of: tape, rules: dialect.rules, file: file, into: &document,
      reporting: &diagnostics)
  }

  private mutating func addFile(_ name: String) -> Int {
    document.files.append(ForeignFile(name: name))
    return document.files.count - 1
  }

  private mutating func addContext(_ context: ImportSource.Context, file: Int) {
    var index = document.dimensions.firstIndex { $0.name == context.modifier }
    if index == nil {
      document.dimensions.append(ForeignDimension(name: context.modifier, contexts: []))
      index = document.dimensions.count - 1
    }
    guard let index else { return }
    if let place = document.dimensions[index].contexts.firstIndex(where: {
      $0.name == context.name
    }) {
      document.dimensions[index].contexts[place].files.append(file)
    } else {
      document.dimensions[index].contexts.append(.init(name: context.name, files: [file]))
    }
  }

  /// The dialect whose signs a file without tokens has.
  private func otherDialect(of root: NodeID) -> ImportDialect? {
    func first(_ object: NodeID, depth: Int) -> ImportDialect? {
      if Dialect.ofWholeFile(object, in: tape) != nil { return .figma }
      if let found = Dialect.ofToken(object, in: tape) {
        return found == .spectrum ? .spectrum : .styleDictionary
      }
      if tape.member("$value", of: object) != nil { return .dtcgDraft }
      guard depth > 0 else { return nil }
      return tape.allMembers(of: object).lazy.compactMap { first($0.value, depth: depth - 1) }.first
    }
    let found = first(root, depth: 8)
    return found == dialect ? nil : found
  }

  // MARK: Tokens Studio

  private mutating func readTokensStudio(_ sources: [ImportSource]) {
    var sets: [(name: String, root: NodeID, context: ImportSource.Context?)] = []
    var order: [String] = []
    var themes: TokensStudioThemes?
    for source in sources {
      let last = source.name.split(separator: "/").last
      if last == "$themes" {
        themes = TokensStudioThemes(ForeignValue(source.root, of: tape))
        continue
      }
      let metadata =
        last == "$metadata" ? source.root : tape.member("$metadata", of: source.root)
      if let metadata, let list = tape.member("tokenSetOrder", of: metadata) {
        order += tape.elements(of: list).filter { tape.kind($0) == .string }.map { tape.string($0) }
      }
      if last == "$metadata" { continue }
      let inner = tape.member("$themes", of: source.root)
      guard inner != nil || metadata != nil else {
        sets.append((source.name, source.root, source.context))
        continue
      }
      if let inner { themes = TokensStudioThemes(ForeignValue(inner, of: tape)) }
      for member in tape.allMembers(of: source.root) {
        let name = tape.names.string(member.name)
        if !name.hasPrefix("$") { sets.append((name, member.value, source.context)) }
      }
    }
    // Sets that the order doesn't name come last, as they are.
    let rank = Dictionary(
      order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    sets = sets.enumerated().sorted {
      (rank[$0.element.name] ?? .max, $0.offset) < (rank[$1.element.name] ?? .max, $1.offset)
    }.map(\.element)
    var files: [String: Int] = [:]
    for set in sets {
      if let themes, themes.isOff(set.name) {
        diagnostics.report(
          .leftOut("set '\(set.name)' is on in no theme", at: tape.opening(set.root), key: "set"))
        continue
      }
      let file = addFile(set.name)
      files[set.name] = file
      if let context = set.context { addContext(context, file: file) }
      let count = document.tokens.count
      ForeignTreeReader.read(
        set.root, of: tape, rules: dialect.rules, file: file, into: &document,
        reporting: &diagnostics)
      guard let themes, themes.sourceOnlySets.contains(set.name) else { continue }
      for index in count..<document.tokens.count { document.tokens[index].isHidden = true }
    }
    document.dimensions += themes?.dimensions(files: files) ?? []
    guard document.dimensions.isEmpty, let light = files["light"], let dark = files["dark"] else {
      return
    }
    document.dimensions.append(
      ForeignDimension(
        name: "scheme",
        contexts: [.init(name: "light", files: [light]), .init(name: "dark", files: [dark])]))
    if let root = sets.first(where: { $0.name == "dark" })?.root {
      diagnostics.report(
        .assumed(
          "no theme joins the sets 'light' and 'dark'; they become contexts of a modifier 'scheme'",
          at: tape.opening(root), key: "scheme"))
    }
  }
}

extension ForeignDocument {
  /// Makes one modifier `scheme` of the contexts `light` and `dark` of all dimensions, as that is the
  /// one that varies at run time; their other contexts get modifiers that are off by default and win.
  mutating func splitSchemes() {
    guard !dimensions.contains(where: { $0.name == "scheme" }) else { return }
    let names = ["light", "dark"]
    var scheme = ForeignDimension(name: "scheme", contexts: names.map { .init(name: $0) })
    var result: [ForeignDimension] = []
    var place: Int?
    for dimension in dimensions {
      let contexts = Dictionary(
        dimension.contexts.map { ($0.name.lowercased(), $0) },
        uniquingKeysWith: { first, _ in first })
      guard names.allSatisfy({ contexts[$0] != nil }) else {
        result.append(dimension)
        continue
      }
      place = place ?? result.count
      for (index, name) in names.enumerated() {
        scheme.contexts[index].files += contexts[name]?.files ?? []
        renameMode(contexts[name]?.name ?? name, to: name)
      }
      var rest = dimension
      rest.contexts.removeAll { names.contains($0.name.lowercased()) }
      guard !rest.contexts.isEmpty else { continue }
      rest.contexts.insert(.init(name: "none"), at: 0)
      result.append(rest)
    }
    guard let place else { return }
    dimensions = result
    dimensions.insert(scheme, at: place)
  }

  private mutating func renameMode(_ name: String, to newName: String) {
    guard name != newName else { return }
    for token in tokens.indices {
      for mode in tokens[token].modes.indices where tokens[token].modes[mode].context == name {
        tokens[token].modes[mode].context = newName
      }
    }
  }
}
