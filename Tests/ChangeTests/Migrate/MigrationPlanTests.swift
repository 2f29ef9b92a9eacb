import CommandSupport
import Foundation
import TestSupport
import Testing

@testable import TokenChange
@testable import TokenCommands
@testable import TokenCompiler

@Suite("Planning a migration")
struct MigrationPlanTests {
  private func plan(_ old: String, _ new: String) throws -> MigrationPlan {
    MigrationPlan(try DiffSample.diff(old, new))
  }

  private func paths(_ changes: [VersionChange]) -> [String] { changes.map(\.path) }

  @Test("changes fall into three classes") func classes() throws {
    let former = #""$extensions": { "tokenc": { "formerNames": ["noteOld"] } }"#
    let plan = try plan(
      colors([
        "text-old": "#111111", "note-old": "#222222", "kept": "#333333", "gone": "#444444",
      ]),
      """
      { "color": { "$type": "color", "text": { "$value": \(colorJSON("#111111")) },
        "note": { "$value": \(colorJSON("#999999")), \(former) },
        "kept": { "$value": \(colorJSON("#343434")) } } }
      """)
    #expect(paths(plan.steps(.safe)) == ["color.text"])
    #expect(Set(paths(plan.steps(.appearance))) == ["color.note", "color.kept"])
    #expect(paths(plan.steps(.manual)) == ["color.gone"])
    let text = plan.text
    #expect(text.contains("Safe renames, which change no value (1)\n  ColorToken.textOld → .text"))
    #expect(text.contains(#"add "formerNames": ["textOld"] to color.text"#))
    #expect(!text.contains(#"["noteOld"]"#))
    #expect(text.contains("color.kept  ΔE"))
    #expect(text.contains("color.gone was removed"))
  }

