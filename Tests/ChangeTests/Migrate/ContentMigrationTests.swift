import CommandSupport
import Foundation
import TestSupport
import Testing
import TokenSwift

@testable import TokenChange
@testable import TokenCompiler

/// `Tag` has a `hint` that is a `note` now, and a `gone` that is gone; `Card` holds tags.
private struct ContentSample {
  let renames = [
    MemberRename(typeName: "Tag.Content", old: "hint", new: "note", form: .field),
    MemberRename(typeName: "Card.Content", old: "tag", new: "label", form: .field),
  ]
  let lost: LostNames = {
    var lost = LostNames()
    lost.fields = [
      .init(typeName: "Tag.Content", caseName: "gone", message: "is gone", isShared: true)
    ]
    return lost
  }()
  let types: ContentTypes

  init() throws {
    types = ContentTypes(try Self.side())
  }

  private static func side() throws -> ComparedTokens {
    func spec(_ content: String) -> String {
      """
      { "elements": { "box": { "kind": "view" } },
        "variants": { "plain": { "appearance": { "box": { "backgroundColor": "{color.ink}" } } } },
        "content": { \(content) } }
      """
    }
    return try DiffSample([
      "a.tokens.json": colors(["ink": "#111111"]),
      "Tag.component.json": spec(
        #""hint": { "type": "text" }, "gone": { "type": "text" }, "kept": { "type": "text" }"#),
      "Card.component.json": spec(
        """
        "tag": { "type": "component", "component": "Tag" },
        "tags": { "type": "list", "of": { "type": "component", "component": "Tag" } }
        """),
    ]).side("old")
  }

  /// What becomes of files, and the places that are listed.
  func rewritten(_ files: String...) -> (texts: [String], findings: [String]) {
    let rewriter = MemberRewriter(renames, lost, contentTypes: types)
    let sources = files.map { SwiftSource(Array($0.utf8)) }
    var names = SourceNames()
    for source in sources { rewriter.note(source, in: &names) }
    let texts = sources.map { source in
      String(
        decoding: rewriter.changes(in: source, names).edits.applied(to: source.bytes), as: UTF8.self
      )
    }
    let findings = sources.flatMap { source in
      rewriter.changes(in: source, names).findings.map {
        "\(LineIndex(source.bytes).place(at: $0.offset)) \($0.text)"
      }
    }
    return (texts, findings)
  }
}

@Suite("Renaming properties of contents in Swift sources")
struct ContentMigrationTests {
  @Test(
    "a property is renamed where its type is stated",
    arguments: [
      ("let c: Tag.Content\nprint(c.hint)", "let c: Tag.Content\nprint(c.note)"),
      ("var c: Tag.Content?\nc?.hint.isEmpty", "var c: Tag.Content?\nc?.note.isEmpty"),
      ("var c: Acme.Tag.Content!\nc!.hint = \"\"", "var c: Acme.Tag.Content!\nc!.note = \"\""),
      ("let c = Tag.Content(hint: \"a\")", "let c = Tag.Content(note: \"a\")"),
      (
        "let c = Tag.Content.init(kept: f(hint: 1), hint: \"a\")",
        "let c = Tag.Content.init(kept: f(hint: 1), note: \"a\")"
      ),
      ("let c: Tag.Content = .init(hint: \"\")", "let c: Tag.Content = .init(note: \"\")"),
      ("f(.tag(.init(hint: \"\")))", "f(.tag(.init(note: \"\")))"),
      ("let c = Tag.Content(\n)\nlet d = c.hint", "let c = Tag.Content(\n)\nlet d = c.note"),
      ("func f(_ c: Tag.Content) { g(c.hint) }", "func f(_ c: Tag.Content) { g(c.note) }"),
      ("init(c: Tag.Content = .x) { g(c.hint) }", "init(c: Tag.Content = .x) { g(c.note) }"),
      (
        "switch c { case .tag(let t): f(t.hint)\ncase let .card(c): f(c.tag.hint) }",
        "switch c { case .tag(let t): f(t.note)\ncase let .card(c): f(c.label.note) }"
      ),
      ("if case .tag(let t) = c { f(t.hint) }", "if case .tag(let t) = c { f(t.note) }"),
      (
        "guard case let .tag(t) = c else { return }\nt.hint",
        "guard case let .tag(t) = c else { return }\nt.note"
      ),
      (
        "func f(l: Tag.Look) { l.content.hint; l.hint }",
        "func f(l: Tag.Look) { l.content.note; l.hint }"
      ),
      (
        "func f(l: Card.Look) { l.tag.content.hint }",
        "func f(l: Card.Look) { l.label.content.note }"
      ),
      (
        "for t in card.tags { t.hint }\nlet card: Card.Content",
        "for t in card.tags { t.note }\nlet card: Card.Content"
      ),
      (
        "func f(_ c: [Tag.Content]) { for t in c { t.hint } }",
        "func f(_ c: [Tag.Content]) { for t in c { t.note } }"
      ),
      (
        "func f(_ c: [Tag.Content]) { c[0].hint; c.first?.hint }",
        "func f(_ c: [Tag.Content]) { c[0].note; c.first?.note }"
      ),
      (
        "extension Tag.Content { var a: String { hint + self.hint } }",
        "extension Tag.Content { var a: String { note + self.note } }"
      ),
      (
        "extension Tag { static func f(c: Content) { c.hint } }",
        "extension Tag { static func f(c: Content) { c.note } }"
      ),
      (
        "func f(c: Tag.Content) { g { a in c.hint }; h(c: 1) { c.hint } }",
        "func f(c: Tag.Content) { g { a in c.note }; h(c: 1) { c.note } }"
      ),
      (
        "let c: Tag.Content\nif let c = x { f(c) } else { c.hint }",
        "let c: Tag.Content\nif let c = x { f(c) } else { c.note }"
      ),
      ("let k = \\Tag.Content.hint", "let k = \\Tag.Content.note"),
      (
        "func f(_ c: @autoclosure inout Tag.Content) { c.hint }",
        "func f(_ c: @autoclosure inout Tag.Content) { c.note }"
      ),
      (
        "extension Tag.Content { var a: String { other.hint + kept.hint } }\nlet other: Model",
        "extension Tag.Content { var a: String { other.hint + kept.hint } }\nlet other: Model"
      ),
      (
        "let a = b, s = \"\\(1)\", t = \"\\(c.hint)\\(2)\"\nlet c: Tag.Content",
        "let a = b, s = \"\\(1)\", t = \"\\(c.note)\\(2)\"\nlet c: Tag.Content"
      ),
      ("let k = \\Card.Content.tag.hint", "let k = \\Card.Content.label.note"),
      (
        "typealias T = Tag.Content\nlet t: T\nt.hint", "typealias T = Tag.Content\nlet t: T\nt.note"
      ),
      (
        "let c: Tag.Content\nlet s = \"\\(c.hint) hint\"",
        "let c: Tag.Content\nlet s = \"\\(c.note) hint\""
      ),
      (
        "let t = try decoder.decode(Tag.Content.self, from: data)\nt.hint",
        "let t = try decoder.decode(Tag.Content.self, from: data)\nt.note"
      ),
      (
        "let f = { (c: Tag.Content) -> String in c.hint }",
        "let f = { (c: Tag.Content) -> String in c.note }"
      ),
      (
        "let c: Tag.Content\nlet d = c\nif let d { d.hint }",
        "let c: Tag.Content\nlet d = c\nif let d { d.note }"
      ),
      (
        "#if DEBUG\nfunc f(c: Tag.Content) {\n#else\nfunc f(c: Tag.Content, a: Int) {\n#endif\nc.hint }",
        "#if DEBUG\nfunc f(c: Tag.Content) {\n#else\nfunc f(c: Tag.Content, a: Int) {\n#endif\nc.note }"
      ),
      ("let `c`: Tag.Content\n`c`.hint", "let `c`: Tag.Content\n`c`.note"),
      (
        "struct V { let c: Tag.Content; func f() { self.c.hint; c.hint } }",
        "struct V { let c: Tag.Content; func f() { self.c.note; c.note } }"
      ),
    ])
  func renamed(source: String, expected: String) throws {
    let (texts, findings) = try ContentSample().rewritten(source)
    #expect(texts == [expected])
    #expect(findings == [])
  }

