/// One HTML page that needs no network and works from a file.
///
/// What the page tells is data in it, and its script makes text of that: nothing of the input is ever
/// markup or code. A content security policy forbids the page to load anything.
struct HTMLPage: Sendable {
  /// The document's title, as plain text.
  var title: String
  /// CSS.
  var style: String
  /// The markup before the data.
  var body: String
  /// JSON, which the script finds in the element `data`.
  var data: [UInt8]
  /// JavaScript that runs behind ``PageScript/common``, in one function with it.
  var script: String

  /// What tells a page that tokenc wrote from other files.
  static let mark = #"<meta name="generator" content="tokenc">"#

  /// The file's contents.
  var bytes: [UInt8] {
    let head = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <meta name="color-scheme" content="light dark">
      \(Self.mark)
      <title>\(Self.escaped(title))</title>
      <style>
      \(style)
      </style>
      </head>
      <body>
      \(body)
      <script id="data" type="application/json">

      """
    var bytes = Array(head.utf8)
    bytes += Self.escapedData(data)
    let code = "'use strict';\n(() => {\n\(PageScript.common)\n\(script)\n})();"
    bytes += Array("\n</script>\n<script>\n\(code)\n</script>\n</body>\n</html>\n".utf8)
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

  /// JSON without `<`, so that no text in it ends the element.
  private static func escapedData(_ data: [UInt8]) -> [UInt8] {
    var escaped: [UInt8] = []
    escaped.reserveCapacity(data.count)
    for byte in data {
      if byte == UInt8(ascii: "<") {
        escaped += Array(#"\u003c"#.utf8)
      } else {
        escaped.append(byte)
      }
    }
    return escaped
  }
}
