import TokenCompiler

/// Keeps two runs from writing into one folder at the same time.
///
/// A lock (`flock`) is held on the folder itself, which is made where there is none; it ends with the process,
/// however that ends. Where the file system has no locks, as some network disks
/// do, runs are not kept apart: files are whole all the same, and the next run mends a mixture of two.
struct FolderLock {
  private let descriptors: [Int32]
  /// The folders that were not there, outermost first.
  private var created: [String] = []

  /// Waits until no other run writes into one of the folders, trying every 50 ms and calling
  /// `willWait` with one that another run has, and then is the one that does.
  init(
    _ folders: [String], attempts: Int = FoundJournal.attempts, willWait: (String) -> Void
  ) throws(RunFailure) {
    while true {
      // A folder that can't be made is reported when a file is written into it.
      for folder in folders where !folder.isEmpty {
        try? FileSystem.createFolder(folder, created: &created)
      }
      let lockedFolders = Self.lockedFolders(for: folders)
      var descriptors: [Int32] = []
      do {
        for folder in lockedFolders {
          if let descriptor = try Self.lock(folder.path, attempts, willWait) {
            descriptors.append(descriptor)
          }
        }
      } catch {
        for descriptor in descriptors { close(descriptor) }
        for folder in created.reversed() { FileSystem.removeEmptyFolder(folder) }
        throw error
      }
      // Another run may have made or removed a folder meanwhile.
      if Self.lockedFolders(for: folders).map(\.identity) == lockedFolders.map(\.identity) {
        self.descriptors = descriptors
        return
      }
      for descriptor in descriptors { close(descriptor) }
    }
  }

  /// Lets other runs write. Folders that were made and got no file go.
  func release() {
    for folder in created.reversed() { FileSystem.removeEmptyFolder(folder) }
    for descriptor in descriptors { close(descriptor) }
  }

  private struct LockedFolder {
    let path: String
    let identity: FileSystem.Identity
  }

  /// The folders that are locked, the nearest folder above for one that is not there, each once and in an order that all runs share, so that none waits for another in a
  /// circle.
  private static func lockedFolders(for folders: [String]) -> [LockedFolder] {
    var lockedFolders: [FileSystem.Identity: LockedFolder] = [:]
    for folder in folders {
      var path = folder
      while true {
        if let found = FileSystem.status(of: path.isEmpty ? "." : path) {
          lockedFolders[found.identity] = LockedFolder(
            path: path.isEmpty ? "." : path, identity: found.identity)
          break
        }
        path = FilePath.split(path).folder
      }
    }
    return lockedFolders.values.sorted { $0.identity < $1.identity }
  }

  private static func lock(
    _ path: String, _ attempts: Int, _ willWait: (String) -> Void
  ) throws(RunFailure) -> Int32? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return descriptor }
    let isHeld = errno == EWOULDBLOCK
    if isHeld { willWait(path) }
    for _ in 0..<(isHeld ? attempts : 0) {
      usleep(50_000)
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return descriptor }
    }
    close(descriptor)
    if isHeld { throw held(path) }
    return nil
  }

  private static func held(_ path: String) -> RunFailure {
    // What the other run is writing has its number.
    let names = (try? FileSystem.names(in: path, includingHidden: true)) ?? []
    let process = names.lazy.compactMap(TemporaryFiles.process).first.map { ", process \($0)," }
    return RunFailure(
      .unwritableFile,
      "another tokenc\(process ?? "") still writes into this folder; wait until it is done, or end it, and "
        + "run this again", path: WorkingDirectory.current.displayPath(for: path), .cannotWrite)
  }
}
