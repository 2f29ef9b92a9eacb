import TokenCompiler
import TokenImport

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

  /// A Boolean value that indicates whether an import wrote anything there before.
  var isKnown: Bool { !manifest.names.isEmpty }

  /// A Boolean value that indicates whether an import wrote token files that are there.
  var hasImport: Bool { !importedNames.isEmpty }

  /// The token files of an import before that are there.
  var importedNames: [String] {
    manifest.names.filter {
      $0.hasSuffix(ImportedFiles.ending)
        && FileSystem.status(of: FilePath.join(path, $0))?.kind == .file
    }
  }

  /// The tokens as they are; without those of other origin where nothing joins them yet.
  func before() -> LoadedTokens? {
    let hasResolver = manifest.knows(ImportedFiles.resolverName)
    let ways = [hasResolver ? [ImportedFiles.resolverName] : [""], importedNames]
    for names in ways where !names.isEmpty {
      let inputs = names.map { $0.isEmpty ? path : FilePath.join(path, $0) }
      let loaded = try? TokenLoader.load(
        inputs, from: DiskSource(), options: InputOptions().knowingRules)
      if let loaded, !loaded.diagnostics.hasErrors { return loaded }
    }
    return nil
  }
}
