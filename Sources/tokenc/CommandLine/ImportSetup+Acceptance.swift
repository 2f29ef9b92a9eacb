import TokenCompiler
import TokenImport

extension ImportSetup {
  /// The setup with the edits of the manifest that an import proposes; `nil` where it proposes none.
  func accepting(_ imported: Importer.Result, into outputFolder: String) -> ImportSetup? {
    guard var manifest else { return nil }
    let styles = imported.textStyleProposals(besides: options.textStyles)
      .filter(\.hasFamilies).map { TextStyleGroup(path: $0.path) }
    let apart = imported.contextsApart
    guard !styles.isEmpty || !apart.isEmpty else { return nil }
    manifest.textStyles += styles
    var accepted = self
    for contexts in apart {
      let files = manifest.leaveOut(contexts)
      accepted.notes.append(
        "\(contexts.reason): they are left to an import of their own, "
          + manifest.command(importing: files))
    }
    accepted.manifest = manifest
    let read = ImportSetup(manifest)
    accepted.input = read.input
    accepted.options.contextOrder = read.options.contextOrder
    accepted.options.textStyles = manifest.textStyles
    accepted.isManifestEdited = true
    accepted.ignoreOutput(outputFolder)
    return accepted
  }

  /// Leaves out what is written, unless that is all there is.
  mutating func ignoreOutput(_ folder: String) {
    let written = ImportInput.plain(folder)
    if manifest != nil, !input.paths.contains(where: { ImportInput.plain($0) == written }) {
      input.ignored.append(folder)
    }
  }
}

extension ImportManifest {
  /// The command that imports the files of contexts alone, in quotes.
  func command(importing files: [String]) -> String {
    "'tokenc import \(inputs(of: files).joined(separator: " ")) --output FOLDER'"
  }

  /// The folders of contexts' files where no file of another context lies beside these, or the files.
  private func inputs(of files: [String]) -> [String] {
    func folder(_ file: String) -> String { FilePath.split(file).folder }
    let all = modifiers.flatMap { $0.contexts.flatMap(\.files) }
    let others = Set(all.filter { !files.contains($0) }.map(folder))
    return files.map { others.contains(folder($0)) ? $0 : folder($0) }.unique()
  }
}
