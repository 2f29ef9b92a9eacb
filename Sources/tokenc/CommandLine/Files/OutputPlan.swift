import TokenCompiler

/// The changes that a run would make to an output folder, found without touching it.
struct OutputPlan: Sendable {
  private(set) var writes: [FileEdit] = []
  private(set) var unchanged: [String] = []
  /// Files of an earlier run that are no longer produced.
  private(set) var removals: [FileEdit] = []
  /// Files that a run would overwrite though they aren't its own work.
  private(set) var conflicts: [Conflict] = []
  /// Files among the writes that version control merged.
  private(set) var merged: [String] = []
  /// Files of an earlier run that are no longer produced and stay, as a person changed them.
  private(set) var kept: [String] = []
  /// Files of an earlier run that are no longer produced and not there either, as where a run was killed.
  private var gone: [String] = []
  struct Conflict: Sendable {
    let name: String
    let isEdited: Bool
  }

  private let folder: String
  /// The text of the folder's manifest now, or `nil` for no manifest.
  private let manifestBefore: [UInt8]?
  /// The manifest's new contents, or `nil` when there is nothing to remember.
  private let manifestAfter: [UInt8]?
  /// The manifest for the time between the first and the last step.
  private let transitionalManifest: OutputManifest

  /// - Parameters:
  ///   - files: in any order; their names must differ in more than case.
  ///   - starters: files written only where there is none, which belong to the user from then on.
  init(folder: String, files: [GeneratedFile], starters: [GeneratedFile] = []) throws(RunFailure) {
    try Self.check(files)
    self.folder = folder
    manifestBefore = try Self.contents(of: OutputManifest.name, in: folder)?.lines
    let known = OutputManifest(manifestBefore ?? [])
    var manifest = OutputManifest()
    lazy var history = OutputHistory(of: folder, known)
    func isOwn(_ name: String, _ found: Found) -> Bool {
      !found.isLink
        && (known.isUnmodified(name, found.bytes) || known.isUnmodified(name, found.lines))
    }
    for file in files.sorted(byBytesOf: \.name) {
      let contents = file.contents
      let found = try Self.contents(of: file.name, in: folder)
      manifest.record(file.name, contents)
      if let found, !found.isLink,
        Self.isSame(found.bytes, contents) || Self.isSame(found.lines, contents)
      {
        unchanged.append(file.name)
        continue
      }
      writes.append(
        FileEdit(folder: folder, name: file.name, contents: contents, previous: found?.bytes))
      guard let found, !isOwn(file.name, found) else { continue }
      if !found.isLink, history.explains(file.name, found.lines) {
        merged.append(file.name)
      } else {
        conflicts.append(Conflict(name: file.name, isEdited: known.knows(file.name)))
      }
    }
    for file in starters where try Self.contents(of: file.name, in: folder) == nil {
      writes.append(
        FileEdit(folder: folder, name: file.name, contents: file.contents, previous: nil))
    }
    for name in known.names where !manifest.knows(name) {
      // The manifest is a file that anyone may edit: a name that leads elsewhere is not believed.
      guard Self.isValid(name) else { continue }
      guard let found = try Self.contents(of: name, in: folder) else {
        gone.append(name)
        continue
      }
      if isOwn(name, found) || !found.isLink && history.explains(name, found.lines) {
        removals.append(FileEdit(folder: folder, name: name, contents: nil, previous: found.bytes))
      } else {
        kept.append(name)
      }
    }
    manifestAfter = manifest.names.isEmpty ? nil : manifest.bytes
    transitionalManifest = known.merging(manifest)
  }

  /// The steps from what is there to what is planned.
  ///
  /// Until the last of them the manifest answers for the old files and the new ones.
  var edits: [FileEdit] {
    let steps = writes + removals
    var manifests = [manifestBefore, manifestAfter]
    if !steps.isEmpty { manifests.insert(transitionalManifest.bytes, at: 1) }
    let changes = zip(manifests, manifests.dropFirst()).map { before, after in
      before == after
        ? []
        : [
          FileEdit(
            folder: folder, name: OutputManifest.name, contents: after, previous: before)
        ]
    }
    return steps.isEmpty ? changes[0] : changes[0] + steps + changes[1]
  }

