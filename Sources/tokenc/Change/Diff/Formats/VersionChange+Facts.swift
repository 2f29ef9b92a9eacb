extension VersionChange {
  /// The words about the change that people read besides its values, the most important first.
  ///
  /// - Parameter withNames: whether the names that servers and Swift use are among them; a form that shows these by
  ///   themselves leaves them out.
  func facts(withNames: Bool) -> [String] {
    var facts = [breakage]
    if withNames, kind == .renamed {
      let caseNames = names.map(\.caseName).replacement
      facts.append(servers.replacement.map { "server: \($0.text(\.self))" })
      facts.append(caseNames.map { "Swift: \($0.text(\.self))" })
    }
    facts.append(rename?.text)
    facts += candidates.map { candidate in
      "perhaps: \(candidate.path) (\(candidate.evidence.joined(separator: "; ")))"
    }
    facts.append(textFact)
    if !usedBy.isEmpty { facts.append("used by: \(usedBy.joined(separator: ", "))") }
    return facts.compactMap(\.self)
  }

  /// The description, or the value of a component's part that is no token's.
  private var textFact: String? {
    switch kind {
    case .redescribed: texts.text { "“\($0)”" }
    // A form says the reason beside the name.
    case .deprecated, .undeprecated: nil
    case .added, .removed: texts.new ?? texts.old
    case .renamed, .retyped, .revalued, .realiased:
      texts == Versions() ? nil : texts.text(\.self)
    }
  }
}
