import TokenCompiler

/// How generated files name what they come from: relative to the input's folder, so that the same
/// input gives the same bytes from every working directory and in every checkout.
struct InputNaming: Sendable {
  /// Absolute, without symbolic links.
  private let folder: String
  /// The text before the names of a folder's files, by the folder's path.
  private var prefixes: [String: String] = [:]

  /// - Parameter folder: the resolver's folder, or the input's own; empty for the working directory.
  init(folder: String) throws(FileSystemError) {
    self.folder = try FileSystem.canonicalPath(folder.isEmpty ? "." : folder)
  }

  /// For example `semantic/color.tokens.json`, or `../shared/gray.tokens.json` for a file outside.
  ///
  /// A file is known by where its folder really is and by its own name.
  ///
  /// - Parameter path: a file that was read, absolute or relative to the working directory.
  mutating func name(of path: String) -> String {
    let (parent, name) = FilePath.split(path)
    if let known = prefixes[parent] { return known + name }
    guard let prefix = prefix(ofFilesIn: parent) else { return path }
    prefixes[parent] = prefix
    return prefix + name
  }

  private func prefix(ofFilesIn parent: String) -> String? {
    guard let canonical = try? FileSystem.canonicalPath(parent.isEmpty ? "." : parent) else {
      return nil
    }
    let here = folder.split(separator: "/")
    let there = canonical.split(separator: "/")
    let shared = zip(here, there).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let parts = here.dropFirst(shared).map { _ in ".." } + there.dropFirst(shared).map(String.init)
    return parts.map { $0 + "/" }.joined()
  }
}
