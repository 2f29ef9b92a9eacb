import TokenCompiler

/// A rehearsal for people at a terminal: the worst screens first, each change of a look once.
///
/// ```
/// tokens (alfa) → tokens (bluetint) on 3 screens with 41 components
/// 2 screens change: 1 name lost, 1 place loses contrast, ΔE up to 12.31
///
/// screens/pay.json: 1 name lost, 1 place loses contrast, 12 of 20 components look otherwise
///   lost      /children/3/style: ButtonView.style: Style has no 'loud', so …
///   contrast  /children/0 ButtonView button.titleColor: 5.2 → 2.74 in light; 4.5 is needed
///   look 1    /children/0, /children/4
///
/// Look 1: ButtonView, 2 components
///   button.states.normal.backgroundColor  #EF3124 → #0B1F35  ΔE 12.31 in light
/// ```
package struct RehearsalText {
  let screens: RehearsedScreens
  private var lines: [String] = []

  /// More than anybody reads; JSON has all.
  static let screenLimit = 50
  static let placeLimit = 5

  package static func text(_ screens: RehearsedScreens) -> [UInt8] {
    var printer = RehearsalText(screens: screens)
    printer.print()
    return Array((printer.lines.map(\.printable).joined(separator: "\n") + "\n").utf8)
  }

  private mutating func print() {
    lines += [Self.heading(screens), Self.summary(screens)]
    let shown = screens.screens.prefix(Self.screenLimit)
    for screen in shown { print(screen) }
    if screens.screens.count > shown.count {
      let rest = counted(screens.screens.count - shown.count, "screen")
      lines += ["", "… and \(rest) more; JSON has all"]
    }
    var used: [Int: (components: Int, screens: Int)] = [:]
    for screen in screens.screens {
      for (change, elements) in screen.looks.grouped(by: \.change) {
        used[change, default: (0, 0)].components += elements.count
        used[change, default: (0, 0)].screens += 1
      }
    }
    let numbers = shown.flatMap(\.looks).map(\.change)
    for number in Set(numbers).sorted() {
      let (components, count) = used[number] ?? (0, 0)
      let look = screens.looks[number]
      lines += [
        "",
        "Look \(number + 1): \(look.component), \(counted(components, "component")) in "
          + counted(count, "screen"),
      ]
      for property in look.properties {
        for value in property.values {
          lines.append("  \(property.path)  \(screens.words(of: value))")
        }
      }
    }
  }

  private mutating func print(_ screen: RehearsedScreen) {
    lines += ["", "\(screen.name): \(screens.summary(of: screen))"]
    lines += screen.lost.map { "  lost      \($0)" }
    for (change, elements) in screen.contrasts.grouped(by: \.change) {
      let shift = screens.contrasts[change]
      let isPoor = shift.themes.contains { $0.new < $0.minimum }
      let word = shift.isLoss ? "contrast" : isPoor ? "worse   " : "mended  "
      lines.append(
        "  \(word)  \(Self.places(elements)) \(shift.component) \(shift.place): "
          + "'\(shift.foreground)' on '\(shift.background)' \(screens.words(of: shift))")
    }
    lines += screen.cuts.map { "  cut       \($0.pointer) \(screens.words(of: $0))" }
    for (change, elements) in screen.looks.grouped(by: \.change) {
      let component = screens.looks[change].component
      lines.append("  look \(change + 1)  \(Self.places(elements)) \(component)")
    }
  }

  static func heading(_ screens: RehearsedScreens) -> String {
    "\(screens.old) → \(screens.new) on \(counted(screens.screenCount, "screen")) with "
      + counted(screens.elementCount, "component")
  }

  static func summary(_ screens: RehearsedScreens) -> String {
    guard !screens.isEmpty else { return "nothing changes" }
    let losses = screens.losses.reduce(0) { $0 + $1.count }
    let parts = [
      screens.lostCount > 0 ? "\(counted(screens.lostCount, "name")) lost" : nil,
      losses > 0 ? "\(counted(losses, "place")) below the contrast needed" : nil,
      words(ofCuts: screens.cuts.reduce(0) { $0 + $1.count }),
      screens.deltaE.map { "ΔE up to \(JSONNumber.text($0, decimals: 2))" },
    ].compactMap(\.self)
    let count = counted(screens.screens.count, "screen")
    let verb = screens.screens.count == 1 ? "changes" : "change"
    return "\(count) \(verb)" + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", "))
  }

  static func words(ofCuts count: Int) -> String? {
    count > 0 ? "\(counted(count, "text")) no longer \(count == 1 ? "fits" : "fit")" : nil
  }

  /// The first places, and the number of the others.
  static func places(_ elements: [RehearsedScreen.ChangedElement]) -> String {
    let rest = elements.count - placeLimit
    return elements.prefix(placeLimit).map(\.pointer).joined(separator: ", ")
      + (rest > 0 ? " and \(rest) more" : "")
  }
}

extension RehearsedScreens {
  /// What changes of a screen, in a phrase.
  func summary(of screen: RehearsedScreen) -> String {
    let losses = screen.contrasts.count { contrasts[$0.change].isLoss }
    let deltaE = screen.looks.compactMap { looks[$0.change].deltaE }.max()
    return [
      screen.lost.isEmpty ? nil : "\(counted(screen.lost.count, "name")) lost",
      losses > 0 ? "\(counted(losses, "place")) below the contrast needed" : nil,
      RehearsalText.words(ofCuts: screen.cuts.count),
      "\(screen.looks.count) of \(counted(screen.elementCount, "component")) look otherwise",
      deltaE.map { "ΔE up to \(JSONNumber.text($0, decimals: 2))" },
    ].compactMap(\.self).joined(separator: ", ")
  }

  /// The themes in words; nothing for all of them.
  func words(ofThemes numbers: [Int]) -> String {
    guard numbers.count < themes.count, themes.count > 1 else { return "" }
    return " in " + numbers.map { themes[$0].shortText }.joined(separator: ", ")
  }

  /// For example `ButtonView button: 'Pay now' no longer fits in x5 light, x5 dark`.
  func words(of cut: RehearsedScreen.CutText) -> String {
    "\(cut.component) \(cut.place): '\(cut.text)' no longer fits\(words(ofThemes: cut.themes))"
  }

  func words(of value: LookChange.Value) -> String {
    let old = value.old.isEmpty ? "nothing" : value.old
    let new = value.new.isEmpty ? "nothing" : value.new
    let deltaE = value.deltaE.map { "  ΔE \(JSONNumber.text($0, decimals: 2))" } ?? ""
    return "\(old) → \(new)\(deltaE)\(words(ofThemes: value.themes))"
  }

  func words(of shift: ContrastShift) -> String {
    let groups = shift.themes.grouped { theme in
      [theme.old.map(Contrast.shown) ?? 0, Contrast.shown(theme.new), theme.minimum]
    }
    return groups.map { numbers, themes in
      let old = themes[0].old == nil ? "unknown" : JSONNumber.text(numbers[0])
      return "\(old) → \(JSONNumber.text(numbers[1]))\(words(ofThemes: themes.map(\.theme))); "
        + "\(JSONNumber.text(numbers[2])) is needed"
    }.joined(separator: "; ")
  }
}
