import TokenCompiler

/// The steps of a run that writes several files, in a file of their own while it does: after a kill the next
/// run finishes them.
///
/// `.tokenc-journal` stands in the working directory for files below it, and in the outermost folders of
/// other files, so that it is found from each of them and never in a folder that the run doesn't write to.
/// Of several such folders the first has the steps, and the others say where they are.
///
/// It has the run's process, words and folders before the first temporary file is made, then each step
/// with the fingerprints of the file before and after it, and `end` before the first step is taken. A journal
/// without `end` stands for nothing but temporary files. It is locked (`flock`) as long as its run lives.
struct WriteJournal {
  static let name = ".tokenc-journal"

  struct Step {
    /// Without its contents, which are on disk already.
    let edit: FileEdit
    /// Where the new contents are until they are moved; `nil` for a removal.
    let temporary: String?
    /// The fingerprint of the new contents.
    let after: String
  }

  private let key: String
  /// The first has the steps.
  private var files: [(path: String, descriptor: Int32)] = []
  /// The bytes before the steps.
  private var headLength = 0

  /// Starts the journal of a run that is about to write files; adds new folders to `created`.
  static func begin(
    _ paths: [String], creating created: inout [String]
  ) throws(RunFailure) -> WriteJournal {
    let here = WorkingDirectory.current.path
    let folders = Set(paths.map { FilePath.split(absolute($0)).folder }).sorted()
    var journalFolders: [String] = []
    // A folder sorts before those below it.
    for folder in folders {
      let isHere = here != "/" && WorkingDirectory.remainder(of: folder, below: here) != nil
      let journalFolder = isHere ? here : folder
      let isBelow = journalFolders.contains {
        WorkingDirectory.remainder(of: journalFolder, below: $0) != nil
      }
      guard !isBelow else { continue }
      try RunFailure.catching(try FileSystem.createFolder(journalFolder, created: &created))
      journalFolders.append(journalFolder)
    }
    journalFolders.sort()
    let files = journalFolders.map { FilePath.join($0, name) }
    let key = try RunFailure.catching(try JournalKeys.create(for: files))
    var journal = WriteJournal(key: key)
    do {
      // In an order that all runs share, so that none waits for another in a circle.
      for folder in journalFolders { try journal.create(in: folder) }
      let head = JournalText.head(
        key: key, process: getpid(), folder: here, [JournalText.words, journalFolders, folders])
      try journal.add(head, to: 0)
      journal.headLength = JournalText.bytes(of: head).count
      for index in journal.files.indices.dropFirst() {
        try journal.add(JournalText.pointer(to: journal.files[0].path), to: index)
      }
    } catch {
      journal.end()
      throw error
    }
    return journal
  }

  private init(key: String) { self.key = key }

  private mutating func create(in folder: String) throws(RunFailure) {
    let path = FilePath.join(folder, Self.name)
    let flags = O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC
    var descriptor = FileSystem.retrying { open(path, flags, 0o600) }
    if descriptor < 0, errno == EEXIST {
      // Another run writes, or did and was not found from where this one began.
      if let found = try FoundJournal(path) {
        try found.finish()
        let message = "\(found.fact), which is finished now; run this again"
        if found.hasSteps { throw RunFailure(.unwritableFile, message, path: path, .cannotWrite) }
      }
      descriptor = FileSystem.retrying { open(path, flags, 0o600) }
    }
    guard descriptor >= 0 else { throw FileSystemError.current(.write, path).failure }
    _ = flock(descriptor, LOCK_EX | LOCK_NB)
    files.append((path, descriptor))
  }

  func add(_ steps: [Step], replacesContents: Bool) throws(RunFailure) {
    let fields = steps.flatMap { step in
      [
        step.temporary == nil ? "remove" : replacesContents ? "replace" : "move",
        Self.absolute(step.edit.path), step.temporary.map { Self.absolute($0) } ?? "",
        Self.print(step.edit.previous), step.after,
      ]
    }
    try add(fields + ["end"], to: 0)
  }

  private func add(_ fields: [String], to index: Int) throws(RunFailure) {
    let (path, descriptor) = files[index]
    guard FileSystem.write(JournalText.bytes(of: fields), to: descriptor) else {
      throw FileSystemError.current(.write, path).failure
    }
  }

  /// Removes the steps, which no later run finishes then.
  ///
  /// - Returns: A Boolean value that indicates whether that succeeded.
  func forgetSteps() -> Bool { ftruncate(files[0].descriptor, off_t(headLength)) == 0 }

  /// Ends the journal; what is left of one that can't be removed does nothing.
  func end() {
    // The steps last, so that the same command, run again, knows that they are done.
    for (path, descriptor) in files.reversed() {
      FileSystem.removeTemporary(path)
      close(descriptor)
    }
    JournalKeys.remove(key)
  }

  /// The path from the root, without links as far as it is there.
  static func absolute(_ path: String) -> String {
    if let found = try? FileSystem.canonicalPath(path.isEmpty ? "." : path) { return found }
    let (folder, name) = FilePath.split(path)
    return FilePath.join(folder == path ? folder : absolute(folder), name)
  }

  static func print(_ contents: [UInt8]?) -> String {
    contents.map { Fingerprint(of: $0, by: .words).description } ?? "none"
  }
}
