import TokenCompiler
import TokenLint
import TokenPages
import TokenScreens

extension ContrastRepair {
  /// The repair for people and for programs.
  package func report(on table: TokenTable, _ judged: [JudgedContrast], title: Phrase) -> Report {
    let text = RepairText(repair: self, table: table, judged: judged)
    var report = Report(subject: "Contrast repair", title: title, record: text.record())
    report.summary = text.summary
    report.sections = [
      Report.Section("Colors that move", count: moves.count, .table(text.moves)),
      Report.Section(
        "Aliases that lead elsewhere", count: repointings.count, .table(text.repointings)),
      Report.Section("Pairs before and after", count: text.failing.count, .table(text.pairs)),
      Report.Section(
        "Pairs that stay below", count: contradictions.count, .entries(text.contradictions),
        folding: .never),
    ]
    return report
  }
}

/// The words of a repair.
private struct RepairText {
  let repair: ContrastRepair
  let table: TokenTable
  let judged: [JudgedContrast]

  /// The pairs that fail today.
  var failing: [ContrastRepair.Pair] { repair.pairs.filter(\.failed) }

  private func name(_ token: Int) -> String { table.tokens[token].text }

  private func themeText(_ themes: [Int]) -> String {
    let inputs = table.themes.map(\.input)
    let summary = ContextSummary(of: themes.map { inputs[$0] }, among: inputs)
    return summary.isEverything ? "all themes" : summary.contextText
  }

  private func number(_ value: Double) -> String {
    JSONNumber.text((value * 10).rounded() / 10)
  }

  private func colorText(_ color: Color) -> String {
    let hex = color.sRGBHex
    return color.opacity < 1 ? "\(hex) \(JSONNumber.text(color.opacity))" : hex
  }

  var summary: [Phrase] {
    let before = failing.count
    let after = repair.pairs.count { !$0.isEnough }
    let undecided = repair.contradictions.filter { !$0.isProved }.flatMap(\.pairs).count
    let differences = repair.moves.map(\.difference) + repair.repointings.map(\.difference)
    guard before > 0 else { return ["all \(repair.pairs.count) pairs are enough"] }
    var lines: [Phrase] = [
      "\(before) of \(repair.pairs.count) pairs are below today, \(after) after the repair"
    ]
    if undecided > 0 {
      lines.append(
        "\(undecided) of those below \(undecided == 1 ? "is" : "are") not decided: a repair may exist"
      )
    }
    if let largest = differences.max() {
      let sum = differences.reduce(0, +)
      let count = differences.count
      lines.append(
        """
        \(count) \(count == 1 ? "value moves" : "values move"): ΔE \(number(sum)) together, \
        \(number(sum / Double(count))) on average, \(number(largest)) at most
        """)
    }
    return lines
  }

  var moves: Report.Table {
    Report.Table(
      head: ["token", "from", "to", "ΔE", "where"],
      words: repair.moves.map { move in
        [
          name(move.token), colorText(move.old), colorText(move.new), number(move.difference),
          themeText(move.themes),
        ]
      })
  }

  var repointings: Report.Table {
    Report.Table(
      head: ["token", "from", "to", "ΔE", "where"],
      words: repair.repointings.map { change in
        [
          name(change.token), name(change.oldTarget), name(change.newTarget),
          number(change.difference), themeText(change.themes),
        ]
      })
  }

  private func pairText(_ judged: Int) -> String {
    let contrast = self.judged[judged]
    let colors = "\(name(contrast.foreground)) on \(name(contrast.background))"
    if case .drawn(_, let place) = contrast.subject { return "\(place): \(colors)" }
    return colors
  }

  var pairs: Report.Table {
    Report.Table(
      head: ["pair", "theme", "before", "after", "needed"],
      words: failing.map { pair in
        [
          pairText(pair.judged), table.themes[pair.theme].name,
          JSONNumber.text(Contrast.shown(pair.old)), JSONNumber.text(Contrast.shown(pair.new)),
          JSONNumber.text(pair.minimum),
        ]
      })
  }

