import TokenCompiler
import TokenPages

extension TokenCensus {
  /// The tokens that may go first, then each token. The members of its record are explained in `Versions.md`.
  package var report: Report {
    var report = Report(
      subject: "Who names the design tokens", title: Phrase(summary), record: record)
    if !readsSwift { report.summary.append("no Swift was read: name it with '--sources'") }
    if !readsScreens {
      report.summary.append("nothing that servers send was read: name it with '--screens'")
    }
    report.sections = verdictSections
    for (title, owners) in ownerTables {
      let rows = owners.map {
        [$0.name, counted($0.mentions, "mention"), counted($0.tokens, "token")]
      }
      report.sections.append(.init(Phrase(title), .table(.init(words: rows))))
    }
    report.sections.append(.init("Named, the most first", .table(namedTokens)))
    return report
  }

  // MARK: Verdicts

  private var verdictSections: [Report.Section] {
    var sections: [Report.Section] = []
    for verdict in Verdict.allCases {
      let rows = rows.filter { self.verdict(of: $0) == verdict }
      var entries = rows.map(entry)
      if verdict == .formerInUse { entries += formerNames.map(entry) }
      guard !entries.isEmpty else { continue }
      // Tokens are counted; where there are none, the names of components, actions and cases.
      let count = rows.isEmpty ? entries.count : rows.count
      sections.append(.init("\(verdict.title) (\(count))", .entries(entries)))
    }
    return sections
  }

  private func entry(for row: Row) -> Report.Entry {
    var entry = Report.Entry("\(name: row.entry.nameAndSuccessor)\(row.age)")
    entry.positions = row.mentions.map { $0.position + $0.kind.remark }
    return entry
  }

  /// A former name of a component, an action or a case.
  private func entry(for former: FormerName) -> Report.Entry {
    var entry = Report.Entry("\(name: former.name) → \(former.today)")
    entry.positions = former.positions
    return entry
  }

  // MARK: Tables

  private var ownerTables: [(title: String, owners: [(name: String, mentions: Int, tokens: Int)])] {
    [
      ("Modules", owners(of: [.swift, .unclear, .text])), ("Components", owners(of: [.spec])),
      ("Documents", owners(of: [.sent])),
    ]
  }

  private var namedTokens: Report.Table {
    let named = rows.filter { $0.entry.isThere && !$0.mentions.isEmpty }
      .sorted { ($1.mentions.count, $0.entry.name) < ($0.mentions.count, $1.entry.name) }
    let titles = TokenMention.Kind.allCases.map(\.title)
    return Report.Table(
      head: ["token"] + titles + ["pairs"], words: named.map { [$0.entry.name] + $0.counts })
  }

  private var summary: String {
    let parts = [false, true].map { isBrand in
      let rows = rows.filter { $0.entry.isThere && $0.entry.isBrand == isBrand }
      let named = rows.count { !$0.mentions.isEmpty }
      return rows.isEmpty && isBrand
        ? ""
        : "\(counted(rows.count, isBrand ? "brand" : "token")), \(named) of them named somewhere"
    }
    return parts.filter { !$0.isEmpty }.joined(separator: "; ")
  }

  // MARK: Scripts

  private var record: JSONRecord {
    let brands = rows.filter(\.entry.isBrand)
    let tokens = rows.filter { !$0.entry.isBrand }
    let formerRecords = formerNames.map { former -> JSONRecord in
      ["name": former.name, "today": former.today, "places": former.positions]
    }
    return [
      "readsSwift": readsSwift, "readsScreens": readsScreens,
      "formerNames": formerRecords.isEmpty ? nil : formerRecords,
      "tokens": tokens.map(record), "brands": brands.isEmpty ? nil : brands.map(record),
    ]
  }

  private func record(of row: Row) -> JSONRecord {
    let entry = row.entry
    let mentions = row.mentions.map { mention -> JSONRecord in
      ["kind": mention.kind.rawValue, "in": mention.owner, "place": mention.position]
    }
    return [
      "path": entry.isThere ? entry.path : entry.successor ?? "",
      "formerName": entry.isThere ? nil : entry.path,
      "swift": entry.swiftName.isEmpty ? nil : entry.swiftName,
      "verdict": verdict(of: row)?.rawValue,
      "successor": entry.isThere ? entry.successor : nil, "since": row.since,
      "pairs": row.pairCount > 0 ? row.pairCount : nil, "mentions": mentions,
    ]
  }
}

extension TokenCensus.Row {
  fileprivate var age: String { since.map { ", since \($0)" } ?? "" }

  fileprivate var counts: [String] {
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
  fileprivate var title: String {
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
  /// The words behind a position that may be no use of the token.
  fileprivate var remark: String {
    switch self {
    case .unclear: ", unclear"
    case .text: ", a string"
    default: ""
    }
  }

  fileprivate var title: String {
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
