import TokenCompiler
import TokenImport

/// The files that an import writes: what it converted, and the settings that go with it.
///
/// Those of an earlier import are edited in place.
struct ImportOutput {
  let folder: ImportFolder
  let setup: ImportSetup
  private(set) var imported: Importer.Result
  /// The edits of `tokenc.json` that `--accept` takes; `nil` where it takes none.
  let accepted: ImportProposal?
  /// A Boolean value that indicates whether `tokenc.json` says where Swift is written.
  let namesSwiftFolder: Bool
  /// The settings that are written where there are none.
  private var starters: [GeneratedFile] = []

  init(
    _ imported: Importer.Result, _ setup: ImportSetup, into folder: ImportFolder,
    acceptsEdits: Bool
  ) {
    self.folder = folder
    self.setup = setup
    self.imported = imported
    namesSwiftFolder = imported.files.namesSwiftFolder
    let hasSettings = folder.others.contains { $0.name == Configuration.fileName }
    let settings =
      hasSettings
      ? nil
      : self.imported.files.addConfiguration(
        serverNames: setup.dialect.rules.serverNames,
        swiftFolder: folder.shownPath == "." ? "Generated" : "../Generated")
    let proposal = acceptsEdits ? self.imported.proposal : nil
    accepted = proposal
    if var settings {
      if let proposal {
        settings.contents =
          Importer.Result.configuration(settings.contents, with: proposal) ?? settings.contents
      }
      starters.append(settings)
    }
    if setup.isNew, let manifest = setup.manifest {
      starters.append(
        GeneratedFile(name: ImportManifest.name, contents: manifest.text(in: folder.path)))
    }
  }

  func write(overwritesOthers: Bool) throws(RunFailure) -> OutputReport {
    if setup.isManifestEdited, !setup.isNew, let manifest = setup.manifest {
      try rewrite(manifest)
    }
    let writer = OutputWriter(
      folder: folder.path, overwritesEdits: overwritesOthers, starters: starters, origin: .imported)
    let report = try writer.write(imported.files.files)
    if let accepted { try edit(with: accepted) }
    return report
  }

  /// Writes a manifest of an earlier import with accepted edits.
  private func rewrite(_ manifest: ImportManifest) throws(RunFailure) {
    let path = FilePath.join(folder.path, ImportManifest.name)
    let previous = try RunFailure.catching(try FileSystem.read(path))
    try OutputTransaction.rewrite([
      FileEdit(name: path, contents: manifest.text(in: folder.path), previous: previous)
    ])
  }

  /// Writes accepted edits into the `tokenc.json` of an earlier import.
  private func edit(with proposal: ImportProposal) throws(RunFailure) {
    guard let known = folder.others.first(where: { $0.name == Configuration.fileName }),
      let edited = Importer.Result.configuration(known.contents, with: proposal)
    else { return }
    let path = FilePath.join(folder.path, Configuration.fileName)
    try OutputTransaction.rewrite([
      FileEdit(name: path, contents: edited, previous: known.contents)
    ])
  }
}
