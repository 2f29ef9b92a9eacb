import TokenCompiler

/// Walks a folder for files of certain names; see ``TokenFileListing`` for hidden ones and links.
struct FolderWalk {
  private let isWanted: (String) -> Bool
  private var seen: Set<FileSystem.Identity> = []
  private(set) var found: [String] = []
  private(set) var folders: [String] = []
  /// The links that lead outside of the boundary.
  private(set) var leftOut: [String] = []
  /// Where links may lead; `nil` for anywhere.
  private var boundary: FolderBoundary?

  init(_ root: String, where isWanted: @escaping (String) -> Bool) {
    self.init(isWanted: isWanted)
    try? visit(root)
  }

  /// Walks a folder and follows no link that leads outside of it, so that what is found may be written.
  init(inside root: String, where isWanted: @escaping (String) -> Bool) throws(FileSystemError) {
    self.init(isWanted: isWanted)
    boundary = try FolderBoundary([root], workingDirectory: nil)
    try visit(root)
    found.sort(by: FilePath.precedes)
  }

  private init(isWanted: @escaping (String) -> Bool) { self.isWanted = isWanted }

  static func files(
    below root: String, where isWanted: @escaping (String) -> Bool
  ) throws(FileSystemError) -> [String] {
    var walk = FolderWalk(isWanted: isWanted)
    try walk.visit(root)
    return walk.found.sorted(by: FilePath.precedes)
  }

  private mutating func visit(_ root: String) throws(FileSystemError) {
    guard FileSystem.status(of: root)?.kind == .folder else {
      // Opening it gives the reason why it can't be listed.
      _ = try FileSystem.names(in: root)
      return
    }
    var waiting = [root]
    var links: [String] = []
    // Links wait until all that has a path of its own is known.
    while let folder = waiting.popLast() ?? next(of: &links) {
      guard let status = FileSystem.status(of: folder) else {
        // A link that leads nowhere is an input all the same: reading it names the fault.
        if isWanted(folder) { found.append(folder) }
        continue
      }
      if let boundary, try !boundary.contains(folder) {
        if status.kind == .folder || isWanted(folder) { leftOut.append(folder) }
        continue
      }
      guard seen.insert(status.identity).inserted else { continue }
      guard status.kind == .folder else {
        if isWanted(folder) { found.append(folder) }
        continue
      }
      folders.append(folder)
      for name in try FileSystem.names(in: folder, mustBeUTF8: isWanted) {
        let path = FilePath.join(folder, name)
        guard let status = FileSystem.status(of: path, followingLinks: false) else { continue }
        switch status.kind {
        case .folder: waiting.append(path)
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
    guard let first = links.min(by: FilePath.precedes) else { return nil }
    links.removeAll { $0 == first }
    return first
  }
}
