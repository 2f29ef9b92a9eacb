import TokenCompiler

/// The files that an import writes: a token file per file or set of the source, and a resolver
/// document where something is switched.
package struct ImportedFiles: Sendable {
  /// In the order in which they count, the resolver document last.
  package private(set) var files: [GeneratedFile] = []
  /// The resolver document's name, if there is one.
  private(set) var resolverName: String?
  /// Where the tokens stand in the files, by the name of the file, in the order of the text.
  private var places: [String: [TokenTreeWriter.Place]] = [:]

  /// - Parameter tokens: in authored order.
  init(_ tokens: [ImportedToken], of document: ForeignDocument) {
    let byFile = Dictionary(grouping: tokens) { document.tokens[$0.source].file }
    var names: [Int: String] = [:]
    var taken: Set<String> = []
    for (index, file) in document.files.enumerated() {
      // A set without tokens still is one of its modifier's contexts.
      guard let tokens = byFile[index] else { continue }
      let name = Self.fileName(file.name, taken: &taken)
      names[index] = name
      var writer = TokenTreeWriter(document: document, file: file)
      files.append(GeneratedFile(name: name, contents: writer.contents(tokens)))
      places[name] = writer.places
    }
    // Without a resolver document, a folder is read in the order of its paths, each token once.
    let order = files.map(\.name)
    let declared = byFile.values.flatMap { Set($0.map(\.path)) }
    guard
      !document.dimensions.isEmpty || order != order.sorted(byBytesOf: \.self)
        || Set(declared).count < declared.count
    else { return }
    let resolver = ResolverWriter(document: document, names: names).contents
    let resolverName = "tokens.resolver.json"
    files.append(GeneratedFile(name: resolverName, contents: resolver))
    self.resolverName = resolverName
  }

  /// The tokens that are in the files, as indices into ``ForeignDocument/tokens``.
  var sources: Set<Int> { Set(places.values.joined().map(\.source)) }

  /// The token that stands at an offset of a file.
  func source(at offset: Int, of file: String) -> Int? {
    places[file]?.first { $0.offsets.contains(offset) }?.source
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
    return (isFree(base) ? base : base.numbered("-", isFree: isFree)) + ".tokens.json"
  }
}
