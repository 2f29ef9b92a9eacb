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
    /// The tokens that the nearest token's object became.
    var owners = Owners()
    /// The number of names that lead to these.
    var depth = 0
    /// The values between that object and the current one, from the outside in.
    var values: [SourceRange] = []
    /// A Boolean value that indicates whether it was said to be read; `nil` for what no token or group was made of.
    var isRead: Bool?
    /// The range of the last note.
    var noted: SourceRange?
  }

  /// The tokens that one object became: one for each of its modes, for example.
  struct Owners {
    /// By their index.
    var all: [Int] = []
    /// Those of them that were written.
    var written: [Int] = []
    /// The imported paths of these.
    var paths: [String] = []
    /// The ranges of their values, if there are many of them; otherwise all are asked.
    var ranges: OwnerRanges?
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
      var scope = scope
      scope.values.append(tape.range(element))
      visit(element, path + [String(index)], scope, &members)
    }
    for member in tape.allMembers(of: node) {
      let path = path + [tape.names.string(member.name)]
      let range = tape.range(member.key)
      var scope = scope
      let isRead = isRead(member.key) ?? isRead(member.value)
      let isToken = owners[range] != nil || document.ledger.hasToken(at: range)
      if isToken {
        scope.owners = owners(at: range)
        scope.depth = path.count
        scope.values = []
      }
      scope.values.append(tape.range(member.value))
      // What is below a token that was lost in reading was read in vain.
      let isLost = scope.depth > 0 && scope.owners.all.isEmpty
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

  private func owners(at range: SourceRange) -> Owners {
    var found = Owners(all: owners[range] ?? [])
    found.written = found.all.filter { imported[$0] != nil }
    found.paths = Set(found.written.flatMap { imported[$0]?.paths ?? [] }).sorted(byBytesOf: \.self)
    guard found.all.count > Self.fewOwners else { return found }
    var ranges = OwnerRanges()
    for index in found.all { ranges.add(index, document.tokens[index].value) }
    for index in found.written {
      ranges.addWritten(index, document.tokens[index], imported[index]?.keptParts ?? [:])
    }
    found.ranges = ranges
    return found
  }

  /// Up to this number all tokens of an object are asked for a value.
  private static let fewOwners = 8

  private func fate(
    of node: NodeID, at path: [String], _ scope: Scope
  ) -> ImportAccount.Fate {
    let value = tape.range(node)
    let unread = ImportAccount.Fate.dropped(
      report(in: scope.noted ?? value) ?? "nothing reads it")
    let owners = scope.owners
    guard let owner = owners.all.first else {
      if groupRanges.contains(value) { return .kept(path.suffix(2).joined(separator: ".")) }
      return scope.isRead ?? false ? .converted([], contexts: []) : unread
    }
    let names = Array(path.dropFirst(scope.depth))
    guard !owners.written.isEmpty else { return loss(of: owner) }
    let keeping = owners.ranges?.keeping(scope.values) ?? owners.written
    if let path = kept(value, names, keeping) { return .kept(path) }
    for index in owners.ranges?.written(scope.values) ?? owners.written {
      let token = document.tokens[index]
      guard let contexts = contexts(of: index, with: value) else { continue }
      let start = SourceRange(file: value.file, start: value.start, end: value.start)
      if isRead(node) == false, let report = report(in: start) { return .dropped(report) }
      let lost = holes[token.dottedPath] ?? []
      return !contexts.isEmpty && contexts.allSatisfy(lost.contains)
        ? .dropped(losses[token.dottedPath]?.loss?.reason ?? "it has no value in \(lost.quoted)")
        : .converted(owners.paths, contexts: contexts)
    }
    let all = owners.ranges?.all(scope.values) ?? owners.all
    if let index = all.first(where: { document.tokens[$0].value.holds(value) }) {
      return loss(of: index)
    }
    guard scope.isRead ?? false else { return unread }
    if names.count == 1, document.rules.descriptionMembers.contains(names[0]),
      let text = tape.stringValue(node), !text.isEmpty,
      !owners.written.contains(where: { document.tokens[$0].description == text })
    {
      return .dropped("'\(document.tokens[owner].dottedPath)' has another description")
    }
    return .converted(owners.paths, contexts: [])
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

/// The first of many tokens of one object with a value at a range. The others need not be asked.
private struct OwnerRanges {
  private var all: [SourceRange: Int] = [:]
  private var written: [SourceRange: Int] = [:]
  private var members: [SourceRange: Int] = [:]
  /// All of them, as a part is known by its name, too.
  private var parts: [SourceRange: [Int]] = [:]

  mutating func add(_ index: Int, _ value: ForeignValue) {
    for range in value.ranges where all[range] == nil { all[range] = index }
  }

  mutating func addWritten(
    _ index: Int, _ token: ForeignToken, _ keptParts: [SourceRange: [ForeignValue.Member]]
  ) {
    let values = [token.value] + token.modes.map(\.value) + token.modeAlphas.values
    for range in values.flatMap(\.ranges) where written[range] == nil { written[range] = index }
    let kept = token.keptMembers + (token.extensions?.members ?? [])
    for range in kept.flatMap(\.value.ranges) where members[range] == nil {
      members[range] = index
    }
    for range in keptParts.keys { parts[range, default: []].append(index) }
  }

  /// The tokens with a value at one of some ranges, in their order.
  func all(_ ranges: [SourceRange]) -> [Int] { ranges.compactMap { all[$0] }.sorted() }

  /// Those of them that were written, in their order.
  func written(_ ranges: [SourceRange]) -> [Int] { ranges.compactMap { written[$0] }.sorted() }

  /// The written tokens that may keep what is at one of some ranges.
  func keeping(_ ranges: [SourceRange]) -> [Int] {
    (ranges.compactMap { members[$0] } + ranges.flatMap { parts[$0] ?? [] }).sorted()
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
