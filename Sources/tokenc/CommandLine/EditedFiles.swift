import TokenCompiler

/// The texts that files of an input would have, none written yet; all by the files' paths.
struct EditedFiles {
  /// The texts of all files today.
  private var known: [String: [UInt8]] = [:]
  var texts: [String: [UInt8]] = [:]
  /// The new paths.
  private(set) var moved: [String: String] = [:]

  mutating func know(_ files: [SourceFile]) {
    for file in files { known[file.path] = file.bytes }
  }

  mutating func move(_ file: SourceFile, to path: String) {
    moved[file.path] = path
    texts[path] = texts.removeValue(forKey: file.path) ?? file.bytes
  }

  mutating func apply(_ edits: [TextEdit], to file: SourceFile) {
    if !edits.isEmpty { texts[file.path] = edits.applied(to: file.bytes) }
  }

  mutating func apply(_ edits: [FileID: [TextEdit]], of sources: SourceMap) {
    for change in sources.applying(edits) { texts[change.file.path] = change.text }
  }

  /// The input as it is; no file is read again.
  func today(_ path: String, _ options: InputOptions) -> ComparedInputs.Input {
    var input = ComparedInputs.Input(path, options)
    input.contents = known
    return input
  }

  func edited(_ path: String, _ options: InputOptions, as label: String) -> ComparedInputs.Input {
    var input = today(path, options)
    input.label = label
    input.moved = moved
    input.contents.merge(texts) { $1 }
    return input
  }

  /// The edits that write the texts, with the paths that the files have today.
  var edits: [(path: String, edit: FileEdit)] {
    let old = Dictionary(lastOf: moved.map { ($1, $0) })
    return texts.sorted { FilePath.precedes($0.key, $1.key) }.map { path, text in
      let today = old[path] ?? path
      return (today, FileEdit(name: path, contents: text, previous: known[today]))
    }
  }
}
