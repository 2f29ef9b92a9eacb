import TokenRuntime

/// The release that first knew each name, as the contract records it.
package struct NameReleases: Sendable {
  private let releases: [WireGroup: [String: ReleaseVersion]]

  /// - Parameter contract: `nil` if the tokens have none; then no release is known.
  package init(_ contract: NameContract?) {
    releases = Dictionary(
      firstOf: (contract?.groups ?? []).map { group in
        let names = group.entries.map { ($0.name, $0.restored ?? $0.introduced) }
        return (group.id, Dictionary(firstOf: names))
      })
  }

  /// The first release whose apps know a name; `nil` for one that no release has yet.
  func release(of name: String, in group: WireGroup) -> String? {
    releases[group]?[name]?.description
  }
}
