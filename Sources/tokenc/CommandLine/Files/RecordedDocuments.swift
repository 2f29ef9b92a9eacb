import TokenCompiler

/// Files with what servers send.
enum RecordedDocuments {
  private static let sequenceEndings = [".ndjson", ".jsonl"]

  /// Whether each line of a file is a document.
  static func isSequence(_ path: String) -> Bool {
    sequenceEndings.contains { path.hasSuffix($0) }
  }

  /// The files that an operand names, those of a folder in the order of their paths.
  static func files(of operand: String) throws(RunFailure) -> [String] {
    guard FileSystem.status(of: operand)?.kind == .folder else { return [operand] }
    let endings = sequenceEndings + [".json"]
    let found = try RunFailure.catching(
      try FolderWalk.files(below: operand) { path in endings.contains { path.hasSuffix($0) } })
    guard !found.isEmpty else {
      throw .missing(
        "holds no '*.json', '*.ndjson' or '*.jsonl'",
        path: WorkingDirectory.current.displayPath(for: operand))
    }
    return found
  }
}
