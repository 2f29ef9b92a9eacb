import TokenCompiler

/// A file to import, read onto the tape.
package struct ImportSource: Sendable {
  package var root: NodeID
  /// The name below the output folder without its ending, for example `components/alert`.
  package var name: String
  /// The modifier and its context that the file is for, if given.
  package var context: Assignment?
  /// A Boolean value that indicates whether it is one set of a file of Tokens Studio.
  package var isSet: Bool

  package init(root: NodeID, name: String, context: Assignment? = nil, isSet: Bool = false) {
    self.root = root
    self.name = name
    self.context = context
    self.isSet = isSet
  }

  /// The sources with the names that sets have in `$themes` and `$metadata`: from the folder of these on.
  static func namedAsSets(_ sources: [ImportSource], in tape: JSONTape) -> [ImportSource] {
    let folders = sources.filter { DialectSigns.hasThemes($0, in: tape) }.map { source in
      source.name.split(separator: "/").dropLast().joined(separator: "/")
    }
    guard let folder = folders.first(where: { !$0.isEmpty }), Set(folders).count == 1 else {
      return sources
    }
    return sources.map { source in
      guard source.name.hasPrefix(folder + "/") else { return source }
      var source = source
      source.name.removeFirst(folder.count + 1)
      return source
    }
  }

  /// The node that joins sets of Tokens Studio under a name: a file of its own, or a member.
  func joining(_ name: String, in tape: JSONTape) -> NodeID? {
    self.name.split(separator: "/").last.map(String.init) == name
      ? root : tape.member(name, of: root)
  }
}

