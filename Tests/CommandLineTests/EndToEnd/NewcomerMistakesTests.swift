import CommandSupport
import TestSupport
import Testing

/// Mistakes of people who are new to the standard or come from another tool, and what is said of them.
@Suite("Mistakes of newcomers") struct NewcomerMistakesTests {
  typealias Mistake = MistakesTests.Mistake

  private static let resolver = """
    {"version": "2025.10",
     "sets": {"base": {"sources": [{"$ref": "base.tokens.json"}]}},
     "modifiers": {"brand": {"default": "acme", "contexts": {
       "acme": [{"$ref": "acme/color.tokens.json"}], "nova": [{"$ref": "nova/color.tokens.json"}],
       "orbit": [{"$ref": "orbit/color.tokens.json"}]}}},
     "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/brand"}]}
    """
  private static let ink = #"{"color": {"$type": "color", "ink": {"$value": red}}}"#

  private static func contexts(_ names: String) -> String {
    """
    {"version": "2025.10", "sets": {"base": {"sources": [{"$ref": "a.tokens.json"}]}},
     "modifiers": {"contrast": {"default": "normal", "contexts": {\(names)}}},
     "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/contrast"}]}
    """
  }

  private static func chip(_ color: String) -> [String: String] {
    [
      "a.tokens.json": """
      {"color": {"$type": "color", "surface": {"$value": white}, "label": {"$value": blue}}}
      """,
      "Chip.component.json": """
      {"elements": {"box": {"kind": "view"}}, "variants": {"plain": {}},
       "appearance": {"box": {"backgroundColor": \(color)}}}
      """,
    ]
  }

