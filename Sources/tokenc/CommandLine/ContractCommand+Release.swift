import TokenChange
import TokenCompiler
import TokenComponents

/// Recording the names of a release, and saying what it means for those who ship it.
extension ContractCommand {
  func record(
    _ version: ReleaseVersion, _ input: inout CompiledTokens, _ timings: inout PhaseTimings
  ) throws(RunFailure) -> RunResult {
    let known = input.contract ?? NameContract()
    let minimum = input.configuration.minimumRelease
    if let minimum, minimum > version {
      throw .usage("'minimumRelease' of tokenc.json is \(minimum), which is later than \(version)")
    }
    let release: ContractRelease
    do throws(ContractRelease.Failure) {
      release = try ContractRelease(version, of: input.wireNames, in: known)
    } catch {
      switch error {
      case .notLater(let last):
        throw .usage("release \(version) must be later than \(last), the last that is recorded")
      case .retiredButPresent(let name):
        throw .usage("'\(name)' is retired, but something still has it")
      }
    }
    let changes = try changes(since: known.releases.last, input, &timings)
    var contract = release.contract
    let report = ReleaseReport(
      release, of: input.wireNames, pruning: &contract, minimum: minimum, since: changes)
    input.contract = contract
    let isRefused = !report.isEnough && !takesAnyVersion
    var result = try written(
      &input, lines: report.lines,
      refusal: isRefused && !isDryRun
        ? "release \(version) says less than the changes ask for, so nothing is written; give it the version "
          + "above, or '--force'" : nil,
      exitCode: isRefused ? .difference : .success)
    if format == .json { result.output = report.json }
    return result
  }

  /// What changed since a release was recorded; `nil` where git doesn't have that.
  private func changes(
    since release: ReleaseVersion?, _ input: CompiledTokens, _ timings: inout PhaseTimings
  ) throws(RunFailure) -> TokenDiff? {
    func diff(_ revision: String) throws(RunFailure) -> TokenDiff {
      let old = ComparedInputs.Input(GitSource.operand(path, at: revision), self.input)
      return try ComparedInputs(old: old, new: .init(path, self.input)).compare(&timings).diff
    }
    if let since { return try diff(since) }
    guard let release, let revision = revision(ofRelease: release, inContract: input.contractPath)
    else { return nil }
    return try? diff(revision)
  }
}
