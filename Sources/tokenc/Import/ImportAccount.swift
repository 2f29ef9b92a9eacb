import TokenCompiler

/// The fate of every member of the files that an import read: of each whose value is not an object with
/// members of its own.
package struct ImportAccount: Sendable {
  package enum Fate: Equatable, Sendable {
    /// The tokens, by their imported paths, and the contexts that have it; no token for what is a group's.
    case converted([String], contexts: [String])
    /// Where the imported token or group has it.
    case kept(String)
    /// Why nothing has it.
    case dropped(String)
  }

  package struct Member: Sendable {
    package var path: [String]
    package var name: SourceRange
    package var fate: Fate
  }

  package private(set) var files: [(id: FileID, members: [Member])] = []
  package private(set) var converted = 0
  package private(set) var kept = 0
  package private(set) var dropped = 0
  /// The number of members that the files have by another count.
  package private(set) var memberCount = 0

  package var total: Int { converted + kept + dropped }

  /// - Parameter diagnostics: what the import reported, which has the reasons.
  package init(
    of files: [FileID], in tape: JSONTape, _ result: Importer.Result,
    _ diagnostics: DiagnosticCollector
  ) {
    let reader = Reader(tape, result, diagnostics)
    var roots: [FileID: NodeID] = [:]
    let known = Set(files)
    for index in tape.nodes.indices {
      let id = NodeID(index: UInt32(index))
      let file = tape.range(id).file
      guard known.contains(file) else { continue }
      if roots[file] == nil { roots[file] = id }
      let value = NodeID(index: id.index + 1)
      if tape.kind(id) == .key, tape.kind(value) != .object || tape.allMembers(of: value).isEmpty {
        memberCount += 1
      }
    }
    for (file, root) in roots.sorted(by: { $0.key < $1.key }) {
      var members: [Member] = []
      reader.visit(root, [], Reader.Scope(isRead: reader.isRead(root)), &members)
      for member in members {
        switch member.fate {
        case .converted: converted += 1
        case .kept: kept += 1
        case .dropped: dropped += 1
        }
      }
      self.files.append((file, members))
    }
  }
}

private struct Reader {
  struct Scope {
    /// The tokens that the nearest token's object became, by their index.
    var owners: [Int] = []
    /// The number of names that lead to these.
    var depth = 0
    /// A Boolean value that indicates whether it was said to be read; `nil` for what no token or group was made of.
    var isRead: Bool?
    /// The range of the last note.
    var noted: SourceRange?
  }

  /// Found once for a token, which may have many modes and as many imported ones.
  private struct Imported {
    let paths: [String]
    var keptParts: [SourceRange: [ForeignValue.Member]] = [:]

    init(_ tokens: [ImportedToken]) {
      paths = Set(tokens.map { $0.path.joined(separator: ".") }).sorted(byBytesOf: \.self)
      for part in tokens.flatMap(\.options.keptParts) {
        for range in Set(part.value.ranges) { keptParts[range, default: []].append(part) }
      }
    }
  }

  let tape: JSONTape
  let document: ForeignDocument
  /// The outcome for each token that was written: the imported paths, and the parts that these keep by their ranges.
  private let imported: [Int: Imported]
  /// The dimensions that have a context of a name.
  private let dimensions: [String: [String]]
  /// The contexts that a file is for, by the index of their dimension.
  private let contextsByFile: [[Int: [String]]]
  /// The mode values of tokens that have many, by their ranges: found once, as each has many members.
  private var modeIndices: [Int: [SourceRange: Int]] = [:]
  /// The contexts in which imported tokens have no value, by the tokens' paths.
  private let holes: [String: [String]]
  private var owners: [SourceRange: [Int]] = [:]
  /// The values in what groups keep.
  private let groupRanges: Set<SourceRange>
  /// The reports of tokens without a value, by their paths as references write them.
  private let losses: [String: Diagnostic]
  private var reports: [FileID: [(start: UInt32, message: String)]] = [:]

