import TokenCompiler
import TokenScreens

/// Finds texts that fitted where they stood and no longer do.
///
/// Only texts whose font `fonts.files` of the configuration has, in exactly the weight, are measured;
/// of others nothing is said.
struct TextRehearsal: Sendable {
  private let old: ScreenDrawing
  private let new: ScreenDrawing
  /// The themes, by the parts on which layout depends: texts fit alike in light and dark.
  private let groups: [(themes: [Int], old: Int, new: Int)]
  /// Whether the same looks give the same texts.
  let hasSameFonts: Bool

  /// A text with all that tells it from others of a screen.
  private struct Place: Hashable {
    var pointer: String
    var component: String
    var elements: [String]
  }

  /// What a text may exceed its place by, as kerning is not measured.
  private static let slack = 1.02

  /// - Returns: `nil` where no side has fonts.
  init?(
    _ old: ScreenSide, _ new: ScreenSide, themes: [(label: ThemeLabel, old: Int, new: Int)]
  ) {
    guard !old.fonts.faces.isEmpty, !new.fonts.faces.isEmpty else { return nil }
    self.old = ScreenDrawing(old)
    self.new = ScreenDrawing(new)
    hasSameFonts = old.fonts.faces == new.fonts.faces
    let (before, now) = (Self.lengths(of: old.design.tokens), Self.lengths(of: new.design.tokens))
    groups = themes.indices.grouped { [before[themes[$0].old], now[themes[$0].new]] }.map {
      ($1, themes[$1[0]].old, themes[$1[0]].new)
    }
  }

  /// For each theme a number that it shares with those whose lengths and text styles are the same.
  private static func lengths(of tokens: TokenTable) -> [Int] {
    let types: Set<TokenType?> = [.dimension, .number, .typography]
    let measured = tokens.tokens.filter { types.contains(tokens.type(of: $0)) }
    var known: [[TokenValue?]: Int] = [:]
    return tokens.themes.indices.map { theme in
      let values = measured.map { tokens.value(of: $0, in: theme) }
      if let number = known[values] { return number }
      known[values] = known.count
      return known.count - 1
    }
  }

  /// The texts of a document that are cut off in the new version alone.
  func cuts(
    _ former: [DrawnComponent], _ drawn: [DrawnComponent], _ reader: ScreenReader,
    _ oldPool: inout LookPool, _ newPool: inout LookPool
  ) -> [RehearsedScreen.CutText] {
    var result: [RehearsedScreen.CutText] = []
    for group in groups {
      let before = Self.texts(of: old.laidOut(former, reader, group.old, &oldPool))
      let now = Self.texts(of: new.laidOut(drawn, reader, group.new, &newPool))
      let known = before.grouped { $0.place }.reduce(into: [:]) { $0[$1.key] = $1.elements }
      for (place, texts) in now.grouped(by: \.place) {
        guard let others = known[place], others.count == texts.count else { continue }
        for (text, other) in zip(texts, others) {
          guard text.text.isCut(in: text.frame, slack: Self.slack) == true,
            other.text.isCut(in: other.frame, slack: 1) == false
          else { continue }
          let cut = RehearsedScreen.CutText(
            pointer: place.pointer, component: place.component,
            place: place.elements.joined(separator: "."), text: String(text.text.text.prefix(60)))
          if let index = result.firstIndex(where: { $0.isSamePlace(as: cut) }) {
            result[index].themes += group.themes
          } else {
            result.append(cut)
            result[result.count - 1].themes = group.themes
          }
        }
      }
    }
    return result
  }

  private typealias PlacedText = (place: Place, text: ScreenText, frame: ScreenFrame)

  private static func texts(of screen: ScreenBox) -> [PlacedText] {
    var result: [PlacedText] = []
    func visit(_ box: ScreenBox, _ outer: Place) {
      var place = outer
      if let owner = box.owners.first {
        place = Place(
          pointer: owner.pointer, component: owner.component, elements: owner.elements)
      } else {
        place.elements += box.elements
      }
      if case .text(let text) = box.content { result.append((place, text, box.frame)) }
      for child in box.children { visit(child, place) }
    }
    visit(screen, Place(pointer: "", component: "", elements: []))
    return result
  }
}

extension RehearsedScreen.CutText {
  fileprivate func isSamePlace(as other: Self) -> Bool {
    pointer == other.pointer && place == other.place && text == other.text
  }
}
