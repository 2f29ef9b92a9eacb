import CommandSupport
import Foundation
import TestSupport
import Testing

/// Sources whose values double with each step.
@Suite("What imports cost") struct ImportCostTests {
  private func run(_ words: [String], _ files: [String: String]) throws -> BuiltTokenc.Outcome {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    return try BuiltTokenc.run(words, in: folder.path)
  }

  @Test(
    "sums of sums are computed, once each, up to a depth, and say so beyond it",
    arguments: [
      (
        "tokens-studio", #""value": "{a%d} + {a%d}", "type": "sizing""#,
        #""value": "1", "type": "sizing""#
      ),
      (
        "dtcg-draft", #""$value": "{a%d} + {a%d}", "$type": "dimension""#,
        #""$value": "1px", "$type": "dimension""#
      ),
    ])
  func sums(_ dialect: String, step: String, first: String) throws {
    let tokens = (0..<40).map { index in
      let value = index == 0 ? first : step.replacing("%d", with: "\(index - 1)")
      return #""a\#(index)": {\#(value)}"#
    }
    let text = "{\(tokens.joined(separator: ", "))}"
    let source = dialect == "tokens-studio" ? #"{"core": \#(text)}"# : text
    let folder = try TemporaryFolder()
    try folder.write(source, to: "in.json")
    let run = try BuiltTokenc.run(
      ["import", dialect, "in.json", "--output", "out", "--allow-partial"], in: folder.path)
    #expect(run.messages.contains("it is computed from too many others"), "\(run.messages)")
    let resolved = try BuiltTokenc.run(["resolve", "out", "--format", "json"], in: folder.path)
    let imported = try JSONSerialization.jsonObject(with: Data(resolved.output.utf8))
    let last = (imported as? [String: Any])?.first { $0.key.hasSuffix("a30") }?.value
    #expect("\(last ?? "nothing")".contains("\(1 << 30)"), "\(resolved.messages)")
  }

  @Test(
    "published properties that double or stand in one another's place can't be compared",
    arguments: ["var(--size-a%d) var(--size-a%d)", "calc(var(--size-a%d) + var(--size-a%d))"])
  func published(_ step: String) throws {
    let tokens = (0..<40).map { #""a\#($0)": {"value": "1px"}"# }.joined(separator: ", ")
    let steps = (1..<40).map { "--size-a\($0): \(step.replacing("%d", with: "\($0 - 1)"));" }
    let nested = (0..<2_000).map { "var(--x\($0), " }.joined() + "1px"
    let deep = "--size-a39: \(nested)\(String(repeating: ")", count: 2_000));"
    for last in ["", deep] {
      let run = try run(
        ["import", "style-dictionary", "in.json", "--output", "out", "--published", "p.css"],
        [
          "in.json": #"{"size": {\#(tokens)}}"#,
          "p.css": ":root { --size-a0: 1px; \(steps.joined(separator: " ")) \(last) }",
        ])
      #expect(run.exitCode < 2, "\(run.messages)")
    }
  }
}

extension String {
  fileprivate func replacing(_ word: String, with other: String) -> String {
    components(separatedBy: word).joined(separator: other)
  }
}
