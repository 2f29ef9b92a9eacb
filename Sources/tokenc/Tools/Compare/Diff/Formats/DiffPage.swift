/// A comparison as one HTML page; see ``HTMLPage``.
package enum DiffPage {
  /// The file's contents.
  package static func text(_ diff: TokenDiff) -> [UInt8] {
    let body = HTMLPage.filled(
      PackageResources.diff_html,
      [
        "old": HTMLPage.escaped(diff.old), "new": HTMLPage.escaped(diff.new),
        "summary": HTMLPage.escaped(DiffOutline.summary(of: diff)),
      ])
    return HTMLPage(
      title: "Design tokens: \(diff.old) → \(diff.new)", style: PackageResources.diff_css,
      body: body, data: data(diff), script: PackageResources.diff_js
    ).bytes
  }
}
