import TokenCompiler
import TokenComponents
import TokenPages

/// A design system as HTML: every token and every component drawn in every theme, with their names, and
/// screens of components.
package struct PreviewPage {
  private let title: String
  private let summary: String
  private let tokens: [JSONRecord.Member]
  /// The specs, by which scripts read documents; none without components.
  private let specs: [JSONRecord.Member]
  /// What the page of screens has besides.
  private let documents: [JSONRecord.Member]
  private let isLive: Bool

  private enum Part: String, CaseIterable {
    case tokens, components, screens

    var fileName: String { self == .tokens ? "index.html" : "\(rawValue).html" }
    var heading: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
    /// How links of pages call what it shows.
    var linked: String {
      switch self {
      case .tokens: "token"
      case .components: "component"
      case .screens: "sample"
      }
    }
    var subject: String { self == .tokens ? "design tokens" : rawValue }
  }

  /// - Parameters:
  ///   - title: what the page calls the design system.
  ///   - specs: the component specs beside the tokens.
  ///   - screens: what reads documents by them; `nil` to draw no components.
  ///   - samples: the documents that the page of screens offers.
  ///   - account: what became of everything in the set.
  ///   - isLive: whether a server shows the pages, which then ask it for newer ones.
  package init(
    _ table: TokenTable, title: String, specs: [ComponentSpec<Alias>] = [],
    screens: ScreensData? = nil, samples: [ScreensData.Sample] = [], account: SetAccount? = nil,
    isLive: Bool = false
  ) {
    (self.title, self.isLive) = (title, isLive)
    let tokens = PreviewData(table: table, components: specs, account: account).members
    let members = screens?.members ?? []
    documents = members.isEmpty ? [] : ScreensData.members(tokens + members, samples)
    (self.tokens, self.specs) = (tokens, members)
    let components = screens.map { ", \(counted($0.componentCount, "component"))" } ?? ""
    let themes = counted(table.themes.count, "theme")
    summary = "\(counted(table.tokens.count, "token"))\(components) in \(themes)"
  }

  package var json: [UInt8] { JSONRecord(tokens).document }

  package var hasComponents: Bool { !specs.isEmpty }

  /// Tokens and components in one file.
  package var file: [UInt8] { page(of: nil, among: []) }

  /// The page of screens by itself; `nil` without components.
  package var screensFile: [UInt8]? { hasComponents ? page(of: .screens, among: []) : nil }

  /// A file for tokens, one for components and one for screens, with links from each to the others.
  package var site: [(name: String, contents: [UInt8])] {
    let parts: [Part] = hasComponents ? Part.allCases : [.tokens]
    return parts.map { ($0.fileName, page(of: $0, among: parts)) }
  }

  private func page(of part: Part?, among parts: [Part]) -> [UInt8] {
    let isSite = parts.count > 1
    let links = parts.filter { $0 != part }.map { other -> JSONRecord.Member in
      (other.linked, other.fileName)
    }
    let shown: [JSONRecord.Member] =
      switch part {
      case .tokens?: []
      case .components?, nil: specs
      case .screens?: specs + documents
      }
    let data = JSONRecord(
      tokens + shown + [
        ("only", part?.rawValue), ("pages", isSite ? JSONRecord(links) : nil),
        ("live", isLive ? true : nil),
      ])
    var writer = JSONWriter()
    writer.value(data)
    let isOfScreens = part == .screens
    let body = HTMLPage.filled(
      isOfScreens ? PackageResources.screens_html : PackageResources.preview_html,
      [
        "title": HTMLPage.escaped(title), "summary": HTMLPage.escaped(summary),
        "vision": PackageResources.vision_html,
        "pages": Array(navigation(from: part, among: parts).utf8),
      ])
    let documents = shown.isEmpty ? [] : Self.scriptOfDocuments
    let script =
      isOfScreens
      ? Self.scriptOfScreens : PackageResources.components_js + PackageResources.preview_js
    return HTMLPage(
      title: "\(title): \((part ?? .tokens).subject)",
      style: (isOfScreens ? PackageResources.screens_css : PackageResources.preview_css)
        + PackageResources.components_css,
      body: body, data: writer.bytes,
      script: PackageResources.speak_js + PackageResources.arrange_js + documents + script,
      isLive: isLive
    ).bytes
  }

  /// Reads documents and works out how they look. Each part may use what those before it declare.
  private static var scriptOfDocuments: [UInt8] {
    [
      PackageResources.read_js, PackageResources.nearest_js, PackageResources.markup_js,
      PackageResources.check_js, PackageResources.looks_js, PackageResources.samples_js,
    ].reduce([], +)
  }

  private static var scriptOfScreens: [UInt8] {
    [
      PackageResources.editor_js, PackageResources.complete_js, PackageResources.share_js,
      PackageResources.knobs_js, PackageResources.screens_js,
    ].reduce([], +)
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
