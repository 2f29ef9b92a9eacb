/// `tokenc compile`: tokens in, Swift out.
struct CompileCommand {
  let arguments: CommandLineArguments

  func run() throws(RunFailure) -> RunResult {
    throw RunFailure([], .usage)
  }
}
