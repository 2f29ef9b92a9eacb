/// Reads a baseline; what is faulty is reported and left out.
struct BaselineReader {
  private let tape: JSONTape
  private var diagnostics: DiagnosticCollector

  static func read(
    _ root: NodeID, from tape: JSONTape, reporting diagnostics: inout DiagnosticCollector
  ) -> Baseline {
    var reader = BaselineReader(tape: tape, diagnostics: diagnostics)
    var result = Baseline()
    for member in reader.members(of: root, "a baseline", ["$schema", "known"])
    where member.name == "known" {
      result.groups = tape.elements(of: member.value).compactMap { reader.group($0) }
    }
    diagnostics = reader.diagnostics
    return result
  }

  private mutating func group(_ node: NodeID) -> Baseline.Group? {
    var group = Baseline.Group(rule: "", reason: "", entries: [])
    for member in members(of: node, "an item of 'known'", ["rule", "reason", "findings"]) {
      switch member.name {
      case "rule":
        group.rule = string(member.value, "'rule' takes the id of a rule") ?? ""
        let known = LintRules.all.map(\.id)
        if !group.rule.isEmpty, !known.contains(group.rule) {
          let suggestion = Suggestion.phrase(for: group.rule, among: known)
          fail(member.value, "there is no rule '\(group.rule)'\(suggestion)")
        }
      case "reason":
        group.reason = string(member.value, "'reason' says why the findings stay") ?? ""
      default:
        group.entries = tape.elements(of: member.value).compactMap { entry($0) }
      }
    }
    guard !group.rule.isEmpty, !group.reason.isEmpty, !group.entries.isEmpty else {
      fail(node, "an item of 'known' needs 'rule', 'reason' and 'findings'")
      return nil
    }
    return group
  }

  private mutating func entry(_ node: NodeID) -> Baseline.Entry? {
    if tape.kind(node) == .string {
      return Baseline.Entry(subject: tape.string(node), range: tape.range(node))
    }
    var entry = Baseline.Entry(subject: "", range: tape.opening(node))
    for member in members(of: node, "a finding", ["finding", "themes", "measure"]) {
      switch member.name {
      case "finding":
        entry.subject = string(member.value, "'finding' takes a string") ?? ""
      case "themes":
        entry.themes = tape.elements(of: member.value).compactMap {
          string($0, "'themes' takes names of themes")
        }
      default:
        if tape.kind(member.value) == .number {
          entry.measure = tape.number(member.value)
        } else {
          fail(member.value, "'measure' takes a number")
        }
      }
    }
    return entry.subject.isEmpty ? nil : entry
  }

  private mutating func string(_ node: NodeID, _ fault: String) -> String? {
    if tape.kind(node) == .string, !tape.string(node).isEmpty { return tape.string(node) }
    fail(node, fault)
    return nil
  }

  private mutating func members(
    of node: NodeID, _ what: String, _ known: [String]
  ) -> [(name: String, value: NodeID)] {
    guard tape.kind(node) == .object else {
      fail(node, "\(what) is an object")
      return []
    }
    var result: [(String, NodeID)] = []
    var cursor = tape.members(of: node)
    while let member = tape.next(&cursor) {
      let name = tape.names.string(member.name)
      if known.contains(name) {
        result.append((name, member.value))
      } else {
        diagnostics.report(
          .error(
            .baseline, "\(what) has no key '\(name)'" + Suggestion.phrase(for: name, among: known),
            at: tape.range(member.key)))
      }
    }
    return result
  }

  private mutating func fail(_ node: NodeID, _ message: String) {
    guard tape.kind(node) != .invalid else { return }
    diagnostics.report(.error(.baseline, message, at: tape.opening(node)))
  }
}

extension Diagnostic {
  static func staleBaseline(_ rule: String, _ entry: Baseline.Entry) -> Diagnostic {
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
