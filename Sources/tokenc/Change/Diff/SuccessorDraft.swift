import TokenCompiler

extension SuccessorList {
  /// Adds a proposal for each token that is gone or newly deprecated, and for which neither version nor an
  /// entry states a successor.
  ///
  /// - Returns: how many there are.
  package mutating func draft(_ diff: TokenDiff) -> Int {
    var drafted: [Entry] = []
    for change in diff.changes where change.component == nil && !change.isOfBrand {
      let path = change.from ?? change.path
      var candidates = change.candidates.map(\.path)
      var reasons = change.candidates.first?.evidence ?? []
      switch (change.kind, change.rename) {
      case (.removed, _): break
      case (.deprecated, _): if change.names.new?.replacedBy != nil { continue }
      case (.renamed, .inferred(let evidence)?):
        if path == change.path { continue }
        candidates = [change.path]
        reasons = evidence
      default: continue
      }
      guard entry(of: path) == nil, let pattern = PathPattern(path.withoutRoot),
        pattern.wildcards == []
      else { continue }
      var entry = Entry(pattern)
      entry.candidates = candidates.map(\.withoutRoot)
      if !reasons.isEmpty { entry.reason = reasons.joined(separator: "; ") }
      drafted.append(entry)
    }
    add(drafted)
    return drafted.count
  }
}
