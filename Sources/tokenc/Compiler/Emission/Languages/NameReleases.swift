import TokenRuntime

/// The releases that know each name, as the contract records them, for servers that ask which name to send.
package struct NameReleases: Sendable {
  private let firstReleases: [WireGroup: [String: ReleaseVersion]]
  private let releases: [ReleaseVersion]
  private let lineages: [WireGroup: NameLineage]

  /// - Parameters:
  ///   - contract: `nil` if the tokens have none; then no release is known.
  ///   - names: the strings of today.
  package init(_ contract: NameContract?, of names: [WireNames] = []) {
    firstReleases = Dictionary(
      firstOf: (contract?.groups ?? []).map { group in
        let names = group.entries.map { ($0.name, $0.restored ?? $0.introduced) }
        return (group.id, Dictionary(firstOf: names))
      })
    releases = contract?.releases ?? []
    lineages = Dictionary(
      firstOf: names.map { names in
        let groups = (contract?.groups ?? []).filter { $0.id == names.group }
        return (names.group, NameLineage(names, in: groups))
      })
  }

  /// The first release whose apps know a name; `nil` for one that no release has yet.
  func release(of name: String, in group: WireGroup) -> String? {
    firstReleases[group]?[name]?.description
  }

  /// The names to send for a token that took the place of several, each with the first release to which it is sent;
  /// a release without a name shows its fallback. `nil` if the latest former name is right for each release.
  func substitutes(
    for name: String, in group: WireGroup
  ) -> [(release: String, name: String?)]? {
    guard let answers = lineages[group]?.answers(for: name, to: releases) else { return nil }
    var found: [(release: String, name: String?)] = []
    for (release, answer) in answers where found.isEmpty || found.last?.name != answer.name {
      found.append((release.description, answer.name))
    }
    return found
  }
}
