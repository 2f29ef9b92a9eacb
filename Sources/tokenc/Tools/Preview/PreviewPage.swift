import TokenCompiler

/// A design system as HTML: every token and every component drawn in every theme, with their names.
package struct PreviewPage {
  private let title: String
  private let summary: String
  private let tokens: [JSONRecord.Member]
  private let catalogue: [JSONRecord.Member]

  /// What one file of a site shows.
  private enum Part: String {
    case tokens, components

    var fileName: String { self == .tokens ? "index.html" : "components.html" }
    var heading: String { self == .tokens ? "Tokens" : "Components" }
  }

  /// - Parameters:
  ///   - title: what the page calls the design system.
  ///   - specs: the component specs beside the tokens.
  ///   - design: the same, linked to the tokens; `nil` to draw no components.
  package init(
    _ table: TokenTable, title: String, specs: [ComponentSpec<Alias>] = [],
    design: ScreenDesign? = nil
  ) {
    self.title = title
    tokens = PreviewData(table: table, components: specs).members
    let catalogue = design.map { CatalogueData($0) }
    self.catalogue =
      catalogue.map { [("components", $0.components), ("looks", $0.looks())] } ?? []
    let components = catalogue.map { ", \(counted($0.components.count, "component"))" } ?? ""
    let themes = counted(table.themes.count, "theme")
    summary = "\(counted(table.tokens.count, "token"))\(components) in \(themes)"
  }

  /// All in one file.
  package var file: [UInt8] { page(of: nil, title: "design tokens") }

  /// A file for tokens and one for components, with links from one to the other.
  package var site: [(name: String, contents: [UInt8])] {
    let parts: [Part] = catalogue.isEmpty ? [.tokens] : [.tokens, .components]
    return parts.map { part in
      (part.fileName, page(of: part, title: part == .tokens ? "design tokens" : "components"))
    }
  }

  private func page(of part: Part?, title subject: String) -> [UInt8] {
    let isSite = part != nil && !catalogue.isEmpty
    let others: [Part] = isSite ? [.tokens, .components].filter { $0 != part } : []
    let links = others.map { other in
      let key = other == .tokens ? "token" : "component"
      return (key, other.fileName as any JSONWritable) as JSONRecord.Member
    }
    let data = JSONRecord(
      tokens + (part == .tokens ? [] : catalogue) + [
        ("only", part?.rawValue), ("pages", isSite ? JSONRecord(links) : nil),
      ])
    var writer = JSONWriter()
    writer.value(data)
    let body = HTMLPage.filled(
      PackageResources.preview_html,
      [
        "title": HTMLPage.escaped(title), "summary": HTMLPage.escaped(summary),
        "pages": Array(navigation(from: part, isSite: isSite).utf8),
      ])
    return HTMLPage(
      title: "\(title): \(subject)",
      style: PackageResources.preview_css + PackageResources.components_css, body: body,
      data: writer.bytes,
      script: PackageResources.components_js + PackageResources.preview_js
    ).bytes
  }

  /// Links to the files of a site.
  private func navigation(from part: Part?, isSite: Bool) -> String {
    guard isSite else { return "" }
    let links = [Part.tokens, .components].map { each in
      let current = each == part ? " aria-current=\"page\"" : ""
      return "<a href=\"\(each.fileName)\"\(current)>\(each.heading)</a>"
    }
    return "<nav aria-label=\"Pages\">\(links.joined(separator: " "))</nav>"
  }
}
