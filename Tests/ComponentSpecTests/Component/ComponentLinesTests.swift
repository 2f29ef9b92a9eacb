import CommandSupport
import Foundation
import Testing

@testable import TokenCompiler

/// What an edit of a spec changes in the generated text.
@Suite("Lines of components") struct ComponentLinesTests {
  @Test("another token changes the lines that use it, and no others")
  func oneToken() throws {
    let before = try Self.files()
    let after = try Self.files([
      .replace(
        "component/Dialog.component.json", "{color.text.secondary.$root}",
        "{color.text.tertiary.$root}")
    ])
    #expect(before.keys.sorted() == after.keys.sorted())
    let changes = Self.changes(from: before, to: after)
    #expect(
      changes == [
        "Dialog+Tokens.swift: plain text.textColor ColorToken text_secondary"
          + " → plain text.textColor ColorToken text_tertiary",
        "Dialog+Tokens.swift: destructive text.textColor ColorToken text_secondary"
          + " → destructive text.textColor ColorToken text_tertiary",
        "Dialog.swift: textColor: theme[.textSecondary], → textColor: theme[.textTertiary],",
        "Dialog.swift: textColor: theme[.textSecondary], → textColor: theme[.textTertiary],",
      ])
  }

  @Test("another description changes the comment, and nothing else")
  func description() throws {
    let changes = Self.changes(
      from: try Self.files(),
      to: try Self.files([
        .replace("component/Tag.component.json", "A short text in a shape", "A word in a shape")
      ]))
    #expect(
      changes == [
        "Tag.swift: /// A short text in a shape, to choose among a few."
          + " → /// A word in a shape, to choose among a few."
      ])
  }

  /// The generated files after edits of the real tokens, by name.
  private static func files(_ edits: [TokensFolder.Edit] = []) throws -> [String: [String]] {
    let folder = try TokensFolder(edits: edits)
    defer { folder.remove() }
    let run = folder.compile()
    #expect(run.exitCode == .success, "\(run.messages)")
    var files: [String: [String]] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.output.path)
    where name.hasSuffix(".swift") {
      files[name] = try String(
        contentsOf: folder.output.appendingPathComponent(name), encoding: .utf8
      ).components(separatedBy: "\n")
    }
    return files
  }

  /// The lines that differ, of files with as many lines as before.
  private static func changes(
    from before: [String: [String]], to after: [String: [String]]
  ) -> [String] {
    before.keys.sorted().flatMap { name -> [String] in
      let old = before[name] ?? []
      let new = after[name] ?? []
      guard old.count == new.count else { return ["\(name): \(old.count) → \(new.count) lines"] }
      return zip(old, new).filter { $0 != $1 }.map { old, new in
        let both = [old, new].map { $0.trimmingCharacters(in: .whitespaces) }
        return "\(name): \(both[0]) → \(both[1])"
      }
    }
  }
}
