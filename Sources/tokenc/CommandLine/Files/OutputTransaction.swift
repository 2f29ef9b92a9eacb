import TokenCompiler

struct FileEdit: Sendable {
  /// The folder that is changed. Folders inside it go when their last file is removed; it stays.
  var folder = ""
  /// The path from that folder.
  let name: String
  /// `nil` for a removal.
  let contents: [UInt8]?
  /// The bytes of the file now; `nil` for none.
  let previous: [UInt8]?

  var path: String { FilePath.join(folder, name) }

  var withoutLinks: FileEdit {
    let path = (try? FileSystem.canonicalPath(path)) ?? path
    return FileEdit(name: path, contents: contents, previous: previous)
  }
}

extension FileEdit {
  /// Writes over whatever stands at a path.
  init(_ path: String, _ contents: [UInt8]) {
    self.init(name: path, contents: contents, previous: try? FileSystem.read(path))
  }

  /// Writes a page or picture over an earlier one, as `isOwn` says; anything else there stays.
  init(
    _ path: String, _ contents: [UInt8], over isOwn: ([UInt8]) -> Bool, overwritesOthers: Bool
  ) throws(RunFailure) {
    var previous: [UInt8]?
    if FileSystem.status(of: path, followingLinks: false) != nil {
      let found = try RunFailure.catching(try FileSystem.read(path))
      guard overwritesOthers || isOwn(found) else {
        let (folder, name) = FilePath.split(path)
        throw RunFailure(
          [.conflict(FilePath.join(folder, name), .generated, isEdited: false)], .cannotWrite)
      }
      previous = found
    }
    self.init(name: path, contents: contents, previous: previous)
  }
}

/// Takes the steps that bring files from one state to the next, and back when one fails.
struct OutputTransaction {
  private let moveIntoPlace: FileSystem.Move
  private var steps: [WriteJournal.Step] = []
  private var doneCount = 0
  /// The folders that were not there, outermost first.
  private var createdFolders: [String] = []
  private var temporaryFiles = TemporaryFiles()
  private var journal: WriteJournal?

  /// Writes files, all or none. A link stays one: what it leads to is written.
  static func write(_ edits: [FileEdit]) throws(RunFailure) {
    let edits = edits.map(\.withoutLinks)
    try apply(edits, journalOf: edits.count > 1 ? edits.map(\.path) : [])
  }

  /// Rewrites files that people keep, all or none: contents alone, not modes, owners or links.
  static func rewrite(_ edits: [FileEdit]) throws(RunFailure) {
    let edits = edits.map(\.withoutLinks)
    try apply(edits, journalOf: edits.map(\.path), replacesContents: true) {
      temporary, path throws(FileSystemError) in
      try FileSystem.replaceContents(temporary, of: path)
    }
  }

  /// Makes the edits in their order, all or none.
  ///
  /// - Parameters:
  ///   - paths: files in the folders whose edits the next run finishes after a kill; none for folders
  ///     with a manifest, which do without.
  ///   - replacesContents: whether files stay and have new contents.
  ///   - moveIntoPlace: gives a finished file its name.
  static func apply(
    _ edits: [FileEdit], journalOf paths: [String] = [], replacesContents: Bool = false,
    moveIntoPlace: @escaping FileSystem.Move = FileSystem.move
  ) throws(RunFailure) {
    try apply(
      journalOf: paths, replacesContents: replacesContents, moveIntoPlace: moveIntoPlace
    ) { add throws(RunFailure) in
      for edit in edits { try add(edit) }
    }
  }

  /// The same with edits as they are made, whose contents are not kept in memory.
  static func apply(
    journalOf paths: [String] = [], replacesContents: Bool = false,
    moveIntoPlace: @escaping FileSystem.Move = FileSystem.move,
    _ makeEdits: (_ add: (FileEdit) throws(RunFailure) -> Void) throws(RunFailure) -> Void
  ) throws(RunFailure) {
    var transaction = OutputTransaction(moveIntoPlace: moveIntoPlace)
    do throws(RunFailure) {
      if !paths.isEmpty {
        transaction.journal = try .begin(paths, creating: &transaction.createdFolders)
      }
      try makeEdits { edit throws(RunFailure) in
        try RunFailure.catching(try transaction.stage(edit))
      }
      try transaction.journal?.add(transaction.steps, replacesContents: replacesContents)
      try RunFailure.catching(try transaction.commit())
      transaction.journal?.end()
    } catch {
      transaction.rollBack()
      throw error
    }
  }

  /// Writes new contents to a temporary name beside their place.
  private mutating func stage(_ edit: FileEdit) throws(FileSystemError) {
    let after = journal == nil ? "" : WriteJournal.print(edit.contents)
    guard let contents = edit.contents else {
      return steps.append(.init(edit: edit, temporary: nil, after: after))
    }
    let parent = FilePath.split(edit.path).folder
    if !parent.isEmpty { try FileSystem.createFolder(parent, created: &createdFolders) }
    do {
      let temporary = try temporaryFiles.create(in: parent, contents)
      let staged = FileEdit(
        folder: edit.folder, name: edit.name, contents: nil, previous: edit.previous)
      steps.append(.init(edit: staged, temporary: temporary, after: after))
    } catch {
      // The name that people know is the final one.
      throw FileSystemError(path: edit.path, operation: .write, reason: error.reason)
    }
  }

  private mutating func commit() throws(FileSystemError) {
    for step in steps {
      if let temporary = step.temporary {
        try moveIntoPlace(temporary, step.edit.path)
      } else {
        try FileSystem.removeFile(step.edit.path)
      }
      doneCount += 1
    }
    for step in steps where step.temporary == nil { removeEmptyFolders(above: step.edit) }
  }

  /// Undoes what is done, as far as the file system lets it, and removes what is temporary. Until all is
  /// undone the journal stays true: what it has to finish is there. Then it stands for temporary files alone.
  private mutating func rollBack() {
    for step in steps[..<doneCount].reversed() {
      let path = step.edit.path
      if journal != nil, let temporary = step.temporary,
        let contents = try? FileSystem.read(path, limit: .max)
      {
        try? FileSystem.create(temporary, contents)
      }
      if let previous = step.edit.previous {
        restore(path, previous)
      } else {
        try? FileSystem.removeFile(path)
      }
    }
    if journal?.forgetSteps() == false {
      journal?.end()
      journal = nil
    }
    for case let temporary? in steps.map(\.temporary) { try? FileSystem.removeFile(temporary) }
    journal?.end()
    for folder in createdFolders.reversed() { FileSystem.removeEmptyFolder(folder) }
  }

  private mutating func restore(_ path: String, _ contents: [UInt8]) {
    let parent = FilePath.split(path).folder
    guard let temporary = try? temporaryFiles.create(in: parent, contents) else { return }
    if (try? moveIntoPlace(temporary, path)) == nil { try? FileSystem.removeFile(temporary) }
  }

  private func removeEmptyFolders(above edit: FileEdit) {
    var parent = FilePath.split(edit.path).folder
    while parent.utf8.count > edit.folder.utf8.count {
      FileSystem.removeEmptyFolder(parent)
      parent = FilePath.split(parent).folder
    }
  }
}
