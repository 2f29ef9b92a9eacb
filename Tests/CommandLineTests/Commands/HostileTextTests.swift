import CommandSupport
import TestSupport
import Testing

/// Texts of an input that a message can't show as they are, and limits that a run meets.
@Suite struct HostileTextTests {
  private let folder: TemporaryFolder
  private static let red = #"{ "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } }"#

  init() throws { folder = try TemporaryFolder() }

  private func write(_ tokens: String, settings: String = "{}") throws {
    try folder.write(#"{ "color": { "$type": "color", \#(tokens) } }"#, to: "tokens/a.tokens.json")
    try folder.write(settings, to: "tokens/tokenc.json")
  }

  private func run(_ script: String) throws -> (output: String, code: Int32) {
    let outcome = try BuiltTokenc.runScript("exec 2>&1; " + script, in: folder[""])
    return (outcome.output, outcome.exitCode)
  }

  @Test(
    "a name as long as a file is shortened in every form of a message",
    arguments: ["text", "json", "github", "sarif"])
  func longNames(form: String) throws {
    let name = String(repeating: "x", count: 100_000)
    try write(
      #""a": { "$value": "{\#(name)}" }, "b": \#(Self.red)"#, settings: #"{ "\#(name)": 1 }"#)
    let result = try run("tokenc tokens --diagnostics \(form)")
    #expect(result.code == 65)
    #expect(result.output.utf8.count < 8_000)
    #expect(result.output.contains("xxx … (99"))
    #expect(result.output.contains("xxx}' names no token"))
  }

  @Test("names that look alike are told apart by their scalars") func alike() throws {
    try write(#""\#u{E9}": \#(Self.red), "b": { "$value": "{color.e\#u{301}}" }"#)
    #expect(
      try run("tokenc tokens").output.contains(
        "alias '{color.e\u{301}}' names no token; did you mean '{color.\u{E9}}', "
          + "with U+00E9 for U+0065 U+0301?"))
    // Both are legal beside each other.
    try write(#""\#u{E9}": \#(Self.red), "e\#u{301}": \#(Self.red)"#)
    #expect(try run("tokenc tokens --output out").code == 0)
  }

  @Test("a path with a character that ends it for the system is refused where it stands")
  func zeroInPath() throws {
    try write(#""a": \#(Self.red)"#, settings: #"{ "output": { "tokens": "out\u0000more" } }"#)
    for check in ["", " --check"] {
      let result = try run("tokenc tokens" + check)
      #expect(result.code == 65)
      #expect(
        result.output == """
          tokens/tokenc.json:1:25: error: expected the path of a folder, which has no character \
          U+0000 [configuration]

          """)
    }
  }

  @Test("of a million bad values in a list one message is left") func badValues() throws {
    let count = Effort.rounds(1_000_000, short: 125_000)
    let values = Array(repeating: "1", count: count).joined(separator: ",")
    try folder.write(
      #"{ "font": { "$type": "fontFamily", "a": { "$value": [\#(values)] } } }"#,
      to: "tokens/a.tokens.json")
    let result = try run("ulimit -v 600000; tokenc tokens")
    #expect(result.code == 65)
    #expect(
      result.output == """
        tokens/a.tokens.json:1:54: error: expected a font name, not the number 1 [invalid-value]
        tokens/a.tokens.json:1:54: note: 99999 more places in this file have the same fault
        tokenc: note: only the first 100000 errors and warnings are listed

        """)
  }

  @Test(
    "a limit of file sizes is an error that names the file",
    arguments: [
      ("resolve tokens > all.json", "standard output"), ("tokens --output out", "out/"),
      ("preview tokens --output page.html", "page.html"),
      ("contract tokens --release 1.0.0", "tokens/contract.json"),
    ])
  func fileSizes(command: String, file: String) throws {
    try write(#""a": \#(Self.red)"#)
    // Messages go to a pipe, which has no limit.
    let result = try run("( ulimit -f 0; tokenc \(command); echo $? ) 2>&1 | cat")
    #expect(result.output.hasPrefix(file))
    #expect(result.output.contains("error: can't be written: it is too large for the file system"))
    #expect(result.output.hasSuffix("\n73\n"))
  }

  @Test("sources that are not UTF-8 are named, and no diff of other bytes is shown") func bytes()
    throws
  {
    try write(#""a": \#(Self.red)"#)
    #expect(try run("cp -r tokens old && mkdir App").code == 0)
    try write(
      #""b": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0] }, "#
        + #""$extensions": { "tokenc": { "formerNames": ["a"] } } }"#)
    let result = try run(
      #"printf '// \377\nlet a = ColorToken.a\n' > App/a.swift; "#
        + "tokenc migrate old tokens --sources App")
    #expect(
      result.output.contains(
        "App/a.swift is not UTF-8: its 1 place to rewrite can't be shown as a diff"))
    #expect(!result.output.contains("+++"))
  }
}
