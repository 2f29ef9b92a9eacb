/// What the users of the tokens have to do for a new version, sorted by how much care it takes.
struct MigrationPlan: Sendable {
  /// Renames that change no value: sources can be rewritten without looking.
  private(set) var safe: [TokenChange] = []
  /// What looks different afterwards and wants a designer's eye.
  private(set) var appearance: [TokenChange] = []
  /// What nothing but a person can decide.
  private(set) var manual: [TokenChange] = []
  let contrasts: [ContrastChange]
  private let diff: TokenDiff

  init(_ diff: TokenDiff) {
    self.diff = diff
    contrasts = DiffOutline(diff).contrasts.filter(\.isLoss)
    for section in DiffOutline(diff).sections {
      for change in section.changes { add(change) }
    }
  }

  private mutating func add(_ change: TokenChange) {
    switch change.kind {
    case .renamed:
      if !Self.keepsEnum(change) {
        manual.append(change)
      } else if change.themes.contains(where: { $0.difference != nil }) {
        appearance.append(change)
      } else {
        safe.append(change)
      }
    case .revalued: appearance.append(change)
    case .removed, .retyped, .deprecated: manual.append(change)
    case .added, .realiased, .undeprecated, .redescribed: break
    }
  }

  /// Whether the new case belongs to the enum of the old one.
  private static func keepsEnum(_ change: TokenChange) -> Bool {
    change.oldNames?.typeName == change.newNames?.typeName
      && change.themes.allSatisfy { $0.old?.type == $0.new?.type }
  }

  /// The renames of Swift cases that are safe.
  ///
  /// - Parameters:
  ///   - typePrefix: what stands before the names of generated types.
  ///   - oldNames: the names of all tokens of the old version.
  func memberRenames(typePrefix: String, oldNames: [TokenNames]) -> [MemberRename] {
    var enums: [String: Set<String>] = [:]
    for names in oldNames where !names.isHidden {
      enums[names.caseName, default: []].insert(names.typeName)
    }
    return safe.compactMap { change in
      guard let old = change.oldNames, let new = change.newNames, old.caseName != new.caseName
      else {
        return nil
      }
      return MemberRename(
        typeName: typePrefix + old.typeName, old: old.caseName, new: new.caseName,
        isShared: (enums[old.caseName]?.count ?? 0) > 1)
    }
  }

  // MARK: Text

  /// The plan for people.
  var text: String {
    var lines = ["\(diff.old.printable) → \(diff.new.printable)"]
    if safe.isEmpty, appearance.isEmpty, manual.isEmpty, contrasts.isEmpty {
      lines.append("nothing to do")
    }
    add("Safe renames, which change no value", safe, to: &lines) { change in
      [Self.renameLine(change)] + Self.formerNameLine(change)
    }
    add("Changes of appearance, to be looked at", appearance, to: &lines) { change in
      [Self.appearanceLine(change)] + (change.kind == .renamed ? Self.formerNameLine(change) : [])
    }
    if !contrasts.isEmpty {
      lines += ["", "Pairs that lose contrast (\(contrasts.count))"]
      for contrast in contrasts { lines += Self.contrastLines(contrast) }
    }
    add("To be done by hand", manual, to: &lines) { [Self.manualLine($0)] }
    return lines.joined(separator: "\n") + "\n"
  }

  private func add(
    _ title: String, _ changes: [TokenChange], to lines: inout [String],
    _ describe: (TokenChange) -> [String]
  ) {
    guard !changes.isEmpty else { return }
    lines += ["", "\(title) (\(changes.count))"]
    lines += changes.flatMap(describe).map { "  \($0)" }
  }

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
    var line = change.path.printable
    if let from = change.from, from != change.path { line = "\(from.printable) → \(line)" }
    guard
      let worst = change.themes.filter({ $0.difference != nil }).max(by: {
        ($0.difference?.deltaE ?? 0) < ($1.difference?.deltaE ?? 0)
      }), let difference = worst.difference
    else { return line }
    let theme = worst.theme.shortText
    let place = theme.isEmpty ? "" : " in \(theme.printable)"
    let measures = difference.parts.map { part in
      let measure = part.measureText.isEmpty ? "\(part.old) → \(part.new)" : part.measureText
      return (part.name.isEmpty ? "" : "\(part.name) ") + measure.printable
    }
    return "\(line)  \(measures.joined(separator: "; "))\(place)"
  }

  private static func contrastLines(_ contrast: ContrastChange) -> [String] {
    contrast.themes.filter(\.isLoss).map { theme in
      "  \(contrast.foreground.printable) on \(contrast.background.printable)  "
        + "\(DiffNumber.text(theme.old, digits: 2)) → \(DiffNumber.text(theme.new, digits: 2)) "
        + "in \(theme.theme.shortText.printable)"
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
