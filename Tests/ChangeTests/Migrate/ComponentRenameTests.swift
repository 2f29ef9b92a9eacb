import CommandSupport
import Foundation
import TestSupport
import Testing

@testable import TokenChange
@testable import TokenCommands
@testable import TokenCompiler

@Suite("Renaming components and their parts where they are declared")
struct ComponentRenameTests {
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      { "color": { "$type": "color", "ink": { "$value": \(colorJSON("#112233")) } },
        "typography": { "body": { "$type": "typography", "$value": { "fontFamily": "Inter",
          "fontSize": { "value": 16, "unit": "px" }, "fontWeight": 400, "lineHeight": 1.5,
          "letterSpacing": { "value": 0, "unit": "px" } } } } }
      """, to: "t/a.tokens.json")
    try folder.write(
      """
      {
        "enums": { "Size": { "default": "small", "cases": { "small": {}, "big": { "serverName": "b" } } } },
        "elements": { "text": { "kind": "label" } },
        "appearance": { "text": { "textColor": "{color.ink}", "typography": "{typography.body}",
          "numberOfLines": { "by": "Size", "values": { "small": 1, "big": 2 } } } },
        "variants": { "filled": {}, "plain": {} },
        "content": {
          "text": { "type": "text" },
          "size": { "type": "choice", "enum": "Size", "default": "small" }
        },
        "arrangement": { "row": ["text"] }
      }

      """, to: "t/Tag.component.json")
    try folder.write(
      """
      {
        "elements": { "tag": { "component": "Tag" } },
        "appearance": { "tag": { "variant": "filled", "size": "small" } }, "variants": { "plain": {} },
        "content": { "tag": { "type": "component", "component": "Tag" } },
        "arrangement": { "row": ["tag"] }
      }

      """, to: "t/Card.component.json")
    try folder.write(
      """
      let a = Tag.Size.small, b = Tag.Content(text: "x", size: .small)
      func f(_ tag: Tag.Content) -> String { tag.text }

