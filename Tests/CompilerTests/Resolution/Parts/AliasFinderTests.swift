import Testing

@testable import TokenCompiler

@Suite("Finding what aliases name")
struct AliasFinderTests {
  @Test("an alias names a token, also written with escapes") func found() {
    let files = JoinedFiles(#"{"g": {"a": {"$value": 1}}, "b": {"$value": "{g.\u0061}"}}"#)
    var finder = AliasFinder(files.theme(), reportingTo: files.reporter)
    #expect(finder.token(namedBy: files.value("b")) == files.path("g.a"))
    #expect(files.messages.isEmpty)
  }

  @Test("what an alias named in one theme may be missing in another, which the message names")
  func themes() {
    let files = JoinedFiles(#"{"a": {"$value": 1}}"#, #"{"b": {"$value": "{a}"}}"#)
    var finder = AliasFinder(files.theme(), reportingTo: files.reporter)
    #expect(finder.token(namedBy: files.value("b")) == files.path("a"))
    finder.theme = files.theme([1], in: "dark")
    #expect(finder.token(namedBy: files.value("b")) == nil)
    #expect(files.messages == ["alias '{a}' names no token"])
    finder.theme = files.theme()
    #expect(finder.token(namedBy: files.value("b")) == files.path("a"))
    files.reporter.noteThemes(
      among: [files.theme([1], in: "light"), files.theme([1], in: "dark")].map(\.input))
    #expect(
      files.reporter.diagnostics.diagnostics[0].notes.map(\.message)
        == ["in themes with m=dark"])
  }

  @Test(
    "an alias that names no token is told from those near to it, groups and other texts",
    arguments: [
      ("{blu}", "alias '{blu}' names no token; did you mean '{blue}'?"),
      ("{far.off.thing}", "alias '{far.off.thing}' names no token; there is no group 'far'"),
      ("{group}", "'{group}' is a group; its own token is '{group.$root}'"),
      ("{group.inner}", "'{group.inner}' is a group; an alias names a token"),
      (
        "{group.inner.zzzzzzzz}",
        "alias '{group.inner.zzzzzzzz}' names no token; use '{group.inner.c}'"
      ),
      ("{blue", "'{blue' lacks its closing brace; an alias is written '{group.token}'"),
      ("{blue}s", "'{blue}s' has text after the brace; an alias is the whole string"),
      ("{}", "'{}' names nothing; an alias is written '{group.token}'"),
    ])
  func unknown(_ alias: String, _ message: String) {
    let files = JoinedFiles(
      """
      {"blue": {"$value": 1}, "group": {"$root": {"$value": 2}, "inner": {"c": {"$value": 3}}},
        "x": {"$value": "\(alias)"}}
      """)
    var finder = AliasFinder(files.theme(), reportingTo: files.reporter)
    #expect(finder.token(namedBy: files.value("x")) == nil)
    #expect(files.messages == [message])
  }

  @Test("where sources are missing, so may be what an alias names") func incomplete() {
    let files = JoinedFiles(#"{"a": {"$value": "{b}"}, "c": {"$value": "{d"}}"#, isIncomplete: true)
    var finder = AliasFinder(files.theme(), reportingTo: files.reporter)
    #expect(finder.token(namedBy: files.value("a")) == nil)
    #expect(files.messages.isEmpty)
    #expect(finder.token(namedBy: files.value("c")) == nil)
    #expect(files.messages.count == 1)
  }
}