  /// The same for a transaction with a journal, which needs no manifest in between.
  var journaledEdits: [FileEdit] {
    let manifest = FileEdit(
      folder: folder, name: OutputManifest.name, contents: manifestAfter, previous: manifestBefore)
    return writes + removals + (manifestBefore == manifestAfter ? [] : [manifest])
  }

  var report: OutputReport {
    OutputReport(
      written: writes.map(\.name), merged: merged, unchanged: unchanged,
      removed: removals.map(\.name), kept: kept)
  }

  /// Removes the temporary files of runs that were killed.
  ///
  /// Those that such a run wrote first and last stand in the folder itself, so that an untouched folder
  /// costs no look at those inside it.
  func sweep() {
    guard TemporaryFiles.sweep(folder) || manifestBefore != manifestAfter else { return }
    let names = unchanged + kept + gone + (writes + removals).map(\.name)
    for name in Set(names.map { FilePath.split($0).folder }) where !name.isEmpty {
      TemporaryFiles.sweep(FilePath.join(folder, name))
      FileSystem.removeEmptyFolder(FilePath.join(folder, name))
    }
  }

  /// The files of the folder that aren't as the run would leave them, by name.
  var differences: [OutputDifference] {
    let edited = Dictionary(firstOf: conflicts.map { ($0.name, $0.isEdited) })
    var list = writes.map { edit in
      let kind: OutputDifference.Kind =
        edit.previous == nil
        ? .missing : edited[edit.name].map { $0 ? .edited : .foreign } ?? .differing
      return OutputDifference(name: edit.name, kind: kind)
    }
    list += removals.map { OutputDifference(name: $0.name, kind: .stale) }
    if manifestBefore != manifestAfter {
      let kind: OutputDifference.Kind =
        manifestBefore == nil ? .missing : manifestAfter == nil ? .stale : .differing
      list.append(OutputDifference(name: OutputManifest.name, kind: kind))
    }
    return list.sorted(byBytesOf: \.name)
  }

  private static func check(_ files: [GeneratedFile]) throws(RunFailure) {
    var seen: Set<String> = []
    for file in files {
      // Some file systems take two names that differ in case for one.
      guard isValid(file.name), seen.insert(file.name.lowercased()).inserted else {
        let message =
          "file name '\(file.name)' is taken or leads elsewhere; "
          + "some disks take upper and lower case for one"
        throw RunFailure(.invalidOutputName, message, .cannotWrite)
      }
    }
  }

  /// Returns a Boolean value that indicates whether two contents are the same; `==` would compare a byte at a time.
  private static func isSame(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    one.count == other.count && memcmp(one, other, one.count) == 0
  }

  /// Returns a Boolean value that indicates whether a name stays inside its folder and leaves the manifest alone.
  private static func isValid(_ name: String) -> Bool {
    // By bytes, as file systems do: a slash that carries an accent is a slash.
    let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return name != OutputManifest.name && !name.unicodeScalars.contains { $0.value < 0x20 }
      && parts.allSatisfy { !["", ".", ".."].contains(String(Substring($0))) }
  }

  private struct Found {
    let bytes: [UInt8]
    let isLink: Bool

    /// The contents with the line ends that tokenc writes, whatever those of the checkout are.
    var lines: [UInt8] {
      let lineFeed = UInt8(ascii: "\n")
      let carriageReturn = UInt8(ascii: "\r")
      guard bytes.contains(carriageReturn) else { return bytes }
      let isLineEnd = zip(bytes, bytes.dropFirst() + [0]).map {
        ($0, $1) == (carriageReturn, lineFeed)
      }
      return zip(bytes, isLineEnd).lazy.filter { !$1 }.map(\.0)
    }
  }

  private static func contents(of name: String, in folder: String) throws(RunFailure) -> Found? {
    let path = FilePath.join(folder, name)
    guard let status = FileSystem.status(of: path, followingLinks: false) else { return nil }
    let isLink = status.kind == .link
    switch FileSystem.status(of: path)?.kind {
    case .file: break
    case .folder:
      throw FileSystemError(path: path, operation: .write, reason: .isFolder).failure
    case nil where isLink:
      // A link that leads nowhere.
      return Found(bytes: [], isLink: true)
    default:
      throw FileSystemError(path: path, operation: .write, reason: .isSpecial).failure
    }
    return Found(
      bytes: try RunFailure.catching(try FileSystem.read(path, limit: Int.max)), isLink: isLink)
  }
}
