import TokenCompiler

/// A revision, with paths from the repository's root; the repository bounds what may be read.
struct GitSource: FileSource {
  private let tree: GitTree

  /// - Parameter path: what will be read, fetched at once with all JSON below or beside it.
  init(_ tree: GitTree, around path: String) {
    var tree = tree
    let folder = tree.kind(of: path) == .folder ? path : FilePath.split(path).folder
    tree.prefetch(
      tree.paths(below: folder).filter {
        $0.hasSuffix(".tokens") || RecordedDocuments.isRecorded($0)
      })
    self.tree = tree
  }

  /// Returns a Boolean value that indicates whether an operand is read as `REV:PATH`: where there is no file of that
  /// name.
  static func isRevision(_ operand: String) -> Bool {
    FileSystem.status(of: operand) == nil && GitTree.split(operand) != nil
  }

  /// The source that an operand names: a file or folder of the disk, or of a revision written `REV:PATH`.
  static func source(
    of operand: String
  ) throws(RunFailure) -> (path: String, source: any FileSource) {
    guard isRevision(operand), let (revision, path) = GitTree.split(operand)
    else { return (operand, DiskSource()) }
    do {
      let rootPath = GitTree.rootPath(of: path)
      return (rootPath, GitSource(try GitTree(revision: revision), around: rootPath))
    } catch {
      throw RunFailure(.git, error.message, error == .noGit ? .cannotRead : .missingInput)
    }
  }

  /// The path from the repository's root of a file or folder of the disk, whether or not it is there; the
  /// path itself outside of repositories.
  static func rootPath(of path: String) -> String {
    let isFolder = FileSystem.status(of: path)?.kind == .folder
    let location = isFolder ? (folder: path, name: "") : FilePath.split(path)
    guard let prefix = Git.line(["rev-parse", "--show-prefix"], in: location.folder) else {
      return path
    }
    return FilePath.normalized(FilePath.join(prefix, location.name))
  }

  /// The operand for a file or folder of the disk as a revision has it.
  static func operand(_ path: String, at revision: String) -> String {
    "\(revision):\(rootPath(of: path))"
  }

  /// The revision, and the tags between it and today's commit, in the order of their times.
  static func releases(since revision: String) -> [String] {
    guard GitTree.split(revision + ":") != nil else { return [] }
    let commit = Git.lines([
      "rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}",
    ])
    guard let commit = commit.first else { return [revision] }
    let tags = Git.lines([
      "tag", "--list", "--contains", commit, "--merged", "HEAD", "--sort=creatordate",
      "--format=%(refname:short) %(objectname) %(*objectname)",
    ])
    .map { $0.split(separator: " ").map(String.init) }
    .filter { !$0.contains(commit) }
    return [revision] + tags.compactMap(\.first)
  }

  /// Answers `; did you mean 'v1:tokens'?` when the missing operand is a revision, or nothing.
  static func phrase(for operand: String, besides other: String) -> String {
    guard let tree = try? GitTree(revision: operand) else { return "" }
    let path = GitTree.split(other)?.path ?? other
    // As with git itself, a path is from the root unless it starts with a dot.
    let found = [path, "./" + path].first { tree.kind(of: GitTree.rootPath(of: $0)) != nil }
    return "; '\(operand)' is a revision of the git repository, "
      + (found.map { "so did you mean '\(operand):\($0)'?" } ?? "which is written 'REV:PATH'")
  }

  func kind(of path: String) -> FileKind? { tree.kind(of: path) }

  func files(below folder: String, where isWanted: (String) -> Bool) -> [String] {
    tree.paths(below: folder).filter(isWanted).sorted(by: FilePath.precedes)
  }

  func names(in folder: String) -> [String] {
    tree.paths(below: folder).map(FilePath.split).filter { $0.folder == folder }.map(\.name)
  }

  func bounded(by folders: [String]) -> any FileSource { self }

  func locate(_ reference: String, from base: String) -> Result<String, LoadFault> {
    let path = FilePath.normalized(FilePath.join(FilePath.split(base).folder, reference))
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
    return .success(SourceFile(path: displayPath(for: location), bytes: bytes))
  }

  func displayPath(for path: String) -> String { "\(tree.revision):\(path)" }
}

extension GitTree.Failure {
  fileprivate var message: String {
    switch self {
    case .noGit: "git can't be run; it is needed for inputs of the form 'REV:PATH'"
    case .noRepository: "the working directory lies in no git repository"
    case .noRevision(let revision): "the repository has no revision '\(revision)'"
    }
  }
}

extension Diagnostic.ID {
  static let git = Self("git")
}
