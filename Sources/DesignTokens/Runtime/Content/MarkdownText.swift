extension MarkupText {
  /// Reads the part of Markdown that servers put into texts; see `RichText(markdown:)` for what is read.
  package init(markdown: String, addresses: AddressPolicy) {
    var reader = MarkdownTextReader(markdown, addresses)
    let runs = reader.read()
    self.init(runs: runs, refusals: reader.refusals, markCount: reader.markCount)
  }
}

/// Reads Markdown from first to last: signs that begin and end emphasis are found on the way, and matched at the end.
///
/// Each byte is read once and each sign matched once, so the time is linear in the length.
private struct MarkdownTextReader {
  private let bytes: [UInt8]
  private let addresses: AddressPolicy
  private var index = 0
  private(set) var refusals: [MarkupText.Refusal] = []
  /// The signs that were read; beyond a limit they are text.
  private(set) var markCount = 0
  private var pieces: [Piece] = []
  private var text: [UInt8] = []
  private var traitsOfLine: MarkupText.Traits = []
  /// The pieces that may begin something, the innermost last.
  private var open: [Int] = []
  /// Where the next address ends, which many may have before them.
  private var addressEnd = -1

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
  private static let escapable = Set("\\`*_{}[]()#+-.!~>|".utf8)

  init(_ markdown: String, _ addresses: AddressPolicy) {
    bytes = Array(markdown.utf8)
    self.addresses = addresses
  }

  mutating func read() -> [MarkupText.Run] {
    startLine()
    while index < bytes.count { readNext() }
    endLine()
    return runs
  }

  /// Counts a sign; false if it is one too many, and so text.
  private mutating func countMark() -> Bool {
    guard markCount < ContentLimits.markCount else { return false }
    markCount += 1
    return true
  }

  // MARK: Lines

