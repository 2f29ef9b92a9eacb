/// A report as an entry of a changelog, in the form of Keep a Changelog: its sections, a line for each entry.
package enum ReportChangelog {
  package static func text(of report: Report) -> String {
    let sections = report.sections.filter { !$0.content.isEmpty }.map { section in
      "### \(section.title.plainText)\n\n" + lines(of: section.content)
    }
    return sections.isEmpty ? "No changes.\n" : sections.joined(separator: "\n")
  }

  private static func lines(of content: Report.Content) -> String {
    guard case .entries(let entries) = content else { return "" }
    return entries.map { "- \($0.head.markdown)\n" }.joined()
  }
}
