import TokenCompiler

/// A report of uses as JSON, for scripts; the members are explained in `Versions.md`.
package enum UsesJSON {
  package static func text(_ report: UsesReport) -> [UInt8] {
    let remaining = report.remaining.map { entry, places -> JSONRecord in
      [
        "path": entry.path, "swift": entry.swiftName.isEmpty ? nil : entry.swiftName,
        "successor": entry.successor, "isThere": entry.isThere, "places": places,
      ]
    }
    return JSONRecord([
      "since": report.since, "releases": report.releases.map(record(of:)), "remaining": remaining,
    ]).document
  }

  private static func record(of release: UsesRelease) -> JSONRecord {
    func records(_ rows: [(name: String, count: UsesCount)]) -> [JSONRecord] {
      rows.map { JSONRecord(["name": $0.name]) + record(of: $0.count) }
    }
    return [
      "name": release.name, "tokens": record(of: release.tokens),
      "components": records(release.components), "modules": records(release.modules),
      "screens": records(release.screens),
    ]
  }

  private static func record(of count: UsesCount) -> JSONRecord {
    [
      "old": count.old, "new": count.new, "kept": count.kept,
      "unclear": count.unclear > 0 ? count.unclear : nil,
    ]
  }
}
