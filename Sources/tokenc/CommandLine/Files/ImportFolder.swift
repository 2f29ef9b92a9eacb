import TokenChange
import TokenCompiler
import TokenImport
import TokenPages

/// The folder that `tokenc import` writes: what it wrote there before, and what people put beside.
struct ImportFolder {
  let path: String
  /// Token files of other origin, and `tokenc.json`, with their names below the folder.
  private(set) var others: [GeneratedFile] = []
  /// A resolver document of other origin; the last, if there are several.
  private(set) var otherResolver: String?
  private let manifest: OutputManifest

  /// - Parameter inputs: the files that are imported, which may lie in the folder.
  init(_ path: String, inputs: [String]) throws(RunFailure) {
    self.path = path
    guard FileSystem.status(of: path)?.kind == .folder else {
      manifest = OutputManifest()
      return
    }
    let manifestPath = FilePath.join(path, OutputManifest.name)
    manifest = OutputManifest((try? FileSystem.read(manifestPath)) ?? [])
    let inputs = Set(inputs.compactMap { try? FileSystem.canonicalPath($0) })
    let found = try RunFailure.catching(
      try FolderWalk.files(below: path) {
        $0.hasSuffix(ImportedFiles.ending) || TokenFileListing.isResolver($0)
      })
    for file in found + [FilePath.join(path, Configuration.fileName)] {
      guard FileSystem.status(of: file)?.kind == .file,
        let canonical = try? FileSystem.canonicalPath(file), !inputs.contains(canonical),
        let name = WorkingDirectory.remainder(of: file, below: path)
      else { continue }
      let contents = try RunFailure.catching(try FileSystem.read(file))
      if manifest.isUnmodified(name, contents) { continue }
      if !TokenFileListing.isResolver(name) {
        others.append(GeneratedFile(name: name, contents: contents))
      } else if !manifest.knows(name) {
        otherResolver = name
      }
    }
    // A resolver document of other origin says what counts.
    if otherResolver != nil { others.removeAll { $0.name != Configuration.fileName } }
  }

  /// The path for people to read.
  var shownPath: String { WorkingDirectory.current.displayPath(for: path) }

  /// The lines that say what an import changes for users of the tokens; none when there was no
  /// import before, or nothing differs.
  func changes(by files: ImportedFiles) -> [String] {
    guard !manifest.names.isEmpty else { return [] }
    guard let before = before(), let after = try? files.load(InputOptions().knowingRules),
      !after.diagnostics.hasErrors
    else { return ["changes are not listed, as the tokens before do not resolve"] }
    let sides = [before, after].map {
      ComparedTokens(label: shownPath, $0.table, keepsConstantAxes: $0.isResolver)
    }
    guard !ThemePair.pairs(sides[0], sides[1]).isEmpty else {
      return ["the tokens before have other brands"]
    }
    let diff = TokenComparison.diff(sides[0], sides[1], options: DiffOptions(includesHidden: true))
    if diff.isEmpty { return [] }
    let usesColor = StandardStream.output.textStyle.usesColor
    // Without the line that names the sides.
    return Array(ReportText.lines(of: diff.listing, usesColor: usesColor).dropFirst())
  }

  /// The tokens as they are; without those of other origin where nothing joins them yet.
  private func before() -> LoadedTokens? {
    let imported = manifest.names.filter { $0.hasSuffix(ImportedFiles.ending) }
    let hasResolver = manifest.knows(ImportedFiles.resolverName)
    let ways = [hasResolver ? [ImportedFiles.resolverName] : [""], imported]
    for names in ways {
      let inputs = names.map { $0.isEmpty ? path : FilePath.join(path, $0) }
      let loaded = try? TokenLoader.load(
        inputs, from: DiskSource(), options: InputOptions().knowingRules)
      if let loaded, !loaded.diagnostics.hasErrors { return loaded }
    }
    return nil
  }
}
