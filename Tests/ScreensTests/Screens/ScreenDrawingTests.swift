import CommandSupport
import Foundation
import TestSupport
import Testing

@testable import TokenCompiler

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("tokenc preview --screens") struct ScreenDrawingTests {
  private static let tokens = """
    { "color": { "$type": "color", "page": { "$value": \(srgb(0.9, 0.9, 0.9)) },
        "text": { "$value": \(LintColors.black), "$extensions": { "mode": { "dark": \(LintColors.white) } } } },
      "spacing": { "$type": "dimension", "gap": { "$value": { "value": 10, "unit": "px" } } },
      "type": { "$type": "typography", "body": { "$value": { "fontFamily": "A",
        "fontSize": { "value": 20, "unit": "px" }, "fontWeight": 400,
        "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.5 } } },
      "stroke": { "$type": "strokeStyle", "line": { "$value": "solid" } } }
    """
  private static let row = """
    { "elements": { "surface": { "kind": "view" }, "box": { "kind": "view" }, "title": { "kind": "label" } },
      "variants": { "plain": { "appearance": {
        "surface": { "backgroundColor": "{color.page}", "cornerRadius": 4 },
        "box": { "backgroundColor": "{color.text}" },
        "title": { "typography": "{type.body}", "textColor": "{color.text}", "numberOfLines": 0 } } } },
      "arrangement": { "row": [
          { "element": "box", "size": { "width": 40, "height": 30 } }, { "element": "title", "weight": 1 }],
        "on": "surface", "gap": "{spacing.gap}", "insets": 5, "alignment": "center" },
      "content": { "title": { "type": "text" } } }
    """
  private static let bare = """
    { "elements": { "title": { "kind": "label" } },
      "variants": { "plain": { "appearance": { "title": { "typography": "{type.body}", "textColor": "{color.text}" } } } },
      "content": { "title": { "type": "text" } } }
    """

  private func pictures(_ document: String, _ options: String...) throws -> (
    TemporaryFolder, BuiltTokenc.Outcome
  ) {
    let folder = try TemporaryFolder()
    try folder.write(Self.tokens, to: "tokens/a.tokens.json")
    try folder.write(Self.row, to: "tokens/Row.component.json")
    try folder.write(Self.bare, to: "tokens/Bare.component.json")
    try folder.write(document, to: "pay.json")
    let run = try BuiltTokenc.run(
      ["preview", "tokens", "--screens", "pay.json", "--format", "svg", "--output", "out"]
        + options,
      in: folder.path)
    return (folder, run)
  }

  private func text(_ name: String, in folder: TemporaryFolder) throws -> String {
    try String(contentsOfFile: folder[name], encoding: .utf8)
  }

  @Test("a row has its ground, insets, gap, sizes and weights, in the colors of each theme")
  func row() throws {
    let (folder, run) = try pictures(#"{ "type": "Row", "title": "Hello" }"#)
    #expect(run.output.contains("wrote 2 pictures to out"))
    let light = try text("out/pay-light.svg", in: folder)
    #expect(light.contains(#"viewBox="0 0 390 40""#))
    // The ground, then the box at the insets, then the text behind the gap, centered in the row.
    let corners = "L390 36A4 4 0 0 1 386 40L4 40A4 4 0 0 1 0 36L0 4A4 4 0 0 1 4 0Z"
    #expect(light.contains(##"<path d="M4 0L386 0A4 4 0 0 1 390 4\##(corners)""##))
    #expect(light.contains(##"<path d="M5 5L45 5L45 35L5 35L5 5Z" fill="#000000"/>"##))
    #expect(light.contains(#"<text x="55" y="26" font-size="20""#))
    #expect(light.contains(##"fill="#000000">Hello</text>"##))
    let dark = try text("out/pay-dark.svg", in: folder)
    #expect(
      dark.contains(##"fill="#FFFFFF">Hello</text>"##)
        || dark.contains(##"fill="#ffffff">Hello</text>"##))
    let (again, _) = try pictures(#"{ "type": "Row", "title": "Hello" }"#)
    #expect(try text("out/pay-dark.svg", in: again) == dark)
  }

  /// The picture of one component in light.
  private func picture(
    of spec: String, _ document: String = #"{ "type": "Own" }"#,
    beside others: [String: String] = [:]
  ) throws -> String {
    let folder = try TemporaryFolder()
    for (name, spec) in others { try folder.write(spec, to: "tokens/\(name).component.json") }
    try folder.write(Self.tokens, to: "tokens/a.tokens.json")
    try folder.write(spec, to: "tokens/Own.component.json")
    try folder.write(document, to: "own.json")
    let run = try BuiltTokenc.run(
      ["preview", "tokens", "--screens", "own.json", "--format", "svg", "--output", "out"],
      in: folder.path)
    #expect(run.exitCode == 0, "\(run.messages)")
    return try text("out/own-light.svg", in: folder)
  }

  /// Two views in a row of 390 points, with what the row says and what each item does.
  private func row(_ more: String, _ first: String, _ second: String, look: String = "") -> String {
    """
    { "elements": { "surface": { "kind": "view" }, "a": { "kind": "view" }, "b": { "kind": "view" } },
      "variants": { "plain": { "appearance": { "surface": {},
        "a": { "backgroundColor": "{color.text}" \(look) }, "b": { "backgroundColor": "{color.page}" } } } },
      "arrangement": { "row": [{ "element": "a", \(first) }, { "element": "b", \(second) }],
        "on": "surface" \(more) }, "content": {} }
    """
  }

  @Test("weights share the width in their proportion") func weights() throws {
    let high = #""size": { "height": 30 }"#
    let svg = try picture(
      of: row("", #""weight": 1, \#(high)"#, #""weight": 2, \#(high)"#))
    #expect(svg.contains(##"<path d="M0 0L130 0L130 30L0 30L0 0Z" fill="#000000"/>"##), "\(svg)")
    #expect(
      svg.contains(##"<path d="M130 0L390 0L390 30L130 30L130 0Z" fill="#e6e6e6"/>"##), "\(svg)")
  }

  /// Boxes of 20 by 30 points as a server sends them, in a stack of the direction that it says.
  private func boxes(_ document: String) throws -> String {
    try picture(
      of: """
        { "enums": { "Axis": { "cases": { "across": {}, "down": {} } } },
          "elements": { "stack": { "kind": "stack" } },
          "appearance": { "stack": { "axis": { "by": "Axis", "values": { "across": "horizontal", "down": "vertical" } },
            "alignment": "leading" } },
          "variants": { "plain": {} },
          "content": { "axis": { "type": "choice", "enum": "Axis" },
            "boxes": { "type": "list", "of": { "type": "component", "component": "Box" } } },
          "arrangement": { "stack": ["{content.boxes}"], "on": "stack",
            "itemWeight": { "by": "Axis", "values": { "across": 1, "down": 0 } } } }
        """,
      #"{ "type": "Own", \#(document) }"#,
      beside: [
        "Box": """
        { "nestedOnly": true, "elements": { "box": { "kind": "view" } },
          "appearance": { "box": { "backgroundColor": "{color.text}" } }, "variants": { "plain": {} },
          "content": { "flex": { "type": "number", "optional": true } },
          "arrangement": { "row": [{ "element": "box", "size": { "width": 20, "height": 30 } }],
            "weight": { "value": "{content.flex}", "otherwise": null } } }
        """
      ])
  }

  @Test("items without a weight have that of their group, which may differ between directions")
  func itemWeight() throws {
    func box(_ x: Int, _ y: Int) -> String { "<path d=\"M\(x) \(y)L\(x + 20) \(y)L" }
    // Of 390 points the third takes its own 20, the others share 370 as 1 to 3.
    let row = try boxes(#""axis": "across", "boxes": [{}, { "flex": 3 }, { "flex": 0 }]"#)
    #expect(row.contains(box(0, 0)) && row.contains("<path d=\"M92.5 0L"), "\(row)")
    #expect(row.contains(box(370, 0)), "\(row)")
    let column = try boxes(#""axis": "down", "boxes": [{}, {}]"#)
    #expect(column.contains(box(0, 0)) && column.contains(box(0, 30)), "\(column)")
  }

  @Test(
    "space that is left goes where the distribution says",
    arguments: [
      ("leading", 0, 100), ("center", 95, 195), ("trailing", 190, 290), ("equalSpacing", 0, 290),
    ])
  func distribution(_ word: String, _ first: Int, _ second: Int) throws {
    let size = #""size": { "width": 100, "height": 30 }"#
    let svg = try picture(of: row(#", "distribution": "\#(word)""#, size, size))
    #expect(svg.contains("<path d=\"M\(first) 0L\(first + 100) 0L"), "\(svg)")
    #expect(svg.contains("<path d=\"M\(second) 0L\(second + 100) 0L"), "\(svg)")
  }

  @Test(
    "what shares the height of a column has room for all of it",
    arguments: [
      (#""distribution": "fillEqually""#, "", "", 100),
      ("", #", "weight": 1"#, #", "weight": 2"#, 150),
      ("", #", "weight": 1"#, "", 80),
    ])
  func shared(_ more: String, _ first: String, _ second: String, _ height: Int) throws {
    let column = """
      { "elements": { "a": { "kind": "view" }, "b": { "kind": "view" }, "in": { "kind": "view" } },
        "variants": { "plain": { "appearance": { "a": { "backgroundColor": "{color.page}" },
          "b": { "backgroundColor": "{color.text}" }, "in": { "backgroundColor": "{color.text}" } } } },
        "arrangement": { "column": [
          { "row": [{ "element": "in", "size": { "width": 5, "height": 30 } }], "on": "a", "insets": 10\(first) },
          { "element": "b", "size": { "minHeight": 30 }\(second) }]\(more.isEmpty ? "" : ", \(more)") } }
      """
    let svg = try picture(of: column)
    #expect(svg.contains(#"viewBox="0 0 390 \#(height)""#), "\(svg)")
  }

  @Test("corners are at most round, and a border has its color and width") func corners() throws {
    let size = #""size": { "width": 100, "height": 30 }"#
    let svg = try picture(
      of: row(
        "", size, size,
        look: #", "cornerRadius": 99, "borderColor": "{color.page}", "borderWidth": 3"#))
    #expect(svg.contains("A15 15 0 0 1 100 15"), "\(svg)")
    #expect(svg.contains(##"stroke="#e6e6e6" stroke-opacity="1" stroke-width="3""##), "\(svg)")
  }

  @Test("a border of parts has their color and width") func borderParts() throws {
    let size = #""size": { "width": 100, "height": 30 }"#
    let svg = try picture(
      of: row(
        "", size, size,
        look: #", "border": { "color": "{color.page}", "width": 3, "style": "{stroke.line}" }"#))
    #expect(svg.contains(##"stroke="#e6e6e6" stroke-opacity="1" stroke-width="3""##), "\(svg)")
  }

  @Test("corners shrink where those of one side have no room, as in CSS") func unequalCorners()
    throws
  {
    let size = #""size": { "width": 100, "height": 30 }"#
    for (corners, start) in [("25", "M15 0"), (#"{ "topLeading": 25 }"#, "M25 0")] {
      let svg = try picture(of: row("", size, size, look: #", "cornerRadius": \#(corners)"#))
      #expect(svg.contains("<path d=\"\(start)L"), "\(svg)")
    }
  }

  @Test("what the app sets is a dashed box with its name") func ofApp() throws {
    let svg = try picture(
      of: """
        { "elements": { "level": { "kind": "slider" } },
          "variants": { "plain": { "appearance": { "level": {
            "maximumTrackColor": "{color.page}", "minimumTrackColor": "{color.text}" } } } },
          "arrangement": { "row": [{ "element": "level", "shows": null }] }, "content": {} }
        """)
    #expect(
      svg.contains(##"fill="#808080" fill-opacity="0.12" stroke="#808080" stroke-dasharray="3 3""##)
    )
    #expect(svg.contains(##"text-anchor="middle" fill="#808080">level</text>"##), "\(svg)")
  }

  @Test("a box that is too low for a name has none", arguments: [(11, false), (12, true)])
  func lowBox(_ height: Int, _ hasName: Bool) throws {
    let svg = try picture(
      of: """
        { "elements": { "level": { "kind": "slider" } },
          "variants": { "plain": { "appearance": { "level": {
            "maximumTrackColor": "{color.page}", "minimumTrackColor": "{color.text}" } } } },
          "arrangement": { "row": [
            { "element": "level", "shows": null, "size": { "width": 80, "height": \(height) } }] }, "content": {} }
        """)
    #expect(svg.contains(">level</text>") == hasName, "\(svg)")
  }

  @Test("what is hidden keeps its place and is not drawn") func hidden() throws {
    let size = #""size": { "width": 100, "height": 30 }"#
    let svg = try picture(of: row("", size, size, look: #", "isHidden": true"#))
    #expect(svg.contains("<g opacity=\"0\">\n<path d=\"M0 0L100 0L"), "\(svg)")
    #expect(svg.contains("<path d=\"M100 0L200 0L"), "\(svg)")
  }

  @Test("a bar of progress is round at its ends") func progress() throws {
    let svg = try picture(
      of: """
        { "elements": { "bar": { "kind": "progress" } },
          "variants": { "plain": { "appearance": { "bar": {
            "trackColor": "{color.page}", "progressColor": "{color.text}" } } } },
          "arrangement": { "row": ["bar"] }, "content": { "bar": { "type": "number" } } }
        """, #"{ "type": "Own", "bar": 0.5 }"#)
    #expect(svg.contains("M2 0L388 0A2 2 0 0 1 390 2"), "\(svg)")
  }

  @Test("components stand where their field does") func fields() throws {
    func view(_ color: String) -> String {
      """
      { "nestedOnly": true, "elements": { "box": { "kind": "view" } },
        "variants": { "plain": { "appearance": { "box": { "backgroundColor": "{color.\(color)}" } } } },
        "arrangement": { "row": [{ "element": "box", "size": { "width": 30, "height": 20 } }] },
        "content": { "note": { "type": "text", "optional": true } } }
      """
    }
    let svg = try picture(
      of: """
        { "variants": { "plain": {} }, "arrangement": { "column": ["{content.last}", "{content.first}"] },
          "content": { "first": { "type": "component", "component": "Dark" },
            "last": { "type": "component", "component": "Pale" } } }
        """, #"{ "type": "Own", "first": {}, "last": {} }"#,
      beside: ["Dark": view("text"), "Pale": view("page")])
    let pale = try #require(svg.range(of: ##"fill="#e6e6e6""##), "\(svg)")
    let dark = try #require(svg.range(of: ##"fill="#000000""##), "\(svg)")
    #expect(pale.lowerBound < dark.lowerBound)
  }

  @Test(
    "a component within has its variant with the properties that the one around changes",
    arguments: [
      (#""title": { "textColor": "{color.page}" }"#, "#e6e6e6"),
      (
        #""title": { "textColor": { "by": "Tone", "values": { "pale": "{color.page}" } } }"#,
        "#e6e6e6"
      ),
      (#""title": { "numberOfLines": 1 }"#, "#000000"),
      (#""size": "small""#, "#000000"),
    ]) func changes(_ change: String, _ color: String) throws
  {
    let tag = """
      { "nestedOnly": true, "enums": { "Size": { "cases": { "small": {} } } }, "elements": { "title": { "kind": "label" } },
        "variants": { "plain": { "appearance": { "title": { "typography": "{type.body}", "textColor": "{color.text}",
          "view": { "opacity": { "by": "Size", "values": { "small": 1 } } } } } } },
        "arrangement": "title", "content": { "title": { "type": "text" } } }
      """
    let frame = """
      { "nestedOnly": true, "elements": { "tag": { "component": "Tag" } },
        "variants": { "plain": { "appearance": { "tag": { "variant": "plain" } } } },
        "arrangement": { "element": "tag", "shows": { "title": "{content.title}" } }, "content": { "title": { "type": "text" } } }
      """
    func own(_ component: String, _ look: String) -> String {
      """
      { "enums": { "Tone": { "cases": { "pale": {} } } }, "elements": { "part": { "component": "\(component)" } },
        "variants": { "plain": { "appearance": { "part": { "variant": "plain", \(look) } } } },
        "arrangement": { "element": "part", "shows": { "title": "{content.name}" } }, "content": { "name": { "type": "text" } } }
      """
    }
    let document = #"{ "type": "Own", "name": "Hi" }"#
    let others = ["Tag": tag, "Frame": frame]
    let drawn = #"fill="\#(color)">Hi</text>"#
    let svg = try picture(of: own("Tag", change), document, beside: others)
    #expect(svg.contains(drawn), "\(svg)")
    guard change.hasPrefix(#""title""#) else { return }
    let deep = try picture(
      of: own("Frame", #""tag": { \#(change) }"#), document, beside: others)
    #expect(deep.contains(drawn), "\(deep)")
  }

  @Test(
    "a component that has nothing to show takes no space and no gap",
    arguments: [
      (#"[{ "isOff": true }, {}, { "isOff": true }, { "isOff": true }, {}]"#, 50),
      (#"[{}, {}]"#, 50), (#"[{}, { "isOff": true }]"#, 20), (#"[{ "isOff": true }]"#, 1),
    ]) func hidden(_ children: String, _ height: Int) throws
  {
    let svg = try picture(
      of: """
        { "variants": { "plain": {} }, "arrangement": { "column": ["{content.children}"], "gap": "{spacing.gap}" },
          "content": { "children": { "type": "list", "of": { "type": "component", "component": "Box" } } } }
        """, #"{ "type": "Own", "children": \#(children) }"#,
      beside: [
        "Box": """
        { "nestedOnly": true, "elements": { "box": { "kind": "view" } },
          "variants": { "plain": { "appearance": { "box": { "backgroundColor": "{color.text}" } } } },
          "arrangement": { "element": "box", "size": { "width": 30, "height": 20 }, "hidden": "{content.isOff}" },
          "content": { "isOff": { "type": "flag", "default": false } } }
        """
      ])
    #expect(svg.contains(#"viewBox="0 0 390 \#(height)""#), "\(svg)")
  }

  @Test(
    "what a component unsets of one within isn't drawn, and lengths of its layout are those stated",
    arguments: [
      ("", #""size": "big""#, true, 7 + 30 + 7),
      (#", "box": { "backgroundColor": null }"#, "", false, 5 + 30 + 5),
      ("", #""pad": 9"#, true, 9 + 30 + 9),
      ("", #""pad": { "by": "Tone", "values": { "pale": "{spacing.gap}" } }"#, true, 10 + 30 + 10),
      ("", #""high": 50, "pad": 0"#, true, 50),
    ])
  func statedWithin(_ change: String, _ lengths: String, _ hasColor: Bool, _ height: Int) throws {
    let part = """
      { "nestedOnly": true, "enums": { "Size": { "cases": { "small": {}, "big": {} } } },
        "elements": { "ground": { "kind": "view" }, "box": { "kind": "view" } },
        "variants": { "plain": { "appearance": { "ground": {}, "box": { "backgroundColor": "{color.text}" } } } },
        "layout": { "pad": { "value": { "by": "Size", "values": { "small": 5, "big": 7 } } },
          "high": { "value": 30, "scale": "body" } },
        "arrangement": { "row": [{ "element": "box", "size": { "width": 20, "height": "{layout.high}" } }], "on": "ground", "insets": "{layout.pad}" },
        "content": { "note": { "type": "text", "optional": true } } }
      """
    let svg = try picture(
      of: """
        { "enums": { "Tone": { "cases": { "pale": {} } } }, "elements": { "part": { "component": "Part" } },
          "variants": { "plain": { "appearance": { "part": { "variant": "plain"\(change) } } } },
          "layout": { "part": { "component": "Part", "arguments": { \(lengths) } } },
          "arrangement": "part", "content": { "part": { "type": "component", "component": "Part" } } }
        """, #"{ "type": "Own", "part": {} }"#, beside: ["Part": part])
    #expect(svg.contains(##"fill="#000000""##) == hasColor, "\(svg)")
    #expect(svg.contains(#"viewBox="0 0 390 \#(height)""#), "\(svg)")
  }

  @Test(
    "an element shows a field of a component within, and nothing where one on the way is missing",
    arguments: [
      (#""page": { "file": { "title": "Hello", "tags": ["a", "b"] } }"#, ["Hello", "a", "b"]),
      (#""page": { "file": { "tags": [] } }"#, []), (#""page": {}"#, []), ("", []),
      (#""page": null"#, []), (#""page": { "file": { "title": 7 } }"#, ["none"]),
    ])
  func paths(_ document: String, _ texts: [String]) throws {
    let svg = try picture(
      of: """
        { "elements": { "title": { "kind": "label" }, "tag": { "kind": "label" }, "end": { "kind": "label" } },
          "variants": { "plain": { "appearance": {
            "title": { "typography": "{type.body}", "textColor": "{color.text}" },
            "tag": { "typography": "{type.body}", "textColor": "{color.text}" },
            "end": { "typography": "{type.body}", "textColor": "{color.text}" } } } },
          "arrangement": { "column": [{ "element": "title", "shows": "{content.page.file.title}" },
            { "element": "tag", "shows": "{content.page.file.tags}" }, { "element": "end", "shows": "End" }] },
          "content": { "page": { "type": "component", "component": "Page", "optional": true } } }
        """, "{ \"type\": \"Own\"\(document.isEmpty ? "" : ", ")\(document) }",
      beside: [
        "Page":
          #"{ "nestedOnly": true, "content": { "file": { "type": "component", "component": "File", "optional": true } } }"#,
        "File": """
        { "nestedOnly": true, "content": {
          "title": { "type": "text", "optional": true, "fallback": "none" },
          "tags": { "type": "list", "of": { "type": "text" }, "optional": true } } }
        """,
      ])
    let shown = svg.split(separator: "</text>").dropLast().compactMap {
      $0.split(separator: ">").last.map(String.init)
    }
    #expect(shown == texts + ["End"], "\(svg)")
  }

  @Test("text breaks into lines, and the row grows with them") func lines() throws {
    let words = Array(repeating: "word", count: 40).joined(separator: " ")
    let (folder, _) = try pictures(#"{ "type": "Row", "title": "\#(words)" }"#)
    let svg = try text("out/pay-light.svg", in: folder)
    let count = svg.components(separatedBy: "<text ").count - 1
    #expect(count > 3)
    #expect(svg.contains(#"viewBox="0 0 390 \#(count * 30 + 10)""#))
  }

  @Test(
    "all of a text is shown whatever its script, and no line begins with what ends a phrase",
    arguments: [
      "お振込み手数料は、お客さまのご負担となります。「振込」をもう一度ご確認ください。",
      "โปรดตรวจสอบรายละเอียดการโอนเงินของคุณอีกครั้งก่อนยืนยันรายการ",
      "https://example.com/payments/2026/11/24/very-long-name-of-a-payment?from=0123456789&to=9876543210",
      "DE89370400440532013000DE89370400440532013000DE89370400440532013000",
      "송금 내역을 다시 확인한 다음 비밀번호를 입력하고 확인 버튼을 눌러 주세요",
      "Ein\u{A0}Betrag\u{A0}von\u{A0}100\u{A0}€ und ein zweiter von 2\u{A0}000\u{A0}€ werden überwiesen.",
    ])
  func scripts(_ title: String) throws {
    let (folder, _) = try pictures(#"{ "type": "Row", "title": "\#(title)" }"#)
    let lines = try text("out/pay-light.svg", in: folder).components(separatedBy: "</text>")
      .dropLast().map { $0.components(separatedBy: ">").last ?? "" }
    #expect(lines.count > 1)
    func joined(_ text: String) -> String {
      text.replacingOccurrences(of: "&amp;", with: "&").filter { $0 != " " }
    }
    #expect(joined(lines.joined()) == joined(title))
    let misplaced = lines.filter { $0.first.map { "、。」ーๆะาำ\u{A0}€ ".contains($0) } ?? true }
    #expect(misplaced == [])
  }

  @Test(
    "a text that has no room for a second line ends as its look says",
    arguments: [
      ("truncatingTail", "First word and many…"), ("truncatingHead", "…t follow until the end"),
      ("truncatingMiddle", "First wor…ntil the end"), ("clipping", "First word and many "),
      ("wordWrapping", "First word and many"), ("characterWrapping", "First word and many"),
    ])
  func lineBreakModes(_ mode: String, _ shown: String) throws {
    let svg = try picture(
      of: """
        { "elements": { "title": { "kind": "label" } },
          "variants": { "plain": { "appearance": { "title": { "typography": "{type.body}",
            "textColor": "{color.text}", "lineBreakMode": "\(mode)" } } } },
          "arrangement": { "row": [{ "element": "title", "size": { "width": 200 } }] },
          "content": { "title": { "type": "text" } } }
        """,
      #"{ "type": "Own", "title": "First word and many more that follow until the end" }"#)
    #expect(svg.contains(">\(shown)</text>"), "\(svg)")
  }

  @Test("the title of a button goes on in further lines, in the middle") func longTitle() throws {
    let spec = """
      { "elements": { "button": { "kind": "button" } },
        "variants": { "plain": { "appearance": { "button": { "contentInsets": 10, "typography": "{type.body}",
          "states": { "normal": { "titleColor": "{color.text}" } } } } } },
        "arrangement": { "row": [{ "element": "button", "shows": { "title": "{content.title}" }, "weight": 1 }] },
        "content": { "title": { "type": "text" } } }
      """
    func lines(_ title: String) throws -> [String] {
      try picture(of: spec, #"{ "type": "Own", "title": "\#(title)" }"#)
        .components(separatedBy: "\n").filter { $0.hasPrefix("<text ") }
    }
    let long = try lines("Pay for groceries, restaurants, the phone and all that is open")
    #expect(long.count == 2 && !long.joined().contains("…"), "\(long)")
    #expect(long.allSatisfy { $0.contains(#"x="195""#) && $0.contains(#"text-anchor="middle""#) })
    #expect(try lines("Pay").count == 1)
  }

  @Test("a text is whole in a group that is as wide as it needs") func wholeText() throws {
    let rows = (1...9).map { #"{ "row": ["t\#($0)"], "insets": \#(Double($0) * 0.7) }"# }
    let elements = (1...9).map { #""t\#($0)": { "kind": "label" }"# }
    let look = #"{ "typography": "{type.body}", "textColor": "{color.text}" }"#
    let looks = (1...9).map { #""t\#($0)": \#(look)"# }
    let fields = (1...9).map { #""t\#($0)": { "type": "text", "default": "Card" }"# }
    let svg = try picture(
      of: """
        { "elements": { \(elements.joined(separator: ", ")) },
          "variants": { "plain": { "appearance": { \(looks.joined(separator: ", ")) } } },
          "arrangement": { "column": [\(rows.joined(separator: ", "))], "alignment": "leading" },
          "content": { \(fields.joined(separator: ", ")) } }
        """)
    #expect(svg.components(separatedBy: ">Card</text>").count == 10, "\(svg)")
  }

  @Test("a component without an arrangement is a box with its name") func bare() throws {
    let (folder, _) = try pictures(#"{ "type": "Bare", "title": "Hello" }"#)
    let svg = try text("out/pay-light.svg", in: folder)
    #expect(svg.contains("stroke-dasharray"))
    #expect(svg.contains(">Bare</text>"))
    #expect(!svg.contains("Hello"))
  }

  @Test(
    "hostile text stays text, and the file XML",
    arguments: [
      #"</text><script>alert(1)</script>"#, #"a & b \" ' < >"#, #"]]> <!-- \u0000 \u0008 \uFFFE"#,
      #"\u202E\u0301 ﷽ 👩‍👩‍👧"#,
    ])
  func hostile(_ title: String) throws {
    let (folder, run) = try pictures(#"{ "type": "Row", "title": "\#(title)" }"#)
    #expect(run.exitCode == 0)
    let svg = try text("out/pay-light.svg", in: folder)
    #expect(!svg.contains("<script"))
    let parser = XMLParser(data: Data(svg.utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
  }

  @Test("a picture is written over, and anything else is not") func overwriting() throws {
    let (folder, _) = try pictures(#"{ "type": "Row", "title": "Hello" }"#)
    let arguments = [
      "preview", "tokens", "--screens", "pay.json", "--format", "svg", "--output", "out",
    ]
    #expect(try BuiltTokenc.run(arguments, in: folder.path).exitCode == 0)
    try folder.write("mine", to: "out/pay-dark.svg")
    #expect(try BuiltTokenc.run(arguments, in: folder.path).exitCode == 73)
    #expect(try text("out/pay-dark.svg", in: folder) == "mine")
  }

  @Test("faults of usage are told")
  func usage() throws {
    let (folder, none) = try pictures(#"{ "type": "Nothing" }"#)
    #expect(none.output.contains("pay.json is not drawn"))
    let nothing = try BuiltTokenc.run(
      ["preview", "tokens", "--format", "svg", "--output", "x"], in: folder.path)
    #expect(nothing.messages.contains("name them with '--screens'"))
  }

  // MARK: What servers send

  private static let run = """
    { "nestedOnly": true, "represents": "textRun", "content": { "text": { "type": "text" },
      "bold": { "type": "flag", "default": false }, "link": { "type": "url", "key": "href", "optional": true },
      "color": { "type": "token", "group": "color", "optional": true } } }
    """
  private static let prose = """
    { "elements": { "words": { "kind": "label" } }, "variants": { "plain": {} },
      "appearance": { "words": { "typography": "{type.body}", "textColor": "{color.text}", "numberOfLines": 0 } },
      "content": { "runs": { "type": "list", "of": { "type": "component", "component": "Run" } } },
      "arrangement": { "element": "words", "shows": "{content.runs}" } }
    """

  @Test("runs are one text, each with its own weight, color and line") func runs() throws {
    let svg = try picture(
      of: Self.prose,
      """
      { "type": "Own", "runs": [{ "text": "Pay " }, { "text": "today", "bold": true, "color": "page" },
        { "text": ", or read " }, { "text": "why", "href": "https://acme.example/why" }, { "text": "." }] }
      """, beside: ["Run": Self.run])
    #expect(
      svg.contains(
        ##"fill="#000000">Pay <tspan font-weight="700" fill="#e6e6e6">today</tspan>, or read "##
          + ##"<tspan text-decoration="underline">why</tspan>.</text>"##), "\(svg)")
    #expect(svg.contains(#"viewBox="0 0 390 30""#))
  }

  @Test("words of a run are attributes, too") func wordsOfRuns() throws {
    let run = """
      { "nestedOnly": true, "represents": "textRun", "enums": {
          "Weight": { "cases": { "plain": { "serverName": "regular" }, "bold": {} } },
          "Line": { "cases": { "plain": { "serverName": "none" }, "underlined": {}, "struckThrough": { "serverName": "through" } } } },
        "content": { "text": { "type": "text" },
          "bold": { "type": "choice", "enum": "Weight", "key": "weight", "default": "plain" },
          "underlined": { "type": "choice", "enum": "Line", "key": "decoration", "optional": true } } }
      """
    let svg = try picture(
      of: Self.prose,
      """
      { "type": "Own", "runs": [{ "text": "Pay ", "weight": "regular", "decoration": "none" },
        { "text": "today", "weight": "bold", "decoration": "through" }] }
      """, beside: ["Run": run])
    #expect(
      svg.contains(
        #">Pay <tspan font-weight="700" text-decoration="line-through">today</tspan></text>"#),
      "\(svg)")
  }

  @Test("runs in a run have its attributes, and its address may stand in an object")
  func innerRuns()
    throws
  {
    let outer = """
      { "nestedOnly": true, "represents": "textRun", "content": { "text": { "type": "text", "optional": true },
        "bold": { "type": "flag", "default": false },
        "link": { "type": "component", "component": "Target", "key": "data", "optional": true },
        "runs": { "type": "list", "of": { "type": "component", "component": "Inner" }, "key": "content", "default": [] } } }
      """
    let svg = try picture(
      of: Self.prose,
      """
      { "type": "Own", "runs": [{ "text": "Read " },
        { "bold": true, "data": { "uri": "https://acme.example/a" },
          "content": [{ "text": "all of " }, { "text": "this", "color": "page" }] }] }
      """,
      beside: [
        "Run": outer, "Inner": Self.run,
        "Target": """
        { "nestedOnly": true, "content": { "link": { "type": "url", "key": "uri", "optional": true } } }
        """,
      ])
    let line = #"text-decoration="underline""#
    #expect(
      svg.contains(
        ##">Read <tspan font-weight="700" \##(line)>all of </tspan>"##
          + ##"<tspan font-weight="700" fill="#e6e6e6" \##(line)>this</tspan></text>"##),
      "\(svg)")
  }

  @Test(
    "a width and its bounds may be words, percentages and lengths with a unit",
    arguments: [
      (#""fill""#, "390"), (#""fit""#, "13.4"), (#""50%""#, "195"), (#""40px""#, "40"),
      ("null", "39"),
    ])
  func widths(_ width: String, _ expected: String) throws {
    let svg = try picture(
      of: """
        { "elements": { "box": { "kind": "view" }, "title": { "kind": "label" } }, "variants": { "plain": {} },
          "enums": { "Width": { "cases": { "few": {}, "fill": {}, "fit": {} } } },
          "appearance": { "box": { "backgroundColor": "{color.page}", "cornerRadius": { "value": "{content.radius}", "otherwise": 0 } },
            "title": { "typography": "{type.body}", "textColor": "{color.text}" } },
          "content": { "radius": { "type": "number", "optional": true },
            "word": { "type": "choice", "enum": "Width", "key": "width", "default": "few" },
            "points": { "type": "points", "key": "width", "optional": true },
            "share": { "type": "percent", "key": "width", "optional": true },
            "ratio": { "type": "ratio", "optional": true } },
          "arrangement": { "column": [{ "column": [{ "element": "title", "shows": "A" }], "on": "box",
            "size": { "width": { "value": "{content.points}", "otherwise": { "value": "{content.share}",
              "otherwise": { "by": "Width", "values": { "few": "10%", "fill": "fill", "fit": "fit" } } } },
              "maxWidth": "100%", "aspectRatio": { "value": "{content.ratio}", "otherwise": "2:1" } } }] } }
        """, #"{ "type": "Own", "width": \#(width), "ratio": "3:1" }"#)
    let height = (Double(expected) ?? 0) / 3
    let corner = "L\(expected) \(height == height.rounded() ? "\(Int(height))" : "")"
    #expect(svg.contains(corner), "\(svg)")
  }

  @Test("a row that scrolls goes on beyond the edge, with items as wide as they need")
  func scrolling() throws {
    let svg = try picture(
      of: """
        { "elements": { "scroll": { "kind": "scrollView" }, "a": { "kind": "view" }, "b": { "kind": "view" } },
          "variants": { "plain": {} },
          "appearance": { "scroll": {}, "a": { "backgroundColor": "{color.page}" }, "b": { "backgroundColor": "{color.text}" } },
          "content": { "title": { "type": "text" } },
          "arrangement": { "row": [{ "element": "a", "size": { "width": 300, "height": 10 } },
            { "element": "b", "size": { "width": 200, "height": 10 } }], "on": "scroll", "gap": 10 } }
        """, #"{ "type": "Own", "title": "A" }"#)
    #expect(svg.contains("M310 0L510 0L510 10"), "\(svg)")
    #expect(svg.contains(#"viewBox="0 0 390 10""#))
  }

  @Test("without runs nothing of the text stands there") func noRuns() throws {
    let svg = try picture(
      of: Self.prose, #"{ "type": "Own", "runs": [] }"#, beside: ["Run": Self.run])
    #expect(!svg.contains("<text"))
  }

  @Test(
    "each item of a list has its sign",
    arguments: [
      ("none", []), ("bullets", ["•", "•"]), ("numbers", ["1.", "2."]), ("letters", ["a.", "b."]),
    ])
  func markers(_ word: String, _ signs: [String]) throws {
    let svg = try picture(
      of: """
        { "elements": { "sign": { "kind": "label" }, "item": { "kind": "label" } },
          "enums": { "Kind": { "cases": { "plain": { "serverName": "none" }, "bullets": {}, "numbers": {}, "letters": {} } } },
          "variants": { "plain": {} },
          "appearance": { "sign": { "typography": "{type.body}", "textColor": "{color.text}" },
            "item": { "typography": "{type.body}", "textColor": "{color.text}" } },
          "content": { "kind": { "type": "choice", "enum": "Kind" },
            "items": { "type": "list", "of": { "type": "text" } } },
          "arrangement": { "column": [{ "element": "item", "shows": "{content.items}", "marker": "sign",
            "markerWidth": 24, "markerGap": 6,
            "markers": { "by": "Kind", "values": { "plain": "none", "bullets": "bullets", "numbers": "numbers",
              "letters": "letters" } } }] } }
        """, #"{ "type": "Own", "kind": "\#(word)", "items": ["Flour", "Salt"] }"#)
    let texts = svg.split(separator: "\n").filter { $0.contains("<text") }
    let shown = texts.map { String($0.split(separator: ">")[1].split(separator: "<")[0]) }
    #expect(shown == (signs.isEmpty ? ["Flour", "Salt"] : [signs[0], "Flour", signs[1], "Salt"]))
    #expect(texts.last?.contains(signs.isEmpty ? #"x="0""# : #"x="30""#) == true, "\(svg)")
  }

  private static let extent = """
    { "nestedOnly": true, "represents": "measure",
      "enums": { "Kind": { "cases": { "fill": { "serverName": "match_parent" }, "fit": { "serverName": "wrap_content" },
        "fixed": {}, "percent": {} } } },
      "content": { "kind": { "type": "choice", "enum": "Kind", "key": "type" },
        "value": { "type": "number", "optional": true }, "minimum": { "type": "number", "key": "min", "optional": true } } }
    """

  @Test(
    "a side is what an object of the server says",
    arguments: [
      (#"{ "type": "match_parent" }"#, #"{ "type": "fixed", "value": 40 }"#, "390 40"),
      (#"{ "type": "percent", "value": 50 }"#, #"{ "type": "fixed", "value": 40 }"#, "195 40"),
      (#"{ "type": "fixed", "value": 120 }"#, #"{ "type": "fixed", "value": 64 }"#, "120 64"),
      (#"{ "type": "fixed", "value": 120 }"#, #"{ "type": "wrap_content" }"#, "120 30"),
      (#"{ "type": "match_parent" }"#, #"{ "type": "wrap_content", "min": 50 }"#, "390 50"),
      (#"{ "type": "wrap_content", "min": 70 }"#, #"{ "type": "wrap_content" }"#, "70 30"),
    ])
  func measures(_ width: String, _ height: String, _ corner: String) throws {
    let svg = try picture(
      of: """
        { "elements": { "box": { "kind": "view" }, "title": { "kind": "label" } }, "variants": { "plain": {} },
          "appearance": { "box": { "backgroundColor": "{color.page}" },
            "title": { "typography": "{type.body}", "textColor": "{color.text}" } },
          "content": { "title": { "type": "text" }, "wide": { "type": "component", "component": "Extent" },
            "high": { "type": "component", "component": "Extent" } },
          "arrangement": { "column": ["title"], "on": "box",
            "size": { "width": "{content.wide}", "height": "{content.high}" } } }
        """, #"{ "type": "Own", "title": "A", "wide": \#(width), "high": \#(height) }"#,
      beside: ["Extent": Self.extent])
    #expect(svg.contains("L\(corner)L0 "), "\(svg)")
  }

  @Test("items of a row that fill it share what the others leave") func filling() throws {
    let svg = try picture(
      of: """
        { "elements": { "a": { "kind": "view" }, "b": { "kind": "view" }, "c": { "kind": "view" } },
          "variants": { "plain": {} },
          "appearance": { "a": { "backgroundColor": "{color.page}" }, "b": { "backgroundColor": "{color.text}" }, "c": {} },
          "content": { "wide": { "type": "component", "component": "Extent" } },
          "arrangement": { "row": [
            { "element": "a", "size": { "width": "{content.wide}", "height": 10 } },
            { "element": "b", "size": { "width": "{content.wide}", "height": 10 } },
            { "element": "c", "size": { "width": 90, "height": 10 } }] } }
        """, #"{ "type": "Own", "wide": { "type": "match_parent" } }"#,
      beside: ["Extent": Self.extent])
    #expect(svg.contains("M0 0L150 0L150 10"), "\(svg)")
    #expect(svg.contains("M150 0L300 0L300 10"), "\(svg)")
  }

  @Test("views of constraints stand where those lead, as high as they need") func constraints()
    throws
  {
    let rule = """
      { "nestedOnly": true, "represents": "constraint",
        "enums": { "Edge": { "cases": { "top": {}, "bottom": {}, "leading": {}, "trailing": {}, "centerX": {},
          "width": {} } } },
        "content": { "anchor": { "type": "choice", "enum": "Edge" }, "reference": { "type": "text", "optional": true },
          "referenceAnchor": { "type": "choice", "enum": "Edge", "key": "edge", "optional": true },
          "constant": { "type": "number", "default": 0 } } }
      """
    let piece = """
      { "nestedOnly": true, "represents": "constraintItem", "content": { "id": { "type": "text" },
        "constraints": { "type": "list", "of": { "type": "component", "component": "Rule" } },
        "element": { "type": "element" } } }
      """
    let leaf = """
      { "elements": { "box": { "kind": "view" } }, "variants": { "plain": {} },
        "appearance": { "box": { "backgroundColor": "{color.text}" } }, "content": { "note": { "type": "text", "optional": true } },
        "arrangement": { "element": "box", "size": { "height": 40 } } }
      """
    let width = #"{ "anchor": "width", "constant": 50 }"#
    let svg = try picture(
      of: """
        { "represents": "constraintLayout", "arrangement": null, "content": { "children": { "type": "list",
          "of": { "type": "component", "component": "Piece" }, "lenient": true } } }
        """,
      """
      { "type": "Own", "children": [
        { "id": "top", "element": { "type": "Leaf" }, "constraints": [{ "anchor": "top", "constant": 5 },
          { "anchor": "centerX", "reference": "superview" }, \(width)] },
        { "id": "next", "element": { "type": "Leaf" }, "constraints": [\(width),
          { "anchor": "top", "reference": "top", "edge": "bottom", "constant": 5 },
          { "anchor": "leading", "reference": "top", "edge": "trailing", "constant": 5 }] }] }
      """, beside: ["Rule": rule, "Piece": piece, "Leaf": leaf])
    #expect(svg.contains(#"viewBox="0 0 390 90""#), "\(svg)")
    #expect(svg.contains("M170 5L220 5L220 45L170 45"), "\(svg)")
    #expect(svg.contains("M225 50L275 50L275 90L225 90"), "\(svg)")
  }

  @Test("Markdown of a field is a text with runs") func markdown() throws {
    let svg = try picture(
      of: """
        { "elements": { "words": { "kind": "label" } }, "variants": { "plain": {} },
          "appearance": { "words": { "typography": "{type.body}", "textColor": "{color.text}" } },
          "content": { "words": { "type": "markdown" } }, "arrangement": { "row": ["words"] } }
        """, ##"{ "type": "Own", "words": "Pay **today**, or [ask](https://acme.example/ask)" }"##)
    #expect(
      svg.contains(
        #">Pay <tspan font-weight="700">today</tspan>, or <tspan text-decoration="underline">ask</tspan></text>"#
      ),
      "\(svg)")
  }

  @Test("a slider has its thumb where its value lies, on a track of two colors") func slider()
    throws
  {
    let svg = try picture(
      of: """
        { "elements": { "level": { "kind": "slider" } }, "variants": { "plain": {} },
          "appearance": { "level": { "maximumTrackColor": "{color.page}", "minimumTrackColor": "{color.text}" } },
          "content": { "level": { "type": "number" } },
          "arrangement": { "column": [{ "element": "level",
            "shows": { "value": "{content.level}", "minimum": 10, "maximum": 20 } }] } }
        """, #"{ "type": "Own", "level": 15 }"#)
    #expect(!svg.contains("stroke-dasharray"), "\(svg)")
    #expect(svg.contains(#"viewBox="0 0 390 44""#), "\(svg)")
    // The track has both halves, and the thumb of 28 points stands in the middle.
    #expect(svg.contains("L195 22A2 2"), "\(svg)")
    #expect(svg.contains("M195 8"), "\(svg)")
  }

  @Test("a switch that is off can be seen on white") func offSwitch() throws {
    let svg = try picture(
      of: """
        { "elements": { "on": { "kind": "switch" } }, "variants": { "plain": {} },
          "appearance": { "on": { "onColor": "{color.text}" } }, "content": { "on": { "type": "flag" } },
          "arrangement": { "row": [{ "element": "on", "shows": { "isOn": "{content.on}" } }] } }
        """, #"{ "type": "Own", "on": false }"#)
    #expect(svg.contains(#"fill-opacity="0.32""#), "\(svg)")
  }
}
