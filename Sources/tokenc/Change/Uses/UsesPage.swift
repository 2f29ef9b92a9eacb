/// A report of uses as one HTML page; see ``UsesMarkup``.
package enum UsesPage {
  package static func text(_ report: UsesReport) -> [UInt8] {
    let today = report.today
    let share = today.swift.share.map { "\($0) % of uses in Swift are new." } ?? ""
    let title = "Design tokens since "
    let header = "\(title)<code>\(UsesMarkup.escaped(report.since))</code></h1><p>\(share)"
    var body = table("Releases", report.releases.map { ($0.name, $0.swift) })
    if report.releases.contains(where: { !$0.screens.isEmpty }) {
      body += table("Screens by release", report.releases.map { ($0.name, $0.sent) })
    }
    body += table("Modules", today.modules)
    body += table("Components", today.components)
    body += table("Screens", today.screens)
    if !report.remaining.isEmpty {
      body += "<h2>Old tokens that are still named</h2>\n"
      for (entry, places) in report.remaining {
        body += UsesMarkup.details(entry.nameAndSuccessor, "", places)
      }
    }
    return UsesMarkup.page(title + report.since, header: header, body)
  }

  private static func table(
    _ title: String, _ rows: [(name: String, count: UsesCount)]
  ) -> String {
    guard !rows.isEmpty else { return "" }
    let rows = rows.map { name, count in
      let bar = count.share.map { "<progress max=\"100\" value=\"\($0)\"></progress> \($0) %" }
      return (name, ["\(count.old)", "\(count.new)", "\(count.kept)", bar ?? "–"])
    }
    return "<h2>\(title)</h2>\n" + UsesMarkup.table(["old", "new", "in both", "done"], rows)
  }
}
