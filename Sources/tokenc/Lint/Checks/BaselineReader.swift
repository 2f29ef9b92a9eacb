import TokenCompiler

/// Reads a baseline; what is faulty is reported and left out.
package struct BaselineReader {
  private var json: JSONObjectReader

  package static func read(
    _ root: NodeID, from tape: JSONTape, reporting diagnostics: inout DiagnosticCollector
  ) -> Baseline {
    var reader = BaselineReader(
      json: JSONObjectReader(tape: tape, id: .baseline, diagnostics: diagnostics))
    var result = Baseline()
    if let object = reader.json.object(root, "a baseline", known: ["$schema", "known"]) {
      result.groups = reader.elements("known", of: object).compactMap { reader.group($0) }
    }
    diagnostics = reader.json.diagnostics
    return result
  }

  private mutating func group(_ node: NodeID) -> Baseline.Group? {
    guard
      let object = json.object(node, "an item of 'known'", known: ["rule", "reason", "findings"])
    else { return nil }
    let rule = json.string("rule", of: object, as: "the id of a rule") ?? ""
    let known = LintRules.all.map(\.id) + LintRules.codeRules
    if let node = object["rule"], !rule.isEmpty, !known.contains(rule) {
      json.fail(node, "there is no rule '\(rule)'" + Suggestion.phrase(for: rule, among: known))
    }
    let reason = json.string("reason", of: object, as: "a sentence that says why the findings stay")
    let entries = elements("findings", of: object).compactMap { entry($0) }
    guard !rule.isEmpty, let reason, !entries.isEmpty else {
      return json.refuse(object.opening, "an item of 'known' needs 'rule', 'reason' and 'findings'")
    }
    return Baseline.Group(rule: rule, reason: reason, entries: entries)
  }

  private mutating func entry(_ node: NodeID) -> Baseline.Entry? {
    if let text = json.text(node) {
      return Baseline.Entry(subject: text, range: json.tape.range(node))
    }
    guard let object = json.object(node, "a finding", known: ["finding", "themes", "measure"]),
      let subject = json.string("finding", of: object)
    else { return nil }
    return Baseline.Entry(
      subject: subject, themes: json.strings("themes", of: object) ?? [],
      measure: json.number("measure", of: object), range: object.opening)
  }

  private func elements(_ name: String, of object: JSONObject) -> [NodeID] {
    object[name].map { json.tape.elements(of: $0) } ?? []
  }
}

extension Diagnostic {
  package static func staleBaseline(_ rule: String, _ entry: Baseline.Entry) -> Diagnostic {
    .warning(
      .staleBaseline,
      "'\(rule)' no longer finds all of '\(entry.subject)'; 'tokenc lint --update-baseline' says so",
      at: entry.range)
  }
}

extension Diagnostic.ID {
  static let baseline = Self("baseline")
  static let staleBaseline = Self("stale-baseline")
}
