import TokenCompiler
import TokenComponents

/// The version whose names an input's contract has: that of the commit that changed it last.
struct ShippedVersion {
  let input: String
  let options: InputOptions
  let contractPath: String

  /// What 'tokenc diff' takes the strings of that version for; `nil` where git does not have it.
  func successors() -> ContractEnforcer.Successors? {
    let contract = FilePath.split(contractPath)
    let commit = Git.lines(["log", "-1", "--format=%H", "--", contract.name], in: contract.folder)
    guard let revision = commit.first else { return nil }
    var timings = PhaseTimings()
    let compared = try? ComparedInputs(
      old: .init(GitSource.operand(input, at: revision), options), new: .init(input, options)
    ).compare(&timings)
    return compared.map { $0.diff.successors(old: $0.old) }
  }
}

extension InputCommand {
  func successors(
    _ path: String, _ compiled: CompiledTokens
  ) -> () -> ContractEnforcer.Successors? {
    let shipped = ShippedVersion(input: path, options: input, contractPath: compiled.contractPath)
    return { shipped.successors() }
  }
}
