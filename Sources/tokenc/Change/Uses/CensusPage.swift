/// A census of tokens as one HTML page; see ``UsesMarkup``.
package enum CensusPage {
  package static func text(_ census: TokenCensus) -> [UInt8] {
    let title = "Who names the design tokens"
    let tokens = census.rows.filter(\.entry.isThere)
    var body = ""
    for (title, rows) in census.verdicts {
      body += "<h2>\(title)</h2>\n"
      for row in rows where !row.mentions.isEmpty {
        body += UsesMarkup.details(
          row.entry.nameAndSuccessor, row.age + ",", row.mentions.map { $0.place + $0.kind.remark })
      }
      let silent = rows.filter(\.mentions.isEmpty).map { row in
        "<li><code>\(UsesMarkup.escaped(row.entry.nameAndSuccessor))</code>\(row.age)</li>\n"
      }
      if !silent.isEmpty { body += "<ul>\n\(silent.joined())</ul>\n" }
    }
    for (title, owners) in census.ownerTables {
      body += "<h2>\(title)</h2>\n"
      body += UsesMarkup.table(
        ["mentions", "tokens"], owners.map { ($0.name, ["\($0.mentions)", "\($0.tokens)"]) })
    }
    body += "<h2>All tokens\(tokens.contains(where: \.entry.isBrand) ? " and brands" : "")</h2>\n"
    body += UsesMarkup.table(TokenCensus.countTitles, tokens.map { ($0.entry.name, $0.counts) })
    return UsesMarkup.page(title, header: "\(title)</h1><p>\(census.summary).", body)
  }
}
