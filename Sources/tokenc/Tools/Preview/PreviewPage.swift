/// A design system as one HTML page: every token drawn in every theme, with its names.
enum PreviewPage {
  /// The file's contents.
  ///
  /// - Parameter title: what the page calls the design system.
  static func text(_ data: PreviewData, title: String) -> [UInt8] {
    let count = data.table.tokens.count
    let themes = data.table.themes.count
    let summary =
      "\(count) token\(count == 1 ? "" : "s") in \(themes) theme\(themes == 1 ? "" : "s")"
    return HTMLPage(
      title: "Design tokens: \(title)", style: PageStyle.common + "\n" + style,
      body: """
        <header>
        <h1>Design tokens</h1>
        <p class="sides"><code>\(HTMLPage.escaped(title))</code></p>
        <p>\(HTMLPage.escaped(summary))</p>
        </header>
        <form id="filters" role="search">
        <label class="search">Search <input id="search" type="search" autocomplete="off" \
        placeholder="name, server string, value, #hex"></label>
        <label>Group <select id="group"></select></label>
        <label>Type <select id="type"></select></label>
        <label>Brand <select id="brand"></select></label>
        <fieldset><legend>Scheme</legend><div id="scheme"></div></fieldset>
        <label class="check"><input id="deprecated" type="checkbox" checked> deprecated</label>
        <label class="check"><input id="primitive" type="checkbox"> primitives</label>
        </form>
        <p id="count" role="status"></p>
        <main id="tokens"></main>
        <p id="end"><button id="more" type="button">Show more</button></p>
        <noscript><p>The tokens are shown by a script.</p></noscript>
        """,
      data: data.json, script: script
    ).bytes
  }
}
