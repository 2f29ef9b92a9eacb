import TestSupport
import Testing

private let flat: String = """
  {"color": {"$type": "color",
    "mode": {"red": {"$value": \(red)}, "text": {"info": {"$value": \(red)}}},
    "btn": {"primary-bg": {"$value": "{color.mode.red}"}},
    "mo_de": {"$root": {"$value": \(red)}}}}
  """
private let red: String = #"{"colorSpace": "srgb", "components": [1, 0, 0]}"#

/// `rename` of `tokenc.json`: names of another path for tokens whose files stay as they are.
@Suite struct RenamedPathsTests {
  private func compiled(_ configuration: String, _ tokens: String = flat) -> Compiled {
    Compiled(["a.tokens.json": tokens, "tokenc.json": configuration])
  }

  @Test(
    "names come from the new path",
    arguments: [
      (
        #"{"color.mode.**": "color.**", "color.btn.primary-bg": "color.button.background"}"#,
        ["ColorToken": ["red", "textInfo", "buttonBackground", "moDe"]]
      ),
      // The most specific pattern counts, in whatever order they stand, and none is followed by another.
      (
        #"{"color.**": "ink.**", "color.mode.**": "color.**", "color.btn.**": "color.btn.**"}"#,
        ["ColorToken": ["red", "textInfo", "btnPrimaryBg"], "InkToken": ["moDe"]]
      ),
      // Names are taken over in order, and '$root' is one that may be left out.
      (
        #"{"*.mode.*.*": "*.*.in.*", "color.mo_de": "ink.all"}"#,
        ["ColorToken": ["modeRed", "textInInfo", "btnPrimaryBg"], "InkToken": ["all"]]
      ),
      // A group around everything.
      (
        #"{"color.**": "**"}"#,
        [
          "ModeToken": ["red", "textInfo"], "BtnToken": ["primaryBg"], "MoDeToken": ["moDe"],
        ]
      ),
      (
        #"{"**.mode.**.info": "text.**.**"}"#,
        ["ColorToken": ["modeRed", "btnPrimaryBg", "moDe"], "TextToken": ["colorText"]]
      ),
      // An asterisk may stand for a part of a name, in its own path or in the new one.
      (
        #"{"color.btn.*-bg": "color.button.*-background", "color.mode.**": "color.**"}"#,
        ["ColorToken": ["red", "textInfo", "buttonPrimaryBackground", "moDe"]]
      ),
      (
        #"{"*.b*n.p*-b*": "*.x*.*.y*"}"#,
        ["ColorToken": ["modeRed", "modeTextInfo", "xtRimaryYg", "moDe"]]
      ),
    ])
  func names(rename: String, cases: [String: [String]]) throws {
    let result = compiled(#"{"rename": \#(rename)}"#)
    #expect(result.messages.isEmpty)
    #expect(result.cases == cases)
    try result.expectSwift()
  }

  @Test("words within the names of a group are taken off by one pattern each")
  func wordsWithinNames() throws {
    let result = compiled(
      #"{"rename": {"Text.--color-text-*": "Text.*", "Icon.--color-icon-*": "Icon.*"}}"#,
      """
      {"Text": {"$type": "color", "--color-text-primary": {"$value": \(red)},
        "--color-text-on-color-muted": {"$value": \(red)}},
       "Icon": {"$type": "color", "--color-icon-primary": {"$value": \(red)}}}
      """)
    #expect(result.messages.isEmpty)
    #expect(
      result.cases == ["TextToken": ["primary", "onColorMuted"], "IconToken": ["primary"]])
    try result.expectSwift()
  }

