import CommandSupport
import TestSupport
import Testing

/// Mistakes that would silently give other tokens than their author means, and what is said of them.
@Suite("Mistakes that would stay silent") struct MistakesTests {
  /// Files, a command line in their folder, and all messages that it gives.
  struct Mistake: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var words = "compile . --output out"
    /// The text of each file; `red`, `blue` and `white` stand for colors.
    let files: [String: String]
    let messages: [String]

    init(
      _ what: String, _ files: [String: String], _ messages: String..., words: String? = nil
    ) {
      testDescription = what
      self.files = files
      self.messages = messages
      if let words { self.words = words }
    }

    func folder() throws -> TemporaryFolder {
      let folder = try TemporaryFolder()
      for (name, text) in files {
        var text = text
        for (word, color) in ["red": "1, 0, 0", "blue": "0, 0, 1", "white": "1, 1, 1"] {
          text = text.replacing(
            ": \(word)", with: #": {"colorSpace": "srgb", "components": [\#(color)]}"#)
        }
        try folder.write(text, to: name)
      }
      return folder
    }
  }

  private static func brands(_ names: String...) -> String {
    let contexts = names.map { #""\#($0)": [{"$ref": "\#($0).tokens.json"}]"# }
    return """
      {"version": "2025.10", "modifiers": {
        "brand": {"default": "\(names[0])", "contexts": {\(contexts.joined(separator: ", "))}},
        "scheme": {"default": "light", "contexts": {"light": [], "dark": []}}},
      "resolutionOrder": [{"$ref": "#/modifiers/brand"}, {"$ref": "#/modifiers/scheme"}]}
      """
  }

  static let mistakes = [
    Mistake(
      "brands in two files without a resolver",
      [
        "north.tokens.json": #"{"ink": {"$type": "color", "link": {"$value": red}}}"#,
        "south.tokens.json": #"{"ink": {"$type": "color", "link": {"$value": blue}}}"#,
      ],
      """
      south.tokens.json:1:28: error: token 'ink.link' is declared in 'north.tokens.json', too, and \
      no resolver document says which one counts; write one, such as 'app.resolver.json', or \
      declare the token once [redefined-token]
      """,
      "north.tokens.json:1:28: note: 'ink.link' is first here"),
    Mistake(
      "brands whose resolver has lost its name",
      [
        "brands.json": brands("north", "south"),
        "north.tokens.json": #"{"ink": {"$type": "color", "link": {"$value": red}}}"#,
        "south.tokens.json": #"{"ink": {"$type": "color", "link": {"$value": blue}}}"#,
      ],
      """
      south.tokens.json:1:28: error: token 'ink.link' is declared in 'north.tokens.json', too, and \
      no resolver document says which one counts; 'brands.json' is a resolver document by its \
      content; rename it to 'brands.resolver.json', as the name of a resolver ends in \
      '.resolver.json' [redefined-token]
      """,
      "north.tokens.json:1:28: note: 'ink.link' is first here"),
    Mistake(
      "a resolver named like a token file",
      [
        "brands.tokens.json": brands("north", "south"),
        "north.tokens.json": #"{"ink": {"$type": "color", "link": {"$value": red}}}"#,
        "south.tokens.json": #"{"ink": {"$type": "color", "link": {"$value": blue}}}"#,
      ],
      """
      brands.tokens.json: error: the file is a resolver document; rename it to \
      'brands.resolver.json', as the name of a resolver ends in '.resolver.json' [usage]
      """),
    Mistake(
      "a misspelt context",
      [
        "a.tokens.json": """
        {"ink": {"$type": "color", "link": {"$value": red,
          "$extensions": {"mode": {"drak": white}}}}}
        """
      ],
      """
      a.tokens.json:2:28: error: no modifier has a context 'drak', so this value is never used; did \
      you mean 'dark'? [unknown-mode]
      """),
    Mistake(
      "'modes' for 'mode'",
      [
        "a.tokens.json": """
        {"ink": {"$type": "color", "link": {"$value": red,
          "$extensions": {"modes": {"dark": white}}}}}
        """
      ],
      """
      a.tokens.json:2:19: error: 'modes' is not read, so its values are never used; did you mean \
      'mode'? [unknown-mode]
      """),
    Mistake(
      "modes outside '$extensions'",
      [
        "a.tokens.json": """
        {"ink": {"$type": "color",
          "link": {"$value": red, "mode": {"dark": white}},
          "text": {"$value": red, "$modes": {"dark": white}},
          "note": {"$value": {"light": white, "dark": white}}}}
        """
      ],
      """
      a.tokens.json:2:71: error: a token has no member 'mode'; values for other contexts stand under \
      '$extensions', as {"mode": {"dark": …}} [unknown-mode]
      """,
      """
      a.tokens.json:3:71: error: a token has no member '$modes'; values for other contexts stand \
      under '$extensions', as {"mode": {"dark": …}} [unknown-mode]
      """,
      """
      a.tokens.json:4:23: error: a color has no member 'light'; '$value' is the value of the default \
      context, and values for other contexts stand under '$extensions', as {"mode": {"dark": …}} \
      [unknown-mode]
      """),
    Mistake(
      "a brand chosen as a modifier",
      [
        "app.resolver.json": brands("north", "south"),
        "north.tokens.json": #"{"ink": {"$type": "color", "link": {"$value": red}}}"#,
        "south.tokens.json": #"{"ink": {"$type": "color", "link": {"$value": blue}}}"#,
      ],
      "tokenc: error: a brand is chosen with '--brand south', not with '--modifier' [bad-modifier]",
      words: "compile . --modifier brand=south --output out"),
    Mistake(
      "a token misspelt in one brand",
      [
        "app.resolver.json": brands("north", "south", "west"),
        "north.tokens.json": #"{"ink": {"$type": "color", "accent": {"$value": red}}}"#,
        "south.tokens.json": #"{"ink": {"$type": "color", "acent": {"$value": blue}}}"#,
        "west.tokens.json": #"{"ink": {"$type": "color", "accent": {"$value": red}}}"#,
      ],
      """
      south.tokens.json:1:28: error: token 'ink.acent' is there for brand=south only, where \
      'ink.accent' is missing; did you mean 'ink.accent'? [hole]
      """,
      "north.tokens.json:1:28: note: 'ink.accent' is declared here"),
    Mistake(
      "a token that two of three brands lack, in every scheme",
      [
        "app.resolver.json": brands("north", "south", "west"),
        "north.tokens.json": """
        {"ink": {"$type": "color", "link": {"$value": red}, "text": {"$value": red}}}
        """,
        "south.tokens.json": #"{"ink": {"$type": "color", "link": {"$value": blue}}}"#,
        "west.tokens.json": #"{"ink": {"$type": "color", "link": {"$value": red}}}"#,
      ],
      """
      north.tokens.json:1:97: error: token 'ink.text' is missing for brand=south and brand=west; \
      all themes need the same tokens [hole]
      """,
      """
      north.tokens.json:1:97: note: give it a value in 'south.tokens.json' and 'west.tokens.json'; or, if it only serves aliases, hide it \
      with '"hidden": ["ink.text"]' in tokenc.json
      """),
    Mistake(
      "an alias that only dark themes lack",
      [
        "app.resolver.json": """
        {"version": "2025.10", "modifiers": {
          "brand": {"default": "n", "contexts": {"n": [], "s": []}},
          "scheme": {"default": "light", "contexts": {
            "light": [{"tint": {"$type": "color", "sun": {"$value": white}}}], "dark": []}},
          "contrast": {"default": "normal", "contexts": {"normal": [], "high": []}}},
        "sets": {"all": {"sources": [{"ink": {"$type": "color", "link": {"$value": "{tint.sun}"}}}]}},
        "resolutionOrder": [{"$ref": "#/sets/all"}, {"$ref": "#/modifiers/brand"},
          {"$ref": "#/modifiers/scheme"}, {"$ref": "#/modifiers/contrast"}]}
        """
      ],
      """
      app.resolver.json:6:76: error: alias '{tint.sun}' names no token; there is no group 'tint' \
      [unknown-alias]
      """,
      "app.resolver.json:6:76: note: in themes with scheme=dark"),
    Mistake(
      "aliases without braces",
      [
        "a.tokens.json": """
        {"tint": {"$type": "color", "sky": {"500": {"$value": blue}}},
         "ink": {"$type": "color", "link": {"$value": "tint.sky.500"}, "text": {"$value": "tint/sky/500"}},
         "font": {"$type": "fontFamily", "text": {"$value": "Inter"}, "link": {"$value": "font.text"}},
         "note": {"link": {"$value": "sky.500"}}}
        """
      ],
      """
      a.tokens.json:2:47: error: 'tint.sky.500' lacks the braces of an alias; did you mean \
      '{tint.sky.500}'? [alias-without-braces]
      """,
      "a.tokens.json:2:47: note: 3 more places in this file have the same fault"),
    Mistake(
      "colors as style sheets write them",
      [
        "a.tokens.json": """
        {"ink": {"$type": "color", "a": {"$value": "#ffffff80"}, "b": {"$value": "#fff"}},
         "net": {"$type": "color", "c": {"$value": {"colorSpace": "srgb", "components": [255, 10, 0]}}}}
        """
      ],
      """
      a.tokens.json:1:44: error: the string '#ffffff80' is the form of earlier drafts; 2025.10 \
      writes {"colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.501961, "hex": "#ffffff"}, \
      if alpha stands last as in CSS [invalid-value]
      """,
      "a.tokens.json:1:19: note: 'ink.a' is a color by this group",
      """
      a.tokens.json:1:74: error: the string '#fff' is the form of earlier drafts; 2025.10 writes \
      {"colorSpace": "srgb", "components": [1, 1, 1], "hex": "#ffffff"} [invalid-value]
      """,
      "a.tokens.json:1:19: note: 'ink.b' is a color by this group",
      """
      a.tokens.json:2:82: error: red is 255; it goes from 0 to 1, not to 255: "components": \
      [1, 0.039216, 0] [invalid-value]
      """),
    Mistake(
      "a token that refers to nearly itself",
      [
        "a.tokens.json": """
        {"ink": {"$type": "color", "link": {"$value": "{ink.lnk}"}, "sunlight": {"$value": red}}}
        """
      ],
      "a.tokens.json:1:47: error: alias '{ink.lnk}' names no token; use '{ink.sunlight}' [unknown-alias]"
    ),
    Mistake(
      "the configuration as tokens",
      ["design/tokenc.json": #"{"typePrefix": "Acme"}"#, "design/a.tokens.json": "{}"],
      """
      design/tokenc.json: error: this file configures how tokens are compiled; give the folder of \
      the tokens: 'design' [usage]
      """,
      words: "design/tokenc.json"),
    Mistake(
      "a component spec as tokens",
      ["Card.component.json": "{}", "a.tokens.json": "{}"],
      """
      Card.component.json: error: this file is a component spec, which is read with the tokens; give \
      the folder of the tokens: '.' [usage]
      """,
      words: "resolve Card.component.json"),
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

  @Test("files that are named one after the other replace tokens, as that is their order")
  func namedFiles() throws {
    let folder = try Self.mistakes[0].folder()
    let outcome = try BuiltTokenc.run(
      ["resolve", "north.tokens.json", "south.tokens.json", "--format", "table"], in: folder.path)
    #expect(outcome.messages == "")
    #expect(outcome.output.contains("#0000ff"))
  }

  @Test("a mode of an axis that the resolver leaves out is a warning") func absentAxis() throws {
    let mistake = Mistake(
      "",
      [
        "app.resolver.json": Self.brands("north", "south"),
        "north.tokens.json": """
        {"ink": {"$type": "color", "link": {"$value": red, "$extensions": {"mode": {"high": red}}}}}
        """,
        "south.tokens.json": #"{"ink": {"$type": "color", "link": {"$value": blue}}}"#,
      ])
    let folder = try mistake.folder()
    let outcome = try BuiltTokenc.run(["compile", ".", "--output", "out"], in: folder.path)
    #expect(
      outcome.messages == """
        north.tokens.json:1:121: warning: the resolver has no modifier 'contrast', so the value for \
        'high' is never used; add one, or leave the value out [unknown-mode]

        """)
    #expect(outcome.exitCode == 0)
  }

  @Test("'modes' of another tool, with other names, are left alone") func foreignModes() throws {
    let mistake = Mistake(
      "",
      [
        "a.tokens.json": """
        {"ink": {"$type": "color", "link": {"$value": red, "$extensions": {"modes": {"n": "1:2"}}}}}
        """
      ])
    let folder = try mistake.folder()
    let outcome = try BuiltTokenc.run(["compile", ".", "--output", "out"], in: folder.path)
    #expect(outcome.messages == "")
    #expect(outcome.exitCode == 0)
  }
}
