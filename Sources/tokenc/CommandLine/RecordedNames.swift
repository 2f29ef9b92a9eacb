import TokenChange
import TokenCompiler

/// The files that say what servers sent for renamed tokens.
struct RecordedNames {
  /// The token files with `formerNames`, and `tokenc.json` with those of tokens that groups inherit.
  private(set) var edits: [FileEdit] = []
  private var lines: [String] = []

  /// - Parameter compared: its new tokens are recorded.
  init(_ names: [FormerNameRecord.Entry], in compared: ComparedInputs.Outcome) {
    let record = FormerNameRecord(names, in: compared.new)
    for change in compared.sources.applying(record.edits) {
      let isConfiguration = FilePath.split(change.file.path).name == Configuration.fileName
      add(
        FileEdit(name: change.file.path, contents: change.text, previous: change.file.bytes),
        tokenCount: isConfiguration ? record.formerPathCount : change.count)
    }
    if let text = record.newConfiguration {
      let path = FilePath.join(compared.newFolder, Configuration.fileName)
      add(
        FileEdit(
          name: WorkingDirectory.current.displayPath(for: path), contents: text, previous: nil),
        tokenCount: record.formerPathCount)
    }
  }

  private mutating func add(_ edit: FileEdit, tokenCount: Int) {
    edits.append(edit)
    let path = WorkingDirectory.current.displayPath(for: edit.name)
    lines.append("recorded former names of \(counted(tokenCount, "token")) in \(path)")
  }

  var contents: [String: [UInt8]] {
    Dictionary(lastOf: edits.compactMap { edit in edit.contents.map { (edit.name, $0) } })
  }

  var text: String {
    let lines = lines.isEmpty ? ["every former name is recorded"] : lines
    return "\n" + lines.map { $0.printable + "\n" }.joined()
  }
}