  static let mistakes = [
    Mistake(
      "words of other tools for types, color spaces, members and units",
      [
        "a.tokens.json": """
        {"g": {"$type": "spacing", "s": {"$value": {"value": 8, "unit": "px"}}},
         "h": {"$type": "dimension", "s": {"$value": {"value": 8, "unit": "pt"}}, "m": {"$value": 8}},
         "c": {"$type": "color",
          "a": {"$value": {"colorSpace": "p3", "components": [0, 0, 0]}},
          "b": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0], "opacity": 0.5}},
          "d": {"$value": {"colorSpace": "srgb", "components": [0, "0.5", 0], "alpha": 50}}}}
        """
      ],
      "a.tokens.json:1:17: error: 'spacing' is not a type of DTCG 2025.10; did you mean 'dimension'? [invalid-type]",
      "a.tokens.json:2:67: error: 'pt' is not a unit; did you mean 'px'? [bad-unit]",
      """
      a.tokens.json:2:91: error: expected a dimension such as {"value": 16, "unit": "px"}, not the number 8; \
      write {"value": 8, "unit": "px"} [invalid-value]
      """,
      "a.tokens.json:2:17: note: 'h.m' is a dimension by this group",
      "a.tokens.json:4:34: error: 'p3' is not a color space; did you mean 'display-p3'? [invalid-value]",
      "a.tokens.json:5:67: error: a color has no member 'opacity'; did you mean 'alpha'? [invalid-value]",
      "a.tokens.json:6:60: error: expected a number as green, not the string '0.5'; write 0.5 [invalid-value]",
      "a.tokens.json:6:80: error: alpha is 50; it goes from 0 to 1; as a percentage it is 0.5 [invalid-value]"
    ),
    Mistake(
      "tokens of a group without a type, told once with the type that their values have",
      [
        "a.tokens.json": """
        {"gap": {"s": {"$value": {"value": 8, "unit": "px"}}, "m": {"$value": {"value": 16, "unit": "px"}}}}
        """
      ],
      """
      a.tokens.json:1:15: error: token 'gap.s' has no type; give it or group 'gap' "$type": "dimension" \
      [missing-type]
      """,
      "a.tokens.json:1:15: note: 1 more place in this file has the same fault"),
    Mistake(
      "a dark value beside the value, which no scheme would have",
      ["a.tokens.json": #"{"c": {"$type": "color", "a": {"$value": red, "$dark": blue}}}"#],
      """
      a.tokens.json:1:91: error: a token has no member '$dark'; values for other contexts stand under \
      '$extensions', as {"mode": {"dark": …}} [unknown-mode]
      """),
    Mistake(
      "a misspelt item of the order, of which nothing else follows",
      [
        "a.resolver.json": resolver.replacing(
          "\"#/modifiers/brand\"", with: "\"#/modifiers/brands\""),
        "base.tokens.json": ink, "acme/color.tokens.json": ink, "nova/color.tokens.json": ink,
        "orbit/color.tokens.json": ink,
      ],
      """
      a.resolver.json:6:56: error: '#/modifiers/brands' leads nowhere: there is no 'brands'; did you mean \
      'brand'? [bad-ref]
      """),
    Mistake(
      "a misspelt file and a misspelt set of the resolver",
      [
        "a.resolver.json": """
        {"version": "2025.10", "sets": {"core": {"sources": [{"$ref": "token/base.tokens.json"}]}},
         "resolutionOrder": [{"$ref": "#/sets/core"}, {"$ref": "#/sets/semantic"}]}
        """,
        "tokens/base.tokens.json": ink,
      ],
      """
      a.resolver.json:1:63: error: file 'token/base.tokens.json' does not exist; did you mean \
      'tokens/base.tokens.json'? [bad-ref]
      """,
      """
      a.resolver.json:2:56: error: '#/sets/semantic' leads nowhere: there is no 'semantic'; there is 'core' \
      [bad-ref]
      """),
    Mistake(
      "words of SwiftUI in a spec, and an alias of a group without such a token",
      [
        "a.tokens.json":
          #"{"gap": {"$type": "dimension", "s": {"$value": {"value": 8, "unit": "px"}}}}"#,
        "Card.component.json": """
        {"elements": {"title": {"kind": "text"}, "note": {"kind": "view"}}, "variants": {"plain": {}},
         "layout": {"side": {"value": "{gap.large}"}}, "content": {"title": {"type": "string"}},
         "arrangement": {"vstack": ["note"], "gap": 8}}
        """,
      ],
      "Card.component.json:1:33: error: 'text' is not a kind of element; did you mean 'label'? [component-spec]",
      "Card.component.json:2:31: error: alias '{gap.large}' names no token; use '{gap.s}' [unknown-alias]",
      "Card.component.json:2:78: error: 'string' is not a type of content; did you mean 'text'? [component-spec]",
      "Card.component.json:3:18: error: an item has no member 'vstack'; did you mean 'column'? [component-spec]"
    ),
    Mistake(
      "a faulty configuration, of whose hidden tokens nothing is said",
      [
        "a.tokens.json": #"{"palette": {"$type": "color", "white": {"$value": white}}}"#,
        "tokenc.json": #"{"accessors": true, "groups": {"palette": {"hidden": "true"}}}"#,
      ],
      "tokenc.json:1:54: error: 'hidden' takes true or false [configuration]"),
    Mistake(
      "line heights as lengths, and numbers that no text can have",
      [
        "a.tokens.json": """
        {"t": {"$type": "typography",
          "a": {"$value": {"fontFamily": "a", "fontWeight": 400, "letterSpacing": {"value": 0, "unit": "px"},
            "fontSize": {"value": 16, "unit": "px"}, "lineHeight": {"value": 24, "unit": "px"}}},
          "b": {"$value": {"fontFamily": "a", "fontWeight": 400, "letterSpacing": {"value": 0, "unit": "px"},
            "fontSize": {"value": 16, "unit": "px"}, "lineHeight": 28}},
          "c": {"$value": {"fontFamily": "a", "fontWeight": 400, "letterSpacing": {"value": 0, "unit": "px"},
            "fontSize": {"value": -22, "unit": "px"}, "lineHeight": {"value": 2, "unit": "rem"}}}}}
        """
      ],
      """
      a.tokens.json:3:60: error: a line height is a factor of the font size; write 1.5, which is 24 for a \
      size of 16, and to keep exactly 24 points also "$extensions": {"tokenc": {"lineHeightPoints": 24}} \
      [invalid-value]
      """,
      """
      a.tokens.json:5:60: error: a line height is a factor of the font size, from 0 to 10, not 28; write \
      1.75, which is 28 for a size of 16, and to keep exactly 28 points also "$extensions": {"tokenc": \
      {"lineHeightPoints": 28}} [invalid-value]
      """,
      "a.tokens.json:7:17: error: a font size is -22; it goes from 0 to 10000 [invalid-value]",
      """
      a.tokens.json:7:61: error: a line height is a factor of the font size; write a number such as 1.5 \
      [invalid-value]
      """),
    Mistake(
      "a group's own token whose '$value' is misspelt",
      ["a.tokens.json": #"{"color": {"$type": "color", "text": {"$root": {"$vlaue": 1}}}}"#],
      """
      a.tokens.json:1:49: error: '$vlaue' is not a property of DTCG 2025.10 and is ignored; did you mean '$value'? \
      [unknown-property]
      """),
    Mistake(
      "a group's own token whose value is not a member of the standard",
      ["a.tokens.json": #"{"color": {"$type": "color", "text": {"$root": {"valeu": red}}}}"#],
      """
      a.tokens.json:1:49: error: '$root' is a token and needs a '$value'; did you mean '$value' by \
      'valeu'? [token-and-group]
      """),
    Mistake(
      "an alias as Style Dictionary writes it",
      [
        "a.tokens.json": """
        {"ink": {"$type": "color", "black": {"$value": red}, "text": {"$value": "{ink.black.value}"}}}
        """
      ],
      """
      a.tokens.json:1:117: error: alias '{ink.black.value}' names no token; did you mean \
      '{ink.black}'? [unknown-alias]
      """),
    Mistake(
      "a merge that is not finished",
      [
        "a.tokens.json": """
        {"ink": {"$type": "color",
        <<<<<<< HEAD
          "black": {"$value": red}
        =======
          "black": {"$value": blue}
        >>>>>>> other
        }}
        """
      ],
      """
      a.tokens.json:2:1: error: a merge is not finished here; keep one side, and remove the lines \
      with '<<<<<<<', '=======' and '>>>>>>>' [conflict-markers]
      """),
    Mistake(
      "typographic quotes, all in one run",
      ["a.tokens.json": #"{“ink”: {"$type": “color”, "black": {"$value": red}, "n": "x”}}"#],
      """
      a.tokens.json:1:2: error: '“' is a typographic quote; JSON strings need straight quotes, '"' \
      [invalid-json]
      """,
      """
      a.tokens.json:1:23: error: '“' is a typographic quote; JSON strings need straight quotes, '"' \
      [invalid-json]
      """,
      "a.tokens.json:1:111: error: a string without its closing '\"' [invalid-json]"),
    Mistake(
      "a string whose closing quote is typographic",
      ["a.tokens.json": "{\"ink\": {\"$type\": \"color”,\n\"black\": {\"$value\": red}}}"],
      """
      a.tokens.json:1:25: error: '”' is a typographic quote and does not close the string; JSON \
      needs a straight quote, '"' [invalid-json]
      """),
    Mistake(
      "a file of Swift",
      ["Package.swift": "// swift-tools-version: 6.0\nimport PackageDescription\n"],
      """
      Package.swift: error: the file is source code and holds no tokens; name a folder of tokens or \
      a '*.tokens.json' file [usage]
      """, words: "compile Package.swift --output out"),
    Mistake(
      "a file of another kind by its content",
      ["notes.json": "# Tokens\ncolor: red\nspace: 8\n"],
      """
      notes.json:2:1: error: the file begins with 'color', so it is not JSON; name a folder of \
      tokens or a file that holds a JSON object [not-json]
      """, words: "compile notes.json --output out"),
    Mistake(
      "no tokens at all", [:],
      """
      tokens: error: no such file or folder; name the folder of your tokens, or start with \
      'tokenc init' [missing-file]
      """, words: "lint"),
    Mistake(
      "a context that is misspelt",
      ["a.tokens.json": ink, "a.resolver.json": contexts(#""normal": [], "hihg": []"#)],
      """
      a.resolver.json:2:16: error: 'hihg' of modifier 'contrast' is no context of 'contrast', which \
      has 'normal', 'high'; did you mean 'high'? [bad-context]
      """),
    Mistake(
      "a brand's override of a group's own token that is misspelt",
      [
        "a.resolver.json": resolver, "acme/color.tokens.json": ink, "orbit/color.tokens.json": ink,
        "base.tokens.json": """
        {"color": {"$type": "color", "ink": {"$value": red}, "accent": {"$root": {"$value": red}}}}
        """,
        "nova/color.tokens.json": #"{"color": {"$type": "color", "acent": {"$value": blue}}}"#,
      ],
      """
      nova/color.tokens.json:1:30: error: token 'color.acent' is missing for brand=acme and \
      brand=orbit; did you mean 'color.accent.$root'? [hole]
      """,
      """
      nova/color.tokens.json:1:30: note: if not, give it a value in 'acme/color.tokens.json' and \
      'orbit/color.tokens.json'; or, if it only serves aliases, hide it with \
      '"hidden": ["color.acent"]' in tokenc.json
      """),
    Mistake(
      "a token that one brand lacks",
      [
        "a.resolver.json": resolver, "base.tokens.json": ink, "nova/color.tokens.json": ink,
        "acme/color.tokens.json": #"{"color": {"$type": "color", "promo": {"$value": blue}}}"#,
        "orbit/color.tokens.json": #"{"color": {"$type": "color", "promo": {"$value": blue}}}"#,
      ],
      """
      acme/color.tokens.json:1:30: error: token 'color.promo' is missing for brand=nova; all themes \
      need the same tokens [hole]
      """,
      """
      acme/color.tokens.json:1:30: note: give it a value in 'nova/color.tokens.json'; or, if it only \
      serves aliases, hide it with '"hidden": ["color.promo"]' in tokenc.json
      """),
    Mistake(
      "a literal color in a spec", chip(##""#FFFFFF""##),
      """
      Chip.component.json:2:44: error: expected a color token; '{color.surface}' has this value \
      [component-spec]
      """),
    Mistake(
      "a color in a spec that no token has", chip(##""#0000F0""##),
      """
      Chip.component.json:2:44: error: expected a color token; the nearest is '{color.label}' \
      [component-spec]
      """),
    Mistake(
      "a path without braces in a spec", chip(#""color.surface""#),
      """
      Chip.component.json:2:44: error: expected a color token; did you mean '{color.surface}'? \
      [component-spec]
      """),
    Mistake(
      "a number where a spec wants a color", chip("7"),
      """
      Chip.component.json:2:44: error: expected a color token, for example '{color.surface}' \
      [component-spec]
      """),
    Mistake(
      "a document before the tokens",
      ["home.json": #"{"screen": "home"}"#, "tokens/a.tokens.json": ink],
      """
      tokenc: error: the tokens come first, and 'home.json' holds none; write 'tokenc validate \
      tokens home.json' [usage]
      """, words: "validate home.json tokens"),
  ]

  @Test("are errors that say what to do", arguments: mistakes)
  func messages(_ mistake: Mistake) throws {
    let folder = try mistake.folder()
    let words = mistake.words.split(separator: " ").map(String.init)
    let outcome = try BuiltTokenc.run(words, in: folder.path)
    let messages = outcome.messages.split(separator: "\n").map(String.init)
    #expect(messages == mistake.messages)
    #expect(outcome.exitCode != 0)
    #expect(folder.names.allSatisfy { !$0.hasPrefix("out/") })
  }

  @Test("of several properties that a variant leaves open, one run reports all")
  func openProperties() throws {
    var files = Self.chip("null")
    files["Chip.component.json"] = """
      {"elements": {"b": {"kind": "view", "states": true}},
       "variants": {
        "loud": {"appearance": {"b": {"normal": {"opacity": 1}}}},
        "calm": {"appearance": {"b": {"pressed": {"borderWidth": 2}}}}}}
      """
    let folder = try Mistake("", files).folder()
    let outcome = try BuiltTokenc.run(["compile", ".", "--output", "out"], in: folder.path)
    #expect(
      outcome.messages.contains(
        """
        error: the look of a 'view' by state has no member 'pressed'; did you mean 'highlighted'? \
        [component-spec]
        """))
    try folder.write(
      files["Chip.component.json", default: ""].replacing("pressed", with: "highlighted"),
      to: "Chip.component.json")
    let again = try BuiltTokenc.run(["compile", ".", "--output", "out"], in: folder.path)
    #expect(
      again.messages == """
        Chip.component.json:3:3: error: variant 'loud' leaves 'b.normal.borderWidth' unset, which \
        state 'highlighted' of variant 'calm' sets; give it a value, or null for none [component-hole]
        Chip.component.json:4:3: error: variant 'calm' leaves 2 properties unset: \
        'b.normal.borderWidth', which its state 'highlighted' sets; 'b.normal.opacity', which \
        variant 'loud' sets; give each a value, or null for none [component-hole]

        """)
  }

  @Test(
    "a token that two files of one set declare is a warning, and one that a brand replaces is none")
  func overriddenToken() throws {
    let files = [
      "a.resolver.json": """
      {"version": "2025.10",
       "sets": {"base": {"sources": [{"$ref": "one.tokens.json"}, {"$ref": "two.tokens.json"}]}},
       "modifiers": {"brand": {"default": "acme", "contexts": {
         "acme": [{"$ref": "acme.tokens.json"}], "nova": []}}},
       "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/brand"}]}
      """,
      "one.tokens.json": #"{"c": {"$type": "color", "a": {"$value": red}, "b": {"$value": red}}}"#,
      "two.tokens.json": #"{"c": {"$type": "color", "a": {"$value": blue}}}"#,
      "acme.tokens.json": #"{"c": {"$type": "color", "b": {"$value": blue}}}"#,
    ]
    let folder = try Mistake("", files).folder()
    let outcome = try BuiltTokenc.run(["lint", "."], in: folder.path)
    #expect(
      outcome.output.contains(
        """
        two.tokens.json:1:26: warning: token 'c.a' is declared in 'one.tokens.json', too, which is \
        of the same set; the value here wins; declare it once, or move one file into a set or \
        context of its own [overridden-token]
        one.tokens.json:1:26: note: 'c.a' is first here

        """))
    #expect(outcome.exitCode == 0)
  }

  @Test("a font without a word in tokenc.json is a warning, and one that is installed is none")
  func unnamedFont() throws {
    let style = """
      {"text": {"$type": "typography", "body": {"$value": {"fontFamily": ["Acme Sans", "system-ui"],
       "fontSize": {"value": 16, "unit": "px"}, "fontWeight": 400,
       "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.25}}}}
      """
    let folder = try Mistake("", ["a.tokens.json": style]).folder()
    let outcome = try BuiltTokenc.run(["lint", "."], in: folder.path)
    #expect(
      outcome.output.contains(
        """
        a.tokens.json:1:34: warning: tokenc.json names no fonts, so an app may show the system font \
        for 'Acme Sans', which 'text.body' uses; add the font's file to 'fonts.files', or \
        'Acme Sans' to 'fonts.installed' if the platform has it [missing-font]

        """))
    try folder.write(#"{"fonts": {"installed": ["Acme Sans"]}}"#, to: "tokenc.json")
    let again = try BuiltTokenc.run(["lint", "."], in: folder.path)
    #expect(!again.output.contains("missing-font"))
  }

  @Test("a value for dark has the type of the token that the value for light refers to")
  func darkLiteralBesideAlias() throws {
    let files = [
      "a.tokens.json": """
      {"c": {"white": {"$type": "color", "$value": white},
       "back": {"$value": "{c.white}", "$extensions": {"mode": {"dark": blue}}}}}
      """
    ]
    let folder = try Mistake("", files).folder()
    let outcome = try BuiltTokenc.run(
      ["resolve", ".", "--modifier", "scheme=dark", "--format", "table"], in: folder.path)
    #expect(outcome.messages == "")
    #expect(outcome.output.contains("#0000ff"))
  }

  @Test("two folders of equal tokens don't take each other's output for given up")
  func equalSets() throws {
    let files = [
      "Package.swift": "", "one/a.tokens.json": Self.ink, "two/a.tokens.json": Self.ink,
      "one/tokenc.json": #"{"output": {"tokens": "../Sources/One/Generated"}}"#,
      "two/tokenc.json": #"{"output": {"tokens": "../Sources/Two/Generated"}}"#,
    ]
    let folder = try Mistake("", files).folder()
    for input in ["one", "two", "one"] {
      let outcome = try BuiltTokenc.run([input], in: folder.path)
      #expect(outcome.messages == "")
      #expect(outcome.exitCode == 0)
    }
  }
}
