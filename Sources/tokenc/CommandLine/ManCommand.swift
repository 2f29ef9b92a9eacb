import TokenCompiler

/// `tokenc man`: the manual page.
struct ManCommand: Command {
  static let name = "man"

  static let declaration = CommandDeclaration<Self>(
    summary: "Prints the manual page.", operands: [],
    discussion: """
      The page has the form of man(7). Read it with 'man', or put it into a folder of manual pages.
      """,
    hasPhases: false,
    examples: [
      "man | man -l -": "read it (on macOS: mandoc | less)",
      "man > ~/.local/share/man/man1/tokenc.1": "install it, for 'man tokenc'",
    ])

  func run(_ timings: inout PhaseTimings) throws(RunFailure) -> RunResult {
    RunResult(output: Array(ManualPage.text(of: Tokenc.commands.map { $0.outline }).utf8))
  }
}
