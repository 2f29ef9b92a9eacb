import Foundation
import TestSupport
import Testing

@testable import TokenCompiler

/// Compares what is emitted for the sample catalog with `Tests/SampleTokens`.
///
/// With the environment variable `RECORD_SNAPSHOTS` the files are written anew; the test fails
/// all the same, so that a person reads the difference.
@Suite struct SampleReferenceTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "SampleTokens")

  @Test("the sample catalog is emitted as recorded") func sample() throws {
    let files = SampleTable.emitter.emit()
    if Snapshots.areRecorded {
      try? FileManager.default.removeItem(at: Self.folder)
      try FileManager.default.createDirectory(
        at: Self.folder, withIntermediateDirectories: true)
      for file in files {
        try Data(file.contents).write(to: Self.folder.appending(path: file.name))
      }
      Issue.record("the references were recorded anew; read the difference and run again without")
    }
    for file in files {
      let recorded = try? Data(contentsOf: Self.folder.appending(path: file.name))
      let expected = recorded.map { String(decoding: $0, as: UTF8.self) } ?? ""
      #expect(text(file) == expected, "\(file.name)\(difference(expected, text(file)))")
    }
    let recorded = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(files.map(\.name) == recorded.sorted())
  }

  @Test("the same catalog gives the same bytes") func deterministic() {
    let emitter = SampleTable.emitter
    #expect(emitter.emit().map(\.contents) == emitter.emit().map(\.contents))
  }

  private func text(_ file: GeneratedFile) -> String {
    String(decoding: file.contents, as: UTF8.self)
  }

  /// The first line in which two texts differ.
  private func difference(_ expected: String, _ actual: String) -> String {
    let lines = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let others = actual.split(separator: "\n", omittingEmptySubsequences: false)
    for number in 0..<max(lines.count, others.count) {
      let line = number < lines.count ? lines[number] : "(end)"
      let other = number < others.count ? others[number] : "(end)"
      if line != other { return ":\(number + 1):\n- \(line)\n+ \(other)" }
    }
    return ""
  }
}
