import TokenCompiler
import TokenPages

/// A census of tokens as one HTML page of markup alone; see ``HTMLPage``.
package enum CensusPage {
  package static func text(_ census: TokenCensus) -> [UInt8] {
    let tokens = census.rows.filter(\.entry.isThere)
    var body = Array("<header><h1>Who names the design tokens</h1><p>".utf8)
    body +=
      "\(counted(tokens.count, "token")), \(tokens.count { !$0.mentions.isEmpty }) of them named somewhere"
      .utf8
    body += ".</p></header>\n<main>\n".utf8
    for verdict in TokenCensus.Verdict.allCases {
      let rows = census.rows(verdict)
      guard !rows.isEmpty else { continue }
      body += "<h2>\(verdict.title) (\(rows.count))</h2>\n".utf8
      for row in rows where !row.mentions.isEmpty { body += details(row) }
      let silent = rows.filter(\.mentions.isEmpty)
      if !silent.isEmpty {
        body += "<ul>\n".utf8
        for row in silent { body += "<li>".utf8 + name(row) + "</li>\n".utf8 }
        body += "</ul>\n".utf8
      }
    }
    for (title, kinds) in TokenCensus.ownerTables {
      body += owners(title, census.owners(of: kinds))
    }
    body += "<h2>All tokens</h2>\n".utf8 + table(tokens) + "</main>\n".utf8
    return HTMLPage(
      title: "Who names the design tokens", style: PackageResources.uses_css, body: body,
      data: Array("{}".utf8), script: []
    ).bytes
  }

  /// A row's name, successor, and since when it is out of date.
  private static func name(_ row: TokenCensus.Row) -> [UInt8] {
    let successor = row.entry.successor.map { " → \($0)" } ?? ""
    let since = row.since.map { ", since \($0)" } ?? ""
    return Array("<code>".utf8) + HTMLPage.escaped(row.name + successor) + "</code>\(since)".utf8
  }

  private static func details(_ row: TokenCensus.Row) -> [UInt8] {
    var text = Array("<details><summary>".utf8) + name(row)
    text += ", \(counted(row.mentions.count, "place"))</summary><ul>\n".utf8
    for mention in row.mentions {
      text += "<li>".utf8 + HTMLPage.escaped(mention.place + mention.kind.remark) + "</li>\n".utf8
    }
    return text + "</ul></details>\n".utf8
  }

  private static func owners(
    _ title: String, _ owners: [(name: String, mentions: Int, tokens: Int)]
  ) -> [UInt8] {
    guard !owners.isEmpty else { return [] }
    let rows = owners.map { ($0.name, [$0.mentions, $0.tokens]) }
    return Array("<h2>\(title)</h2>\n".utf8) + table(["mentions", "tokens"], rows)
  }

  private static func table(_ tokens: [TokenCensus.Row]) -> [UInt8] {
    let kinds = TokenMention.Kind.allCases
    return table(
      kinds.map(\.title) + ["pairs"],
      tokens.map { row in (row.name, kinds.map { row.count($0) } + [row.pairCount]) })
  }

  private static func table(_ head: [String], _ rows: [(name: String, counts: [Int])]) -> [UInt8] {
    let cells = head.map { "<th scope=\"col\">\($0)</th>" }.joined()
    var text = Array("<table>\n<tr><td></td>\(cells)</tr>\n".utf8)
    for (name, counts) in rows {
      text += "<tr><th scope=\"row\">".utf8 + HTMLPage.escaped(name) + "</th>".utf8
      text += "\(counts.map { "<td>\($0)</td>" }.joined())</tr>\n".utf8
    }
    return text + "</table>\n".utf8
  }
}
