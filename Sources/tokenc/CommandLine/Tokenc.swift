import TokenCompiler

/// The compiler of design tokens: arguments in, exit code out.
package enum Tokenc {
  static let version = "0.1.0"
  /// The day of the version, for the manual page.
  static let versionDate = "2026-11-24"

  /// The commands of tokenc, by situation, in the order of the help. The first command needs no name.
  static let situations: KeyValuePairs<String, [any Command.Type]> = [
    "Every day": [
      CompileCommand.self, FindCommand.self, LintCommand.self, PreviewCommand.self,
      ValidateCommand.self, ResolveCommand.self, SchemaCommand.self,
    ],
    "A redesign": [
      DiffCommand.self, RenameCommand.self, AdoptCommand.self, UsesCommand.self,
      RetireCommand.self,
    ],
    "A release": [ContractCommand.self, PackCommand.self, MigrateCommand.self],
    "The start": [InitCommand.self, ImportCommand.self],
    "Agents": [MCPCommand.self, AgentsCommand.self],
    "The tool itself": [HelpCommand.self, CompletionsCommand.self, ManCommand.self],
  ]

  static let commands = situations.flatMap(\.value)

  static func command(named name: String) -> (any Command.Type)? {
    commands.first { $0.name == name }
  }

  /// Answers `; did you mean 'tokenc resolve'?` when a word is nearly a command, or nothing.
  static func commandPhrase(for word: String) -> String {
    let nearest = Suggestion.word(for: word, among: commands.map { $0.name })
    return nearest.map { "; did you mean 'tokenc \($0)'?" } ?? ""
  }

  /// Runs the command line of this process, and ends it with the exit code.
  package static func main() -> Never {
    StandardStream.ignoreFailures()
    exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  /// Runs a command line, without the program's name, and prints what comes of it.
  package static func run(_ words: [String]) -> ExitCode {
    do throws(UsageError) {
      switch try CommandLineRequest(words) {
      case .help(let command): return write(CommandHelp.text(for: command))
      case .version: return write("tokenc \(version)\n")
      case .run(let run): return run.run()
      }
    } catch {
      try? ReportOptions(lookingAt: words).print([error.diagnostic])
      return .usage
    }
  }

  /// Returns the result of a command line that runs a command, and prints nothing.
  package static func result(of words: [String]) throws -> RunResult {
    guard let command = try CommandLineRequest(words).command else {
      throw UsageError("\(words) runs nothing")
    }
    var timings = PhaseTimings()
    return try command.run(&timings)
  }

  private static func write(_ text: String) -> ExitCode {
    do {
      try StandardStream.output.write(text)
      return .success
    } catch {
      return error.failure.exitCode
    }
  }
}
