import Foundation

@testable import tokenc

/// A folder for one test, removed with the last reference to it.
final class TemporaryFolder: Sendable {
  /// Absolute, without symbolic links.
  let path: String

  init() throws {
    // As in the tool: a child or a client that has gone away must not end the run of all tests.
    StandardStream.ignoreFailures()
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tokenc-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = try FileSystem.canonicalPath(folder.path)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  subscript(name: String) -> String { path + "/" + name }

  /// Writes a file and the folders above it.
  func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  /// Writes a file that is no text, and the folders above it.
  func write(_ bytes: [UInt8], to name: String) throws {
    let url = URL(fileURLWithPath: self[name])
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: self[name], withIntermediateDirectories: true)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: self[name], withDestinationPath: target)
  }

  func text(of name: String) -> String? {
    try? String(contentsOfFile: self[name], encoding: .utf8)
  }

  /// All names below, hidden ones too, sorted; folders end with a slash.
  var names: [String] {
    let found = FileManager.default.enumerator(atPath: path)
    return (found?.compactMap { $0 as? String } ?? []).map { name in
      FileSystem.status(of: self[name], followingLinks: false)?.kind == .folder ? name + "/" : name
    }.sorted()
  }
}

/// Whether the process may read and write whatever the permissions say.
let isRunByRoot = getuid() == 0
