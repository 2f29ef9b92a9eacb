import TokenRuntime

extension NameContract {
  /// Takes away the tombstones that no app from `minimum` on needs: none has ever known the string,
  /// so that it may mean something else. Answers what is gone, as `group.name`.
  package mutating func prune(before minimum: ReleaseVersion) -> [String] {
    func isSpent(_ entry: Entry) -> Bool {
      guard entry.isRetired, case .release(let removed)? = entry.removal else { return false }
      return removed <= minimum
    }
    let types = group(.componentTypes)?.entries.filter(isSpent).map { Substring($0.name) } ?? []
    var pruned: [String] = []
    for index in groups.indices {
      let id = groups[index].id
      let entries = groups[index].entries
      let isOfSpentComponent = id.component.map(types.contains) ?? false
      groups[index].entries = entries.filter { !isOfSpentComponent && !isSpent($0) }
      pruned += entries.filter { isOfSpentComponent && !id.isForm || isSpent($0) }.map {
        "\(id.path).\($0.name)"
      }
    }
    groups.removeAll { $0.entries.isEmpty }
    return pruned
  }

  /// The former names in whose place every supported app knows a newer one, as `group.name`.
  package func spentFormerNames(before minimum: ReleaseVersion) -> [String] {
    groups.flatMap { group in
      group.entries.filter { entry in
        !entry.isRetired && (entry.renaming.map { $0.release <= minimum } ?? false)
      }.map { "\(group.id.path).\($0.name)" }
    }
  }
}
