/// Where the files of an input lie: on the disk, or in a revision of a git repository.
protocol InputPlace {
  /// What stands at a path, links followed; `nil` for nothing.
  func kind(of path: String) -> FileSystem.Kind?

  /// The token files and resolver documents below a folder.
  func listing(of folder: String) throws(FileSystemError) -> TokenFileListing

  /// The component specs below a folder, in the order of their paths' bytes.
  func componentFiles(below folder: String) throws(FileSystemError) -> [String]

  /// What reads files.
  ///
  /// - Parameter resolverPath: the only input, if there is one, which bounds what may be read.
  func loader(resolverPath: String?) throws(FileSystemError) -> any SourceLoader

  /// The path as messages show it.
  func displayPath(for path: String) -> String
}

/// The disk, with paths from the working directory.
struct DiskPlace: InputPlace {
  let workingDirectory = WorkingDirectory.current

  func kind(of path: String) -> FileSystem.Kind? { FileSystem.status(of: path)?.kind }

  func listing(of folder: String) throws(FileSystemError) -> TokenFileListing {
    try TokenFileListing(of: folder)
  }

  func componentFiles(below folder: String) throws(FileSystemError) -> [String] {
    var walk = FolderWalk { $0.hasSuffix(ComponentReader.fileEnding) }
    try walk.visit(folder.isEmpty ? "." : folder)
    return walk.files
  }

  func loader(resolverPath: String?) throws(FileSystemError) -> any SourceLoader {
    var boundary: ReadingBoundary?
    if let resolverPath {
      boundary = try ReadingBoundary(
        resolverPath: resolverPath, workingDirectory: workingDirectory)
    }
    return DiskLoader(workingDirectory: workingDirectory, boundary: boundary)
  }

  func displayPath(for path: String) -> String { workingDirectory.displayPath(for: path) }
}

/// A revision, with paths from the repository's root; the repository bounds what may be read.
struct GitPlace: InputPlace {
  let tree: GitTree

  /// - Parameter path: what will be read, fetched at once with all JSON below or beside it.
  init(_ tree: GitTree, around path: String) {
    var tree = tree
    let folder =
      tree.kind(of: path) == .folder ? path : FileSystem.splitLast(path).folder
    tree.prefetch(
      tree.paths(below: folder).filter { $0.hasSuffix(".json") || $0.hasSuffix(".tokens") })
    self.tree = tree
  }

  func kind(of path: String) -> FileSystem.Kind? { tree.kind(of: path) }

  func listing(of folder: String) throws(FileSystemError) -> TokenFileListing {
    TokenFileListing(paths: tree.paths(below: folder))
  }

  func componentFiles(below folder: String) -> [String] {
    tree.paths(below: folder).filter { $0.hasSuffix(ComponentReader.fileEnding) }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  func loader(resolverPath: String?) throws(FileSystemError) -> any SourceLoader {
    GitLoader(tree: tree)
  }

  func displayPath(for path: String) -> String { "\(tree.revision):\(path)" }
}

/// Reads the files that inputs name from a revision.
struct GitLoader: SourceLoader {
  let tree: GitTree

  func locate(_ reference: String, from base: String) -> Result<String, LoadFault> {
    let path = GitTree.normalized(
      FileSystem.join(FileSystem.splitLast(base).folder, reference))
    guard !reference.hasPrefix("/") else {
      return .failure(LoadFault(kind: .outside, reason: "lies outside the repository"))
    }
    guard tree.kind(of: path) == .file else {
      return .failure(LoadFault(kind: .missing, reason: "does not exist in '\(tree.revision)'"))
    }
    return .success(path)
  }

  func load(_ location: String) -> Result<SourceFile, LoadFault> {
    guard let bytes = tree.read(location) else {
      return .failure(LoadFault(kind: .unreadable, reason: "can't be read from git"))
    }
    return .success(SourceFile(path: "\(tree.revision):\(location)", bytes: bytes))
  }
}
