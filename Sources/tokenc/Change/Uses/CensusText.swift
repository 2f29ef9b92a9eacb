import TokenCompiler

/// A census of tokens for people: what may go first, then each token.
package enum CensusText {
  package static func text(_ census: TokenCensus) -> [UInt8] {
    let tokens = census.rows.filter(\.entry.isThere)
    var lines = [census.summary]
    if !census.readsSwift { lines.append("no Swift was read: name it with '--sources'") }
    if !census.readsScreens {
      lines.append("nothing that servers send was read: name it with '--screens'")
    }
    for (title, rows) in census.verdicts {
      lines += ["", title]
      for row in rows {
        lines.append("  \(row.entry.nameAndSuccessor)\(row.age)")
        lines += UsesText.places(row.mentions.map { $0.place + $0.kind.remark })
      }
      if rows.contains(where: { census.verdict(of: $0) == .formerInUse }) {
        lines += former(census)
      }
    }
    if !census.formerNames.isEmpty,
      !census.rows.contains(where: { census.verdict(of: $0) == .formerInUse })
    {
      let title = TokenCensus.Verdict.formerInUse.title
      lines += ["", "\(title) (\(census.formerNames.count))"] + former(census)
    }
    for (title, owners) in census.ownerTables {
      let rows = owners.map {
        [$0.name, counted($0.mentions, "mention"), counted($0.tokens, "token")]
      }
      lines += ["", title] + rows.inColumns.map { "  " + $0 }
    }
    let used = tokens.filter { !$0.mentions.isEmpty }
      .sorted { ($1.mentions.count, $0.entry.name) < ($0.mentions.count, $1.entry.name) }
    if !used.isEmpty {
      let rows = used.map { [$0.entry.name] + $0.counts }
      let head = ["token"] + TokenCensus.countTitles
      lines += ["", "Named, the most first"] + ([head] + rows).inColumns.map { "  " + $0 }
    }
    return Array(lines.map { $0.printable + "\n" }.joined().utf8)
  }

  /// The former names of components, actions and cases, with their places.
  private static func former(_ census: TokenCensus) -> [String] {
    census.formerNames.flatMap { former in
      ["  \(former.name) → \(former.today)"] + UsesText.places(former.places)
    }
  }
}

extension TokenCensus {
  var verdicts: [(title: String, rows: [Row])] {
    Verdict.allCases.compactMap { verdict in
      let rows = rows.filter { self.verdict(of: $0) == verdict }
      return rows.isEmpty ? nil : ("\(verdict.title) (\(rows.count))", rows)
    }
  }

  var ownerTables: [(title: String, owners: [(name: String, mentions: Int, tokens: Int)])] {
    [
      ("Modules", owners(of: [.swift, .unclear, .text])), ("Components", owners(of: [.spec])),
      ("Documents", owners(of: [.sent])),
    ].filter { !$0.1.isEmpty }
  }

  static let countTitles = TokenMention.Kind.allCases.map(\.title) + ["pairs"]

  var summary: String {
    let parts = [false, true].map { isBrand in
      let rows = rows.filter { $0.entry.isThere && $0.entry.isBrand == isBrand }
      let named = rows.count { !$0.mentions.isEmpty }
      return rows.isEmpty && isBrand
        ? ""
        : "\(counted(rows.count, isBrand ? "brand" : "token")), \(named) of them named somewhere"
    }
    return parts.filter { !$0.isEmpty }.joined(separator: "; ")
  }
}

extension TokenCensus.Row {
  var age: String { since.map { ", since \($0)" } ?? "" }

  var counts: [String] {
    TokenMention.Kind.allCases.map { kind in "\(mentions.count { $0.kind == kind })" }
      + ["\(pairCount)"]
  }
}

extension Generations.Entry {
  /// How Swift names it, or its path where Swift doesn't.
  var name: String { swiftName.isEmpty ? path : swiftName }

  var nameAndSuccessor: String { name + (successor.map { " → \($0)" } ?? "") }
}

extension TokenCensus.Verdict {
  var title: String {
    switch self {
    case .usedThoughDeprecated: "Deprecated, and still used"
    case .perhapsUsedThoughDeprecated: "Deprecated, and a name of Swift may mean them"
    case .sentThoughDeprecated: "Deprecated, and only servers name them"
    case .mayBeRetired: "May be retired: deprecated, and nothing names them"
    case .unused: "Not deprecated, and nothing names them"
    case .formerInUse: "Former names that are still written"
    case .former: "Former names that only older apps need"
    }
  }
}

extension TokenMention.Kind {
  /// What is said behind a place that may be no use of the token.
  var remark: String {
    switch self {
    case .unclear: ", unclear"
    case .text: ", a string"
    default: ""
    }
  }

  var title: String {
    switch self {
    case .swift: "Swift"
    case .unclear: "unclear"
    case .text: "strings"
    case .spec: "specs"
    case .alias: "aliases"
    case .sent: "sent"
    }
  }
}
