import TokenCompiler

/// A census of tokens as JSON, for scripts; the members are explained in `Documentation/Versions.md`.
package enum CensusJSON {
  package static func text(_ census: TokenCensus) -> [UInt8] {
    var writer = JSONWriter(layout: .indented)
    writer.object { writer in
      writer.member("readsSwift", census.readsSwift)
      writer.member("readsScreens", census.readsScreens)
      writer.array("tokens", census.rows) { row, writer in
        writer.object { writer in
          writer.member("path", row.entry.isThere ? row.entry.path : row.entry.successor ?? "")
          if !row.entry.isThere { writer.member("formerName", row.entry.path) }
          if !row.entry.swiftName.isEmpty { writer.member("swift", row.entry.swiftName) }
          if let verdict = census.verdict(of: row) { writer.member("verdict", verdict.rawValue) }
          if row.entry.isThere, let successor = row.entry.successor {
            writer.member("successor", successor)
          }
          if let since = row.since { writer.member("since", since) }
          if row.pairCount > 0 { writer.member("pairs", row.pairCount) }
          writer.array("mentions", row.mentions) { mention, writer in
            writer.object { writer in
              writer.member("kind", mention.kind.rawValue)
              writer.member("in", mention.owner)
              writer.member("place", mention.place)
            }
          }
        }
      }
    }
    return writer.document
  }
}
