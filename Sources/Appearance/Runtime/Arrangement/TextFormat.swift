import TokenRuntime

/// How the text of an input is written, and how long it may be, as its ``TextInputTraits`` say.
///
/// The value that a person enters has none of the signs that the format sets between its characters. A
/// value that does not fit is written as it is.
struct TextFormat: Hashable, Sendable {
  fileprivate enum Slot: Hashable {
    case digit, letter, either
    case sign(Character)
  }

  private var slots: [Slot] = []
  private var limit = Int.max

  init(_ traits: TextInputTraits) {
    if let maximum = traits.maximumLength, maximum > 0 { limit = maximum }
    guard let format = traits.format, !format.isEmpty else { return }
    var isSign = false
    for character in format {
      switch character {
      case _ where isSign:
        slots.append(.sign(character))
        isSign = false
      case "\\": isSign = true
      case "#": slots.append(.digit)
      case "@": slots.append(.letter)
      case "*": slots.append(.either)
      default: slots.append(.sign(character))
      }
    }
    limit = min(limit, slots.count { $0.isTaken })
  }

  /// A Boolean value that indicates whether any text is taken, and written as it is.
  var isPlain: Bool { self == TextFormat(.unset) }

  /// A value with the signs between its characters.
  func written(_ value: String) -> String { String(characters(of: value).map(\.character)) }

  /// The result of an edit.
  struct Edit: Equatable {
    var value: String
    /// The value as it is written.
    var text: String
    /// The number of characters of the text after the caret.
    var tail: Int
  }

  /// Returns the value after an edit of its text, with `tail` characters after the caret.
  func edit(_ value: String, to text: String, tail: Int = .max) -> Edit {
    let old = characters(of: value)
    let new = Array(text)
    func common(_ one: some Sequence<Character>, _ other: some Sequence<Character>) -> Int {
      zip(one, other).prefix { $0 == $1 }.count
    }
    let shown = old.map(\.character)
    let end = min(common(shown.reversed(), new.reversed()), tail)
    let start = min(common(shown, new), shown.count - end, new.count - end)
    var before = old[..<start].filter(\.isTaken).map(\.character)
    let after = old[(old.count - end)...].filter(\.isTaken).map(\.character)
    var entered = accepted(new[start..<(new.count - end)], after: before.count)
    // Who deletes a sign means the character before it.
    let isSignDeleted = new.count < old.count && before.count + after.count == value.count
    if isSignDeleted, entered.isEmpty { before = before.dropLast() }
    entered = Array(entered.prefix(max(0, limit - before.count - after.count)))
    before += entered
    let result = String(before + after)
    let written = characters(of: result)
    var left = before.count
    let head = written.prefix { character in
      defer { if character.isTaken { left -= 1 } }
      return left > 0
    }
    return Edit(
      value: result, text: String(written.map(\.character)), tail: written.count - head.count)
  }

  /// The characters of a text that the slots after a number of others take.
  private func accepted(_ text: some Sequence<Character>, after count: Int) -> [Character] {
    guard !slots.isEmpty else { return Array(text) }
    var rest = slots[...]
    for _ in 0..<count {
      rest = rest.drop { !$0.isTaken }.dropFirst()
    }
    var taken: [Character] = []
    for character in text {
      if rest.first == .sign(character) {
        rest = rest.dropFirst()
      } else if let character = rest.first(where: \.isTaken)?.taking(character) {
        rest = rest.drop { !$0.isTaken }.dropFirst()
        taken.append(character)
      }
    }
    return taken
  }

  /// A value as it is written, each character with whether it is one of the value.
  private func characters(of value: String) -> [(character: Character, isTaken: Bool)] {
    let plain = value.map { (character: $0, isTaken: true) }
    var written = plain.prefix(0)
    var rest = plain[...]
    for slot in slots {
      guard let next = rest.first?.character else { return Array(written) }
      if case .sign(let sign) = slot {
        written.append((sign, false))
      } else if slot.taking(next) == next {
        written.append(rest.removeFirst())
      } else {
        return plain
      }
    }
    return rest.isEmpty ? Array(written) : plain
  }
}

extension TextFormat.Slot {
  fileprivate var isTaken: Bool { if case .sign = self { false } else { true } }

  /// A character in this slot, digits of any script as those of ASCII; `nil` for one that is for another.
  fileprivate func taking(_ character: Character) -> Character? {
    let isDecimal = character.unicodeScalars.first?.properties.numericType == .decimal
    let digit = isDecimal ? character.wholeNumberValue.map { Character("\($0)") } : nil
    return switch self {
    case .digit: digit
    case .letter: character.isLetter ? character : nil
    case .either: digit ?? (character.isLetter ? character : nil)
    case .sign: nil
    }
  }
}
