import Foundation

@testable import TokenCompiler

/// A file and diagnostics of each kind about it.
enum Sample {
  static let text = #"""
    {
      "blue": { "$value": "#00f" },
      "né": { "$value": "{blu}" }
    } x

    """#

  static let sources: SourceMap = {
    var sources = SourceMap()
    _ = sources.add(SourceFile(path: "tokens/color.tokens.json", bytes: Array(text.utf8)))
    return sources
  }()

  /// The place of the first occurrence of a part of the text.
  static func range(of part: String) -> SourceRange {
    let found = text.range(of: part) ?? text.startIndex..<text.startIndex
    return SourceRange(
      file: FileID(index: 0),
      start: UInt32(text.utf8.distance(from: text.startIndex, to: found.lowerBound)),
      end: UInt32(text.utf8.distance(from: text.startIndex, to: found.upperBound)))
  }

  static let option = Diagnostic.error(
    "unknown-option", "unknown option '--brnad'; did you mean '--brand'?", at: nil)

  static let missing = Diagnostic(
    severity: .error, id: "missing-file", message: "no such file", path: "tokens/gone.json")

  static let alias = Diagnostic.error(
    "unknown-alias", "alias '{blu}' names no token; did you mean '{blue}'?", at: range(of: "{blu}"),
    notes: [
      .init(message: "'blue' is declared here", range: range(of: #""blue""#)),
      .init(message: "aliases are written in full", range: nil),
    ],
    fixIt: .init(
      message: "replace with '{blue}'", range: range(of: "{blu}"), replacement: "{blue}"))

  static let trailing = Diagnostic.warning(
    "trailing-text", "trailing\ntext\u{1B}[31m", at: range(of: "} x"),
    fixIt: .init(message: "remove what follows", range: range(of: " x"), replacement: ""))
}

extension Diagnostic.ID: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(value) }
}
