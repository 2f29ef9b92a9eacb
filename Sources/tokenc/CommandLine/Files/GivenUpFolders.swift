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
    if !folders.isEmpty { folders.subtract(outputsOfConfigurations(below: roots)) }
    return folders.sorted(by: FilePath.precedes).map { folder in
      Diagnostic(
        severity: .warning, id: .givenUpFolder,
        message: "tokenc wrote this folder from the same input, and no 'output' names it now; "
          + "remove it, or its code is there twice",
        path: WorkingDirectory.current.displayPath(for: folder))
    }
  }

  /// The folders that any `tokenc.json` of the projects around some folders names as an output: another
  /// set of tokens may be equal today.
  private static func outputsOfConfigurations(below roots: [String]) -> Set<String> {
    let projects = Set(roots.map { FolderBoundary.project(around: $0) ?? $0 })
    var outputs: Set<String> = []
    for project in projects {
      let walk = FolderWalk(project) { FilePath.split($0).name == Configuration.fileName }
      for path in walk.found {
        var reader = InputReader(source: DiskSource())
        var unused = DiagnosticCollector()
        guard
          let root = try? reader.root(ofFile: path, isOptional: true, reporting: &unused),
          let output = reader.tape.member("output", of: root)
        else { continue }
        for member in reader.tape.allMembers(of: output) {
          guard let folder = reader.tape.stringValue(member.value) else { continue }
          let joined = FilePath.joined(FilePath.split(path).folder, folder)
          if let canonical = try? FileSystem.canonicalPath(joined) { outputs.insert(canonical) }
        }
      }
    }
    return outputs
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
