/// One HTML page that needs no network and works from a file.
///
/// Its parts are the files in `Resources`, embedded when the compiler is built: `page.html`, `page.css`,
/// `page.js`, and `draw.css` and `draw.js`, which draw values, are of every page. What a page shows is data in it, and its script makes text of
/// that: the input is never markup or code. A content security policy forbids the page to load
/// anything.
package struct HTMLPage: Sendable {
  var title: String
  /// CSS, after the one of every page.
  var style: [UInt8]
  var body: [UInt8]
  /// JSON, which the script finds in the element `data`.
  var data: [UInt8]
  /// JavaScript that runs after the one of every page, in one function with it.
  var script: [UInt8]
  /// A Boolean value that indicates whether it may ask its own server, and no other, for newer pages.
  var isLive = false
  /// A Boolean value that indicates whether its script draws images, whose text is part of the page.
  package var hasImages = false

  package init(
    title: String, style: [UInt8], body: [UInt8], data: [UInt8], script: [UInt8],
    isLive: Bool = false, hasImages: Bool = false
  ) {
    self.title = title
    self.style = style
    self.body = body
    self.data = data
    self.script = script
    self.isLive = isLive
    self.hasImages = hasImages
  }

  /// The page that a server shows as long as it has no other page.
  package static let waiting = HTMLPage(
    title: "tokenc", style: [], body: Array("<header><h1>tokenc</h1></header><main></main>".utf8),
    data: Array(#"{"live":true}"#.utf8), script: [], isLive: true
  ).bytes

  /// The line of `page.html` that only tokenc writes.
  package static let mark = #"<meta name="generator" content="tokenc">"#

  /// Returns a Boolean value that indicates whether a file is a page that tokenc wrote.
  package static func isPage(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes.prefix(1_000), as: UTF8.self).hasWord(mark)
  }

  package var bytes: [UInt8] {
    Self.filled(
      PackageResources.page_html,
      [
        "title": Self.escaped(title), "body": body,
        "servers": Array((isLive ? "'self'" : "'none'").utf8),
        "images": Array((hasImages ? "data:" : "'none'").utf8),
        "style": PackageResources.page_css + PackageResources.draw_css + style,
        "data": Self.escapedData(data),
        "script": PackageResources.page_js + PackageResources.draw_js + script,
      ])
  }

  /// Fills the fields of a template, such as `{{title}}`, with HTML in which no field is looked
  /// for; the newline at the end of a file is left out.
  package static func filled(_ template: [UInt8], _ values: [String: [UInt8]]) -> [UInt8] {
    var result: [UInt8] = []
    var rest = template[...]
    while let open = rest.indices.first(where: { rest[$0...].starts(with: "{{".utf8) }),
      let close = rest[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      let name = String(decoding: rest[(open + 2)..<close], as: UTF8.self)
      guard let value = values[name] else { preconditionFailure("no value for '{{\(name)}}'") }
      result += rest[..<open]
      result += value.last == UInt8(ascii: "\n") ? value.dropLast() : value[...]
      rest = rest[(close + 2)...]
    }
    return result + rest
  }

  package static func escaped(_ text: String) -> [UInt8] {
    var result: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): result += "&amp;".utf8
      case UInt8(ascii: "<"): result += "&lt;".utf8
      case UInt8(ascii: ">"): result += "&gt;".utf8
      case UInt8(ascii: "\""): result += "&quot;".utf8
      case UInt8(ascii: "'"): result += "&#39;".utf8
      default: result.append(byte)
      }
    }
    return result
  }

  /// JSON without `<`, so that no text in it ends the element.
  private static func escapedData(_ data: [UInt8]) -> [UInt8] {
    let parts = data.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
    return Array(parts.joined(separator: #"\u003c"#.utf8))
  }
}
