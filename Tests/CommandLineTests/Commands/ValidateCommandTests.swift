import CommandSupport
import Foundation
import TestSupport
import Testing

@testable import TokenCompiler

@Suite("tokenc validate") struct ValidateCommandTests {
  private static let tokens = """
    {"color": {"$type": "color", "accent": {"$value": {"colorSpace": "srgb", "components": [1, 0, 0]}},
     "old": {"$value": "{color.accent}", "$deprecated": true,
       "$extensions": {"tokenc": {"replacedBy": "color.accent", "formerNames": ["older"]}}}}}
    """
  private static let tag = """
    {"serverName": "tag", "formerNames": ["chip"], "enums": {"Size": {"default": "small", "cases": {"small": {}, "large": {}}}},
     "content": {"title": {"type": "text"}, "size": {"type": "choice", "enum": "Size", "default": "small"},
       "color": {"type": "token", "group": "color", "optional": true}, "link": {"type": "url", "optional": true},
       "count": {"type": "integer", "optional": true}, "onTap": {"type": "action", "optional": true}}}
    """
  private static let list = """
    {"serverName": "list", "content": {"items": {"type": "list", "of": {"type": "element"}, "lenient": true},
     "header": {"type": "component", "component": "Tag", "optional": true}}}
    """

  private func folder(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.tokens, to: "tokens/color.tokens.json")
    try folder.write(Self.tag, to: "tokens/Tag.component.json")
    try folder.write(Self.list, to: "tokens/List.component.json")
    for (path, text) in files { try folder.write(text, to: path) }
    return folder
  }

  private func run(_ document: String, _ options: String...) throws -> BuiltTokenc.Outcome {
    let folder = try folder(["d.json": document])
    return try BuiltTokenc.run(["validate", "tokens", "d.json"] + options, in: folder.path)
  }

  /// What was found, without the line that sums up.
  private func findings(_ run: BuiltTokenc.Outcome) -> String {
    #expect(run.messages == "")
    return run.output.split(separator: "\n").dropLast().map { $0 + "\n" }.joined()
  }

  @Test("an address that the app refuses is a fault, as the app says in tokenc.json")
  func refusedAddresses() throws {
    let document = #"{"type": "tag", "title": "a", "link": "acme://pay"}"#
    let refused = try run(document)
    #expect(
      findings(refused)
        == "d.json:1:39: error: /link: Tag.link: 'acme://pay' has a scheme that the app does not accept, so nothing of it is shown; 'addresses' in tokenc.json says what it accepts [refused-address]\n"
    )
    #expect(refused.exitCode == 1)
    let folder = try folder([
      "d.json": document,
      "tokens/tokenc.json": #"{"addresses": {"schemes": ["acme"], "hosts": ["acme.example"]}}"#,
    ])
    let accepted = try BuiltTokenc.run(["validate", "tokens", "d.json"], in: folder.path)
    #expect(accepted.exitCode == 0, "\(accepted.output)")
    try folder.write(#"{"addresses": {"schemes": ["Acme"]}}"#, to: "tokens/tokenc.json")
    let broken = try BuiltTokenc.run(["validate", "tokens", "d.json"], in: folder.path)
    #expect(broken.exitCode == ExitCode.badInput.rawValue)
    #expect(
      (broken.output + broken.messages).contains(
        "tokens/tokenc.json:1:28: error: expected it in lower case and alone"))
  }

  @Test("a report as JSON has what a program mends a document by") func repairs() throws {
    let run = try run(
      #"{"type": "tag", "titel": "a", "size": "larg", "color": "old", "count": "many", "note": 1}"#,
      "--diagnostics", "json")
    let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let found = try #require(report?["diagnostics"] as? [[String: Any]])
    let repairs = found.map { finding -> String in
      let fix = finding["fix"] as? [String: String] ?? [:]
      return [
        finding["pointer"] as? String ?? "-", finding["reason"] as? String ?? "-",
        (finding["allowed"] as? [String] ?? ["-"]).joined(separator: " "),
        ["op", "from", "path", "value"].compactMap { fix[$0] }.joined(separator: " "),
      ].joined(separator: " | ")
    }
    #expect(
      repairs.sorted() == [
        "/color | Tag.color: 'old' is deprecated; use 'color.accent' |  | replace /color accent",
        "/count | Tag.count is not a whole number |  | ",
        "/note | Tag has no field 'note' | title link onTap | remove /note",
        "/size | Tag.size: Size has no 'larg' | large small | replace /size large",
        "/titel | Tag has no field 'titel' | title link onTap | move /titel /title",
        "/title | Tag.title is missing |  | ",
      ])
  }

  @Test("what stands in for a fault is said: the field's fallback before its default")
  func substitutes() throws {
    let folder = try folder([
      "d.json": #"{"type": "tag", "title": "a", "count": "many", "size": "larg"}"#
    ])
    try folder.write(
      """
      {"serverName": "tag", "enums": {"Size": {"cases": {"small": {}, "large": {}}}},
       "content": {"title": {"type": "text"}, "count": {"type": "integer", "default": 1, "fallback": 7},
         "size": {"type": "choice", "enum": "Size", "default": "small", "fallback": "large"}}}
      """, to: "tokens/Tag.component.json")
    let run = try BuiltTokenc.run(["validate", "tokens", "d.json"], in: folder.path)
    #expect(run.output.contains("so 7 is shown instead"), "\(run.output)")
    #expect(run.output.contains("so large is shown instead"), "\(run.output)")
  }

  @Test("a document that decodes has no fault") func sound() throws {
    let run = try run(
      """
      {"screen": [{"type": "list", "header": {"title": "a", "size": "large"},
       "items": [{"type": "tag", "title": "b", "color": "accent", "link": "https://a.example",
         "count": 2, "onTap": {"type": "open", "parameters": {"id": "7"}}}, {"type": "chip", "title": "c", "color": null}]}]}
      """)
    #expect(run.messages == "")
    #expect(run.output == "no faults, no warnings in 1 document of 1 file\n")
    #expect(run.exitCode == 0)
  }

  @Test(
    "what stands beside the member with a component's fields is a warning",
    arguments: [
      (#"{"dataKey": "props"}"#, #"{"type": "tag", "id": "7", "props": {"title": "a"}}"#, "props"),
      (#"{"typeKey": null}"#, #"{"tag": {"title": "a"}, "id": "7"}"#, "tag"),
    ])
  func besideData(server: String, document: String, key: String) throws {
    let folder = try folder([
      "d.json": document, "tokens/tokenc.json": #"{"server": \#(server)}"#,
    ])
    let run = try BuiltTokenc.run(["validate", "tokens", "d.json"], in: folder.path)
    #expect(
      run.output.contains("warning: /id: Tag has its fields in '\(key)', so it is ignored"),
      "\(run.output)")
    #expect(run.output.contains("no faults, 1 warning"), "\(run.output)")
  }

  /// Faulty elements of a lenient list, and what is said of them.
  static let faults: [(element: String, messages: [String])] = [
    (#"{"type": "tag"}"#, ["/items/0: Tag.title is missing"]),
    (#"{"type": "tag", "title": null}"#, ["/items/0/title: Tag.title is null"]),
    (#"{"type": "tag", "title": 1}"#, ["/items/0/title: Tag.title is not a string"]),
    (
      #"{"type": "tag", "titel": "x"}"#,
      [
        "/items/0: Tag.title is missing",
        "Tag has no field 'titel', so it is ignored; did you mean 'title'?",
      ]
    ),
    (
      #"{"type": "tag", "title": "x", "size": "smal"}"#,
      [
        "/items/0/size: Tag.size: Size has no 'smal', so small is shown instead; did you mean 'small'?"
      ]
    ),
    (
      #"{"type": "tag", "title": "x", "color": "acent"}"#,
      [
        "/items/0/color: Tag.color: ColorToken has no 'acent', so it is ignored; did you mean 'accent'?"
      ]
    ),
    (
      #"{"type": "tag", "title": "x", "link": "/a"}"#,
      ["/items/0/link: Tag.link: '/a' is not an absolute address"]
    ),
    (
      #"{"type": "tag", "title": "x", "count": 1.5}"#,
      ["/items/0/count: Tag.count is not a whole number"]
    ),
    (
      #"{"type": "tag", "title": "x", "onTap": {"parameters": {"id": [7, null], "size": 1e999}}}"#,
      [
        "/items/0/onTap/type: Action.type is missing",
        "/items/0/onTap/parameters/size: Value is not a number",
      ]
    ),
    (
      #"{"type": "tga", "title": "x"}"#,
      [
        "/items/0/type: ComponentContent.type: ComponentType has no 'tga', so '/items/0' is left out; did you mean 'tag'?"
      ]
    ),
    (#"{"title": "x"}"#, ["/items/0: ComponentContent.type is missing, so '/items/0' is left out"]),
    ("7", ["/items/0: ComponentContent is not an object, so '/items/0' is left out"]),
    ("null", ["/items/0: ComponentContent is not an object, so '/items/0' is left out"]),
  ]

  @Test("what is not decoded is told with its place and what is lost", arguments: faults)
  func faulty(_ element: String, _ messages: [String]) throws {
    let run = try run(#"{"type": "list", "items": [\#(element)]}"#)
    let lines = findings(run).split(separator: "\n")
    #expect(lines.count == messages.count, "\(lines)")
    for message in messages {
      #expect(lines.contains { $0.contains(message) }, "\(lines)")
    }
    #expect(run.exitCode == 1)
  }

  @Test("outside of lenient lists a fault loses the document") func strictFault() throws {
    let run = try run(#"{"type": "list", "items": [], "header": {"size": "large"}}"#)
    #expect(
      findings(run)
        == "d.json:1:41: error: /header: Tag.title is missing, so nothing of it is shown [content-fault]\n"
    )
  }

  @Test("deprecated tokens and their former names are warnings") func deprecated() throws {
    let document = #"{"type": "tag", "title": "x", "color": "older"}"#
    let tolerant = try run(document)
    #expect(
      findings(tolerant)
        == "d.json:1:40: warning: /color: Tag.color: 'older' is deprecated; use 'color.accent' "
        + "[deprecated-name]\n")
    #expect(tolerant.exitCode == 0)
    #expect(try run(document, "--fail-on", "warning").exitCode == 1)
  }

  @Test("files with a document in each line tell the line; a cut-off end is an error") func lines()
    throws
  {
    let folder = try folder([
      "log/a.ndjson": #"{"type": "tag", "title": "x"}"# + "\n\n" + #"{"type": "tag", "title": 2}"#
        + "\n",
      "log/b.json": #"[{"type": "tag", "title": "y"}]"#,
      "cut.jsonl": "{\"type\": \"tag\"}\n{\"type\": ",
    ])
    let run = try BuiltTokenc.run(["validate", "tokens", "log"], in: folder.path)
    #expect(
      findings(run)
        == "log/a.ndjson:3:26: error: /title: Tag.title is not a string, so nothing of it is shown "
        + "[content-fault]\n")
    #expect(run.output.hasSuffix("\n1 fault, no warnings in 3 documents of 2 files\n"))
    let cut = try BuiltTokenc.run(["validate", "tokens", "cut.jsonl"], in: folder.path)
    #expect(cut.output.contains("cut.jsonl:2:"))
    #expect(cut.exitCode == 1)
  }

  @Test("what stands beside the document of a line costs that line alone") func strayBrackets()
    throws
  {
    let folder = try folder([
      "a.ndjson": "\"1.5\"]\n},{\"type\": \"tag\", \"title\": \"x\"}\n{\"type\": \"tag\"}"
    ])
    let run = try BuiltTokenc.run(["validate", "tokens", "a.ndjson"], in: folder.path)
    for finding in [
      "1:6: error: unexpected text after the JSON value; a line holds one document",
      "2:1: error: expected a value", "3:1: error: the document: Tag.title is missing",
    ] {
      #expect(run.output.contains("a.ndjson:\(finding)"), "\(run.output)")
    }
    #expect(run.exitCode == 1)
    let lines = String(repeating: "]\n", count: 10_000)
    try folder.write(lines, to: "lines.ndjson")
    let listed = try BuiltTokenc.run(["validate", "tokens", "lines.ndjson"], in: folder.path)
    #expect(listed.output.split(separator: "\n").count < 110)
    #expect(listed.output.contains("10000 lines are not JSON; those after the first 100"))
    try folder.write(String(repeating: "]", count: 100_000), to: "many.ndjson")
    let many = try BuiltTokenc.run(["validate", "tokens", "many.ndjson"], in: folder.path)
    #expect(many.output.split(separator: "\n").count < 110)
  }

  @Test("a document without a component, and one that has to be another") func roots() throws {
    let none = try run(#"{"kind": "tag", "title": "x"}"#)
    #expect(
      findings(none)
        == "d.json:1:1: error: no object has a 'type' that is a component's; known are 'chip', 'list', 'tag' "
        + "[no-component]\n")
    let stated = try run(#"{"title": "x"}"#, "--root", "Tag")
    #expect(findings(stated) == "")
    let unknown = try run("{}", "--root", "Tga")
    #expect(unknown.exitCode == ExitCode.usage.rawValue)
    #expect(unknown.messages.contains("there is no component 'Tga'; did you mean 'Tag'?"))
  }

  @Test("what an older app would not know is told as well") func against() throws {
    let folder = try folder(["d.json": #"{"type": "tag", "title": "x", "color": "new"}"#])
    let recorded = try BuiltTokenc.run(
      ["contract", "tokens", "--release", "1.0.0"], in: folder.path)
    #expect(recorded.exitCode == 0)
    try folder.write(
      Self.tokens.replacing(
        "\"old\":", with: "\"new\": {\"$value\": \"{color.accent}\"}, \"old\":"),
      to: "tokens/color.tokens.json")
    let run = try BuiltTokenc.run(
      ["validate", "tokens", "d.json", "--app", "1.0.0"], in: folder.path)
    #expect(findings(run).contains("'new'"), "\(run.output)")
    #expect(findings(run).hasSuffix("[unknown-to-release]\n"))
    #expect(run.exitCode == 1)
    try folder.write(#"{"foo": 1}"#, to: "other.json")
    let other = try BuiltTokenc.run(
      ["validate", "tokens", "other.json", "--app", "1.0.0"], in: folder.path)
    #expect(findings(other).hasSuffix("[no-component]\n"), "\(other.output)")
    #expect(other.exitCode == 1)
  }

  // MARK: Contrast

  private static let pageTokens = """
    {"color": {"$type": "color",
      "page": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]},
        "$extensions": {"mode": {"dark": {"colorSpace": "srgb", "components": [0, 0, 0]}}}},
      "text": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]},
        "$extensions": {"mode": {"dark": {"colorSpace": "srgb", "components": [1, 1, 1]}}}},
      "grey": {"$value": {"colorSpace": "srgb", "components": [0.4, 0.4, 0.4]}},
      "veil": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.1}}}}
    """
  private static let pageFiles = [
    "tokens/color.tokens.json": pageTokens,
    "tokens/t.resolver.json": """
    {"version": "2025.10", "sets": {"all": {"sources": [{"$ref": "color.tokens.json"}]}},
     "modifiers": {"scheme": {"default": "light", "contexts": {"light": [], "dark": []}}},
     "resolutionOrder": [{"$ref": "#/sets/all"}, {"$ref": "#/modifiers/scheme"}]}
    """,
    "tokens/tokenc.json": """
    {"contrast": {"pairs": [{"foreground": "color.text", "background": "color.page", "minimum": 4.5}]}}
    """,
    "tokens/Line.component.json": """
    {"elements": {"text": {"kind": "label"}},
     "variants": {"plain": {"appearance": {"text": {"typography": "{type.body}",
       "textColor": {"value": "{content.color}", "otherwise": "{color.text}"}}}}},
     "content": {"text": {"type": "text"}, "color": {"type": "token", "group": "color", "optional": true}}}
    """,
    "tokens/Ink.component.json": """
    {"nestedOnly": true, "content": {"color": {"type": "token", "group": "color", "optional": true}}}
    """,
    "tokens/Note.component.json": """
    {"elements": {"text": {"kind": "label"}},
     "variants": {"plain": {"appearance": {"text": {"typography": "{type.body}",
       "textColor": {"value": "{content.ink.color}", "otherwise": "{color.text}"}}}}},
     "content": {"ink": {"type": "component", "component": "Ink", "optional": true}}}
    """,
    "tokens/Page.component.json": """
    {"elements": {"surface": {"kind": "view"}, "badge": {"kind": "view"}},
     "variants": {"plain": {"appearance": {
       "surface": {"backgroundColor": {"value": "{content.color}", "otherwise": "{color.page}"}},
       "badge": {"backgroundColor": "{color.grey}"}}}},
     "content": {"color": {"type": "token", "group": "color", "optional": true},
       "note": {"type": "component", "component": "Note", "optional": true, "on": "surface"},
       "lines": {"type": "list", "of": {"type": "element"}, "lenient": true, "on": "surface"},
       "aside": {"type": "component", "component": "Line", "optional": true}}}
    """,
  ]

  /// Documents, and what is said of their colors.
  static let contrasts: [(document: String, messages: [String])] = [
    (#"{"lines": [{"type": "Line", "text": "a"}]}"#, []),
    (
      #"{"lines": [{"type": "Line", "text": "a", "color": "grey"}]}"#,
      [
        "d.json:1:67: warning: /lines/0/color: 'color.grey' on 'color.page' has a contrast of 3.65 "
          + "in dark; 4.5 is needed [low-contrast]"
      ]
    ),
    (
      #"{"color": "text", "lines": [{"type": "Line", "text": "a"}]}"#,
      [
        "d.json:1:27: warning: /color: 'color.text' on 'color.text' has a contrast of 1; "
          + "4.5 is needed [low-contrast]"
      ]
    ),
    // A veil is seen through: of what lies beneath the page nothing is known.
    (#"{"color": "veil", "lines": [{"type": "Line", "text": "a", "color": "grey"}]}"#, []),
    (
      #"{"lines": [{"type": "Page", "color": "veil", "lines": [{"type": "Line", "text": "a"}]}]}"#,
      []
    ),
    (
      #"{"lines": [], "note": {"ink": {"color": "grey"}}}"#,
      [
        "d.json:1:57: warning: /note/ink/color: 'color.grey' on 'color.page' has a contrast of 3.65 "
          + "in dark; 4.5 is needed [low-contrast]"
      ]
    ),
    (#"{"lines": [], "note": {"ink": {}}}"#, []), (#"{"lines": [], "note": {}}"#, []),
    // Nobody says that the line beside the page lies on it.
    (#"{"lines": [], "aside": {"text": "a", "color": "page"}}"#, []),
    (#"{"lines": [{"type": "Line", "text": "a", "color": "gray"}]}"#, ["content-fault"]),
  ]

  @Test(
    "a color that a server chose is measured where its background is known", arguments: contrasts)
  func contrast(_ document: String, _ messages: [String]) throws {
    let folder = try TemporaryFolder()
    for (path, text) in Self.pageFiles { try folder.write(text, to: path) }
    try folder.write(
      Self.pageTokens.dropLast()
        + #", "type": {"$type": "typography", "body": {"$value": {"fontFamily": "A", "fontSize": {"value": 16, "unit": "px"}, "fontWeight": 400, "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.5}}}}"#,
      to: "tokens/color.tokens.json")
    try folder.write(#"{"type": "Page", "# + document.dropFirst(), to: "d.json")
    let run = try BuiltTokenc.run(["validate", "tokens", "d.json"], in: folder.path)
    let lines = findings(run).split(separator: "\n")
    #expect(lines.count == messages.count, "\(run.output)")
    for (line, message) in zip(lines, messages) { #expect(line.contains(message), "\(line)") }
  }

  @Test("without a component, a document for an older app has a warning of what is not checked")
  func tokensAlone() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.tokens, to: "tokens/color.tokens.json")
    try folder.write(#"{"color": "nonsense"}"#, to: "d.json")
    _ = try runTokenc(["contract", folder["tokens"], "--release", "1.0.0"])
    let words = ["validate", folder["tokens"], folder["d.json"]]
    let run = try runTokenc(words + ["--app", "1.0.0"])
    #expect(run.exitCode == .success)
    let warnings = run.diagnostics.diagnostics.filter { $0.severity == .warning }
    #expect(warnings.map(\.message).contains { $0.hasPrefix("the tokens have no component, so ") })
    let plain = try runTokenc(words)
    #expect(
      plain.diagnostics.diagnostics.map(\.message) == [
        "the tokens have no component, so nothing is checked; write the spec of one, "
          + "'NAME.component.json'"
      ])
  }
}
