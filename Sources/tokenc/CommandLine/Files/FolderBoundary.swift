import TokenCompiler

/// The folders in which files that an input names may lie: its own and, mostly, the working directory.
///
/// Symbolic links count where they lead.
struct FolderBoundary: Equatable, Sendable {
  private let folders: [String]

  /// - Parameter folders: those of the input, which must exist.
  init(
    _ folders: [String], workingDirectory: WorkingDirectory? = .current
  ) throws(FileSystemError) {
    var canonical = workingDirectory.map { [$0.path] } ?? []
    for folder in folders {
      canonical.append(try FileSystem.canonicalPath(folder.isEmpty ? "." : folder))
    }
    self.folders = canonical
  }

  /// The repository in which a folder lies, or else its Swift package; `nil` for neither.
  static func project(around folder: String) -> String? {
    guard var ancestor = try? FileSystem.canonicalPath(folder.isEmpty ? "." : folder) else {
      return nil
    }
    var package: String?
    while true {
      if FileSystem.status(of: FilePath.join(ancestor, ".git")) != nil { return ancestor }
      if package == nil, FileSystem.status(of: FilePath.join(ancestor, "Package.swift")) != nil {
        package = ancestor
      }
      let parent = FilePath.split(ancestor).folder
      guard parent != ancestor, !parent.isEmpty else { return package }
      ancestor = parent
    }
  }

  /// Returns a Boolean value that indicates whether an existing file lies below one of the folders; throws when there
  /// is no such file.
  func contains(_ path: String) throws(FileSystemError) -> Bool {
    isAround(try FileSystem.canonicalPath(path))
  }

  /// Returns a Boolean value that indicates whether a file or folder lies below one of the folders, or will when it
  /// is written.
  func willContain(_ path: String) -> Bool {
    // As the system finds it: links first, then `..`.
    var path = FilePath.joined(WorkingDirectory.current.path, path)
    var missing: [String] = []
    while true {
      if let canonical = try? FileSystem.canonicalPath(path) {
        return !missing.contains("..") && isAround(canonical)
      }
      // What a link will lead to once it is there can't be known.
      guard FileSystem.status(of: path, followingLinks: false)?.kind != .link else { return false }
      let (folder, name) = FilePath.split(path)
      guard folder != path else { return false }
      missing.append(name)
      path = folder
    }
  }

  private func isAround(_ canonical: String) -> Bool {
    folders.contains { WorkingDirectory.remainder(of: canonical, below: $0) != nil }
  }
}
