import TokenChange
import TokenCompiler

/// Replays the documents that operands name, on all processors.
///
/// Files are read a few at a time, so that memory does not grow with their number; of a file with a
/// document in each line, all lines are in memory.
struct RehearsalRun {
  let rehearsal: ScreenRehearsal

  init(_ rehearsal: ScreenRehearsal) { self.rehearsal = rehearsal }

  /// The files that one thread reads before it gives them up.
  private static let batchSize = 16
  /// The documents of a file that are worth a thread.
  private static let sequenceSize = 64

  /// - Returns: what was found, and what is said of lines that are left out.
  func run(
    on operands: [String]
  ) throws(RunFailure) -> (screens: RehearsedScreens, leftOut: [Diagnostic]) {
    var result = rehearsal.empty
    var leftOut: [Diagnostic] = []
    let paths = try RecordedDocuments.files(of: operands)
    let sequences = paths.filter(RecordedDocuments.isSequence)
    let others = paths.filter { !RecordedDocuments.isSequence($0) }
    let batches = stride(from: 0, to: others.count, by: Self.batchSize).map { start in
      Array(others[start..<min(start + Self.batchSize, others.count)])
    }
    let parts = try batches.mappedAtOnce(share: 1) { paths throws(RunFailure) in
      let recorded = try self.recorded(paths)
      return rehearsal.run(recorded.files.flatMap(\.documents), of: recorded.tape)
    }
    for part in parts { result.add(part) }
    for path in sequences {
      let recorded = try self.recorded([path])
      leftOut += recorded.leftOut
      result.add(replay(sequence: recorded))
    }
    result.sort()
    return (result, leftOut)
  }

  /// The page of a result, with the worst screens drawn from the documents that the operands name.
  func page(of result: RehearsedScreens, on operands: [String]) throws(RunFailure) -> [UInt8] {
    var page = RehearsalPage(result, of: rehearsal)
    var paths: [String: String] = [:]
    for path in try RecordedDocuments.files(of: operands) {
      paths[DiskSource().displayPath(for: path)] = path
    }
    var files: [String: RecordedDocuments] = [:]
    while let number = page.next {
      let name = result.screens[number].name
      // The documents of a sequence have a number after the file's name.
      let file = name.lastIndex(of: ":").map { String(name[..<$0]) } ?? name
      guard let path = paths[name] ?? paths[file] else { break }
      if files[path] == nil { files[path] = try recorded([path]) }
      guard let recorded = files[path],
        let document = recorded.files.flatMap(\.documents).first(where: { $0.name == name })
      else { break }
      page.draw(document.root, of: recorded.tape)
    }
    return page.bytes
  }

  private func recorded(_ paths: [String]) throws(RunFailure) -> RecordedDocuments {
    try RecordedDocuments(paths).resolved(by: rehearsal.new.validator)
  }

  private func replay(sequence recorded: RecordedDocuments) -> RehearsedScreens {
    let documents = recorded.files.flatMap(\.documents)
    let tape = recorded.tape
    let batches = stride(from: 0, to: documents.count, by: Self.sequenceSize).map { start in
      start..<min(start + Self.sequenceSize, documents.count)
    }
    var result = rehearsal.empty
    for part in batches.mappedAtOnce(share: 1, { rehearsal.run(documents[$0], of: tape) }) {
      result.add(part)
    }
    return result
  }
}
