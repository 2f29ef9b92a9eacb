import Testing

@testable import TokenCompiler

@Suite("What groups inherit")
struct GroupInheritanceTests {
  @Test("groups have what they extend, targets first, and the types in force there") func copies() {
    let groups = inherited(
      """
      {"c": {"$extends": "{b}"}, "b": {"$extends": "{a}", "y": {"$value": 2}},
        "a": {"$type": "number", "x": {"$value": 1}}}
      """)
    #expect(groups.tokens == ["b.y", "a.x", "b.x", "c.y", "c.x"])
    #expect(groups.messages.isEmpty)
  }

  @Test("a reference object that leads to a group is one, also by way of another") func references()
  {
    let groups = inherited(
      ##"{"r": {"$ref": "#/s"}, "s": {"$ref": "#/a"}, "t": {"$ref": "#/a/x"}, "a": {"x": {"$value": 1}}}"##
    )
    #expect(Set(groups.tokens) == ["t", "a.x", "r.x", "s.x"])
  }

  @Test(
    "groups that can't inherit are reported and left as they are",
    arguments: [
      (
        #"{"a": {"$extends": "{b}"}, "b": {"$extends": "{a}"}}"#,
        "these groups extend one another: 'a' → 'b' → 'a'"
      ),
      (#"{"a": {"$extends": "{a}"}}"#, "group 'a' extends itself"),
      (#"{"a": {"b": {"$extends": "{a}"}}}"#, "group 'a.b' extends 'a', which contains it"),
      (
        #"{"a": {"$extends": "{t}"}, "t": {"$value": 1}}"#,
        "'t' is a token; a group extends groups only"
      ),
      (
        #"{"a": {"$extends": "{bse}"}, "base": {}}"#,
        "there is no group 'bse'; did you mean 'base'?"
      ),
      (#"{"a": {"$extends": "base"}}"#, "'base' names no group; write '{group}' or '#/group'"),
    ])
  func faults(_ text: String, _ message: String) {
    #expect(inherited(text).messages == [message])
  }

  private func inherited(_ text: String) -> (tokens: [String], messages: [String]) {
    let files = JoinedFiles(text)
    var groups = GroupInheritance(
      files.flat(), of: files.model, tape: files.tape, reportingTo: files.reporter)
    groups.findReferencedGroups()
    groups.extendGroups()
    let texts = groups.flat.declarations.map {
      groups.model.paths.string($0.path, files.tape.names)
    }
    return (texts, files.messages)
  }
}
