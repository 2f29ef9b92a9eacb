import TokenCompiler
import TokenPages

/// A comparison as entries of a changelog: a line for each token.
struct DiffChangelog {
  let diff: TokenDiff

  var report: Report {
    let lines = DiffLines(diff)
    let compatible = lines.changes.filter { !$0.isBreaking }
    var report = Report(diff)
    report.sections = Self.sections([
      ("Breaking", lines.changes.filter(\.isBreaking).map(breaking)),
      ("Added", compatible.filter { $0.kind == .added }.map(name)),
      ("Changed", compatible.compactMap(changed)),
      ("Deprecated", compatible.filter { $0.kind == .deprecated }.map(deprecated)),
      ("Removed", compatible.filter { $0.kind == .removed }.map(name)),
    ])
    return report
  }

  static func sections(_ sections: [(title: Phrase, lines: [Phrase])]) -> [Report.Section] {
    sections.map { section in
      .init(section.title, .entries(section.lines.map { .init($0) }), folding: .never)
    }
  }

  private func name(_ change: VersionChange) -> Phrase {
    "\(name: change.path)" + (change.condition.isEmpty ? "" : " (\(change.condition))")
  }

  private func breaking(_ change: VersionChange) -> Phrase {
    if let changed = changed(change) { return changed }
    let fate: Phrase =
      switch change.kind {
      case .removed: " is gone"
      case .added: " is new"
      default: ""
      }
    return name(change) + fate + breakage(change)
  }

  private func breakage(_ change: VersionChange) -> Phrase {
    change.breakage.map { "; \($0)" } ?? ""
  }

  /// `nil` for a change that another section has, or that is invisible.
  private func changed(_ change: VersionChange) -> Phrase? {
    switch change.kind {
    case .renamed:
      let isNow = change.formerPath.map { "\(name: $0) is \(name(change))" as Phrase }
      let servers = change.servers.replacement.map { servers -> Phrase in
        "; servers: \(servers.phrase({ Phrase(name: $0) }, orElse: "nothing"))"
      }
      return (isNow ?? name(change)) + (servers ?? "") + breakage(change)
    case .retyped: return "\(name(change)) has another type" + breakage(change)
    case .revalued:
      guard let deltaE = change.deltaE else {
        return "\(name(change)) has another value" + breakage(change)
      }
      return "\(name(change)) has another color, ΔE \(JSONNumber.text(deltaE, decimals: 1))"
        + breakage(change)
    case .added, .removed, .deprecated, .undeprecated, .realiased, .redescribed: return nil
    }
  }

  private func deprecated(_ change: VersionChange) -> Phrase {
    let replacement = change.names.new?.replacedBy.map { "; use \(name: $0)" as Phrase }
    let reason = change.texts.new ?? ""
    return name(change) + (replacement ?? "") + (reason.isEmpty ? "" : ": \(reason)")
  }
}
