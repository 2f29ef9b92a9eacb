import Foundation
import Testing

@testable import TokenCompiler
@testable import tokenc

@Suite("tokenc init") struct InitCommandTests {
  @Test("a .gitattributes that is there stays, and the line it lacks is told") func attributes()
    throws
  {
    for (text, isTold) in [
      ("*.png binary\n", true),
      (String(decoding: StarterFiles.attributes.bytes, as: UTF8.self), false),
    ] {
      let folder = try TemporaryFolder()
      try folder.write(text, to: ".gitattributes")
      let run = try BuiltTokenc.run(["init", "tokens"], in: folder.path)
      #expect(run.exitCode == 0)
      #expect(folder.text(of: ".gitattributes") == text)
      let line = ".gitattributes needs the line '.tokenc-manifest merge=union'"
      #expect(run.output.contains(line) == isTold, "\(run.output)")
    }
  }

  @Test("the starter compiles without a warning, lints clean, and has both brands in every theme")
  func compiles() throws {
    let folder = try TemporaryFolder()
    let start = try BuiltTokenc.run(["init", "design/tokens"], in: folder.path)
    #expect(start.exitCode == 0)
    #expect(start.output.hasPrefix("wrote design/.gitattributes\n"))
    #expect(start.output.contains("wrote design/tokens/tokens.resolver.json\n"))
    #expect(start.output.contains("compile them with 'tokenc design/tokens'\n"))
    #expect(
      start.output.hasSuffix(
        """
          .target(name: "AppTokens", dependencies: [.product(name: "AppearanceRuntime", \
        package: "design-tokens")])

        """))
    // The package stands around the folder of the tokens.
    var naming = try InputNaming(folder: folder["design"])
    let manifest = naming.name(of: ProjectFolder.url.appendingPathComponent("Package.swift").path)
    #expect(start.output.contains(#"path: "\#(FilePath.split(manifest).folder)""#))
    let run = try BuiltTokenc.run(["design/tokens"], in: folder.path)
    #expect(run.exitCode == 0)
    #expect(run.messages == "")
    let written = folder.names.filter { $0.hasSuffix(".swift") }
    #expect(written.contains("design/Sources/AppTokens/Generated/Tokens/ColorToken.swift"))
    #expect(written.contains("design/Sources/AppTokens/Generated/Components/Notice.swift"))
    let lint = try BuiltTokenc.run(["lint", "design/tokens"], in: folder.path)
    #expect(lint.exitCode == 0)
    #expect(lint.output.hasPrefix("no findings;"))
    for (choices, accent) in [
      (["brand=acme"], "#d6211c"), (["brand=orbit"], "#0d5ccc"), (["scheme=dark"], "#ff6b61"),
      (["contrast=high"], "#940000"), (["scheme=dark", "contrast=high"], "#ffb3ad"),
    ] {
      let table = try BuiltTokenc.run(
        ["resolve", "design/tokens", "--format", "table"]
          + choices.flatMap { ["--modifier", $0] }, in: folder.path)
      let line = table.output.split(separator: "\n").first { $0.hasPrefix("color.accent ") }
      #expect(line?.contains(accent) == true)
    }
  }

  @Test("what is written is the folder Starter")
  func files() throws {
    let folder = ProjectFolder.url.appendingPathComponent("Sources/tokenc/CommandLine/Starter")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    for file in StarterFiles.tokens {
      let name = file.name.split(separator: "/").joined(separator: ".")
      #expect(try Data(contentsOf: folder.appendingPathComponent(name)) == Data(file.bytes))
    }
    let templates = StarterFiles.package(named: "Acme", dependency: "").count
    #expect(names.count == templates)
  }

  @Test("a package is named throughout, is compiled, and depends on where it is told")
  func package() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "tools/design-tokens/Package.swift")
    let run = try BuiltTokenc.run(
      ["init", "--package", "AcmeDesign", "--dependency", "tools/design-tokens", "apps/acme"],
      in: folder.path)
    #expect(run.exitCode == 0)
    #expect(run.output.hasSuffix("test it with 'swift test'\n"))
    #expect(folder.names.contains("apps/acme/Sources/AcmeDesign/Generated/Tokens/Theme.swift"))
    #expect(folder.names.contains("apps/acme/.gitattributes"))
    let files = folder.names.filter { $0.hasPrefix("apps/acme/") && !$0.hasSuffix("/") }
    #expect(!files.contains { folder.text(of: $0)?.contains("AppTokens") == true })
    let manifest = try #require(folder.text(of: "apps/acme/Package.swift"))
    #expect(
      manifest.contains(#".package(name: "design-tokens", path: "../../tools/design-tokens")"#))
    let check = try BuiltTokenc.run(["apps/acme/tokens", "--check"], in: folder.path)
    #expect(check.exitCode == 0)
  }

  @Test("a URL is a dependency on a release; a bad name or a lone --dependency is refused")
  func locations() throws {
    let folder = try TemporaryFolder()
    let url = "https://git.acme.test/design-tokens.git"
    let run = try BuiltTokenc.run(
      ["init", "--package", "Acme", "--dependency", url], in: folder.path)
    #expect(run.exitCode == 0)
    let manifest = try #require(folder.text(of: "Acme/Package.swift"))
    #expect(manifest.contains(#".package(url: "\#(url)", from: "\#(Tokenc.version)")"#))
    for words in [["init", "--package", "my-app"], ["init", "--dependency", url]] {
      #expect(try BuiltTokenc.run(words, in: folder.path).exitCode == ExitCode.usage.rawValue)
    }
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
