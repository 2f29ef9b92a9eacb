import TokenCompiler
import TokenImport

/// The files that the operands and contexts of `tokenc import` name.
struct ImportInput {
  let paths: [String]
  var contexts: [ContextInput] = []
  /// The paths of files and folders that aren't read below a folder.
  var ignored: [String] = []
  /// A Boolean value that indicates whether files keep their names where contexts name them, which then are below the
  /// paths.
  var keepsNames = false

  /// A file or folder that counts in one context of a modifier.
  struct ContextInput: Sendable {
    let context: Assignment
    let path: String

    init(_ context: Assignment, _ path: String) {
      self.context = context
      self.path = path
    }

    /// Reads `MODIFIER:CONTEXT=INPUT`.
    init?(_ text: String) {
      guard let parts = Assignment(text), let context = Assignment(parts.name, at: ":") else {
        return nil
      }
      self.context = context
      path = parts.value
    }
  }

  /// A file with its name below the output folder.
  private struct File {
    var path: String
    /// The member of the file that is read alone: a set, in `tokens.json#core`.
    var set: String?
    var name: String
    var context: Assignment?
  }

  func resolver() throws(RunFailure) -> String? {
    guard paths.count == 1, contexts.isEmpty else { return nil }
    if TokenFileListing.isResolver(paths[0]) { return paths[0] }
    guard FileSystem.status(of: paths[0])?.kind == .folder else { return nil }
    let found = try RunFailure.catching(
      try FolderWalk.files(below: paths[0], where: TokenFileListing.isResolver))
    guard found.count < 2 else {
      throw .usage("'\(paths[0])' has several resolver documents: \(found.quoted); name one")
    }
    return found.first
  }

  /// The files that were read.
  struct Contents {
    var resolver: NodeID?
    var sources: [ImportSource] = []
    var swiftFiles: [SwiftSourceFile] = []

    /// The roots of the files of JSON.
    var roots: [NodeID] { sources.map(\.root) + [resolver].compactMap(\.self) }
  }

  /// Reads what a dialect has: a resolver document and the files that it names, or all files.
  func read(
    as dialect: ImportDialect, with reader: inout InputReader,
    _ diagnostics: inout DiagnosticCollector
  ) throws(RunFailure) -> Contents {
    if dialect == .apple { return try readApple(with: &reader, &diagnostics) }
    guard dialect == .dtcgDraft, let path = try resolver() else {
      return Contents(sources: try read(with: &reader, &diagnostics))
    }
    let read = try Self.read(resolver: path, with: &reader, &diagnostics)
    return Contents(resolver: read?.root, sources: read?.sources ?? [])
  }

  /// Reads a resolver document and the files that it names, whose names are as it has them.
  private static func read(
    resolver path: String, with reader: inout InputReader, _ diagnostics: inout DiagnosticCollector
  ) throws(RunFailure) -> (root: NodeID, sources: [ImportSource])? {
    guard let root = try reader.root(ofFile: path, reporting: &diagnostics) else { return nil }
    var sources: [ImportSource] = []
    for reference in ImportSourceReader.fileReferences(in: root, of: reader.tape) {
      let target = reference.target
      let parts = target.split(separator: "/")
      guard !target.hasPrefix("/"), !target.contains("#"), !target.hasWord("://"),
        !parts.contains("..")
      else {
        diagnostics.error(
          .badResolver, "'\(target)' is not a file below the resolver document's folder",
          at: reference.range)
        continue
      }
      let file = FilePath.join(FilePath.split(path).folder, FilePath.normalized(target))
      guard let root = try reader.root(ofFile: file, reporting: &diagnostics) else { continue }
      sources.append(ImportSource(root: root, name: target))
    }
    return (root, sources)
  }

  /// Reads all files, and sets such as `tokens.json#core`, in the order of the command line and, inside a folder, of
  /// their paths.
  private func read(
    with reader: inout InputReader, _ diagnostics: inout DiagnosticCollector
  ) throws(RunFailure) -> [ImportSource] {
    var sources: [ImportSource] = []
    let operands: [(String, Assignment?)] =
      paths.map { ($0, nil) } + contexts.map { ($0.path, $0.context) }
    // The contents of all operands are known to exist before one is read.
    var files: [File] = []
    for (path, context) in operands { files += try self.files(of: path, context) }
    if keepsNames { files = Self.joined(files) }
    var roots: [String: NodeID] = [:]
    for file in files {
      if roots[file.path] == nil {
        roots[file.path] = try reader.root(ofFile: file.path, reporting: &diagnostics)
      }
      guard let whole = roots[file.path] else { continue }
      guard let root = Self.root(of: file, in: whole, reader.tape, &diagnostics) else { continue }
      sources.append(
        ImportSource(root: root, name: file.name, context: file.context, isSet: file.set != nil))
    }
    return sources
  }

