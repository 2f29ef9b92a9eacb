import TokenCompiler
import TokenLint

extension Baseline.Comparison {
  /// Takes what is stale out of the file of a baseline; with a reason, takes what is new in.
  ///
  /// - Parameter others: the entries of the file that this doesn't compare, which stay.
  /// - Returns: what was written, for a person; nothing if the file stays as it is.
  mutating func update(
    _ path: String, of others: Baseline = Baseline(), adding reason: String?
  ) throws(RunFailure) -> [String] {
    var updated = others
    updated.add(tightened)
    if let reason {
      updated.add(new, reason: reason)
      known += new
      new = []
    }
    stale = []
    let previous = try? FileSystem.read(path)
    guard updated.text != previous, previous != nil || !updated.groups.isEmpty else { return [] }
    try OutputTransaction.write([FileEdit(path, updated.text)])
    return ["wrote \(WorkingDirectory.current.displayPath(for: path))"]
  }
}
