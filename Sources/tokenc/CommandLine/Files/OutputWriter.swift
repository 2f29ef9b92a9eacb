import TokenCompiler

/// Brings an output folder to what a run produced: wholly or not at all.
///
/// Each file goes to a temporary name beside its place and is renamed when all of them are there.
/// A file that is the same already isn't touched, so nothing rebuilds. When a step fails, the steps before
/// it are undone. A crash leaves whole files under their names, perhaps some old and some new, and
/// the next run goes on from there; see ``OutputManifest`` for how it knows its own work. Of two runs at
/// the same time one waits.
struct OutputWriter: Sendable {
  let folder: String
  /// A Boolean value that indicates whether files that a person changed are overwritten. They are never removed.
  var overwritesEdits = false
  /// Files that are written where there is none and then are whoever's edits them.
  var starters: [GeneratedFile] = []
  var origin = OutputOrigin.generated

  /// Names what differs from what ``write(_:)`` would leave, and writes nothing.
  func check(_ files: [GeneratedFile]) throws(RunFailure) -> [OutputDifference] {
    try OutputPlan(folder: folder, files: files).differences
  }

  /// Writes the files and removes those of earlier runs that are no longer among them.
  @discardableResult
  func write(
    _ files: [GeneratedFile],
    moveIntoPlace: @escaping FileSystem.Move = FileSystem.move
  ) throws(RunFailure) -> OutputReport {
    try Self.write([(self, files)], moveIntoPlace: moveIntoPlace)[0]
  }

  /// Writes several folders, and files beside them, all or none.
  static func write(
    _ outputs: [(writer: OutputWriter, files: [GeneratedFile])], besides edits: [FileEdit] = [],
    moveIntoPlace: @escaping FileSystem.Move = FileSystem.move
  ) throws(RunFailure) -> [OutputReport] {
    let lock = try FolderLock(outputs.map(\.writer.folder)) { folder in
      try? StandardStream.error.write("waiting for another tokenc that writes into \(folder)\n")
    }
    defer { lock.release() }
    var plans: [OutputPlan] = []
    for (writer, files) in outputs { plans.append(try writer.plan(files)) }
    try OutputTransaction.apply(
      edits.map(\.withoutLinks) + plans.flatMap(\.edits), moveIntoPlace: moveIntoPlace)
    for plan in plans { plan.sweep() }
    return plans.map(\.report)
  }

  /// Finds what writing would do, and throws what would keep it from that.
  private func plan(_ files: [GeneratedFile]) throws(RunFailure) -> OutputPlan {
    let plan = try OutputPlan(folder: folder, files: files, starters: starters)
    if !overwritesEdits, !plan.conflicts.isEmpty {
      throw RunFailure(
        plan.conflicts.map {
          .conflict(FilePath.join(folder, $0.name), origin, isEdited: $0.isEdited)
        }, .cannotWrite)
    }
    return plan
  }
}

/// The origin of the files of an output folder, in the words of messages.
enum OutputOrigin: String, Sendable {
  case generated, imported

  var renewal: String {
    switch self {
    case .generated: "compile the tokens"
    case .imported: "import the source again"
    }
  }

  var remedy: String {
    switch self {
    case .generated: "change the tokens instead"
    case .imported: "put what is yours into a token file beside it, which counts over it"
    }
  }
}

/// The changes that a run made to an output folder; names inside it, each list sorted by its bytes.
struct OutputReport: Equatable, Sendable {
  var written: [String] = []
  var merged: [String] = []
  var unchanged: [String] = []
  var removed: [String] = []
  /// Files of an earlier run that are no longer produced but were changed by hand; they stay, and
  /// belong to the user from now on.
  var kept: [String] = []

  /// A line for each file that is not as it was before, or stays for a reason.
  func lines(in folder: String) -> [String] {
    Self.shown(written).map { name in
      "wrote \(FilePath.join(folder, name))" + (merged.contains(name) ? ", which was merged" : "")
    }
      + Self.shown(removed).map { "removed \(FilePath.join(folder, $0))" }
      + kept.map { "kept \(FilePath.join(folder, $0)), which was edited by hand" }
  }

  /// The names; a folder stands for its files when they are many, as those of a catalog are.
  private static func shown(_ names: [String]) -> [String] {
    let folders = names.map { name in
      name.utf8.firstIndex(of: UInt8(ascii: "/")).map { name[..<$0] }
    }
    let counts = Dictionary(folders.compactMap { $0 }.map { ($0, 1) }, uniquingKeysWith: +)
    var listed: Set<Substring> = []
    return zip(names, folders).compactMap { name, folder in
      guard let folder, let count = counts[folder], count > 10 else { return name }
      return listed.insert(folder).inserted ? "\(folder) (\(count) files)" : nil
    }
  }
}

extension Diagnostic {
  /// A file that tokenc did not write, or that was edited since, stands where one would be written.
  static func conflict(_ path: String, _ origin: OutputOrigin, isEdited: Bool) -> Diagnostic {
    let message =
      isEdited
      ? "\(origin.rawValue) file was edited by hand; \(origin.remedy), or use '--force'"
      : "file was not written by tokenc; move it away, or use '--force' to overwrite it"
    return Diagnostic(
      severity: .error, id: isEdited ? .editedOutput : .foreignOutput, message: message, path: path)
  }
}

extension Diagnostic.ID {
  static let editedOutput = Self("edited-output")
  static let foreignOutput = Self("foreign-output")
  /// Two files of one name, or a name that leads out of the folder.
  static let invalidOutputName = Self("invalid-output-name")
}
