import TokenCompiler

extension MigrationPlan {
  /// The plan for people.
  package var text: String {
    var lines = ["\(diff.old.printable) → \(diff.new.printable)"]
    if isNothingToDo { lines.append("nothing to do") }
    lines += Self.section(
      "Safe renames, which change no value", safe.count + safeComponents.count,
      safe.flatMap { [Self.renameLine($0)] + Self.formerNameLine($0) }
        + safeComponents.map(Self.renameLine))
    lines += Self.section(
      "Changes of appearance, to be looked at", appearance.count + componentAppearance.count,
      appearance.flatMap { change in
        [Self.appearanceLine(change)] + (change.kind == .renamed ? Self.formerNameLine(change) : [])
      } + componentAppearance.map(Self.appearanceLine))
    lines += Self.section(
      "Components that look different with these tokens", derived.count,
      derived.map { "\($0.component.printable)  \(counted($0.count, "look"))" })
    lines += Self.section(
      "Pairs that lose contrast", contrasts.count, contrasts.flatMap(Self.contrastLines))
    lines += Self.section(
      "To be done by hand", manual.count + manualComponents.count,
      manual.map(Self.manualLine) + manualComponents.map(Self.manualLine))
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(_ title: String, _ count: Int, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["", "\(title) (\(count))"] + lines.map { "  \($0)" }
  }

  // MARK: Components

  private static func renameLine(_ change: ComponentChange) -> String {
    let renames = change.memberRenames.map { "\($0.typeName).\($0.old) → .\($0.new)" }
    return renames.joined(separator: ", ").printable
  }

  private static func appearanceLine(_ change: ComponentChange) -> String {
    if let measure = worstMeasure(change) { return "\(change.place.printable)  \(measure)" }
    let texts = [change.oldText, change.newText].map { $0?.printable ?? "nothing" }
    return "\(change.place.printable)  \(texts.joined(separator: " → "))"
  }

  private static func manualLine(_ change: ComponentChange) -> String {
    let what =
      switch change.kind {
      case .added: "was added"
      case .removed: "was removed"
      case .renamed: change.from.map { "was \($0)" } ?? "has another server string"
      default: "changed"
      }
    let line = "\(change.place) \(what): \(change.breakage ?? "")"
    let isSent = change.kind == .renamed && !change.path.contains(".content.")
    guard isSent, let old = change.oldServerName, old != change.newServerName else {
      return line.printable
    }
    return "\(line); \"formerNames\": [\"\(old)\"] keeps the string".printable
  }

  // MARK: Tokens

  private static func renameLine(_ change: TokenChange) -> String {
    let old = change.oldNames.map { "\($0.typeName).\($0.caseName)" } ?? change.from ?? ""
    var line = "\(old) → .\(change.newNames?.caseName ?? "")".printable
    if change.oldNames?.caseName == change.newNames?.caseName {
      line = "\(change.from ?? "") → \(change.path)".printable
    }
    if case .inferred(let reasons) = change.rename {
      line += "  (inferred: \(reasons.joined(separator: "; ").printable))"
    }
    return line
  }

  /// What keeps the old names working, unless the tokens say it already.
  private static func formerNameLine(_ change: TokenChange) -> [String] {
    guard change.isBreaking, let name = change.oldNames?.serverName else { return [] }
    return [
      "  add \"formerNames\": [\"\(name.printable)\"] to \(change.path.printable): "
        + "servers may go on sending it, and Swift gets a deprecated alias for one release"
    ]
  }

  private static func appearanceLine(_ change: TokenChange) -> String {
    let from = change.formerPath.map { "\($0.printable) → " } ?? ""
    return from + change.path.printable + (worstMeasure(change).map { "  \($0)" } ?? "")
  }

  /// How far values moved in the theme in which they moved most.
  private static func worstMeasure(_ change: some VersionChange) -> String? {
    let worst = change.themes.filter { $0.difference != nil }.max {
      ($0.difference?.deltaE ?? 0) < ($1.difference?.deltaE ?? 0)
    }
    guard let worst, let difference = worst.difference else { return nil }
    let theme = worst.theme.shortText
    let measures = difference.parts.map { part in
      let measure = part.measureText.isEmpty ? "\(part.old) → \(part.new)" : part.measureText
      return (part.name.isEmpty ? "" : "\(part.name) ") + measure.printable
    }
    return measures.joined(separator: "; ") + (theme.isEmpty ? "" : " in \(theme.printable)")
  }

  private static func contrastLines(_ contrast: ContrastChange) -> [String] {
    contrast.themes.filter(\.isLoss).map { theme in
      "  \(contrast.foreground.printable) on \(contrast.background.printable)  "
        + "\(theme.ratioText) in \(theme.theme.shortText.printable)"
    }
  }

  private static func manualLine(_ change: TokenChange) -> String {
    let path = change.path.printable
    switch change.kind {
    case .removed:
      return "\(path) was removed; choose a successor, or retire it with 'tokenc contract'"
    case .retyped:
      return "\(path) is now a \(change.type.rawValue)"
    case .deprecated:
      let successor = change.newNames?.replacedBy.map { "; use \($0.printable)" } ?? ""
      let reason = change.newText ?? ""
      return "\(path) is deprecated\(successor)" + (reason.isEmpty ? "" : ": \(reason.printable)")
    default:
      let type = change.newNames?.typeName ?? ""
      return "\((change.from ?? "").printable) is now \(path), in \(type.printable)"
    }
  }
}
