import TokenCompiler

/// A journal of a run that was killed; no other run gets it before it is released.
struct FoundJournal {
  let path: String
  private let text: JournalText
  private let descriptor: Int32

  /// How often a run that writes tries a journal that another has: for half a minute.
  static let attempts = 600

  // MARK: Finding

  /// The paths of journals that runs of this user left or still have: above the working directory, and above or
  /// below the files and folders of a command line. No folder is listed for them: their keys name their paths.
  static func paths(near inputs: [String]) -> [String] {
    let keys = JournalKeys.all()
    guard !keys.isEmpty else { return [] }
    let workingDirectory = WriteJournal.absolute(".")
    let named = inputs.map(WriteJournal.absolute)
    func isNear(_ journal: String) -> Bool {
      let folder = FilePath.split(journal).folder
      // Sets below the working directory are no concern of a command that names others.
      return ([workingDirectory] + named).contains { isPath($0, below: folder) }
        || named.contains { isPath(folder, below: $0) }
    }
    var found: Set<String> = []
    for key in keys {
      let journals = key.journals.filter { FileSystem.status(of: $0, followingLinks: false) != nil }
      if journals.isEmpty, !key.lives { JournalKeys.remove(key.key) }
      if journals.contains(where: isNear) { found.formUnion(journals) }
    }
    return found.sorted()
  }

  private static func isPath(_ path: String, below folder: String) -> Bool {
    WorkingDirectory.remainder(of: path, below: folder) != nil
  }

  /// Returns a Boolean value that indicates whether a journal at or above a folder may need its temporary files.
  static func isAbove(_ folder: String) -> Bool {
    guard let folder = try? FileSystem.canonicalPath(folder) else { return true }
    return JournalKeys.all().contains { key in
      key.journals.contains { journal in
        WorkingDirectory.remainder(of: folder, below: FilePath.split(journal).folder) != nil
          && FileSystem.status(of: journal, followingLinks: false) != nil
      }
    }
  }

  /// Opens a journal that no living run has, and keeps other runs from it; `nil` if there is none.
  /// After several attempts, 50 ms apart, a failure names the run that has it.
  init?(_ path: String, attempts: Int = attempts) throws(RunFailure) {
    guard let (path, descriptor) = try Self.locked(path, attempts) else { return nil }
    self.path = path
    self.descriptor = descriptor
    let found = JournalText((try? FileSystem.read(descriptor, path)) ?? [])
    // One that came with a repository does nothing.
    text = JournalKeys.isKnown(found.key, at: path) ? found : JournalText([])
  }