/// Reads the files of one dialect into one document.
package struct ImportSourceReader {
  let dialect: ImportDialect
  let tape: JSONTape
  let options: ImportOptions
  var document: ForeignDocument
  var diagnostics: DiagnosticCollector
  /// A Boolean value that indicates whether some file is Figma's own export.
  var hasFigmaFacts = false

  var rules: DialectRules { document.rules }

  /// The document of all sources; files without a token are reported, as errors if none has one.
  ///
  /// - Parameters:
  ///   - files: files of Swift, which stand beside the color sets that their colors may name.
  ///   - resolver: the document that joins the sources, which have the names that it gives them.
  package static func read(
    _ sources: [ImportSource], _ files: [SwiftSourceFile] = [], resolver: NodeID? = nil,
    as dialect: ImportDialect,
    from tape: JSONTape, options: ImportOptions = ImportOptions(),
    reporting diagnostics: inout DiagnosticCollector
  ) -> ForeignDocument {
    var reader = ImportSourceReader(
      dialect: dialect, tape: tape, options: options, document: ForeignDocument(dialect.rules),
      diagnostics: diagnostics)
    if let resolver {
      reader.readResolver(resolver, sources)
      reader.diagnostics.add(reader.document.removeAmbiguousModes())
    } else {
      reader.read(sources, files)
    }
    if reader.document.tokens.isEmpty, reader.document.leftOut.isEmpty {
      for file in files {
        diagnostics.error(
          .wrongDialect, "the file declares no color, font or length as a constant",
          at: file.range(of: 0..<1))
      }
      // What else is odd about files of another form says nothing.
      for source in sources {
        let range = tape.opening(source.root)
        diagnostics.report(
          dialect == .figma && reader.isWithoutFigmaValues(source.root)
            ? .noFigmaValues(at: range)
            : .noTokens(
              of: dialect, other: DialectSigns.dialect(of: source, in: tape), at: range))
      }
    } else {
      diagnostics = reader.diagnostics
    }
    return reader.document
  }

  private mutating func read(_ sources: [ImportSource], _ files: [SwiftSourceFile]) {
    if dialect == .apple {
      readApple(sources, files)
    } else if dialect == .tokensStudio || dialect == .figma {
      readStructure(sources.filter { $0.context == nil })
      for (context, sources) in sources.grouped(by: \.context) {
        if let context { readStructure(sources, in: context) }
      }
    } else {
      for source in sources {
        let count = document.tokens.count
        switch dialect {
        case .alfa: readAlfa(source)
        case .theo: readTheo(source)
        case .values: readValues(source)
        default: _ = readTree(source)
        }
        if document.tokens.count == count { noteNoTokens(source) }
      }
      settleFigmaFacts()
      refuseCollisions()
      joinNamedSchemes()
    }
    dropUnread(in: sources)
    document.removeMixedPaths()
    diagnostics.add(document.joinTextStyles(options.textStyles))
    document.orderContexts(as: options.contextOrder)
    nameDefaultContexts(of: sources)
    collectModes()
    // The modifiers whose contexts stay together, also where some are light and dark.
    let whole = Set(options.contextOrder.map(\.name)).subtracting([ThemeAxis.scheme.rawValue])
    diagnostics.add(document.splitSchemes(keeping: whole))
    diagnostics.add(document.removeAmbiguousModes())
    settleOrder()
  }

  /// Reads files of a dialect that has contexts of its own.
  private mutating func readStructure(_ sources: [ImportSource]) {
    if dialect == .tokensStudio {
      readTokensStudio(sources)
      settleFigmaFacts()
    } else {
      readFigma(sources.map(\.root))
      let read = Set(document.tokens.map(\.place.file))
      for source in sources where !read.contains(tape.range(source.root).file) {
        noteNoTokens(source)
      }
    }
    joinNamedSchemes()
    collectModes()
    diagnostics.add(document.splitSchemes(keeping: []))
  }

  mutating func joinNamedSchemes() {
    guard options.modePlace == .names || options.modePlace == .groups else { return }
    diagnostics.add(document.joinNamedSchemes(groupsOnly: options.modePlace == .groups))
  }

  mutating func collectModes() { diagnostics.add(document.collectModes()) }

  private mutating func readStructure(_ sources: [ImportSource], in context: Assignment) {
    var inner = ImportSourceReader(
      dialect: dialect, tape: tape, options: options, document: ForeignDocument(rules),
      diagnostics: diagnostics)
    inner.readStructure(sources.map { ImportSource(root: $0.root, name: $0.name, isSet: $0.isSet) })
    diagnostics = inner.diagnostics
    diagnostics.add(document.add(inner.document, to: context))
  }

  private mutating func noteNoTokens(_ source: ImportSource) {
    document.ledger.note(tape.range(source.root), isRead: false)
    leaveOut("the file holds no token of \(rules.name)", at: tape.opening(source.root), key: "file")
  }

  /// Orders what is joined, and leaves out what would count in the wrong order.
  private mutating func settleOrder() {
    let conflicts = Dictionary(firstOf: document.settleOrder().map { ($0.path, $0.files) })
    guard !conflicts.isEmpty else { return }
    for (path, tokens) in document.tokens.grouped(by: \.path) {
      guard let files = conflicts[path] else { continue }
      let token = tokens[0]
      document.leftOut.append(token.dottedPath)
      diagnostics.report(
        .leftOut(
          token, "no order of modifiers lets \(files.quoted) count in turn", at: token.place,
          key: "order"))
    }
    document.tokens.removeAll { conflicts[$0.path] != nil }
  }

  /// Keeps a member that a token has for its tool alone.
  func keep(_ name: String, _ value: @autoclosure () -> ForeignValue, in token: inout ForeignToken)
  {
    if options.keepsToolMembers || name == "id" { token.keptMembers.append(.init(name, value())) }
  }

  mutating func leaveOut(_ reason: String, at range: SourceRange, key: String) {
    diagnostics.report(.leftOut(reason, at: range, key: key))
  }
}

extension ForeignDocument {
  /// Adds a file to a context of a modifier; both may be new.
  mutating func add(_ file: Int, to context: Assignment) {
    let index = dimensions.firstIndex { $0.name == context.name } ?? dimensions.count
    if index == dimensions.count { dimensions.append(ForeignDimension(name: context.name)) }
    let contexts = dimensions[index].contexts
    let known = contexts.firstIndex { $0.name == context.value } ?? contexts.count
    if known == contexts.count { dimensions[index].contexts.append(.init(name: context.value)) }
    dimensions[index].contexts[known].files.append(file)
  }

