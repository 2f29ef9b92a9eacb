import TokenCompiler

/// The files of one revision of the git repository around the working directory: no checkout.
///
/// Names of revisions reach git only after `--end-of-options`, and then only object names do.
struct GitTree: Sendable {
  /// The revision as the user named it, for example `HEAD~3`.
  let revision: String
  /// The files by their path from the repository's root.
  private let entries: [String: Entry]
  /// The contents of blobs that were fetched ahead, by object name.
  private var contents: [String: [UInt8]] = [:]

  private struct Entry: Sendable {
    var isLink: Bool
    var object: String
    var size: Int
  }

  enum Failure: Error, Equatable, Sendable {
    case noGit
    case noRepository
    case noRevision(String)
  }

  /// Splits `REV:PATH`; `nil` for a text that has no such form.
  static func split(_ operand: String) -> (revision: String, path: String)? {
    guard let colon = operand.firstIndex(of: ":"), colon != operand.startIndex,
      operand.utf8.first != UInt8(ascii: "-")
    else { return nil }
    return (String(operand[..<colon]), String(operand[operand.index(after: colon)...]))
  }

  /// Lists the files of a revision: a branch, a tag, a hash, `HEAD~3` …
  init(revision: String) throws(Failure) {
    self.revision = revision
    guard let inside = Git.run(["rev-parse", "--show-prefix"]) else { throw .noGit }
    guard inside.status == 0 else {
      // 127 is what a shell answers for a program that is not there.
      throw inside.status == 127 ? .noGit : .noRepository
    }
    guard
      let tree = Git.line([
        "rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{tree}",
      ]), let listing = Git.output(["ls-tree", "-r", "-l", "-z", "--full-tree", tree])
    else { throw .noRevision(revision) }
    entries = Self.entries(listing)
  }

  /// The path from the repository's root that a path after `REV:` means: from the root, or from the
  /// working directory when it starts with `./` or `../`, as with git itself.
  static func rootPath(of path: String) -> String {
    guard path == "." || path == ".." || path.hasPrefix("./") || path.hasPrefix("../"),
      let prefix = Git.line(["rev-parse", "--show-prefix"])
    else { return FilePath.normalized(path) }
    return FilePath.normalized(FilePath.join(prefix, path))
  }

  /// The kind of the file at a path, links followed; `nil` for nothing.
  func kind(of path: String) -> FileKind? {
    if entry(at: path) != nil { return .file }
    if path.isEmpty { return .folder }
    return entries.keys.contains { $0.hasPrefix(path + "/") } ? .folder : nil
  }

  func paths(below folder: String) -> [String] {
    folder.isEmpty ? Array(entries.keys) : entries.keys.filter { $0.hasPrefix(folder + "/") }
  }

  /// Reads a file; `nil` when there is none or git fails.
  func read(_ path: String) -> [UInt8]? {
    guard let entry = entry(at: path), entry.size <= FileSystem.maximumFileSize else { return nil }
    return contents[entry.object] ?? Git.output(["cat-file", "blob", entry.object])
  }

  mutating func prefetch(_ paths: [String]) {
    let objects = Set(paths.compactMap { entry(at: $0)?.object }).sorted()
    for (object, bytes) in zip(objects, Git.contents(of: objects)) { contents[object] = bytes }
  }

  /// The file at a path, or where its links lead.
  private func entry(at path: String) -> Entry? {
    var path = path
    for _ in 0..<16 {
      guard let entry = entries[path] else { return nil }
      guard entry.isLink else { return entry }
      guard let target = Git.output(["cat-file", "blob", entry.object]) else { return nil }
      let text = String(decoding: target, as: UTF8.self)
      if text.hasPrefix("/") { return nil }
      path = FilePath.normalized(FilePath.join(FilePath.split(path).folder, text))
    }
    return nil
  }

  /// Reads `MODE TYPE OBJECT SIZE`, a tab and the path, each ended by NUL.
  private static func entries(_ listing: [UInt8]) -> [String: Entry] {
    var entries: [String: Entry] = [:]
    for record in listing.split(separator: 0) {
      guard let tab = record.firstIndex(of: UInt8(ascii: "\t")) else { continue }
      let fields = record[..<tab].split(separator: UInt8(ascii: " ")).map {
        String(decoding: $0, as: UTF8.self)
      }
      guard fields.count == 4, fields[1] == "blob", let size = Int(fields[3]) else { continue }
      entries[String(decoding: record[(tab + 1)...], as: UTF8.self)] = Entry(
        isLink: fields[0] == "120000", object: fields[2], size: size)
    }
    return entries
  }
}
