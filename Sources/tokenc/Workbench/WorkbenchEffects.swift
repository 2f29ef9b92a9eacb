import TokenChange
import TokenCompiler
import TokenScreens

/// The effects of changes besides values: contrast lost and reached, texts that no longer fit, and names.
///
/// ```
/// {"summary": "2 changes: 2 revalued", "lost": 1, "sections": [{"title": "Contrast", "head": ["Color", "was", "is", "needs"],
///   "rows": [{"cells": ["color.text in alfa dark: lost on color.base", "5.1", "4.2", "4.5"], "poor": true}]}]}
/// ```
struct WorkbenchEffects {
  private let bench: Workbench
  private let state: WorkbenchState

  /// More colors are counted and not listed.
  private static let mostRows = 40

  init(_ bench: Workbench, _ state: WorkbenchState) {
    self.bench = bench
    self.state = state
  }

  var record: JSONRecord {
    let diff = bench.diff(to: state)
    let pairs = diff.contrasts.flatMap(\.crossings)
    let sections =
      [contrasts(pairs), names(diff)].compactMap(\.self) + (screens(diff) ?? [])
    return [
      "summary": diff.changeSummary, "lost": pairs.count { $0.kind == .lost },
      "sections": sections,
    ]
  }

  private struct Row: JSONWritable {
    var cells: [String]
    var isPoor = false

    func write(to writer: inout JSONWriter) {
      let record: JSONRecord = ["cells": cells, "poor": isPoor ? true : nil]
      writer.value(record)
    }
  }

  private func section(_ title: String, head: [String] = [], rows: [Row]) -> JSONRecord {
    ["title": title, "head": head, "rows": rows]
  }

  /// A row for each color in a theme, with the background on which it is worst.
  private func contrasts(_ pairs: [ContrastChange.Crossing]) -> JSONRecord? {
    guard !pairs.isEmpty else { return nil }
    let sorted = pairs.filter { $0.kind != .gained } + pairs.filter { $0.kind == .gained }
    let groups = sorted.grouped { [$0.foreground, $0.theme, $0.kind.rawValue] }.map(\.elements)
    var rows = groups.prefix(Self.mostRows).compactMap { pairs -> Row? in
      pairs.min { $0.new / $0.minimum < $1.new / $1.minimum }.map { row(of: $0, among: pairs) }
    }
    let rest = groups.count - rows.count
    if rest > 0 { rows.append(Row(cells: ["and \(rest) more"])) }
    return section("Contrast", head: ["Color", "was", "is", "needs"], rows: rows)
  }

  private func row(
    of worst: ContrastChange.Crossing, among pairs: [ContrastChange.Crossing]
  ) -> Row {
    let theme = worst.theme.isEmpty ? "" : " in \(worst.theme)"
    let rest = pairs.count > 1 ? " and \(counted(pairs.count - 1, "other background"))" : ""
    let ratios = [Contrast.shown(worst.old), Contrast.shown(worst.new), worst.minimum]
    return Row(
      cells: ["\(worst.foreground)\(theme): \(worst.kind.rawValue) on \(worst.background)\(rest)"]
        + ratios.map { JSONNumber.text($0) },
      isPoor: worst.kind != .gained)
  }

  /// The names that servers and released apps know. A change of a value leaves them as they are.
  private func names(_ diff: TokenDiff) -> JSONRecord {
    var rows: [Row] = []
    if let fault = bench.compileFault(of: state) {
      rows.append(Row(cells: ["the tokens don't compile: \(fault)"], isPoor: true))
    }
    if diff.breakingCount > 0 {
      let breaking = counted(diff.breakingCount, "change")
      rows.append(Row(cells: ["\(breaking) would break released apps"], isPoor: true))
    } else {
      let releases = bench.releases
      let apps = releases.isEmpty ? "" : ": apps of \(releases.listed()) know all names"
      rows.append(Row(cells: ["no name changes\(apps)"]))
    }
    return section("Names", rows: rows)
  }

  /// The effects on the documents of the workbench.
  private func screens(_ diff: TokenDiff) -> [JSONRecord]? {
    guard let screens = bench.screens, let new = screens.side(of: state, label: "changed"),
      let rehearsal = ScreenRehearsal(screens.side, new, diff, brokenPromises: [])
    else { return nil }
    let documents = screens.roots.enumerated().compactMap { index, root in
      root.map { (name: screens.names[index], root: $0) }
    }
    var result = rehearsal.run(documents, of: screens.tape)
    result.sort()
    let effects = result.effects
    let summary = Row(cells: ["\(effects.summary) (of \(effects.size))"])
    let causes = effects.causes.map { cause in
      section(
        cause.title,
        rows: cause.effects.map {
          Row(cells: ["\($0.kind.rawValue): \($0.text)"], isPoor: $0.kind.isPoor)
        })
    }
    return [section("Screens", rows: [summary])] + causes
  }
}
