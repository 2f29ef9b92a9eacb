import TestSupport
import Testing

@testable import TokenCompiler

@Suite("Tokens in a single file") struct SingleFileTests {
  @Test("one file of tokens has every declaration of the many, and compiles") func tokens() throws {
    let single = SampleTable.emitter.emit(.single)
    #expect(single.map(\.name) == ["Tokens.swift"])
    try expectSameDeclarations(single, SampleTable.emitter.emit())
    try expectCompiles(single)
  }
}
