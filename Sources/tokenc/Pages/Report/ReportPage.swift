import TokenCompiler

/// A report as one HTML page; see ``HTMLPage``.
///
/// A report is markup alone and needs no script. A page that shows more, such as pictures or a list with filters, has a
/// ``Stage`` below its report.
package enum ReportPage {
  /// The part of a page that a script draws.
  package struct Stage {
    /// Markup with the element `main` of the page.
    package var body: [UInt8]
    package var style: [UInt8]
    /// JSON for the script.
    package var data: [UInt8]
    package var script: [UInt8]
    package var hasImages: Bool

    package init(
      body: [UInt8], style: [UInt8], data: [UInt8], script: [UInt8], hasImages: Bool = false
    ) {
      self.body = body
      self.style = style
      self.data = data
      self.script = script
      self.hasImages = hasImages
    }
  }

  package static func bytes(of report: Report) -> [UInt8] {
    let main = element("main", "\n" + sections(of: report)) + "\n"
    return page(
      of: report,
      Stage(body: Array(main.utf8), style: [], data: Array("{}".utf8), script: []))
  }

  /// A page with a stage below the sections of a report, which lie in the element `report`.
  package static func bytes(of report: Report, above stage: Stage) -> [UInt8] {
    let sections = sections(of: report)
    let markup =
      sections.isEmpty
      ? "" : "<section id=\"report\" aria-label=\"Report\">\n\(sections)</section>\n"
    var stage = stage
    stage.body = Array(markup.utf8) + stage.body
    return page(of: report, stage)
  }

  private static func page(of report: Report, _ stage: Stage) -> [UInt8] {
    let header = element("header", element("h1", report.subject.html) + summary(of: report)) + "\n"
    return HTMLPage(
      title: "\(report.subject.plainText): \(report.title.plainText)".printable,
      style: PackageResources.report_css + stage.style, body: Array(header.utf8) + stage.body,
      data: stage.data, script: stage.script, hasImages: stage.hasImages
    ).bytes
  }

  private static func sections(of report: Report) -> String {
    report.sections.filter { !$0.content.isEmpty }.map(markup).joined()
  }

  private static func summary(of report: Report) -> String {
    let scope = report.scope.isEmpty ? [] : [report.scope]
    return ([report.title] + report.summary + scope).filter { !$0.isEmpty }
      .map { element("p", $0.html) }.joined()
  }

  private static func markup(of section: Report.Section) -> String {
    let title = section.title.isEmpty ? "" : element("h2", section.title.html) + "\n"
    switch section.content {
    case .table(let table): return title + markup(of: table)
    case .entries(let entries):
      return title + list(entries.map(markup), isNumbered: section.isNumbered)
    case .sample(let lines):
      let text = lines.map { Phrase($0).html }.joined(separator: "\n")
      return title + element("pre", text) + "\n"
    }
  }

  private static func list(_ items: [String], isNumbered: Bool = false) -> String {
    let items = items.map { element("li", $0) + "\n" }.joined()
    return element(isNumbered ? "ol" : "ul", "\n" + items) + "\n"
  }

  private static func markup(of entry: Report.Entry) -> String {
    let head = entry.isStrong ? element("strong", entry.head.html) : entry.head.html
    let line = [head, entry.text.html].filter { !$0.isEmpty }.joined(separator: " ")
    let details = entry.details.isEmpty ? "" : list(entry.details.map(markup))
    guard !entry.positions.isEmpty else { return line + details }
    let count = entry.text.isEmpty ? ", \(counted(entry.positions.count, "place"))" : ""
    let summary = element("summary", line + count)
    return element("details", summary + list(entry.positions.map { Phrase($0).html }) + details)
  }

  private static func markup(of table: Report.Table) -> String {
    let titles = table.head.map { #"<th scope="col">\#(Phrase($0).html)</th>"# }
    let head = titles.isEmpty ? "" : element("tr", titles.joined()) + "\n"
    let rows = table.rows.map { cells in
      let first = cells.prefix(1).map { #"<th scope="row">\#($0.words.html)</th>"# }
      let others = cells.dropFirst().map { element("td", markup(of: $0)) }
      return element("tr", (first + others).joined()) + "\n"
    }
    return element("table", "\n" + head + rows.joined()) + "\n"
  }

  private static func markup(of cell: Report.Cell) -> String {
    guard case .share(let percent?, let words) = cell else { return cell.words.html }
    return #"<progress max="100" value="\#(percent)"></progress> "# + words.html
  }

  private static func element(_ name: String, _ markup: String) -> String {
    "<\(name)>\(markup)</\(name)>"
  }
}

extension Phrase {
  package var html: String {
    parts.map { part in
      switch part {
      case .words(let text), .text(let text): Self.escaped(text)
      case .name(let name): "<code>\(Self.escaped(name))</code>"
      case .strong(let words): "<strong>\(Self.escaped(words))</strong>"
      case .swatch(let color): Self.square(of: color) + " "
      }
    }.joined()
  }

  /// A drawing, as the policy of pages allows no style within their markup.
  private static func square(of color: Color) -> String {
    #"<svg width="12" height="12" aria-hidden="true"><rect width="12" height="12" fill="\#(color.sRGBHex)""#
      + #" fill-opacity="\#(JSONNumber.text(color.opacity, decimals: 3))"/></svg>"#
  }

  private static func escaped(_ text: String) -> String {
    String(decoding: HTMLPage.escaped(text.printable), as: UTF8.self)
  }
}
