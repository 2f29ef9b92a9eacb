import TokenCompiler

/// Finds folders that tokenc wrote before `output` named others: what is left there is compiled, too.
///
/// Near the folders of today are looked at, and the whole project when one of these is new.
enum GivenUpFolders {
  /// A file that each folder of Swift has, with what it holds today.
  private static let signs = [
    "Theme.swift", "ComponentContent.swift", "Tokens.swift", "Components.swift",
  ]

  /// - Parameter outputs: the folders of this run with their files, before they are written.
  static func find(beside outputs: [(folder: String, files: [GeneratedFile])]) -> [Diagnostic] {
    var signs: [String: [UInt8]] = [:]
    for file in outputs.flatMap(\.files) where Self.signs.contains(file.name) {
      signs[file.name] = file.contents
    }
    let current = outputs.compactMap { try? FileSystem.canonicalPath($0.folder) }
    var roots: [String] = []
    for output in outputs where output.files.contains(where: { signs[$0.name] != nil }) {
      let path =
        "/" + FilePath.normalized(FilePath.joined(WorkingDirectory.current.path, output.folder))
      guard let project = FolderBoundary.project(around: existing(path)) else { continue }
      let isNew = FileSystem.status(of: FilePath.join(path, OutputManifest.name)) == nil
      let near = FilePath.split(FilePath.split(path).folder).folder
      let root = isNew || !near.hasPrefix(project) ? project : near
      if !roots.contains(where: { root == $0 || root.hasPrefix($0 + "/") }) { roots.append(root) }
    }
    var folders: Set<String> = []
    for root in roots {
      for path in FolderWalk(root, where: { signs[FilePath.split($0).name] != nil }).found {
        let (folder, name) = FilePath.split(path)
        guard let canonical = try? FileSystem.canonicalPath(folder), !current.contains(canonical),
          let manifest = try? FileSystem.read(FilePath.join(folder, OutputManifest.name)),
          let bytes = try? FileSystem.read(path), bytes == signs[name]
        else { continue }
        // Small sets have the same theme.
        let names = Set(OutputManifest(manifest).names)
        guard outputs.contains(where: { Set($0.files.map(\.name)) == names }) else { continue }
        folders.insert(canonical)
      }
    }
    if !folders.isEmpty { folders.subtract(outputsOfOthers(below: roots)) }
    return folders.sorted(by: FilePath.precedes).map { folder in
      Diagnostic(
        severity: .warning, id: .givenUpFolder,
        message: "tokenc wrote this folder from the same input, and no 'output' names it now; "
          + "remove it, or its code is there twice",
        path: WorkingDirectory.current.displayPath(for: folder))
    }
  }

  /// The folders that other sets of the project name as their output: the same content twice is no leftover.
  private static func outputsOfOthers(below roots: [String]) -> Set<String> {
    let projects = Set(roots.compactMap { FolderBoundary.project(around: $0) } + roots)
    var folders: Set<String> = []
    for path in projects.flatMap({ root in
      FolderWalk(root) { FilePath.split($0).name == "tokenc.json" }.found
    }) {
      var reader = InputReader(source: DiskSource(), as: .decoded)
      var diagnostics = DiagnosticCollector()
      guard let root = try? reader.root(ofFile: path, reporting: &diagnostics),
        let name = reader.tape.names.find("output"), let output = reader.tape.member(name, of: root)
      else { continue }
      let folder = FilePath.split(path).folder
      for member in reader.tape.allMembers(of: output) {
        guard let stated = reader.tape.stringValue(member.value) else { continue }
        let place = FilePath.normalized(FilePath.joined(folder, stated))
        if let canonical = try? FileSystem.canonicalPath("/" + place) { folders.insert(canonical) }
      }
    }
    return folders
  }

  private static func existing(_ path: String) -> String {
    var path = path
    while FileSystem.status(of: path) == nil, path.utf8.count > 1 {
      path = FilePath.split(path).folder
    }
    return path
  }
}

extension Diagnostic.ID {
  static let givenUpFolder = Self("given-up-folder")
}