  @Test("spacings and text styles are renamed with their own enums") func otherTypes() throws {
    func file(_ name: String) -> String {
      """
      { "spacing": { "\(name)": { "$type": "dimension",
        "$value": { "value": 12, "unit": "px" } } } }
      """
    }
    let old = try DiffSample([
      "a.tokens.json": file("gap-old"), "tokenc.json": #"{ "typePrefix": "Acme" }"#,
    ])
    let new = try DiffSample(["a.tokens.json": file("gap")])
    let renames = MigrationPlan(DiffSample.diff(old, new), takingInferred: true)
      .memberRenames(old: old.side("old"), new: new.side("new"))
    #expect(
      renames == [MemberRename(typeName: "AcmeSpacingToken", old: "gapOld", new: "gap")])
  }

  /// A JSON text with other names of tokens.
  private func rewritten(
    _ text: String, _ paths: [String: String], _ form: NameRewriter.Form
  ) throws -> String {
    var reader = InputReader(source: MemorySource([(path: "a.json", bytes: Array(text.utf8))]))
    var diagnostics = DiagnosticCollector()
    let root = try #require(try reader.root(ofFile: "a.json", reporting: &diagnostics))
    let renames = PathRenames(paths, of: paths.keys.sorted(), .stated)
    let changes = try NameRewriter(renames).changes(of: root, in: reader.tape, form)
    return String(decoding: changes.edits.applied(to: Array(text.utf8)), as: UTF8.self)
  }

  @Test("paths of one letter are renamed, and an empty string is none") func shortPaths() throws {
    let paths = ["a": "b", "": "c"]
    #expect(
      try rewritten(#"{"hidden": ["a", ""]}"#, paths, .configuration)
        == #"{"hidden": ["b", ""]}"#)
    #expect(
      try rewritten(#"["{a}", "{}", "a"]"#, paths, .tokens) == #"["{b}", "{}", "a"]"#)
  }

  @Test("what is gone has the nearest name, if any is near enough") func nearest() throws {
    func nearest(_ names: KeyValuePairs<String, String>) throws -> [String] {
      let old = try DiffSample(["a.tokens.json": colors(["text-note": "#111111"])])
      let new = try DiffSample(["a.tokens.json": colors(names)])
      let plan = MigrationPlan(DiffSample.diff(old, new))
      return plan.lostNames(old: old.side("old"), new: new.side("new")).members.map(\.message)
    }
    #expect(
      try nearest(["text-body": "#111111", "bg": "#222222"])
        == ["is gone; the nearest is .textBody"])
    #expect(
      try nearest(["bg-body": "#111111", "bg": "#88aa22"]) == ["is gone; the nearest is .bgBody"])
    #expect(try nearest(["bg-body": "#ff0000", "bg": "#88aa22"]) == ["is gone"])
  }

  @Test("names that are numbered anew have their values to be found by") func renumbered() throws {
    // Polaris 7 to 8 numbers its radii anew: `1` is `100`.
    let plan = try plan(
      colors(["radius-1": "#111111", "radius-2": "#222222", "radius-3": "#333333"]),
      colors(["radius-100": "#111111", "radius-200": "#222222", "radius-300": "#333333"]))
    #expect(plan.steps(.safe).isEmpty)
    #expect(
      plan.steps(.manual).map { $0.candidates.first?.path }
        == ["color.radius-100", "color.radius-200", "color.radius-300"])
    #expect(
      plan.text.contains(
        "color.radius-1 was removed; choose a successor, perhaps color.radius-100 "))
  }

  @Test("a stated successor that another token contradicts is no rename") func contradicted() throws
  {
    func file(_ drag: String, _ successor: String = "") -> String {
      """
      { "color": { "$type": "color", "item-padding": { "$value": \(colorJSON("#999999")) },
        "\(drag)": { "$value": \(colorJSON("#111111"))\(successor) } } }
      """
    }
    let successor = #", "$extensions": { "tokenc": { "replacedBy": "color.item-padding" } }"#
    let plan = try plan(file("tree-top-to-handle", successor), file("tree-top-to-handle-icon"))
    #expect(plan.steps(.appearance).isEmpty && plan.steps(.safe).isEmpty)
    let candidates = try #require(plan.steps(.manual).first).candidates
    #expect(
      candidates.map(\.path).prefix(2) == ["color.item-padding", "color.tree-top-to-handle-icon"])
    #expect(candidates.first?.evidence == ["'replacedBy' named it"])
  }

  @Test("a rename into another enum is for people") func otherEnum() throws {
    let plan = try plan(
      #"{ "color": { "text-note": { "$type": "color", "$value": \#(colorJSON("#123456")) } } }"#,
      #"{ "ink": { "text-note": { "$type": "color", "$value": \#(colorJSON("#123456")) } } }"#)
    #expect(plan.steps(.safe).isEmpty)
    #expect(paths(plan.steps(.manual)) == ["ink.text-note"])
  }

  @Test("sources are shown first and rewritten when asked to") func command() throws {
    let folder = try TemporaryFolder()
    try folder.write(colors(["text-old": "#111111"]), to: "old/a.tokens.json")
    try folder.write(colors(["text": "#111111"]), to: "new/a.tokens.json")
    let source = "let a = theme[.textOld] // .textOld\n"
    try folder.write(source, to: "App/Screens/View.swift")
    try folder.write(
      "// Generated by tokenc from tokens. Do not edit.\ncase .textOld: 0\n", to: "App/G.swift")
    func run(_ options: String...) throws -> String {
      let words = [
        "migrate", folder["old"], folder["new"], "--inferred", "--sources", folder["App"],
      ]
      return String(decoding: try runTokenc(words + options).output, as: UTF8.self)
    }
    #expect(
      try run().contains("-let a = theme[.textOld] // .textOld\n+let a = theme[.text] // .textOld"))
    #expect(folder.text(of: "App/Screens/View.swift") == source)
    #expect(try run("--apply").contains("rewrote 1 place in"))
    #expect(folder.text(of: "App/Screens/View.swift") == "let a = theme[.text] // .textOld\n")
    #expect(folder.text(of: "App/G.swift")?.contains(".textOld") == true)
    #expect(try run("--apply").contains("no source names a renamed token"))
  }

  @Test("an inferred rename is a proposal: its places are listed, and no file changes")
  func proposals() throws {
    let folder = try TemporaryFolder()
    try folder.write(colors(["text-old": "#111111"]), to: "old/a.tokens.json")
    try folder.write(colors(["text": "#111111"]), to: "new/a.tokens.json")
    try folder.write("let a = theme[.textOld]\n", to: "App/V.swift")
    try folder.write(#"{ "color.text-old": "color.text" }"#, to: "map.json")
    let words = ["migrate", folder["old"], folder["new"], "--sources", folder["App"], "--apply"]
    let listed = try runTokenc(words).text
    #expect(
      listed.contains("V.swift:1:16: ColorToken.textOld is gone; it may be .text now"), "\(listed)")
    #expect(folder.text(of: "App/V.swift") == "let a = theme[.textOld]\n")
    _ = try runTokenc(words + ["--map", folder["map.json"]])
    #expect(folder.text(of: "App/V.swift") == "let a = theme[.text]\n")
  }

  @Test("stated renames are made whether or not values changed, and what is lost is listed")
  func changedValues() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      colors(["text-old": "#111111", "text-tertiary": "#222222", "gone": "#333333"]),
      to: "old/a.tokens.json")
    try folder.write(
      """
      { "color": { "$type": "color", "text": { "$value": \(colorJSON("#999999")),
        "$extensions": { "tokenc": { "formerNames": ["textOld"] } } },
        "text-hint": { "$value": \(colorJSON("#444444")) } } }
      """, to: "new/a.tokens.json")
    try folder.write(
      """
      typealias C = ColorToken
      let a = theme[.textOld], b = C.textOld, c: C = .textOld, d = \\Theme.[.textOld]
      let e: ButtonColor = .textOld, f: ButtonColor = .gone
      let g = ColorToken.gone, h = C.gone
      let i = theme[.gone], j = "textOld"

      """, to: "App/View.swift")
    try folder.write(#"{ "color": "textOld", "other": "textOlder" }"#, to: "App/screen.json")
    try folder.write(
      #"{ "lint": {}, "contrast": { "over": "color.text-old" } }"#, to: "App/tokenc.json")
    let text = try migrate(folder, "--sources", folder["App"], "--apply")
    #expect(
      folder.text(of: "App/View.swift") == """
        typealias C = ColorToken
        let a = theme[.text], b = C.text, c: C = .text, d = \\Theme.[.text]
        let e: ButtonColor = .textOld, f: ButtonColor = .gone
        let g = ColorToken.gone, h = C.gone
        let i = theme[.gone], j = "textOld"

        """)
    #expect(folder.text(of: "App/tokenc.json")?.contains(#""over": "color.text""#) == true)
    let path = folder["App/View.swift"]
    for place in [
      "\(path):4:20: ColorToken.gone is gone", "\(path):4:32: ColorToken.gone is gone",
      "\(path):5:16: ColorToken.gone is gone",
      "\(path):5:27: \"textOld\" is a server's string; servers send 'text' now",
      "\(folder["App/screen.json"]):1:13: 'textOld' servers send 'text' now",
    ] {
      #expect(text.split(separator: "\n").count { $0.contains(place) } == 1, "\(place)\n\(text)")
    }
    #expect(text.contains("To be looked at in the sources (5)"))
  }

  @Test("components that are renamed or gone, and what is gone of them, are found in sources")
  func namespaces() throws {
    let folder = try TemporaryFolder()
    for version in ["old", "new"] {
      try folder.write(colors(["ink": "#111111"]), to: "\(version)/a.tokens.json")
    }
    func spec(_ cases: String, _ more: String) -> String {
      """
      { \(more) "enums": { "Size": { "cases": { \(cases) } } },
        "elements": { "box": { "kind": "view" } },
        "variants": { "plain": { "appearance": { "box": { "backgroundColor": "{color.ink}" } } } },
        "content": { "title": { "type": "text" } } }
      """
    }
    let both = #""small": {}, "large": {}"#
    try folder.write(spec(both, ""), to: "old/Tag.component.json")
    try folder.write(spec(both, ""), to: "old/Chip.component.json")
    try folder.write(
      spec(#""large": {}"#, #""serverName": "Label", "formerNames": ["Tag"],"#),
      to: "new/Label.component.json")
    try folder.write(
      """
      // Tag.Size.small
      let a = Tag.Size.large, b: Tag.Content?, c = "Tag", d = other.Tag, e = f(Tag: 1)
      let g = Tag.Size.small, h: Tag.Size = .small, i: Other = .small
      extension Tag {}
      let j = Chip.Size.large

      """, to: "App/View.swift")
    try folder.write("struct Chip {}\nlet k: Chip\n", to: "App/Chip.swift")
    let text = try migrate(folder, "--sources", folder["App"], "--apply")
    #expect(text.contains("  Tag → Label\n"), "\(text)")
    #expect(
      folder.text(of: "App/View.swift") == """
        // Tag.Size.small
        let a = Label.Size.large, b: Label.Content?, c = "Tag", d = other.Tag, e = f(Tag: 1)
        let g = Label.Size.small, h: Label.Size = .small, i: Other = .small
        extension Label {}
        let j = Chip.Size.large

        """)
    let path = folder["App/View.swift"]
    for place in [
      "\(path):3:18: Tag.Size.small is gone",
      "\(path):3:40: .small may be Tag.Size.small, which is gone",
      "\(path):5:9: Chip may be the component, which is gone",
      "\(folder["App/Chip.swift"]):2:8: Chip may be the component, which is gone",
    ] {
      #expect(text.split(separator: "\n").count { $0.contains(place) } == 1, "\(place)\n\(text)")
    }
  }

  @Test("what is gone of a component has the prefix of types") func prefixedMember() throws {
    let folder = try TemporaryFolder()
    for (version, cases) in [("old", #""small": {}, "large": {}"#), ("new", #""large": {}"#)] {
      try folder.write(colors(["ink": "#111111"]), to: "\(version)/a.tokens.json")
      try folder.write(#"{ "typePrefix": "Acme" }"#, to: "\(version)/tokenc.json")
      try folder.write(
        #"{ "enums": { "Size": { "cases": { \#(cases) } } }, "content": { "title": { "type": "text" } } }"#,
        to: "\(version)/Tag.component.json")
    }
    try folder.write("let a = AcmeTag.Size.small\n", to: "App/View.swift")
    let text = try migrate(folder, "--sources", folder["App"])
    #expect(text.contains("View.swift:1:22: AcmeTag.Size.small is gone"), "\(text)")
  }

  @Test("a map states renames by patterns, and --record writes them into the token files")
  func mapAndRecord() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      colors(["chart-a": "#111111", "chart-b": "#222222", "ink": "#333333"]),
      to: "old/a.tokens.json")
    try folder.write(
      """
      { "color": { "$type": "color",
        "graph-a": { "$value": \(colorJSON("#444444")) },
        "graph-b": {
          "$value": \(colorJSON("#555555")), "$extensions": { "tokenc": { "formerNames": ["x"] } }
        },
        "ink": { "$value": \(colorJSON("#333333")) } } }
      """, to: "new/a.tokens.json")
    try folder.write(
      #"{ "color.chart-a": "color.graph-a", "color.chart-b": "color.graph-b" }"#, to: "map.json")
    _ = try migrate(folder, "--map", folder["map.json"], "--record")
    let text = try #require(folder.text(of: "new/a.tokens.json"))
    #expect(
      text.contains(
        #", "$extensions": { "tokenc": { "formerNames": ["chartA"] } } }"#))
    #expect(text.contains(#""formerNames": ["x", "chartB"]"#))
    let again = try migrate(folder, "--record")
    #expect(again.contains("every former name is recorded"))
    try folder.write(#"{ "color.chrat-a": "color.graph-a" }"#, to: "map.json")
    let error = #expect(throws: RunFailure.self) {
      try migrate(folder, "--map", folder["map.json"])
    }
    #expect(
      error?.diagnostics.map(\.message) == [
        "no token that is gone is meant by 'color.chrat-a'; did you mean 'color.chart-a'?"
      ])
  }

  @Test("a name that goes on to another token while it has one is refused, and nothing is written")
  func rotation() throws {
    let folder = try TemporaryFolder()
    try folder.write(colors(["a": "#111111", "b": "#222222"]), to: "old/a.tokens.json")
    func token(_ name: String, was former: String) -> String {
      """
      "\(name)": { "$value": \(colorJSON("#555555")),
        "$extensions": { "tokenc": { "formerNames": ["\(former)"] } } }
      """
    }
    try folder.write(
      #"{ "color": { "$type": "color", \#(token("b", was: "a")), \#(token("c", was: "b")) } }"#,
      to: "new/a.tokens.json")
    try folder.write("f(theme[.a], theme[.b])", to: "App/V.swift")
    let error = #expect(throws: RunFailure.self) {
      try migrate(folder, "--sources", folder["App"], "--apply")
    }
    #expect(error?.diagnostics.first?.message.contains("have the server string 'b'") == true)
    #expect(folder.text(of: "App/V.swift") == "f(theme[.a], theme[.b])")
  }

  @Test("rewritten files keep their mode and their hard links") func identity() throws {
    let folder = try TemporaryFolder()
    try folder.write(colors(["text-old": "#111111"]), to: "old/a.tokens.json")
    try folder.write(colors(["text": "#111111"]), to: "new/a.tokens.json")
    try folder.write("let a = theme[.textOld]\n", to: "App/View.swift")
    try FileManager.default.linkItem(
      atPath: folder["App/View.swift"], toPath: folder["Linked.swift"])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: folder["App/View.swift"])
    _ = try migrate(folder, "--sources", folder["App"], "--apply")
    #expect(folder.text(of: "Linked.swift") == "let a = theme[.text]\n")
    let attributes = try FileManager.default.attributesOfItem(atPath: folder["App/View.swift"])
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(folder.names.filter { $0.hasPrefix("App/") }.count == 2)
  }

  @Test("rewritten files keep attributes and links, and are never there in part") func atOnce()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write(colors(["text-old": "#111111"]), to: "old/a.tokens.json")
    try folder.write(colors(["text": "#111111"]), to: "new/a.tokens.json")
    let line = "let a = theme[.textOld]\n"
    try folder.write(line, to: "App/View.swift")
    try folder.write(line, to: "App/Kept/Real.swift")
    try folder.write(line, to: "Outside.swift")
    func shell(_ script: String) throws -> String {
      try BuiltTokenc.runScript(script, in: folder.path).output
    }
    _ = try shell(
      "ln -s Kept/Real.swift App/Alias.swift; ln -s ../Outside.swift App/Other.swift; chmod 640 App/View.swift"
    )
    let hasAttributes =
      try shell("setfattr -n user.note -v kept App/View.swift && echo yes") == "yes\n"
    let before = try shell("ls -i App/View.swift")
    let report = try migrate(folder, "--sources", folder["App"], "--apply")
    #expect(folder.text(of: "App/View.swift") == "let a = theme[.text]\n")
    #expect(folder.text(of: "App/Kept/Real.swift") == "let a = theme[.text]\n")
    #expect(folder.text(of: "Outside.swift") == line)
    #expect(report.contains("App/Other.swift: leads outside and is not rewritten\n"))
    #expect(
      try shell("readlink App/Alias.swift; ls -l App/View.swift | cut -c1-10")
        == "Kept/Real.swift\n-rw-r-----\n")
    #expect(try shell("ls -i App/View.swift") != before, "the new contents come in one step")
    if hasAttributes {
      #expect(try shell("getfattr --only-values -n user.note App/View.swift") == "kept")
    }
    // A kill at any moment leaves each file whole, old or new.
    let text = String(repeating: line, count: 2_000)
    let renamed = text.replacing(".textOld", with: ".text")
    for delay in ["0.01", "0.03", "0.06"] {
      for number in 0..<20 { try folder.write(text, to: "App/Many/\(number).swift") }
      _ = try shell(
        "tokenc migrate old new --sources App --apply >/dev/null 2>&1 & "
          + "sleep \(delay); kill -9 $!; wait; true")
      for number in 0..<20 {
        let now = folder.text(of: "App/Many/\(number).swift")
        #expect(now == text || now == renamed)
      }
    }
  }

  private static let tag = """
    { "enums": { "Size": { "cases": { "small": { "serverName": "s" }, "big": {} } } },
      "elements": { "box": { "kind": "view" } },
      "variants": { "filled": { "appearance": { "box": { "backgroundColor": "{color.text-old}",
        "cornerRadius": { "by": "Size", "values": { "small": 4, "big": 8 } } } } } },
      "content": { "text": { "type": "text", "optional": true }, "hint": { "type": "text" } } }
    """

  /// A folder with two versions of tokens and a component, and an app.
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(colors(["text-old": "#111111", "kept": "#333333"]), to: "old/a.tokens.json")
    try folder.write(Self.tag, to: "old/Tag.component.json")
    try folder.write(colors(["text": "#111111", "kept": "#ff3333"]), to: "new/a.tokens.json")
    try folder.write(
      Self.tag.replacing(#""small""#, with: #""tiny""#)
        .replacing(#""filled": {"#, with: #""full": { "formerNames": ["filled"],"#)
        .replacing(#""big": 8"#, with: #""big": 12"#)
        .replacing(#", "optional": true"#, with: ""),
      to: "new/Tag.component.json")
    return folder
  }

  private func migrate(_ folder: TemporaryFolder, _ options: String...) throws -> String {
    let words = ["migrate", folder["old"], folder["new"], "--inferred"] + options
    return String(decoding: try runTokenc(words).output, as: UTF8.self)
  }

  @Test("components are in all three classes") func components() throws {
    let plan = try migrate(try project()).split(separator: "\n").dropFirst().joined(separator: "\n")
    #expect(
      plan == """
        Safe renames, which change no value (3)
          ColorToken.textOld → .text  (inferred: same value in every theme; names 100 % alike; \
        same place in the file; no other token had the value)
            add "formerNames": ["textOld"] to color.text: servers may go on sending it, and Swift \
        gets a deprecated alias for one release
          Tag.Size.small → .tiny
          Tag.Style.filled → .full, Tag.Appearance.filled → .full
        Changes of appearance, to be looked at (2)
          color.kept  ΔE 42.17
          Tag.variants.full.box.cornerRadius (Size big)  +4 (+50 %)
        To be done by hand (1)
          Tag.content.text changed: it has another type in Swift, JSON without 'text' no longer \
        decodes
        """)
  }

  @Test("members of components are renamed where their type is named, and aliases in specs")
  func members()
    throws
  {
    let folder = try project()
    try folder.write(
      """
      let a = Tag.Size.small, b = Appearance.Tag.Size.small, c: Tag.Size = .small
      let d = Tag.Appearance.filled(theme, size: .small), e = Tag.Style.filled
      let f = Other.Size.small, g = Tag.Size.small(1), h = Tag.Appearance.filled

      """, to: "App/View.swift")
    _ = try migrate(folder, "--sources", folder["App"], "--sources", folder["new"], "--apply")
    #expect(
      folder.text(of: "App/View.swift") == """
        let a = Tag.Size.tiny, b = Appearance.Tag.Size.tiny, c: Tag.Size = .tiny
        let d = Tag.Appearance.full(theme, size: .small), e = Tag.Style.full
        let f = Other.Size.small, g = Tag.Size.small(1), h = Tag.Appearance.filled

        """)
    let spec = try #require(folder.text(of: "new/Tag.component.json"))
    #expect(spec.contains(#""backgroundColor": "{color.text}""#))
    #expect(!spec.contains("text-old"))
  }

  @Test(
    "aliases are renamed as whole strings",
    arguments: [
      (#"{ "a": "{old}", "b": ["{old}"] }"#, #"{ "a": "{new}", "b": ["{new}"] }"#),
      (#"{ "a": "{older}", "{old}": "{old" }"#, #"{ "a": "{older}", "{old}": "{old" }"#),
      (#"{ "a": "see {old}", "b": "\"{old}\"" }"#, #"{ "a": "see {old}", "b": "\"{old}\"" }"#),
      (#"{ "a": "{}" }"#, #"{ "a": "{}" }"#),
      (#"{ "a": "{content.old}" }"#, #"{ "a": "{content.old}" }"#),
      (#"{ "a": "{\u006fld}" }"#, #"{ "a": "{new}" }"#),
    ])
  func aliases(source: String, expected: String) throws {
    let paths = ["old": "new", "": "never", "content.old": "content.new"]
    #expect(try rewritten(source, paths, .spec(component: "Tag")) == expected)
  }
}
