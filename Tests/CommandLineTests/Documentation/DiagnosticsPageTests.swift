import CommandSupport
import Foundation
import TestSupport
import Testing

@testable import TokenCompiler

/// Holds `Diagnostics.md` to what the compiler does.
///
/// For a new id, write a section with an empty `text` block and run the tests once with the
/// environment variable `RECORD_SNAPSHOTS` set: the block is filled in, for you to judge.
@Suite("The page of diagnostics") struct DiagnosticsPageTests {
  static let sections = (try? DiagnosticsPage.read().sections) ?? []

  /// Those whose examples run on this machine.
  static let runnable = sections.filter { hasGit || $0.id != "git" }

  @Test("has a section for each declared id, and no other")
  func ids() throws {
    let declared = try DeclaredDiagnosticIDs()
    #expect(declared.places.count > 40, "the scan of the sources finds too little")
    let documented = Self.sections.map(\.id)
    #expect(Set(documented).count == documented.count, "an id has two sections")
    for (id, place) in declared.places.sorted(by: { $0.key < $1.key })
    where !documented.contains(id) {
      Issue.record(
        """
        '\(id)' (\(place)) has no section in \(DiagnosticsPage.path). Add '### `\(id)`' with a \
        sentence that starts with '**Error.**' or '**Warning.**', and examples below 'Broken:' and \
        'Mended:' as in the other sections; leave the 'text' block empty and run the tests with \
        RECORD_SNAPSHOTS=1 to fill it in.
        """)
    }
    for id in documented where declared.places[id] == nil {
      Issue.record("\(DiagnosticsPage.path) explains '\(id)', which no source declares")
    }
  }

  @Test("shows what each broken example prints", arguments: runnable)
  func broken(_ section: DiagnosticsPage.Section) throws {
    try #require(section.statesBothExamples, "the section needs 'Broken:' and 'Mended:'")
    let expected = try #require(section.messages, "the broken example needs a 'text' block")
    let outcome = try section.broken.run()
    let printed = outcome.findings
    #expect(printed == expected)
    let lines = printed.split(separator: "\n").filter { $0.hasSuffix("[\(section.id)]") }
    #expect(!lines.isEmpty, "the broken example does not give this id")
    let isError = lines.contains { $0.contains(": error: ") }
    #expect((outcome.exitCode != 0) == isError)
    #expect(section.explanation.contains("**Error") || !isError, "it is an error")
    #expect(
      section.explanation.contains("warning.**") || section.explanation.contains("**Warning.**")
        || section.explanation.contains("**Note.**")
        || isError, "it is a warning")
  }

  @Test("mends each example", arguments: runnable)
  func mended(_ section: DiagnosticsPage.Section) throws {
    let outcome = try section.mended.run(files: section.mendedFiles)
    #expect(outcome.messages.isEmpty)
    #expect(outcome.exitCode == 0)
  }

  @Test(
    "can be recorded anew",
    .enabled(
      if: Snapshots.areRecorded,
      "only with RECORD_SNAPSHOTS"))
  func record() throws {
    var page = try DiagnosticsPage.read()
    for section in page.sections {
      page = page.replacingMessages(of: section.id, with: try section.broken.run().findings)
    }
    let url = ProjectFolder.url.appendingPathComponent(DiagnosticsPage.path)
    try page.lines.joined(separator: "\n").write(to: url, atomically: true, encoding: .utf8)
    Issue.record("\(DiagnosticsPage.path) was recorded; read the difference and run without it")
  }
}
