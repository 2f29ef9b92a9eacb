import TestSupport
import Testing

@testable import TokenCompiler

@Suite("Groups")
struct GroupTests {
  @Test("types, deprecations and root tokens pass down, the nearest wins") func inheritance() {
    expectTokens(
      in: """
        {"g": {"$type": "number", "$deprecated": "old", "a": {"$value": 1},
          "h": {"$deprecated": false, "$root": {"$value": 2}, "b": {"$deprecated": true, "$value": 3},
            "i": {"$type": "fontFamily", "c": {"$value": "x"}}}},
         "d": {"$value": "{g.a}"}}
        """,
      [
        "g.a": #"number 1 deprecated "old""#, "g.h.$root": "number 2",
        "g.h.b": "number 3 deprecated true", "g.h.i.c": #"fontFamily "x""#, "d": "number 1",
      ])
  }

  @Test(
    "a group has what it extends, but for what it states itself",
    arguments: [
      #""$extends": "{base.h}""#, ##""$extends": "#/base/h""##, ##""$ref": "#/base/h""##,
    ])
  func extends(_ reference: String) {
    expectTokens(
      in: """
        {"base": {"h": {"$type": "number", "$deprecated": "no",
           "a": {"$value": 1, "$description": "x"}, "b": {"$value": "{base.h.a}"},
           "in": {"c": {"$value": 3}, "d": {"$value": 4}}, "was": {"token": {"$value": 5}}}},
         "g": {\(reference), "$deprecated": false, "a": {"$value": 10},
           "in": {"d": {"$value": 40}}, "was": {"$value": 50}}}
        """,
      [
        "base.h.a": #"number 1 deprecated "no" description "x""#,
        "base.h.b": #"number 1 deprecated "no""#, "base.h.in.c": #"number 3 deprecated "no""#,
        "base.h.in.d": #"number 4 deprecated "no""#,
        "base.h.was.token": #"number 5 deprecated "no""#,
        "g.a": "number 10", "g.b": "number 1", "g.in.c": "number 3", "g.in.d": "number 40",
        "g.was": "number 50",
      ])
  }

  @Test("a reference to a group may stand alone, in a row, before its target, and have properties")
  func references() {
    expectTokens(
      in: """
        {"a": {"$ref": "#/b"}, "b": {"$ref": "#/c", "$deprecated": true}, "c": {"$ref": "#/d/in"},
         "d": {"$extends": "{e}"}, "e": {"in": {"$type": "number", "t": {"$value": 1}}},
         "f": {"$ref": "#/d/in/t"}}
        """,
      [
        "a.t": "number 1 deprecated true", "b.t": "number 1 deprecated true", "c.t": "number 1",
        "d.in.t": "number 1", "e.in.t": "number 1", "f": "number 1",
      ])
  }

  @Test("a group may extend its own descendants, its siblings, and groups that come later")
  func order() {
    expectTokens(
      in: """
        {"$type": "number",
         "p": {"$extends": "{p.q}", "q": {"x": {"$value": 1}}},
         "z": {"s": {"$extends": "{z.t}"}, "t": {"$extends": "{late}"}},
         "late": {"$extends": "{later.in}", "y": {"$value": 2}}, "later": {"in": {"w": {"$value": 3}}}}
        """,
      [
        "p.x": "number 1", "p.q.x": "number 1", "z.s.y": "number 2", "z.s.w": "number 3",
        "z.t.y": "number 2", "z.t.w": "number 3", "late.y": "number 2", "late.w": "number 3",
        "later.in.w": "number 3",
      ])
  }

  @Test("an inherited token keeps the type in force at its source, unless the new place has one")
  func carriedTypes() {
    expectTokens(
      in: """
        {"s": {"$type": "number", "g": {"a": {"$value": 1}}},
         "t": {"h": {"$extends": "{s.g}"}},
         "u": {"$type": "fontWeight", "h": {"$extends": "{s.g}"}}}
        """, ["s.g.a": "number 1", "t.h.a": "number 1", "u.h.a": "fontWeight 1"])
  }

