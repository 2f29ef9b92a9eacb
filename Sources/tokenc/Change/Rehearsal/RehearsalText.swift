import TokenCompiler

/// A rehearsal for people at a terminal: what each cause does, the worst first.
///
/// ```
/// tokens (alfa) → tokens (bluetint) on 3 screens with 41 components
/// 2 screens change: 1 place below the contrast needed, ΔE up to 12.31
///
/// 1. color.text.secondary  #000000 70 % → #000000 50 %
///    contrast  4.5 is lost at 1 place in 1 screen: Tag title.textColor, … 5.2 → 2.74 in light
///    changed   ΔE up to 12.31 at 4 places in 2 screens: Tag title.textColor
///    for example screens/pay.json /children/0
///
/// screens/pay.json: 1 contrast, 3 changed
/// ```
package enum RehearsalText {
  /// More than anybody reads; JSON has all.
  private static let factLimit = 30
  private static let screenLimit = 10

  package static func text(_ screens: RehearsedScreens) -> [UInt8] {
    let outline = RehearsalOutline(screens)
    var lines = ["\(screens.old) → \(screens.new) on \(outline.sizeText)", outline.summaryText]
    for (number, fact) in outline.facts.prefix(factLimit).enumerated() {
      let change = outline.change(fact.cause)
      let title = "\(number + 1). \(RehearsalOutline.title(fact.cause))"
      lines += ["", change.isEmpty ? title : "\(title)  \(change)"]
      for effect in outline.shown(fact) {
        let kind = effect.kind.rawValue
        let space = String(repeating: " ", count: max(0, 8 - kind.utf8.count))
        lines.append("   \(kind)\(space)  \(outline.text(effect))")
      }
      let typical = outline.typical(fact)
      if !typical.isEmpty { lines.append("   for example \(typical)") }
    }
    let more = outline.facts.count - factLimit
    if more > 0 { lines += ["", "… and \(counted(more, "cause")) more; JSON has all"] }
    if !screens.screens.isEmpty { lines.append("") }
    lines += screens.screens.prefix(screenLimit).map { "\($0.name): \(outline.text($0))" }
    let rest = screens.screens.count - screenLimit
    if rest > 0 { lines.append("… and \(counted(rest, "screen")) more; JSON has all") }
    return Array((lines.map(\.printable).joined(separator: "\n") + "\n").utf8)
  }
}
