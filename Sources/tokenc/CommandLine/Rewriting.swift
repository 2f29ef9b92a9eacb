import TokenChange
import TokenCompiler

/// The edits of the files that a migration reads.
struct Rewriting {
  let applies: Bool
  private(set) var edits: [FileEdit] = []
  private var lines: [String] = []
  private var places: [String] = []
  private var patch = ""
  private(set) var documents: [String] = []
  /// The texts that edits take out.
  private(set) var replaced: Set<String> = []

  init(of screens: [String], applies: Bool) throws(RunFailure) {
    self.applies = applies
    for operand in screens {
      guard FileSystem.status(of: operand)?.kind == .folder else {
        documents.append(operand)
        continue
      }
      let walk = try RunFailure.catching(
        try FolderWalk(inside: operand, where: RecordedDocuments.isRecorded))
      documents += walk.found
      leaveOut(walk.leftOut)
    }
  }

  /// Lists links that lead outside of what is rewritten.
  mutating func leaveOut(_ links: [String]) {
    list(
      links.map {
        "\(WorkingDirectory.current.displayPath(for: $0)): leads outside and is not rewritten"
      })
  }

  /// Adds what becomes of a file, or of what another edit makes of it.
  mutating func add(_ path: String, _ bytes: [UInt8], _ changes: TextChanges) {
    list(
      changes.lines(
        of: SourceFile(path: WorkingDirectory.current.displayPath(for: path), bytes: bytes)))
    let edits = changes.edits.disjoint
    guard !edits.isEmpty else { return }
    replaced.formUnion(edits.map { String(decoding: bytes[$0.range], as: UTF8.self) })
    add(
      .init(name: path, contents: edits.applied(to: bytes), previous: bytes),
      counted(edits.count, "place"))
  }

  mutating func add(_ edit: FileEdit) { add(edit, nil) }

  /// Adds the new texts of an input's files, and lists what is left to a person in them.
  mutating func add(_ files: EditedFiles, _ findings: [String] = []) {
    list(findings)
    for (path, edit) in files.edits { add(edit, nil, movedFrom: path) }
  }

  mutating func list(_ lines: [String]) { places += lines.map { "  \($0)".printable } }

  private mutating func add(_ edit: FileEdit, _ count: String?, movedFrom path: String? = nil) {
    guard let new = edit.contents else { return }
    let previous = edit.previous
    let shown = WorkingDirectory.current.displayPath(for: edit.name)
    let old = path ?? shown
    if applies, old != shown {
      edits.append(.init(name: edit.name, contents: new, previous: nil))
      edits.append(.init(name: old, contents: nil, previous: previous))
      lines.append("moved \(old) to \(shown)".printable)
    } else if applies {
      edits.append(edit)
      let verb = previous == nil ? "wrote" : "rewrote"
      lines.append("\(verb) \(count.map { "\($0) in " } ?? "")\(shown)".printable)
    } else if let previous, !String(decoding: previous, as: UTF8.self).utf8.elementsEqual(previous)
    {
      lines.append(
        "\(shown) is not UTF-8: its \(count ?? "text") to rewrite can't be shown as a diff"
          .printable)
    } else {
      patch += UnifiedDiff.text(old: previous, new: new, path: old, newPath: shown)
    }
  }

  /// A Boolean value that indicates whether there is no edit, and nothing is left to a person.
  var isEmpty: Bool { lines.isEmpty && places.isEmpty && patch.isEmpty }

  /// The same as ``body``, below what another text says.
  var text: String { "\n" + body }

  /// The edits that were made, the places that are left to a person, and the edits that are only shown.
  var body: String {
    var lines = lines
    if !places.isEmpty {
      lines.append("To be looked at in the sources (\(places.count))")
      lines += places
    }
    if isEmpty { lines.append("no source names a renamed token") }
    return lines.map { $0 + "\n" }.joined() + patch
  }
}
