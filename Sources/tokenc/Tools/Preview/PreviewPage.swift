import TokenCompiler

/// A design system as one HTML page: every token drawn in every theme, with its names.
package enum PreviewPage {
  /// The file's contents.
  ///
  /// - Parameters:
  ///   - title: what the page calls the design system.
  ///   - components: the specs beside the tokens.
  package static func text(
    _ table: TokenTable, title: String, components: [ComponentSpec<Alias>] = []
  ) -> [UInt8] {
    let tokens = counted(table.tokens.count, "token")
    let summary = "\(tokens) in \(counted(table.themes.count, "theme"))"
    let body = HTMLPage.filled(
      PackageResources.preview_html,
      ["title": HTMLPage.escaped(title), "summary": HTMLPage.escaped(summary)])
    return HTMLPage(
      title: "\(title): design tokens", style: PackageResources.preview_css, body: body,
      data: PreviewData(table: table, components: components).json,
      script: PackageResources.preview_js
    ).bytes
  }
}
