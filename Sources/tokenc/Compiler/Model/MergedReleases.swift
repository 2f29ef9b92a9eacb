/// The releases that both sides of a conflicted contract recorded since they parted.
struct MergedReleases {
  /// The latest release that both sides recorded with different names; `nil` for none.
  private(set) var contested: String?

  init(_ bytes: [UInt8]) {
    guard let sides = ConflictedText(bytes), sides.isConflicted else { return }
    let ours = Self.introductions(in: sides.ours)
    let theirs = Self.introductions(in: sides.theirs)
    let both = Set(ours.map(\.release)).intersection(theirs.map(\.release))
    contested =
      both.filter { release in
        ours.filter { $0.release == release } != theirs.filter { $0.release == release }
      }.max()
  }

  private struct Introduction: Hashable {
    let release: String
    let name: String
  }

  /// The names with the release that introduced each: a contract has one name a line.
  private static func introductions(in bytes: [UInt8]) -> Set<Introduction> {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    return Set(
      lines.compactMap { line in
        let parts = line.split(separator: "\"")
        guard let key = parts.firstIndex(of: "introduced"), key + 2 < parts.count else {
          return nil
        }
        let name = parts.count > 1 ? String(parts[1]) : ""
        return Introduction(release: String(parts[key + 2]), name: name)
      })
  }
}
