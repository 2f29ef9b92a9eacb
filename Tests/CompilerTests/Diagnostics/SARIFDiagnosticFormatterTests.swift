import Foundation
import TestSupport
import Testing

@testable import TokenCompiler

/// The log as the standard names its parts; decoding fails when a required one is missing.
private struct Log: Decodable {
  struct Run: Decodable {
    let tool: Tool
    let columnKind: String
    let invocations: [Invocation]
    let results: [Result]
  }
  struct Tool: Decodable {
    struct Driver: Decodable {
      struct Rule: Decodable { let id: String }
      let name: String
      let rules: [Rule]
      let semanticVersion: String?
    }
    let driver: Driver
  }
  struct Invocation: Decodable {
    struct Notification: Decodable { let message: Message }
    let executionSuccessful: Bool
    let toolExecutionNotifications: [Notification]?
  }
  struct Message: Decodable { let text: String }
  struct Region: Decodable, Equatable {
    let startLine, startColumn, endLine, endColumn: Int
  }
  struct Artifact: Decodable { let uri: String }
  struct Physical: Decodable {
    let artifactLocation: Artifact
    let region: Region?
  }
  struct Location: Decodable {
    let id: Int?
    let physicalLocation: Physical?
    let message: Message?
  }
  struct Replacement: Decodable {
    let deletedRegion: Region
    let insertedContent: Message
  }
  struct Change: Decodable {
    let artifactLocation: Artifact
    let replacements: [Replacement]
  }
  struct Fix: Decodable {
    let description: Message
    let artifactChanges: [Change]
  }
  struct Result: Decodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Message
    let locations: [Location]
    let relatedLocations: [Location]?
    let fixes: [Fix]?
  }

  let version: String
  let runs: [Run]

  enum CodingKeys: String, CodingKey { case version, runs }
}

@Suite("SARIF")
struct SARIFDiagnosticFormatterTests {
  private func log(
    _ diagnostics: [Diagnostic], maximumErrors: Int? = nil, sources: SourceMap = Sample.sources
  ) throws -> Log {
    let report = DiagnosticReport(diagnostics, maximumErrors: maximumErrors)
    let bytes = SARIFDiagnosticFormatter(toolVersion: "1.2.3").format(report, in: sources)
    return try JSONDecoder().decode(Log.self, from: Data(bytes))
  }

  @Test("a result has its rule, its region in UTF-16, its notes and its fix")
  func result() throws {
    let log = try log([Sample.trailing, Sample.alias, Sample.missing, Sample.option])
    #expect(log.version == "2.1.0")
    let run = try #require(log.runs.first)
    #expect(run.columnKind == "utf16CodeUnits")
    #expect(run.tool.driver.name == "tokenc")
    #expect(run.tool.driver.semanticVersion == "1.2.3")
    #expect(
      run.tool.driver.rules.map(\.id)
        == ["missing-file", "trailing-text", "unknown-alias", "unknown-option"])
    #expect(run.results.map(\.level) == ["warning", "error", "error", "error"])
    for result in run.results {
      #expect(run.tool.driver.rules[result.ruleIndex].id == result.ruleId)
    }

    let alias = run.results[1]
    // The é before it is one UTF-16 unit and two bytes.
    let region = Log.Region(startLine: 3, startColumn: 22, endLine: 3, endColumn: 27)
    #expect(alias.locations.map(\.physicalLocation?.region) == [region])
    #expect(
      alias.locations.first?.physicalLocation?.artifactLocation.uri == "tokens/color.tokens.json")
    let notes = try #require(alias.relatedLocations)
    #expect(notes.map(\.id) == [0, 1])
    #expect(
      notes.map(\.message?.text) == ["'blue' is declared here", "aliases are written in full"])
    #expect(notes.map { $0.physicalLocation != nil } == [true, false])
    let fix = try #require(alias.fixes?.first)
    #expect(fix.description.text == "replace with '{blue}'")
    #expect(fix.artifactChanges.first?.replacements.first?.deletedRegion == region)
    #expect(fix.artifactChanges.first?.replacements.first?.insertedContent.text == "{blue}")

    let missing = run.results[2].locations
    #expect(missing.first?.physicalLocation?.artifactLocation.uri == "tokens/gone.json")
    #expect(missing.first?.physicalLocation?.region == nil)
    #expect(run.results[3].locations.isEmpty)
  }

  @Test("columns count UTF-16 units after characters outside the basic plane")
  func columns() throws {
    var sources = SourceMap()
    let added = sources.add(SourceFile(path: "a", bytes: Array("é😀日x".utf8)))
    let id = try #require(added)
    let range = SourceRange(file: id, start: 9, end: 10)
    let log = try log([.error("e", "x", at: range)], sources: sources)
    #expect(
      log.runs.first?.results.first?.locations.first?.physicalLocation?.region
        == Log.Region(startLine: 1, startColumn: 5, endLine: 1, endColumn: 6))
  }

  @Test(
    "a path becomes a URI reference",
    arguments: [
      ("a/b.json", "a/b.json"), ("/a b/c.json", "file:///a%20b/c.json"), ("a:b.json", "a%3Ab.json"),
      ("ü/100%.json", "%C3%BC/100%25.json"), ("../x?#.json", "../x%3F%23.json"),
    ])
  func uri(path: String, uri: String) throws {
    var missing = Sample.missing
    missing.path = path
    let location = try log([missing]).runs.first?.results.first?.locations.first
    #expect(location?.physicalLocation?.artifactLocation.uri == uri)
  }

  @Test("the run says whether it succeeded and what it left out")
  func invocation() throws {
    let cut = try log([Sample.alias, Sample.missing], maximumErrors: 1).runs.first
    #expect(cut?.results.count == 1)
    #expect(cut?.tool.driver.rules.count == 1)
    #expect(cut?.invocations.map(\.executionSuccessful) == [false])
    #expect(
      cut?.invocations.first?.toolExecutionNotifications?.map(\.message.text)
        == ["1 error more; raise '--max-errors' to see all"])
    let clean = try log([Sample.trailing]).runs.first
    #expect(clean?.invocations.map(\.executionSuccessful) == [true])
    #expect(clean?.invocations.first?.toolExecutionNotifications == nil)
  }

  @Test("the schema is named and a clean run is a log without results")
  func emptyLog() throws {
    let log = try log([])
    #expect(log.runs.map(\.results.count) == [0])
    #expect(log.runs.map(\.tool.driver.rules.count) == [0])
    let bytes = SARIFDiagnosticFormatter().format(DiagnosticReport([]), in: SourceMap())
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("sarif-schema-2.1.0.json"))
    #expect(!text.contains("semanticVersion"))
  }

  /// `Tests/ci/validate_sarif.py` checks the sample against the schema of SARIF. Recording with
  /// `RECORD_SNAPSHOTS=1` still fails, so that a person reads the new sample.
  @Test("the sample that is validated against the schema is what tokenc prints")
  func sample() throws {
    let all = [Sample.option, Sample.missing, Sample.alias, Sample.trailing, Sample.option]
    let bytes = SARIFDiagnosticFormatter(toolVersion: "1.0.0").format(
      DiagnosticReport(all, maximumErrors: 3), in: Sample.sources)
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../ci/sample.sarif").standardized
    let recorded = try? String(contentsOf: file, encoding: .utf8)
    if Snapshots.areRecorded {
      try Data(bytes).write(to: file)
    }
    #expect(recorded == String(decoding: bytes, as: UTF8.self))
  }
}
