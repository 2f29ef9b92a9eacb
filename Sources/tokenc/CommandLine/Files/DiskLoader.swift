/// Reads the files that inputs name from the disk.
struct DiskLoader: SourceLoader {
  let workingDirectory: WorkingDirectory
  /// Where a resolver's files may lie; `nil` for anywhere.
  let boundary: ReadingBoundary?

  func locate(_ reference: String, from base: String) -> Result<String, LoadFault> {
    let path =
      reference.hasPrefix("/")
      ? reference : FileSystem.join(FileSystem.splitLast(base).folder, reference)
    do {
      if let boundary, try !boundary.contains(path) {
        return .failure(
          LoadFault(
            kind: .outside,
            reason: "lies outside the resolver's folder and the working directory; "
              + "'--allow-outside' lets it be read"))
      }
      return .success(path)
    } catch {
      return .failure(LoadFault(error))
    }
  }

  func load(_ location: String) -> Result<SourceFile, LoadFault> {
    do {
      return .success(
        SourceFile(
          path: workingDirectory.displayPath(for: location), bytes: try FileSystem.read(location)))
    } catch {
      return .failure(LoadFault(error))
    }
  }
}

extension LoadFault {
  init(_ error: FileSystemError) {
    self.init(
      kind: error.reason == .missing ? .missing : .unreadable,
      reason: error.reason == .missing ? "does not exist" : error.message)
  }
}
