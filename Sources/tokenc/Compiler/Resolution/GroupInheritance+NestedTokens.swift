extension GroupInheritance {
  /// Reports groups and tokens inside tokens: each source may be sound and their union not.
  func checkNestedTokens() {
    // A parent's path has the lower number, so one pass hands the outer token down.
    var outerTokens = [Int32](repeating: -1, count: flat.entries.count)
    var reported: Set<Int32> = []
    // The first fault makes it.
    lazy var groupObjects = Dictionary(
      model.groups.lazy.map { ($0.path, $0.object) }, uniquingKeysWith: { $1 })
    for (index, entry) in flat.entries.enumerated().dropFirst() {
      let parent = Int(model.paths.parents[index].index)
      let around = flat.entries[parent].token
      outerTokens[index] = around >= 0 ? around : outerTokens[parent]
      guard outerTokens[index] >= 0, entry.isPresent else { continue }
      let outer = model.tokens[Int(outerTokens[index])]
      let path = TokenPath(index: UInt32(index))
      guard !outer.isFaulty, reported.insert(outerTokens[index]).inserted,
        let object = object(at: path, groups: groupObjects)
      else { continue }
      reporter.report(
        .insideToken(
          tape.opening(object), text(of: path), outer: text(of: outer.path),
          at: tape.opening(outer.object)))
    }
  }

  /// The object that a source has at a path; `nil` for one whose faults were reported.
  private func object(at path: TokenPath, groups: [TokenPath: NodeID]) -> NodeID? {
    guard let token = flat.token(at: path) else { return groups[path] }
    return model.tokens[token].isFaulty ? nil : model.tokens[token].object
  }
}