  @Test("a name in capitals of several words is made of these; one word may be an abbreviation")
  func capitals() throws {
    let result = compiled(
      "{}",
      """
      {"color": {"$type": "color", "TEXT_BODY_LARGE": {"$value": \(red)}, "LINE": {"$value": \(red)},
        "surface_low_contrast": {"$value": \(red)}, "H1-BOLD": {"$value": \(red)},
        "icon": {"URL": {"$value": \(red)}, "NFC_TAG_2": {"$value": \(red)}}}}
      """)
    #expect(result.messages.isEmpty)
    #expect(
      result.cases == [
        "ColorToken": [
          "textBodyLarge", "line", "surfaceLowContrast", "h1Bold", "iconURL", "iconNfcTag2",
        ]
      ])
    try result.expectSwift()
  }

  @Test("'formerNames' keep the strings that servers sent for former paths") func formerNames()
    throws
  {
    let result = compiled(
      """
      {"formerNames": {"color.day.**": "color.mode.**", "color.btn.bg": "color.btn.primary-bg"},
       "groups": {"color": {"serverNames": "snake_case"}}}
      """)
    #expect(result.messages.isEmpty)
    #expect(
      result.formerNames == [
        "color.mode.red": ["day_red"], "color.mode.text.info": ["day_text_info"],
        "color.btn.primary-bg": ["btn_bg"], "color.mo_de.$root": [],
      ])
    try result.expectSwift()
    let clash = compiled(#"{"formerNames": {"color.mo_de": "color.mode.red"}}"#)
    #expect(clash.messages.first?.contains("'moDe'") == true)
    let unmatched = compiled(#"{"formerNames": {"color.a": "color.mod.red"}}"#)
    #expect(unmatched.messages.first?.contains("no token is meant by 'color.mod.red'") == true)
  }

  @Test("'groups' and 'enums' are for the new path") func parted() throws {
    let result = compiled(
      """
      {"rename": {"color.mode.**": "ink.**", "color.btn.*": "color.button.*"},
       "groups": {"ink": {"type": "Ink", "serverNames": "snake_case"}},
       "enums": {"color.button.**": "ButtonColor", "color.mo_de": "Ink"}}
      """)
    #expect(result.messages.isEmpty)
    #expect(result.cases == ["Ink": ["red", "textInfo", "moDe"], "ButtonColor": ["primaryBg"]])
    #expect(result.serverNames == ["red", "text_info", "moDe", "primaryBg"])
    try result.expectSwift()
  }

  @Test("what is hidden is said of the token's own path") func hidden() {
    for configuration in [
      #""hidden": ["color.mode.*"], "rename": {"color.mode.**": "ink.**"}"#,
      #""hidden": ["color.mode.*"], "rename": {"color.mode.red": "color.a"}, "#
        + #""groups": {"color": {"hidden": false}, "ink": {"hidden": true}}, "#
        + #""enums": {"color.mode.text.*": "InkToken"}"#,
    ] {
      let names = compiled("{\(configuration)}").cases
      #expect(names?["InkToken"]?.count == 1)
      #expect(names?["ColorToken"] == ["btnPrimaryBg", "moDe"])
    }
    let moved = compiled(
      #"{"groups": {"color": {"hidden": true}}, "rename": {"color.mode.**": "ink.**"}}"#)
    #expect(moved.cases?.isEmpty == true)
  }

  @Test("the token's own names win") func own() {
    let named = """
      {"color": {"a": {"$type": "color", "$value": \(red), "$extensions": {"tokenc": {
        "name": "crimson", "serverName": "RED"}}}}}
      """
    let result = compiled(#"{"rename": {"color.a": "ink.b"}}"#, named)
    #expect(result.cases == ["InkToken": ["crimson"]])
    #expect(result.serverNames == ["RED"])
  }

  @Test("two tokens with one name are an error that tells of the renaming") func clash() {
    let result = compiled(#"{"rename": {"color.btn.primary-bg": "color.mode.red"}}"#)
    #expect(result.cases == nil)
    #expect(
      result.messages == [
        """
        3:11: error: tokens 'color.mode.red' and 'color.btn.primary-bg' both become the Swift case \
        'modeRed'; 'rename' in tokenc.json gives one another name, or state its 'name' and 'serverName' \
        in '$extensions.tokenc'
        """,
        "2:12: note: 'color.mode.red' is declared here",
        """
        3:11: note: 'rename' in tokenc.json gives 'color.btn.primary-bg' the names of 'color.mode.red'
        """,
      ])
  }

  @Test("a group called like an enum of another is an error") func groupLikeEnum() {
    let result = compiled(
      """
      {"rename": {"color.mode.**": "Ink.**"}, "enums": {"color.btn.*": "Ink"}}
      """)
    #expect(
      result.messages == [
        "1:51: error: enum 'Ink' has the name of a top-level group; call it otherwise"
      ])
  }

  @Test("a path of one name lies in no group") func outside() {
    let result = compiled(#"{"rename": {"color.mode.red": "red"}}"#)
    #expect(
      result.messages == [
        """
        2:12: error: token 'color.mode.red' lies in no group; the top-level group of a token gives \
        its enum
        """,
        """
        2:12: note: tokenc.json gives it one with '"enums": { "red": "RedToken" }'
        """,
        "2:12: note: 'rename' in tokenc.json gives 'color.mode.red' the names of 'red'",
      ])
    let given = compiled(
      #"{"rename": {"color.mode.red": "red"}, "enums": {"red": "RedToken"}}"#)
    #expect(given.cases?["RedToken"] == ["red"])
  }

  @Test("a pattern that means no token is a warning") func unmatched() {
    let result = compiled(#"{"rename": {"color.mod.**": "color.**", "color.mode.info": "a.b"}}"#)
    #expect(
      result.messages == [
        "1:13: warning: no token is meant by 'color.mod.**'; did you mean 'color.mode.**'?",
        """
        1:41: warning: no token is meant by 'color.mode.info'; did you mean 'color.mode.text'?
        """,
      ])
  }

  @Test(
    "what 'rename' can't be is told where it stands",
    arguments: [
      ("[]", "1:12: error: 'rename' takes an object"),
      (
        #"{"a..b": "a.c"}"#,
        "1:13: error: 'a..b' is not a pattern of token paths such as 'color.text.*'"
      ),
      (
        #"{"color.*": 1}"#,
        "1:24: error: expected a pattern of token paths such as 'color.text.*'"
      ),
      (
        #"{"color.*": "ink..a"}"#,
        "1:24: error: expected a pattern of token paths such as 'color.text.*'"
      ),
      (
        #"{"color.**": "ink.*"}"#,
        """
        1:25: error: a new path has its pattern's asterisks in the same order: '**'
        """
      ),
      (
        #"{"color.mode.red": "ink.*"}"#,
        "1:31: error: a new path has its pattern's asterisks in the same order: none here"
      ),
      (
        #"{"color.*-bg": "color.**"}"#,
        "1:27: error: a new path has its pattern's asterisks in the same order: '*'"
      ),
      (
        #"{"color.mode.red": "ink.$root"}"#,
        "1:31: error: name '$root' of a path can't start with '$' or hold '{' or '}'"
      ),
    ])
  func faults(rename: String, message: String) {
    let result = compiled(#"{"rename": \#(rename)}"#)
    #expect(result.cases == nil)
    #expect(result.messages == [message])
  }
}
