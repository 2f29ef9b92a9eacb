import CommandSupport
import Foundation
import TestSupport
import Testing

/// `Diagnostics.md`, read as examples that can be run.
///
/// A section starts with the heading ``### `id` ``. Below the lines `Broken:` and `Mended:` stand
/// fenced blocks: `json NAME` is a file, `sh` the command (`tokenc resolve .` otherwise) and `text`
/// what the broken example prints to the standard error stream. The mended example has the broken
/// one's files but for those that it states itself.
struct DiagnosticsPage {
  static let path = "Sources/DesignTokens/DesignTokens.docc/Diagnostics.md"
  static let defaultCommand = "tokenc resolve ."

  struct Example: Sendable {
    var files: [String: String] = [:]
    var command: String?
  }

  struct Section: CustomTestStringConvertible, Sendable {
    let id: String
    /// The text up to the first example.
    var explanation = ""
    var broken = Example()
    var mended = Example()
    /// What the page says that the broken example prints.
    var messages: String?
    /// The lines of the page between the fences of ``messages``.
    var messageLines = 0..<0
    var statesBothExamples = false

    var testDescription: String { id }

    /// What the mended example runs on.
    var mendedFiles: [String: String] { broken.files.merging(mended.files) { $1 } }
  }

  private(set) var lines: [String]
  private(set) var sections: [Section] = []

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var part = Part.explanation
    var index = 0
    while index < lines.count {
      let line = lines[index]
      index += 1
      if line.hasPrefix("### `"), line.hasSuffix("`") {
        sections.append(Section(id: String(line.dropFirst(5).dropLast())))
        part = .explanation
      } else if line == "Broken:" {
        part = .broken
      } else if line == "Mended:" {
        if part == .broken, !sections.isEmpty {
          sections[sections.count - 1].statesBothExamples = true
        }
        part = .mended
      } else if line.hasPrefix("```") {
        let start = index
        while index < lines.count, lines[index] != "```" { index += 1 }
        add(line.dropFirst(3).split(separator: " ").map(String.init), start..<index, to: part)
        index += 1
      } else if part == .explanation, !sections.isEmpty {
        sections[sections.count - 1].explanation += line + "\n"
      }
    }
  }

  static func read() throws -> DiagnosticsPage {
    DiagnosticsPage(try ProjectFolder.text(of: path))
  }

  /// The page with other messages for one broken example.
  func replacingMessages(of id: String, with messages: String) -> DiagnosticsPage {
    guard let section = sections.first(where: { $0.id == id }), section.messages != nil else {
      return self
    }
    var lines = lines
    lines.replaceSubrange(
      section.messageLines, with: messages.split(separator: "\n").map(String.init))
    return DiagnosticsPage(lines.joined(separator: "\n"))
  }

  private enum Part {
    case explanation, broken, mended
  }

  /// Adds a fenced block to the last section.
  private mutating func add(_ info: [String], _ range: Range<Int>, to part: Part) {
    guard !sections.isEmpty, let kind = info.first else { return }
    let last = sections.count - 1
    let text = lines[range].map { $0 + "\n" }.joined()
    let example = part == .broken ? \Section.broken : \Section.mended
    switch kind {
    case "json" where info.count == 2: sections[last][keyPath: example].files[info[1]] = text
    case "sh": sections[last][keyPath: example].command = text
    case "text" where part == .broken:
      sections[last].messages = text
      sections[last].messageLines = range
    default: break
    }
  }
}

extension BuiltTokenc.Outcome {
  /// The messages, wherever they went: those of a check are its result.
  var findings: String {
    messages.isEmpty
      ? output.split(separator: "\n").filter { $0.hasSuffix("]") }.map { $0 + "\n" }.joined()
      : messages
  }
}

extension DiagnosticsPage.Example {
  /// Runs the example in a folder of its own.
  func run(files: [String: String]? = nil) throws -> BuiltTokenc.Outcome {
    let folder = try TemporaryFolder()
    for (name, text) in files ?? self.files { try folder.write(text, to: name) }
    return try BuiltTokenc.runScript(
      command ?? DiagnosticsPage.defaultCommand, in: folder.path)
  }
}
