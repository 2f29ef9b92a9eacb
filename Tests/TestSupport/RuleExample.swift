import Foundation

/// The example of a lint rule: the files of its folder in `Rules/Examples`, each without the newline
/// at its end.
package struct RuleExample {
  /// The paragraphs of `rule.md`, each on one line: what the rule reports, why that matters, and what
  /// `--fix` does, if it does anything.
  package let paragraphs: [String]
  /// What the rule reports.
  package let broken: String
  /// What it leaves alone.
  package let mended: String
  /// The `tokenc.json` of both, if there is one.
  package let configuration: String?
  /// The component specs of both, by the names of their files.
  package let components: [(name: String, text: String)]

  /// The folder of all examples, as a path of the project.
  package static let folder = "Sources/tokenc/Lint/Checks/Rules/Examples"

  /// - Parameter id: the rule's.
  package init(of id: String) throws {
    func text(_ name: String) throws -> String {
      let text = try ProjectFolder.text(of: "\(Self.folder)/\(id)/\(name)")
      return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }
    paragraphs = try text("rule.md").components(separatedBy: "\n\n").map {
      $0.replacingOccurrences(of: "\n", with: " ")
    }
    broken = try text("broken.tokens.json")
    mended = try text("mended.tokens.json")
    configuration = try? text("tokenc.json")
    let folder = ProjectFolder.url.appendingPathComponent("\(Self.folder)/\(id)")
    components = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".component.json") }.sorted().map { ($0, try text($0)) }
  }
}
