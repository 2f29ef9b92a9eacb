import TokenCompiler

/// A comparison as JSON, for scripts.
///
/// ```json
/// {
///   "old": "HEAD~1:tokens", "new": "tokens",
///   "semver": "major", "breaking": 1,
///   "summary": { "added": 0, "removed": 0, "renamed": 1, "revalued": 1, … },
///   "changes": [
///     {
///       "kind": "renamed", "path": "color.text.primary", "from": "color.text.main",
///       "type": "color", "inferred": true, "evidence": ["same value in every theme", …],
///       "serverName": { "old": "text_main", "new": "text_primary" },
///       "themes": [
///         { "brand": "alfa", "scheme": "dark", "old": { … }, "new": { … }, "deltaE": 1.23 }
///       ],
///       "breaking": true
///     }
///   ],
///   "contrast": [
///     {
///       "foreground": "color.text.primary", "background": "color.base.bg.primary",
///       "themes": [{ "brand": "alfa", "scheme": "dark", "old": 4.6, "new": 4.4, "crosses": [4.5] }]
///     }
///   ]
/// }
/// ```
///
/// - `summary` has a member for each kind of change, in the order of ``TokenChange/Kind``.
/// - `themes` holds every theme of an added, removed or renamed token, and otherwise those in which
///   the token changed; it is empty where only words changed. `brand` is `default` for an input
///   without brands, `scheme` is `null` where nothing varies by scheme; `contrast` and `elevation` are
///   there where they vary. `old` and `new` are values in the form of DTCG 2025.10, or `null`.
/// - `deltaE` is CIEDE2000, the greatest of a composite's parts, and there when a color changed.
///   Translucent colors count as seen over the background that tokenc.json declares, with
///   `deltaEOfOpaque` for the colors without alpha; where none is declared, `deltaE` is that.
///   `alpha` is there when it changed. `parts` measures every part that differs.
/// - Members may be added in later versions; those above stay.
package enum DiffJSON {
  package static func text(_ diff: TokenDiff) -> [UInt8] {
    var writer = JSONWriter(layout: .indented)
    write(diff, to: &writer)
    return writer.document
  }

  static func write(_ diff: TokenDiff, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("old", diff.old)
      writer.member("new", diff.new)
      writer.member("semver", diff.versionImpact.rawValue)
      writer.member("breaking", diff.breakingCount)
      writer.object("summary") { writer in
        for kind in TokenChange.Kind.allCases {
          writer.member(kind.rawValue, diff.count(of: kind))
        }
        writer.member("components", diff.components.count)
      }
      writer.array("changes", diff.changes) { write($0, to: &$1) }
      writer.object("components") { writer in
        writer.object("summary") { writer in
          for kind in TokenChange.Kind.allCases {
            writer.member(kind.rawValue, diff.componentCount(of: kind))
          }
        }
        writer.array("changes", diff.components) { write($0, to: &$1) }
      }
      writer.array("contrast", diff.contrasts) { write($0, to: &$1) }
    }
  }

  private static func write(_ change: TokenChange, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("kind", change.kind.rawValue)
      writer.member("path", change.path)
      if let from = change.from { writer.member("from", from) }
      writer.member("type", change.type.rawValue)
      write(change.rename, to: &writer)
      write(change.oldNames?.serverName, change.newNames?.serverName, as: "serverName", to: &writer)
      write(change.oldNames?.caseName, change.newNames?.caseName, as: "swiftName", to: &writer)
      write(change.oldText, change.newText, as: "text", to: &writer)
      writer.array("themes", change.themes) { write($0, to: &$1) }
      if !change.usedBy.isEmpty { writer.member("usedBy", change.usedBy) }
      writer.member("breaking", change.isBreaking)
    }
  }

  private static func write(_ change: ComponentChange, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("kind", change.kind.rawValue)
      writer.member("component", change.component)
      writer.member("path", change.path)
      if let from = change.from { writer.member("from", from) }
      if !change.condition.isEmpty { writer.member("condition", change.condition) }
      write(change.rename, to: &writer)
      write(change.oldServerName, change.newServerName, as: "serverName", to: &writer)
      write(change.oldText, change.newText, as: "text", to: &writer)
      if let token = change.through { writer.member("through", token) }
      writer.array("themes", change.themes) { write($0, to: &$1) }
      writer.member("breaking", change.isBreaking)
      if let breakage = change.breakage { writer.member("breakage", breakage) }
    }
  }

  private static func write(_ rename: RenameBasis?, to writer: inout JSONWriter) {
    switch rename {
    case .stated(let reason):
      writer.member("inferred", false)
      writer.member("evidence", [reason])
    case .inferred(let reasons):
      writer.member("inferred", true)
      writer.member("evidence", reasons)
    case nil:
      break
    }
  }

  /// Writes two texts that differ; nothing for equal ones.
  private static func write(
    _ old: String?, _ new: String?, as name: String, to writer: inout JSONWriter
  ) {
    guard old != new else { return }
    writer.object(name) { writer in
      if let old { writer.member("old", old) }
      if let new { writer.member("new", new) }
    }
  }

  private static func write(_ label: ThemeLabel, to writer: inout JSONWriter) {
    writer.member("brand", label.brand)
    writer.member("scheme", label[.scheme])
    for axis in [ThemeAxis.contrast, .elevation] {
      if let context = label[axis] { writer.member(axis.rawValue, context) }
    }
  }

  private static func write(_ change: ThemeChange, to writer: inout JSONWriter) {
    writer.object { writer in
      write(change.theme, to: &writer)
      writer.member("old", change.old)
      writer.member("new", change.new)
      write(change.oldTarget, change.newTarget, as: "alias", to: &writer)
      guard let difference = change.difference else { return }
      write(difference, to: &writer)
    }
  }

  private static func write(_ difference: ValueDifference, to writer: inout JSONWriter) {
    if let deltaE = difference.deltaE { writer.member("deltaE", rounded(deltaE)) }
    if difference.parts.count == 1, let part = difference.parts.first, part.name.isEmpty {
      writeMeasure(of: part, withDeltaE: false, to: &writer)
      return
    }
    writer.array("parts", difference.parts) { part, writer in
      writer.object { writer in
        writer.member("part", part.name)
        writer.member("old", part.old)
        writer.member("new", part.new)
        writeMeasure(of: part, withDeltaE: true, to: &writer)
      }
    }
  }

  private static func writeMeasure(
    of part: PartDifference, withDeltaE: Bool, to writer: inout JSONWriter
  ) {
    switch part.measure {
    case .color(let color):
      if withDeltaE { writer.member("deltaE", rounded(color.deltaE)) }
      if color.isComposited { writer.member("deltaEOfOpaque", rounded(color.deltaEOfOpaque)) }
      guard color.isAlphaChanged else { return }
      writer.object("alpha") { writer in
        writer.member("old", color.oldAlpha)
        writer.member("new", color.newAlpha)
      }
    case .number(let number):
      writer.member("absolute", rounded(number.absolute))
      if let relative = number.relative { writer.member("relative", rounded(relative)) }
    case nil:
      break
    }
  }

  private static func write(_ change: ContrastChange, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("foreground", change.foreground)
      writer.member("background", change.background)
      writer.array("themes", change.themes) { theme, writer in
        writer.object { writer in
          write(theme.theme, to: &writer)
          writer.member("old", rounded(theme.old))
          writer.member("new", rounded(theme.new))
          writer.member("crosses", theme.crossed)
        }
      }
    }
  }

  /// Rounds to a millionth, so that the last bits of two machines' arithmetic don't show.
  private static func rounded(_ number: Double) -> Double {
    number.rounded(decimals: 6)
  }
}
