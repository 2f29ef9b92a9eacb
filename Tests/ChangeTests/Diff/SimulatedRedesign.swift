import TestSupport

@testable import TokenChange

/// Two versions of a set of colors, of which the second is a redesign, and what it renamed.
struct SimulatedRedesign {
  private(set) var old: [Token] = []
  private(set) var new: [Token] = []
  /// The new paths by the old ones.
  private(set) var renames: [String: String] = [:]
  private var random: SeededGenerator

  struct Token {
    var path: String
    /// `#rrggbb`, or an alias in braces.
    var value: String
    var description: String?
    var isPrimitive = false
  }

  private static let groups = ["text", "bg", "border", "graphic", "status", "chart", "button"]
  private static let words = [
    "primary", "secondary", "tertiary", "accent", "muted", "strong", "subtle", "info", "success",
    "warning", "danger", "link", "brand", "disabled", "raised", "sunken", "overlay", "header",
  ]
  private static let synonyms = [
    "primary": "main", "secondary": "second", "danger": "critical", "muted": "quiet",
    "raised": "lifted", "strong": "heavy",
  ]

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    makeOld()
    new = old
    mendSpellings()
    renameWords()
    moveGroup()
    replaceGroup()
    revalue()
    removeAndAdd()
  }

  /// Of the primitives and of the others, as a token file.
  static func file(_ tokens: [Token]) -> String {
    let members = tokens.map { token in
      let value = token.value.hasPrefix("{") ? "\"\(token.value)\"" : colorJSON(token.value)
      let description = token.description.map { #", "$description": "\#($0)""# } ?? ""
      return #""\#(token.path)": { "$value": \#(value)\#(description) }"#
    }
    // Names with dashes: one group.
    return #"{ "color": { "$type": "color", \#(members.joined(separator: ", ")) } }"#
  }

  private mutating func color() -> String {
    if Int.random(in: 0..<5, using: &random) == 0 { return "#ffffff" }
    let digits = String(UInt32.random(in: 0..<1 << 24, using: &random), radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  private mutating func makeOld() {
    for step in 0..<12 {
      old.append(Token(path: "palette-\(step)00", value: color(), isPrimitive: true))
    }
    for group in Self.groups {
      for word in Self.words.shuffled(using: &random).prefix(Int.random(in: 4...9, using: &random))
      {
        old.append(token("\(group)-\(word)"))
        if Int.random(in: 0..<4, using: &random) == 0 {
          old.append(token("\(group)-\(word)-hover"))
        }
      }
    }
    // A misspelt name, as histories have them.
    old.append(token("graphic-persimmmon"))
    for part in ["bg", "text", "line", "shade"] { old.append(token("winter-\(part)")) }
  }

  private mutating func token(_ path: String) -> Token {
    let isAlias = Bool.random(using: &random)
    let value = isAlias ? "{color.palette-\(Int.random(in: 0..<12, using: &random))00}" : color()
    let isDescribed = Int.random(in: 0..<3, using: &random) == 0
    return Token(
      path: path, value: value,
      description: isDescribed
        ? "Where \(path) \(UInt16.random(in: .min ... .max, using: &random))" : nil)
  }

  private mutating func rename(_ index: Int, to path: String) {
    renames[new[index].path] = path
    new[index].path = path
  }

  private mutating func mendSpellings() {
    guard let index = new.firstIndex(where: { $0.path == "graphic-persimmmon" }) else { return }
    rename(index, to: "graphic-persimmon")
    new[index].value = color()
  }

  /// Some tokens get a synonym for a word and keep their value.
  private mutating func renameWords() {
    let (word, synonym) =
      Self.synonyms.sorted { $0.key < $1.key }.randomElement(using: &random) ?? ("", "")
    for index in new.indices where new[index].path.split(separator: "-").contains(Substring(word)) {
      rename(index, to: new[index].path.replacing(word, with: synonym))
    }
  }

  /// A group gets another name, and half of its tokens another value.
  private mutating func moveGroup() {
    for index in new.indices where new[index].path.hasPrefix("chart-") {
      let path = renames.first { $0.value == new[index].path }?.key ?? new[index].path
      let moved = new[index].path.replacing("chart-", with: "graph-")
      renames[path] = moved
      new[index].path = moved
      if Bool.random(using: &random) { new[index].value = color() }
    }
  }

  /// A group goes and another of the same parts comes: other tokens, whatever chance makes of values.
  private mutating func replaceGroup() {
    guard let place = new.firstIndex(where: { $0.path.hasPrefix("winter-") }) else { return }
    new.removeAll { $0.path.hasPrefix("winter-") }
    for part in ["shade", "line", "text", "bg"] {
      new.insert(Token(path: "summer-\(part)", value: color()), at: place)
    }
  }

  private mutating func revalue() {
    for index in new.indices where Int.random(in: 0..<4, using: &random) == 0 {
      new[index].value = color()
    }
  }

  private mutating func removeAndAdd() {
    let renamed = Set(renames.values)
    for _ in 0..<5 {
      let index = new.indices.randomElement(using: &random) ?? 0
      guard !new[index].isPrimitive, !renamed.contains(new[index].path) else { continue }
      let gone = new.remove(at: index)
      let group = gone.path.prefix { $0 != "-" }
      let path =
        "\(group)-\(["cosmic", "plain", "solid", "faint"].randomElement(using: &random) ?? "")"
      guard Bool.random(using: &random), !new.contains(where: { $0.path == path }) else { continue }
      new.insert(Token(path: path, value: color()), at: index)
    }
  }
}
