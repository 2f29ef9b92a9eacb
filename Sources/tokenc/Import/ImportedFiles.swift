import TokenCompiler

/// The files that an import writes: a token file per file or set of the source, and a resolver
/// document where something is switched.
package struct ImportedFiles: Sendable {
  /// In the order in which they count, the resolver document last.
  package private(set) var files: [GeneratedFile] = []
  private let groups: Set<String>
  private(set) var resolverName: String?
  /// The roles for `tokenc.json` of the modifiers whose names say nothing, in JSON.
  private var roles: [(modifier: String, json: String)] = []
  private var others: [GeneratedFile]
  /// Where the tokens stand in the files, by the name of the file, in the order of the text.
  private var positions: [String: [TokenTreeWriter.Position]] = [:]

  /// - Parameters:
  ///   - tokens: in authored order.
  ///   - others: what stands in the folder; its token files count over the imported ones.
  init(_ tokens: [ImportedToken], of document: ForeignDocument, beside others: [GeneratedFile]) {
    groups = Set(tokens.compactMap { $0.path.first })
    roles = document.dimensions.compactMap { dimension in
      let contexts = dimension.contexts.map(\.name)
      let json =
        ProbableRole.json(
          ofModifier: dimension.name, contexts: contexts, namesRest: dimension.isWhole)
        ?? ProbableRole.platformJSON(among: contexts)
      return json.map { (dimension.name, $0) }
    }
    let byFile = Dictionary(grouping: tokens.indices) { tokens[$0].file }
    var names: [Int: String] = [:]
    var taken: Set<String> = []
    for (index, file) in document.files.enumerated() {
      // A set without tokens still is one of its modifier's contexts.
      guard let indices = byFile[index] else { continue }
      let name = Self.fileName(file.name, taken: &taken)
      names[index] = name
      var writer = TokenTreeWriter(document: document, file: file)
      files.append(GeneratedFile(name: name, contents: writer.contents(indices, of: tokens)))
      positions[name] = writer.positions
    }
    let generated = Set(files.map(\.name))
    self.others = others.filter { !generated.contains($0.name) }
    let otherTokens = self.others.map(\.name).filter { $0.hasSuffix(Self.ending) }
    // Without a resolver document, a folder is read in the order of its paths, each token once.
    let order = files.map(\.name)
    func areDeclaredTwice() -> Bool {
      let declared = byFile.values.flatMap { Set($0.map { tokens[$0].path }) }
      return Set(declared).count < declared.count
    }
    guard
      !document.dimensions.isEmpty || !otherTokens.isEmpty
        || order != order.sorted(byBytesOf: \.self) || areDeclaredTwice()
    else { return }
    let resolver = ResolverWriter(document: document, names: names, others: otherTokens).contents
    files.append(GeneratedFile(name: Self.resolverName, contents: resolver))
    self.resolverName = Self.resolverName
  }

  package static let resolverName = "tokens.resolver.json"
  package static let ending = ".tokens.json"

  /// Loads the files with what stands beside them, as they will be on the disk.
  package func load(_ options: InputOptions) throws(RunFailure) -> LoadedTokens {
    try TokenLoader.load(
      [resolverName ?? ""], from: MemorySource((others + files).map { ($0.name, $0.contents) }),
      options: options)
  }

  /// Puts the `tokenc.json` of a first import beside the files.
  ///
  /// - Parameters:
  ///   - serverNames: how the names that a server sends are written, by group.
  ///   - swiftFolder: where Swift is written, from the folder of the files.
  package mutating func addConfiguration(
    serverNames: [String: NameStyle], swiftFolder: String
  ) -> GeneratedFile {
    let groups = serverNames.filter { self.groups.contains($0.key) }.sorted(byBytesOf: \.key)
    var writer = JSONWriter(layout: .indented)
    writer.object { writer in
      writer.object("output") { $0.member("tokens", swiftFolder) }
      if !roles.isEmpty {
        writer.object("modifiers") { writer in
          for role in roles {
            writer.key(role.modifier)
            writer.verbatim(role.json.utf8)
          }
        }
      }
      guard !groups.isEmpty else { return }
      writer.object("groups") { writer in
        for (group, style) in groups {
          writer.object(group) { $0.member("serverNames", style.rawValue) }
        }
      }
    }
    let file = GeneratedFile(name: Configuration.fileName, contents: writer.document)
    others.append(file)
    return file
  }

  /// A Boolean value that indicates whether a compiler finds out where to write: from the `tokenc.json` beside the
  /// files, or from the one that a first import writes.
  package var namesSwiftFolder: Bool {
    guard others.contains(where: { $0.name == Configuration.fileName }) else { return true }
    return (try? load(InputOptions()))?.configuration.folders[.tokens] != nil
  }

  /// The tokens that are in the files, as indices into ``ForeignDocument/tokens``.
  var sources: Set<Int> { Set(positions.values.joined().map(\.source)) }

  /// The path of the token that stands at an offset of a file.
  func path(at offset: Int, of file: String) -> String? {
    positions[file]?.first { $0.offsets.contains(offset) }?.path
  }

  /// The files with the edits of a proposal in their `tokenc.json`; `nil` where there is none.
  func edited(by proposal: ImportProposal) -> ImportedFiles? {
    guard let index = others.firstIndex(where: { $0.name == Configuration.fileName }),
      let edited = Importer.Result.configuration(others[index].contents, with: proposal)
    else { return nil }
    var copy = self
    copy.others[index] = GeneratedFile(name: Configuration.fileName, contents: edited)
    return copy
  }

  func source(at offset: Int, of file: String) -> Int? {
    positions[file]?.first { $0.offsets.contains(offset) }?.source
  }

  /// A path below the output folder that every disk takes, with an ending of its own.
  private static func fileName(_ name: String, taken: inout Set<String>) -> String {
    let parts = name.split(separator: "/").map { part -> String in
      let plain = String(
        part.unicodeScalars.map { scalar -> Character in
          scalar.value < 0x20 || "<>:\"\\|?*".unicodeScalars.contains(scalar)
            ? "-" : Character(scalar)
        })
      return plain == "." || plain == ".." || plain.hasPrefix(".") ? "-" + plain : plain
    }
    let base = parts.isEmpty ? "tokens" : parts.joined(separator: "/")
    func isFree(_ name: String) -> Bool { taken.insert(name.lowercased()).inserted }
    return base.numberedIfTaken("-", isFree: isFree) + ending
  }
}