  /// The whole path without what says the same in another way.
  static func plain(_ path: String) -> String {
    let whole = path.hasPrefix("/") ? path : FilePath.join(WorkingDirectory.current.path, path)
    return "/" + FilePath.normalized(whole)
  }

  /// The files that count always, and after them those that contexts name, in the order of these and with the names
  /// that they have below the paths.
  private static func joined(_ files: [File]) -> [File] {
    let named = Set(files.filter { $0.context != nil }.map { plain($0.path) })
    let whole = Dictionary(firstOf: files.filter { $0.context == nil }.map { (plain($0.path), $0) })
    return files.compactMap { file -> File? in
      let path = plain(file.path)
      guard file.context != nil else { return named.contains(path) ? nil : file }
      var file = file
      file.name = whole[path]?.name ?? file.name
      return file
    }
  }

  /// Folders that hold what other tools made of sources.
  static let toolFolders: Set = [
    "node_modules", "bower_components", "coverage", "Carthage", "DerivedData", "Pods",
  ]
  /// Files beside sources that hold no tokens.
  private static let toolFiles: Set = [
    "package.json", "package-lock.json", "tsconfig.json", Configuration.fileName,
    ImportManifest.name,
  ]

  private func isRead(_ path: String, below folder: String) -> Bool {
    let rest = WorkingDirectory.remainder(of: path, below: folder) ?? path
    let parts = rest.split(separator: "/").map(String.init)
    if parts.contains(where: Self.toolFolders.contains) { return false }
    if keepsNames, parts.last.map(Self.toolFiles.contains) ?? false { return false }
    let path = Self.plain(path)
    return !ignored.contains { WorkingDirectory.remainder(of: path, below: Self.plain($0)) != nil }
  }

  /// The files below the paths with their names there, and what else may be taken for tokens.
  func inventory() throws(RunFailure) -> (files: [(path: String, name: String)], others: [String]) {
    var others: [String] = []
    for folder in paths where FileSystem.status(of: folder)?.kind == .folder {
      others += try RunFailure.catching(
        try FolderWalk.files(below: folder) {
          ForeignSyntax.remedy(for: $0) != nil && !Self.isOfApple($0)
        }
      ).filter { isRead($0, below: folder) }
    }
    var files: [(path: String, name: String)] = []
    for path in paths where !Self.isOfApple(path) {
      if FileSystem.status(of: path)?.kind == .folder, try below(path).isEmpty { continue }
      files += try self.files(of: path, nil).map { ($0.path, $0.name) }
    }
    return (files, others)
  }

  private func below(_ folder: String) throws(RunFailure) -> [String] {
    try RunFailure.catching(
      try FolderWalk.files(below: folder) { path in
        Self.endings.contains { path.hasSuffix($0) } && !Self.isOfApple(path)
      }
    ).filter { isRead($0, below: folder) }
  }

  // MARK: Asset catalogs and Swift

  private static let swiftEnding = ".swift"

  /// Returns a Boolean value that indicates whether a file is of Swift, or in an asset catalog.
  private static func isOfApple(_ path: String) -> Bool {
    path.hasSuffix(swiftEnding) || path.hasWord(ImportSourceReader.catalogEnding + "/")
      || path.hasSuffix(ImportSourceReader.colorSetEnding)
  }

  /// Returns a Boolean value that indicates whether a file says what color a set has, or which folders of a catalog
  /// provide a namespace.
  private static func isOfCatalog(_ path: String) -> Bool {
    guard path.hasSuffix("/Contents.json"), isOfApple(path) else { return false }
    let folder = FilePath.split(FilePath.split(path).folder).name
    return path.hasSuffix(ImportSourceReader.colorSetEnding) || !folder.contains(".")
      || folder.hasSuffix(ImportSourceReader.catalogEnding)
  }

