import Testing

@testable import TokenCompiler

@Suite("Evaluating tokens")
struct TokenEvaluatorTests {
  @Test("a token's evaluation says what its value follows from") func uses() {
    let files = JoinedFiles(
      ##"""
      {"n": {"$type": "number", "a": {"$value": 1}, "b": {"$value": "{n.a}"}, "c": {"$ref": "#/n/a"}},
        "f": {"$type": "cubicBezier", "$value": [0, {"$ref": "#/n/a"}, 1, 1]},
        "s": {"$type": "strokeStyle", "$value": {"dashArray": ["{d}"], "lineCap": "butt"}},
        "d": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}}
      """##)
    var evaluator = TokenEvaluator(files.theme(), reportingTo: files.reporter)
    for path in files.theme().tokenPaths { evaluator.evaluate(path) }
    func uses(_ token: String) -> Evaluation.Uses? {
      evaluator.order.evaluation(of: files.path(token))?.uses
    }
    #expect(files.messages.isEmpty)
    #expect(uses("n.a") == .nothing)
    #expect(uses("n.b") == .alias(files.path("n.a")))
    #expect(uses("n.c") == .pointer(files.path("n.a")))
    #expect(uses("f") == .more)
    #expect(uses("s") == .parts(0))
    #expect(evaluator.cache.uses(0) == [files.path("d")])
    #expect(evaluator.resolvedToken(at: files.path("n.c"))?.aliasTarget == files.path("n.a"))
    #expect(evaluator.resolvedToken(at: files.path("s"))?.aliasTarget == nil)
  }

  @Test("a type is a token's own, its group's, its alias's or that of the token that it replaces")
  func types() {
    let files = JoinedFiles(
      """
      {"own": {"$type": "number", "$value": 1}, "g": {"$type": "number", "group": {"$value": 2}},
        "alias": {"$value": "{own}"}, "none": {"$value": 3}, "late": {"$type": "number", "$value": 4}}
      """, #"{"late": {"$value": 5}}"#)
    var evaluator = TokenEvaluator(files.theme(), reportingTo: files.reporter)
    for path in files.theme().tokenPaths { evaluator.evaluate(path) }
    let tokens = files.theme().tokenPaths.compactMap { evaluator.resolvedToken(at: $0) }
    #expect(tokens.map { evaluator.values[$0.value] } == [1, 2, 1, 5].map { .number($0) })
    #expect(evaluator.order.evaluation(of: files.path("late"))?.uses == .more)
    #expect(
      files.messages == [
        "token 'none' has no type; give it or a group around it a '$type'",
        "'late' replaces a token without stating its type; give it '$type': 'number'",
      ])
  }

  @Test("a cycle is reported once, at the places where each refers to the next") func cycle() {
    let files = JoinedFiles(
      #"{"a": {"$value": "{b}"}, "b": {"$value": "{c}"}, "c": {"$value": "{b}"}}"#)
    var evaluator = TokenEvaluator(files.theme(), reportingTo: files.reporter)
    for path in files.theme().tokenPaths { evaluator.evaluate(path) }
    #expect(files.messages == ["these tokens refer to one another: 'b' → 'c' → 'b'"])
    let diagnostic = files.reporter.diagnostics.diagnostics.first
    #expect(diagnostic?.range == files.tape.range(files.value("b")))
    #expect(diagnostic?.notes.map(\.range) == [files.tape.range(files.value("c"))])
    #expect(evaluator.order.evaluated.isEmpty)
  }

  @Test("a value without references is read once, whatever the number of themes") func cache() {
    let files = JoinedFiles(#"{"a": {"$type": "number", "$value": 1}}"#)
    var evaluator = TokenEvaluator(files.theme(), reportingTo: files.reporter)
    for _ in 0..<3 {
      evaluator.evaluate(files.path("a"))
      #expect(evaluator.values == [.number(1)])
      evaluator.theme = files.theme()
      #expect(evaluator.isOpen(files.path("a")))
    }
  }
}
