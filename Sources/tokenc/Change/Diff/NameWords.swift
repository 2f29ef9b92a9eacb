import TokenCompiler

/// Compares names by their words, and remembers how alike words are spelled.
///
/// Words end at anything but a letter or digit, at a capital behind a small letter, and between
/// letters and digits: `text.primaryOld2` is text, primary, old, 2.
struct NameWords {
  private var similarities: [Versions<String>: Double] = [:]

  /// Of names with more words those in common count alone, and of words with more bytes no spelling.
  private static let mostWords = 64
  private static let mostBytes = 256

  /// Words that say a name's age and nothing about its meaning.
  private static let age: Set<String> = [
    "deprecated", "experimental", "legacy", "new", "old", "root",
  ]

  /// Words in which variants of one color differ: names that differ in them mean different things.
  private static let variants: Set<String> = [
    "active", "checked", "dark", "disabled", "focus", "focused", "highlighted", "hover", "hovered",
    "inverse", "inverted", "light", "press", "pressed", "selected", "static",
  ]

  static func split(_ path: String) -> [String] {
    enum Kind { case lower, upper, digit, other }
    var words: [String] = []
    var last = Kind.other
    for scalar in path.unicodeScalars {
      let kind: Kind =
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .titlecaseLetter: .upper
        case .lowercaseLetter, .otherLetter, .modifierLetter: .lower
        case .decimalNumber: .digit
        default: .other
        }
      if kind != .other {
        let isInside = kind == last || last == .upper && kind == .lower
        if !isInside { words.append("") }
        words[words.count - 1].unicodeScalars.append(scalar)
      }
      last = kind
    }
    return words.map { $0.lowercased() }
  }

  private static func isVariant(_ word: String) -> Bool {
    variants.contains(word) || word.utf8.first.map { (0x30...0x39).contains($0) } == true
  }

  /// How alike two names are, from 0 to 1, whatever their words' order.
  ///
  /// Twice the words in common over all words (L. R. Dice, 1945), where words that are spelled alike
  /// count in part and words of age do not count. Names that differ in a variant or a number are at
  /// most half as alike.
  mutating func similarity(_ one: [String], _ other: [String]) -> Double {
    let left = one.filter { !Self.age.contains($0) }
    let right = other.filter { !Self.age.contains($0) }
    guard !left.isEmpty, !right.isEmpty else { return 0 }
    if left.joined() == right.joined() { return 1 }
    if max(left.count, right.count) > Self.mostWords {
      let (gone, _) = Self.difference(left, right)
      return 2 * Double(left.count - gone.count) / Double(left.count + right.count)
    }
    var restOfRight = right
    var restOfLeft: [String] = []
    for word in left {
      if let index = restOfRight.firstIndex(of: word) {
        restOfRight.remove(at: index)
      } else {
        restOfLeft.append(word)
      }
    }
    var common = Double(left.count - restOfLeft.count)
    let isOtherVariant =
      restOfLeft.contains(where: Self.isVariant) || restOfRight.contains(where: Self.isVariant)
    for word in restOfLeft {
      var best = 0.0
      var bestIndex: Int?
      for (index, candidate) in restOfRight.enumerated() {
        let similarity = spelling(word, candidate)
        guard similarity > best else { continue }
        best = similarity
        bestIndex = index
      }
      guard let bestIndex, best >= 0.5 else { continue }
      common += best
      restOfRight.remove(at: bestIndex)
    }
    let result = 2 * common / Double(left.count + right.count)
    return isOtherVariant ? result / 2 : result
  }

  /// How alike two words are spelled, from 0 to 1.
  mutating func spelling(_ one: String, _ other: String) -> Double {
    let pair = Versions(old: one, new: other)
    if let known = similarities[pair] { return known }
    let left = Array(one.utf8)
    let right = Array(other.utf8)
    let length = max(left.count, right.count)
    guard length <= Self.mostBytes else { return 0 }
    var result = 0.0
    var edits = EditDistance(from: left, atMost: length)
    if case .near(let count) = edits.compare(with: right[...], known: 0) {
      result = 1 - Double(count) / Double(length)
    }
    // `bg` in `specialbg`.
    if min(left.count, right.count) > 1,
      right.starts(with: left) || left.starts(with: right)
        || right.reversed().starts(with: left.reversed())
        || left.reversed().starts(with: right.reversed())
    {
      result = max(result, 0.6)
    }
    similarities[pair] = result
    return result
  }

  /// The edit that turns one name into another, as text: the words that go and come, without their positions.
  ///
  /// Names renamed by one rule have the same edit: `[specialbg old] → [bg]`.
  static func edit(_ one: [String], _ other: [String]) -> String {
    let (gone, come) = difference(one, other)
    return "[\(gone.joined(separator: " "))] → [\(come.joined(separator: " "))]"
  }

  /// The words of one name that another lacks, and the other way round.
  static func difference(
    _ one: [String], _ other: [String]
  ) -> (gone: [String], come: [String]) {
    var counts = Dictionary(other.map { ($0, 1) }, uniquingKeysWith: +)
    // Of equal words the first ones are in both.
    func isExtra(_ word: String) -> Bool {
      let count = counts[word] ?? 0
      counts[word] = count - 1
      return count <= 0
    }
    let gone = one.filter(isExtra)
    counts = Dictionary(one.map { ($0, 1) }, uniquingKeysWith: +)
    return (gone, other.filter(isExtra))
  }

  static func saysAge(_ words: [String]) -> Bool { words.contains(where: age.contains) }

  static func meaning(of words: [String]) -> Set<String> { Set(words).subtracting(age) }
}

struct WordIndex {
  private var holders: [String: [Int]] = [:]

  /// Adds a name under a number that is above all before it.
  mutating func add(_ words: [String], as number: Int) {
    for word in Set(words) { holders[word, default: []].append(number) }
  }

  /// The names with the word that the fewest have; none if no name has one of the words.
  func names(withRarestOf words: Set<String>) -> [Int] {
    var rarest: [Int]?
    for word in words {
      let list = holders[word] ?? []
      if list.count < rarest?.count ?? .max { rarest = list }
    }
    return rarest ?? []
  }

  /// Up to a number of names that share words with one, those with its rarest words first.
  func nearest(to words: [String], atMost limit: Int) -> [Int] {
    let lists = Set(words).compactMap { holders[$0] }.sorted {
      ($0.count, $0[0]) < ($1.count, $1[0])
    }
    var found: Set<Int> = []
    for list in lists where found.count < limit {
      found.formUnion(list.prefix(limit - found.count))
    }
    return found.sorted()
  }
}
