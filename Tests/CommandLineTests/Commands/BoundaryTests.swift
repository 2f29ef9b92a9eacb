import CommandSupport
import TestSupport
import Testing

/// What an input can make tokenc read and write beyond its own folder and the working directory.
@Suite struct BoundaryTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let color = #"{ "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } }"#
    for (path, name) in [
      ("project/tokens/a", "a"), ("project/tokens/b", "b"), ("elsewhere/secret", "secret"),
    ] {
      try folder.write(
        #"{ "color": { "$type": "color", "\#(name)": \#(color) } }"#, to: path + ".tokens.json")
    }
    try folder.write("root:x:0:0\n", to: "elsewhere/passwd")
  }

  private func run(_ script: String) throws -> (output: String, code: Int32) {
    let outcome = try BuiltTokenc.runScript("exec 2>&1; " + script, in: folder["project"])
    return (outcome.output, outcome.exitCode)
  }

  @Test(
    "files and folders that links lead to outside are not read",
    arguments: [
      ("ln -s ../../elsewhere/secret.tokens.json tokens/c.tokens.json", "c.tokens.json"),
      ("ln -s ../../elsewhere tokens/more", "more/secret.tokens.json"),
      ("ln -s ../../elsewhere/passwd tokens/c.tokens.json", "c.tokens.json"),
    ])
  func links(link: String, file: String) throws {
    let refused = try run(
      "\(link); cd tokens; tokenc . --output out; echo $?; test -e out || echo none")
    #expect(
      refused.output == """
        \(file): error: lies outside the input's folder and the working directory; \
        '--allow-outside' lets it be read [unreadable-file]
        74
        none

        """)
  }

  @Test("a link to a file of the working directory is read") func linkInside() throws {
    try folder.write(
      #"{ "color": { "$type": "color", "shared": { "$value": "{color.a}" } } }"#,
      to: "project/shared/c.tokens.json")
    #expect(
      try run("ln -s ../shared/c.tokens.json tokens/c.tokens.json; tokenc tokens --output out").code
        == 0)
  }

  @Test("several files that are named are read wherever they lie, what they link to isn't")
  func operands() throws {
    let command = "tokenc diff tokens/a.tokens.json ../elsewhere/secret.tokens.json"
    #expect(try run(command).code == 0)
    let refused = try run(
      "ln -s ../../elsewhere/secret.tokens.json tokens/c.tokens.json; tokenc diff tokens/a.tokens.json "
        + "tokens/c.tokens.json")
    #expect(refused.output.contains("tokens/c.tokens.json: error: lies outside"))
  }

  @Test("folders that the configuration names outside are not written") func outputs() throws {
    try folder.write(
      #"{ "output": { "tokens": "../../out", "assets": "link/assets", "fonts": "here" } }"#,
      to: "project/tokens/tokenc.json")
    let prepare = "mkdir ../empty; ln -s ../../empty tokens/link; cd tokens; "
    let refused = try run(prepare + "tokenc .; echo $?; ls ../.. ../../empty")
    #expect(
      refused.output == """
        tokenc.json:1:25: error: '../../out' lies outside the input's package or repository and the working directory; \
        '--allow-outside' lets it be written [configuration]
        tokenc.json:1:48: error: 'link/assets' lies outside the input's package or repository and the working directory; \
        '--allow-outside' lets it be written [configuration]
        65
        ../..:
        elsewhere
        empty
        project

        ../../empty:

        """)
    #expect(try run("cd tokens; tokenc . --output here").code == 0)
    #expect(try run("cd tokens; tokenc . --allow-outside").code == 0)
    #expect(folder.text(of: "out/ColorToken.swift") != nil)
  }

  @Test("what belongs to the tokens' package is written from wherever the tool is run")
  func project() throws {
    try folder.write(
      #"{ "output": { "tokens": "../Generated" } }"#, to: "project/tokens/tokenc.json")
    let compile = "cd ../elsewhere; tokenc '\(folder["project/tokens"])'"
    #expect(try run(compile).code != 0)
    try folder.write("", to: "project/Package.swift")
    #expect(try run(compile).code == 0)
    #expect(folder.text(of: "project/Generated/ColorToken.swift") != nil)
  }

  @Test("a baseline outside is neither read nor written") func baseline() throws {
    try folder.write(
      #"{ "lint": { "baseline": "../../elsewhere/baseline.json" } }"#,
      to: "project/tokens/tokenc.json")
    let update = "cd tokens; tokenc lint . --update-baseline --reason known"
    let refused = try run(update + "; ls ../../elsewhere")
    #expect(
      refused.output.contains(
        "tokenc.json:1:25: error: '../../elsewhere/baseline.json' lies outside"))
    #expect(refused.output.hasSuffix("passwd\nsecret.tokens.json\n"))
    try folder.write("root:x:0:0\n", to: "elsewhere/baseline.json")
    let unread = try run("cd tokens; tokenc lint .")
    #expect(unread.code != 0)
    #expect(unread.output.contains("lies outside"))
    #expect(!unread.output.contains("root"))
  }
}
