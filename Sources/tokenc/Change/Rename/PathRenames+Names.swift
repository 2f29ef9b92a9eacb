import TokenCompiler

extension PathRenames {
  /// Why renames would make a server's string mean something else; `nil` if all mean what they meant.
  ///
  /// Each token has to answer to every string to which it does today, and to no other but its new name.
  ///
  /// - Parameters:
  ///   - old: today's tokens.
  ///   - new: the tokens with their new paths, for which former names are recorded.
  package func fault(ofNames old: ComparedTokens, _ new: ComparedTokens) -> Fault? {
    var owners: [String: [String: String]] = [:]
    for token in new.tokens where !token.names.isHidden {
      for name in [token.names.serverName] + token.names.formerNames {
        owners[token.names.group, default: [:]][name] = token.text
      }
    }
    for token in old.tokens where !token.names.isHidden {
      let path = paths[token.text] ?? token.text
      guard let now = new[path].map({ new.tokens[$0].names }) else { continue }
      let sent = [token.names.serverName] + token.names.formerNames
      if now.isHidden {
        return Fault(
          "'\(path)' would be hidden, so that '\(sent[0])', which servers send for "
            + "'\(token.text)', would mean nothing")
      }
      let answered = [now.serverName] + now.formerNames
      if let lost = sent.first(where: { !answered.contains($0) }) {
        return Self.fault(ofLost: lost, of: token.text, path, owners[now.group]?[lost])
      }
      if let added = answered.dropFirst().first(where: { !sent.contains($0) }) {
        return Fault(
          "'\(path)' would answer to '\(added)', which servers never sent for it, as a pattern "
            + "of 'formerNames' in tokenc.json means it, too; list the tokens there one by one")
      }
    }
    return nil
  }

  private static func fault(
    ofLost name: String, of old: String, _ new: String, _ owner: String?
  ) -> Fault {
    if let owner, owner != new {
      return Fault(
        "'\(name)', which servers send for '\(old)', would mean '\(owner)' then; choose "
          + "another path for that")
    }
    return Fault(
      FormerNameRecord.Entry(path: new, formerPath: old, names: [name]).unrecordedMessage)
  }
}