  /// The color sets of asset catalogs, what their folders say, and files of Swift.
  func appleFiles(
    of operand: String
  ) throws(RunFailure) -> (sets: [String], swift: [String]) {
    guard FileSystem.status(of: operand)?.kind == .folder else {
      if FileSystem.status(of: operand) == nil { return ([], []) }
      return operand.hasSuffix(Self.swiftEnding)
        ? ([], [operand]) : Self.isOfCatalog(operand) ? ([operand], []) : ([], [])
    }
    let files = try RunFailure.catching(
      try FolderWalk.files(below: operand) {
        Self.isOfCatalog($0) || $0.hasSuffix(Self.swiftEnding)
      }
    ).filter { isRead($0, below: operand) }
    return (
      files.filter { !$0.hasSuffix(Self.swiftEnding) },
      files.filter { $0.hasSuffix(Self.swiftEnding) && FilePath.split($0).name != "Package.swift" }
    )
  }

  private func readApple(
    with reader: inout InputReader, _ diagnostics: inout DiagnosticCollector
  ) throws(RunFailure) -> Contents {
    var contents = Contents()
    let operands: [(String, Assignment?)] =
      paths.map { ($0, nil) } + contexts.map { ($0.path, $0.context) }
    let named = Set(contexts.map { Self.plain($0.path) })
    for (operand, context) in operands {
      if FileSystem.status(of: operand) == nil {
        throw .missing("does not exist", path: WorkingDirectory.current.displayPath(for: operand))
      }
      let (sets, swift) = try appleFiles(of: operand)
      func isElsewhere(_ path: String) -> Bool {
        context == nil
          && named.contains { WorkingDirectory.remainder(of: Self.plain(path), below: $0) != nil }
      }
      for path in sets where !isElsewhere(path) {
        guard let root = try reader.root(ofFile: path, reporting: &diagnostics) else { continue }
        contents.sources.append(ImportSource(root: root, name: path, context: context))
      }
      for path in swift where !isElsewhere(path) {
        let (id, bytes) = try reader.text(ofFile: path)
        let name = String(FilePath.split(path).name.dropLast(Self.swiftEnding.count))
        contents.swiftFiles.append(SwiftSourceFile(bytes, id: id, name: name, context: context))
      }
    }
    return contents
  }

  private static func root(
    of file: File, in root: NodeID, _ tape: JSONTape, _ diagnostics: inout DiagnosticCollector
  ) -> NodeID? {
    guard let set = file.set else { return root }
    if let found = tape.member(set, of: root), tape.kind(found) == .object { return found }
    let names = tape.allMembers(of: root).filter { tape.kind($0.value) == .object }
      .map { tape.names.string($0.name) }
    diagnostics.error(
      .missingSet, "the file has no set '\(set)'" + Suggestion.phrase(for: set, among: names),
      at: tape.opening(root))
    return nil
  }

  private func files(of operand: String, _ context: Assignment?) throws(RunFailure) -> [File] {
    let isStandardInput = operand == StandardInput.operand
    let last = isStandardInput ? "stdin" : FilePath.split(operand).name
    guard FileSystem.status(of: operand)?.kind == .folder else {
      if FileSystem.status(of: operand) == nil, let mark = operand.lastIndex(of: "#") {
        let set = String(operand[operand.index(after: mark)...])
        return [File(path: String(operand[..<mark]), set: set, name: set, context: context)]
      }
      let name = Self.withoutEnding(last)
      if FileSystem.status(of: operand) != nil, let remedy = ForeignSyntax.remedy(for: operand) {
        throw .usage("the file \(remedy)", path: WorkingDirectory.current.displayPath(for: operand))
      }
      return [
        File(path: operand, name: context.map { "\($0.value)/\(name)" } ?? name, context: context)
      ]
    }
    let below = try self.below(operand)
    guard !below.isEmpty else {
      throw .missing("holds no '*.json'", path: WorkingDirectory.current.displayPath(for: operand))
    }
    let prefix = context?.value ?? (paths.count == 1 ? "" : last)
    return below.map { path in
      let name = Self.withoutEnding(WorkingDirectory.remainder(of: path, below: operand) ?? path)
      return File(path: path, name: FilePath.join(prefix, name), context: context)
    }
  }

  /// The longest first.
  private static let endings = [
    ".tokens.json5", ".tokens.json", ".json5", ".jsonc", ".json", ".tokens",
  ]

  private static func withoutEnding(_ name: String) -> String {
    for ending in endings where name.hasSuffix(ending) {
      return String(name.dropLast(ending.count))
    }
    return name
  }
}
