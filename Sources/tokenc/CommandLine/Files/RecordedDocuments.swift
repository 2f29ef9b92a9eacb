import TokenCompiler
import TokenScreens

/// Documents that servers sent, read from files.
struct RecordedDocuments {
  /// Each of which holds one document, or one in each line.
  private(set) var files: [File] = []
  private var reader: InputReader

  struct File {
    /// As the operand leads to it.
    let path: String
    let id: FileID
    /// With the names that results give them.
    fileprivate(set) var documents: [(name: String, root: NodeID)]
    fileprivate let whole: (name: String, root: NodeID)
  }

  /// The messages about lines that are not JSON and left out of files with a document in each.
  private(set) var leftOut: [Diagnostic] = []

  /// Reads what operands name, in their order, as an app does.
  init(_ operands: [String], from source: any FileSource = DiskSource()) throws(RunFailure) {
    reader = InputReader(source: source, as: .decoded)
    var diagnostics = DiagnosticCollector()
    for path in try Self.files(of: operands, in: source) {
      let isSequence = Self.isSequence(path)
      var found = DiagnosticCollector()
      let root = try reader.root(ofFile: path, isSequence: isSequence, reporting: &found)
      if !isSequence { diagnostics.add(found.diagnostics) }
      guard let root else { continue }
      let shown = source.displayPath(for: path)
      var indexes = LineIndexes(reader.tape.sources)
      var documents: [(name: String, root: NodeID)] = isSequence ? [] : [(shown, root)]
      for line in isSequence ? reader.tape.elements(of: root) : [] {
        let name = "\(shown):\(indexes.line(of: reader.tape.range(line)))"
        if reader.tape.isUnread(line) {
          leftOut.append(.leftOut(name, as: "JSON"))
        } else {
          documents.append((name, line))
        }
      }
      files.append(
        File(
          path: path, id: reader.tape.range(root).file, documents: documents, whole: (shown, root)))
    }
    if diagnostics.hasErrors { throw RunFailure(badInput: diagnostics, in: reader.tape.sources) }
  }

  var tape: JSONTape { reader.tape }

  /// The same documents as components read them, where servers send them in pieces.
  func resolved(by documents: DocumentReader) -> RecordedDocuments {
    var result = self
    for file in files.indices {
      if documents.takesMessages { result.files[file].documents = [files[file].whole] }
      for (number, document) in result.files[file].documents.enumerated() {
        guard let resolved = documents.resolved(document.root, in: &result.reader.tape) else {
          continue
        }
        result.files[file].documents[number].root = resolved.root
      }
    }
    return result
  }

  private static let sequenceEndings = [".ndjson", ".jsonl"]
  private static let endings = sequenceEndings + [".json"]

  static func isSequence(_ path: String) -> Bool { sequenceEndings.contains { path.hasSuffix($0) } }

  static func isRecorded(_ path: String) -> Bool { endings.contains { path.hasSuffix($0) } }

  /// The files that operands name, those of a folder in the order of their paths.
  static func files(
    of operands: [String], in source: any FileSource = DiskSource()
  ) throws(RunFailure) -> [String] {
    var paths: [String] = []
    for operand in operands {
      guard source.kind(of: operand) == .folder else {
        paths.append(operand)
        continue
      }
      let found = try source.files(below: operand, where: isRecorded)
      guard !found.isEmpty else {
        throw .missing(
          "holds no '*.json', '*.ndjson' or '*.jsonl'", path: source.displayPath(for: operand))
      }
      paths += found
    }
    return paths
  }
}

extension Diagnostic {
  /// - Parameter form: what a document is not.
  static func leftOut(_ name: String, as form: String) -> Diagnostic {
    Diagnostic(
      severity: .warning, id: .invalidJSON,
      message: "is not \(form), so it is left out; 'tokenc validate' says why", path: name)
  }
}
