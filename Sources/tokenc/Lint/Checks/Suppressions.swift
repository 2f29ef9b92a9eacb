import TokenCompiler

/// The tokens that rules leave alone because of `$extensions.tokenc.lint` of tokens and groups: an object from
/// rule to reason, for the token and everything inside the group.
///
/// ```json
/// "$extensions": { "tokenc": { "lint": { "contrast": "marks a drop shadow, carries no text" } } }
/// ```
struct Suppressions: Sendable {
  private struct Place: Hashable {
    let path: TokenPath
    let rule: String
  }

  private struct Entry {
    let place: Place
    let range: SourceRange
    var isUsed = false
  }

  private let paths: PathTable
  private var entries: [Entry] = []
  private var indices: [Place: [Int]] = [:]

  /// Reads all suppressions of an input; one without a reason or rule is reported.
  init(_ resolution: Resolution, reporting diagnostics: inout DiagnosticCollector) {
    paths = resolution.model.paths
    let tape = resolution.tape
    let objects =
      resolution.model.groups.map { ($0.path, $0.object) }
      + resolution.model.tokens.map { ($0.path, $0.object) }
    var read: Set<NodeID> = []
    for (path, object) in objects where read.insert(object).inserted {
      guard let extensions = tape.member(.extensions, of: object),
        let own = tape.member(.tokenc, of: extensions), let lint = tape.child("lint", of: own)
      else { continue }
      guard tape.kind(lint) == .object else {
        diagnostics.error(
          .suppression, "'lint' takes an object from the id of a rule to the reason",
          at: tape.opening(lint))
        continue
      }
      var members = tape.members(of: lint)
      while let member = tape.next(&members) {
        let rule = tape.names.string(member.name)
        let rules = LintRules.all.map(\.id)
        if !rules.contains(rule) {
          diagnostics.error(
            .suppression,
            "there is no rule '\(rule)'" + Suggestion.phrase(for: rule, among: rules),
            at: tape.range(member.key))
        } else if tape.stringValue(member.value) ?? "" == "" {
          diagnostics.error(
            .suppression, "say why '\(rule)' does not hold here, as a string",
            at: tape.opening(member.value))
        } else {
          let place = Place(path: path, rule: rule)
          indices[place, default: []].append(entries.count)
          entries.append(Entry(place: place, range: tape.range(member.key)))
        }
      }
    }
  }

  /// Returns a Boolean value that indicates whether a finding is suppressed, at its token or a group around it.
  mutating func suppresses(_ finding: Finding, of rule: some LintRule) -> Bool {
    guard let token = finding.token, let found = suppressions(of: rule.id, at: token) else {
      return false
    }
    for index in found { entries[index].isUsed = true }
    return true
  }

  /// Whether findings of a rule at a token are suppressed.
  func suppress(_ rule: String, at token: TokenPath) -> Bool {
    suppressions(of: rule, at: token) != nil
  }

  private func suppressions(of rule: String, at token: TokenPath) -> [Int]? {
    let places = paths.lineage(of: token).lazy.map { Place(path: $0, rule: rule) }
    return places.compactMap { indices[$0] }.first
  }

  /// A warning for each suppression of the given rules that suppresses nothing.
  func unused(of rules: [any LintRule]) -> [Diagnostic] {
    let ids = Set(rules.map(\.id))
    return entries.filter { !$0.isUsed && ids.contains($0.place.rule) }.map {
      .warning(
        .unusedSuppression, "rule '\($0.place.rule)' finds nothing here; remove the suppression",
        at: $0.range)
    }
  }
}

extension Diagnostic.ID {
  static let suppression = Self("suppression")
  package static let unusedSuppression = Self("unused-suppression")
}
