/// The knowledge of git about an output folder: it lets a run distinguish a file that was merged, or that
/// an earlier run wrote, from one that a person edited.
///
/// A version of a file counts as tokenc's if the manifest of the same commit, or today's, has its hash.
/// A file is *merged* if it is a mixture of such versions; see ``MergedText``. The versions that are
/// asked are the two sides of the merge, rebase, cherry-pick or stash under way, the parents of the
/// last merges, and, where merging left several hashes of a file in the manifest, the versions with
/// those hashes.
struct OutputHistory {
  private let folder: String
  private let manifest: OutputManifest
  /// Names of commits with the names of their parents, for the last merges.
  private let merges: [String: [String]]
  private let isInRepository: Bool

  private static let mergeLimit = 8
  private static let versionLimit = 200

  init(of folder: String, _ manifest: OutputManifest) {
    self.folder = folder
    self.manifest = manifest
    isInRepository = Git.run(["rev-parse", "--git-dir"], in: folder)?.status == 0
    let lines =
      isInRepository
      ? Git.lines(
        ["rev-list", "--merges", "--parents", "--max-count=\(Self.mergeLimit)", "HEAD"], in: folder)
      : []
    merges = Dictionary(
      firstOf: lines.map { line in
        let names = line.split(separator: " ").map(String.init)
        return (names[0], Array(names.dropFirst()))
      })
  }

  /// Returns a Boolean value that indicates whether a file that is not as the manifest has it is tokenc's work all
  /// the same.
  func explains(_ name: String, _ contents: [UInt8]) -> Bool {
    // Another version control system, or none: a person leaves no markers on purpose.
    guard isInRepository else { return MergedText.isConflicted(contents) }
    let manifests = versions(of: OutputManifest.name).lazy.map { OutputManifest($0) }
    if manifests.contains(where: { $0.isUnmodified(name, contents) }) { return true }
    let underWay = ["MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD", "REBASE_HEAD", "refs/stash"]
    for other in underWay where isMerge(name, contents, of: ["HEAD", other]) { return true }
    for parents in merges.values where isMerge(name, contents, of: parents) { return true }
    guard manifest.isAmbiguous(name) else { return false }
    // Merging left several hashes.
    let recorded = versions(of: name).filter { manifest.isUnmodified(name, $0) }
    return recorded.count > 1 && MergedText.isMixture(contents, of: recorded)
  }

  /// The versions of a file that any branch, stash or recent step of a branch had, latest first.
  private func versions(of name: String) -> [[UInt8]] {
    let lines = Git.lines(
      [
        "log", "--no-show-signature", "--all", "--reflog", "-m", "--raw", "--no-abbrev",
        "--format=",
        "--max-count=\(Self.versionLimit)", "--", "./\(name)",
      ], in: folder)
    var seen: Set<Substring> = []
    // `:100644 100644 OLD NEW M` and the path.
    let objects = lines.flatMap { $0.split(separator: " ").dropFirst(2).prefix(2) }
      .filter { $0.contains { $0 != "0" } && seen.insert($0).inserted }
    return Git.contents(of: objects.map(String.init), in: folder).compactMap(\.self)
  }

  private func isMerge(
    _ name: String, _ contents: [UInt8], of commits: [String], depth: Int = 0
  ) -> Bool {
    let found = Git.contents(of: commits.map { "\($0):./\(name)" }, in: folder)
    let sides = zip(commits, found).compactMap { commit, contents in
      contents.map { (commit: commit, contents: $0) }
    }
    guard sides.count > 1, sides.allSatisfy({ isOutput(name, $0.contents, in: $0.commit, depth) })
    else { return false }
    return MergedText.isMixture(contents, of: sides.map(\.contents))
  }

  /// Returns a Boolean value that indicates whether the version of a commit is tokenc's work, or itself a merge of
  /// such.
  private func isOutput(
    _ name: String, _ contents: [UInt8], in commit: String, _ depth: Int
  ) -> Bool {
    let recorded = Git.contents(of: ["\(commit):./\(OutputManifest.name)"], in: folder)[0]
    if manifest.isUnmodified(name, contents)
      || OutputManifest(recorded ?? []).isUnmodified(name, contents)
    {
      return true
    }
    guard depth < Self.mergeLimit, let head = Git.lines(["rev-parse", commit], in: folder).first,
      let parents = merges[head]
    else { return false }
    return isMerge(name, contents, of: parents, depth: depth + 1)
  }
}
