import TokenCompiler

/// A comparison as one HTML page; see ``HTMLPage``.
package struct DiffPage {
  let diff: TokenDiff
  /// The number of each theme among those that were compared.
  private let numbers: [ThemeLabel: Int]

  /// The file's contents.
  package static func text(_ diff: TokenDiff) -> [UInt8] {
    let body = HTMLPage.filled(
      PackageResources.diff_html,
      [
        "old": HTMLPage.escaped(diff.old), "new": HTMLPage.escaped(diff.new),
        "summary": HTMLPage.escaped(DiffOutline.summary(of: diff)),
      ])
    return HTMLPage(
      title: "Design tokens: \(diff.old) → \(diff.new)", style: PackageResources.diff_css,
      body: body, data: DiffPage(diff).data, script: PackageResources.diff_js
    ).bytes
  }

  private init(_ diff: TokenDiff) {
    self.diff = diff
    numbers = Dictionary(
      diff.themes.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { $1 })
  }

  /// What the page shows, as the JSON that its script reads.
  private var data: [UInt8] {
    let outline = DiffOutline(diff)
    let changes = outline.sections.flatMap(\.changes) + outline.derived.flatMap(\.changes)
    var writer = JSONWriter()
    writer.object { writer in
      writer.array("themes", diff.themes) { theme, writer in
        writer.object { writer in
          writer.member("label", theme.shortText)
          writer.member("brand", theme.brand)
          writer.member("scheme", theme.contexts[.scheme] ?? "")
        }
      }
      writer.array("changes") { writer in
        for change in changes { write(change, to: &writer) }
        for contrast in outline.contrasts { write(contrast, to: &writer) }
      }
    }
    return writer.bytes
  }

  private func write(_ change: VersionChange, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("kind", change.kind.rawValue)
      writer.member("path", change.place)
      if let from = change.formerPath { writer.member("from", from) }
      writer.member("group", change.component ?? Self.group(of: change.path))
      writer.member("type", change.type?.rawValue ?? "component")
      if change.isBreaking { writer.member("breaking", true) }
      if let deltaE = change.deltaE { writer.member("deltaE", deltaE.rounded(decimals: 2)) }
      writer.member("notes", Self.notes(on: change))
      writer.array("themes", change.themes) { write($0, to: &$1) }
    }
  }

  private func write(_ change: ThemeChange, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("theme", numbers[change.theme] ?? 0)
      for (name, value, target) in [
        ("old", change.values.old, change.targets.old),
        ("new", change.values.new, change.targets.new),
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

  private func write(_ contrast: ContrastChange, to writer: inout JSONWriter) {
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
  private static func group(of path: String) -> String {
    let names = path.split(separator: ".")
    return names.count < 3 ? String(names.first ?? "") : names.prefix(2).joined(separator: ".")
  }

  private static func notes(on change: VersionChange) -> [String] {
    var notes = [change.breakage, change.rename?.text].compactMap(\.self)
    if !change.usedBy.isEmpty {
      notes.append("used by: \(change.usedBy.joined(separator: ", "))")
    }
    if let names = change.servers.replacement { notes.append("server: \(names.text(\.self))") }
    if let token = change.through {
      notes.append("as {\(token)} changed")
    } else if change.component != nil {
      if !change.texts.isSame { notes.append(change.texts.text(\.self)) }
    } else if change.kind == .redescribed {
      notes.append(change.texts.text({ "“\($0)”" }, orElse: "“”"))
    } else if change.kind == .deprecated, let reason = change.texts.new, !reason.isEmpty {
      notes.append(reason)
    }
    return notes
  }
}
