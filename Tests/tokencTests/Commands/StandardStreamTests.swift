import Testing

@testable import TokenCompiler
@testable import TokenTools
@testable import tokenc

@Suite("Standard streams")
struct StandardStreamTests {
  @Test("color needs a terminal that has it and nobody who forbids it")
  func style() {
    typealias Style = TextDiagnosticFormatter.Style
    let cases: [(isTerminal: Bool, term: String?, noColor: String?, source: Bool, color: Bool)] = [
      (true, "xterm", nil, true, true), (true, nil, "", true, true),
      (true, "xterm", "1", true, false), (true, "dumb", nil, true, false),
      (false, "xterm", nil, false, false),
    ]
    for each in cases {
      let style = Style(
        isTerminal: each.isTerminal, terminalName: each.term, noColor: each.noColor)
      #expect(style.showsSource == each.source)
      #expect(style.usesColor == each.color)
    }
  }
}
