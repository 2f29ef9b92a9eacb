import TokenCompiler

/// Files that hold new contents until they are moved to their place, named `.tokenc-PROCESS-NUMBER.tmp`.
struct TemporaryFiles {
  private var count = 0
  /// The folders in which nothing of dead processes is left.
  private var swept: Set<String> = []

  /// Creates a file under a name that no other process uses, and removes what dead processes left there.
  mutating func create(in folder: String, _ contents: [UInt8]) throws(FileSystemError) -> String {
    if swept.insert(folder).inserted { Self.sweep(folder) }
    while true {
      count += 1
      let path = FilePath.join(folder, ".tokenc-\(getpid())-\(count).tmp")
      do {
        try FileSystem.create(path, contents)
        return path
      } catch  where error.reason == .system(EEXIST) && count < 10_000 {
        // Another writer of this process has it.
        continue
      }
    }
  }

  /// Removes what killed processes of this machine left, as far as possible; whether there was any.
  @discardableResult
  static func sweep(_ folder: String) -> Bool {
    let folder = folder.isEmpty ? "." : folder
    let names = (try? FileSystem.names(in: folder, includingHidden: true)) ?? []
    let left = names.filter { name in
      guard let process = process(of: name), process != getpid() else { return false }
      return kill(process, 0) != 0 && errno == ESRCH
    }
    // A run that was killed needs its own until another finishes it.
    guard !left.isEmpty, !FoundJournal.isAbove(folder) else { return !left.isEmpty }
    for name in left { try? FileSystem.removeFile(FilePath.join(folder, name)) }
    return !left.isEmpty
  }

  /// Removes what one process left that was killed, and whose journal is finished.
  static func sweep(_ folder: String, of ended: pid_t) {
    let names = (try? FileSystem.names(in: folder, includingHidden: true)) ?? []
    for name in names where process(of: name) == ended {
      try? FileSystem.removeFile(FilePath.join(folder, name))
    }
  }

  /// The process that made a file; `nil` for any other file.
  static func process(of name: String) -> pid_t? {
    guard name.hasPrefix(".tokenc-"), name.hasSuffix(".tmp") else { return nil }
    let numbers = name.dropFirst(8).dropLast(4).split(separator: "-").map { pid_t($0) }
    guard numbers.count == 2, let process = numbers[0], numbers[1] != nil, process > 0 else {
      return nil
    }
    return process
  }
}
