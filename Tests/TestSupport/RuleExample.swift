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
  /// The file that is broken or mended: tokens, or the spec of a component.
  package let file: String
  /// The component specs, styles and tokens of both, by the names of their files.
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
    let isOfSpec = (try? text("broken.component.json")) != nil
    let ending = isOfSpec ? "component.json" : "tokens.json"
    file = isOfSpec ? "Badge.component.json" : "a.tokens.json"
    broken = try text("broken." + ending)
    mended = try text("mended." + ending)
    configuration = try? text("tokenc.json")
    let folder = ProjectFolder.url.appendingPathComponent("\(Self.folder)/\(id)")
    components = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { name in
        !["broken.", "mended."].contains { name.hasPrefix($0) }
          && [".component.json", ".style.json", ".tokens.json"].contains { name.hasSuffix($0) }
      }.sorted().map { ($0, try text($0)) }
  }
}
