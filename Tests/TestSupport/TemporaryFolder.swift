import Foundation

/// A folder for one test, removed with the last reference to it.
package final class TemporaryFolder: Sendable {
  /// Absolute, without symbolic links.
  package let path: String

  /// The folder of all temporary folders: in memory where Linux has room for them, since a disk takes long for
  /// many small files.
  package static let parent: URL = {
    let memory = URL(fileURLWithPath: "/dev/shm")
    let attributes = try? FileManager.default.attributesOfFileSystem(forPath: memory.path)
    let free = (attributes?[.systemFreeSize] as? NSNumber)?.int64Value ?? 0
    let hasRoom = free >= 1 << 30 && FileManager.default.isWritableFile(atPath: memory.path)
    return hasRoom ? memory : FileManager.default.temporaryDirectory
  }()

  package init() throws {
    // A child or a client that has gone away must not end the run of all tests.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    let folder = Self.parent
      .appendingPathComponent("tokenc-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    guard let resolved = realpath(folder.path, nil) else { throw CocoaError(.fileReadUnknown) }
    defer { free(resolved) }
    path = String(cString: resolved)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  package subscript(name: String) -> String { path + "/" + name }

  /// Writes a file and the folders above it.
  package func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  /// Writes a file that is no text, and the folders above it.
  package func write(_ bytes: [UInt8], to name: String) throws {
    let url = URL(fileURLWithPath: self[name])
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  package func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: self[name], withIntermediateDirectories: true)
  }

  package func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: self[name], withDestinationPath: target)
  }

  package func text(of name: String) -> String? {
    try? String(contentsOfFile: self[name], encoding: .utf8)
  }

  /// All names below, hidden ones too, sorted; folders end with a slash.
  package var names: [String] {
    let found = FileManager.default.enumerator(atPath: path)
    return (found?.compactMap { $0 as? String } ?? []).map { name in
      let attributes = try? FileManager.default.attributesOfItem(atPath: self[name])
      return attributes?[.type] as? FileAttributeType == .typeDirectory ? name + "/" : name
    }.sorted()
  }
}

/// Whether the process may read and write whatever the permissions say.
package let isRunByRoot = getuid() == 0