  private static func locked(
    _ found: String, _ attempts: Int
  ) throws(RunFailure) -> (path: String, descriptor: Int32)? {
    for attempt in 1...attempts {
      guard let bytes = ownBytes(of: found) else { return nil }
      let target = JournalText.target(of: bytes)
      let path = target ?? found
      let descriptor = open(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
      if descriptor < 0 {
        // Where it leads nothing is any more.
        if target != nil { unlink(found) }
        return nil
      }
      var info = stat()
      var now = stat()
      // One of another user is not ours to finish.
      guard fstat(descriptor, &info) == 0, info.st_uid == geteuid(),
        info.st_mode & S_IFMT == S_IFREG
      else {
        close(descriptor)
        return nil
      }
      let isLocked = flock(descriptor, LOCK_EX | LOCK_NB) == 0
      let isHeld = !isLocked && (errno == EWOULDBLOCK || Self.text(of: path).lives)
      // The run that had it may have ended well.
      if !isHeld, lstat(path, &now) == 0, now.st_ino == info.st_ino { return (path, descriptor) }
      close(descriptor)
      if isHeld, attempt == attempts, attempts > 1 { throw held(path) }
      if attempt < attempts { usleep(50_000) }
    }
    return nil
  }

  /// The contents of a file of this user; `nil` for anything else.
  private static func ownBytes(of path: String) -> [UInt8]? {
    var info = stat()
    guard lstat(path, &info) == 0, info.st_uid == geteuid(), info.st_mode & S_IFMT == S_IFREG
    else { return nil }
    return try? FileSystem.read(path)
  }

  private static func text(of path: String) -> JournalText {
    JournalText((try? FileSystem.read(path)) ?? [])
  }

  private static func held(_ path: String) -> RunFailure {
    let text = text(of: path)
    let message =
      "\(text.command), process \(text.process) on '\(text.host.printable)', still writes files here; "
      + "wait until it is done, or end it, and run this again"
    return RunFailure(
      .unwritableFile, message, path: WorkingDirectory.current.displayPath(for: path), .cannotWrite)
  }

  // MARK: Finishing

  func isRun(of words: [String]) -> Bool {
    hasSteps && words == text.words
      && text.workingDirectory == WorkingDirectory.current.path
  }

  /// For example `'tokenc migrate …' was ended while it wrote 7 files`.
  var fact: String {
    "\(text.command) was ended while it wrote \(counted(text.steps.count, "file"))"
  }

  /// A Boolean value that indicates whether there is something to finish, and not only temporary files to remove.
  var hasSteps: Bool { !text.steps.isEmpty }

  func release() { close(descriptor) }

  /// Takes the steps that are left, or none if a file is not as the run left it.
  func finish() throws(RunFailure) {
    defer { release() }
    let journalFolders = self.journalFolders
    var left: [JournalText.Step] = []
    for step in text.steps where try isLeft(step, within: journalFolders) { left.append(step) }
    do throws(FileSystemError) {
      for step in left {
        switch step.kind {
        case "remove": try FileSystem.removeFile(step.path)
        case "replace": try FileSystem.replaceContents(step.temporary, of: step.path)
        default: try FileSystem.move(step.temporary, to: step.path)
        }
      }
    } catch {
      throw error.failure
    }
    for step in text.steps where step.kind == "remove" {
      FileSystem.removeEmptyFolder(FilePath.split(step.path).folder)
    }
    for folder in text.folders where Self.isWithin(folder, journalFolders) {
      TemporaryFiles.sweep(folder, of: text.process)
    }
    for folder in journalFolders.reversed() {
      FileSystem.removeTemporary(FilePath.join(folder, WriteJournal.name))
    }
    JournalKeys.remove(text.key)
  }

  private func isLeft(
    _ step: JournalText.Step, within journalFolders: [String]
  ) throws(RunFailure) -> Bool {
    func print(_ path: String) -> String {
      WriteJournal.print(try? FileSystem.read(path, limit: .max))
    }
    guard isOwn(step.path) else { throw changed(step) }
    let now = print(step.path)
    if now == step.after { return false }
    let (folder, name) = FilePath.split(step.temporary)
    let hasContents =
      step.kind == "remove"
      || folder == FilePath.split(step.path).folder
        && TemporaryFiles.process(of: name) == text.process && print(step.temporary) == step.after
    guard hasContents, step.kind == "remove" || isOwn(step.temporary),
      Self.isWithin(FilePath.split(step.path).folder, journalFolders),
      // A file that can't be replaced is overwritten where it is, which a kill may have cut.
      now == step.before
        || step.kind == "replace" && !FileAttributes.copy(from: step.path, to: step.temporary)
    else {
      throw changed(step)
    }
    return true
  }

  /// Returns a Boolean value that indicates whether a path is as the run wrote it: absolute, and neither a link nor
  /// below one.
  private func isOwn(_ path: String) -> Bool {
    guard path.hasPrefix("/"), FileSystem.status(of: path, followingLinks: false)?.kind != .link
    else { return false }
    let folder = FilePath.split(path).folder
    guard FileSystem.status(of: folder) != nil else { return true }
    return (try? FileSystem.canonicalPath(folder)) == folder
  }

  private func changed(_ step: JournalText.Step) -> RunFailure {
    RunFailure(
      .unwritableFile,
      "\(fact), and this one has changed since; bring it back, or delete '\(path.printable)' to leave all as it is",
      path: WorkingDirectory.current.displayPath(for: step.path), .cannotWrite)
  }

  /// The folders below which the run may have written: where the journal stands, and where a file says that
  /// it stands here. A journal can come with a stranger's repository, and then no other folder has such a file.
  private var journalFolders: [String] {
    let own = FilePath.split(path).folder
    let others = text.journalFolders.filter { folder in
      folder != own
        && Self.ownBytes(of: FilePath.join(folder, WriteJournal.name))
          .flatMap(JournalText.target) == path
    }
    return [own] + others
  }

  /// Returns a Boolean value that indicates whether a folder, wherever links lead, is one of others or below one.
  private static func isWithin(_ folder: String, _ outerFolders: [String]) -> Bool {
    guard let canonical = try? FileSystem.canonicalPath(folder) else { return false }
    return outerFolders.contains { WorkingDirectory.remainder(of: canonical, below: $0) != nil }
  }
}
