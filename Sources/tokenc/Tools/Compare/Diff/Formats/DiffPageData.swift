import TokenCompiler

/// What the page shows, as JSON.
extension DiffPage {
  /// The JSON that the script reads.
  static func data(_ diff: TokenDiff) -> [UInt8] {
    var writer = JSONWriter()
    let outline = DiffOutline(diff)
    let numbers = Dictionary(
      diff.themes.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { $1 })
    writer.object { writer in
      writer.array("themes", diff.themes) { write($0, to: &$1) }
      writer.array("changes") { writer in
        for section in outline.sections {
          for change in section.changes { write(change, numbers, to: &writer) }
        }
        for change in outline.components + outline.derived.flatMap(\.changes) {
          write(change, numbers, to: &writer)
        }
        for contrast in outline.contrasts { write(contrast, numbers, to: &writer) }
      }
    }
    return writer.bytes
  }

  private static func write(_ theme: ThemeLabel, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("label", theme.shortText)
      writer.member("brand", theme.brand)
      writer.member("scheme", theme[.scheme] ?? "")
    }
  }

  private static func write(
    _ change: TokenChange, _ numbers: [ThemeLabel: Int], to writer: inout JSONWriter
  ) {
    write(
      change, path: change.path, group: group(of: change), type: change.type.rawValue,
      notes: notes(on: change), numbers, to: &writer)
  }

  private static func write(
    _ change: ComponentChange, _ numbers: [ThemeLabel: Int], to writer: inout JSONWriter
  ) {
    write(
      change, path: change.place, group: change.component, type: "component",
      notes: notes(on: change), numbers, to: &writer)
  }

  private static func write(
    _ change: some VersionChange, path: String, group: String, type: String, notes: [String],
    _ numbers: [ThemeLabel: Int], to writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.member("kind", change.kind.rawValue)
      writer.member("path", path)
      if let from = change.formerPath { writer.member("from", from) }
      writer.member("group", group)
      writer.member("type", type)
      if change.isBreaking { writer.member("breaking", true) }
      if let deltaE = change.deltaE { writer.member("deltaE", deltaE.rounded(decimals: 2)) }
      writer.member("notes", notes)
      writer.array("themes", change.themes) { write($0, numbers[$0.theme] ?? 0, to: &$1) }
    }
  }

  private static func write(
    _ change: ThemeChange, _ number: Int, to writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.member("theme", number)
      for (name, value, target) in [
        ("old", change.old, change.oldTarget), ("new", change.new, change.newTarget),
      ] {
        guard let value else { continue }
        writer.object(name) { writer in
          writer.member("text", value.shortText)
          if let target { writer.member("alias", target) }
          if let preview = ValuePreview(value) {
            writer.member("look", preview.kind.rawValue)
            writer.member("css", preview.css)
          }
        }
      }
      guard let difference = change.difference else { return }
      if let deltaE = difference.deltaE {
        writer.member("deltaE", deltaE.rounded(decimals: 2))
      }
      let parts = difference.parts.map { part in
        let name = part.name.isEmpty ? "" : "\(part.name): \(part.old) → \(part.new)  "
        return name + part.measureText
      }
      writer.member("parts", parts)
    }
  }

  private static func write(
    _ contrast: ContrastChange, _ numbers: [ThemeLabel: Int], to writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.member("kind", "contrast")
      writer.member("path", "\(contrast.foreground) on \(contrast.background)")
      writer.member("group", "contrast")
      writer.member("type", "contrast")
      if contrast.isLoss { writer.member("loss", true) }
      writer.member("notes", [String]())
      writer.array("themes", contrast.themes) { theme, writer in
        writer.object { writer in
          writer.member("theme", numbers[theme.theme] ?? 0)
          for (name, ratio) in [("old", theme.old), ("new", theme.new)] {
            writer.object(name) { $0.member("text", JSONNumber.text(ratio, decimals: 2)) }
          }
          let verb = theme.isLoss ? "falls below" : "reaches"
          writer.member(
            "parts", theme.crossed.map { "\(verb) \(JSONNumber.text($0, decimals: 1))" })
        }
      }
    }
  }

  /// The first two names of the path, which is how people divide tokens.
  private static func group(of change: TokenChange) -> String {
    let names = change.path.split(separator: ".")
    return names.count < 3 ? String(names.first ?? "") : names.prefix(2).joined(separator: ".")
  }

  private static func notes(on change: TokenChange) -> [String] {
    var notes = [change.rename?.text].compactMap(\.self)
    if !change.usedBy.isEmpty {
      notes.append("used by: \(change.usedBy.joined(separator: ", "))")
    }
    notes += serverNote(on: change)
    switch change.kind {
    case .redescribed:
      notes.append("“\(change.oldText ?? "")” → “\(change.newText ?? "")”")
    case .deprecated:
      if let reason = change.newText, !reason.isEmpty { notes.append(reason) }
    default: break
    }
    return notes
  }

  private static func notes(on change: ComponentChange) -> [String] {
    var notes = [change.breakage, change.rename?.text].compactMap(\.self) + serverNote(on: change)
    if let token = change.through {
      notes.append("as {\(token)} changed")
    } else if change.oldText != change.newText {
      notes.append(
        [change.oldText, change.newText].map { $0 ?? "nothing" }.joined(separator: " → "))
    }
    return notes
  }

  private static func serverNote(on change: some VersionChange) -> [String] {
    change.serverNames.map { ["server: \($0.old) → \($0.new)"] } ?? []
  }
}
