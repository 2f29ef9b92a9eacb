import TokenCompiler

/// A census of tokens as JSON, for scripts; the members are explained in `Versions.md`.
package enum CensusJSON {
  package static func text(_ census: TokenCensus) -> [UInt8] {
    let (brands, tokens) = (
      census.rows.filter(\.entry.isBrand), census.rows.filter { !$0.entry.isBrand }
    )
    func record(_ row: TokenCensus.Row) -> JSONRecord {
      let entry = row.entry
      return [
        "path": entry.isThere ? entry.path : entry.successor ?? "",
        "formerName": entry.isThere ? nil : entry.path,
        "swift": entry.swiftName.isEmpty ? nil : entry.swiftName,
        "verdict": census.verdict(of: row)?.rawValue,
        "successor": entry.isThere ? entry.successor : nil, "since": row.since,
        "pairs": row.pairCount > 0 ? row.pairCount : nil,
        "mentions": row.mentions.map { mention -> JSONRecord in
          ["kind": mention.kind.rawValue, "in": mention.owner, "place": mention.place]
        },
      ]
    }
    return JSONRecord([
      "readsSwift": census.readsSwift, "readsScreens": census.readsScreens,
      "formerNames": census.formerNames.isEmpty
        ? nil
        : census.formerNames.map { former -> JSONRecord in
          ["name": former.name, "today": former.today, "places": former.places]
        },
      "tokens": tokens.map(record), "brands": brands.isEmpty ? nil : brands.map(record),
    ]).document
  }
}
