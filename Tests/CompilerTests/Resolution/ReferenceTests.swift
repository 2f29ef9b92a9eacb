import TestSupport
import Testing

@testable import TokenCompiler

@Suite("References")
struct ReferenceTests {
  private static let border = ##"""
    "blue": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 1]}},
    "thin": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}},
    "frame": {"$type": "border", "$value": {"color": "{blue}", "width": {"$ref": "#/thin"}, "style": "solid"}}
    """##
  private static let blue = #"color {"colorSpace": "srgb", "components": [0, 0, 1]}"#
  private static let thin = #"dimension {"value": 1, "unit": "px"}"#
  private static let frame = """
    border {"color": {"colorSpace": "srgb", "components": [0, 0, 1]},
      "width": {"value": 1, "unit": "px"}, "style": "solid"}
    """

  @Test(
    "all spellings of an alias of a token mean the same and give its type",
    arguments: [
      ##"{"$value": "{g.a b~/}"}"##, ##"{"$ref": "#/g/a b~0~1"}"##,
      ##"{"$ref": "#/g/a%20b~0~1/$value"}"##, ##"{"$value": {"$ref": "#/g/a b~0~1"}}"##,
      ##"{"$value": {"$ref": "#/g/a b~0~1/$value"}}"##,
      ##"{"$type": "number", "$ref": "#/g/a b~0~1", "$description": "x"}"##,
    ])
  func spellings(_ alias: String) {
    let description = alias.contains("description") ? #" description "x""# : ""
    expectTokens(
      in: """
        {"g": {"$type": "number", "a b~/": {"$value": 1, "$description": "of a"}},
         "h": {"$type": "color", "b": \(alias)}}
        """,
      ["g.a b~/": #"number 1 description "of a""#, "h.b": "number 1\(description)"])
  }

  @Test("a pointer takes a part, through whatever alias stands in the way") func parts() {
    expectTokens(
      in: """
        {\(Self.border), "link": {"$value": "{frame}"}, "far": {"$ref": "#/link"},
         "c": {"$type": "color", "$ref": "#/frame/$value/color"},
         "d": {"$type": "color", "$value": {"$ref": "#/far/$value/color"}},
         "w": {"$type": "dimension", "$value": {"value": {"$ref": "#/far/$value/width/value"},
           "unit": {"$ref": "#/link/$value/width/unit"}}},
         "n": {"$type": "number", "$value": {"$ref": "#/far/$value/color/components/2"}}}
        """,
      [
        "blue": Self.blue, "thin": Self.thin, "frame": Self.frame, "link": Self.frame,
        "far": Self.frame, "c": Self.blue, "d": Self.blue, "w": Self.thin, "n": "number 1",
      ])
  }

  @Test("a part gives no type, even one that is an alias of a token") func partsWithoutType() {
    for part in ["color", "width", "style", "color/components/0"] {
      expectDiagnostics(
        in: """
          {\(Self.border), "c": 1️⃣{"$ref": "#/frame/$value/\(part)"}}
          """,
        [
          .error(
            at: "1️⃣", "token 'c' has no type; give it or a group around it a '$type'",
            id: "missing-type")
        ])
    }
  }

  @Test(
    "a reference that does not fit is an error at the reference, not at its target",
    arguments: [
      (
        ##""$type": "number", "$ref": 1️⃣"#/frame/$value/color""##,
        "expected a number, but 'blue' is a color", "type-mismatch"
      ),
      (
        ##""$type": "color", "$ref": 1️⃣"#/thin""##, "expected a color, but 'thin' is a dimension",
        "type-mismatch"
      ),
      (
        ##""$type": "color", "$value": 1️⃣"{frame}""##, "expected a color, but 'frame' is a border",
        "type-mismatch"
      ),
      (
        ##""$type": "color", "$ref": 1️⃣"#/frame/$value/style""##,
        #"expected a color such as {"colorSpace": "srgb", "components": [0.2, 0.4, 1]}, not the string 'solid'"#,
        "invalid-value"
      ),
      (
        ##""$type": "strokeStyle", "$ref": 1️⃣"#/blue/$value/colorSpace""##,
        "'srgb' is not a stroke style; use 'solid', 'dashed', 'dotted', 'double', 'groove', 'ridge', 'outset', 'inset'",
        "invalid-value"
      ),
      (
        ##""$type": "dimension", "$value": {"value": {"$ref": 1️⃣"#/thin/$value/unit"}, "unit": "px"}"##,
        "expected a number as a dimension's value, not the string 'px'", "invalid-value"
      ),
      (
        ##""$type": "dimension", "$value": {"value": {"$ref": 1️⃣"#/blue"}, "unit": "px"}"##,
        "expected a number, but 'blue' is a color", "type-mismatch"
      ),
      (
        ##""$type": "color", "$value": {"colorSpace": "oklab", "components": {"$ref": 1️⃣"#/big/$value/components"}}"##,
        "lightness is 50; it goes from 0 to 1", "invalid-value"
      ),
      (
        ##""$type": "color", "$value": {"colorSpace": "srgb", "components": [{"$ref": 1️⃣"#/ten"}, 0, 0]}"##,
        "red is 10; it goes from 0 to 1", "invalid-value"
      ),
      (
        ##""$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": {"$ref": 1️⃣"#/ten/$value"}}"##,
        "alpha is 10; it goes from 0 to 1; as a percentage it is 0.1", "invalid-value"
      ),
      (
        ##""$type": "fontFamily", "$value": ["a", {"$ref": 1️⃣"#/ten"}]"##,
        "expected a font name, but 'ten' is a number", "type-mismatch"
      ),
      (
        ##""$type": "color", "$value": {"$ref": "#/blue", 1️⃣"alpha": 0.5}"##,
        "a '$ref' that stands for a value has nothing beside it, such as 'alpha'", "bad-ref"
      ),
      (
        ##""$type": "border", "$value": {"color": {"$ref": "#/blue", 1️⃣"alpha": 0.5}, "width": "{thin}", "style": "solid"}"##,
        "a '$ref' that stands for a value has nothing beside it, such as 'alpha'", "bad-ref"
      ),
    ])
  func misfits(_ members: String, _ message: String, _ id: String) {
    expectDiagnostics(
      in: """
        {"a": {\(members)}, "link": {"$value": "{a}"}, \(Self.border),
         "big": {"$type": "color", "$value": {"colorSpace": "lab", "components": [50, 0, 0]}},
         "ten": {"$type": "number", "$value": 10}}
        """, [.error(at: "1️⃣", message, id: id)])
  }

  @Test(
    "a reference that leads nowhere is one error, whoever follows it",
    arguments: [
      (
        ##""$value": 1️⃣"{blu}""##, "alias '{blu}' names no token; did you mean '{blue}'?",
        "unknown-alias"
      ),
      (##""$value": 1️⃣"{g.a}""##, "alias '{g.a}' names no token; use '{g.$root}'", "unknown-alias"),
      (##""$value": 1️⃣"{g}""##, "'{g}' is a group; its own token is '{g.$root}'", "unknown-alias"),
      (##""$value": 1️⃣"{h}""##, "'{h}' is a group; an alias names a token", "unknown-alias"),
      (
        ##""$value": 1️⃣"{blue.$value}""##,
        "alias '{blue.$value}' names no token; did you mean '{blue}'?", "unknown-alias"
      ),
      (##""$value": 1️⃣"{ blue }""##, "alias '{ blue }' names no token", "unknown-alias"),
      (##""$value": 1️⃣"{}""##, "'{}' names nothing; an alias is written '{group.token}'", "bad-ref"),
      (##""$value": 1️⃣"{a..b}""##, "'{a..b}' leaves out a name between dots", "bad-ref"),
      (
        ##""$value": 1️⃣"{{blue}}""##, "'{{blue}}' has braces inside; an alias has one pair",
        "bad-ref"
      ),
      (
        ##""$value": 1️⃣"{blue} * 2""##,
        "'{blue} * 2' has text after the brace; an alias is the whole string", "invalid-value"
      ),
      (
        ##""$value": 1️⃣"{blue""##,
        "'{blue' lacks its closing brace; an alias is written '{group.token}'", "invalid-value"
      ),
      (
        ##""$ref": 1️⃣"#/blu""##, "'#/blu' leads nowhere: there is no 'blu'; did you mean 'blue'?",
        "bad-ref"
      ),
      (##""$value": {"$ref": 1️⃣"#/h"}"##, "'#/h' is a group, which has no value", "bad-ref"),
      (##""$value": {"$ref": 1️⃣"#/"}"##, "'#/' is the whole file, which is not a value", "bad-ref"),
      (##""$value": {"$ref": 1️⃣"#"}"##, "'#' is the whole file, which is not a value", "bad-ref"),
      (
        ##""$value": {"$ref": 1️⃣"/blue"}"##, "'/blue' is not a pointer; it starts with '#/'",
        "bad-ref"
      ),
      (
        ##""$value": {"$ref": 1️⃣"{blue}"}"##,
        "'{blue}' is an alias; write it as the '$value', or a pointer such as '#/group/token'",
        "bad-ref"
      ),
      (
        ##""$value": {"$ref": 1️⃣"#/blue~"}"##,
        "'~' in '#/blue~' needs a 0 or 1 after it: '~0' is '~', '~1' is '/'", "bad-ref"
      ),
      (##""$value": {"$ref": 1️⃣1}"##, "'$ref' takes one string such as '#/color/blue'", "bad-ref"),
      (##""$ref": 1️⃣["#/blue"]"##, "'$ref' takes one string such as '#/color/blue'", "bad-ref"),
      (
        ##""$ref": 1️⃣"#/blue/$value/components/3""##,
        "'#/blue/$value/components/3' leads nowhere: there is no '3'", "bad-ref"
      ),
      (
        ##""$ref": 1️⃣"#/blue/$value/components/-""##,
        "'#/blue/$value/components/-' leads nowhere: there is no '-'", "bad-ref"
      ),
      (
        ##""$ref": 1️⃣"#/blue/$value/component""##,
        "'#/blue/$value/component' leads nowhere: there is no 'component'; did you mean 'components'?",
        "bad-ref"
      ),
    ])
  func deadEnds(_ members: String, _ message: String, _ id: String) {
    expectDiagnostics(
      in: """
        {"$type": "color", "x": {\(members)}, "y": {"$value": "{x}"}, "z": {"$ref": "#/y"},
         "blue": {"$value": {"colorSpace": "srgb", "components": [0, 0, 1]}},
         "p": {"$value": {"colorSpace": "srgb", "components": {"$ref": "#/x/$value/components"}}},
         "g": {"$root": {"$value": "{blue}"}}, "h": {}}
        """, [.error(at: "1️⃣", message, id: id)])
  }

  @Test("a fault of a token is reported there once, and its users are silent") func usersAreSilent()
  {
    expectDiagnostics(
      in: """
        {"p": {"$type": "dimension", "$value": {"value": {"$ref": "#/d/$value/value"}, "unit": "px"}},
         "q": {"$type": "dimension", "$value": {"value": 1, "unit": {"$ref": "#/d/$value/unit"}}},
         "d": {"$type": "dimension", "$value": {"value": 1, "unit": 1️⃣"pt"}},
         "e": {"$value": "{d}"}, "f": {"$ref": "#/e"},
         "t": {"$type": "shadow", "$value": {"color": {"colorSpace": "srgb", "components": [0, 0, 0]},
           "offsetX": "{d}", "offsetY": "{e}", "blur": "{f}", "spread": {"$ref": "#/d/$value"}}}}
        """, [.error(at: "1️⃣", "'pt' is not a unit; did you mean 'px'?", id: "bad-unit")])
  }

  @Test("a cycle names its tokens in order, at their references") func cycles() {
    expectDiagnostics(
      in: """
        {"in": {"$value": "{a}"},
         "a": {"$value": 1️⃣"{b}"}, "b": {"$ref": 2️⃣"#/c/$value"}, "c": {"$value": {"$ref": 3️⃣"#/a"}}}
        """,
      [
        .error(
          at: "1️⃣", "these tokens refer to one another: 'a' → 'b' → 'c' → 'a'",
          id: "circular-alias",
          notes: [
            .note(at: "2️⃣", "then 'b' goes on here"), .note(at: "3️⃣", "then 'c' goes on here"),
          ])
      ])
    expectDiagnostics(
      in: #"{"a": {"$type": "number", "$value": 1️⃣"{a}"}}"#,
      [.error(at: "1️⃣", "token 'a' refers to itself", id: "circular-alias")])
  }

  @Test("a cycle through parts and composite values is found") func cyclesOfParts() {
    expectDiagnostics(
      in: """
        {"s": {"$type": "shadow", "$value": [1️⃣"{t}"]}, "t": {"$type": "shadow", "$value": ["{s}"]}}
        """,
      [
        .error(
          at: "1️⃣", "these tokens refer to one another: 's' → 't' → 's'", id: "circular-alias")
      ])
    expectDiagnostics(
      in: """
        {"c": {"$type": "color", "$value": {"colorSpace": "srgb", "components":
          [{"$ref": 1️⃣"#/c/$value/components/1"}, {"$ref": 2️⃣"#/c/$value/components/0"}, 0]}}}
        """,
      [
        .error(
          at: "1️⃣", "'#/c/$value/components/1' leads back to itself", id: "circular-alias",
          notes: [.note(at: "2️⃣", "by way of '#/c/$value/components/0'")])
      ])
    expectDiagnostics(
      in: """
        {"d": {"$type": "dimension", "$value": {"value": {"$ref": 1️⃣"#/d/$value"}, "unit": "px"}}}
        """,
      [
        .error(at: "1️⃣", "token 'd' refers to itself", id: "circular-alias")
      ])
    expectDiagnostics(
      in: """
        {"c": {"$type": "color", "$value": {"colorSpace": "srgb", "components":
          [{"$ref": 1️⃣"#/c/$value/components"}, 0, 0]}}}
        """,
      [
        .error(
          at: "1️⃣", "'#/c/$value/components' leads back to itself", id: "circular-alias")
      ])
  }

  @Test("parts of two tokens may refer to one another, and a part to another of its own token")
  func noCycles() {
    expectTokens(
      in: """
        {"a": {"$type": "cubicBezier", "$value": [0.5, {"$ref": "#/a/$value/0"}, 1, {"$ref": "#/b/$value/1"}]},
         "b": {"$type": "cubicBezier", "$value": [{"$ref": "#/a/$value/0"}, 3, 1, {"$ref": "#/a/$value/1"}]}}
        """,
      ["a": "cubicBezier [0.5, 0.5, 1, 3]", "b": "cubicBezier [0.5, 3, 1, 0.5]"])
  }

  @Test("pointers in the sources of a resolver, into the tokens, their file or the document")
  func sources() {
    expectTokens(
      in: [
        "a.resolver.json": ##"""
        {"version": "2025.10", "resolutionOrder": [
          {"name": "base", "type": "set", "sources": [
            {"$ref": "b.json#/part"}, {"x": {"$ref": "#/resolutionOrder/0/sources/2/y"}},
            {"y": {"$type": "number", "$value": 2}, "z": {"$ref": "#/y"}}]}]}
        """##,
        "b.json": """
        {"part": {"u": {"$type": "number", "$value": 1}, "v": {"$ref": "#/part/u"},
          "w": {"$type": "number", "$value": {"$ref": "#/other/n/$value"}}},
         "other": {"n": {"$value": 3}}}
        """,
      ],
      [
        "u": "number 1", "v": "number 1", "w": "number 3", "x": "number 2", "y": "number 2",
        "z": "number 2",
      ])
  }

  @Test("chains of any length, of aliases, pointers and parts") func longChains() {
    let count = Effort.rounds(100_000, short: 5_000)
    let links: [(Int) -> String] = [
      { #"{"$value": "{t\#($0 + 1)}"}"# },
      { ##"{"$ref": "#/t\##($0 + 1)"}"## },
      { ##"{"$value": {"$ref": "#/t\##($0 + 1)/$value"}}"## },
      {
        ##"{"$type": "dimension", "$value": {"unit": "px", "value": {"$ref": "#/t\##($0 + 1)/$value/value"}}}"##
      },
    ]
    for link in links {
      let tokens = (0..<count).map { #""t\#($0)": \#(link($0))"# }.joined(separator: ",")
      let last = #""t\#(count)": {"$type": "dimension", "$value": {"value": 7, "unit": "px"}}"#
      let input = LoadedFiles([("a.json", Array("{\(tokens),\(last)}".utf8))], choosing: [:])
      #expect(input.diagnostics.isEmpty)
      #expect(input.resolution?.themes.first?.tokens.count == count + 1)
      let values = Set(input.resolution?.values ?? [])
      #expect(values == [.dimension(Dimension(value: 7, unit: .px))])
    }
  }

  @Test("many pointers through one long chain take time in proportion") func manyThroughOne() {
    let count = 2_000
    let chain = (0..<count).map { #""c\#($0)": {"$value": "{c\#($0 + 1)}"}"# }
    let names = (0..<count).map { #""n\#($0)""# }.joined(separator: ",")
    let users = (0..<count).map {
      ##""u\##($0)": {"$type": "fontFamily", "$value": {"$ref": "#/c0/$value/\##($0)"}}"##
    }
    let text =
      "{" + (chain + users).joined(separator: ",")
      + #","c\#(count)": {"$type": "fontFamily", "$value": [\#(names)]}}"#
    let input = LoadedFiles([("a.json", Array(text.utf8))], choosing: [:])
    #expect(input.diagnostics.isEmpty)
    #expect(input.resolution?.themes.first?.tokens.count == 2 * count + 1)
  }

  @Test("a cycle of a hundred thousand tokens is one error") func longCycle() {
    let count = Effort.rounds(100_000, short: 10_000)
    let tokens = (0..<count).map { #""t\#($0)": {"$value": "{t\#(($0 + 1) % count)}"}"# }
    let input = LoadedFiles(
      [("a.json", Array("{\(tokens.joined(separator: ","))}".utf8))], choosing: [:])
    #expect(input.diagnostics.map(\.id) == [.circularAlias])
  }
}
