import TokenCompiler

/// The disk, with paths from the working directory; `-` is the standard input.
struct DiskSource: FileSource {
  private let workingDirectory = WorkingDirectory.current
  /// Where files may lie; `nil` for anywhere.
  private var boundary: FolderBoundary?

  func kind(of path: String) -> FileKind? {
    path == StandardInput.operand ? .file : FileSystem.status(of: path)?.kind
  }

  func files(
    below folder: String, where isWanted: @escaping (String) -> Bool
  ) throws(RunFailure) -> [String] {
    try RunFailure.catching(
      try FolderWalk.files(below: folder.isEmpty ? "." : folder, where: isWanted))
  }

  func names(in folder: String) -> [String] {
    (try? FileSystem.names(in: folder.isEmpty ? "." : folder)) ?? []
  }

  func bounded(by folders: [String]) throws(RunFailure) -> any FileSource {
    var result = self
    result.boundary = try RunFailure.catching(
      try FolderBoundary(folders, workingDirectory: workingDirectory))
    return result
  }

  func locate(_ reference: String, from base: String) -> Result<String, LoadFault> {
    // Only a command line names the standard input; in a file '-' is a name like any other.
    if base.isEmpty, reference == StandardInput.operand { return .success(reference) }
    var path = FilePath.joined(FilePath.split(base).folder, reference)
    if path == StandardInput.operand { path = "./" + path }
    do {
      if let boundary, try !boundary.contains(path) {
        return .failure(
          LoadFault(
            kind: .outside,
            reason: "lies outside the input's folder and the working directory; "
              + "'--allow-outside' lets it be read"))
      }
      return .success(path)
    } catch {
      return .failure(LoadFault(error))
    }
  }

  func load(_ location: String) -> Result<SourceFile, LoadFault> {
    do {
      let isStandardInput = location == StandardInput.operand
      let bytes = try isStandardInput ? StandardInput.read() : FileSystem.read(location)
      return .success(SourceFile(path: displayPath(for: location), bytes: bytes))
    } catch {
      return .failure(LoadFault(error))
    }
  }

  func mergeBase(of location: String) -> [UInt8]? {
    let (folder, name) = FilePath.split(location)
    return Git.contents(of: [":1:./\(name)"], in: folder)[0]
  }

  func displayPath(for path: String) -> String {
    path == StandardInput.operand
      ? StandardInput.displayPath : workingDirectory.displayPath(for: path)
  }
}

extension LoadFault {
  init(_ error: FileSystemError) {
    self.init(
      kind: error.reason == .missing ? .missing : .unreadable,
      reason: error.reason == .missing ? "does not exist" : error.message)
  }
}