  @Test(
    "what can't be extended is one error at the reference",
    arguments: [
      (#""{nothing}""#, "there is no group 'nothing'", "bad-extends"),
      (#""{bas}""#, "there is no group 'bas'; did you mean 'base'?", "bad-extends"),
      (#""{base.t}""#, "'base.t' is a token; a group extends groups only", "bad-extends"),
      (#""{base.t.x}""#, "'base.t' is a token; a group extends groups only", "bad-extends"),
      (#""base""#, "'base' names no group; write '{group}' or '#/group'", "bad-extends"),
      (#""{base} x""#, "'{base} x' names no group; write '{group}' or '#/group'", "bad-extends"),
      (#""{}""#, "'{}' names no group; write '{group}' or '#/group'", "bad-extends"),
      (##""#/""##, "'#/' names no group; write '{group}' or '#/group'", "bad-extends"),
      (#""{o.g}""#, "group 'o.g' extends itself", "circular-extends"),
      (#""{o}""#, "group 'o.g' extends 'o', which contains it", "circular-extends"),
      (#""{faulty}""#, "", ""),
    ])
  func faults(_ reference: String, _ message: String, _ id: String) {
    let faulty = message.isEmpty ? #", 1️⃣"faulty": 1"# : ""
    expectDiagnostics(
      in: """
        {"base": {"t": {"$type": "number", "$value": 1}}\(faulty),
         "o": {"g": {"$extends": \(message.isEmpty ? "" : "1️⃣")\(reference)}}}
        """,
      [
        message.isEmpty
          ? .error(
            at: "1️⃣",
            "'faulty' is neither a token nor a group; did you forget a '$', or '{\"$value\": …}'?",
            id: "unexpected-member") : .error(at: "1️⃣", message, id: id)
      ])
  }

  @Test("a root token takes no group") func rootReferences() {
    expectDiagnostics(
      in: """
        {"g": {"t": {"$type": "number", "$value": 1}}, "h": {"$root": {"$ref": 1️⃣"#/g"}}}
        """,
      [.error(at: "1️⃣", "'#/g' is a group, which has no value", id: "bad-ref")])
  }

  @Test("groups that extend one another are one error with the places in order") func cycles() {
    expectDiagnostics(
      in: """
        {"a": {"$extends": 1️⃣"{b}"}, "b": {"$ref": 2️⃣"#/c"}, "c": {"x": {"$extends": 3️⃣"{a}"}},
         "d": {"$extends": "{a}"}}
        """,
      [
        .error(
          at: "1️⃣", "these groups extend one another: 'a' → 'b' → 'c.x' → 'a'",
          id: "circular-extends",
          notes: [
            .note(at: "2️⃣", "then 'b' extends here"), .note(at: "3️⃣", "then 'c.x' extends here"),
          ])
      ])
  }

  @Test("groups that double what they inherit are refused, tokens or none") func doubling() {
    let bases = ["{}", #"{"t": {"$type": "number", "$value": 1}}"#]
    for base in Effort.isWhole ? bases : Array(bases.prefix(1)) {
      let groups = (1..<60).map {
        ##""g\##($0)": {"a": {"$extends": "{g\##($0 - 1)}"}, "b": {"$ref": "#/g\##($0 - 1)"}}"##
      }
      let text = #"{"g0": \#(base), \#(groups.joined(separator: ", "))}"#
      let input = LoadedFiles([("a.json", Array(text.utf8))], choosing: [:])
      #expect(input.diagnostics.map(\.id) == [.expansionTooLarge])
    }
  }
}

@Suite("Joined sources")
struct JoinedSourceTests {
  @Test("groups merge across sources, and the last token replaces the others whole")
  func joining() {
    expectTokens(
      in: [
        "a.json": """
        {"g": {"$type": "number", "$deprecated": true, "a": {"$value": 1, "$description": "one"}}}
        """,
        "b.json": #"{"g": {"$deprecated": false, "a": {"$value": 2}, "b": {"$value": 3}}}"#,
        "c.json": #"{"h": {"$extends": "{g}", "c": {"$value": "{g.a}"}}}"#,
      ],
      [
        "g.a": "number 2", "g.b": "number 3", "h.a": "number 2", "h.b": "number 3",
        "h.c": "number 2",
      ])
  }

  @Test("a replacement without type has that of what it replaces, with a warning")
  func replacedTypes() {
    expectDiagnostics(
      in: [
        "a.json": #"{"a": 1️⃣{"$type": "number", "$value": 1}, "b": 2️⃣{"$value": "{a}"}}"#,
        "b.json": #"{"a": 3️⃣{"$value": 2}, "b": 4️⃣{"$value": 3}}"#,
        "c.json": #"{"a": 5️⃣{"$value": 4}}"#,
      ],
      [
        .warning(
          at: "4️⃣", "'b' replaces a token without stating its type; give it '$type': 'number'",
          id: "missing-type", notes: [.note(at: "2️⃣", "this is replaced, and its type kept")]),
        .warning(
          at: "5️⃣", "'a' replaces a token without stating its type; give it '$type': 'number'",
          id: "missing-type", notes: [.note(at: "1️⃣", "this is replaced, and its type kept")]),
      ])
    expectTokens(
      in: [
        "a.json": #"{"a": {"$type": "number", "$value": 1}, "b": {"$value": "{a}"}}"#,
        "b.json": #"{"a": {"$value": "{b}"}, "b": {"$value": 3}}"#,
      ], ["a": "number 3", "b": "number 3"])
  }

  @Test("a token inside a token of another source is one error, groups and depth alike")
  func tokensInsideTokens() {
    for inner in [
      #"{"b": 1️⃣{"$type": "number", "$value": 1}}"#, #"{"b": 1️⃣{}}"#,
      #"{"b": 1️⃣{"c": {"d": {"$type": "number", "$value": 1}}}}"#,
    ] {
      expectDiagnostics(
        in: [
          "a.json": #"{"a": 2️⃣{"$type": "number", "$value": 1}}"#, "b.json": #"{"a": \#(inner)}"#,
        ],
        [
          .error(
            at: "1️⃣", "'a.b' lies inside the token 'a'; name that '$root'", id: "token-and-group",
            notes: [.note(at: "2️⃣", "'a' is a token here")])
        ])
    }
    expectTokens(
      in: [
        "a.json": ##"{"a": {"$ref": "#/g"}, "g": {"x": {"$type": "number", "$value": 1}}}"##,
        "b.json": #"{"a": {"y": {"$type": "number", "$value": 2}}}"#,
      ], ["g.x": "number 1", "a.x": "number 1", "a.y": "number 2"])
  }
}

@Suite("Values for contexts")
struct ModeTests {
  private static func files(_ modes: String) -> KeyValuePairs<String, String> {
    [
      "a.resolver.json": ##"""
      {"version": "2025.10", "resolutionOrder": [
        {"name": "base", "type": "set", "sources": [{"$ref": "b.json"}]},
        {"name": "scheme", "type": "modifier", "default": "light", "contexts": {"light": [], "dark": []}},
        {"name": "contrast", "type": "modifier", "default": "normal", "contexts": {"normal": [], "high": []}}]}
      """##,
      "b.json": """
      {"n": {"$type": "number", "$value": 1, "$extensions": {"mode": \(modes)}},
       "two": {"$type": "number", "$value": 2}}
      """,
    ]
  }

  @Test("the value of the last chosen context that has one replaces the token's") func choice() {
    let files = Self.files(#"{"dark": "{two}", "high": 3}"#)
    let extensions = ["two": "number 2"]
    for (choices, value) in [
      ([:], "1"), (["scheme": "dark"], "2"), (["contrast": "high"], "3"),
      (["scheme": "dark", "contrast": "high"], "3"),
    ] as [(KeyValuePairs<String, String>, String)] {
      expectTokens(
        in: files, choosing: choices,
        extensions.merging(["n": "number \(value)"]) { first, _ in first })
    }
  }

  @Test("a mode that is not a context of any modifier is an error that suggests one")
  func unknownModes() {
    expectDiagnostics(
      in: Self.files(#"{1️⃣"drak": 2, "light": 1, 2️⃣"x": 3}"#),
      [
        .error(
          at: "1️⃣",
          "no modifier has a context 'drak', so this value is never used; did you mean 'dark'?",
          id: "unknown-mode", fixIt: .put("\"dark\"", at: "1️⃣")),
        .error(
          at: "2️⃣",
          "no modifier has a context 'x', so this value is never used; "
            + "there are 'light', 'dark', 'normal', 'high'", id: "unknown-mode"),
      ])
  }

  @Test("without modifiers, and for modes of another form, nothing is said") func otherModes() {
    expectTokens(
      in: #"{"n": {"$type": "number", "$value": 1, "$extensions": {"mode": {"x": 2}}}}"#,
      ["n": "number 1"])
    expectDiagnostics(in: Self.files(#"["dark"]"#), [])
  }

  @Test("a wrong value for a chosen context is an error there") func faults() {
    expectDiagnostics(
      in: Self.files(#"{"light": 1️⃣"x"}"#),
      [
        .error(
          at: "1️⃣", "expected a number as the value, not the string 'x'", id: "invalid-value")
      ])
  }
}
