import Foundation
import TestSupport
import Testing

/// The example on README's first screen.
@Suite("README") struct ReadmeTests {
  @Test("its token and its tokenc.json compile to the case and the server name that it claims")
  func example() throws {
    let text = try ProjectFolder.text(of: "README.md")
    let blocks = text.matches(of: /(?s)```json\n(.*?)```/).map { String($0.1) }
    let tokens = try #require(blocks.first { $0.contains("\"$value\"") })
    let configuration = try #require(blocks.first { $0.contains("\"groups\"") })
    let claim = try #require(
      text.firstMatch(of: /ColorToken\(rawValue: "([^"]+)"\) *\/\/ \.(\w+)/))
    let compiled = Compiled(["a.tokens.json": tokens, "tokenc.json": configuration])
    #expect(compiled.messages == [])
    #expect(compiled.serverNames == [String(claim.1)])
    #expect(compiled.cases == ["ColorToken": [String(claim.2)]])
  }
}
