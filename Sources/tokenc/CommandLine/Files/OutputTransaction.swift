import TokenCompiler

/// A file to write or to remove.
struct FileEdit: Sendable {
  /// The path from the folder that is changed.
  let name: String
  /// `nil` for a removal.
  let contents: [UInt8]?
  /// What stands there now; `nil` for nothing.
  let previous: [UInt8]?
}

/// Takes the steps that bring files from one state to the next, and back when one fails.
struct OutputTransaction {
  private struct Step {
    let path: String
    /// Where the new contents are until they are moved; `nil` for a removal.
    let temporary: String?
    /// What is restored when a later step fails.
    let previous: [UInt8]?
  }

  private let folder: String
  private let moveIntoPlace: @Sendable (String, String) throws(FileSystemError) -> Void
  private var steps: [Step] = []
  /// How many of the steps are done.
  private var doneCount = 0
  /// The folders that were not there, outermost first.
  private var createdFolders: [String] = []
  private var temporaryCount = 0

  /// Writes files, all or none. A link stays one: what it leads to is written.
  static func write(_ edits: [FileEdit]) throws(RunFailure) { try apply(followingLinks(edits)) }

  /// Rewrites files that people keep, all or none. Their contents alone change: modes, hard links, links
  /// and attributes stay.
  static func rewrite(_ edits: [FileEdit]) throws(RunFailure) {
    try apply(followingLinks(edits), moveIntoPlace: FileSystem.overwrite)
  }

  /// The edits of what links lead to.
  private static func followingLinks(_ edits: [FileEdit]) -> [FileEdit] {
    edits.map { edit in
      let path = (try? FileSystem.canonicalPath(edit.name)) ?? edit.name
      return FileEdit(name: path, contents: edit.contents, previous: edit.previous)
    }
  }

  /// Makes the edits in their order, all or none.
  ///
  /// - Parameter moveIntoPlace: renames a finished file.
  static func apply(
    _ edits: [FileEdit], in folder: String = "",
    moveIntoPlace: @escaping @Sendable (String, String) throws(FileSystemError) -> Void =
      FileSystem.move
  ) throws(RunFailure) {
    var transaction = OutputTransaction(folder: folder, moveIntoPlace: moveIntoPlace)
    do throws(FileSystemError) {
      for edit in edits { try transaction.stage(edit) }
      try transaction.commit()
    } catch {
      transaction.rollBack()
      throw error.failure
    }
  }

  /// Writes new contents to a temporary name beside their place.
  private mutating func stage(_ edit: FileEdit) throws(FileSystemError) {
    let path = FilePath.join(folder, edit.name)
    guard let contents = edit.contents else {
      return steps.append(Step(path: path, temporary: nil, previous: edit.previous))
    }
    let parent = FilePath.split(path).folder
    if !parent.isEmpty { try FileSystem.createFolder(parent, created: &createdFolders) }
    do {
      let temporary = try createTemporary(in: parent, contents)
      steps.append(Step(path: path, temporary: temporary, previous: edit.previous))
    } catch {
      // The name that people know is the final one.
      throw FileSystemError(path: path, operation: .write, reason: error.reason)
    }
  }

  private mutating func commit() throws(FileSystemError) {
    for step in steps {
      if let temporary = step.temporary {
        try moveIntoPlace(temporary, step.path)
      } else {
        try FileSystem.removeFile(step.path)
      }
      doneCount += 1
    }
    for step in steps where step.temporary == nil { removeEmptyFolders(above: step.path) }
  }

  /// Undoes what is done, as far as the file system lets it, and removes what is temporary.
  private mutating func rollBack() {
    for case let temporary? in steps[doneCount...].map(\.temporary) {
      try? FileSystem.removeFile(temporary)
    }
    for step in steps[..<doneCount].reversed() {
      if let previous = step.previous {
        restore(step.path, previous)
      } else {
        try? FileSystem.removeFile(step.path)
      }
    }
    for folder in createdFolders.reversed() { FileSystem.removeEmptyFolder(folder) }
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
