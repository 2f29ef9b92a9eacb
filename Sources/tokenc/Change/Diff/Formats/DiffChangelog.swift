import TokenCompiler
import TokenPages

/// A comparison as entries of a changelog, in the form of Keep a Changelog: a line for each token.
package enum DiffChangelog {
  /// - Parameter others: what else breaks, such as an alias in Swift that ends.
  package static func text(_ diff: TokenDiff, breaking others: [String] = []) -> [UInt8] {
    let lines = DiffLines(diff)
    let compatible = lines.changes.filter { !$0.isBreaking }
    let sections: [(title: String, lines: [String])] = [
      (
        "Breaking",
        lines.changes.filter(\.isBreaking).map(breaking) + others.map(MarkdownText.escaped)
      ),
      ("Added", compatible.filter { $0.kind == .added }.map(name)),
      ("Changed", compatible.compactMap(changed)),
      ("Deprecated", compatible.filter { $0.kind == .deprecated }.map(deprecated)),
      ("Removed", compatible.filter { $0.kind == .removed }.map(name)),
    ]
    return Array(self.text(sections).utf8)
  }

  static func text(_ sections: [(title: String, lines: [String])]) -> String {
    let text = sections.filter { !$0.lines.isEmpty }.map { section in
      "### \(section.title)\n\n" + section.lines.map { "- \($0)\n" }.joined()
    }.joined(separator: "\n")
    return text.isEmpty ? "No changes.\n" : text
  }

  private static func name(_ change: VersionChange) -> String {
    MarkdownText.code(change.path)
      + (change.condition.isEmpty ? "" : " (\(MarkdownText.escaped(change.condition)))")
  }

  private static func breaking(_ change: VersionChange) -> String {
    let breakage = change.breakage.map { "; \(MarkdownText.escaped($0))" } ?? ""
    let word = change.kind == .removed ? " is gone" : change.kind == .added ? " is new" : ""
    return changed(change) ?? name(change) + word + breakage
  }

  /// `nil` for a change that another section has, or that is invisible.
  private static func changed(_ change: VersionChange) -> String? {
    let breakage = change.breakage.map { "; \(MarkdownText.escaped($0))" } ?? ""
    switch change.kind {
    case .renamed:
      let old = change.formerPath.map(MarkdownText.code)
      let server = change.servers.replacement?.text(MarkdownText.code)
      let texts = [
        old.map { "\($0) is \(name(change))" } ?? name(change), server.map { "servers: \($0)" },
        old == nil && server == nil ? swiftCases(of: change) : nil,
      ]
      return texts.compactMap(\.self).joined(separator: "; ") + breakage
    case .retyped:
      return name(change) + (change.isOfBrand ? "" : " has another type") + breakage
    case .revalued:
      guard let deltaE = change.deltaE else {
        return "\(name(change)) has another value" + breakage
      }
      return "\(name(change)) has another color, ΔE \(JSONNumber.text(deltaE, decimals: 1))"
        + breakage
    case .added, .removed, .deprecated, .undeprecated, .realiased, .redescribed: return nil
    }
  }

  /// The cases in Swift, of a token that has another one under the same path.
  private static func swiftCases(of change: VersionChange) -> String? {
    guard let old = change.names.old, let new = change.names.new, old.caseName != new.caseName
    else {
      return nil
    }
    return
      "Swift: \(MarkdownText.code(".\(old.caseName)")) → \(MarkdownText.code(".\(new.caseName)"))"
  }

  private static func deprecated(_ change: VersionChange) -> String {
    let successor = change.names.new?.replacedBy.map { "; use \(MarkdownText.code($0))" } ?? ""
    let reason = change.texts.new ?? ""
    return name(change) + successor + (reason.isEmpty ? "" : ": \(MarkdownText.escaped(reason))")
  }
}