  init(_ tape: JSONTape, _ result: Importer.Result, _ diagnostics: DiagnosticCollector) {
    self.tape = tape
    document = result.document
    let written = result.files.sources
    imported = Dictionary(
      grouping: result.tokens.filter { written.contains($0.source) }, by: \.source
    ).mapValues(Imported.init)
    holes = Dictionary(firstOf: result.holes.map { ($0.path, $0.contexts) })
    groupRanges = Set(
      document.files.flatMap { $0.groupMembers.values.joined() }.flatMap(\.value.ranges))
    losses = diagnostics.losses
    var dimensions: [String: [String]] = [:]
    for dimension in document.dimensions {
      for name in Set(dimension.contexts.map(\.name)) {
        dimensions[name, default: []].append(dimension.name)
      }
    }
    self.dimensions = dimensions
    contextsByFile = document.dimensions.map { dimension in
      var found: [Int: [String]] = [:]
      for context in dimension.contexts {
        for file in Set(context.files) { found[file, default: []].append(context.name) }
      }
      return found
    }
    for (index, token) in document.tokens.enumerated() where token.modes.count > 8 {
      var ranges: [SourceRange: Int] = [:]
      for (mode, value) in token.modes.enumerated() {
        for range in value.value.ranges where ranges[range] == nil { ranges[range] = mode }
      }
      modeIndices[index] = ranges
    }
    for (index, token) in document.tokens.enumerated() {
      for range in Set([token.place] + token.joinedPlaces) {
        owners[range, default: []].append(index)
      }
    }
    for diagnostic in diagnostics.diagnostics where diagnostic.id == .leftOut {
      guard let range = diagnostic.range else { continue }
      reports[range.file, default: []].append((range.start, diagnostic.message))
    }
    for file in reports.keys { reports[file]?.sort { $0.start < $1.start } }
  }

  func isRead(_ node: NodeID) -> Bool? { document.ledger.isRead(tape.range(node)) }

  func visit(
    _ node: NodeID, _ path: [String], _ scope: Scope, _ members: inout [ImportAccount.Member]
  ) {
    for (index, element) in tape.elements(of: node).enumerated() {
      visit(element, path + [String(index)], scope, &members)
    }
    for member in tape.allMembers(of: node) {
      let path = path + [tape.names.string(member.name)]
      let range = tape.range(member.key)
      var scope = scope
      let isRead = isRead(member.key) ?? isRead(member.value)
      let isToken = owners[range] != nil || document.ledger.hasToken(at: range)
      if isToken { (scope.owners, scope.depth) = (owners[range] ?? [], path.count) }
      // What is below a token that was lost in reading was read in vain.
      let isLost = scope.depth > 0 && scope.owners.isEmpty
      if isRead != nil && !isLost || isToken {
        scope.isRead = isLost ? false : isRead ?? scope.isRead
        scope.noted = SourceRange(
          file: range.file, start: range.start, end: tape.range(member.value).end)
      }
      if tape.kind(member.value) != .object || tape.allMembers(of: member.value).isEmpty {
        let fate = fate(of: member.value, at: path, scope)
        members.append(ImportAccount.Member(path: path, name: range, fate: fate))
      }
      visit(member.value, path, scope, &members)
    }
  }

  private func fate(
    of node: NodeID, at path: [String], _ scope: Scope
  ) -> ImportAccount.Fate {
    let value = tape.range(node)
    let unread = ImportAccount.Fate.dropped(
      report(in: scope.noted ?? value) ?? "nothing reads it")
    guard let owner = scope.owners.first else {
      if groupRanges.contains(value) { return .kept(path.suffix(2).joined(separator: ".")) }
      return scope.isRead ?? false ? .converted([], contexts: []) : unread
    }
    let names = Array(path.dropFirst(scope.depth))
    let written = scope.owners.filter { imported[$0] != nil }
    guard !written.isEmpty else { return loss(of: owner) }
    if let path = kept(value, names, written) { return .kept(path) }
    let paths = Set(written.flatMap { imported[$0]?.paths ?? [] }).sorted(byBytesOf: \.self)
    for index in written {
      let token = document.tokens[index]
      guard let contexts = contexts(of: index, with: value) else { continue }
      let start = SourceRange(file: value.file, start: value.start, end: value.start)
      if isRead(node) == false, let report = report(in: start) { return .dropped(report) }
      let lost = holes[token.dottedPath] ?? []
      return !contexts.isEmpty && contexts.allSatisfy(lost.contains)
        ? .dropped(losses[token.dottedPath]?.loss?.reason ?? "it has no value in \(lost.quoted)")
        : .converted(paths, contexts: contexts)
    }
    if let index = scope.owners.first(where: { document.tokens[$0].value.holds(value) }) {
      return loss(of: index)
    }
    guard scope.isRead ?? false else { return unread }
    if names.count == 1, document.rules.descriptionMembers.contains(names[0]),
      let text = tape.stringValue(node), !text.isEmpty,
      !written.contains(where: { document.tokens[$0].description == text })
    {
      return .dropped("'\(document.tokens[owner].dottedPath)' has another description")
    }
    return .converted(paths, contexts: [])
  }

