import TokenCompiler

/// The folder that relative paths start from, and what paths look like from there.
struct WorkingDirectory: Equatable, Sendable {
  /// Absolute, without symbolic links.
  let path: String

  /// The working directory of the process; the root when it has been removed.
  static var current: WorkingDirectory {
    WorkingDirectory(path: (try? FileSystem.canonicalPath(".")) ?? "/")
  }

  /// The path as messages show it: relative below the working directory, without parts like `./`.
  ///
  /// A file below is recognised also when the path leads there through `..` or a link to a folder;
  /// the file's own name is kept as it is.
  func displayPath(for path: String) -> String {
    let plain = Self.normalized(path)
    let isAbsolute = plain.utf8.first == UInt8(ascii: "/")
    let climbs = plain.hasWord("..") && plain.split(separator: "/").contains("..")
    if !climbs, isAbsolute, let below = Self.remainder(of: plain, below: self.path) { return below }
    guard isAbsolute || climbs else { return plain }
    let parts = FilePath.split(plain)
    var folder = parts.folder
    var rest = parts.name
    // What isn't there yet has no true path, but the folder in which it will be has.
    while !rest.isEmpty, !rest.split(separator: "/").contains("..") {
      if let canonical = try? FileSystem.canonicalPath(folder.isEmpty ? "." : folder) {
        return Self.remainder(of: FilePath.join(canonical, rest), below: self.path) ?? plain
      }
      let (parent, name) = FilePath.split(folder)
      guard parent != folder else { break }
      folder = parent
      rest = FilePath.join(name, rest)
    }
    return plain
  }

  /// The rest of a path below a folder; `.` for the folder itself, `nil` for another path.
  static func remainder(of path: String, below folder: String) -> String? {
    if path == folder { return "." }
    let prefix = folder.utf8.last == UInt8(ascii: "/") ? folder : folder + "/"
    guard path.utf8.starts(with: prefix.utf8) else { return nil }
    return String(decoding: path.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
  }

  /// How a path is written in a file of a folder, from where it leads.
  static func path(from folder: String, to path: String) -> String {
    if path.hasPrefix("/") { return path }
    func parts(_ path: String) -> [Substring] {
      let isAbsolute = path.hasPrefix("/")
      let whole = isAbsolute ? path : FilePath.join(current.path, path)
      return FilePath.normalized(whole).split(separator: "/")
    }
    let base = parts(folder)
    let target = parts(path)
    let shared = zip(base, target).prefix { $0 == $1 }.count
    let steps = base.dropFirst(shared).map { _ in Substring("..") } + target.dropFirst(shared)
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }

  /// The path without empty parts, `.` parts and trailing slashes.
  private static func normalized(_ path: String) -> String {
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    let names = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .dropFirst(isAbsolute ? 1 : 0)
    // Most paths are so already.
    if names.allSatisfy({ !$0.isEmpty && !$0.elementsEqual(".".utf8) }) { return path }
    let parts = path.split(separator: "/").filter { $0 != "." }
    if isAbsolute { return "/" + parts.joined(separator: "/") }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}
