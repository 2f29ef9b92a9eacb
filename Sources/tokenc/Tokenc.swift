/// The compiler of design tokens: arguments in, exit code out.
@main
enum Tokenc {
  static let version = "0.1.0"

  static func main() {
    Terminal.exit(run(Array(CommandLine.arguments.dropFirst())))
  }

  static func run(_ words: [String]) -> ExitCode {
    do throws(UsageError) {
      switch try CommandLineParser.parse(words) {
      case .help(let command): return print(CommandHelp.text(for: command))
      case .version: return print("tokenc \(version)\n")
      case .run(let arguments): return CommandRun(arguments: arguments).run()
      }
    } catch {
      let report = DiagnosticReport([error.diagnostic])
      Terminal.writeError(
        TextDiagnosticFormatter(style: Terminal.errorStyle).format(report, in: SourceMap()))
      return error.exitCode
    }
  }

  private static func print(_ text: String) -> ExitCode {
    Terminal.writeOutput(Array(text.utf8)) ? .success : .cannotWrite
  }
}
