import TokenCompiler
import TokenPages

/// A report of uses as one HTML page; see ``HTMLPage``. It is markup alone, so nothing of it needs its
/// script.
package enum UsesPage {
  package static func text(_ report: UsesReport) -> [UInt8] {
    let today = report.today
    let share = today.swift.share.map { "\($0) % of uses in Swift are new." } ?? ""
    var body = Array("<header><h1>Design tokens since <code>".utf8) + HTMLPage.escaped(report.since)
    body += "</code></h1><p>\(share)</p></header>\n<main>\n".utf8
    body += table("Releases", report.releases.map { ($0.name, $0.swift) })
    if report.releases.contains(where: { !$0.screens.isEmpty }) {
      body += table("Screens by release", report.releases.map { ($0.name, $0.sent) })
    }
    body += table("Modules", today.modules)
    body += table("Components", today.components)
    body += table("Screens", today.screens)
    body += remaining(report)
    body += "</main>\n".utf8
    return HTMLPage(
      title: "Design tokens since \(report.since)", style: PackageResources.uses_css, body: body,
      data: Array("{}".utf8), script: []
    ).bytes
  }

  private static func table(
    _ title: String, _ rows: [(name: String, count: UsesCount)]
  ) -> [UInt8] {
    guard !rows.isEmpty else { return [] }
    let head = ["old", "new", "in both", "done"].map { "<th scope=\"col\">\($0)</th>" }.joined()
    var text = Array("<h2>\(title)</h2>\n<table>\n<tr><td></td>\(head)</tr>\n".utf8)
    for (name, count) in rows {
      text += "<tr><th scope=\"row\">".utf8 + HTMLPage.escaped(name) + "</th>".utf8
      text += "<td>\(count.old)</td><td>\(count.new)</td><td>\(count.kept)</td>".utf8
      let bar = count.share.map { "<progress max=\"100\" value=\"\($0)\"></progress> \($0) %" }
      text += "<td>\(bar ?? "–")</td></tr>\n".utf8
    }
    return text + "</table>\n".utf8
  }

  private static func remaining(_ report: UsesReport) -> [UInt8] {
    guard !report.remaining.isEmpty else { return [] }
    var text = Array("<h2>Old tokens that are still named</h2>\n".utf8)
    for (entry, places) in report.remaining {
      let name = entry.swiftName.isEmpty ? entry.path : entry.swiftName
      let successor = entry.successor.map { " → \($0)" } ?? ""
      text += "<details><summary><code>".utf8 + HTMLPage.escaped(name + successor)
      text += "</code> \(counted(places.count, "place"))</summary><ul>\n".utf8
      for place in places { text += "<li>".utf8 + HTMLPage.escaped(place) + "</li>\n".utf8 }
      text += "</ul></details>\n".utf8
    }
    return text
  }
}
