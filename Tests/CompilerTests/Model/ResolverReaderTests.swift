import TestSupport
import Testing

@testable import TokenCompiler

/// A resolver document with some members replaced.
private func resolver(
  sets: String = #"{"base": {"sources": [{"n": {"$type": "number", "$value": 1}}]}}"#,
  modifiers: String = "{}", order: String = ##"[{"$ref": "#/sets/base"}]"##
) -> String {
  """
  {"version": "2025.10",
   "sets": \(sets),
   "modifiers": \(modifiers),
   "resolutionOrder": \(order)}
  """
}

@Suite("Resolver reader")
struct ResolverReaderTests {
  @Test("what the root lacks is one error where the document opens") func missingRootMembers() {
    expectDiagnostics(
      in: ["a.resolver.json": "1️⃣{}"],
      [
        .error(
          at: "1️⃣",
          "a resolver document needs 'version', which is \"2025.10\", and 'resolutionOrder', which "
            + "lists sets and modifiers", id: "bad-resolver")
      ])
    expectDiagnostics(
      in: ["a.resolver.json": #"1️⃣{"resolutionOrder": []}"#],
      [
        .error(
          at: "1️⃣", "a resolver document needs 'version', which is \"2025.10\"", id: "bad-resolver")
      ])
    expectDiagnostics(
      in: ["a.resolver.json": "1️⃣[]"],
      [.error(at: "1️⃣", "a resolver document is an object", id: "bad-resolver")])
  }

  @Test("root members have their kinds, and others are warned of") func rootMembers() {
    expectDiagnostics(
      in: [
        "a.resolver.json": """
        {"version": 1️⃣2025.10, "name": 2️⃣1, "description": 3️⃣[], "$schema": 4️⃣{}, "sets": 5️⃣[],
         "modifiers": 6️⃣"x", "resolutionOrder": 7️⃣{}, "$defs": 1, "$extensions": 8️⃣1,
         9️⃣"resolutionOrdr": []}
        """
      ],
      [
        .error(at: "1️⃣", "'version' takes the string \"2025.10\"", id: "bad-resolver"),
        .error(at: "2️⃣", "'name' takes a string", id: "bad-resolver"),
        .error(at: "3️⃣", "'description' takes a string", id: "bad-resolver"),
        .error(at: "4️⃣", "'$schema' takes a string", id: "bad-resolver"),
        .error(at: "5️⃣", "'sets' takes an object", id: "bad-resolver"),
        .error(at: "6️⃣", "'modifiers' takes an object", id: "bad-resolver"),
        .error(at: "7️⃣", "'resolutionOrder' takes an array", id: "bad-resolver"),
        .error(
          at: "8️⃣", "'$extensions' takes an object with one member per vendor",
          id: "invalid-extensions"),
        .warning(
          at: "9️⃣",
          "'resolutionOrdr' has no meaning here and is ignored; did you mean 'resolutionOrder'?",
          id: "unknown-property"),
      ])
  }

  @Test(
    "a value that is not JSON is not wrong in another way as well",
    arguments: [
      "version", "name", "sets", "modifiers", "resolutionOrder", "$extensions", "description",
    ])
  func invalidJSON(_ name: String) {
    var members = ["version": #""2025.10""#, "resolutionOrder": "[]"]
    members[name] = "1️⃣nil"
    let text = members.sorted { $0.key < $1.key }.map { "\"\($0)\": \($1)" }.joined(separator: ", ")
    expectDiagnostics(
      in: ["a.resolver.json": "{\(text)}"],
      [
        .error(
          at: "1️⃣", "'nil' is not a JSON value; put strings in double quotes", id: "invalid-json")
      ])
  }

  @Test(
    "sets are objects with an array of sources, used or not",
    arguments: [
      (#"{"s": 1️⃣[]}"#, "a set is an object with 'sources'", "bad-resolver"),
      (#"{"s": 1️⃣{}}"#, "'sources' is missing; a set lists its sources", "bad-resolver"),
      (#"{"s": {"sources": 1️⃣{}}}"#, "'sources' takes an array of sources", "bad-resolver"),
      (
        #"{"s": {"sources": [1️⃣"base.json"]}}"#,
        #"a source is an object: tokens, or a reference such as {"$ref": "base.tokens.json"}"#,
        "bad-resolver"
      ),
      (
        ##"{"s": {"sources": [{"$ref": 1️⃣"#/sets/x"}]}}"##,
        "'#/sets/x' leads nowhere: there is no 'x'; there is 's'", "bad-ref"
      ),
      (
        ##"{"sett": {"sources": []}, "s": {"sources": [{"$ref": 1️⃣"#/sets/set"}]}}"##,
        "'#/sets/set' leads nowhere: there is no 'set'; did you mean 'sett'?", "bad-ref"
      ),
      (##"{"s": {"sources": [{"$ref": 1️⃣"x.json"}]}}"##, "file 'x.json' does not exist", "bad-ref"),
      (
        ##"{"s": {"sources": [{"$ref": 1️⃣"b.json#/x"}]}}"##,
        "'b.json#/x' leads nowhere: there is no 'x'", "bad-ref"
      ),
      (
        ##"{"s": {"sources": [{"$ref": 1️⃣"https://a.b/c.json"}]}}"##,
        "'https://a.b/c.json' is a URL; nothing is fetched, so name a file beside this one",
        "bad-ref"
      ),
      (
        ##"{"s": {"sources": [{"$ref": 1️⃣""}]}}"##,
        "'$ref' is empty; name a file, or a place such as '#/sets/base'", "bad-ref"
      ),
      (##"{"s": {"sources": [{"$ref": 1️⃣1}]}}"##, "'$ref' takes a string", "bad-ref"),
      (
        ##"{"s": {"sources": [{"$ref": 1️⃣"#/a~b"}]}}"##, "'~' in '#/a~b' needs a 0 or 1 after it",
        "bad-ref"
      ),
      (
        ##"{"s": {"sources": [{"$ref": 1️⃣"#"}]}}"##,
        "'#' is this whole document, which contains the reference", "bad-ref"
      ),
      (
        ##"{"s": {"sources": [{"$ref": 1️⃣"a.resolver.json"}]}}"##,
        "'a.resolver.json' is this whole document, which contains the reference", "bad-ref"
      ),
      (
        ##"{"s": {"sources": [{"$ref": 1️⃣"#/sets/s"}]}}"##,
        "'#/sets/s' contains this reference, which would include itself for ever", "bad-ref"
      ),
      (
        ##"{"s": {"sources": [{"$ref": 1️⃣"#/sets"}]}}"##,
        "'#/sets' contains this reference, which would include itself for ever", "bad-ref"
      ),
      (
        ##"{"s": {"sources": [{"$ref": "#/sets/t"}]}, "t": {"sources": [{"$ref": 1️⃣"#/sets/u"}]}, "u": {"sources": [{"$ref": "#/sets/t"}]}}"##,
        "this reference leads back to itself", "bad-ref"
      ),
      (
        ##"{"s": {"sources": [{"$ref": 1️⃣"#/modifiers/m"}]}}"##,
        "only 'resolutionOrder' may refer to a modifier", "bad-ref"
      ),
      (
        ##"{"s": {"sources": [{"$ref": 1️⃣"#/modifiers/m/contexts/x"}]}}"##,
        "only 'resolutionOrder' may refer to a modifier", "bad-ref"
      ),
      (
        ##"{"s": {"sources": [{"$ref": 1️⃣"#/resolutionOrder/0"}]}}"##,
        "nothing may refer to a part of 'resolutionOrder'", "bad-ref"
      ),
      (##"{"s": {"$ref": 1️⃣"b.json"}}"##, "'b.json' is not a set", "bad-ref"),
    ])
  func sets(_ sets: String, _ message: String, _ id: String) {
    expectDiagnostics(
      in: ["a.resolver.json": resolver(sets: sets, order: "[]"), "b.json": "{}"],
      [.error(at: "1️⃣", message, id: id)])
  }

  @Test(
    "modifiers map contexts to sources, and their default is one of them",
    arguments: [
      (#"1️⃣[]"#, "a modifier is an object with 'contexts'", "bad-modifier"),
      (#"1️⃣{}"#, "'contexts' is missing; it maps names to sources", "bad-modifier"),
      (
        #"{"contexts": 1️⃣[]}"#, "'contexts' takes an object that maps names to sources",
        "bad-modifier"
      ),
      (#"{"contexts": 1️⃣{}}"#, "a modifier needs at least one context", "bad-modifier"),
      (
        #"{"default": "y", "contexts": {"x": 1️⃣{}, "y": []}}"#, "'x' takes an array of sources",
        "bad-context"
      ),
      (
        #"{"contexts": {"light": [], "dark": []}, "default": 1️⃣"drak"}"#,
        "default 'drak' is not a context of this modifier; did you mean 'dark'?", "bad-context"
      ),
      (
        #"{"contexts": {"light": [], "dark": []}, "default": 1️⃣"x"}"#,
        "default 'x' is not a context of this modifier; the contexts are 'light', 'dark'",
        "bad-context"
      ),
      (
        #"{"contexts": {"light": [], "dark": []}, "default": 1️⃣true}"#,
        "'default' takes the name of a context: 'light', 'dark'", "bad-context"
      ),
      (
        ##"{"$ref": 1️⃣"#/modifiers/other"}"##, "only 'resolutionOrder' may refer to a modifier",
        "bad-ref"
      ),
    ])
  func modifiers(_ modifier: String, _ message: String, _ id: String) {
    for order in ["[]", ##"[{"$ref": "#/modifiers/m"}]"##] {
      expectDiagnostics(
        in: [
          "a.resolver.json": resolver(modifiers: #"{"m": \#(modifier)}"#, order: order)
        ], [.error(at: "1️⃣", message, id: id)])
    }
  }

  @Test(
    "an item of the order is a set, a modifier, or a reference to one",
    arguments: [
      (
        #"1️⃣"base""#,
        "an item of 'resolutionOrder' is an object: {\"$ref\": \"#/sets/NAME\"} or an inline set or modifier",
        "bad-resolver"
      ),
      (#"1️⃣{}"#, "an inline set or modifier needs 'name' and 'type'", "bad-resolver"),
      (
        #"1️⃣{"type": "set", "sources": []}"#, "an inline set or modifier needs 'name'",
        "bad-resolver"
      ),
      (#"1️⃣{"name": "x", "sources": []}"#, "an inline set or modifier needs 'type'", "bad-resolver"),
      (#"{"name": 1️⃣1, "type": "set", "sources": []}"#, "'name' takes a string", "bad-resolver"),
      (
        #"{"name": "x", "type": 1️⃣"Set", "sources": []}"#, "'type' takes \"set\" or \"modifier\"",
        "bad-resolver"
      ),
      (
        #"{"name": "x", "type": "set", "sources": []}, {"name": 1️⃣"x", "type": "set", "sources": []}"#,
        "'x' is already the name of an item of 'resolutionOrder'", "bad-resolver"
      ),
      (
        ##"{"name": 1️⃣"base", "type": "set", "sources": []}, {"$ref": "#/sets/base"}"##,
        "'base' is already the name of an item of 'resolutionOrder'", "bad-resolver"
      ),
      (
        #"{"$ref": 1️⃣"b.json"}"#, "'resolutionOrder' refers to sets and modifiers, not to tokens",
        "bad-resolver"
      ),
      (
        ##"{"$ref": 1️⃣"#/modifiers/m/contexts/x"}"##,
        "a reference takes a whole modifier, not a part of it", "bad-ref"
      ),
      (
        ##"{"$ref": 1️⃣"#/resolutionOrder/0"}"##, "nothing may refer to a part of 'resolutionOrder'",
        "bad-ref"
      ),
      (
        ##"{"$ref": 1️⃣"#/sets/bas"}"##,
        "'#/sets/bas' leads nowhere: there is no 'bas'; did you mean 'base'?", "bad-ref"
      ),
      (
        ##"{"$ref": "#/modifiers/m"}, {"$ref": 1️⃣"c.json#/modifiers/m"}"##,
        "'m' is already the name of an item of 'resolutionOrder'", "bad-resolver"
      ),
    ])
  func order(_ items: String, _ message: String, _ id: String) {
    expectDiagnostics(
      in: [
        "a.resolver.json": resolver(
          modifiers: #"{"m": {"contexts": {"x": [], "y": []}, "default": "x"}}"#,
          order: "[\(items)]"),
        "b.json": "{}",
        "c.json":
          #"{"resolutionOrder": [], "modifiers": {"m": {"contexts": {"x": [], "y": []}, "default": "x"}}}"#,
      ], [.error(at: "1️⃣", message, id: id)])
  }

  @Test("a modifier with one context is warned of") func singleContext() {
    expectDiagnostics(
      in: ["a.resolver.json": resolver(modifiers: #"{"m": {"contexts": 1️⃣{"x": []}}}"#)],
      [
        .warning(
          at: "1️⃣", "a modifier with the one context 'x' changes nothing; use a set",
          id: "bad-modifier")
      ])
  }

  @Test("names that are only canonically equivalent are two names") func canonicalEquivalents() {
    let modifiers =
      "{\"m\": {\"default\": \"e\u{301}\", \"contexts\": {\"\u{E9}\": [], "
      + "\"e\u{301}\": [{\"n\": {\"$type\": \"number\", \"$value\": 2}}]}}}"
    expectTokens(
      in: [
        "a.resolver.json": resolver(
          modifiers: modifiers, order: ##"[{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/m"}]"##)
      ],
      ["n": "number 2"])
  }

  @Test("a token file may have groups named like the parts of a resolver document")
  func wordsOfResolvers() {
    expectTokens(
      in: [
        "a.resolver.json": resolver(
          sets:
            ##"{"base": {"sources": [{"$ref": "b.json#/sets/x"}, {"$ref": "b.json#/modifiers"}, {"$ref": "b.json#/resolutionOrder"}]}}"##
        ),
        "b.json": """
        {"$type": "number", "sets": {"x": {"$type": "number", "a": {"$value": 1}}},
         "modifiers": {"$type": "number", "b": {"$value": 2}},
         "resolutionOrder": {"$type": "number", "c": {"$value": 3}}}
        """,
      ], ["a": "number 1", "b": "number 2", "c": "number 3"])
  }

  @Test("sets and modifiers of other documents, with and without the slash")
  func otherDocuments() {
    expectTokens(
      in: [
        "a/a.resolver.json": resolver(
          sets: ##"{"base": {"sources": [{"$ref": "../b/b.json#sets/s"}]}}"##,
          order: ##"[{"$ref": "#/sets/base"}, {"$ref": "../b/b.json#/modifiers/m"}]"##),
        "b/b.json": """
        {"sets": {"s": {"sources": [{"$ref": "t.json"}]}},
         "modifiers": {"m": {"default": "x", "contexts": {
           "x": [{"$ref": "#/sets/s"}, {"b": {"$value": 2}}], "y": []}}}}
        """,
        "b/t.json": #"{"$type": "number", "a": {"$value": 1}}"#,
      ], ["a": "number 1", "b": "number 2"])
  }

  @Test("what stands beside a reference replaces the target's members whole") func overrides() {
    expectTokens(
      in: [
        "a.resolver.json": resolver(
          sets: ##"""
            {"base": {"sources": [{"$ref": "b.json", "g": {"y": {"$value": 3}}}]},
             "again": {"sources": [{"$ref": "#/sets/base", "sources": [{"z": {"$value": 4}}]}]}}
            """##, order: ##"[{"$ref": "#/sets/base"}, {"$ref": "#/sets/again"}]"##),
        "b.json": """
        {"$type": "number", "g": {"x": {"$value": 1}, "$deprecated": true}, "h": {"$value": 2}}
        """,
      ], ["g.y": "number 3", "h": "number 2", "z": "number 4"])
  }

  @Test("a fault of an unchosen context's structure is found, one of its tokens is not")
  func unchosenContexts() {
    let order = ##"[{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/m"}]"##
    expectTokens(
      in: [
        "a.resolver.json": resolver(
          modifiers:
            #"{"m": {"default": "x", "contexts": {"x": [], "y": [{"n": {"$type": "colour", "$value": "{x}"}}]}}}"#,
          order: order)
      ], ["n": "number 1"])
    expectDiagnostics(
      in: [
        "a.resolver.json": resolver(
          modifiers:
            #"{"m": {"default": "x", "contexts": {"x": [], "y": [{"$ref": "b.json"}]}}}"#,
          order: order),
        "b.json": #"{"n": 1️⃣nil}"#,
      ],
      [
        .error(
          at: "1️⃣", "'nil' is not a JSON value; put strings in double quotes", id: "invalid-json")
      ])
  }

  @Test("sets that refer to sets twice over are refused, and soon") func doublingSets() {
    let sets = (0..<60).map { index in
      let sources =
        index == 0
        ? #"{"n": {"$type": "number", "$value": 1}}"#
        : ##"{"$ref": "#/sets/s\##(index - 1)"}, {"$ref": "#/sets/s\##(index - 1)"}"##
      return #""s\#(index)": {"sources": [\#(sources)]}"#
    }
    let text = resolver(
      sets: "{\(sets.joined(separator: ", "))}", order: ##"[{"$ref": "#/sets/s59"}]"##)
    let input = LoadedFiles([("a.resolver.json", Array(text.utf8))], choosing: [:])
    #expect(input.diagnostics.map(\.id) == [.expansionTooLarge])
    #expect(
      input.diagnostics.first?.message
        == "sets that refer to sets come to more than 1000000 sources")
  }

  @Test("references in a row are followed to a limit") func longRows() {
    let sets = (0..<1_000).map { ##""s\##($0)": {"sources": [{"$ref": "#/sets/s\##($0 + 1)"}]}"## }
    let text = resolver(
      sets: "{\(sets.joined(separator: ", ")), \"s1000\": {\"sources\": []}}", order: "[]")
    let input = LoadedFiles([("a.resolver.json", Array(text.utf8))], choosing: [:])
    #expect(Set(input.diagnostics.map(\.id)) == [.expansionTooLarge])
    #expect(input.diagnostics.count < 5)
  }
}
