#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The token files, resolver documents and component specs below a folder.
///
/// Names that start with a dot are skipped. Links are followed; a folder or file that is reached
/// twice is listed once, by its own path rather than by a link's, so loops end.
struct TokenFileListing: Hashable, Sendable {
  /// `*.tokens.json` and `*.tokens` at any depth, in the order of their paths' bytes.
  private(set) var tokenFiles: [String] = []
  /// `*.resolver.json` and `resolver.json` at any depth, in the order of their paths' bytes.
  private(set) var resolverFiles: [String] = []
  /// `*.component.json` at any depth, in the order of their paths' bytes.
  private(set) var componentFiles: [String] = []

  /// Lists a folder; paths start with `folder` as given.
  init(of folder: String) throws(FileSystemError) {
    var walk = FolderWalk()
    try walk.visit(folder)
    for path in walk.files {
      if Self.isResolver(path) {
        resolverFiles.append(path)
      } else if Self.isComponentFile(path) {
        componentFiles.append(path)
      } else {
        tokenFiles.append(path)
      }
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

  /// Whether a path ends like a component spec's.
  static func isComponentFile(_ path: String) -> Bool {
    path.hasSuffix(ComponentReader.fileEnding)
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
      _ = try names(in: root)
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
      for name in try names(in: folder) where name.utf8.first != UInt8(ascii: ".") {
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
      || TokenFileListing.isComponentFile(path)
  }

  private func precedes(_ one: String, _ other: String) -> Bool {
    one.utf8.lexicographicallyPrecedes(other.utf8)
  }

  private func names(in folder: String) throws(FileSystemError) -> [String] {
    guard let stream = opendir(folder) else { throw .current(.read, folder) }
    defer { closedir(stream) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        guard errno == 0 else { throw .current(.read, folder) }
        return names
      }
      guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return names }
      let start = UnsafeRawPointer(entry).advanced(by: offset)
      let bytes = UnsafeRawBufferPointer(
        start: start, count: strlen(start.assumingMemoryBound(to: CChar.self)))
      let name = String(decoding: bytes, as: UTF8.self)
      guard name.utf8.elementsEqual(bytes) else {
        // Only a name that would be an input matters.
        guard isWanted(name) else { continue }
        throw FileSystemError(path: folder, operation: .read, reason: .malformedName)
      }
      names.append(name)
    }
  }
}
