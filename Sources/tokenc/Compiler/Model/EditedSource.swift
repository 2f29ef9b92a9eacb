/// Another source with other contents or names of some files: those that edits would give them.
package struct EditedSource: FileSource {
  private var source: any FileSource
  /// By the paths that messages show.
  private let contents: [String: [UInt8]]
  /// The new paths of files by the old ones, as messages show them.
  private let moved: [String: String]

  package init(
    _ source: any FileSource, contents: [String: [UInt8]], moved: [String: String] = [:]
  ) {
    self.source = source
    self.contents = contents
    self.moved = moved
  }

  package func kind(of path: String) -> FileKind? { source.kind(of: path) }

  package func files(
    below folder: String, where isWanted: @escaping (String) -> Bool
  ) throws(RunFailure) -> [String] {
    try source.files(below: folder, where: isWanted).map { path in
      guard let new = moved[displayPath(for: path)] else { return path }
      return FilePath.join(FilePath.split(path).folder, FilePath.split(new).name)
    }.sorted(by: FilePath.precedes)
  }

  package func names(in folder: String) -> [String] { source.names(in: folder) }

  package func bounded(by folders: [String]) throws(RunFailure) -> any FileSource {
    var result = self
    result.source = try source.bounded(by: folders)
    return result
  }

  package func locate(_ reference: String, from base: String) -> Result<String, LoadFault> {
    let found = source.locate(reference, from: base)
    // A file that has a new name, or that isn't there yet.
    guard case .failure(let fault) = found, fault.kind == .missing else { return found }
    let path = FilePath.joined(FilePath.split(base).folder, reference)
    return contents[displayPath(for: path)] == nil ? found : .success(path)
  }

  package func load(_ location: String) -> Result<SourceFile, LoadFault> {
    let path = displayPath(for: location)
    if let bytes = contents[path] { return .success(SourceFile(path: path, bytes: bytes)) }
    return source.load(location)
  }

  package func mergeBase(of location: String) -> [UInt8]? { source.mergeBase(of: location) }

  package func displayPath(for path: String) -> String { source.displayPath(for: path) }
}
