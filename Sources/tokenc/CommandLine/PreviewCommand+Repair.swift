import TokenCompiler
import TokenRepair
import TokenWorkbench

extension WorkbenchRepair {
  /// The repair of `tokenc lint --repair`, as edits that a person can look at and take back.
  static let ofContrast = WorkbenchRepair { loaded throws(RunFailure) in
    var loaded = loaded
    let judged = try LintCommand().judgedContrasts(in: &loaded)
    let table = loaded.table
    let repair = ContrastRepair(table, judged, RepairSettings(table.configuration.contrast.repair))
    let colors = repair.moves.map { move in
      edit(of: move.token, at: move.node, to: json(move.new), in: table)
    }
    let aliases = repair.repointings.map { repointing in
      let target = table.tokens[repointing.newTarget].text
      return edit(
        of: repointing.token, at: repointing.node, to: JSONWriter.quoted("{\(target)}"), in: table)
    }
    let edits = colors + aliases
    let found = edits.compactMap(\.self)
    // A part of a proposal might lose what the whole one keeps.
    guard found.count == edits.count else {
      return Proposal(
        edits: [], words: "'tokenc lint --repair' finds changes that the workbench can't make")
    }
    return Proposal(edits: found, words: words(for: repair))
  }

  private static func json(_ color: Color) -> String {
    var writer = JSONWriter()
    color.write(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The effect of a repair, and the pairs that it leaves.
  private static func words(for repair: ContrastRepair) -> String {
    let missing = repair.pairs.count { !$0.isEnough }
    let rest = missing == 0 ? "" : "; \(counted(missing, "pair")) stay below"
    let changes = repair.moves.map(\.difference) + repair.repointings.map(\.difference)
    guard let largest = changes.max() else {
      return missing == 0 ? "every pair contrasts enough" : "nothing was found" + rest
    }
    let difference = JSONNumber.text(largest, decimals: 1)
    return "\(counted(changes.count, "change")), up to ΔE \(difference)\(rest)"
  }
}