  /// Orders the contexts of each modifier, of which the first is the default, as they are stated; files
  /// are read by their paths.
  mutating func orderContexts(as stated: [Assignment]) {
    for index in dimensions.indices {
      let names = stated.filter { $0.name == dimensions[index].name }.map(\.value)
      let ranked = dimensions[index].contexts.enumerated().sorted { first, second in
        let ranks = [first, second].map { names.firstIndex(of: $0.element.name) ?? names.count }
        return (ranks[0], first.offset) < (ranks[1], second.offset)
      }
      dimensions[index].contexts = ranked.map(\.element)
    }
  }

  /// Makes one modifier `scheme` of the contexts `light` and `dark` of all dimensions, as that is the
  /// one that varies at run time; their other contexts get modifiers that are off by default and win.
  ///
  /// Theme groups are switched one by one, so only one of them becomes `scheme`; the others follow it
  /// as `tokenc.json` says, until that says otherwise.
  ///
  /// - Parameter whole: the dimensions whose contexts stay together.
  /// - Returns: what is reported of such groups.
  mutating func splitSchemes(keeping whole: Set<String>) -> [Diagnostic] {
    for index in dimensions.indices
    where whole.contains(dimensions[index].name) || dimensions[index].isOfSeveralAxes {
      dimensions[index].isWhole = true
    }
    guard !dimensions.contains(where: { $0.name == "scheme" }) else { return [] }
    let names = ["light", "dark"]
    var scheme = ForeignDimension(name: "scheme", contexts: names.map { .init(name: $0) })
    var result: [ForeignDimension] = []
    var first: Int?
    let followers = followersOfScheme()
    for (index, dimension) in dimensions.enumerated() {
      guard !dimension.isWhole, !followers.contains(index),
        let contexts = dimension.schemeContexts
      else {
        result.append(dimension)
        continue
      }
      first = first ?? result.count
      for (index, context) in contexts.enumerated() {
        scheme.contexts[index].files += context.files
        renameMode(context.name, to: names[index])
      }
      let rest = dimension.contexts.filter { context in
        !contexts.contains { $0.name == context.name }
      }
      guard !rest.isEmpty else { continue }
      var others = ForeignDimension(name: dimension.name, contexts: [.init(name: "none")] + rest)
      others.replaces = scheme.name
      result.append(others)
    }
    guard let first else { return [] }
    let reports = followers.sorted().compactMap { follower -> Diagnostic? in
      let dimension = dimensions[follower]
      let files = Set(dimension.contexts.flatMap(\.files))
      guard let token = tokens.first(where: { files.contains($0.file) }) else { return nil }
      return .assumed(
        "the themes of several groups are light and dark; group '\(dimension.name)' stays a modifier of its "
          + "own beside 'scheme', which it follows unless tokenc.json gives it another role",
        at: token.place, key: "scheme \(dimension.name)")
    }
    dimensions = result
    dimensions.insert(scheme, at: first)
    return reports
  }

  /// The theme groups of light and dark but the one that is the scheme: the one called most like it.
  private func followersOfScheme() -> [Int] {
    guard rules.namespace == DialectRules.tokensStudio.namespace else { return [] }
    let groups = dimensions.indices.filter {
      dimensions[$0].schemeContexts != nil && dimensions[$0].contexts.contains { !$0.files.isEmpty }
    }
    guard groups.count > 1 else { return [] }
    let words = groups.map { ImportConversion.words(of: dimensions[$0].name) }
    let main =
      words.firstIndex { ["scheme", "mode", "theme"].contains($0.joined()) }
      ?? words.firstIndex { $0.contains("scheme") || $0.contains("mode") } ?? 0
    return groups.filter { $0 != groups[main] }
  }

  private mutating func renameMode(_ name: String, to newName: String) {
    for token in tokens.indices {
      for mode in tokens[token].modes.indices where tokens[token].modes[mode].context == name {
        tokens[token].modes[mode].context = newName
      }
    }
  }
}

extension ImportSourceReader {
  /// Returns a Boolean value that indicates whether an answer has variables and none of their values.
  func isWithoutFigmaValues(_ root: NodeID) -> Bool {
    let variables = Dialect.figmaBody(of: root, in: tape).map { tape.members("variables", of: $0) }
    guard let variables else { return false }
    return !variables.isEmpty
      && variables.allSatisfy { tape.member("valuesByMode", of: $0.value) == nil }
  }
}
