import Testing
import TokenCompiler

/// Compares the lines of all files but those of headers and imports, in any order.
package func expectSameDeclarations(
  _ some: [GeneratedFile], _ others: [GeneratedFile],
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  func lines(_ files: [GeneratedFile]) throws -> [Substring] {
    try files.flatMap { file in
      let lines = String(decoding: file.contents, as: UTF8.self).split(separator: "\n").filter {
        !$0.contains("import ") && !$0.hasPrefix("#")
      }
      let end = try #require(lines.firstIndex(of: "// swift-format-ignore-file"))
      return lines[(end + 1)...]
    }.sorted()
  }
  #expect(try lines(some) == lines(others), sourceLocation: sourceLocation)
}