      """, to: "App/View.swift")
    try folder.write(
      #"{ "type": "Tag", "text": "x", "size": "small" }"# + "\n", to: "rec/a.json")
    return folder
  }

  private func migrate(_ folder: TemporaryFolder, _ renames: [String]) throws -> String {
    let words =
      ["rename", folder["t"], "--sources", folder["App"], "--screens", folder["rec"], "--apply"]
      + renames
    return String(decoding: try runTokenc(words).output, as: UTF8.self)
  }

  @Test("a field that a look takes is renamed there, and that changes nothing") func boundField()
    throws
  {
    let folder = try project()
    let spec = try #require(folder.text(of: "t/Tag.component.json"))
    try folder.write(
      spec.replacingOccurrences(
        of: #""textColor": "{color.ink}""#,
        with: #""textColor": { "value": "{content.color}", "otherwise": "{color.ink}" }"#
      ).replacingOccurrences(
        of: #""text": { "type": "text" },"#,
        with: """
          "text": { "type": "text" },
              "color": { "type": "token", "group": "color", "optional": true },
          """), to: "t/Tag.component.json")
    _ = try migrate(folder, ["Tag.content.color=tint"])
    let own = try #require(folder.text(of: "t/Tag.component.json"))
    #expect(own.contains(#"{ "value": "{content.tint}", "otherwise": "{color.ink}" }"#))
    #expect(own.contains(#""tint": { "type": "token""#))
  }

  @Test("a spec that includes another names it as it is called then") func included() throws {
    let folder = try project()
    try folder.write(
      #"{ "content": { "id": { "type": "text" } } }"#,
      to: "t/Base.component.json")
    try folder.write(
      #"{ "includes": ["Base"], "content": { "title": { "type": "text" } } }"#,
      to: "t/Note.component.json")
    _ = try migrate(folder, ["Base=Core"])
    let note = try #require(folder.text(of: "t/Note.component.json"))
    #expect(note.contains(#""includes": ["Core"]"#))
  }

  @Test("specs, Swift and recorded screens get the new names, and servers may send the old ones")
  func everywhere() throws {
    let folder = try project()
    let done = try migrate(
      folder,
      ["Tag=Chip", "Tag.content.text=label", "Tag.Size.small=tiny", "Tag.variants.filled=full"])
    #expect(
      done.contains("moved \(folder["t/Tag.component.json"]) to \(folder["t/Chip.component.json"])")
    )
    #expect(folder.text(of: "t/Tag.component.json") == nil)
    let own = try #require(folder.text(of: "t/Chip.component.json"))
    #expect(own.contains(#""tiny": { "formerNames": ["small"] }, "big""#))
    #expect(own.contains(#""default": "tiny", "cases""#))
    #expect(own.contains(#""values": { "tiny": 1, "big": 2 }"#))
    #expect(own.contains(#""full": { "formerNames": ["filled"] }, "plain": {}"#))
    #expect(own.contains(#""label": { "type": "text", "otherKeys": ["text"] }"#))
    #expect(own.contains(#""enum": "Size", "default": "tiny""#))
    #expect(own.contains(#""row": [{ "element": "text", "shows": "{content.label}" }]"#))
    #expect(own.contains("\n  \"formerNames\": [\"Tag\"]\n}"))
    let other = try #require(folder.text(of: "t/Card.component.json"))
    #expect(other.contains(#""tag": { "component": "Chip" }"#))
    #expect(other.contains(#""tag": { "variant": "full", "size": "tiny" }"#))
    #expect(other.contains(#""type": "component", "component": "Chip""#))
    let swift = try #require(folder.text(of: "App/View.swift"))
    #expect(swift.contains("let a = Chip.Size.tiny, b = Chip.Content(label: \"x\""))
    #expect(swift.contains("(_ tag: Chip.Content) -> String { tag.label }"))
    #expect(
      folder.text(of: "rec/a.json") == #"{ "type": "Chip", "label": "x", "size": "tiny" }"# + "\n")
    try folder.write(#"{ "type": "Tag", "text": "x", "size": "small" }"#, to: "old.json")
    for document in ["old.json", "rec/a.json"] {
      let check = try runTokenc(["validate", folder["t"], folder[document]])
      #expect(check.summary.first?.hasPrefix("no faults") == true)
    }
  }

  @Test(
    "what can't be renamed is refused, and nothing is written",
    arguments: [
      ("Tag.content.txt=label", "'Tag.content' has no 'txt' to rename; did you mean 'text'?"),
      ("Tag.content.text=size", "'Tag.content.text' can't become 'size', which is there"),
      ("Tag.content.size=text", "which is there; choose another name"),
      ("Tag.content.text=Card.content.x", "stays in its component"),
      ("Tag=Card", "'Tag' can't become 'Card', which is there"),
      ("Tag=../x", "can't name 'Tag'; it takes letters and digits"),
      ("Tag=chip", "'chip' can't name a component"),
      ("Tag.what.x=y", "is not a part that can be renamed"),
    ])
  func refused(rename: String, message: String) throws {
    let folder = try project()
    let (names, before) = (folder.names, folder.text(of: "t/Tag.component.json"))
    let failure = #expect(throws: RunFailure.self) { try migrate(folder, [rename]) }
    let messages = (failure?.diagnostics ?? []).map(\.message)
    #expect(messages.contains { $0.contains(message) }, "\(messages)")
    #expect(folder.names == names && folder.text(of: "t/Tag.component.json") == before)
  }

  @Test("a case or token that is the default of a field, or in one, is renamed with it")
  func defaults() throws {
    let folder = try project()
    let spec = try #require(folder.text(of: "t/Tag.component.json"))
    try folder.write(
      spec.replacing(
        #""content": {"#,
        with: #"""
          "content": {
              "sizes": { "type": "list", "of": { "type": "choice", "enum": "Size" }, "default": ["small", "big"] },
              "style": { "type": "choice", "enum": "Style", "default": "filled" },
              "color": { "type": "token", "group": "color", "default": "{color.ink}" },
          """#), to: "t/Tag.component.json")
    _ = try migrate(
      folder, ["Tag.Size.small=tiny", "Tag.variants.filled=full", "color.ink=color.text"])
    let new = try #require(folder.text(of: "t/Tag.component.json"))
    #expect(new.contains(#""enum": "Size" }, "default": ["tiny", "big"]"#))
    #expect(new.contains(#""enum": "Size", "default": "tiny""#))
    #expect(new.contains(#""enum": "Style", "default": "full""#))
    #expect(new.contains(#""default": "{color.text}""#))
  }

  @Test("a field of an object that a look takes is renamed there, and that changes nothing")
  func boundPath() throws {
    let folder = try project()
    try folder.write(
      #"{ "nestedOnly": true, "content": { "color": { "type": "token", "group": "color" } } }"#
        + "\n", to: "t/Ink.component.json")
    let spec = try #require(folder.text(of: "t/Tag.component.json"))
    try folder.write(
      spec.replacing(
        #""textColor": "{color.ink}""#,
        with: #""textColor": { "value": "{content.ink.color}", "otherwise": "{color.ink}" }"#
      ).replacing(
        #""text": { "type": "text" },"#,
        with: """
          "text": { "type": "text" },
              "ink": { "type": "component", "component": "Ink", "optional": true },
          """), to: "t/Tag.component.json")
    _ = try migrate(folder, ["Ink.content.color=tint", "Tag.content.ink=pen"])
    let own = try #require(folder.text(of: "t/Tag.component.json"))
    #expect(own.contains(#"{ "value": "{content.pen.tint}", "otherwise": "{color.ink}" }"#))
    _ = try runTokenc([folder["t"], "--output", folder["out"]])
  }

  @Test("fields are renamed on the way to what an element shows") func paths() throws {
    let folder = try project()
    let spec = try #require(folder.text(of: "t/Card.component.json"))
    try folder.write(
      spec.replacing(
        #"{ "tag": { "component": "Tag" } }"#,
        with: #"{ "tag": { "component": "Tag" }, "line": { "kind": "label" } }"#
      ).replacing(
        #""appearance": {"#,
        with:
          #""appearance": { "line": { "textColor": "{color.ink}", "typography": "{typography.body}" },"#
      ).replacing(
        #"["tag"]"#, with: #"["tag", { "element": "line", "shows": "{content.tag.text}" }]"#),
      to: "t/Card.component.json")
    _ = try migrate(folder, ["Tag.content.text=words", "Card.content.tag=badge"])
    let new = try #require(folder.text(of: "t/Card.component.json"))
    #expect(new.contains(#""shows": "{content.badge.words}""#), "\(new)")
    _ = try runTokenc([folder["t"], "--output", folder["out"]])
  }

  @Test("a field can't take the name of an element that would show it") func shown() throws {
    let folder = try project()
    let spec = try #require(folder.text(of: "t/Tag.component.json"))
    try folder.write(
      spec.replacing(#""row": ["text"]"#, with: #""row": ["text", "line"]"#)
        .replacing(#""elements": {"#, with: #""elements": { "line": { "kind": "view" },"#),
      to: "t/Tag.component.json")
    let failure = #expect(throws: RunFailure.self) {
      try migrate(folder, ["Tag.content.text=line"])
    }
    #expect(failure?.diagnostics.first?.message.contains("would show it") == true)
  }

  @Test("a description of a spec that names a renamed token is listed with its place")
  func description() throws {
    let folder = try project()
    let spec = try #require(folder.text(of: "t/Tag.component.json"))
    try folder.write(
      spec.substituting(
        #""filled": {}"#, with: #""filled": { "description": "As (color.ink), but bold." }"#),
      to: "t/Tag.component.json")
    let text = try migrate(folder, ["color.ink=color.text"])
    #expect(
      text.contains(
        "Tag.component.json:6:44: names 'color.ink', which is 'color.text' now"), "\(text)")
  }

  @Test("a style is renamed in its file, where looks extend it, and in Swift") func style() throws {
    let folder = try project()
    try folder.write(
      """
      { "kind": "label", "appearance": { "textColor": "{color.ink}" }, "styles": {
          "big": { "appearance": { "typography": "{typography.body}" } },
          "bold": { "appearance": { "extends": "big", "numberOfLines": 1 } } } }

      """, to: "t/Label.style.json")
    try folder.write(
      """
      {
        "enums": { "Kind": { "styles": "Label", "default": "big" } },
        "elements": { "a": { "kind": "label" }, "b": { "kind": "label" } },
        "variants": { "plain": { "appearance": { "a": { "extends": "big" }, "b": { "extends": { "by": "Kind" } } } } },
        "content": { "a": { "type": "text" }, "b": { "type": "text" },
          "kind": { "type": "choice", "enum": "Kind", "default": "big" } },
        "arrangement": { "row": ["a", "b"] }
      }

      """, to: "t/Note.component.json")
    try folder.write(
      """
      let a = LabelAppearance.big(theme), b = LabelStyleName.big
      let c: LabelAppearance = .big(theme)

      """, to: "App/View.swift")
    let text = try migrate(folder, ["LabelStyleName.big=huge"])
    let styles = try #require(folder.text(of: "t/Label.style.json"))
    #expect(styles.contains(#""huge": { "appearance""#))
    #expect(styles.contains(#""formerNames": ["big"]"#))
    #expect(styles.contains(#""extends": "huge""#))
    let note = try #require(folder.text(of: "t/Note.component.json"))
    #expect(!note.contains("big"))
    #expect(note.contains(#""styles": "Label", "default": "huge""#))
    #expect(note.contains(#""b": { "extends": { "by": "Kind" } }"#))
    #expect(
      folder.text(of: "App/View.swift")
        == """
        let a = LabelAppearance.huge(theme), b = LabelStyleName.huge
        let c: LabelAppearance = .big(theme)

        """)
    #expect(text.contains(".big may be LabelAppearance.big, which is .huge now"), "\(text)")
  }

  @Test("a file of styles is renamed with the enums that have its styles") func styles() throws {
    let folder = try project()
    try folder.write(
      """
      { "kind": "label", "styles": { "big": { "appearance": { "textColor": "{color.ink}", "typography": "{typography.body}" } } } }
      """, to: "t/Label.style.json")
    try folder.write(
      """
      { "enums": { "Kind": { "styles": "Label" } }, "elements": { "a": { "kind": "label" } },
        "variants": { "plain": { "appearance": { "a": { "extends": { "by": "Kind" } } } } },
        "content": { "a": { "type": "text" } }, "arrangement": { "row": ["a"] } }
      """, to: "t/Note.component.json")
    _ = try migrate(folder, ["LabelStyleName=TextStyleName"])
    #expect(folder.text(of: "t/Text.style.json") != nil)
    #expect(folder.text(of: "t/Label.style.json") == nil)
    let note = try #require(folder.text(of: "t/Note.component.json"))
    #expect(note.contains(#""styles": "Text""#))
  }

  @Test(
    "a component or a part of it gets a name back that it had before",
    arguments: [
      ("Tag=Chip", "Chip=Mark", "Mark=Tag"),
      ("Tag.content.text=label", "Tag.content.label=words", "Tag.content.words=text"),
      ("Tag.Size.small=tiny", "Tag.Size.tiny=little", "Tag.Size.little=small"),
    ])
  func givenBack(first: String, second: String, back: String) throws {
    let folder = try project()
    for rename in [first, second, back] { _ = try migrate(folder, [rename]) }
    _ = try runTokenc([folder["t"], "--output", folder["out"]])
    let spec = try #require(folder.text(of: "t/Tag.component.json"))
    let names = [first, second].compactMap { $0.split(separator: "=").last }
    let kept = names.map { "\"\($0)\"" }.joined(separator: ", ")
    #expect(spec.contains("[\(kept)]"), "\(spec)")
  }
}
