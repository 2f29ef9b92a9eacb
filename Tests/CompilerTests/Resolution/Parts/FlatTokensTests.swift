import Testing

@testable import TokenCompiler

@Suite("Joined tokens")
struct FlatTokensTests {
  @Test("of several tokens at a path the last is the whole token, and groups merge") func merging()
  {
    let files = JoinedFiles(
      #"{"g": {"$type": "number", "$deprecated": true, "a": {"$type": "color", "$value": 1}}}"#,
      #"{"g": {"$type": "duration", "a": {"$value": 2}, "b": {"$value": 3}}}"#)
    let flat = files.flat()
    let (group, a) = (files.path("g"), files.path("g.a"))
    #expect(flat.isGroup(group) && flat.contains(a) && !flat.isGroup(a))
    #expect(flat.token(at: a) == 1)
    #expect(flat.replacedDeclarations == [a: 0])
    #expect(flat.entries[Int(group.index)].type.agrees(with: .type(.duration, at: files.node("#"))))
    #expect(flat.entries[Int(group.index)].deprecation == .deprecated)
  }

  @Test("what groups state is passed down, the nearest first") func passingDown() {
    let files = JoinedFiles(
      #"{"g": {"$type": "number", "$deprecated": true, "h": {"$type": "color", "a": {"$value": 1}}}}"#
    )
    let theme = files.theme()
    let type = theme.inheritedType(of: files.path("g.h.a"))
    #expect(type.agrees(with: .type(.color, at: files.node("#"))))
    #expect(theme.inheritedDeprecation(of: files.path("g.h.a")) == .deprecated)
  }

  @Test("a token has the value of the chosen context") func modes() {
    let files = JoinedFiles(#"{"a": {"$value": 1, "$extensions": {"mode": {"dark": 2}}}}"#)
    let token = files.model.tokens[0]
    #expect(files.theme().valueNode(of: token) == token.value)
    let mode = files.node("#/a/$extensions/mode/dark")
    #expect(files.theme(in: "dark").valueNode(of: token) == mode)
  }

  @Test("the type of a replaced token is found through its aliases") func replacedType() {
    let files = JoinedFiles(
      """
      {"a": {"$value": "{b}"}, "b": {"$value": "{c}"}, "c": {"$type": "number", "$value": 1},
        "x": {"$value": "{x}"}}
      """, #"{"a": {"$value": 2}, "x": {"$value": 3}}"#)
    let theme = files.theme()
    #expect(theme.replacedType(at: files.path("a"))?.type == .number)
    #expect(theme.replacedType(at: files.path("a"))?.object == files.model.tokens[0].object)
    #expect(theme.replacedType(at: files.path("b")) == nil)
    #expect(theme.replacedType(at: files.path("x")) == nil)
  }

  @Test("tokens inside tokens are reported, each outer one once") func nesting() {
    let files = JoinedFiles(
      #"{"a": {"b": {"c": {"$value": 1}, "d": {"$value": 2}}}, "e": {"f": {"$value": 3}}}"#,
      #"{"a": {"$value": 4}}"#)
    GroupInheritance(
      files.flat(), of: files.model, tape: files.tape, reportingTo: files.reporter
    ).checkNestedTokens()
    #expect(files.messages == ["'a.b' lies inside the token 'a'; name that '$root'"])
  }
}
