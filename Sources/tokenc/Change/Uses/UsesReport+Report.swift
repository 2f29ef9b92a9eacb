import TokenCompiler
import TokenPages

extension UsesReport {
  /// The members of its record are explained in `Versions.md`.
  package var report: Report {
    var report = Report(
      subject: "Uses of design tokens", title: "since \(name: since):", record: record)
    report.sections = [
      .init("", .table(facts)),
      .init("Modules", .table(Self.table(today.modules))),
      .init(
        "Components that name old tokens",
        .table(Self.table(today.components.filter { $0.count.old > 0 }))),
      .init(
        "Screens that name old tokens",
        .table(Self.table(today.screens.filter { $0.count.old > 0 }))),
      .init("Old tokens that are still named (\(remaining.count))", .entries(remainingEntries)),
    ]
    if releases.count > 1 { report.sections.append(.init("Trend", .table(trend))) }
    return report
  }

  /// How far each kind of user is today.
  private var facts: Report.Table {
    var rows = [("tokens", Self.counts(today.tokens))]
    if !today.components.isEmpty {
      let count = today.components.count
      rows.append(("components", "\(today.oldComponentCount) of \(count) name old tokens"))
    }
    if !today.modules.isEmpty { rows.append(("Swift", Self.uses(today.swift))) }
    if !today.screens.isEmpty {
      let count = counted(today.screens.count, "document")
      rows.append(("screens", "\(today.oldScreenCount) of \(count) name old tokens"))
    }
    return Report.Table(rows: rows.map { [.phrase(Phrase($0)), .phrase(Phrase($1))] })
  }

  private var remainingEntries: [Report.Entry] {
    remaining.map { entry, positions in
      var shown = Report.Entry(
        Phrase(name: entry.nameAndSuccessor), "\(counted(positions.count, "place"))")
      shown.positions = positions
      return shown
    }
  }

  private var trend: Report.Table {
    let hasScreens = releases.contains { !$0.screens.isEmpty }
    let rows = releases.map { release -> [Report.Cell] in
      let components = "\(release.oldComponentCount)/\(release.components.count)"
      let share = release.swift.share
      let cells: [Report.Cell] = [
        .phrase(Phrase(release.name)), .phrase("\(release.tokens.old)"),
        .phrase(Phrase(components)), .phrase("\(release.swift.old)"),
        .share(share, Phrase(share.map { "\($0) %" } ?? "–")),
      ]
      let screens =
        release.screens.isEmpty ? "–" : "\(release.oldScreenCount)/\(release.screens.count)"
      return cells + (hasScreens ? [.phrase(Phrase(screens))] : [])
    }
    let head = ["release", "old tokens", "components", "old in Swift", "new in Swift"]
    return Report.Table(head: head + (hasScreens ? ["screens"] : []), rows: rows)
  }

  // MARK: Counts

  private static func counts(_ count: UsesCount) -> String {
    "\(count.old) old, \(count.new) new, \(count.kept) in both"
  }

  private static func uses(_ count: UsesCount) -> String {
    let share = count.share.map { "\($0) % of uses are new" } ?? "nothing old or new is used"
    let unclear = count.unclear == 0 ? "" : ", \(count.unclear) unclear"
    return "\(share): \(counts(count))\(unclear)"
  }

  private static func table(_ rows: [(name: String, count: UsesCount)]) -> Report.Table {
    Report.Table(
      rows: rows.map { name, count in
        [.phrase(Phrase(name)), .share(count.share, Phrase(uses(count)))]
      })
  }

  // MARK: Scripts

  private var record: JSONRecord {
    let remaining = remaining.map { entry, positions -> JSONRecord in
      [
        "path": entry.path, "swift": entry.swiftName.isEmpty ? nil : entry.swiftName,
        "successor": entry.successor, "isThere": entry.isThere, "places": positions,
      ]
    }
    return ["since": since, "releases": releases.map(\.record), "remaining": remaining]
  }
}

extension UsesRelease {
  fileprivate var record: JSONRecord {
    func records(_ rows: [(name: String, count: UsesCount)]) -> [JSONRecord] {
      rows.map { JSONRecord(["name": $0.name]) + $0.count.record }
    }
    return [
      "name": name, "tokens": tokens.record, "components": records(components),
      "modules": records(modules), "screens": records(screens),
    ]
  }
}

extension UsesCount {
  fileprivate var record: JSONRecord {
    ["old": old, "new": new, "kept": kept, "unclear": unclear > 0 ? unclear : nil]
  }
}
