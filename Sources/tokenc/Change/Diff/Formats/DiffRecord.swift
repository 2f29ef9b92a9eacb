import TokenCompiler

/// A comparison for scripts; the members are explained in `Versions.md`.
///
/// Members may be added in later versions; those of today stay. `summary` has a member for each kind
/// of change, in the order of ``VersionChange/Kind``.
package struct DiffRecord: JSONWritable {
  private let diff: TokenDiff

  package init(_ diff: TokenDiff) { self.diff = diff }

  package func write(to writer: inout JSONWriter) {
    let record: JSONRecord = [
      "old": diff.old, "new": diff.new, "semver": diff.versionImpact.rawValue,
      "breaking": diff.breakingCount,
      "summary": counts(of: diff.changes) + ["components": diff.components.count],
      "changes": diff.changes,
      "components": [
        "summary": counts(of: diff.components), "changes": diff.components,
      ] as JSONRecord,
      "contrast": diff.contrasts,
    ]
    writer.value(record)
  }

  private func counts(of changes: [VersionChange]) -> JSONRecord {
    JSONRecord(VersionChange.Kind.allCases.map { ($0.rawValue, changes.count(of: $0)) })
  }
}

extension Versions<String> {
  fileprivate var difference: JSONRecord? { isSame ? nil : ["old": old, "new": new] }
}

extension Double {
  /// Rounded to a millionth, so that the last bits of two machines' arithmetic don't show.
  fileprivate var rounded: Double { rounded(decimals: 6) }
}

extension VersionChange: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    let basis: JSONRecord =
      switch rename {
      case .stated(let reason): ["inferred": false, "evidence": [reason]]
      case .inferred(let reasons): ["inferred": true, "evidence": reasons]
      case nil: [:]
      }
    let candidates = candidates.map { ["path": $0.path, "evidence": $0.evidence] as JSONRecord }
    let names: JSONRecord = [
      "kind": kind.rawValue, "component": component, "path": path, "from": from,
      "condition": condition.isEmpty ? nil : condition, "type": type?.rawValue,
    ]
    let rest: JSONRecord = [
      "candidates": candidates.isEmpty ? nil : candidates, "serverName": servers.difference,
      "swiftName": self.names.map(\.caseName).difference,
      "text": texts.difference, "through": through, "themes": themes,
      "usedBy": usedBy.isEmpty ? nil : usedBy, "breaking": isBreaking, "breakage": breakage,
    ]
    writer.value(names + basis + rest)
  }
}

extension ThemeLabel {
  fileprivate var record: JSONRecord {
    let scheme: any JSONWritable = contexts[.scheme]
    return JSONRecord(["brand": brand, "scheme": scheme])
      + JSONRecord(
        [ThemeAxis.contrast, .elevation, .sizeClass].map { ($0.rawValue, contexts[$0]) })
  }
}

extension ThemeChange: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    let (old, new): (any JSONWritable, any JSONWritable) = (values.old, values.new)
    let whole = difference?.wholeValue
    let measures: JSONRecord = [
      "old": old, "new": new, "alias": targets.difference, "deltaE": difference?.deltaE?.rounded,
    ]
    writer.value(
      theme.record + measures
        + (whole?.measureRecord ?? ["parts": difference.map(\.parts)]))
  }
}

extension PartDifference: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    let names: JSONRecord = ["part": name, "old": old, "new": new, "deltaE": color?.deltaE.rounded]
    writer.value(names + measureRecord)
  }

  /// How far the part moved, besides `deltaE`.
  fileprivate var measureRecord: JSONRecord {
    switch measure {
    case .color(let color):
      let alpha: JSONRecord = ["old": color.oldAlpha, "new": color.newAlpha]
      return [
        "deltaEOfOpaque": color.isComposited ? color.deltaEOfOpaque.rounded : nil,
        "alpha": color.isAlphaChanged ? alpha : nil,
      ]
    case .number(let absolute, let relative):
      return ["absolute": absolute.rounded, "relative": relative?.rounded]
    case nil: return [:]
    }
  }
}

extension ContrastChange: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    let themes = themes.map { theme in
      theme.theme.record
        + ["old": theme.old.rounded, "new": theme.new.rounded, "crosses": theme.crossed]
    }
    writer.value(
      ["foreground": foreground, "background": background, "themes": themes] as JSONRecord)
  }
}
