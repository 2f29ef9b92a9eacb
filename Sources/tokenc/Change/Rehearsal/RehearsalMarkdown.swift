import TokenCompiler

/// A rehearsal as a comment of a pull request, in GitHub Flavored Markdown below
/// ``DiffMarkdown/sizeLimit``. Names and texts of the input never become markup.
package struct RehearsalMarkdown {
  private let screens: RehearsedScreens
  private var text = ""
  private var omitted = 0

  package static func text(_ screens: RehearsedScreens) -> [UInt8] {
    var printer = RehearsalMarkdown(screens: screens)
    printer.print()
    return Array(printer.text.utf8)
  }

  private init(screens: RehearsedScreens) { self.screens = screens }

  private mutating func print() {
    text += "### Screens: \(DiffMarkdown.code(screens.old)) → \(DiffMarkdown.code(screens.new))\n\n"
    text += "\(DiffMarkdown.escaped(RehearsalText.summary(screens))) "
    text += "(\(counted(screens.screenCount, "screen")) with "
    text += "\(counted(screens.elementCount, "component")))\n"
    for screen in screens.screens { print(screen) }
    for number in Set(screens.screens.flatMap(\.looks).map(\.change)).sorted() {
      let look = screens.looks[number]
      var part = "\n<details><summary>Look \(number + 1): \(DiffMarkdown.escaped(look.component))"
      part += "</summary>\n\n"
      for property in look.properties {
        for value in property.values {
          part += "- \(DiffMarkdown.code(property.path)) "
          part += "\(DiffMarkdown.escaped(screens.words(of: value)))\n"
        }
      }
      add(part + "\n</details>\n")
    }
    if omitted > 0 { text += "\n…and \(omitted) more parts; `--format json` has them all.\n" }
  }

  private mutating func print(_ screen: RehearsedScreen) {
    var part = "\n**\(DiffMarkdown.code(screen.name))** "
    part += "\(DiffMarkdown.escaped(screens.summary(of: screen)))\n\n"
    for lost in screen.lost { part += "- lost: \(DiffMarkdown.escaped(lost))\n" }
    for (change, elements) in screen.contrasts.grouped(by: \.change) {
      let shift = screens.contrasts[change]
      part += "- \(shift.isLoss ? "**contrast**" : "contrast"): "
      part += "\(DiffMarkdown.code(RehearsalText.places(elements))) "
      part += "\(DiffMarkdown.escaped("\(shift.component) \(shift.place)")): "
      part += "\(DiffMarkdown.code(shift.foreground)) on \(DiffMarkdown.code(shift.background)) "
      part += "\(DiffMarkdown.escaped(screens.words(of: shift)))\n"
    }
    for cut in screen.cuts {
      part += "- text: \(DiffMarkdown.code(cut.pointer)) "
      part += "\(DiffMarkdown.escaped(screens.words(of: cut)))\n"
    }
    for (change, elements) in screen.looks.grouped(by: \.change) {
      part += "- look \(change + 1): \(DiffMarkdown.code(RehearsalText.places(elements)))\n"
    }
    add(part)
  }

  private mutating func add(_ part: String) {
    guard text.utf8.count + part.utf8.count <= DiffMarkdown.sizeLimit else {
      omitted += 1
      return
    }
    text += part
  }
}
