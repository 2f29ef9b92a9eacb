import Testing

@testable import TokenCompiler

@Suite("Standard streams")
struct StandardStreamTests {
  @Test(
    "color follows NO_COLOR, CLICOLOR_FORCE, CLICOLOR and TERM, in this order",
    arguments: [
      (true, ["TERM": "xterm"], true), (true, [:], true), (true, ["NO_COLOR": ""], true),
      (true, ["NO_COLOR": "1"], false), (true, ["TERM": "dumb"], false),
      (true, ["CLICOLOR": "0"], false), (true, ["CLICOLOR": "1"], true),
      (true, ["CLICOLOR": "0", "CLICOLOR_FORCE": "1"], true),
      (false, ["TERM": "xterm"], false), (false, ["CLICOLOR": "1"], false),
      (false, ["CLICOLOR_FORCE": "1"], true), (false, ["CLICOLOR_FORCE": "0"], false),
      (false, ["CLICOLOR_FORCE": ""], false),
      (false, ["CLICOLOR_FORCE": "1", "TERM": "dumb"], true),
      (true, ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false),
    ] as [(Bool, [String: String], Bool)])
  func style(isTerminal: Bool, environment: [String: String], usesColor: Bool) {
    let style = TextDiagnosticFormatter.Style(isTerminal: isTerminal) { environment[$0] }
    #expect(style.usesColor == usesColor)
    #expect(style.showsSource == isTerminal)
  }
}
