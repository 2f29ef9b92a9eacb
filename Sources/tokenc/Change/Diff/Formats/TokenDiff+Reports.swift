import TokenPages

extension TokenDiff {
  /// Each change with all that is known of it.
  package var listing: Report { DiffListing(diff: self).report }

  /// A table of each kind of change.
  package var tables: Report { DiffTables(diff: self).report }

  /// A line for each token, what breaks first.
  package var digest: Report { DiffDigest(diff: self).report }

  /// A line for each token that a changelog has, in the sections of one.
  package var changelog: Report { DiffChangelog(diff: self).report }
}

extension Report {
  /// A comparison without its sections.
  init(_ diff: TokenDiff) {
    self.init(
      subject: "Design tokens", title: "\(name: diff.old) → \(name: diff.new)",
      record: DiffRecord(diff))
    summary = ["\(words: DiffOutline.summary(of: diff))"]
  }
}
