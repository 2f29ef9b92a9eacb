/// A comparison as one HTML page; see ``HTMLPage``.
enum DiffPage {
  /// The file's contents.
  static func text(_ diff: TokenDiff) -> [UInt8] {
    HTMLPage(
      title: "Design tokens: \(diff.old) → \(diff.new)",
      style: PageStyle.common + "\n" + style,
      body: """
        <header>
        <h1>Design tokens</h1>
        <p class="sides"><code>\(HTMLPage.escaped(diff.old))</code> → \
        <code>\(HTMLPage.escaped(diff.new))</code></p>
        <p>\(HTMLPage.escaped(DiffOutline.summary(of: diff)))</p>
        </header>
        <form id="filters" role="search">
        <label class="search">Search <input id="search" type="search" autocomplete="off"></label>
        <label>Change <select id="kind"></select></label>
        <label>Group <select id="group"></select></label>
        <label>Brand <select id="brand"></select></label>
        <fieldset><legend>Scheme</legend><div id="scheme"></div></fieldset>
        <label>ΔE at least <input id="delta" type="number" min="0" step="0.5" value="0"></label>
        <label class="check"><input id="breaking" type="checkbox"> breaking only</label>
        </form>
        <p id="count" role="status"></p>
        <main id="changes"></main>
        <p id="end"><button id="more" type="button">Show more</button></p>
        <noscript><p>The changes are shown by a script.</p></noscript>
        """,
      data: data(diff), script: script
    ).bytes
  }
}
