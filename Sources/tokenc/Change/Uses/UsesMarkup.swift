import TokenCompiler
import TokenPages

/// The parts of pages about uses, which are markup alone, so nothing of them needs a script; see
/// ``HTMLPage``.
enum UsesMarkup {
  static func page(_ title: String, header: [UInt8], _ body: [UInt8]) -> [UInt8] {
    let header = Array("<header><h1>".utf8) + header + "</p></header>\n<main>\n".utf8
    return HTMLPage(
      title: title, style: PackageResources.uses_css, body: header + body + "</main>\n".utf8,
      data: Array("{}".utf8), script: []
    ).bytes
  }

  /// A table whose rows have a name and cells, which are markup.
  static func table(_ head: [String], _ rows: [(name: String, cells: [String])]) -> [UInt8] {
    let cells = head.map { "<th scope=\"col\">\($0)</th>" }.joined()
    var text = Array("<table>\n<tr><td></td>\(cells)</tr>\n".utf8)
    for (name, cells) in rows {
      text += "<tr><th scope=\"row\">".utf8 + HTMLPage.escaped(name) + "</th>".utf8
      text += "\(cells.map { "<td>\($0)</td>" }.joined())</tr>\n".utf8
    }
    return text + "</table>\n".utf8
  }

  static func details(_ name: String, _ remark: String, _ places: [String]) -> [UInt8] {
    var text = Array("<details><summary><code>".utf8) + HTMLPage.escaped(name)
    text += "</code>\(remark) \(counted(places.count, "place"))</summary><ul>\n".utf8
    for place in places { text += "<li>".utf8 + HTMLPage.escaped(place) + "</li>\n".utf8 }
    return text + "</ul></details>\n".utf8
  }
}
