import CommandSupport
import TestSupport
import Testing

@testable import TokenCompiler
@testable import TokenComponents

/// A resolver with the tokens of two brands, each written without the braces around it.
private func brands(_ alfa: String, _ beta: String, all: String = "") -> String {
  """
  {"version": "2025.10", "sets": {"all": {"sources": [{\(all)}]}}, "modifiers": {"brand": {
    "default": "alfa", "contexts": {
      "alfa": [{\(alfa)}],
      "beta": [{\(beta)}]}}},
  "resolutionOrder": [{"$ref": "#/sets/all"}, {"$ref": "#/modifiers/brand"}]}
  """
}

private func color(_ name: String, _ value: String = red) -> String {
  "\"\(name)\": {\"$type\": \"color\", \"$value\": \(value)}"
}

private let red: String = #"{"colorSpace": "srgb", "components": [1, 0, 0]}"#
private let palettes: String = brands(
  #""alfa": {\#(color("red"))}, "color": {\#(color("accent", #""{alfa.red}""#))}"#,
  #""beta": {\#(color("blue"))}, "color": {\#(color("accent", #""{beta.blue}""#))}"#)

private let flat: String = """
  {"color": {"$type": "color",
    "palette": {\(color("red")), \(color("100"))},
    "component": {"button": {\(color("bg", #""{color.palette.red}""#))}},
    \(color("accent"))}}
  """

/// What `tokenc.json` says of tokens by patterns of their paths, and what holes mean without it.
@Suite struct PathConfigurationTests {
  // MARK: Holes

  @Test("a palette that one brand has for its aliases is hidden, and named") func palette() {
    let result = Compiled(["a.resolver.json": palettes])
    #expect(result.cases == ["ColorToken": ["accent"]])
    #expect(
      result.messages == [
        """
        3:24: note: a token of 'alfa' is in some themes only and serves aliases, so it is hidden; \
        '"hidden": ["alfa.**"]' in tokenc.json says so
        """,
        """
        4:24: note: a token of 'beta' is in some themes only and serves aliases, so it is hidden; \
        '"hidden": ["beta.**"]' in tokenc.json says so
        """,
      ])
  }

  @Test("what tokenc.json hides is not spoken of") func hidden() {
    for configuration in [
      #"{"hidden": ["alfa.*", "**.blue"]}"#,
      #"{"groups": {"alfa": {"hidden": true}, "beta": {"hidden": true}}}"#,
    ] {
      let result = Compiled(["a.resolver.json": palettes, "tokenc.json": configuration])
      #expect(result.cases == ["ColorToken": ["accent"]])
      #expect(result.messages.isEmpty)
    }
  }

  @Test(
    "a value that a brand lacks is never hidden",
    arguments: [
      // Its group is for everybody.
      (
        "color.accent", "color.accent",
        brands(
          #""color": {\#(color("accent")), \#(color("link", #""{color.accent}""#))}"#,
          #""color": {\#(color("link"))}"#)
      ),
      // The other brand does without: what uses it refers to nothing there.
      (
        "accent.base", "accent.**",
        brands(
          #""accent": {\#(color("base"))}, "color": {\#(color("link", #""{accent.base}""#))}"#,
          #""color": {\#(color("link"))}"#)
      ),
      // Nobody uses it.
      (
        "alfa.red", "alfa.**",
        brands(
          #""alfa": {\#(color("red"))}, "color": {\#(color("link"))}"#,
          #""color": {\#(color("link"))}"#)
      ),
    ])
  func forgotten(token: String, pattern: String, files: String) {
    let result = Compiled(["a.resolver.json": files])
    #expect(result.cases == nil)
    #expect(
      result.messages.map { $0.drop { $0 != " " } } == [
        " error: token '\(token)' is missing for brand=beta; all themes need the same tokens",
        """
         note: give it a value there; or, if it only serves aliases, hide it with '"hidden": \
        ["\(pattern)"]' in tokenc.json
        """,
      ])
  }

  @Test("a palette with a name that is known outside is not hidden") func known() {
    let named = color("red").dropLast() + #", "$extensions": {"tokenc": {"name": "crimson"}}}"#
    let result = Compiled([
      "a.resolver.json": brands(
        #""alfa": {\#(named)}, "color": {\#(color("accent", #""{alfa.red}""#))}"#,
        #""beta": {\#(color("blue"))}, "color": {\#(color("accent", #""{beta.blue}""#))}"#)
    ])
    #expect(result.messages.contains { $0.contains("error: token 'alfa.red' is missing") })
    let paired = Compiled([
      "a.resolver.json": palettes,
      "tokenc.json": """
      {"contrast": {"pairs": [
        {"foreground": "alfa.*", "background": "color.accent", "minimum": 3}]}}
      """,
    ])
    #expect(paired.messages.contains { $0.contains("error: token 'alfa.red' is missing") })
  }

  // MARK: Enums

  @Test("one flat enum becomes three") func parted() throws {
    let result = Compiled([
      "a.tokens.json": flat,
      "tokenc.json": """
      {"enums": {"color.component.**": "ComponentColorToken",
        "color.palette.**": {"type": "PaletteColor", "serverNames": "PascalCase"}},
       "groups": {"color": {"serverNames": "snake_case"}}}
      """,
    ])
    #expect(
      result.cases == [
        "PaletteColor": ["red", "palette100"], "ComponentColorToken": ["buttonBg"],
        "ColorToken": ["accent"],
      ])
    #expect(result.serverNames == ["Red", "100", "button_bg", "accent"])
    #expect(result.messages.isEmpty)
    try result.expectSwift()
  }

  @Test("the most specific pattern counts, in whatever order they stand") func specific() {
    for enums in [
      #""color.**": "All", "color.palette.*": "Few", "**.red": "Reds""#,
      #""**.red": "Reds", "color.palette.*": "Few", "color.**": "All""#,
    ] {
      let result = Compiled(["a.tokens.json": flat, "tokenc.json": #"{"enums": {\#(enums)}}"#])
      #expect(
        result.cases == ["Few": ["red", "palette100"], "All": ["componentButtonBg", "accent"]])
    }
  }

  @Test("groups join in the enum of one of them") func joined() throws {
    let result = Compiled([
      "a.tokens.json": """
      {"color": {\(color("red"))}, "tint": {\(color("blue"))}, "sun": {\(color("$root"))},
       \(color("lone"))}
      """,
      "tokenc.json": """
      {"enums": {"tint.*": "ColorToken", "sun": "ColorToken", "lone": "LoneToken"}}
      """,
    ])
    #expect(result.cases == ["ColorToken": ["red", "blue", "sun"], "LoneToken": ["lone"]])
    try result.expectSwift()
  }

  @Test("a group of several types says how to part it, and that works") func types() throws {
    let tokens = """
      {"font": {"size": {"$type": "dimension", "s": {"$value": {"value": 1, "unit": "px"}}},
        "title": {"weight": {"$type": "fontWeight", "$value": 700},
          "size": {"$type": "dimension", "$value": {"value": 2, "unit": "px"}}},
        "body": {"weight": {"$type": "fontWeight", "$value": 400},
          "size": {"$type": "dimension", "$value": {"value": 3, "unit": "px"}}},
        "logo-color": {"$type": "color", "$value": \(red)},
        "text-color": {"$type": "color", "$value": \(red)}}}
      """
    let lines = """
      "enums": { "font.**.*-color": "FontColorToken", "font.**.weight.**": "FontFontWeightToken" }
      """
    let result = Compiled(["a.tokens.json": tokens])
    #expect(
      result.messages.first { $0.contains("note") } == """
        2:13: note: tokenc.json parts 'FontToken' with '\(lines)'
        """)
    let parted = Compiled(["a.tokens.json": tokens, "tokenc.json": "{ \(lines) }"])
    #expect(
      parted.cases == [
        "FontToken": ["sizeS", "titleSize", "bodySize"],
        "FontFontWeightToken": ["titleWeight", "bodyWeight"],
        "FontColorToken": ["logoColor", "textColor"],
      ])
    #expect(parted.messages.isEmpty)
  }

  // MARK: Mistakes

  @Test("what means no token is a warning that says what was probably meant") func unmatched() {
    let result = Compiled([
      "a.tokens.json": flat,
      "tokenc.json": """
      {"groups": {"zzz": {"type": "X"}, "color.palette": {"hidden": true},
        "color.component": {"type": "Y"}},
       "hidden": ["color.pallete.**", "color.accent.*"],
       "enums": {"colr.*": "Z"}}
      """,
    ])
    #expect(result.cases != nil)
    #expect(
      result.messages == [
        "1:13: warning: there is no top-level group 'zzz'",
        """
        1:35: warning: 'groups' takes top-level groups only, so 'color.palette' has no effect; write \
        '"hidden": ["color.palette.**"]' beside it
        """,
        """
        2:3: warning: 'groups' takes top-level groups only, so 'color.component' has no effect; \
        write '"enums": { "color.component.**": "Y" }' beside it
        """,
        """
        3:13: warning: no token is meant by 'color.pallete.**'; did you mean 'color.palette.**'?
        """,
        "3:33: warning: no token is meant by 'color.accent.*'",
        "4:12: warning: no token is meant by 'colr.*'; did you mean 'color.*'?",
      ])
  }

  @Test("an enum that no token is in clashes with no group") func groupName() {
    let color = #"{"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}"#
    let result = Compiled([
      "a.tokens.json": #"{"Ink": {"a": \#(color)}}"#,
      "tokenc.json": #"{"enums": {"colour.*": "Ink"}}"#,
    ])
    #expect(result.messages == ["1:12: warning: no token is meant by 'colour.*'"])
    #expect(result.cases != nil)
  }

  @Test(
    "what 'enums' can't be is told where it stands",
    arguments: [
      (#"{"enums": []}"#, "1:11: error: 'enums' takes an object"),
      (
        #"{"enums": {"a..b": "X"}}"#,
        "1:12: error: 'a..b' is not a pattern of token paths such as 'color.text.*'"
      ),
      (
        #"{"enums": {"color.*": "2x"}}"#,
        "1:23: error: expected a type's name: letters, digits and '_', and no digit first"
      ),
      (#"{"enums": {"color.*": {}}}"#, "1:23: error: an enum needs 'type', its name"),
      (
        #"{"enums": {"color.*": 1}}"#,
        "1:23: error: a pattern of 'enums' takes an enum's name, or an object with its 'type'"
      ),
      (
        #"{"enums": {"color.*": "Theme"}}"#,
        "1:12: error: group 'Theme' can't be called 'Theme', which is generated as well"
      ),
      (
        #"{"enums": {"color.*": "NumberTable"}}"#,
        """
        1:12: error: the enum of 'NumberTable' can't be called 'NumberTable', a type that generated \
        code names; state another in tokenc.json
        """
      ),
    ])
  func faults(configuration: String, message: String) {
    let result = Compiled(["a.tokens.json": flat, "tokenc.json": configuration])
    #expect(result.cases == nil)
    #expect(result.messages == [message])
  }

  @Test("a shipped name that moves to another enum is told as that") func contract() throws {
    let project = try ContractProject(flat)
    _ = try project.contract("--release", "1.0.0")
    try project.folder.write(#"{"enums": {"color.component.**": "C"}}"#, to: "t/tokenc.json")
    #expect(
      try project.run("compile", project.folder["t"], "--output", project.folder["o"]).output == """
        server string 'componentButtonBg' shipped with 1.0.0 would no longer resolve; list it in \
        'formerNames' of its successor, or 'tokenc retire color.componentButtonBg'
        """)
    try project.folder.write(
      #"{"enums": {"color.accent": "C", "color.component.**": "ColorToken"}}"#, to: "t/tokenc.json")
    #expect(
      try project.run("compile", project.folder["t"], "--output", project.folder["o"]).output
        .contains(
          """
          server string 'accent' shipped with 1.0.0 in 'color' and is in 'C' now, where apps don't \
          look for it; leave it in its enum, or 'tokenc retire color.accent'
          """))
  }
}

/// Files compiled in memory, with what a person would read.
struct Compiled {
  /// The cases of each enum; `nil` when there were errors.
  var cases: [String: [String]]? {
    compiled.map { compiled in
      Dictionary(
        uniqueKeysWithValues: compiled.table.families.map { family in
          (family.typeName, family.tokens.map(\.names.caseName))
        })
    }
  }

  /// The former names of each token, by its path.
  var formerNames: [String: [String]] {
    Dictionary(
      uniqueKeysWithValues: (compiled?.table.families ?? []).flatMap(\.tokens)
        .map { ($0.text, $0.names.formerNames) })
  }

  /// The description of each enum that has one.
  var descriptions: [String: String] {
    let families = compiled?.table.families ?? []
    return Dictionary(
      uniqueKeysWithValues: families.compactMap { family in
        family.description.map { (family.typeName, $0) }
      })
  }

  var serverNames: [String]? {
    compiled?.table.families.flatMap { $0.tokens.map(\.names.serverName) }
  }

  /// For example `1:13: warning: there is no top-level group 'colour'`, with the notes of each.
  let messages: [String]
  private let compiled: CompiledTokens?

  init(_ files: KeyValuePairs<String, String>) {
    let loaded = LoadedFiles(files.map { ($0.key, Array($0.value.utf8)) })
    var diagnostics = loaded.diagnostics
    var compiled: CompiledTokens?
    if let tokens = loaded.loaded {
      do {
        compiled = try CompiledTokens(tokens)
        diagnostics = compiled?.diagnostics.sorted ?? []
      } catch {
        diagnostics = error.diagnostics
      }
    }
    self.compiled = compiled
    var indexes = LineIndexes(loaded.sources)
    messages = diagnostics.flatMap { diagnostic in
      func place(_ range: SourceRange?) -> String {
        range.map { range in
          let place = indexes.place(of: range)
          return place.drop { $0 != ":" }.dropFirst() + ": "
        } ?? ""
      }
      return ["\(place(diagnostic.range))\(diagnostic.severity): \(diagnostic.message)"]
        + diagnostic.notes.map { "\(place($0.range))note: \($0.message)" }
    }
  }

  /// Expects that the Swift compiler takes what is generated.
  func expectSwift() throws {
    let compiled = try #require(compiled)
    try expectCompiles(
      TokenEmitter(table: compiled.table, configuration: compiled.configuration, inputName: "a")
        .emit())
  }
}
