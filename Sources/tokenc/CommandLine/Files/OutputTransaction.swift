/// The steps that bring an output folder from one state to the next, and back when one fails.
struct OutputTransaction {
  private enum Step {
    case move(temporary: String, path: String, previous: [UInt8]?)
    case remove(path: String, previous: [UInt8])
  }

  private let folder: String
  private let moveIntoPlace: @Sendable (String, String) throws(FileSystemError) -> Void
  private var steps: [Step] = []
  /// How many of the steps are done.
  private var doneCount = 0
  /// The folders that were not there, outermost first.
  private var createdFolders: [String] = []
  private var temporaryCount = 0

  init(
    folder: String,
    moveIntoPlace: @escaping @Sendable (String, String) throws(FileSystemError) -> Void
  ) {
    self.folder = folder
    self.moveIntoPlace = moveIntoPlace
  }

  /// Writes a file's contents to a temporary name beside its place.
  ///
  /// - Parameter previous: what stands in its place, to be restored; `nil` for nothing.
  mutating func stage(
    _ name: String, _ contents: [UInt8], previous: [UInt8]?
  ) throws(FileSystemError) {
    let path = FilePath.join(folder, name)
    let parent = FilePath.split(path).folder
    if !parent.isEmpty { try FileSystem.createFolder(parent, created: &createdFolders) }
    do {
      let temporary = try createTemporary(in: parent, contents)
      steps.append(.move(temporary: temporary, path: path, previous: previous))
    } catch {
      // The name that people know is the final one.
      throw FileSystemError(path: path, operation: .write, reason: error.reason)
    }
  }

  mutating func stageRemoval(_ name: String, _ previous: [UInt8]) {
    steps.append(.remove(path: FilePath.join(folder, name), previous: previous))
  }

  /// Takes the steps in the order of staging.
  mutating func commit() throws(FileSystemError) {
    for step in steps {
      switch step {
      case .move(let temporary, let path, _): try moveIntoPlace(temporary, path)
      case .remove(let path, _): try FileSystem.removeFile(path)
      }
      doneCount += 1
    }
    for case .remove(let path, _) in steps { removeEmptyFolders(above: path) }
  }

  /// Undoes what is done, as far as the file system lets it, and removes what is temporary.
  mutating func rollBack() {
    for step in steps[doneCount...] {
      if case .move(let temporary, _, _) = step { try? FileSystem.removeFile(temporary) }
    }
    for step in steps[..<doneCount].reversed() {
      switch step {
      case .move(_, let path, nil): try? FileSystem.removeFile(path)
      case .move(_, let path, let previous?), .remove(let path, let previous):
        restore(path, previous)
      }
    }
    for folder in createdFolders.reversed() { FileSystem.removeEmptyFolder(folder) }
    steps = []
    doneCount = 0
  }

  private mutating func restore(_ path: String, _ contents: [UInt8]) {
    let parent = FilePath.split(path).folder
    guard let temporary = try? createTemporary(in: parent, contents) else { return }
    if (try? moveIntoPlace(temporary, path)) == nil { try? FileSystem.removeFile(temporary) }
  }

  /// Removes the folders between the output folder and a removed file that are now empty.
  private func removeEmptyFolders(above path: String) {
    var parent = FilePath.split(path).folder
    while parent.utf8.count > folder.utf8.count {
      FileSystem.removeEmptyFolder(parent)
      parent = FilePath.split(parent).folder
    }
  }

  /// Creates a file under a name that no other process uses.
  private mutating func createTemporary(
    in parent: String, _ contents: [UInt8]
  ) throws(FileSystemError) -> String {
    while true {
      temporaryCount += 1
      let path = FilePath.join(parent, ".tokenc-\(getpid())-\(temporaryCount).tmp")
      do {
        try FileSystem.create(path, contents)
        return path
      } catch  where error.reason == .system(EEXIST) && temporaryCount < 10_000 {
        // Another writer of this process, or an earlier process of this number, has it.
        continue
      }
    }
  }
}
