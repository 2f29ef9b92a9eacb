import TestSupport
import Testing

@testable import TokenCompiler

@Suite("Token reader")
struct TokenReaderTests {
  @Test(
    "names are any strings but those with braces, dots or a leading dollar sign",
    arguments: ["a b", " a ", "a/b~c", "1", "a$", "__proto__", "value", "#", "-", "🎨", "\\u0000"])
  func names(_ name: String) {
    let input = LoadedFiles([
      ("a.json", Array(#"{"\#(name)": {"$type": "number", "$value": 1}}"#.utf8))
    ])
    #expect(input.diagnostics.isEmpty)
    #expect(input.resolution?.themes.first?.tokens.count == 1)
  }

  @Test(
    "a refused name is an error at the name, of a token, a group or an empty group",
    arguments: [
      ("a.b", "name 'a.b' contains a dot; dots separate names, so nest groups instead"),
      ("{a}", "name '{a}' contains a brace; braces write aliases"),
      ("a}", "name 'a}' contains a brace; braces write aliases"),
      ("", "a name needs at least one character"),
    ])
  func refusedNames(_ name: String, _ message: String) {
    for object in [
      #"{"$type": "number", "$value": 1}"#, #"{"t": {"$type": "number", "$value": 1}}"#, "{}",
    ] {
      expectDiagnostics(
        in: #"{1️⃣"\#(name)": \#(object)}"#, [.error(at: "1️⃣", message, id: "invalid-name")])
    }
  }

  @Test("a name with a leading dollar sign is an error if tokens hang on it, else a warning")
  func reservedNames() {
    let error =
      "name '$a' starts with '$', which is kept for the format; only '$root' names a token"
    for object in [
      #"{"$type": "number", "$value": 1}"#, ##"{"$ref": "#/b"}"##,
      #"{"t": {"$type": "number", "$value": 1}}"#,
    ] {
      expectDiagnostics(
        in: #"{1️⃣"$a": \#(object), "b": {"$type": "number", "$value": 1}}"#,
        [.error(at: "1️⃣", error, id: "invalid-name")])
    }
    for value in [#"{"x": {"y": 1}}"#, "1", #""x""#, "[]", "null", #"{"$type": "number"}"#] {
      expectDiagnostics(
        in: #"{1️⃣"$a": \#(value)}"#,
        [
          .warning(
            at: "1️⃣", "'$a' is not a property of DTCG 2025.10 and is ignored", id: "unknown-property"
          )
        ])
    }
  }

  @Test("an unknown property suggests the one that was meant, on tokens and groups alike")
  func unknownProperties() {
    expectDiagnostics(
      in: """
        {"g": {1️⃣"$descripton": "x",
          "t": {"$type": "number", "$value": 1, 2️⃣"$extension": {"$value": {}}}}}
        """,
      [
        .warning(
          at: "1️⃣",
          "'$descripton' is not a property of DTCG 2025.10 and is ignored; did you mean '$description'?",
          id: "unknown-property"),
        .error(
          at: "2️⃣",
          "name '$extension' starts with '$', which is kept for the format; only '$root' names a token",
          id: "invalid-name"),
      ])
  }

  @Test(
    "a value in a group that is not an object is an error at its name",
    arguments: [#""text""#, "1", "true", "null", "[]"])
  func valuesInGroups(_ value: String) {
    expectDiagnostics(
      in: #"{"g": {1️⃣"note": \#(value)}, "alias": {"$value": "{g.note}"}}"#,
      [
        .error(
          at: "1️⃣",
          "'note' is neither a token nor a group; did you forget a '$', or '{\"$value\": …}'?",
          id: "unexpected-member")
      ])
  }

  @Test(
    "a property without its dollar sign is an error that names it",
    arguments: ["type", "description", "deprecated"])
  func forgottenDollar(_ name: String) {
    expectDiagnostics(
      in: """
        {"g": {1️⃣"\(name)": "color",
          "t": {"$type": "number", "$value": 1, 2️⃣"\(name)": "x"}}}
        """,
      [
        .error(
          at: "1️⃣", "'\(name)' is neither a token nor a group; did you mean '$\(name)'?",
          id: "unexpected-member"),
        .error(
          at: "2️⃣", "a token has no member '\(name)'; did you mean '$\(name)'?",
          id: "unexpected-member"),
      ])
  }

  @Test("a token with children is an error where it opens")
  func tokensWithChildren() {
    for child in [
      #""t": {"$type": "number", "$value": 1}"#, #""g": {}"#,
      #""$root": {"$type": "number", "$value": 1}"#,
    ] {
      expectDiagnostics(
        in: #"{"a": 1️⃣{"$type": "number", "$value": 1, 2️⃣\#(child)}, "b": {"$value": "{a}"}}"#,
        [
          .error(
            at: "1️⃣", "a token can't hold tokens or groups; name its own value '$root'",
            id: "token-and-group", notes: [.note(at: "2️⃣", "this lies inside a token")])
        ])
    }
  }

  @Test("what a token and a root token may not be")
  func malformedTokens() {
    expectDiagnostics(
      in: """
        {"a": {"$type": "number", "$value": 1, 1️⃣"$ref": "#/b"},
         "b": {"$type": "number", "$value": 1, 2️⃣"$extends": "{g}"},
         "g": {"$root": 3️⃣{"$type": "number"}, "$extends": 4️⃣1},
         "h": {"$extends": "{g}", 5️⃣"$ref": "#/g", "x": {}},
         "i": {6️⃣"$root": 1},
         "j": {"$value": "{g.$root}"}}
        """,
      [
        .error(at: "1️⃣", "a token has '$value' or '$ref', not both", id: "unexpected-member"),
        .error(
          at: "2️⃣", "only groups extend; a token is an alias with '$value'", id: "bad-extends"),
        .error(at: "3️⃣", "'$root' is a token and needs a '$value'", id: "token-and-group"),
        .error(
          at: "4️⃣", "'$extends' takes one string such as '{base}' or '#/base'", id: "bad-extends"),
        .error(at: "5️⃣", "a group has one '$extends' or '$ref'", id: "bad-extends"),
        .error(
          at: "6️⃣",
          "'$root' is neither a token nor a group; did you forget a '$', or '{\"$value\": …}'?",
          id: "unexpected-member"),
      ])
  }

  @Test("properties take values of their kind, on tokens and groups alike")
  func malformedProperties() {
    for owner in [#""t": {"$value": 1,"#, #""g": {"x": {},"#] {
      expectDiagnostics(
        in: """
          {"$type": "number", \(owner) "$type": 1️⃣["color"], "$description": 2️⃣null,
            "$deprecated": 3️⃣1, "$extensions": 4️⃣"x"}}
          """,
        [
          .error(at: "1️⃣", "'$type' takes a string such as 'color'", id: "invalid-type"),
          .error(
            at: "2️⃣", "'$description' takes a string; leave it out if there is none",
            id: "invalid-description"),
          .error(
            at: "3️⃣", "'$deprecated' takes true, false or a string that says why",
            id: "invalid-deprecated"),
          .error(
            at: "4️⃣", "'$extensions' takes an object with one member per vendor",
            id: "invalid-extensions"),
        ])
    }
  }

  @Test("a reference is not a type and no description")
  func referencesAsProperties() {
    expectDiagnostics(
      in: """
        {"a": {"$type": 1️⃣{"$ref": "#/b"}, "$description": 2️⃣{"$ref": "#/b"}, "$value": 1}}
        """,
      [
        .error(at: "1️⃣", "'$type' takes a string such as 'color'", id: "invalid-type"),
        .error(
          at: "2️⃣", "'$description' takes a string; leave it out if there is none",
          id: "invalid-description"),
      ])
  }

  @Test("an unknown type is one error, however many tokens and aliases have it")
  func unknownTypes() {
    expectDiagnostics(
      in: """
        {"g": {"$type": 1️⃣"colour", "a": {"$value": 1}, "b": {"$value": "{g.a}"}},
         "s": {"$type": 2️⃣"string", "$value": "x"}}
        """,
      [
        .error(
          at: "1️⃣", "'colour' is not a type of DTCG 2025.10; did you mean 'color'?",
          id: "invalid-type", fixIt: .put("\"color\"", at: "1️⃣")),
        .error(
          at: "2️⃣",
          "'string' is not a type of DTCG 2025.10; the types are color, dimension, fontFamily, "
            + "fontWeight, duration, cubicBezier, number, strokeStyle, border, transition, shadow, "
            + "gradient, typography", id: "invalid-type"),
      ])
  }

  @Test("vendor data may hold anything") func vendorData() {
    expectTokens(
      in: """
        {"a": {"$type": "number", "$value": 1, "$extensions": {
          "a.b": "{nothing}", "{x}": {"$value": {"$ref": "#/nothing"}}, "mode": 1, "tokenc": []}}}
        """, ["a": "number 1"])
  }

  @Test("the root is a group, may be empty, and is not a token")
  func root() {
    expectTokens(in: "{}", [:])
    expectTokens(
      in: """
        {"$schema": "x", "$type": "number", "$description": "all", "$deprecated": true,
         "$extensions": {}, "$extends": "{g}", "$root": {"$value": 1}, "g": {"a": {"$value": 2}}}
        """,
      [
        "$root": "number 1 deprecated true", "g.a": "number 2 deprecated true",
        "a": "number 2 deprecated true",
      ])
    expectDiagnostics(
      in: #"1️⃣{"$type": "number", "$value": 1}"#,
      [
        .error(
          at: "1️⃣", "a token file is a group; put the token inside under a name",
          id: "invalid-source")
      ])
    expectDiagnostics(
      in: "1️⃣[]",
      [
        .error(
          at: "1️⃣", "expected an object: a token file is one group of tokens", id: "invalid-source")
      ])
  }
}
