/// The compiler of design tokens: arguments in, exit code out.
@main
enum Tokenc {
  static let version = "0.1.0"

  static func main() {
    StandardStream.ignoreBrokenPipes()
    exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  private static func run(_ words: [String]) -> ExitCode {
    do throws(UsageError) {
      switch try CommandLineParser.parse(words) {
      case .help(let command): return write(CommandHelp.text(for: command))
      case .version: return write("tokenc \(version)\n")
      case .run(let arguments): return CommandRun(arguments: arguments).run()
      }
    } catch {
      let formatter = TextDiagnosticFormatter(style: StandardStream.error.textStyle)
      try? StandardStream.error.write(
        formatter.format(DiagnosticReport([error.diagnostic]), in: SourceMap()))
      return error.exitCode
    }
  }

  private static func write(_ text: String) -> ExitCode {
    do {
      try StandardStream.output.write(text)
      return .success
    } catch {
      return error.exitCode
    }
  }
}
