import TokenChange
import TokenCompiler

/// The comparison of tokens with another tool's file: differences that are not on a list are findings.
struct DriftRun {
  /// The file with the differences that are meant; `nil` for none.
  let list: String?
  /// A Boolean value that indicates whether the list loses what does not differ any more.
  let updatesList: Bool
  /// The reason for which the updated list takes in what is new; `nil` when it doesn't.
  let reason: String?

  /// - Returns: the differences, and the lines about the conversion and the list.
  func run(
    _ compared: ComparedInputs.Outcome
  ) throws(RunFailure) -> (report: DriftReport, notices: [String]) {
    var allowed = try allowedDrift()
    var report = DriftReport(compared.diff, tokens: compared.old, allowed: allowed)
    var notices = conversionNotes(compared) + UncomparedThemes.notices(compared.old, compared.new)
    if updatesList, let list {
      allowed = report.updated(allowed, reason: reason)
      try OutputTransaction.write([FileEdit(list, allowed.text)])
      notices.append("wrote \(WorkingDirectory.current.displayPath(for: list))")
      report = DriftReport(compared.diff, tokens: compared.old, allowed: allowed)
    }
    notices += report.stale.map {
      "'\($0.path)' is allowed and differs so no more; '--update-allowed' removes it"
    }
    return (report, notices)
  }

  private func allowedDrift() throws(RunFailure) -> AllowedDrift {
    guard let list else { return AllowedDrift() }
    var reader = InputReader(source: DiskSource())
    var faults = DiagnosticCollector()
    var allowed = AllowedDrift()
    if let root = try reader.root(ofFile: list, isOptional: updatesList, reporting: &faults) {
      allowed = AllowedDrift.read(root, from: reader.tape, reporting: &faults)
    }
    if faults.hasErrors { throw RunFailure(badInput: faults, in: reader.tape.sources) }
    return allowed
  }

  /// The values that the conversion left out or assumed, a line each: they lie in another file than what differs.
  private func conversionNotes(_ compared: ComparedInputs.Outcome) -> [String] {
    let formatter = DiagnosticFormat.text.formatter()
    let report = DiagnosticReport(compared.diagnostics.sorted)
    return String(decoding: formatter.format(report, in: compared.sources), as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }
}
