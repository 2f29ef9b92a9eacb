extension MarkupText {
  /// Reads the part of Markdown that servers put into texts; see `RichText(markdown:)` for what is read.
  package init(markdown: String, addresses: AddressPolicy) {
    var reader = MarkdownTextReader(markdown, addresses)
    let runs = reader.read()
    self.init(runs: runs, refusals: reader.refusals)
  }
}

/// Reads Markdown from first to last: signs that begin and end emphasis are found on the way, and matched at the end.
///
/// Each character is read once and each sign matched once, so the time is linear in the length.
private struct MarkdownTextReader {
  private let characters: [Character]
  private let addresses: AddressPolicy
  private var index = 0
  private(set) var refusals: [MarkupText.Refusal] = []
  private var pieces: [Piece] = []
  private var text = ""
  private var traitsOfLine: MarkupText.Traits = []
  /// The pieces that may begin something, the innermost last.
  private var open: [Int] = []

  private struct Piece {
    var text: String
    var traits: MarkupText.Traits = []
    var link: String?
    /// The trait that the sign begins or ends; `nil` for a text.
    var sign: MarkupText.Traits?
    /// The piece that ends what this one begins, or begins what it ends.
    var partner: Int?
    var isBracket = false
  }

  private static let greatestDepth = 64
  private static let longestAddress = 2048
  private static let escapable: Set<Character> = [
    "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "#", "+", "-", ".", "!", "~", ">", "|",
  ]

  init(_ markdown: String, _ addresses: AddressPolicy) {
    characters = Array(markdown)
    self.addresses = addresses
  }

  mutating func read() -> [MarkupText.Run] {
    startLine()
    while index < characters.count { readNext() }
    endLine()
    return runs
  }

  // MARK: Lines

  /// Reads what begins a line: spaces, the sign of a heading or of an item.
  private mutating func startLine() {
    while index < characters.count, characters[index] == " " || characters[index] == "\t" {
      index += 1
    }
    let level = count(of: "#", from: index)
    if (1...6).contains(level), peek(level) == " " {
      index += level + 1
      traitsOfLine = .bold
    } else if let sign = peek(0), ["-", "*", "+"].contains(sign), peek(1) == " " {
      index += 2
      text += "• "
    }
  }

  /// Ends what a line began, which goes on in no other.
  private mutating func endLine() {
    flush()
    open = []
    traitsOfLine = []
  }

  private mutating func readLineEnd() {
    // Several line ends are a paragraph's, which is one here: a label has no more.
    while index < characters.count, characters[index].isNewline || characters[index] == " " {
      index += 1
    }
    endLine()
    guard index < characters.count else { return }
    if !pieces.isEmpty { pieces.append(Piece(text: "\n")) }
    startLine()
  }

  // MARK: Signs

  private func peek(_ offset: Int) -> Character? {
    characters.indices.contains(index + offset) ? characters[index + offset] : nil
  }

  private func count(of sign: Character, from start: Int) -> Int {
    characters[start...].prefix(8).prefix { $0 == sign }.count
  }

  private mutating func readNext() {
    let character = characters[index]
    switch character {
    case _ where character.isNewline: readLineEnd()
    case "\\" where peek(1).map(Self.escapable.contains) ?? false:
      text.append(characters[index + 1])
      index += 2
    case "`": readCode()
    case "*", "_", "~": readEmphasis(character)
    case "[":
      flush()
      if open.count < Self.greatestDepth { open.append(pieces.count) }
      pieces.append(Piece(text: "[", traits: traitsOfLine, isBracket: true))
      index += 1
    case "]": readLink()
    default:
      text.append(character)
      index += 1
    }
  }

  private mutating func flush() {
    guard !text.isEmpty else { return }
    pieces.append(Piece(text: text, traits: traitsOfLine))
    text = ""
  }

  private mutating func readCode() {
    let rest = characters[(index + 1)...].prefix(Self.longestAddress)
    guard let end = rest.firstIndex(where: { $0 == "`" || $0.isNewline }), characters[end] == "`",
      end > index + 1
    else {
      text.append("`")
      index += 1
      return
    }
    flush()
    pieces.append(
      Piece(text: String(characters[index + 1..<end]), traits: traitsOfLine.union(.code)))
    index = end + 1
  }

  private mutating func readEmphasis(_ sign: Character) {
    let length = count(of: sign, from: index)
    let before = index > 0 ? characters[index - 1] : " "
    let after = peek(length) ?? " "
    // Within words, `_` is a letter, as in `snake_case`.
    let isWithin =
      sign == "_" && (before.isLetter || before.isNumber) && (after.isLetter || after.isNumber)
    let traits: MarkupText.Traits? =
      switch (sign, length) {
      case ("~", 2): .struckThrough
      case ("~", _): nil
      case (_, 1): .italic
      case (_, 2): .bold
      case (_, 3): [.bold, .italic]
      default: nil
      }
    let word = String(repeating: String(sign), count: length)
    index += length
    guard let traits, !isWithin else {
      text += word
      return
    }
    flush()
    let position = pieces.count
    pieces.append(Piece(text: word, traits: traitsOfLine, sign: traits))
    if !before.isWhitespace, let start = open.lastIndex(where: { pieces[$0].text == word }) {
      pieces[position].partner = open[start]
      pieces[open[start]].partner = position
      open.removeSubrange(start...)
    } else if !after.isWhitespace, open.count < Self.greatestDepth {
      open.append(position)
    }
  }

  private mutating func readLink() {
    guard let start = open.lastIndex(where: { pieces[$0].isBracket }), peek(1) == "(",
      let end = characters[(index + 2)...].prefix(Self.longestAddress).firstIndex(where: {
        $0 == ")" || $0.isWhitespace
      }), characters[end] == ")"
    else {
      text.append("]")
      index += 1
      return
    }
    flush()
    let bracket = open[start]
    open.removeSubrange(start...)
    let address = String(characters[index + 2..<end])
    pieces[bracket].text = ""
    let isAbsolute = AddressSyntax.isAbsolute(address)
    if let reason = isAbsolute ? addresses.refusal(of: address) : "is not an absolute address" {
      if refusals.count < ContentLimits.faultCount {
        refusals.append(
          MarkupText.Refusal(
            reason: "'\(ContentLimits.shortened(address))' \(reason)", isByPolicy: isAbsolute))
      }
    } else {
      // Links hold no others, so each piece gets one once.
      for piece in bracket..<pieces.count where pieces[piece].link == nil {
        pieces[piece].link = address
      }
    }
    for outer in open.reversed() where pieces[outer].isBracket { pieces[outer].isBracket = false }
    index = end + 1
  }

  // MARK: Runs

  private var runs: [MarkupText.Run] {
    var runs: [MarkupText.Run] = []
    var counts: [UInt8: Int] = [:]
    for (index, piece) in pieces.enumerated() {
      if let sign = piece.sign, let partner = piece.partner {
        counts[sign.rawValue, default: 0] += partner > index ? 1 : -1
        continue
      }
      var traits = piece.traits
      for (value, count) in counts where count > 0 {
        traits.formUnion(MarkupText.Traits(rawValue: value))
      }
      guard !piece.text.isEmpty else { continue }
      if let last = runs.last, last.traits == traits, last.link == piece.link {
        runs[runs.count - 1].text += piece.text
      } else {
        runs.append(MarkupText.Run(text: piece.text, traits: traits, link: piece.link))
      }
    }
    return runs
  }
}
