import TokenCompiler

extension MigrationPlan {
  package var text: String {
    let sections = sections
    let title =
      diff.isAdoption
      ? "\(diff.old.printable), with the replacements of deprecated tokens"
      : "\(diff.old.printable) → \(diff.new.printable)"
    let lines = [title] + (sections.isEmpty ? ["nothing to do"] : sections)
    return lines.joined(separator: "\n") + "\n"
  }

  /// A Boolean value that indicates whether it asks for nothing.
  package var isEmpty: Bool { sections.isEmpty }

  private var sections: [String] {
    let (safe, appearance, manual) = (steps(.safe), steps(.appearance), steps(.manual))
    return [
      Self.section(
        "Safe renames, which change no value", safe.count,
        safe.flatMap { [Self.renameLine($0)] + Self.formerNameLine($0) }),
      Self.section(
        "Changes of appearance, to be looked at", appearance.count,
        appearance.flatMap {
          [Self.appearanceLine($0)] + (diff.isAdoption ? Self.otherMeasures($0) : [])
            + Self.formerNameLine($0)
        }),
      Self.section(
        "Components that look different with these tokens", derived.count,
        derived.map { "\($0.component.printable)  \(counted($0.count, "look"))" }),
      Self.section(
        "Pairs that lose contrast", contrasts.count, contrasts.flatMap(Self.contrastLines)),
      Self.section(
        "To be done by hand", manual.count,
        manual.map { ($0.component == nil ? Self.tokenLine($0) : Self.componentLine($0)).printable }
      ),
    ].flatMap(\.self)
  }

  private static func section(_ title: String, _ count: Int, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["", "\(title) (\(count))"] + lines.map { "  \($0)" }
  }

  private static func renameLine(_ change: VersionChange) -> String {
    let (old, new) = (change.names.old, change.names.new)
    guard change.component == nil, let old, let new else {
      let renames = change.memberRenames.filter { !MemberRename.isCall($0.typeName) }.map {
        rename in
        rename.form == .component
          ? "\(rename.old) → \(rename.new)" : "\(rename.typeName).\(rename.old) → .\(rename.new)"
      }
      let strings = change.isOfBrand ? [change.servers.text { "\"\($0)\"" }] : []
      return (renames + strings).joined(separator: ", ").printable
    }
    let line =
      old.caseName == new.caseName || old.isHidden
      ? "\(change.from ?? "") → \(change.path)"
      : "\(old.typeName).\(old.caseName) → .\(new.caseName)"
    guard case .inferred = change.rename else { return line.printable }
    return "\(line)  (\(change.rename?.text ?? ""))".printable
  }

  /// The step that keeps a token's old names working, unless the tokens have it already.
  private static func formerNameLine(_ change: VersionChange) -> [String] {
    guard change.isBreaking, let name = change.names.old?.serverName else { return [] }
    return [
      "  add \"formerNames\": [\"\(name.printable)\"] to \(change.path.printable): "
        + "servers may go on sending it, and Swift gets a deprecated alias for one release"
    ]
  }

  private static func appearanceLine(_ change: VersionChange) -> String {
    let path = (change.formerPath.map { "\($0) → " } ?? "") + change.place
    let texts = change.component.map { _ in change.texts.text(\.self) }
    return (path + ((worstMeasure(change) ?? texts).map { "  \($0)" } ?? "")).printable
  }

  private static func worstMeasure(_ change: VersionChange) -> String? {
    let worst = change.themes.filter { $0.difference != nil }.max {
      ($0.difference?.deltaE ?? 0) < ($1.difference?.deltaE ?? 0)
    }
    return worst.flatMap(measure)
  }

  private static func otherMeasures(_ change: VersionChange) -> [String] {
    let worst = worstMeasure(change)
    return change.themes.compactMap(measure).filter { $0 != worst }.map { "  \($0.printable)" }
  }

  private static func measure(_ worst: ThemeChange) -> String? {
    guard let difference = worst.difference else { return nil }
    let theme = worst.theme.shortText
    let measures = difference.parts.map { part in
      let measure = part.measureText.isEmpty ? "\(part.old) → \(part.new)" : part.measureText
      return (part.name.isEmpty ? "" : "\(part.name) ") + measure
    }
    return measures.joined(separator: "; ") + (theme.isEmpty ? "" : " in \(theme)")
  }

  private static func contrastLines(_ contrast: ContrastChange) -> [String] {
    contrast.themes.filter(\.isLoss).map { theme in
      "  \(contrast.foreground.printable) on \(contrast.background.printable)  "
        + "\(theme.ratioText) in \(theme.theme.shortText.printable)"
    }
  }

  private static func tokenLine(_ change: VersionChange) -> String {
    switch change.kind {
    case .removed:
      let candidates = change.candidates.map(\.path)
      let nearest = candidates.isEmpty ? "" : ", perhaps \(candidates.joined(separator: " or ")),"
      return "\(change.path) was removed; choose a successor\(nearest.isEmpty ? "," : nearest) "
        + "or retire it with 'tokenc contract'"
    case .retyped: return "\(change.path) is now a \(change.type?.rawValue ?? "")"
    case .deprecated:
      let successor = change.names.new?.replacedBy.map { "; use \($0)" } ?? ""
      let reason = change.texts.new ?? ""
      let candidates = change.candidates.map(\.path)
      let nearest =
        candidates.isEmpty ? "" : ", perhaps for \(candidates.joined(separator: " or "))"
      return "\(change.path) is deprecated\(successor)\(nearest)"
        + (reason.isEmpty ? "" : ": \(reason)")
    default:
      return "\(change.from ?? "") is now \(change.path), in \(change.names.new?.typeName ?? "")"
    }
  }

  private static func componentLine(_ change: VersionChange) -> String {
    let what =
      switch change.kind {
      case .added: "was added"
      case .removed: "was removed"
      case .renamed: change.from.map { "was \($0)" } ?? "has another server string"
      default: "changed"
      }
    let line = "\(change.place) \(what): \(change.breakage ?? "")"
    let isSent = change.kind == .renamed && !change.path.hasWord(".content.")
    guard isSent, !change.servers.isSame, let old = change.servers.old else { return line }
    return "\(line); \"formerNames\": [\"\(old)\"] keeps the string"
  }
}
