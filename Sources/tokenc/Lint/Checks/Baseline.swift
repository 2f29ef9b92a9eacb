import TokenCompiler

/// Findings that are known and not yet mended, each with the reason: the file `lint-baseline.json`.
///
/// It may only shrink: what is no longer found has to go, and what gets worse is found again.
package struct Baseline: Equatable, Sendable {
  /// Findings of one rule that stand for one reason, in the order of the file.
  package struct Group: Hashable, Sendable {
    var rule: String
    var reason: String
    var entries: [Entry]
  }

  package struct Entry: Hashable, Sendable {
    /// See ``Finding/subject``.
    var subject: String
    /// The themes concerned; see ``Finding/themes``.
    var themes: [String] = []
    /// How bad it is; see ``Finding/measure``.
    var measure: Double?
    var range: SourceRange?

    /// Returns a Boolean value that indicates whether the entry knows a finding: it is in the same themes or fewer, and
    /// not worse. One entry stands for one finding, or for several in different themes.
    ///
    /// - Parameter others: the findings that the entry is known to cover.
    func covers(_ finding: Finding, besides others: [Finding] = []) -> Bool {
      let taken = others.flatMap(\.themes)
      let isApart = !finding.themes.isEmpty && !finding.themes.contains(where: taken.contains)
      guard others.isEmpty || isApart && others.allSatisfy({ !$0.themes.isEmpty }) else {
        return false
      }
      guard finding.subject == subject else { return false }
      let isWider = themes.isEmpty ? false : finding.themes.isEmpty
      guard !isWider, themes.isEmpty || finding.themes.allSatisfy(themes.contains) else {
        return false
      }
      guard let measure, let found = finding.measure else { return true }
      return found >= measure
    }

    func isExactly(_ finding: Finding) -> Bool {
      subject == finding.subject && Set(themes) == Set(finding.themes) && measure == finding.measure
    }
  }

  package var groups: [Group] = []

  package init() {}

  /// The findings of rules and subjects alone, such as those of the files that a run reads.
  package mutating func keepEntries(where isKept: (_ rule: String, _ subject: String) -> Bool) {
    for index in groups.indices {
      let rule = groups[index].rule
      groups[index].entries.removeAll { !isKept(rule, $0.subject) }
    }
    groups.removeAll { $0.entries.isEmpty }
  }

  /// Adds what another baseline has.
  package mutating func add(_ other: Baseline) {
    for group in other.groups {
      let index =
        groups.firstIndex { $0.rule == group.rule && $0.reason == group.reason } ?? groups.count
      if index == groups.count {
        groups.append(group)
      } else {
        groups[index].entries += group.entries
      }
    }
  }

  /// The findings of a run beside a baseline.
  package struct Comparison: Sendable {
    package var new: [RuleFinding] = []
    package var known: [RuleFinding] = []
    /// Entries that say more than is found: the rule and the entry.
    package var stale: [(rule: String, entry: Entry)] = []
    /// The baseline without what is stale, reasons kept.
    package var tightened = Baseline()
  }

  /// Compares the findings of the given rules; what is said about other rules stays.
  package func compare(_ findings: [RuleFinding], of rules: [String]) -> Comparison {
    var result = Comparison()
    var covered: [[[Finding]]] = groups.map { Array(repeating: [], count: $0.entries.count) }
    let all = groups.indices.flatMap { group in
      groups[group].entries.indices.map { (group: group, entry: $0) }
    }
    let known = Dictionary(grouping: all) { entry in
      "\(groups[entry.group].rule) \(groups[entry.group].entries[entry.entry].subject)"
    }
    for finding in findings {
      let entry = known["\(finding.rule) \(finding.finding.subject)"]?.first {
        groups[$0.group].entries[$0.entry].covers(
          finding.finding, besides: covered[$0.group][$0.entry])
      }
      guard let entry else {
        result.new.append(finding)
        continue
      }
      result.known.append(finding)
      covered[entry.group][entry.entry].append(finding.finding)
    }
    for (number, group) in groups.enumerated() {
      guard rules.contains(group.rule) else {
        result.tightened.groups.append(group)
        continue
      }
      var left = group
      left.entries = []
      for (content, found) in zip(group.entries, covered[number]) {
        if found.count != 1 || !content.isExactly(found[0]) {
          result.stale.append((group.rule, content))
        }
        left.entries += found.map(Entry.init)
      }
      if !left.entries.isEmpty { result.tightened.groups.append(left) }
    }
    return result
  }

  package mutating func add(_ findings: [RuleFinding], reason: String) {
    for finding in findings {
      let index =
        groups.firstIndex { $0.rule == finding.rule && $0.reason == reason } ?? groups.count
      if index == groups.count {
        groups.append(Group(rule: finding.rule, reason: reason, entries: []))
      }
      groups[index].entries.append(Entry(finding.finding))
    }
  }

  /// The file's text: groups in order, their entries sorted.
  package var text: [UInt8] {
    var writer = JSONWriter(layout: .indented)
    writer.object { writer in
      writer.array("known", groups) { group, writer in
        writer.object { writer in
          writer.member("rule", group.rule)
          writer.member("reason", group.reason)
          let entries = group.entries.sorted {
            ($0.subject, $0.themes.joined()) < ($1.subject, $1.themes.joined())
          }
          writer.array("findings", entries) { $1.line($0) }
        }
      }
    }
    return writer.document
  }
}

extension Baseline.Entry: JSONWritable {
  init(_ finding: Finding) {
    self.init(subject: finding.subject, themes: finding.themes, measure: finding.measure)
  }

  /// A string, or an object with the themes and the measure.
  package func write(to writer: inout JSONWriter) {
    guard !themes.isEmpty || measure != nil else { return writer.value(subject) }
    writer.value(
      JSONRecord([
        "finding": subject, "themes": themes.isEmpty ? nil : themes, "measure": measure,
      ]))
  }
}
