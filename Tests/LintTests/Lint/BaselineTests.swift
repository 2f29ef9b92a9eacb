import TestSupport
import Testing

@testable import TokenCompiler
@testable import TokenLint

@Suite struct BaselineTests {
  private func finding(
    _ subject: String, themes: [String] = [], measure: Double? = nil
  ) -> RuleFinding {
    RuleFinding(
      rule: "contrast", severity: .error,
      finding: Finding(
        token: .root, subject: subject, themes: themes, measure: measure, message: "",
        range: SourceRange(file: FileID(index: 0), start: 0, end: 0)))
  }

  private func baseline(_ findings: RuleFinding...) -> Baseline {
    var baseline = Baseline()
    baseline.add(findings, reason: "known")
    return baseline
  }

  @Test("what is known is not new, and the same in more themes or worse is")
  func covers() {
    let known = baseline(finding("a on b", themes: ["light", "dark"], measure: 3))
    let cases: [(finding: RuleFinding, isNew: Bool)] = [
      (finding("a on b", themes: ["light", "dark"], measure: 3), false),
      (finding("a on b", themes: ["dark"], measure: 3), false),
      (finding("a on b", themes: ["light", "dark"], measure: 3.5), false),
      (finding("a on b", themes: ["light", "dark"], measure: 2.9), true),
      (finding("a on b", themes: ["light", "dark", "high"], measure: 3), true),
      (finding("a on b", themes: [], measure: 3), true),
      (finding("a on c", themes: ["light", "dark"], measure: 3), true),
    ]
    for (finding, isNew) in cases {
      let comparison = known.compare([finding], of: ["contrast"])
      #expect(comparison.new.count == (isNew ? 1 : 0), "\(finding.finding)")
    }
  }

  @Test("what is no longer found, or no longer so bad, has to leave the baseline")
  func shrinks() {
    let known = baseline(
      finding("gone"), finding("better", themes: ["light"], measure: 2),
      finding("same", themes: ["light"], measure: 2),
      finding("narrower", themes: ["light", "dark"]))
    let comparison = known.compare(
      [
        finding("better", themes: ["light"], measure: 2.5),
        finding("same", themes: ["light"], measure: 2), finding("narrower", themes: ["dark"]),
      ], of: ["contrast"])
    #expect(comparison.new.isEmpty)
    #expect(comparison.stale.map(\.entry.subject) == ["gone", "better", "narrower"])
    let group = comparison.tightened.groups[0]
    #expect(group.reason == "known")
    #expect(group.entries.map(\.subject) == ["better", "same", "narrower"])
    #expect(group.entries.map(\.measure) == [2.5, 2, nil])
    #expect(group.entries.map(\.themes) == [["light"], ["light"], ["dark"]])
  }

  @Test("one entry stands for one finding, or for one in each of its themes")
  func counts() {
    let twice = baseline(finding("a at b"), finding("a at b"))
    let both = [finding("a at b"), finding("a at b")]
    #expect(twice.compare(both, of: ["contrast"]).stale.isEmpty)
    #expect(twice.compare(both + [finding("a at b")], of: ["contrast"]).new.count == 1)
    #expect(twice.compare([finding("a at b")], of: ["contrast"]).stale.count == 1)

    let themes = baseline(finding("a", themes: ["light", "dark"]))
    let split = [finding("a", themes: ["light"]), finding("a", themes: ["dark"])]
    #expect(themes.compare(split, of: ["contrast"]).new.isEmpty)
    #expect(themes.compare(split + split, of: ["contrast"]).new.count == 2)
  }

  @Test("entries of rules that do not run are neither stale nor lost")
  func otherRules() {
    let known = baseline(finding("a"))
    let comparison = known.compare([], of: ["naming"])
    #expect(comparison.stale.isEmpty)
    #expect(comparison.tightened == known)
  }

  @Test("a baseline's text reads back as the same baseline")
  func roundTrip() throws {
    var known = baseline(
      finding("b", themes: ["light"], measure: 2.25), finding("a"))
    known.add([finding("c \"quoted\"")], reason: "another reason")
    var diagnostics = DiagnosticCollector()
    var reader = InputReader(source: MemorySource([("b.json", known.text)]))
    let root = try #require(try reader.root(ofFile: "b.json", reporting: &diagnostics))
    let read = BaselineReader.read(root, from: reader.tape, reporting: &diagnostics)
    #expect(diagnostics.diagnostics.isEmpty)
    #expect(read.text == known.text)
    #expect(read.groups.flatMap(\.entries).map(\.subject) == ["a", "b", "c \"quoted\""])
  }

  @Test("a baseline without reasons, or of unknown rules, is refused")
  func faults() throws {
    let files = MarkedFiles([
      "b.json": """
      { "known": [
        1️⃣{ "rule": "contrast", "findings": ["a"] },
        { "rule": 2️⃣"contras", "reason": "r", "findings": ["a"] },
        { "rule": "naming", "reason": "r", "findings": ["a"], 3️⃣"reasons": 1 }
      ] }
      """
    ])
    var diagnostics = DiagnosticCollector()
    var reader = InputReader(source: MemorySource(files.files))
    let root = try #require(try reader.root(ofFile: "b.json", reporting: &diagnostics))
    _ = BaselineReader.read(root, from: reader.tape, reporting: &diagnostics)
    expectDiagnostics(
      diagnostics.sorted,
      [
        .error(
          at: "1️⃣", "an item of 'known' needs 'rule', 'reason' and 'findings'", id: "baseline"),
        .error(
          at: "2️⃣", "there is no rule 'contras'; did you mean 'contrast'?", id: "baseline"),
        .error(
          at: "3️⃣", "an item of 'known' has no member 'reasons'; did you mean 'reason'?",
          id: "baseline"),
      ], in: reader.tape.sources, files, sourceLocation: #_sourceLocation)
  }
}
