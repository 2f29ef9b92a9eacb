/// Keeps the promise of a contract: every shipped string resolves or was retired.
enum ContractFulfilment {
  /// Gives the tokens the former names that the contract remembers, and reports what is lost.
  ///
  /// A string that the contract records as renamed resolves to the token that has the new string,
  /// also when the token files no longer list it among `formerNames`.
  static func fulfil(
    _ contract: NameContract, in catalog: inout TokenCatalog,
    reporting diagnostics: inout DiagnosticCollector
  ) {
    for group in contract.groups {
      let wanted = group.entries.filter { !$0.isRetired }
      guard !wanted.isEmpty else { continue }
      guard let family = catalog.families.firstIndex(where: { $0.group == group.name }) else {
        let known = catalog.families.map(\.group)
        diagnostics.report(
          .error(
            .lostName,
            "group '\(group.name)' with \(wanted.count) shipped names is gone"
              + Suggestion.phrase(for: group.name, among: known), at: group.range))
        continue
      }
      fulfil(wanted, of: group, in: &catalog.families[family], reporting: &diagnostics)
      dropOldAliases(of: group, since: contract.releases.last, in: &catalog.families[family])
    }
  }

  /// Swift callers see a renaming for one release: the first that has it.
  private static func dropOldAliases(
    of group: NameContract.Group, since last: ReleaseVersion?, in family: inout TokenFamily
  ) {
    guard let last else { return }
    let old = Set(
      group.entries.filter { $0.renaming.map { $0.release < last } ?? false }.map(\.name))
    guard !old.isEmpty else { return }
    for index in family.tokens.indices {
      family.tokens[index].namesWithoutAlias = old.intersection(family.tokens[index].formerNames)
    }
  }

  private static func fulfil(
    _ wanted: [NameContract.Entry], of group: NameContract.Group, in family: inout TokenFamily,
    reporting diagnostics: inout DiagnosticCollector
  ) {
    var tokens: [String: Int] = [:]
    for (index, token) in family.tokens.enumerated() {
      for name in [token.serverName] + token.formerNames { tokens[name] = index }
    }
    let renamings = Dictionary(
      group.entries.compactMap { entry in entry.renaming.map { (entry.name, $0.to) } },
      uniquingKeysWith: { $1 })
    var lost: [NameContract.Entry] = []
    for entry in wanted where tokens[entry.name] == nil {
      guard let heir = heir(of: entry.name, renamings, tokens) else {
        lost.append(entry)
        continue
      }
      family.tokens[heir].formerNames.append(entry.name)
      tokens[entry.name] = heir
    }
    guard !lost.isEmpty else { return }
    let index = NameIndex(family.tokens.map(\.serverName))
    for entry in lost {
      diagnostics.report(
        .error(
          .lostName,
          "server string '\(entry.name)' shipped with \(entry.introduced) would no longer resolve; "
            + "list it in 'formerNames' of its successor\(likely(index.nearest(to: entry.name))), or "
            + "'tokenc contract --retire \(group.name).\(entry.name)'", at: entry.range))
    }
  }

  private static func likely(_ nearest: [String]) -> String {
    nearest.first.map { ", perhaps '\($0)'" } ?? ""
  }

  /// The token at the end of a chain of renamings; a chain that closes has none.
  private static func heir(
    of name: String, _ renamings: [String: String], _ tokens: [String: Int]
  ) -> Int? {
    var name = name
    for _ in 0...renamings.count {
      guard let next = renamings[name] else { return nil }
      if let token = tokens[next] { return token }
      name = next
    }
    return nil
  }
}