  @Test("a scope that both branches of a condition open is closed once") func branches() throws {
    let function = "func f(c: Tag.Content) {\n"
    let source = "#if DEBUG\n\(function)#else\n\(function)#endif\nc.hint }\nc.hint"
    let (texts, _) = try ContentSample().rewritten(source)
    #expect(texts == ["#if DEBUG\n\(function)#else\n\(function)#endif\nc.note }\nc.hint"])
  }

  @Test(
    "same-named members of other types stay and are not listed",
    arguments: [
      "let c: Model\nc.hint", "let l = UILabel()\nl.hint = 1", "let c: Tag.Style\nc.hint",
      "func f(c: Model) { c.hint }\nfunc g(c: Tag.Content) { c.kept }",
      "let c: Tag.Content\nfunc f(c: Model) { c.hint }", "f(hint: 1)", "let hint = 1\nf(hint)",
      "Model(hint: 1)", "// c.hint", "let c: Tag.Content\nlet s = \"c.hint\"", "f(.hint)",
      "extension Tag.Content { func f(hint: Int) { g(hint) } }", "let s = \"a\"\ns.hint",
      "let a: Tag.Content, c: Model = .x\nc.hint", "let c: Tag.Content\nc.hint()",
      "struct M { let c: Tag.Content }\nlet m: N\nstruct N { let c: Model }\nm.c.hint",
      "enum E { case tag(Model) }\nModel.hint",
    ])
  func kept(source: String) throws {
    let source = source.replacing("c.hint()", with: "f.hint()")
    let (texts, findings) = try ContentSample().rewritten(source)
    #expect(texts == [source])
    #expect(findings == [])
  }

