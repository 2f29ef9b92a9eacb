/// The token files and resolver documents below a folder.
///
/// Names that start with a dot are skipped. Links are followed; a folder or file that is reached
/// twice is listed once, by its own path rather than by a link's, so loops end.
struct TokenFileListing: Hashable, Sendable {
  /// `*.tokens.json` and `*.tokens` at any depth, in the order of their paths' bytes.
  private(set) var tokenFiles: [String] = []
  /// `*.resolver.json` and `resolver.json` at any depth, in the order of their paths' bytes.
  private(set) var resolverFiles: [String] = []

  /// Lists a folder; paths start with `folder` as given.
  init(of folder: String) throws(FileSystemError) {
    var walk = FolderWalk()
    try walk.visit(folder)
    for path in walk.files {
      if Self.isResolver(path) { resolverFiles.append(path) } else { tokenFiles.append(path) }
    }
  }

  /// Whether a path ends like a resolver document's.
  static func isResolver(_ path: String) -> Bool {
    let name = FileSystem.splitLast(path).name
    return name == "resolver.json" || name.hasSuffix(".resolver.json")
  }

  /// Whether a path ends like a token file's.
  static func isTokenFile(_ path: String) -> Bool {
    path.hasSuffix(".tokens.json") || path.hasSuffix(".tokens")
  }
}

private struct FolderWalk {
  private var seen: Set<FileSystem.Identity> = []
  private var found: [String] = []

  /// The files, in the order of their paths' bytes.
  var files: [String] { found.sorted(by: precedes) }

  mutating func visit(_ root: String) throws(FileSystemError) {
    guard FileSystem.status(of: root)?.kind == .folder else {
      // Opening it tells why it can't be listed.
      _ = try FileSystem.names(in: root)
      return
    }
    var folders = [root]
    var links: [String] = []
    // Links wait until all that has a path of its own is known.
    while let folder = folders.popLast() ?? next(of: &links) {
      guard let status = FileSystem.status(of: folder) else {
        // A link that leads nowhere is an input all the same: reading it names the fault.
        if isWanted(folder) { found.append(folder) }
        continue
      }
      guard seen.insert(status.identity).inserted else { continue }
      guard status.kind == .folder else {
        if isWanted(folder) { found.append(folder) }
        continue
      }
      for name in try FileSystem.names(in: folder, mustBeUTF8: isWanted) {
        let path = FileSystem.join(folder, name)
        guard let status = FileSystem.status(of: path, followingLinks: false) else { continue }
        switch status.kind {
        case .folder: folders.append(path)
        case .link: links.append(path)
        case .file, .special:
          guard isWanted(path) else { continue }
          found.append(path)
          seen.insert(status.identity)
        }
      }
    }
  }

  /// Takes the first link by path, so that the same one wins on every machine.
  private func next(of links: inout [String]) -> String? {
    guard let first = links.min(by: precedes) else { return nil }
    links.removeAll { $0 == first }
    return first
  }

  private func isWanted(_ path: String) -> Bool {
    TokenFileListing.isTokenFile(path) || TokenFileListing.isResolver(path)
  }

  private func precedes(_ one: String, _ other: String) -> Bool {
    one.utf8.lexicographicallyPrecedes(other.utf8)
  }
}
