import Foundation
import TestSupport
import Testing

@testable import TokenLint

@Suite struct RulesPageTests {
  /// Writes the page anew when `RECORD_SNAPSHOTS` is set; the test still fails, so that a person reads
  /// the difference.
  @Test("Sources/DesignTokens/DesignTokens.docc/Rules.md is what the rules say")
  func page() throws {
    let url = ProjectFolder.url.appendingPathComponent(
      "Sources/DesignTokens/DesignTokens.docc/Rules.md")
    let found = try? String(contentsOf: url, encoding: .utf8)
    let text = try RulesPage.text()
    guard found != text else { return }
    if Snapshots.areRecorded {
      try Data(text.utf8).write(to: url)
    }
    Issue.record(
      "Sources/DesignTokens/DesignTokens.docc/Rules.md is out of date; RECORD_SNAPSHOTS=1 swift test writes it"
    )
  }

  @Test("each rule reports its broken example and likes the mended one", arguments: ruleIDs)
  func examples(id: String) throws {
    let example = try RuleExample(of: id)
    let isFixable = example.paragraphs.count > 2
    func lint(_ text: String) -> LintSample {
      var files = [(path: example.file, bytes: Array(text.utf8))]
      if let configuration = example.configuration {
        files.append(("tokenc.json", Array(configuration.utf8)))
      }
      files += example.components.map { ($0.name, Array($0.text.utf8)) }
      return LintSample(files, rules: [id])
    }
    let broken = lint(example.broken)
    #expect(broken.faults.isEmpty)
    #expect(Set(broken.report.findings.map(\.rule)) == [id])
    let mended = lint(example.mended)
    #expect(mended.faults.isEmpty)
    #expect(mended.report.findings.isEmpty)
    let file = try #require(broken.fixed.first { $0.path == example.file })
    let fixed = String(decoding: file.bytes, as: UTF8.self)
    #expect((fixed != example.broken) == isFixable)
    if isFixable { #expect(try value(fixed) == value(example.mended)) }
  }

  @Test("each folder of examples is of a rule") func folders() throws {
    let folder = ProjectFolder.url.appendingPathComponent(RuleExample.folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == ruleIDs.sorted())
  }

  private func value(_ json: String) throws -> NSDictionary? {
    try JSONSerialization.jsonObject(with: Data(json.utf8)) as? NSDictionary
  }

  @Test("ids are unique") func ids() {
    #expect(Set(ruleIDs).count == ruleIDs.count)
  }

  /// Writes the rules of the schema anew when `RECORD_SNAPSHOTS` is set, as it does the page.
  @Test("the schema of tokenc.json has the rules with their options") func schema() throws {
    let url = ProjectFolder.url.appendingPathComponent("tokens/schemas/tokenc.schema.json")
    let found = try String(contentsOf: url, encoding: .utf8)
    let text = try #require(try RuleSchema.schema(found))
    guard found != text else { return }
    if Snapshots.areRecorded {
      try Data(text.utf8).write(to: url)
    }
    Issue.record(
      "\(url.lastPathComponent) is out of date; RECORD_SNAPSHOTS=1 swift test writes it")
  }
}

private let ruleIDs = LintRules.all.map(\.id)
