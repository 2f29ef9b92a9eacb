import TokenCompiler

/// A rehearsal as a comment of a pull request, in GitHub Flavored Markdown below
/// ``DiffMarkdown/sizeLimit``. Names and texts of the input never become markup.
package enum RehearsalMarkdown {
  private static let screenLimit = 20

  package static func text(_ screens: RehearsedScreens) -> [UInt8] {
    let outline = RehearsalOutline(screens)
    var text =
      "### Screens: \(DiffMarkdown.code(screens.old)) → \(DiffMarkdown.code(screens.new))\n\n"
    text += "\(DiffMarkdown.escaped(outline.summaryText)) (\(outline.sizeText))\n\n"
    var omitted = 0
    func add(_ part: String) {
      if text.utf8.count + part.utf8.count > DiffMarkdown.sizeLimit {
        omitted += 1
      } else {
        text += part
      }
    }
    for (number, fact) in outline.facts.enumerated() {
      var part = "\(number + 1). **\(DiffMarkdown.code(RehearsalOutline.title(fact.cause)))** "
      part += "\(DiffMarkdown.escaped(outline.change(fact.cause)))\n"
      for effect in outline.shown(fact) {
        let kind = effect.kind.isPoor ? "**\(effect.kind.rawValue)**" : effect.kind.rawValue
        part += "   - \(kind) \(DiffMarkdown.escaped(outline.text(effect)))\n"
      }
      let typical = outline.typical(fact)
      if !typical.isEmpty { part += "   - for example \(DiffMarkdown.code(typical))\n" }
      add(part)
    }
    let shown = screens.screens.prefix(screenLimit)
    if !shown.isEmpty {
      let rest = screens.screens.count - shown.count
      var part = "\n<details><summary>The worst screens</summary>\n\n"
      for screen in shown {
        part +=
          "- \(DiffMarkdown.code(screen.name)) \(DiffMarkdown.escaped(outline.text(screen)))\n"
      }
      if rest > 0 { part += "- … and \(counted(rest, "screen")) more\n" }
      add(part + "\n</details>\n")
    }
    if omitted > 0 {
      text += "\n…and \(counted(omitted, "more part")); `--format json` has them all.\n"
    }
    return Array(text.utf8)
  }
}

extension RehearsalFinding.Kind {
  var isPoor: Bool { self < .moved }
}

extension RehearsalFinding.Kind: Comparable {
  /// Its place among all, the worst first.
  var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  package static func < (one: Self, other: Self) -> Bool { one.rank < other.rank }
}
