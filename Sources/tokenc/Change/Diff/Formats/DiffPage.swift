import TokenCompiler
import TokenPages

/// The page of a comparison: its report, and every change as a list with filters and drawn values.
///
/// The worst comes first. Values and paths of aliases stand in pools, and themes that say the same are
/// one entry, so that a page of thousands of changes stays small:
///
/// ```
/// {
///   "axes": [{"name": "scheme", "contexts": ["light", "dark"]}],
///   "themes": [{"name": "alfa dark", "brand": "alfa", "contexts": ["dark"], "dark": true}],
///   "changes": [{"kind": "revalued", "path": "color.accent", "group": "color", "deltaE": 3.2,
///     "swift": ["ColorToken.accent"], "server": ["accent_color"], "themes": [[0, 0, 2, 2]]}],
///   "themeLists": [[0, 1]], "pairs": [{"old": 4, "new": 7, "deltaE": 3.2}],
///   "paths": ["palette.red"], "values": ["#ef3124"]
/// }
/// ```
package struct DiffPage {
  private let diff: TokenDiff
  private let frame: ComparedPage
  /// The number of each theme among those that were compared.
  private let numbers: [ThemeLabel: Int]
  private var pool = SketchPool()
  private var themeLists = Pool<[Int]>()
  private var pairs = Pool<Pair>()
  private var paths = Pool<String>()

  package static func text(_ diff: TokenDiff) -> [UInt8] {
    var page = DiffPage(diff)
    var report = Report(diff)
    report.title = page.frame.title
    return ReportPage.bytes(
      of: report,
      above: ReportPage.Stage(
        body: PackageResources.diff_html, style: PackageResources.diff_css, data: page.data(),
        script: PackageResources.diff_js))
  }

  private init(_ diff: TokenDiff) {
    self.diff = diff
    frame = ComparedPage(
      old: diff.old, new: diff.new, isOneVersion: diff.isOneVersion, themes: diff.themes)
    numbers = Dictionary(lastOf: diff.themes.enumerated().map { ($0.element, $0.offset) })
  }

  private mutating func data() -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      frame.write(to: &writer)
      writer.array("changes", DiffOutline(diff).worstFirst) { entry, writer in
        switch entry {
        case .change(let change): writer.value(record(of: change))
        case .contrast(let change): writer.value(record(of: change))
        }
      }
      writer.member("themeLists", themeLists.elements)
      writer.member("pairs", pairs.elements)
      writer.member("paths", paths.elements)
      writer.member("values", pool)
    }
    return writer.bytes
  }

  // MARK: Changes

  private mutating func record(of change: VersionChange) -> JSONRecord {
    let themes = ThemeGroup.groups(of: change.themes).map { entry(of: $0) }
    let notes = Self.notes(of: change)
    let swift = swiftNames(of: change)
    let cases = Self.list(change.names.map(\.caseName))
    let servers = Self.list(change.names.map(\.serverName))
    return [
      "kind": change.kind.rawValue, "path": change.place, "from": change.formerPath,
      "group": change.component ?? Self.group(of: change.path),
      "swift": swift, "server": servers == cases ? nil : servers,
      "breaking": change.isBreaking ? true : nil, "deltaE": change.deltaE?.rounded(decimals: 2),
      "notes": notes.isEmpty ? nil : notes, "themes": themes,
    ]
  }

  /// The old and the new name, or the one that both sides have.
  private func swiftNames(of change: VersionChange) -> [String]? {
    func name(_ names: TokenNames?, _ prefix: String?) -> String? {
      names.map { "\(prefix ?? "")\($0.typeName).\($0.caseName)" }
    }
    let prefixes = diff.typePrefixes
    return Self.list(
      Versions(
        old: name(change.names.old, prefixes.old), new: name(change.names.new, prefixes.new)))
  }

  private static func list(_ versions: Versions<String>) -> [String]? {
    let texts = [versions.old, versions.new].compactMap(\.self)
    return texts.isEmpty ? nil : versions.isSame ? [texts[0]] : texts
  }

  /// The facts of a change, and the cause that the listing has as the head of a section.
  private static func notes(of change: VersionChange) -> [String] {
    // The page shows the names of a token by themselves.
    let isNamed = change.names.old != nil || change.names.new != nil
    var notes = change.facts(withNames: !isNamed)
    if let token = change.through { notes.append("as {\(token)} changed") }
    if change.kind == .deprecated, let reason = change.texts.new, !reason.isEmpty {
      notes.append(reason)
    }
    return notes
  }

  /// The indices of an entry's themes, or -1 for all of them, of its pair of values, and of the paths of
  /// both sides' aliases.
  private mutating func entry(of group: ThemeGroup) -> [Int] {
    let change = group.first
    let isTranslucent = change.difference?.parts.contains { $0.color?.isComposited == true } == true
    let backdrops = [change.backdrops.old, change.backdrops.new]
    let pair = Pair(
      old: index(of: change.values.old, diff.pointsPerRem.old),
      new: index(of: change.values.new, diff.pointsPerRem.new),
      on: isTranslucent ? indices(of: backdrops) : nil,
      deltaE: change.difference?.deltaE?.rounded(decimals: 2), parts: parts(of: change.difference))
    let targets = [change.targets.old, change.targets.new].map { target in
      target.map { paths.number(of: $0) } ?? -1
    }
    return [themes(group.themes).map { themeLists.number(of: $0) } ?? -1, pairs.number(of: pair)]
      + (targets == [-1, -1] ? [] : targets)
  }

  private mutating func index(of value: TokenValue?, _ pointsPerRem: Double?) -> Int? {
    value.map { pool.index(of: $0, pointsPerRem: pointsPerRem ?? 16) }
  }

  private mutating func indices(of colors: [Color?]) -> [Int] {
    colors.map { index(of: $0.map { .color($0) }, nil) ?? -1 }
  }

  private func themes(_ labels: [ThemeLabel]) -> [Int]? {
    labels.count == diff.themes.count ? nil : labels.compactMap { numbers[$0] }
  }

  /// How far each part moved; `nil` where the color difference says it all.
  private func parts(of difference: ValueDifference?) -> [String]? {
    guard let difference else { return nil }
    let isColor = difference.wholeValue?.color.map { !$0.isAlphaChanged } ?? false
    let texts = difference.parts.map { part in
      let name = part.name.isEmpty ? "" : "\(part.name): \(part.old) → \(part.new)  "
      return name + part.measureText
    }.filter { !$0.isEmpty }
    return isColor || texts.isEmpty ? nil : texts
  }

  private mutating func record(of change: ContrastChange) -> JSONRecord {
    struct Look: Hashable {
      var foregrounds: Versions<Color>
      var backgrounds: Versions<Color>
    }
    let groups = change.themes.grouped {
      Look(foregrounds: $0.foregrounds, backgrounds: $0.backgrounds)
    }
    return [
      "kind": "contrast", "path": "\(change.foreground) on \(change.background)",
      "group": "contrast", "loss": change.isLoss ? true : nil,
      "themes": groups.map { record(of: $0.elements) },
    ]
  }

  private mutating func record(of themes: [ContrastChange.Theme]) -> JSONRecord {
    let first = themes[0]
    let colors = [
      indices(of: [first.foregrounds.old, first.backgrounds.old]),
      indices(of: [first.foregrounds.new, first.backgrounds.new]),
    ]
    return [
      "in": self.themes(themes.map(\.theme)), "colors": colors,
      "ratios": [first.old, first.new].map { JSONNumber.text($0, decimals: 2) },
      "parts": first.crossing.map { [$0] },
    ]
  }

  /// The first two names of the path, which is how people divide tokens.
  private static func group(of path: String) -> String {
    let names = path.split(separator: ".")
    return names.count < 3 ? String(names.first ?? "") : names.prefix(2).joined(separator: ".")
  }
}

private struct Pair: Hashable, JSONWritable {
  /// Indices of values; `nil` where a side has none.
  var old: Int?
  var new: Int?
  /// The colors over which translucent ones were measured.
  var on: [Int]?
  var deltaE: Double?
  var parts: [String]?

  func write(to writer: inout JSONWriter) {
    writer.value(
      ["old": old, "new": new, "on": on, "deltaE": deltaE, "parts": parts] as JSONRecord)
  }
}