  private func loss(of token: Int) -> ImportAccount.Fate {
    let path = document.tokens[token].dottedPath
    return .dropped(losses[path]?.loss?.reason ?? "another value of '\(path)' counts")
  }

  /// The contexts of the value of a token that holds a range.
  private func contexts(of index: Int, with range: SourceRange) -> [String]? {
    let token = document.tokens[index]
    if token.value.holds(range) { return contexts(of: token) }
    if let mode = modeIndices[index]?[range] { return shown(token.modes[mode].context) }
    let found = token.modes.first { mode in
      mode.value.holds(range) || token.modeAlphas[mode.context]?.holds(range) ?? false
    }
    return found.map { shown($0.context) }
  }

  /// The contexts that a token's own value is for, unless it counts in all.
  private func contexts(of token: ForeignToken) -> [String] {
    document.dimensions.indices.flatMap { number -> [String] in
      let dimension = document.dimensions[number]
      var on = contextsByFile[number][token.file] ?? []
      if on.isEmpty,
        token.modes.contains(where: { dimensions[$0.context]?.contains(dimension.name) ?? false })
      {
        on = dimension.contexts.prefix(1).map(\.name)
      }
      let isForAll = on.count == dimension.contexts.count
      return isForAll ? [] : on.map { "\(dimension.name)=\($0)" }
    }
  }

  private func shown(_ context: String) -> [String] {
    (dimensions[context] ?? []).map { "\($0)=\(context)" }
  }

  /// Where tokens keep a value.
  private func kept(_ value: SourceRange, _ names: [String], _ indices: [Int]) -> String? {
    for index in indices {
      let token = document.tokens[index]
      // A weight of `Bold Italic` has a part that stands nowhere by its name.
      let part = imported[index]?.keptParts[value]?.first { names.contains($0.name) }
      if let member = token.keptMembers.first(where: { $0.value.holds(value) }) ?? part {
        let rest = names.prefix(1) == [member.name] ? Array(names.dropFirst()) : []
        return (["$extensions", document.rules.namespace, member.name] + rest)
          .joined(separator: ".")
      }
      if token.extensions?.members.contains(where: { $0.value.holds(value) }) ?? false,
        !(token.modify?.holds(value) ?? false)
      {
        return names.joined(separator: ".")
      }
    }
    return nil
  }

  /// The first that was reported of a part of a file.
  private func report(in extent: SourceRange) -> String? {
    let found = reports[extent.file] ?? []
    let first = found.partitioningIndex { $0.start >= extent.start }
    return first < found.count && found[first].start <= extent.end ? found[first].message : nil
  }
}

extension ForeignValue {
  /// The ranges of the value and of the values in it.
  fileprivate var ranges: [SourceRange] {
    switch content {
    case .list(let values): [range] + values.flatMap(\.ranges)
    case .object(let members): [range] + members.flatMap(\.value.ranges)
    default: [range]
    }
  }

  fileprivate func holds(_ part: SourceRange) -> Bool {
    if range.file == part.file, range.start <= part.start, part.end <= range.end { return true }
    switch content {
    case .list(let values): return values.contains { $0.holds(part) }
    case .object(let members): return members.contains { $0.value.holds(part) }
    default: return false
    }
  }
}
