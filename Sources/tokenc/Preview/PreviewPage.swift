import TokenCompiler
import TokenComponents
import TokenPages

/// A design system as HTML: every token and every component drawn in every theme, with their names, and
/// screens of components.
package struct PreviewPage {
  private let title: String
  private let summary: String
  private let tokens: [JSONRecord.Member]
  /// The data that draws components and documents; `nil` where there are none.
  private let screens: ScreensData?
  private let isLive: Bool
  private let hasWorkbench: Bool

  private enum Part: String, CaseIterable {
    case tokens, components, screens, workbench

    var fileName: String { self == .tokens ? "index.html" : "\(rawValue).html" }
    var heading: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
    /// How links of pages call what it shows.
    var linked: String {
      switch self {
      case .tokens: "token"
      case .components: "component"
      case .screens: "sample"
      case .workbench: "edited"
      }
    }
    var subject: String { self == .tokens ? "design tokens" : rawValue }
  }

  /// - Parameters:
  ///   - title: what the page calls the design system.
  ///   - specs: the component specs beside the tokens.
  ///   - screens: what draws components and documents; `nil` to draw none.
  ///   - account: what became of everything in the set.
  ///   - isLive: whether a server shows the pages, which then ask it for newer ones, and to draw documents.
  ///   - hasWorkbench: whether the server answers a page on which values are changed.
  package init(
    _ table: TokenTable, title: String, specs: [ComponentSpec<Alias>] = [],
    screens: ScreensData? = nil, account: SetAccount? = nil, isLive: Bool = false,
    hasWorkbench: Bool = false
  ) {
    self.title = title
    self.isLive = isLive
    self.hasWorkbench = hasWorkbench
    self.screens = screens.flatMap { $0.componentCount > 0 ? $0 : nil }
    tokens = PreviewData(table: table, components: specs, account: account).members
    let components = self.screens.map { ", \(counted($0.componentCount, "component"))" } ?? ""
    let themes = counted(table.themes.count, "theme")
    summary = "\(counted(table.tokens.count, "token"))\(components) in \(themes)"
  }

  package var json: [UInt8] { JSONRecord(tokens).document }

  package var hasComponents: Bool { screens != nil }

  /// Tokens and components in one file.
  package var file: [UInt8] { page(of: nil, among: []) }

  /// The page of screens by itself; `nil` without components.
  package var screensFile: [UInt8]? { hasComponents ? page(of: .screens, among: []) : nil }

  /// A file for tokens, one for components and one for screens, with links from each to the others.
  package var site: [(name: String, contents: [UInt8])] {
    let parts = Part.allCases.filter { part in
      switch part {
      case .tokens: true
      case .components, .screens: hasComponents
      case .workbench: hasWorkbench
      }
    }
    return parts.map { ($0.fileName, page(of: $0, among: parts)) }
  }

  private func page(of part: Part?, among parts: [Part]) -> [UInt8] {
    let isSite = parts.count > 1
    let links = parts.filter { $0 != part }.map { other -> JSONRecord.Member in
      (other.linked, other.fileName)
    }
    let members = members(of: part)
    let data = JSONRecord(
      tokens + members + [
        ("only", part?.rawValue), ("pages", isSite ? JSONRecord(links) : nil),
        ("live", isLive ? true : nil),
      ])
    var writer = JSONWriter()
    writer.value(data)
    let resources = Resources(of: part)
    let body = HTMLPage.filled(
      resources.body,
      [
        "title": HTMLPage.escaped(title), "summary": HTMLPage.escaped(summary),
        "vision": PackageResources.vision_html,
        "pages": Array(navigation(from: part, among: parts).utf8),
      ])
    return HTMLPage(
      title: "\(title): \((part ?? .tokens).subject)",
      style: resources.style + PackageResources.components_css,
      body: body, data: writer.bytes, script: PackageResources.picture_js + resources.script,
      isLive: isLive
    ).bytes
  }

  /// The markup, style and script of a page.
  private struct Resources {
    let body: [UInt8]
    let style: [UInt8]
    let script: [UInt8]

    init(of part: Part?) {
      switch part {
      case .tokens?, .components?, nil:
        body = PackageResources.preview_html
        style = PackageResources.preview_css
        script = PackageResources.components_js + PackageResources.preview_js
      case .screens?:
        body = PackageResources.screens_html
        style = PackageResources.screens_css
        script = [
          PackageResources.editor_js, PackageResources.offers_js, PackageResources.share_js,
          PackageResources.knobs_js, PackageResources.screens_js,
        ].reduce([], +)
      case .workbench?:
        body = PackageResources.workbench_html
        style = PackageResources.workbench_css
        script = PackageResources.share_js + PackageResources.workbench_js
      }
    }
  }

  private func members(of part: Part?) -> [JSONRecord.Member] {
    guard let screens else {
      return part == .workbench ? [("digest", ScreensData.digest(of: tokens))] : []
    }
    switch part {
    case .tokens?: return []
    case .components?, nil: return screens.componentMembers + screens.catalogueMembers()
    case .screens?, .workbench?:
      let components = screens.componentMembers
      let documents =
        part == .screens
        ? screens.documentMembers(isLive: isLive)
        : [("samples", screens.allSamples.map { ["name": $0.name] as JSONRecord })]
      return components + documents
        + [("digest", ScreensData.digest(of: tokens + components))]
    }
  }

  private func navigation(from part: Part?, among parts: [Part]) -> String {
    guard parts.count > 1 else { return "" }
    let links = parts.map { each in
      let current = each == part ? " aria-current=\"page\"" : ""
      return "<a href=\"\(each.fileName)\"\(current)>\(each.heading)</a>"
    }
    return "<nav aria-label=\"Pages\">\(links.joined(separator: " "))</nav>"
  }
}
