struct ContractCommand {
  let arguments: CommandLineArguments

  func run() throws(RunFailure) -> RunResult { throw .usage("not there yet") }
}
