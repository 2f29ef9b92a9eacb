import Testing

@testable import TokenCompiler

@Suite("Taking values from earlier themes")
struct ThemeSharingPartTests {
  private static let core = ##"""
    {"n": {"$type": "number", "a": {"$value": 1}, "b": {"$value": "{n.a}"}, "c": {"$value": 2},
      "p": {"$ref": "#/n/c"}, "m": {"$value": 3, "$extensions": {"mode": {"dark": 4}}}},
     "s": {"$type": "strokeStyle", "$value": {"dashArray": ["{d}"], "lineCap": "butt"}},
     "d": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}}
    """##

  @Test("a theme takes what does not differ, and nothing that pointers lead through") func taking()
  {
    #expect(open([0], in: "light") == ["n.p"])
    #expect(open([0], in: "dark") == ["n.m", "n.p"])
  }

  @Test("what names a token that differs is evaluated anew") func dependants() {
    let change = #"{"n": {"a": {"$value": 9}}, "d": {"$value": {"value": 2, "unit": "px"}}}"#
    #expect(open([0, 1], in: "light", change) == ["d", "n.a", "n.b", "n.p", "s"])
    let group = #"{"n": {"$deprecated": true}}"#
    #expect(open([0, 1], in: "light", group) == ["n.a", "n.b", "n.c", "n.m", "n.p"])
  }

  @Test("the theme with the most sources in common is taken, and two are kept") func nearest() {
    let files = JoinedFiles("{}", "{}", "{}", "{}")
    var sharing = ThemeSharing()
    let kept = [[0], [1, 2], [3]].map {
      FinishedTheme(theme: files.theme($0), order: EvaluationOrder(pathCount: 1))
    }
    for theme in kept { sharing.keep(theme) }
    #expect(sharing.nearest(to: files.theme([1, 2, 3]))?.theme === kept[1].theme)
    #expect(sharing.nearest(to: files.theme([0, 2, 3]))?.theme === kept[0].theme)
    #expect(sharing.nearest(to: files.theme([3])) == nil)
    #expect(sharing.nearest(to: files.theme([2, 1])) == nil)
  }

  /// The tokens that are still to be evaluated once the theme of the first file, in light, was.
  private func open(_ numbers: [Int], in context: String, _ change: String = "{}") -> [String] {
    let files = JoinedFiles(Self.core, change)
    let base = files.theme([0], in: "light")
    var evaluator = TokenEvaluator(base, reportingTo: files.reporter)
    for path in base.tokenPaths { evaluator.evaluate(path) }
    let finished = FinishedTheme(theme: base, order: evaluator.order)
    let theme = files.theme(numbers, in: context)
    evaluator.theme = theme
    ThemeSharing().takeValues(from: finished, into: &evaluator)
    return theme.tokenPaths.filter { evaluator.isOpen($0) }.map { theme.text(of: $0) }.sorted()
  }
}
