/// A comparison as one HTML page that needs no network and works from a file.
///
/// The changes are data in the page, and its script makes text of them: nothing of the input is ever
/// markup or code. A content security policy forbids the page to load anything.
enum DiffPage {
  static func text(_ diff: TokenDiff) -> [UInt8] {
    let title = "\(diff.old) → \(diff.new)"
    let page = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <meta name="color-scheme" content="light dark">
      <title>Design tokens: \(escaped(title))</title>
      <style>
      \(style)
      </style>
      </head>
      <body>
      <header>
      <h1>Design tokens</h1>
      <p class="sides"><code>\(escaped(diff.old))</code> → <code>\(escaped(diff.new))</code></p>
      <p>\(escaped(DiffOutline.summary(of: diff)))</p>
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
      <script id="data" type="application/json">
      """
    var bytes = Array((page + "\n").utf8)
    bytes += data(diff)
    bytes += Array("\n</script>\n<script>\n\(script)\n</script>\n</body>\n</html>\n".utf8)
    return bytes
  }

  /// Text for HTML.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
