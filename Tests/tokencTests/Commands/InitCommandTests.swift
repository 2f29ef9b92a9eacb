import Foundation
import Testing

@testable import TokenCompiler
@testable import TokenTools
@testable import tokenc

@Suite("tokenc init") struct InitCommandTests {
  @Test("the starter compiles without a warning, for both brands in light and dark")
  func compiles() throws {
    let folder = try TemporaryFolder()
    let start = try BuiltTokenc.run(["init", "design/tokens"], in: folder.path)
    #expect(start.exitCode == 0)
    #expect(start.output.hasPrefix("wrote design/tokens/tokens.resolver.json\n"))
    #expect(start.output.hasSuffix("compile them with 'tokenc design/tokens'\n"))
    let run = try BuiltTokenc.run(["design/tokens"], in: folder.path)
    #expect(run.exitCode == 0)
    #expect(run.messages == "")
    #expect(
      run.output.hasSuffix(
        "9 tokens for acme, orbit: 11 files written, 0 unchanged in "
          + "design/Sources/AppTokens/Generated\n"))
    for (choice, accent) in [
      ("brand=acme", "#d6211c"), ("brand=orbit", "#0d5ccc"), ("scheme=dark", "#ff6b61"),
    ] {
      let table = try BuiltTokenc.run(
        ["resolve", "design/tokens", "--modifier", choice, "--format", "table"], in: folder.path)
      let line = table.output.split(separator: "\n").first { $0.hasPrefix("color.accent ") }
      #expect(line?.contains(accent) == true)
    }
  }

  @Test("what is written is the folder Starter")
  func files() throws {
    let folder = ProjectFolder.url.appendingPathComponent("Sources/tokenc/CommandLine/Starter")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    var written: [String] = []
    for file in StarterTokens.files {
      let name = file.name.split(separator: "/").joined(separator: ".")
      #expect(try Data(contentsOf: folder.appendingPathComponent(name)) == Data(file.bytes))
      written.append(name)
    }
    #expect(written.sorted() == names.sorted())
  }

  @Test("nothing is overwritten; hidden files and an empty folder are no obstacle")
  func obstacles() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "kept/.gitkeep")
    #expect(try BuiltTokenc.run(["init", "kept"], in: folder.path).exitCode == 0)
    try folder.write("mine", to: "mine/tokenc.json")
    let refused = try BuiltTokenc.run(["init", "mine"], in: folder.path)
    #expect(refused.exitCode == ExitCode.cannotWrite.rawValue)
    #expect(folder.text(of: "mine/tokenc.json") == "mine")
    #expect(folder.names.filter { $0.hasPrefix("mine/") } == ["mine/", "mine/tokenc.json"])
  }
}