  var contradictions: [Report.Entry] {
    let minimums = Dictionary(
      repair.pairs.map { (PairKey(judged: $0.judged, theme: $0.theme), $0.minimum) },
      uniquingKeysWith: { first, _ in first })
    return repair.contradictions.map { contradiction in
      let fact: Phrase =
        contradiction.isProved
        ? "no change within the limits meets all of these; each is needed for that"
        : "not decided: the search reached its limit before it found a repair or a proof that there is none"
      let pairs = contradiction.pairs.map { pair -> Report.Entry in
        let theme = table.themes[pair.theme].name
        let context = theme.isEmpty ? "" : " in \(theme)"
        let ratio = JSONNumber.text(Contrast.shown(pair.minimum))
        let needed = minimums[PairKey(judged: pair.judged, theme: pair.theme)] ?? pair.minimum
        // One that is given up for another contradiction.
        let verb = pair.minimum < needed ? "keeps today's" : "needs"
        return .init(
          Phrase(name: pairText(pair.judged)), Phrase("\(verb) \(ratio)\(context)"))
      }
      let steps = contradiction.steps.map { step -> Report.Entry in
        .init(Phrase(name: name(step.darker)), "is darker than \(name: name(step.lighter))")
      }
      return .init(
        contradiction.isProved ? "contradiction" : "undecided", fact, details: pairs + steps)
    }
  }

  private struct PairKey: Hashable {
    let judged: Int
    let theme: Int
  }

  // MARK: JSON

  func record() -> JSONRecord {
    [
      "version": 1,
      "moves": repair.moves.map(moveRecord),
      "aliases": repair.repointings.map(aliasRecord),
      "pairs": repair.pairs.map(pairRecord),
      "contradictions": repair.contradictions.map(contradictionRecord),
    ]
  }

  private func names(of themes: [Int]) -> [String] { themes.map { table.themes[$0].name } }

  private func moveRecord(_ move: ContrastRepair.Move) -> JSONRecord {
    [
      "token": name(move.token), "from": move.old, "to": move.new, "deltaE": move.difference,
      "themes": names(of: move.themes),
    ]
  }

  private func aliasRecord(_ change: ContrastRepair.Repointing) -> JSONRecord {
    [
      "token": name(change.token), "from": name(change.oldTarget), "to": name(change.newTarget),
      "deltaE": change.difference, "themes": names(of: change.themes),
    ]
  }

  private func pairRecord(_ pair: ContrastRepair.Pair) -> JSONRecord {
    let contrast = judged[pair.judged]
    var record: JSONRecord = [
      "foreground": name(contrast.foreground), "background": name(contrast.background),
      "theme": table.themes[pair.theme].name, "before": pair.old, "after": pair.new,
      "minimum": pair.minimum,
    ]
    if case .drawn(let painted, let place) = contrast.subject {
      record = record + drawnRecord(painted, place)
    }
    return record
  }

  /// The facts from which another program can compute a drawn contrast: layers, the nearest first.
  private func drawnRecord(_ painted: PaintedColor, _ place: String) -> JSONRecord {
    func records(_ layers: [Surface.Layer]) -> [JSONRecord] {
      layers.map { ["color": $0.color.text(in: table), "opacity": $0.opacity] }
    }
    return [
      "drawn": place, "opacity": painted.opacity, "layers": records(painted.ownLayers),
      "beneath": records(painted.surface.layers), "isOpen": painted.surface.isOpen,
    ]
  }

  private func contradictionRecord(_ contradiction: ContrastRepair.Contradiction) -> JSONRecord {
    [
      "isProved": contradiction.isProved,
      "pairs": contradiction.pairs.map { pair -> JSONRecord in
        [
          "pair": pairText(pair.judged), "theme": table.themes[pair.theme].name,
          "minimum": pair.minimum,
        ]
      },
      "steps": contradiction.steps.map { step -> JSONRecord in
        [
          "darker": name(step.darker), "lighter": name(step.lighter),
          "theme": table.themes[step.theme].name,
        ]
      },
    ]
  }
}
