import TokenCompiler

/// `tokenc completions`: what lets a shell complete tokenc's words.
struct CompletionsCommand: Command {
  var shell = Shell.bash

  enum Shell: String, CaseIterable, Sendable { case bash, zsh, fish }

  static let name = "completions"

  static let declaration = CommandDeclaration<Self>(
    summary: "Prints a script that lets a shell complete commands and options.",
    operands: [.init("SHELL", .choice, \.shell)],
    discussion: """
      SHELL is bash, zsh or fish. The script completes commands, options, their values, files and folders, \
      and the ids of rules and diagnostics. Put it into the shell's folder for completions, or load it in \
      the startup file, as in the examples.
      """,
    hasPhases: false,
    examples: [
      "completions bash > ~/.local/share/bash-completion/completions/tokenc":
        "for bash with the package bash-completion; else 'source' it in ~/.bashrc",
      "completions zsh > ~/.zfunc/_tokenc":
        "for zsh, with 'fpath+=~/.zfunc' before 'compinit' in ~/.zshrc",
      "completions fish > ~/.config/fish/completions/tokenc.fish": "for fish",
    ])

  func run(_ timings: inout PhaseTimings) throws(RunFailure) -> RunResult {
    let commands = Tokenc.commands.map { $0.outline }
    let script =
      switch shell {
      case .bash: BashCompletions.script(for: commands)
      case .zsh: ZshCompletions.script(for: commands)
      case .fish: FishCompletions.script(for: commands)
      }
    return RunResult(output: Array(script.utf8))
  }
}