  @Test(
    "what the sources don't decide stays and is listed",
    arguments: [
      ("make().hint", "1:8"), ("c.map(\\.hint)", "1:9"), ("c.map { $0.hint }", "1:12"),
      ("let c = make()\nc.hint", "2:3"), ("f(.init(hint: 1))", "1:9"),
      ("enum E { case tag(Model) }\nif case .tag(let c) = e { c.hint }", "2:29"),
      ("let c: Tag.Content\nf { c in c.hint }", "2:12"),
      ("let c: Tag.Content\nfor c in all { c.hint }", "2:18"),
      ("let c: Tag.Content\nlet a = 1, c = make()\nc.hint", "3:3"),
      ("let c: Tag.Content\nfor c in all.filter { $0.a } { c.hint }", "2:34"),
      ("let c: Tag.Content\nif let c = x.first(where: { $0.a }) { c.hint }", "2:41"),
      ("let c: Tag.Content\nif let c = make() { c.hint }", "2:23"),
      ("let c: Tag.Content\nwhile case .x(let c) = y { c.hint }", "2:30"),
      ("let c: Tag.Content\ndo {} catch let c { c.hint }", "2:23"),
      ("switch a { case .tag(let c): c.kept\ncase .x: c.hint }", "2:12"),
    ])
  func listed(source: String, place: String) throws {
    let (texts, findings) = try ContentSample().rewritten(source)
    #expect(texts == [source])
    #expect(findings == ["\(place) .hint may be Tag.Content.hint, which is .note now"])
  }

  @Test("what is gone is listed where it is named") func gone() throws {
    let (_, findings) = try ContentSample().rewritten(
      "let c: Tag.Content, m: Model\nc.gone\nm.gone\nx.gone\nlet d = Tag.Content(gone: 1)")
    #expect(
      findings == [
        "2:3 Tag.Content.gone is gone",
        "4:3 .gone may be Tag.Content.gone, which is gone",
        "5:21 Tag.Content.gone is gone",
      ])
  }

  @Test("what one file declares decides about others") func files() throws {
    let (texts, findings) = try ContentSample().rewritten(
      "struct Model { var tag: Tag.Content; var other: Other }",
      "func f(_ m: Model) { m.tag.hint; m.other.hint; m.unheard.hint }\nlet g = Model().tag")
    #expect(texts[1].hasPrefix("func f(_ m: Model) { m.tag.note; m.other.hint; m.unheard.hint }"))
    #expect(findings == ["1:58 .hint may be Tag.Content.hint, which is .note now"])
  }

  @Test(
    "no source makes it fail",
    arguments: [
      "let", "let (", "let .", "case let .", "func", "func f(", "{", "}}", "for", "for x in", "[",
      ".init(", "Tag.Content(", "let c: [", "let c: A<", "#if", "#else", "extension", ")", "].hint",
      "let c = ", "if let", "\\.hint", "a[0", ".hint", "hint", "(hint:", "{ [", "{ (a", "let a,",
    ])
  func broken(source: String) throws {
    #expect(try ContentSample().rewritten(source).texts == [source])
    #expect(try ContentSample().rewritten("x(" + source).texts == ["x(" + source])
  }
}

