import CommandSupport
import Foundation
import TestSupport
import Testing
import TokenRuntime

@testable import TokenChange
@testable import TokenCommands
@testable import TokenCompiler
@testable import TokenComponents

@Suite("The contract of names")
struct ContractTests {
  private static func former(_ name: String, of token: String) -> String {
    """
    { "color": { "$type": "color", "\(token)": { "$value": \(colorJSON("#123456")),
      "$extensions": { "tokenc": { "formerNames": ["\(name)"] } } } } }
    """
  }

  @Test("a release adds what is new and keeps every line before it") func releases() throws {
    let project = try ContractProject(colors(["a": "#000000", "b": "#000001"]))
    #expect(try project.contract("--release", "0.1.0").status == .success)
    #expect(
      project.contract == """
        {
          "releases": ["0.1.0"],
          "names": {
            "color": {
              "a": { "introduced": "0.1.0" },
              "b": { "introduced": "0.1.0" }
            }
          }
        }

        """)
    try project.set(colors(["b": "#000001", "a": "#000000", "c": "#000002"]))
    #expect(try project.contract("--release", "0.2.0").output.hasPrefix("release 0.2.0: 1 new"))
    #expect(
      project.names == [
        #""a": { "introduced": "0.1.0" }"#, #""b": { "introduced": "0.1.0" }"#,
        #""c": { "introduced": "0.2.0" }"#,
      ])
    #expect(project.contract.contains(#""releases": ["0.1.0", "0.2.0"]"#))
  }

  @Test(
    "releases go forward", arguments: ["0.2.0", "0.1.9", "1", "v1.0.0", "01.0.0", "1.0.0-rc.1"])
  func order(version: String) throws {
    let project = try ContractProject(colors(["a": "#000000"]))
    _ = try project.contract("--release", "0.2.0")
    let before = project.contract
    #expect(try project.contract("--release", version).status == .usage)
    #expect(project.contract == before)
  }

  @Test("a string is known from its introduction to its removal, and again from its return")
  func known() throws {
    func version(_ text: String) throws -> ReleaseVersion { try #require(ReleaseVersion(text)) }
    var entry = NameContract.Entry(name: "a", introduced: try version("1.1.0"))
    entry.removal = .release(try version("2.0.0"))
    let releases = try ["1.0.0", "1.1.0", "1.9.0", "2.0.0", "2.1.0", "3.0.0", "3.1.0"].map(version)
    #expect(releases.map(entry.isKnown) == [false, true, true, false, false, false, false])
    entry.restored = try version("3.0.0")
    #expect(releases.map(entry.isKnown) == [false, true, true, false, false, true, true])
  }

  @Test("deprecation and renaming are recorded with their release") func life() throws {
    let project = try ContractProject(colors(["text-old": "#123456"]))
    _ = try project.contract("--release", "1.0.0")
    try project.set(
      #"{ "color": { "$type": "color", "$deprecated": true, "text-old": { "$value": \#(colorJSON("#000001"))"#
        + "} } }")
    _ = try project.contract("--release", "1.1.0")
    try project.set(Self.former("textOld", of: "text"))
    _ = try project.contract("--release", "2.0.0")
    #expect(
      project.names == [
        #""textOld": { "introduced": "1.0.0", "deprecated": "1.1.0", "renamed": "2.0.0", "to": "text" }"#,
        #""text": { "introduced": "2.0.0" }"#,
      ])
  }

  @Test("compiling refuses to lose a shipped string, and writes nothing") func lost() throws {
    let project = try ContractProject(colors(["accent-old": "#000000", "b": "#000001"]))
    #expect(try project.compile().status == .success)
    _ = try project.contract("--release", "0.1.0")
    let before = project.folder.names
    try project.set(colors(["accent": "#000000", "b": "#000002"]))
    let outcome = try project.compile()
    #expect(outcome.status == .badInput)
    #expect(outcome.output.contains("server string 'accentOld' shipped with 0.1.0"))
    #expect(project.folder.names == before)
    let check = try project.contract()
    #expect(check.status == .difference)
    #expect(check.output.contains("not all of 2 shipped names resolve"))
    #expect(try project.contract("--release", "0.2.0").status == .badInput)
  }

  @Test(
    "the successor of a lost string is the one that 'diff' finds since the contract changed",
    .enabled(if: hasGit))
  func successor() throws {
    let repository = try GitRepository()
    let tokens = "design/a.tokens.json"
    try repository.write(
      colors(["text-primary-soft": "#111111", "text-tertiary": "#222222"]), to: tokens)
    _ = try repository.tokenc("contract", "design", "--release", "1.0.0")
    try repository.commit("1.0.0")
    // By its spelling, the new 'textTertiary1' is nearer.
    try repository.write(
      """
      { "color": { "$type": "color", "text-tertiary-1": { "$value": \(colorJSON("#999999")) },
        "text-primary-soft": { "$value": \(colorJSON("#111111")) },
        "text-hint": { "$value": \(colorJSON("#222222")) } } }
      """, to: tokens)
    try repository.commit("a redesign")
    for (words, folder) in [
      (["contract", "design"], "."), (["design", "--output", "Out"], "."),
      (["contract", "."], "design"),
    ] {
      let run = try BuiltTokenc.run(words, in: repository.folder[folder])
      #expect(run.messages.contains("'formerNames' of its successor, perhaps 'textHint', or"))
    }
    let diff = try repository.tokenc("diff", "HEAD~1:design", "design").output
    #expect(diff.contains("color.text-tertiary → color.text-hint"), "\(diff)")
    // Without a commit of the contract its spelling is all that there is.
    try FileManager.default.removeItem(atPath: repository.folder[".git"])
    #expect(
      try repository.tokenc("contract", "design").output.contains("perhaps 'textTertiary1'"))
  }

  @Test("a whole group that is gone is one message") func lostGroup() throws {
    let project = try ContractProject(colors(["a": "#000000"]))
    _ = try project.contract("--release", "0.1.0")
    try project.set(
      #"{ "ink": { "$type": "color", "a": { "$value": \#(colorJSON("#000001")) } } }"#)
    #expect(
      try project.compile().output
        == "group 'color' with 1 shipped name is gone; keep it, or 'tokenc retire color'"
    )
    _ = try project.retire("color")
    #expect(try project.compile().status == .success)
  }

  @Test("a former name keeps the promise") func formerName() throws {
    let project = try ContractProject(colors(["text-old": "#000000"]))
    _ = try project.contract("--release", "0.1.0")
    try project.set(Self.former("textOld", of: "text"))
    #expect(try project.compile().status == .success)
  }

  @Test("a retired name may go, and its tombstone gets the next release's number") func retire()
    throws
  {
    let project = try ContractProject(colors(["a": "#000000", "b": "#000001"]))
    _ = try project.contract("--release", "0.1.0")
    #expect(try project.retire("color.c").status == .usage)
    #expect(try project.retire("color").status == .usage, "it is still there")
    try project.set(colors(["b": "#000001"]))
    #expect(try project.retire("color.a").status == .success)
    #expect(project.names[0] == #""a": { "introduced": "0.1.0", "removed": "unreleased" }"#)
    try project.set(colors(["a": "#000000", "b": "#000001"]))
    #expect(try project.contract("--release", "0.2.0").status == .usage, "it is there again")
    try project.set(colors(["b": "#000001"]))
    #expect(try project.compile().status == .success)
    #expect(try project.contract("--release", "0.2.0").status == .success)
    #expect(project.names[0] == #""a": { "introduced": "0.1.0", "removed": "0.2.0" }"#)
    try project.set(colors(["a": "#000000", "b": "#000001"]))
    _ = try project.contract("--release", "0.3.0")
    #expect(
      project.names[0]
        == #""a": { "introduced": "0.1.0", "removed": "0.2.0", "restored": "0.3.0" }"#)
  }

  @Test(
    "a renaming that was recorded still looks up when the tokens forget it; the alias lasts until a release may break callers"
  )
  func remembered() throws {
    let project = try ContractProject(colors(["text-old": "#000000"]))
    _ = try project.contract("--release", "1.0.0")
    try project.set(Self.former("textOld", of: "text"))
    _ = try project.contract("--release", "1.1.0")
    try project.set(colors(["text": "#000000"]))
    #expect(try project.compile().status == .success)
    var generated = project.folder.text(of: "out/ColorToken.swift") ?? ""
    #expect(generated.contains("renamed: \"text\""))
    _ = try project.contract("--release", "1.2.0")
    #expect(try project.compile().status == .success)
    generated = project.folder.text(of: "out/ColorToken.swift") ?? ""
    #expect(generated.contains("renamed: \"text\""), "a minor release breaks no caller")
    let major = try project.contract("--release", "2.0.0")
    #expect(major.output.contains("1 deprecated Swift alias goes with this release"), "\(major)")
    #expect(try project.compile().status == .success)
    generated = project.folder.text(of: "out/ColorToken.swift") ?? ""
    #expect(!generated.contains("renamed: \"text\""))
    let input = try CompiledTokens(TokenLoader.load([project.folder["t"]], from: DiskSource()))
    var fulfilled = input
    try fulfilled.fulfilContract()
    #expect(fulfilled.table.families[0].tokens[0].names.formerNames == ["textOld"])
    #expect(fulfilled.table.families[0].tokens[0].names.namesWithoutAlias == ["textOld"])
  }

  @Test("a check tells what the next release would record, and fails when a name is not recorded")
  func check() throws {
    let project = try ContractProject(colors(["text-old": "#000000", "b": "#000001"]))
    _ = try project.contract("--release", "1.0.0")
    #expect(try project.contract() == (.success, "2 shipped names resolve, 0 are retired\n"))
    try project.set(
      #"{ "color": { "$type": "color", "$deprecated": true, "b": { "$value": \#(colorJSON("#000001"))"#
        + #"}, "text": { "$value": \#(colorJSON("#000001")), "$deprecated": false, "#
        + #""$extensions": { "tokenc": { "formerNames": ["textOld"] } } } } }"#)
    let before = project.contract
    let check = try project.contract()
    #expect(check.status == .difference)
    #expect(
      check.output == """
        2 shipped names resolve, 0 are retired
        1 name is new since 1.0.0:
          color.text
        1 name is renamed since 1.0.0:
          color.textOld → text
        1 name is deprecated since 1.0.0:
          color.b
        record them with 'tokenc contract \(project.folder["t"]) --release X.Y.Z'

        """)
    #expect(project.contract == before, "a check writes nothing")
    _ = try project.contract("--release", "1.1.0")
    #expect(try project.contract() == (.success, "3 shipped names resolve, 0 are retired\n"))
  }

  @Test("a retired name that is there again fails the check") func retiredButPresent() throws {
    let project = try ContractProject(colors(["a": "#000000"]))
    _ = try project.contract("--release", "1.0.0")
    try project.set(colors(["b": "#000000"]))
    _ = try project.retire("color.a")
    try project.set(colors(["a": "#000000"]))
    let check = try project.contract()
    #expect(check.status == .difference)
    #expect(check.output.contains("color.a is retired, but something still has it"))
  }

  @Test("without a contract there is nothing to check, and compiling needs none") func none() throws
  {
    let project = try ContractProject(colors(["a": "#000000"]))
    #expect(try project.contract().status == .missingInput)
    #expect(try project.compile().status == .success)
  }

  @Test(
    "a faulty contract is refused",
    arguments: [
      (#"{ "releases": ["1"], "names": {} }"#, "expected a release such as '2.4.0'"),
      (
        #"{ "releases": ["2.0.0", "1.0.0"], "names": {} }"#, "'releases' must be in ascending order"
      ),
      (
        #"{ "releases": [], "names": { "color": { "a": { "introducd": "1.0.0" } } } }"#,
        "a name has no member 'introducd'; did you mean 'introduced'?"
      ),
      (
        #"{ "releases": [], "names": { "color": { "a": { "introduced": "1.0.0", "to": "b" } } } }"#,
        "'renamed' and 'to' need one another"
      ),
      (
        #"{ "releases": ["1.0.0", "2.0.0"], "names": { "color": { "a": { "introduced": "1.0.1" } } } }"#,
        "release '1.0.1' is not in 'releases', which has '1.0.0', '2.0.0'; did you mean '1.0.0'?"
      ),
      (
        #"{ "names": { "color": { "a": { "introduced": "1.0.0" } } } }"#,
        "release '1.0.0' is not in 'releases', which has none; list it there"
      ),
      (
        #"{ "releases": ["1.0.0"], "components": { "type": { "A": { "introduced": "1.0.0", "removed": "20.0.0" } } } }"#,
        "release '20.0.0' is not in 'releases', which has '1.0.0'"
      ),
      (#"[]"#, "a contract takes an object"),
      (#"{ "name": {} }"#, "a contract has no member 'name'"),
    ])
  func faulty(text: String, message: String) throws {
    let project = try ContractProject(colors(["a": "#000000"]))
    try project.folder.write(text, to: "t/contract.json")
    let outcome = try project.compile()
    #expect(outcome.status == .badInput)
    #expect(outcome.output.contains(message), "\(outcome.output)")
  }

  @Test("a layout tells which of its names an older app would not know") func layout() throws {
    let project = try ContractProject(colors(["text-old": "#000000", "gone": "#000001"]))
    _ = try project.contract("--release", "1.0.0")
    try project.set(Self.former("textOld", of: "text"))
    _ = try project.retire("color.gone")
    _ = try project.contract("--release", "2.0.0")
    try project.set(
      """
      { "color": { "$type": "color", "text": { "$value": \(colorJSON("#123456")),
        "$extensions": { "tokenc": { "formerNames": ["textOld"] } } },
        "next": { "$value": \(colorJSON("#123456")) } } }
      """)
    try project.folder.write(
      """
      { "title": "text with spaces", "color": "text", "items": [
        { "color": "textOld", "kind": "card" }, { "color": "gone" },
        { "color": "next" }, { "color": "txt" }, { "text": "anything" } ] }
      """, to: "layout.json")
    func check(_ release: String) throws -> [String] {
      try project.unknown(to: release).map { line in
        String(line.split(separator: ":", maxSplits: 2).last ?? "").trimmingCharacters(
          in: .whitespaces)
      }
    }
    #expect(
      try check("1.0.0") == [
        "color 'text' is unknown to 1.0.0; it came with 2.0.0; send 'textOld'",
        "color 'next' is unknown to 1.0.0; it is not released yet",
        "'txt' is not a token's name in any release",
      ])
    #expect(
      try check("2.0.0") == [
        "color 'gone' is unknown to 2.0.0; it was removed in 2.0.0",
        "color 'next' is unknown to 2.0.0; it is not released yet; the nearest it knows is 'text'",
        "'txt' is not a token's name in any release; did you mean 'text'?",
      ])
    try project.folder.write(#"{ "a": ["text"] }"#, to: "known.json")
    #expect(
      try project.run(
        "validate", project.folder["t"], project.folder["known.json"], "--app", "2.0.0"
      ).status == .success, "a document is any JSON")
    let unknown = try project.run(
      "validate", project.folder["t"], project.folder["layout.json"], "--app", "3.0.0")
    #expect(unknown.status == .usage)
  }

  @Test("the contract of the project's own tokens names every one of them") func ownContract()
    throws
  {
    let tokens = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("tokens")
    var input = try CompiledTokens(TokenLoader.load([tokens.path], from: DiskSource()))
    try input.fulfilContract()
    let contract = try #require(input.contract)
    #expect(ContractCheck(contract, wireNames: input.wireNames).unrecorded == [])
    #expect(input.wireNames.count > 50 && input.wireNames.allSatisfy { !$0.names.isEmpty })
    let text = try Data(contentsOf: tokens.appendingPathComponent("contract.json"))
    #expect(contract.text == Array(text), "the file is as tokenc writes it")
  }

  @Test("a comparison knows the renamings that only the contract remembers") func comparison()
    throws
  {
    let project = try ContractProject(colors(["text-old": "#000000", "gone": "#00ff00"]))
    _ = try project.contract("--release", "1.0.0")
    try project.folder.write(
      project.folder.text(of: "t/a.tokens.json") ?? "", to: "old/a.tokens.json")
    try project.set(
      """
      { "color": { "$type": "color",
        "body": { "$value": \(colorJSON("#ff0000")),
          "$extensions": { "tokenc": { "formerNames": ["textOld"] } } },
        "last": { "$value": \(colorJSON("#0000ff")),
          "$extensions": { "tokenc": { "formerNames": ["gone"] } } } } }
      """)
    _ = try project.contract("--release", "1.1.0")
    try project.set(colors(["body": "#ff0000", "last": "#0000ff"]))
    _ = try project.retire("color.gone")
    func diff() throws -> [String] {
      let words = ["diff", project.folder["old"], project.folder["t"]]
      var timings = PhaseTimings()
      let diff = try DiffCommand(reading: words).comparedInputs.compare(&timings).diff
      #expect(
        diff.changes.allSatisfy {
          $0.rename == nil || $0.rename == .stated("'textOld' is a former name")
        })
      return diff.outline
    }
    let known = try diff()
    #expect(
      known == [
        "renamed color.body < color.text-old", "revalued color.body < color.text-old",
        "added color.last", "removed color.gone !",
      ], "a retired string resolves no more, so it is not a former name")
    _ = try project.contract("--release", "2.0.0")
    let later = try diff()
    #expect(later[0] == "renamed color.body < color.text-old !", "Swift's alias is gone by then")
    try FileManager.default.removeItem(atPath: project.folder["t/contract.json"])
    let unknown = try diff()
    #expect(
      unknown == [
        "added color.body", "added color.last", "removed color.text-old !", "removed color.gone !",
      ])
  }
}
