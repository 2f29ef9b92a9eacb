import TokenCompiler

/// A report of uses for people.
package enum UsesText {
  package static func text(_ report: UsesReport) -> [UInt8] {
    let today = report.today
    var lines = ["since \(report.since):"]
    lines.append("  tokens      \(counts(today.tokens))")
    if !today.components.isEmpty {
      lines.append(
        "  components  \(today.oldComponentCount) of \(today.components.count) name old tokens")
    }
    if !today.modules.isEmpty { lines.append("  Swift       \(uses(today.swift))") }
    if !today.screens.isEmpty {
      let count = counted(today.screens.count, "document")
      lines.append("  screens     \(today.oldScreenCount) of \(count) name old tokens")
    }
    lines += table("Modules", today.modules)
    lines += table("Components that name old tokens", today.components.filter { $0.count.old > 0 })
    lines += table("Screens that name old tokens", today.screens.filter { $0.count.old > 0 })
    if !report.remaining.isEmpty {
      lines += ["", "Old tokens that are still named (\(report.remaining.count))"]
      for (entry, places) in report.remaining {
        lines.append("  \(entry.nameAndSuccessor)  \(counted(places.count, "place"))")
        lines += self.places(places)
      }
    }
    if report.releases.count > 1 { lines += trend(report.releases) }
    return Array(lines.map { $0.printable + "\n" }.joined().utf8)
  }

  private static func counts(_ count: UsesCount) -> String {
    "\(count.old) old, \(count.new) new, \(count.kept) in both"
  }

  private static func uses(_ count: UsesCount) -> String {
    let share = count.share.map { "\($0) % of uses are new" } ?? "nothing old or new is used"
    let unclear = count.unclear == 0 ? "" : ", \(count.unclear) unclear"
    return "\(share): \(counts(count))\(unclear)"
  }

  private static func table(
    _ title: String, _ rows: [(name: String, count: UsesCount)]
  ) -> [String] {
    guard !rows.isEmpty else { return [] }
    return ["", title] + rows.map { [$0.name, uses($0.count)] }.inColumns.map { "  " + $0 }
  }

  private static func trend(_ releases: [UsesRelease]) -> [String] {
    let hasScreens = releases.contains { !$0.screens.isEmpty }
    let rows = releases.map { release in
      let screens =
        release.screens.isEmpty ? "–" : "\(release.oldScreenCount)/\(release.screens.count)"
      return [
        release.name, "\(release.tokens.old)",
        "\(release.oldComponentCount)/\(release.components.count)", "\(release.swift.old)",
        release.swift.share.map { "\($0) %" } ?? "–",
      ] + (hasScreens ? [screens] : [])
    }
    let head =
      ["release", "old tokens", "components", "old in Swift", "new in Swift"]
      + (hasScreens ? ["screens"] : [])
    return ["", "Trend"] + ([head] + rows).inColumns.map { "  " + $0 }
  }

  /// The first of some places, and how many more there are.
  static func places(_ places: [String]) -> [String] {
    places.prefix(3).map { "    \($0)" }
      + (places.count > 3 ? ["    and \(places.count - 3) more"] : [])
  }
}
