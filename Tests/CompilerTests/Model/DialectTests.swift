import TestSupport
import Testing

@Suite("Dialects and drafts")
struct DialectTests {
  @Test("a token of another tool's form is named, with its remedy and the standard's form")
  func dialects() {
    expectDiagnostics(
      in: """
        {1️⃣"a": {"value": "#f00", "type": "color"}, "b": {"$value": "{a}"}, "c": {"$value": "{b}"}}
        """,
      [
        .error(
          at: "1️⃣",
          "'value' without '$': Style Dictionary or Tokens Studio form; "
            + "'tokenc import style-dictionary' converts it", id: "foreign-dialect",
          notes: [
            .note(
              at: "1️⃣",
              ##"DTCG 2025.10 writes {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0], "hex": "#ff0000"}}"##
            )
          ])
      ])
    expectDiagnostics(
      in: #"{1️⃣"a": {"uuid": "1", "sets": {"light": {"value": "rgb(255, 0, 0)", "uuid": "2"}}}}"#,
      [
        .error(
          at: "1️⃣",
          "'value' or 'sets' with a 'uuid': Spectrum form; 'tokenc import spectrum' converts it",
          id: "foreign-dialect",
          notes: [
            .note(
              at: "1️⃣",
              #"DTCG 2025.10 writes {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}"#
            )
          ])
      ])
    expectDiagnostics(
      in: """
        1️⃣{"meta": {"variableCollections": {}, "variables": {"V": {"valuesByMode":
          {"1:0": {"r": 0.12941177189350128, "g": 0, "b": 1, "a": 1}}}}}}
        """,
      [
        .error(
          at: "1️⃣",
          "'variableCollections' at the root: Figma REST form; 'tokenc import figma' converts it",
          id: "foreign-dialect",
          notes: [
            .note(
              at: "1️⃣",
              #"DTCG 2025.10 writes {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.129412, 0, 1]}}"#
            )
          ])
      ])
  }

  @Test("tokens named 'value', 'type' or 'sets' are tokens") func wordsOfDialects() {
    expectTokens(
      in: """
        {"$type": "number", "a": {"value": {"$value": 1}, "type": {"$value": 2},
          "sets": {"$value": 3}, "uuid": {"$value": 4}}}
        """,
      ["a.value": "number 1", "a.type": "number 2", "a.sets": "number 3", "a.uuid": "number 4"])
  }

  @Test(
    "a value of earlier drafts is shown as 2025.10 writes it",
    arguments: [
      ("color", "#f00", ##"{"colorSpace": "srgb", "components": [1, 0, 0], "hex": "#ff0000"}"##),
      (
        "color", "#336699",
        ##"{"colorSpace": "srgb", "components": [0.2, 0.4, 0.6], "hex": "#336699"}"##
      ),
      ("color", "hsl(210 50% 40%)", #"{"colorSpace": "hsl", "components": [210, 50, 40]}"#),
      (
        "color", "oklch(0.6 0.2 none / 50%)",
        #"{"colorSpace": "oklch", "components": [0.6, 0.2, "none"], "alpha": 0.5}"#
      ),
      (
        "color", "rgba(0, 0, 255, 0.5)",
        #"{"colorSpace": "srgb", "components": [0, 0, 1], "alpha": 0.5}"#
      ),
      ("color", "transparent", #"{"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0}"#),
      ("dimension", "16px", #"{"value": 16, "unit": "px"}"#),
      ("dimension", "-.5rem", #"{"value": -0.5, "unit": "rem"}"#),
      ("duration", "0.2s", #"{"value": 0.2, "unit": "s"}"#),
    ])
  func drafts(_ type: String, _ text: String, _ form: String) {
    expectDiagnostics(
      in: #"{"g": {"$type": 1️⃣"\#(type)", "a": {"$value": 2️⃣"\#(text)"}}}"#,
      [
        .error(
          at: "2️⃣", "the string '\(text)' is the form of earlier drafts; 2025.10 writes \(form)",
          id: "invalid-value", notes: [.note(at: "1️⃣", "'g.a' is a \(type) by this group")])
      ])
    expectDiagnostics(
      in: #"{"a": 1️⃣{"$value": "\#(text)"}}"#,
      [
        .error(
          at: "1️⃣",
          #"token 'a' has no type; 2025.10 writes {"$type": "\#(type)", "$value": \#(form)}"#,
          id: "missing-type")
      ])
  }

  @Test("of hex notation with alpha the message says which end is read") func hexAlpha() {
    let form =
      ##"{"colorSpace": "srgb", "components": [0.039216, 0.078431, 0.117647], "alpha": 0.501961, "##
      + ##""hex": "#0a141e"}"##
    expectDiagnostics(
      in: ##"{"a": {"$type": "color", "$value": 1️⃣"#0A141e80"}, "b": 2️⃣{"$value": "#0A141e80"}}"##,
      [
        .error(
          at: "1️⃣",
          "the string '#0A141e80' is the form of earlier drafts; 2025.10 writes \(form), "
            + "if alpha stands last as in CSS", id: "invalid-value"),
        .error(
          at: "2️⃣",
          #"token 'b' has no type; 2025.10 writes {"$type": "color", "$value": \#(form)}, "#
            + "if alpha stands last as in CSS", id: "missing-type"),
      ])
  }

  @Test(
    "a string of another kind is not turned into what was not meant",
    arguments: [
      ("color", "#ff00008"), ("color", "16px"), ("number", "16px"), ("dimension", "#f00"),
      ("dimension", "16"), ("dimension", "nanpx"), ("color", "#é00"), ("color", "rgb(300, 0, 0)"),
    ])
  func noDrafts(_ type: String, _ text: String) {
    let input = LoadedFiles([
      ("a.json", Array(#"{"a": {"$type": "\#(type)", "$value": "\#(text)"}}"#.utf8))
    ])
    #expect(input.diagnostics.count == 1)
    #expect(input.diagnostics.allSatisfy { $0.message.hasPrefix("expected a") })
  }

  @Test("a whole file of drafts is told once, with the number of tokens") func manyDrafts() {
    let tokens = (0..<900).map { ##""t\##($0)": {"$value": "#fff"}"## }.joined(separator: ", ")
    let input = LoadedFiles(
      [("a.json", Array(#"{"$type": "color", \#(tokens)}"#.utf8))], choosing: [:])
    #expect(input.diagnostics.count == 1)
    #expect(
      input.diagnostics.first?.notes.last?.message
        == "899 more places in this file have the same fault; 'tokenc import dtcg-draft' converts "
        + "the file")
  }

  @Test("the default key of earlier files is named where an alias means it") func defaultKey() {
    expectDiagnostics(
      in: """
        {"a": {"_": {"$type": "number", "$value": 1}}, "b": {"$value": 1️⃣"{a}"}}
        """,
      [
        .error(
          at: "1️⃣", "'{a}' is a group; its own token is '{a._}'", id: "unknown-alias",
          fixIt: .put("\"{a._}\"", at: "1️⃣"))
      ])
  }

  @Test("aliases into a group that is nowhere are one mistake") func missingGroup() {
    let tokens = (0..<50).map { #""t\#($0)": {"$value": "{palette.blue.\#($0)}"}"# }
    let input = LoadedFiles(
      [("a.json", Array("{\(tokens.joined(separator: ", "))}".utf8))], choosing: [:])
    #expect(
      input.diagnostics.map(\.message) == [
        "alias '{palette.blue.0}' names no token; there is no group 'palette'"
      ])
  }
}
