import TokenCompiler

/// A design system as one HTML page: every token drawn in every theme, with its names.
package enum PreviewPage {
  /// The file's contents.
  ///
  /// - Parameter title: what the page calls the design system.
  package static func text(_ data: PreviewData, title: String) -> [UInt8] {
    let count = data.table.tokens.count
    let themes = data.table.themes.count
    let summary =
      "\(count) token\(count == 1 ? "" : "s") in \(themes) theme\(themes == 1 ? "" : "s")"
    let body = HTMLPage.filled(
      PackageResources.preview_html,
      ["title": HTMLPage.escaped(title), "summary": HTMLPage.escaped(summary)])
    return HTMLPage(
      title: "Design tokens: \(title)", style: PackageResources.preview_css, body: body,
      data: data.json, script: PackageResources.preview_js
    ).bytes
  }
}
