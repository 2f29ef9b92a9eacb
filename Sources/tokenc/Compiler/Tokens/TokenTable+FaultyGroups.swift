extension TokenTable {
  /// The top-level groups in which something is faulty, so that they may lack names; `nil` where any may.
  package func faultyGroups(by diagnostics: DiagnosticCollector) -> Set<String>? {
    var ranges: Set<SourceRange> = []
    for diagnostic in diagnostics.diagnostics where diagnostic.severity == .error {
      guard let range = diagnostic.range, ranges.count < 100 else { return nil }
      ranges.insert(range)
    }
    let model = resolution.model
    let names = tape.names
    var groups = Set(
      resolution.themes.flatMap(\.faulty).compactMap { model.paths.top(of: $0) }.map(names.string))
    for token in model.tokens where !ranges.isEmpty {
      let key = tape.range(NodeID(index: token.object.index - 1))
      let object = tape.range(token.object)
      let inside = ranges.filter {
        $0.file == object.file && $0.start >= key.start && $0.start <= object.end
      }
      guard !inside.isEmpty else { continue }
      ranges.subtract(inside)
      if let top = model.paths.top(of: token.path) { groups.insert(names.string(top)) }
    }
    return ranges.isEmpty ? groups : nil
  }
}
