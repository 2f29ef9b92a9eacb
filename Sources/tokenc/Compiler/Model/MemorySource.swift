/// Files in memory, by path: those that are not written yet, and those of tests.
package struct MemorySource: FileSource {
  private let files: [String: [UInt8]]

  package init(_ files: some Sequence<(path: String, bytes: [UInt8])>) {
    self.files = Dictionary(lastOf: files.map { ($0.path, $0.bytes) })
  }

  package func kind(of path: String) -> FileKind? {
    if files[path] != nil { return .file }
    return path.isEmpty || files.keys.contains { $0.hasPrefix(path + "/") } ? .folder : nil
  }

  package func files(below folder: String, where isWanted: (String) -> Bool) -> [String] {
    files.keys.filter { (folder.isEmpty || $0.hasPrefix(folder + "/")) && isWanted($0) }
      .sorted(by: FilePath.precedes)
  }

  package func names(in folder: String) -> [String] {
    files.keys.map(FilePath.split).filter { $0.folder == folder }.map(\.name)
  }

  package func bounded(by folders: [String]) -> any FileSource { self }

  package func locate(_ reference: String, from base: String) -> Result<String, LoadFault> {
    let joined = FilePath.joined(FilePath.split(base).folder, reference)
    let path = (joined.hasPrefix("/") ? "/" : "") + FilePath.normalized(joined)
    guard files[path] != nil else {
      return .failure(LoadFault(kind: .missing, reason: "does not exist"))
    }
    return .success(path)
  }

  package func load(_ location: String) -> Result<SourceFile, LoadFault> {
    .success(SourceFile(path: location, bytes: files[location] ?? []))
  }

  package func displayPath(for path: String) -> String { path }
}
