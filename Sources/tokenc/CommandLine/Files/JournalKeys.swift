import TokenCompiler

/// The keys of journals, in a folder of this user outside of every checkout.
///
/// A ``WriteJournal`` has a random key. A file named after the key says where the journal stands, and is
/// removed with it. A journal that came with a repository has no key here, so it does nothing; and journals
/// are found by their keys, so no folder is listed for them.
///
/// The folder is `tokenc` in `$XDG_STATE_HOME` or `~/.local/state`, or `tokenc-USER` in `/tmp` if
/// neither can be written.
struct JournalKeys {
  /// A key that a run left or still has.
  struct Found {
    let key: String
    /// The paths of the journal and of the files that lead to it.
    let journals: [String]
    fileprivate let path: String
    fileprivate let process: pid_t
    fileprivate let host: String

    /// A Boolean value that indicates whether the run that made the key is on this machine and lives.
    var lives: Bool {
      host == JournalText.currentHost && process > 0 && (kill(process, 0) == 0 || errno == EPERM)
    }
  }

  private static let ending = ".key"

  /// Folders in which keys may be, the preferred first.
  private static var folders: [String] {
    var folders: [String] = []
    for (name, rest) in [("XDG_STATE_HOME", "tokenc"), ("HOME", ".local/state/tokenc")] {
      guard let value = getenv(name).map({ String(cString: $0) }), value.hasPrefix("/") else {
        continue
      }
      folders.append(FilePath.join(value, rest))
    }
    return folders + ["/tmp/tokenc-\(geteuid())"]
  }

  /// Makes a key for a journal that will stand at some paths.
  static func create(for journals: [String]) throws(FileSystemError) -> String {
    var generator = SystemRandomNumberGenerator()
    let words = [generator.next(), generator.next()] as [UInt64]
    let key = words.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
    let fields = [JournalText.currentHost, "\(getpid())"] + journals
    var failure: FileSystemError?
    for folder in folders {
      do throws(FileSystemError) {
        var created: [String] = []
        try FileSystem.createFolder(folder, created: &created)
        if created.last == folder { chmod(folder, 0o700) }
        guard isOwn(folder, isFolder: true) else { continue }
        try FileSystem.create(
          FilePath.join(folder, key + ending), JournalText.bytes(of: fields), mode: 0o600)
        return key
      } catch {
        failure = failure ?? error
      }
    }
    throw failure ?? FileSystemError(path: folders[0], operation: .write, reason: .system(EACCES))
  }

  /// Removes a key whose journal is finished.
  static func remove(_ key: String) {
    guard isKey(key) else { return }
    for folder in folders { unlink(FilePath.join(folder, key + ending)) }
  }

  /// The keys of runs that write or were killed.
  static func all() -> [Found] {
    var found: [Found] = []
    for folder in folders where isOwn(folder, isFolder: true) {
      let names = (try? FileSystem.names(in: folder)) ?? []
      for name in names.sorted() where name.hasSuffix(ending) {
        let key = String(name.dropLast(ending.count))
        if isKey(key), let key = read(key, in: folder) { found.append(key) }
      }
    }
    return found
  }

  /// Returns a Boolean value that indicates whether a journal at a path was written by a run of this user.
  static func isKnown(_ key: String, at journal: String) -> Bool {
    guard isKey(key) else { return false }
    return folders.contains { folder in
      isOwn(folder, isFolder: true) && read(key, in: folder)?.journals.first == journal
    }
  }

  private static func read(_ key: String, in folder: String) -> Found? {
    let path = FilePath.join(folder, key + ending)
    guard isOwn(path, isFolder: false), let bytes = try? FileSystem.read(path) else { return nil }
    let fields = JournalText.fields(bytes)
    guard fields.count > 2, let process = pid_t(fields[1]) else {
      // A run that was killed while it wrote the key has written nothing else.
      return nil
    }
    return Found(
      key: key, journals: Array(fields.dropFirst(2)), path: path, process: process, host: fields[0])
  }

  private static func isKey(_ text: String) -> Bool {
    text.utf8.count == 32
      && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
  }

  /// Returns a Boolean value that indicates whether a file or folder, not a link, is this user's, and no other user
  /// can write it.
  private static func isOwn(_ path: String, isFolder: Bool) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0 && info.st_uid == geteuid() && info.st_mode & 0o022 == 0
      && info.st_mode & S_IFMT == (isFolder ? S_IFDIR : S_IFREG)
  }
}
