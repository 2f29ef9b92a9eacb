import TokenCompiler
import TokenPages

/// The parts of pages about uses: markup alone, which needs no script; see ``HTMLPage``.
enum UsesMarkup {
  static func page(_ title: String, header: String, _ body: String) -> [UInt8] {
    let markup = "<header><h1>\(header)</p></header>\n<main>\n\(body)</main>\n"
    return HTMLPage(
      title: title, style: PackageResources.uses_css, body: Array(markup.utf8),
      data: Array("{}".utf8), script: []
    ).bytes
  }

  static func escaped(_ text: String) -> String {
    String(decoding: HTMLPage.escaped(text), as: UTF8.self)
  }

  static func table(_ head: [String], _ rows: [(name: String, cells: [String])]) -> String {
    let head = head.map { "<th scope=\"col\">\($0)</th>" }.joined()
    let rows = rows.map { name, cells in
      let cells = cells.map { "<td>\($0)</td>" }.joined()
      return "<tr><th scope=\"row\">\(escaped(name))</th>\(cells)</tr>\n"
    }
    return "<table>\n<tr><td></td>\(head)</tr>\n\(rows.joined())</table>\n"
  }

  static func details(_ name: String, _ remark: String, _ places: [String]) -> String {
    let items = places.map { "<li>\(escaped($0))</li>\n" }.joined()
    let summary = "<code>\(escaped(name))</code>\(remark) \(counted(places.count, "place"))"
    return "<details><summary>\(summary)</summary><ul>\n\(items)</ul></details>\n"
  }
}
