import Foundation
import TestSupport
import Testing

@testable import TokenCommands
@testable import TokenCompiler

@Suite("Listing token files")
struct TokenFileListingTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func listing(_ name: String = "") throws -> (tokens: [String], resolvers: [String]) {
    let root = name.isEmpty ? folder.path : folder[name]
    let listing = try TokenFileListing(of: root, in: DiskSource())
    func relative(_ path: String) -> String { String(path.dropFirst(folder.path.count + 1)) }
    return (listing.tokenFiles.map(relative), listing.resolverFiles.map(relative))
  }

  @Test("inputs are found at any depth in the order of their bytes, and nothing else is")
  func order() throws {
    for name in [
      "b.tokens.json", "a/z.tokens", "a-b.tokens.json", "a/B.tokens.json", "ä.tokens.json",
      "a.json", "tokens.json", "x.tokens.json.bak", ".hidden.tokens.json", ".git/g.tokens.json",
      ".build/b.tokens.json", "resolver.json", "deep/er/alfa.resolver.json", "myresolver.json",
    ] { try folder.write("{}", to: name) }
    let (tokens, resolvers) = try listing()
    #expect(
      tokens == [
        "a-b.tokens.json", "a/B.tokens.json", "a/z.tokens", "b.tokens.json", "ä.tokens.json",
      ])
    #expect(resolvers == ["deep/er/alfa.resolver.json", "resolver.json"])
  }

  @Test("links are followed once, by the path that isn't a link, and loops end")
  func links() throws {
    try folder.write("{}", to: "in/real/a.tokens.json")
    try folder.write("{}", to: "outside/b.tokens.json")
    try folder.link("in/aaa", to: "real")
    try folder.link("in/real/up", to: "..")
    try folder.link("in/self", to: "self")
    try folder.link("in/out2", to: "../outside")
    try folder.link("in/out1", to: "../outside")
    try folder.link("in/0.tokens.json", to: "real/a.tokens.json")
    try folder.link("in/gone.tokens.json", to: "nowhere")
    #expect(
      try listing("in").tokens == [
        "in/gone.tokens.json", "in/out1/b.tokens.json", "in/real/a.tokens.json",
      ])
  }

  @Test("a folder named like a token file is a folder, and a pipe is listed to be refused")
  func oddKinds() throws {
    try folder.write("{}", to: "x.tokens/a.tokens.json")
    try #require(mkfifo(folder["p.tokens.json"], 0o666) == 0)
    #expect(try listing().tokens == ["p.tokens.json", "x.tokens/a.tokens.json"])
  }

  #if os(Linux)
    @Test("a name that isn't UTF-8 is an error when it is an input's, else of no interest")
    func malformedNames() throws {
      func create(_ name: [UInt8]) {
        let path = folder.path.utf8.map(CChar.init(bitPattern:)) + [0x2F]
        close(creat(path + name.map(CChar.init(bitPattern:)) + [0], 0o666))
      }
      create([0xFF, 0x61])
      #expect(try listing().tokens.isEmpty)
      create([0xFF] + Array(".tokens.json".utf8))
      let error = #expect(throws: RunFailure.self) { try listing() }
      #expect(
        error?.diagnostics.map(\.message) == ["can't be read: a name in it is not UTF-8"])
      #expect(error?.exitCode == .cannotRead)
    }
  #endif

  @Test("the root may be a link, and a missing one is an error")
  func root() throws {
    try folder.write("{}", to: "real/a.tokens")
    try folder.link("link", to: "real")
    #expect(try listing("link").tokens == ["link/a.tokens"])
    let error = #expect(throws: RunFailure.self) { try listing("gone") }
    #expect(error?.exitCode == .missingInput)
    let notFolder = #expect(throws: RunFailure.self) { try listing("real/a.tokens") }
    #expect(
      notFolder?.diagnostics.map(\.message)
        == ["can't be read: a part of its path is not a folder"])
  }
}
