import CommandSupport
import Foundation
import TestSupport
import Testing

@testable import TokenCommands
@testable import TokenCompiler

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

  @Test("nothing is written beside a folder that lies elsewhere") func elsewhere() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "work/notes.txt")
    let run = try BuiltTokenc.run(["init", "../starter"], in: folder["work"])
    #expect(run.exitCode == 0)
    #expect(folder.names.allSatisfy { $0.hasPrefix("starter/") || $0.hasPrefix("work/") })
    #expect(run.output.contains(".gitattributes needs the line '.tokenc-manifest merge=union'"))
  }

  @Test("the starter compiles without a warning, lints clean, and has both brands in every theme")
  func compiles() throws {
    let folder = try TemporaryFolder()
    let start = try BuiltTokenc.run(
      ["init", "design/tokens", "--dependency", ProjectFolder.url.path], in: folder.path)
    #expect(start.exitCode == 0)
    #expect(start.output.hasPrefix("wrote design/.gitattributes\n"))
    #expect(start.output.contains("wrote design/tokens/tokens.resolver.json\n"))
    #expect(start.output.contains("compile them with 'tokenc design/tokens'\n"))
    #expect(start.output.contains("wrote design/tokens/agents/AGENTS.md\n"))
    let agents = try BuiltTokenc.run(["agents", "design/tokens", "--check"], in: folder.path)
    #expect(agents.exitCode == 0)
    #expect(
      start.output.hasSuffix(
        """
          .target(name: "AppTokens", dependencies: [.product(name: "AppearanceRuntime", \
        package: "design-tokens")])

        """))
    // The package stands around the folder of the tokens.
    var naming = try InputNaming(folder: folder["design"])
    let manifest = naming.name(of: ProjectFolder.url.appendingPathComponent("Package.swift").path)
    #expect(start.output.contains("path: \(FilePath.split(manifest).folder.debugDescription)"))
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
    let location = PackageLocation.repository(address: "https://acme.test/a", revision: "1")
    #expect(names.count == StarterFiles.package(named: "Acme", location).count)
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

  @Test("a package is made beside nothing but what compiling renews") func occupied() throws {
    let words = ["init", "--package", "Acme", "--dependency", "https://a.test/design-tokens.git"]
    for (text, code) in [("let a = 1\n", 73), ("// Generated by tokenc from a. Do not edit.\n", 0)]
    {
      let folder = try TemporaryFolder()
      try folder.write(text, to: "Acme/Sources/Own.swift")
      let run = try BuiltTokenc.run(words, in: folder.path)
      #expect(run.exitCode == Int32(code), "\(run.messages)")
      #expect(folder.text(of: "Acme/Sources/Own.swift") == text)
    }
  }

  @Test(
    "an address is a dependency, and of the workflow and the script, too",
    arguments: [
      ("https://git.acme.test/design-tokens.git", "design-tokens"),
      ("git@git.acme.test:apps/tokens.git", "tokens"), ("ssh://git@acme.test/x/look", "look"),
    ])
  func address(_ address: String, name: String) throws {
    let folder = try TemporaryFolder()
    let run = try BuiltTokenc.run(
      ["init", "--package", "Acme", "--dependency", address], in: folder.path)
    #expect(run.exitCode == 0)
    let manifest = try #require(folder.text(of: "Acme/Package.swift"))
    #expect(manifest.contains(#".package(url: "\#(address)", "#))
    #expect(manifest.contains(#"package: "\#(name)")"#))
    let script = try #require(folder.text(of: "Acme/tools/install-tokenc"))
    #expect(script.contains("\naddress='\(address)'\n"))
    let syntax = try BuiltTokenc.runScript("sh -n Acme/tools/install-tokenc", in: folder.path)
    #expect(syntax.exitCode == 0)
    // One way to run the tool, and nothing that is left to fill in.
    let readme = try #require(folder.text(of: "Acme/README.md"))
    #expect(readme.contains("\ntools/tokenc tokens "))
    let workflow = try #require(folder.text(of: "Acme/.github/workflows/tokens.yml"))
    #expect(workflow.contains("- run: tools/tokenc tokens --check\n"))
    for text in [manifest, script, readme, workflow] {
      for word in ["example.com", "DEPENDENCY", "_TOKENC", "swift run"] {
        #expect(!text.contains(word))
      }
    }
  }

  @Test(
    "what can't be an address or a name is refused",
    arguments: [
      ["--package", "my-app"], ["--package", "Acme", "--dependency", "https://a.test/it's.git"],
      ["--package", "Acme", "--dependency", "https://a.test/\"x"],
      ["--package", "Acme", "--dependency", "https://a.test/$(id).git"],
      ["--package", "Acme", "--dependency", "https://"],
      ["tokens", "--dependency", "git@a.test:\u{1B}[2J.git"],
    ])
  func refused(words: [String]) throws {
    let folder = try TemporaryFolder()
    let run = try BuiltTokenc.run(["init"] + words, in: folder.path)
    #expect(run.exitCode == ExitCode.usage.rawValue)
    #expect(folder.names.isEmpty)
  }

  @Test("a folder in any place is named so that Swift and shells read it") func folders() throws {
    let folder = try TemporaryFolder()
    let name = "its \"own\" 'tools'"
    try folder.write("", to: name + "/Package.swift")
    let run = try BuiltTokenc.run(
      ["init", "--package", "Acme", "--dependency", name], in: folder.path)
    #expect(run.exitCode == 0)
    #expect(run.output.contains("other machines and CI don't have ../its "))
    let manifest = try #require(folder.text(of: "Acme/Package.swift"))
    #expect(manifest.contains("path: \("../\(name)".debugDescription)"))
    let readme = try #require(folder.text(of: "Acme/README.md"))
    #expect(
      readme.contains(#"swift run --package-path '../its "own" '\''tools'\''' tokenc tokens"#))
    // A workflow would fail wherever that folder is missing.
    #expect(!folder.names.contains { $0.hasSuffix("tokens.yml") || $0.hasSuffix("install-tokenc") })
  }

  @Test(
    "without an option it is where the tool was built: the origin's release or commit, or a folder",
    .enabled(if: hasGit))
  func origins() throws {
    let repository = try GitRepository()
    try repository.write("", to: "Sources/tokenc/main.swift")
    try repository.commit("Start")
    let folder = repository.folder
    try folder.write("", to: ".build/x")
    try FileManager.default.copyItem(
      atPath: BuiltTokenc.executable.path, toPath: folder[".build/tokenc"])
    var count = 0
    /// The dependency of a new package.
    func dependency() throws -> String {
      count += 1
      let run = try BuiltTokenc.runScript(
        "./.build/tokenc init --package P\(count)", in: folder.path)
      try #require(run.exitCode == 0, "\(run.messages)")
      let manifest = try #require(folder.text(of: "P\(count)/Package.swift"))
      let line = try #require(manifest.split(separator: "\n").first { $0.contains(" .package(") })
      return line.trimmingCharacters(in: .whitespaces)
    }
    let local = #".package(name: "design-tokens", path: "..")"#
    #expect(try dependency() == local)
    // Nothing says that the origin has this commit.
    try repository.git(
      "remote", "add", "origin", "https://me:secret@git.acme.test/design-tokens.git")
    #expect(try dependency() == local)
    try repository.git("update-ref", "refs/remotes/origin/main", "HEAD")
    let address = #".package(url: "https://git.acme.test/design-tokens.git", "#
    let commit = try dependency()
    #expect(commit.hasPrefix(address + #"revision: ""#))
    #expect(commit.count == (address + #"revision: "")"#).count + 40)
    try repository.git("tag", Tokenc.version)
    #expect(try dependency() == address + #"from: "\#(Tokenc.version)")"#)
    // An origin that is nowhere, and one on this machine.
    try repository.git("remote", "set-url", "origin", "nowhere")
    #expect(try dependency() == local)
    try repository.git("remote", "set-url", "origin", "Sources")
    #expect(try dependency().hasPrefix(#".package(url: "file:///"#))
  }

  @Test("a tool that stands nowhere asks where design-tokens is") func unknown() throws {
    let folder = try TemporaryFolder()
    let package = try BuiltTokenc.runScript("tokenc init --package Acme", in: folder.path)
    #expect(package.exitCode == ExitCode.usage.rawValue)
    #expect(package.messages.contains("for example '--dependency ../design-tokens'"))
    let tokens = try BuiltTokenc.runScript("tokenc init tokens", in: folder.path)
    #expect(tokens.exitCode == 0)
    #expect(tokens.output.contains(#".package(url: "<its host>/design-tokens.git", "#))
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
