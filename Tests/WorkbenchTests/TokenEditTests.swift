import Foundation
import TestSupport
import Testing

@testable import TokenCompiler
@testable import TokenWorkbench

/// Where a new value is written, and that nothing else of a file changes.
@Suite("Edits of values") struct TokenEditTests {
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var edit: [String: any Sendable]
    var file = "base.tokens.json"
    var old: String
    var new: String
  }

  static let cases = [
    Case(
      testDescription: "numbers and hex notation of a color change, and its lines stay",
      edit: ["token": "palette.red", "theme": "plain light", "text": "#00ff00"],
      old: "          1,\n          0,\n          0\n        ],\n        \"hex\": \"#ff0000\"",
      new: "          0,\n          1,\n          0\n        ],\n        \"hex\": \"#00ff00\""),
    Case(
      testDescription: "a color from sliders is whole bytes of sRGB",
      edit: ["token": "palette.blue", "theme": "plain light", "oklch": [0, 0, 0, 1]],
      old: "[0, 0, 1], \"hex\": \"#0000ff\"", new: "[0, 0, 0], \"hex\": \"#000000\""),
    Case(
      testDescription: "opacity is added",
      edit: ["token": "palette.blue", "theme": "plain light", "text": "#0000ff80"],
      old: "[0, 0, 1], \"hex\": \"#0000ff\" }",
      new: "[0, 0, 1], \"hex\": \"#0000ff\", \"alpha\": 0.502 }"),
    Case(
      testDescription: "an alias leads elsewhere in one scheme, where it has a value of its own",
      edit: ["token": "color.accent", "theme": "acme dark", "text": "{palette.white}"],
      old: "\"dark\": \"{palette.red}\"", new: "\"dark\": \"{palette.white}\""),
    Case(
      testDescription: "a length gets another number",
      edit: [
        "token": "space.m", "theme": "plain light",
        "json": ["value": 12, "unit": "px"] as [String: any Sendable],
      ],
      old: "{ \"value\": 8, \"unit\": \"px\" }", new: "{ \"value\": 12, \"unit\": \"px\" }"),
    Case(
      testDescription: "a part of a text style changes",
      edit: ["token": "title.large", "theme": "plain light", "at": "/fontWeight", "json": 600],
      old: "\"fontWeight\": 700", new: "\"fontWeight\": 600"),
    Case(
      testDescription: "dark gets a value beside '$value'",
      edit: [
        "token": "color.text", "theme": "plain dark", "limits": ["scheme"],
        "text": "{palette.blue}",
      ],
      old: "\"text\": { \"$value\": \"{palette.red}\" }",
      new:
        "\"text\": { \"$value\": \"{palette.red}\", \"$extensions\": { \"mode\": { \"dark\": \"{palette.blue}\" } } }"
    ),
    Case(
      testDescription: "light is '$value', and dark keeps what it was",
      edit: [
        "token": "color.text", "theme": "plain light", "limits": ["scheme"],
        "text": "{palette.blue}",
      ],
      old: "\"text\": { \"$value\": \"{palette.red}\" }",
      new:
        "\"text\": { \"$value\": \"{palette.blue}\", \"$extensions\": { \"mode\": { \"dark\": \"{palette.red}\" } } }"
    ),
    Case(
      testDescription: "a brand with a file gets the token there, with all that it says",
      edit: [
        "token": "color.accent", "theme": "acme dark", "limits": ["brand"],
        "text": "{palette.white}",
      ],
      file: "acme.tokens.json",
      old: "\"back\": { \"$value\": \"{palette.blue}\" }\n",
      new:
        "\"back\": { \"$value\": \"{palette.blue}\" },\n    \"accent\": { \"$value\": \"{palette.white}\", "
        + "\"$extensions\": { \"mode\": { \"dark\": \"{palette.white}\" } } }\n"),
    Case(
      testDescription: "and its type, where the file's groups don't say it",
      edit: [
        "token": "palette.blue", "theme": "acme light", "limits": ["brand"], "text": "#ffffff",
      ],
      file: "acme.tokens.json", old: "\"palette\": {}",
      new:
        "\"palette\": { \"blue\": { \"$type\": \"color\", \"$value\": { \"colorSpace\": \"srgb\", "
        + "\"components\": [1, 1, 1], \"hex\": \"#ffffff\" } } }"),
    Case(
      testDescription: "a brand without a file is told from the others beside '$value'",
      edit: [
        "token": "color.text", "theme": "plain dark", "limits": ["brand"], "text": "{palette.blue}",
      ],
      old: "\"text\": { \"$value\": \"{palette.red}\" }",
      new:
        "\"text\": { \"$value\": \"{palette.blue}\", \"$extensions\": { \"mode\": { \"acme\": \"{palette.red}\" } } }"
    ),
  ]

  @Test("an edit changes its own bytes alone", arguments: cases) func edits(_ each: Case) throws {
    var person = try WorkbenchPerson()
    let files = try person.patched([each.edit])
    for (name, text) in WorkbenchFiles.texts {
      #expect(text.contains(each.old) || name != each.file)
      let expected = name == each.file ? text.replacingOnce(each.old, each.new) : text
      #expect(files[name] == expected)
    }
  }

  @Test("what can't be changed is refused, and nothing changes")
  func refusals() throws {
    var person = try WorkbenchPerson()
    let refused: [([String: Any], String)] = [
      (["token": "color.accnt", "theme": "plain light", "text": "#fff"], "no token 'color.accnt'"),
      (["token": "color.accent", "theme": "plain", "text": "#fff"], "no theme 'plain'"),
      (["token": "color.text", "theme": "plain light", "text": "fff"], "'fff' is no value"),
      (["token": "color.text", "theme": "plain light", "text": "{color.no}"], "color.no"),
      (["token": "color.text", "theme": "plain light", "text": "{color.text}"], "color.text"),
      (["token": "space.m", "theme": "plain light", "text": "#fff"], "base.tokens.json:"),
      (
        ["token": "color.text", "theme": "plain light", "at": "/alpha", "json": 1],
        "no part '/alpha'"
      ),
      (
        [
          "token": "color.accent", "theme": "plain dark", "limits": ["brand", "scheme"],
          "text": "{palette.white}",
        ], "can't have a value of its own in 'plain dark'"
      ),
    ]
    for (edit, words) in refused {
      let answer = try person.ask("draw", [edit])
      let fault = try #require(answer["fault"] as? [String: Any], "\(edit) is taken")
      let message = try #require(fault["message"] as? String)
      #expect(message.contains(words), "\(message)")
      #expect(fault["edit"] as? Int == 0)
      #expect((answer["changed"] as? [Any])?.isEmpty == true)
    }
  }
}

extension String {
  fileprivate func replacingOnce(_ old: String, _ new: String) -> String {
    guard let range = range(of: old) else { return self }
    return replacingCharacters(in: range, with: new)
  }
}
