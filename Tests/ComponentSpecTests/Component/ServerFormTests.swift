import CommandSupport
import TestSupport
import Testing

@testable import TokenCompiler

/// `server` of `tokenc.json` and of specs, and what fields say of faults and defaults.
@Suite("The server's form") struct ServerFormTests {
  private static let tokens = """
    {"color": {"$type": "color", "red": {"$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}},
     "gap": {"$type": "dimension", "s": {"$value": {"value": 4, "unit": "px"}}}}
    """

  private func run(
    _ command: [String], spec: String, configuration: String = "{}", document: String = "{}"
  ) throws -> BuiltTokenc.Outcome {
    let folder = try TemporaryFolder()
    try folder.write(Self.tokens, to: "tokens/t.tokens.json")
    try folder.write(spec, to: "tokens/ListItem.component.json")
    try folder.write(
      #"{"nestedOnly": true, "content": {"a": {"type": "text"}}}"#, to: "tokens/Part.component.json"
    )
    try folder.write(configuration, to: "tokens/tokenc.json")
    try folder.write(document, to: "d.json")
    return try BuiltTokenc.run(command, in: folder.path)
  }

  @Test(
    "what a spec includes is an array of other specs",
    arguments: [
      (#""Part""#, "13: error: 'includes' takes an array of component specs by their names"),
      (#"["Pat"]"#, "14: error: 'Pat' is not a component spec; did you mean 'Part'?"),
      (#"["Part", "ListItem"]"#, "22: error: 'ListItem' includes itself"),
      ("[7]", "14: error: '' is not a component spec"),
    ]) func includes(_ json: String, _ message: String) throws
  {
    let run = try run(
      ["compile", "tokens", "--output", "G"],
      spec: #"{"includes":\#(json), "content": {"b": {"type": "text"}}}"#)
    #expect(
      run.messages.contains("tokens/ListItem.component.json:1:\(message)"), "\(run.messages)")
    #expect(run.exitCode == ExitCode.badInput.rawValue)
  }

  static let brokenConfigurations: [(json: String, message: String)] = [
    (#"{"server": []}"#, "1:12: error: 'server' takes an object"),
    (
      #"{"server": {"typKey": "a"}}"#,
      "1:13: error: 'server' has no member 'typKey'; did you mean 'typeKey'?"
    ),
    (
      #"{"server": {"typeKey": []}}"#,
      "1:24: error: 'typeKey' takes a string, an array of different ones, or null"
    ),
    (
      #"{"server": {"typeKey": ["a", "a"]}}"#,
      "1:24: error: 'typeKey' takes a string, an array of different ones, or null"
    ),
    (
      #"{"server": {"typeKey": null, "dataKey": "data"}}"#,
      "1:12: error: without 'typeKey' the member with a component's name holds its content; leave 'dataKey' out"
    ),
    (
      #"{"server": {"keys": "snake"}}"#,
      "1:21: error: 'snake' is not a style of names; use 'snake_case', 'camelCase', 'PascalCase', 'kebab-case', 'dotted'"
    ),
    (
      #"{"server": {"onFault": "omit"}}"#,
      "1:24: error: 'omit' is not an outcome of faults; use 'fallback', 'leaveOut', 'fail'"
    ),
    (
      #"{"server": {"unknownKeys": true}}"#,
      "1:28: error: expected what becomes of unknown keys: 'ignore', 'report'"
    ),
  ]

  @Test("a fault in tokenc.json is told at its place", arguments: brokenConfigurations)
  func configuration(_ json: String, _ message: String) throws {
    let run = try run(["tokens"], spec: "{}", configuration: json)
    #expect(run.messages == "tokens/tokenc.json:\(message) [configuration]\n")
    #expect(run.exitCode == ExitCode.badInput.rawValue)
  }

  /// Fields called `f`, and what is said of them.
  static let brokenFields: [(json: String, message: String)] = [
    (
      #"{"type": "text", "onFault": "fallback"}"#,
      "'f' is required, so 'onFault' needs a 'fallback' to show instead"
    ),
    (
      #"{"type": "text", "onFault": "fail", "fallback": "a"}"#,
      "'fallback' excludes 'onFault': 'fail'"
    ),
    (#"{"type": "text", "fallback": 1}"#, "this default doesn't fit; expected a string"),
    (
      #"{"type": "url", "default": "a.png"}"#,
      "this default doesn't fit; expected an absolute address"
    ),
    (
      #"{"type": "date", "default": "2023-02-29T00:00:00Z"}"#,
      #"this default doesn't fit; expected a time such as "2026-11-22T20:54:00Z""#
    ),
    (
      #"{"type": "decimal", "default": 0.12345678901234567}"#,
      #"this default doesn't fit; expected a decimal such as "1250.50""#
    ),
    (
      #"{"type": "token", "group": "color", "default": "red"}"#,
      "expected a token in braces, such as '{color.text.primary}'"
    ),
    (
      #"{"type": "token", "group": "color", "default": "{color.rde}"}"#,
      "alias '{color.rde}' names no token; did you mean '{color.red}'?"
    ),
    (
      #"{"type": "token", "group": "color", "default": "{gap.s}"}"#,
      "'gap.s' is not a token of 'color'"
    ),
    (
      #"{"type": "component", "component": "Part", "default": {}}"#,
      "'Part' can't be '{}' by default, as it needs 'a'"
    ),
    (
      #"{"type": "element", "default": {}}"#,
      "this default doesn't fit; a field of this type can't have one"
    ),
    (
      #"{"type": "list", "of": {"type": "text"}, "default": [1]}"#,
      "this default doesn't fit; expected a string"
    ),
    (#"{"type": "text", "otherKeys": ["f"]}"#, "two fields have the key 'f'"),
    (
      #"{"type": "text", "key": "meta.title"}"#,
      "'meta.title' names one member, not a path; let a 'component' hold the inner object and refer to "
        + #"'{content.FIELD.NAME}', or write "meta\\.title" for a name with dots"#
    ),
    (#"{"type": "text", "otherKeys": ["a", "b\\.c.d"]}"#, "'b\\.c.d' names one member"),
    (
      #"{"type": "callback", "onFault": "fail"}"#,
      "callback 'f' comes from the app and has no 'onFault'"
    ),
  ]

  @Test("a fault in a field is told", arguments: brokenFields)
  func field(_ json: String, _ message: String) throws {
    let run = try run(["tokens"], spec: #"{"content": {"f": \#(json)}}"#)
    #expect(run.messages.contains("error: \(message)"), "\(run.messages)")
    #expect(run.exitCode == ExitCode.badInput.rawValue)
  }

  /// Two specs, `A` and `B`, and what is said of them.
  static let brokenTypeKeys: [(a: String, b: String, message: String)] = [
    (
      #"{"content": {"type": {"type": "text"}}}"#, "{}",
      "A.component.json:1:14: error: the key 'type' already names the component; choose another, or make this 'nestedOnly'"
    ),
    (
      #"{"server": {"typeKey": "kind"}, "content": {"f": {"type": "text", "otherKeys": ["kind"]}}}"#,
      "{}",
      "A.component.json:1:45: error: the key 'kind' already names the component; choose another, or make this 'nestedOnly'"
    ),
    (
      #"{"server": {"typeKey": "kind", "dataKey": "kind"}}"#, "{}",
      "A.component.json:1:13: error: the key 'kind' already names the component; choose another, or make this 'nestedOnly'"
    ),
    (
      #"{"nestedOnly": true, "server": {"typeKey": "kind"}}"#, "{}",
      "A.component.json:1:33: error: 'A' is 'nestedOnly', so nothing names it and it has no 'typeKey'"
    ),
    (
      #"{"server": {"typeKey": null}}"#, "{}",
      "A.component.json:1:13: error: other components have a 'typeKey', and an object can't be read both ways; say 'null' in tokenc.json, for all"
    ),
    (
      #"{"server": {"typeKey": "kind"}, "content": {"type": {"type": "text"}}}"#,
      #"{"content": {"kind": {"type": "text"}}}"#,
      """
      A.component.json:1:45: error: the key 'type' names 'B', which in turn may have 'kind', so an object with both could be either; choose another key [component-spec]
      tokens/B.component.json:1:14: error: the key 'kind' names 'A', which in turn may have 'type', so an object with both could be either; choose another key
      """
    ),
    (
      #"{"server": {"typeKey": ["a", "b"]}}"#, #"{"server": {"typeKey": ["b", "a"]}}"#,
      """
      A.component.json:1:13: error: other components have 'b' before 'a', so an object with both could be either [component-spec]
      tokens/B.component.json:1:13: error: other components have 'a' before 'b', so an object with both could be either
      """
    ),
    (
      #"{"server": {"types": "snake_case"}}"#, "{}",
      "A.component.json:1:13: error: 'server' has no member 'types'"
    ),
  ]

  @Test("components that could be mistaken for one another are refused", arguments: brokenTypeKeys)
  func typeKeys(_ a: String, _ b: String, _ message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.tokens, to: "tokens/t.tokens.json")
    try folder.write(a, to: "tokens/A.component.json")
    try folder.write(b, to: "tokens/B.component.json")
    let run = try BuiltTokenc.run(["tokens"], in: folder.path)
    #expect(run.messages.hasPrefix("tokens/\(message)"), "\(run.messages)")
    #expect(run.exitCode == ExitCode.badInput.rawValue)
  }

  /// Documents of two servers, and what `validate` says.
  static let feeds: [(document: String, finding: String)] = [
    (
      #"[{"type": "Card", "title": "a"}, {"view_type": "Banner", "type": "Card", "title": "b"}]"#,
      ""
    ),
    (
      #"[{"type": "Banner", "title": "a"}]"#,
      "1:11: error: /0/type: ComponentContent.type is a component that 'view_type' names, so nothing of it is shown"
    ),
    (
      #"[{"view_type": "Card", "title": "a"}]"#,
      "1:16: error: /0/view_type: ComponentContent.view_type is a component that 'type' names, so nothing of it is shown"
    ),
    (
      #"[{"type": "Card", "view_type": "Bannr"}]"#,
      "1:32: error: /0/view_type: ComponentContent.view_type: ComponentType has no 'Bannr', so nothing of it is shown; did you mean 'Banner'?"
    ),
  ]

  private static func twoServers() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(tokens, to: "tokens/t.tokens.json")
    try folder.write(
      #"{"content": {"title": {"type": "text"}}}"#, to: "tokens/Card.component.json")
    try folder.write(
      #"{"server": {"typeKey": "view_type"}, "content": {"title": {"type": "text"}, "type": {"type": "text"}}}"#,
      to: "tokens/Banner.component.json")
    return folder
  }

  @Test("validate reads components of two servers, each by its own key", arguments: feeds)
  func feed(_ document: String, _ finding: String) throws {
    let folder = try Self.twoServers()
    try folder.write(document, to: "d.json")
    let run = try BuiltTokenc.run(["validate", "tokens", "d.json"], in: folder.path)
    let lines = run.output.split(separator: "\n").dropLast()
    #expect(run.messages == "")
    #expect(Array(lines) == (finding.isEmpty ? [] : ["d.json:\(finding) [content-fault]"]))
  }

  @Test("TypeScript and the strict schema name each component by its own key") func outputs() throws
  {
    let folder = try Self.twoServers()
    try folder.write(
      #"{"output": {"tokens": "S", "components": "S", "typescript": "ts"}}"#,
      to: "tokens/tokenc.json")
    #expect(try BuiltTokenc.run(["tokens"], in: folder.path).exitCode == ExitCode.success.rawValue)
    let types = try #require(folder.text(of: "tokens/ts/components.ts"))
    #expect(types.contains(#"type Element = { "type": "Card" } & Content;"#), "\(types)")
    #expect(types.contains(#"type Element = { "view_type": "Banner" } & Content;"#), "\(types)")
    let schema = try BuiltTokenc.run(["schema", "tokens", "--strict"], in: folder.path).output
    #expect(!schema.contains("discriminator"))
    let required = schema.split(separator: "\"required\": [").dropFirst().map {
      $0.prefix { $0 != "]" }.filter { !$0.isWhitespace }
    }
    #expect(required.contains(#""view_type","title","type""#), "\(required)")
  }

  @Test("an enum has numbers or strings, not both") func mixedCases() throws {
    let run = try run(
      ["tokens"],
      spec: #"{"enums": {"Level": {"cases": {"one": {"serverName": 1}, "two": {}}}}}"#)
    #expect(
      run.messages
        == "tokens/ListItem.component.json:1:58: error: 'one' is a number for servers, but 'two' is a "
        + "string; give all cases the same [component-spec]\n")
  }

  static let styles: [(style: NameStyle, name: String, result: String)] = [
    (.snakeCase, "titleText", "title_text"), (.snakeCase, "imageURL", "image_url"),
    (.snakeCase, "URLBar", "url_bar"), (.snakeCase, "line2Text", "line2_text"),
    (.snakeCase, "a_b", "a_b"), (.kebabCase, "OneTextLine", "one-text-line"),
    (.camelCase, "OneTextLine", "oneTextLine"), (.pascalCase, "titleText", "TitleText"),
    (.dotted, "titleText", "title.text"),
  ]

  @Test("a style makes names of the words of a Swift name", arguments: styles)
  func names(_ style: NameStyle, _ name: String, _ result: String) {
    #expect(style.name(ofSwiftName: name) == result)
  }

  private static let item = #"""
    {"enums": {"Level": {"cases": {"one": {"serverName": 1}, "two": {"serverName": 2, "formerNames": [20]}}}},
     "content": {"titleText": {"type": "text", "otherKeys": ["caption"]}, "level": {"type": "choice", "enum": "Level", "default": "one"},
       "price": {"type": "decimal", "optional": true}, "tint": {"type": "token", "group": "color", "default": "{color.red}", "onFault": "fail"}}}
    """#

  /// Configurations, documents of theirs, and what `validate` says.
  static let validations: [(server: String, document: String, finding: String)] = [
    (
      #"{"typeKey": "view_type", "types": "snake_case", "keys": "snake_case"}"#,
      #"{"view_type": "list_item", "title_text": "a", "level": 2}"#, ""
    ),
    (
      #"{"typeKey": "view_type", "types": "snake_case"}"#,
      #"[{"view_type": "list_itm", "titleText": "a"}]"#,
      "1:16: error: /0/view_type: ComponentContent.view_type: ComponentType has no 'list_itm', so nothing of it is shown; did you mean 'list_item'?"
    ),
    (#"{"dataKey": "data"}"#, #"{"type": "ListItem", "data": {"caption": "a", "level": 20}}"#, ""),
    (
      #"{"dataKey": "data"}"#, #"{"type": "ListItem", "titleText": "a"}"#,
      "1:1: error: the document: ComponentContent.data is missing, so nothing of it is shown"
    ),
    (
      #"{"dataKey": "data"}"#, #"{"type": "ListItem", "data": {"titleText": "a", "level": "2"}}"#,
      "1:58: error: /data/level: ListItem.level is not a whole number, so one is shown instead"
    ),
    (
      #"{"typeKey": null, "types": "camelCase"}"#,
      #"{"listItem": {"titleText": "a", "price": 9.5}}"#, ""
    ),
    (
      #"{"typeKey": null, "types": "camelCase"}"#,
      #"[{"listItem": {"titleText": "a", "tint": "rde"}}]"#,
      "1:42: error: /0/listItem/tint: ListItem.tint: ColorToken has no 'rde', so nothing of it is shown; did you mean 'red'?"
    ),
    (
      #"{"unknownKeys": "report"}"#, #"{"type": "ListItem", "titleText": "a", "titel": "b"}"#,
      "1:40: error: /titel: ListItem.titel is not known, so it is ignored"
    ),
  ]

  @Test("validate follows the form", arguments: validations)
  func validation(_ server: String, _ document: String, _ finding: String) throws {
    let run = try run(
      ["validate", "tokens", "d.json"], spec: Self.item,
      configuration: #"{"server": \#(server)}"#, document: document)
    // What stands beside the fields is a warning.
    let faults = run.output.split(separator: "\n").dropLast().filter { !$0.contains(": warning: ") }
    #expect(run.messages == "")
    #expect(faults == (finding.isEmpty ? [] : ["d.json:\(finding) [content-fault]"]))
  }

  @Test("diff tells what a change of the form breaks") func diff() throws {
    let folder = try TemporaryFolder()
    for (version, configuration) in [("old", "{}"), ("new", #"{"server": {"dataKey": "data"}}"#)] {
      try folder.write(Self.tokens, to: "\(version)/t.tokens.json")
      try folder.write(configuration, to: "\(version)/tokenc.json")
      try folder.write(
        #"{"enums": {"Level": {"cases": {"one": {"serverName": \#(version == "old" ? "1" : "\"1\"")}}}}}"#,
        to: "\(version)/ListItem.component.json")
    }
    let run = try BuiltTokenc.run(["diff", "old", "new"], in: folder.path)
    #expect(run.output.contains("JSON of the old form no longer decodes"), "\(run.output)")
    #expect(run.output.contains("JSON with numbers no longer decodes"), "\(run.output)")
  }

  @Test("a contract knows the names wherever the form has them") func contract() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.tokens, to: "tokens/t.tokens.json")
    try folder.write(Self.item, to: "tokens/ListItem.component.json")
    try folder.write(#"{"server": {"dataKey": "data"}}"#, to: "tokens/tokenc.json")
    _ = try BuiltTokenc.run(["contract", "tokens", "--release", "1.0.0"], in: folder.path)
    try folder.write(
      Self.item.replacing(#""two": {"#, with: #""three": {"serverName": 3}, "two": {"#),
      to: "tokens/ListItem.component.json")
    try folder.write(
      #"{"type": "ListItem", "data": {"titleText": "a", "level": 3}}"#, to: "d.json")
    let run = try BuiltTokenc.run(
      ["validate", "tokens", "d.json", "--app", "1.0.0"], in: folder.path)
    #expect(run.output.hasPrefix("d.json:1:58: error: "), "\(run.output)")
    #expect(run.output.contains("level '3' of 'ListItem'"), "\(run.output)")
  }
}