@Suite("Migrating content keys, types and cases in documents")
struct DocumentMigrationTests {
  private static func spec(_ content: String, _ more: String = "") -> String {
    """
    { \(more) "enums": { "Size": { "cases": { "small": { "serverName": "s" }, "big": {} } } },
      "elements": { "box": { "kind": "view" } },
      "variants": { "plain": { "appearance": { "box": { "backgroundColor": "{color.ink}" } } } },
      "content": { \(content), "size": { "type": "choice", "enum": "Size" },
        "tint": { "type": "token", "group": "color", "optional": true } } }
    """
  }

  /// A folder with two versions of tokens and components.
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(colors(["ink": "#111111", "text-old": "#222222"]), to: "old/a.tokens.json")
    try folder.write(
      Self.spec(#""hint": { "type": "text" }, "sub": { "type": "text", "optional": true }"#),
      to: "old/Tag.component.json")
    try folder.write(colors(["ink": "#111111", "text": "#222222"]), to: "new/a.tokens.json")
    try folder.write(
      Self.spec(
        #""note": { "type": "text", "otherKeys": ["hint"] }"#,
        #""formerNames": ["Tag"], "serverName": "Label","#
      ).replacing(#""big": {}"#, with: #""huge": { "formerNames": ["big"] }"#),
      to: "new/Label.component.json")
    return folder
  }

  private func migrate(_ folder: TemporaryFolder, _ options: String...) throws -> String {
    let words = ["migrate", folder["old"], folder["new"], "--inferred"] + options
    return String(decoding: try runTokenc(words).output, as: UTF8.self)
  }

  @Test("a former name that the new version still knows stays in recorded documents")
  func formerNames() throws {
    let folder = try TemporaryFolder()
    for (version, name, former) in [
      ("old", "note", #""memo""#), ("new", "remark", #""note", "memo""#),
    ] {
      try folder.write(
        """
        { "color": { "$type": "color", "ink": { "$value": \(colorJSON("#111111")) },
          "\(name)": { "$value": \(colorJSON("#222222")),
            "$extensions": { "tokenc": { "formerNames": [\(former)] } } } } }
        """, to: "\(version)/a.tokens.json")
      try folder.write(
        Self.spec(#""note": { "type": "text", "optional": true }"#),
        to: "\(version)/Tag.component.json")
    }
    try folder.write(
      #"{"type":"Tag","tint":"memo"}"# + "\n" + #"{"type":"Tag","tint":"note"}"#, to: "rec/a.ndjson"
    )
    _ = try migrate(folder, "--screens", folder["rec"], "--apply")
    #expect(
      folder.text(of: "rec/a.ndjson") == #"{"type":"Tag","tint":"memo"}"# + "\n"
        + #"{"type":"Tag","tint":"remark"}"#)
  }

  @Test("recorded documents get the new names and keep their form") func documents() throws {
    let folder = try project()
    try folder.write(
      """
      { "page":[ {"hint" : "hint",\t"type": "Tag", "size":"big",
          "tint": "textOld", "extra": { "hint": "old" } },
        { "type": "Other", "hint": "Tag", "size": "big" } ] }

      """, to: "rec/a.json")
    try folder.write(
      #"{"type":"Tag","hint":"a","note":"b","size":"s"}"# + "\r\n"
        + #"{"type":"Tag","hint":"\u0061","sub":"c","size":"big"}"#, to: "rec/b.ndjson")
    let shown = try migrate(folder, "--screens", folder["rec"])
    #expect(shown.contains("+++ b/"))
    let text = try migrate(folder, "--screens", folder["rec"], "--apply")
    #expect(
      folder.text(of: "rec/a.json") == """
        { "page":[ {"note" : "hint",\t"type": "Label", "size":"huge",
            "tint": "text", "extra": { "hint": "old" } },
          { "type": "Other", "hint": "Tag", "size": "big" } ] }

        """)
    #expect(
      folder.text(of: "rec/b.ndjson") == #"{"type":"Label","hint":"a","note":"b","size":"s"}"#
        + "\r\n" + #"{"type":"Label","note":"\u0061","sub":"c","size":"huge"}"#)
    let path = folder["rec/b.ndjson"]
    for place in [
      "\(path):1:15: 'hint' is 'note' now, which stands here, too", "\(path):2:31: 'sub' is gone",
    ] {
      #expect(text.split(separator: "\n").count { $0.contains(place) } == 1, "\(place)\n\(text)")
    }
    #expect(text.contains("To be looked at in the sources (2)\n"))
    #expect(text.contains("  Tag.Content.hint → .note\n"))
    #expect(!text.contains("(1)\n  Label.content.note"))
    let again = try migrate(folder, "--screens", folder["rec/a.json"], "--apply")
    #expect(again.contains("no source names a renamed token"))
  }

  @Test("names that both versions know stay in documents") func knownNames() throws {
    let folder = try TemporaryFolder()
    func write(_ version: String, _ name: String, was former: String) throws {
      try folder.write(
        """
        { "color": { "$type": "color", "\(name)": { "$value": \(colorJSON("#222222")),
          "$extensions": { "tokenc": { "formerNames": [\(former)] } } },
          "ink": { "$value": \(colorJSON("#111111")) } } }
        """, to: "\(version)/a.tokens.json")
      try folder.write(
        Self.spec(#""note": { "type": "text" }"#), to: "\(version)/Tag.component.json")
    }
    try write("old", "text-old", was: #""oldest", "older""#)
    try write("new", "text", was: #""textOld", "older""#)
    let document = #"{"type":"Tag","note":"a","size":"s","tint":"TINT"}"#
    let tints = ["older", "textOld", "text", "oldest"]
    for tint in tints {
      try folder.write(document.replacing("TINT", with: tint), to: "rec/\(tint).json")
    }
    _ = try migrate(folder, "--screens", folder["rec"], "--apply")
    let found = tints.map { folder.text(of: "rec/\($0).json") }
    #expect(
      found == ["older", "text", "text", "text"].map { document.replacing("TINT", with: $0) })
  }

  @Test("sources and documents are rewritten at once, and no file twice") func together() throws {
    let folder = try project()
    try folder.write("let t: Tag.Content\nf(t.hint, .big)\n", to: "App/V.swift")
    try folder.write(#"{"type":"Tag","hint":"a","size":"s"}"#, to: "App/rec/a.json")
    let text = try migrate(
      folder, "--sources", folder["App"], "--sources", folder["App/../App/V.swift"], "--screens",
      folder["App/rec"], "--apply")
    #expect(folder.text(of: "App/V.swift") == "let t: Label.Content\nf(t.note, .big)\n")
    #expect(
      folder.text(of: "App/rec/a.json") == #"{"type":"Label","note":"a","size":"s"}"#)
    #expect(text.split(separator: "\n").count { $0.hasPrefix("rewrote") } == 2)
  }

  @Test("a line that is not JSON stays byte for byte and is listed, and the others are rewritten")
  func brokenLine() throws {
    let folder = try project()
    let lines: [(old: [UInt8], new: [UInt8])] = [
      (Array(#"{"type":"Tag","hint":"a"}"#.utf8), Array(#"{"type":"Label","note":"a"}"#.utf8)),
      (
        Array(#"{"type":"Tag","hint":"#.utf8) + [0xFF],
        Array(#"{"type":"Tag","hint":"#.utf8) + [0xFF]
      ),
      (Array(#"{"type":"Tag","hint":"b"}"#.utf8), Array(#"{"type":"Label","note":"b"}"#.utf8)),
    ]
    try folder.write("", to: "rec/a.ndjson")
    let file = URL(fileURLWithPath: folder["rec/a.ndjson"])
    try Data(lines.map(\.old).joined(separator: [0x0A])).write(to: file)
    let text = try migrate(folder, "--screens", folder["rec"], "--apply")
    #expect(text.contains("\(file.path):2: is not JSON and stays as it is\n"), "\(text)")
    #expect(try Data(contentsOf: file) == Data(lines.map(\.new).joined(separator: [0x0A])))
  }

  @Test("a document that is no JSON ends the run before anything is written") func broken() throws {
    let folder = try project()
    try folder.write(#"{"type":"Tag","hint":"a"}"#, to: "rec/a.json")
    try folder.write("{", to: "rec/b.json")
    let error = #expect(throws: RunFailure.self) {
      try migrate(folder, "--screens", folder["rec"], "--apply")
    }
    #expect(error?.diagnostics.isEmpty == false)
    #expect(folder.text(of: "rec/a.json") == #"{"type":"Tag","hint":"a"}"#)
  }
}