  /// Reads what begins a line: spaces, the sign of a heading or of an item.
  private mutating func startLine() {
    while sign(at: index) == Self.space || sign(at: index) == UInt8(ascii: "\t") { index += 1 }
    let level = count(of: UInt8(ascii: "#"), from: index)
    if (1...6).contains(level), sign(at: index + level) == Self.space, countMark() {
      index += level + 1
      traitsOfLine = .bold
    } else if sign(at: index + 1) == Self.space {
      switch sign(at: index) {
      case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
        index += 2
        text += "• ".utf8
      default: break
      }
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
    while index < bytes.count {
      let length = sign(at: index) == Self.space ? 1 : newlineLength(at: index)
      if length == 0 { break }
      index += length
    }
    endLine()
    guard index < bytes.count else { return }
    if !pieces.isEmpty { append("\n", []) }
    startLine()
  }

  // MARK: Characters

  private static let space = UInt8(ascii: " ")

  /// The character of ASCII at an index; `nil` for another, one with marks on it, or none.
  private func sign(at index: Int) -> UInt8? {
    guard index < bytes.count, bytes[index] < 0x80 else { return nil }
    guard index + 1 < bytes.count, bytes[index + 1] >= 0x80 else { return bytes[index] }
    return Self.extends(scalar(at: index + 1)) ? nil : bytes[index]
  }

  /// Returns a Boolean value that indicates whether a scalar is a part of the character before it, such as the signs of
  /// keys in emoji.
  private static func extends(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isGraphemeExtend || scalar == "\u{200D}"
      || scalar.properties.generalCategory == .spacingMark
  }

  private func scalar(at start: Int) -> Unicode.Scalar {
    let first = bytes[start]
    let count = first < 0x80 ? 0 : first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3
    var value = UInt32(count == 0 ? first : first & (0x3F >> UInt8(count)))
    for byte in bytes[(start + 1)...].prefix(count) { value = value << 6 | UInt32(byte & 0x3F) }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// The first scalar of the character before an index; a space at the start.
  private func scalar(before index: Int) -> Unicode.Scalar {
    if index > 0, bytes[index - 1] < 0x80 { return Unicode.Scalar(bytes[index - 1]) }
    var start = index
    for _ in 0..<Self.greatestDepth where start > 0 {
      start -= 1
      while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
      let scalar = scalar(at: start)
      if !Self.extends(scalar) { return scalar }
    }
    return " "
  }

  /// The bytes of a line end at an index; 0 for none.
  private func newlineLength(at index: Int) -> Int {
    switch bytes[index] {
    case 0x0A...0x0D: 1
    case 0xC2 where bytes[index + 1] == 0x85: 2
    case 0xE2 where bytes[index + 1] == 0x80 && bytes[index + 2] & 0xFE == 0xA8: 3
    default: 0
    }
  }

  private func count(of sign: UInt8, from start: Int) -> Int {
    (start..<start + 8).prefix { self.sign(at: $0) == sign }.count
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  // MARK: Signs

  private mutating func readNext() {
    let byte = bytes[index]
    switch byte {
    case 0x0A...0x0D, 0xC2, 0xE2:
      if newlineLength(at: index) > 0 { readLineEnd() } else { takeByte() }
    case UInt8(ascii: "\\"):
      if let next = sign(at: index + 1), Self.escapable.contains(next) { index += 1 }
      takeByte()
    case UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"),
      UInt8(ascii: "["), UInt8(ascii: "]"):
      let isText = markCount == ContentLimits.markCount || sign(at: index) == nil
      if isText { takeByte() } else { readSign(byte) }
    default: takeByte()
    }
  }

  private mutating func takeByte() {
    text.append(bytes[index])
    index += 1
  }

  private mutating func readSign(_ sign: UInt8) {
    switch sign {
    case UInt8(ascii: "`"): readCode()
    case UInt8(ascii: "["): readBracket()
    case UInt8(ascii: "]"): readLink()
    default: readEmphasis(sign)
    }
  }

  private mutating func flush() {
    guard !text.isEmpty else { return }
    append(String(decoding: text, as: UTF8.self), traitsOfLine)
    text.removeAll(keepingCapacity: true)
  }

  /// Adds a text, to the piece before it where that is one, too.
  private mutating func append(_ text: String, _ traits: MarkupText.Traits) {
    if let last = pieces.last, last.sign == nil, !last.isBracket, last.link == nil,
      last.traits == traits
    {
      pieces[pieces.count - 1].text += text
    } else {
      pieces.append(Piece(text: text, traits: traits))
    }
  }

  private mutating func readCode() {
    let limit = min(bytes.count, index + 1 + Self.longestAddress)
    var end = index + 1
    while end < limit, sign(at: end) != UInt8(ascii: "`"), newlineLength(at: end) == 0 { end += 1 }
    guard end < limit, bytes[end] == UInt8(ascii: "`"), end > index + 1, countMark() else {
      return takeByte()
    }
    flush()
    pieces.append(Piece(text: text(index + 1..<end), traits: traitsOfLine.union(.code)))
    index = end + 1
  }

  private mutating func readEmphasis(_ sign: UInt8) {
    let length = count(of: sign, from: index)
    let before = scalar(before: index)
    let after = index + length < bytes.count ? scalar(at: index + length) : " "
    // Within words, `_` is a letter, as in `snake_case`.
    let isWithin = sign == UInt8(ascii: "_") && Self.isOfWord(before) && Self.isOfWord(after)
    let traits: MarkupText.Traits? =
      switch (sign, length) {
      case (UInt8(ascii: "~"), 2): .struckThrough
      case (UInt8(ascii: "~"), _): nil
      case (_, 1): .italic
      case (_, 2): .bold
      case (_, 3): [.bold, .italic]
      default: nil
      }
    let word = bytes[index..<index + length]
    index += length
    guard let traits, !isWithin, countMark() else {
      text += word
      return
    }
    flush()
    let position = pieces.count
    let name = String(decoding: word, as: UTF8.self)
    pieces.append(Piece(text: name, traits: traitsOfLine, sign: traits))
    if !Self.isSpace(before),
      let start = open.lastIndex(where: { pieces[$0].text == name })
    {
      pieces[position].partner = open[start]
      pieces[open[start]].partner = position
      open.removeSubrange(start...)
    } else if !Self.isSpace(after), open.count < Self.greatestDepth {
      open.append(position)
    }
  }

  private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return (0x30...0x39).contains(scalar.value) || (0x61...0x7A).contains(scalar.value | 0x20)
    }
    return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      ? scalar == " " || (0x09...0x0D).contains(scalar.value) : scalar.properties.isWhitespace
  }

  private mutating func readBracket() {
    guard countMark() else { return takeByte() }
    flush()
    if open.count < Self.greatestDepth { open.append(pieces.count) }
    pieces.append(Piece(text: "[", traits: traitsOfLine, isBracket: true))
    index += 1
  }

  private mutating func readLink() {
    guard let start = open.lastIndex(where: { pieces[$0].isBracket }),
      sign(at: index + 1) == UInt8(ascii: "("), let end = endOfAddress(from: index + 2)
    else { return takeByte() }
    flush()
    let bracket = open[start]
    open.removeSubrange(start...)
    let address = text(index + 2..<end)
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

  /// The parenthesis that ends an address; `nil` for one with space in it, or without an end.
  private mutating func endOfAddress(from start: Int) -> Int? {
    if addressEnd < start {
      addressEnd = start
      while addressEnd < bytes.count, !endsAddress(at: addressEnd) { addressEnd += 1 }
    }
    guard addressEnd < bytes.count, addressEnd - start < Self.longestAddress else { return nil }
    return bytes[addressEnd] == UInt8(ascii: ")") ? addressEnd : nil
  }

  private func endsAddress(at index: Int) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: ")"), Self.space, 0x09...0x0D: true
    case 0xC2...0xF4: scalar(at: index).properties.isWhitespace
    default: false
    }
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
