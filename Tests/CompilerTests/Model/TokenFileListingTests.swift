import TestSupport
import Testing

@testable import TokenCompiler

@Suite("Files of a folder") struct TokenFileListingTests {
  @Test(
    "'tokens.json' is read where a folder has nothing else to read",
    arguments: [
      (["tokens.json"], ["tokens.json"]),
      (["tokens.json", "package.json", "tokenc.json"], ["tokens.json"]),
      (["tokens.json", "color.tokens.json"], ["color.tokens.json"]),
      (["tokens.json", "in/color.tokens"], ["in/color.tokens"]),
      (["tokens.json", "a.resolver.json"], []),
      (["in/tokens.json"], []),
    ])
  func plainFile(_ files: [String], _ expected: [String]) throws {
    let source = MemorySource(files.map { ($0, Array("{}".utf8)) })
    #expect(try TokenFileListing(of: "", in: source).tokenFiles == expected)
  }
}
