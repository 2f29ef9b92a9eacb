/// The runs of a text in the small HTML that servers put into strings.
///
/// The documentation of `RichText(html:)` lists the tags that are read.
package struct MarkupText: Sendable {
  package struct Run: Sendable {
    package var text: String
    package var traits: Traits = []
    package var link: String?

    package init(text: String, traits: Traits = [], link: String? = nil) {
      self.text = text
      self.traits = traits
      self.link = link
    }
  }

  package struct Traits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let bold = Self(rawValue: 1)
    package static let italic = Self(rawValue: 2)
    package static let underlined = Self(rawValue: 4)
    package static let struckThrough = Self(rawValue: 8)
    package static let marked = Self(rawValue: 16)
    package static let code = Self(rawValue: 32)

    /// Each with its name.
    package static let named: [(name: String, trait: Self)] = [
      ("bold", .bold), ("italic", .italic), ("underlined", .underlined),
      ("struckThrough", .struckThrough), ("marked", .marked), ("code", .code),
    ]
  }

  /// In reading order, none of them empty.
  package private(set) var runs: [Run]
  /// The first 100 links that stay as text.
  package private(set) var refusals: [Refusal] = []
  /// The signs and elements that were read, which cost an app more than their bytes. From a limit on the rest is
  /// one run.
  package private(set) var markCount = 0

  package struct Refusal: Sendable {
    /// For example `'/a' is not an absolute address`.
    package var reason: String
    package var isByPolicy: Bool
  }

  package init(html: String, addresses: AddressPolicy) {
    var reader = HTMLTextReader(html, addresses)
    runs = reader.read()
    refusals = reader.refusals
    markCount = reader.markCount
  }

  package init(plain text: String) { runs = [Run(text: text)] }

  /// Creates a text of runs, of which empty ones are left out.
  package init(runs: [Run], refusals: [Refusal] = [], markCount: Int = 0) {
    self.runs = runs.filter { !$0.text.isEmpty }
    self.refusals = refusals
    self.markCount = markCount
  }

  package var text: String { runs.reduce(into: "") { $0 += $1.text } }
}

/// Reads HTML from first to last, by the rules of the HTML standard's tokenizer for tags and
/// comments (section 13.2.5) as far as they concern text.
private struct HTMLTextReader {
  private let bytes: [UInt8]
  private var index = 0
  private let addresses: AddressPolicy
  private var open: [Element] = []
  /// The elements that were read.
  private(set) var markCount = 0
  private var result: [MarkupText.Run] = []
  private(set) var refusals: [MarkupText.Refusal] = []
  /// Text that waits for a change of attributes.
  private var pending: [UInt8] = []
  /// A Boolean value that indicates whether the last character was collapsible space, or a line begins.
  private var isAfterSpace = true
  private var breaksLine = false

  private static let greatestDepth = 64

  private struct Element {
    let name: String
    let traits: MarkupText.Traits
    let link: String?
  }

  init(_ html: String, _ addresses: AddressPolicy) {
    bytes = Array(html.utf8)
    self.addresses = addresses
  }

  mutating func read() -> [MarkupText.Run] {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "<"):
        if !readMarkup() { append(take()) }
      case UInt8(ascii: "&"):
        if let character = readReference() { append(character) } else { append(take()) }
      case 0x20, 0x09, 0x0A, 0x0C, 0x0D:
        index += 1
        appendSpace()
      default: append(take())
      }
    }
    if pending.last == 0x20 { pending.removeLast() }
    flush()
    return result
  }

  // MARK: Text

  private mutating func take() -> UInt8 {
    defer { index += 1 }
    return bytes[index]
  }

  private mutating func append(_ byte: UInt8) {
    if breaksLine { breakLine() }
    pending.append(byte)
    isAfterSpace = false
  }

  private mutating func append(_ character: Unicode.Scalar) {
    for byte in UTF8.encode(character) ?? UTF8.encodedReplacementCharacter { append(byte) }
  }

  private mutating func appendSpace() {
    if isAfterSpace || breaksLine { return }
    pending.append(0x20)
    isAfterSpace = true
  }

  private mutating func breakLine() {
    if pending.last == 0x20 { pending.removeLast() }
    pending.append(0x0A)
    isAfterSpace = true
    breaksLine = false
  }

  private mutating func flush() {
    guard !pending.isEmpty else { return }
    var traits: MarkupText.Traits = []
    for element in open { traits.formUnion(element.traits) }
    result.append(
      MarkupText.Run(
        text: String(decoding: pending, as: UTF8.self), traits: traits,
        link: open.last { $0.link != nil }?.link))
    pending.removeAll(keepingCapacity: true)
  }

  // MARK: Elements

  private enum Tag {
    case lineBreak, block, link
    /// An element whose contents are no text.
    case unread
    case traits(MarkupText.Traits)
  }

  private static let tags: [String: Tag] = [
    "b": .traits(.bold), "strong": .traits(.bold), "i": .traits(.italic), "em": .traits(.italic),
    "u": .traits(.underlined), "s": .traits(.struckThrough), "strike": .traits(.struckThrough),
    "del": .traits(.struckThrough), "mark": .traits(.marked), "code": .traits(.code),
    "kbd": .traits(.code), "p": .block, "div": .block, "li": .block, "ul": .block, "ol": .block,
    "br": .lineBreak, "a": .link, "script": .unread, "style": .unread,
  ]
  private static let longestTag = 6

  /// Reads a tag or a comment at `index`; `false` if there is none and `<` is text.
  private mutating func readMarkup() -> Bool {
    if starts(with: "<!--") {
      index = end(of: "-->", from: index + 4)
      return true
    }
    var cursor = index + 1
    guard cursor < bytes.count else { return false }
    if bytes[cursor] == UInt8(ascii: "!") || bytes[cursor] == UInt8(ascii: "?") {
      index = end(of: ">", from: cursor)
      return true
    }
    let isEnd = bytes[cursor] == UInt8(ascii: "/")
    if isEnd { cursor += 1 }
    guard cursor < bytes.count, Self.isLetter(bytes[cursor]) else { return false }
    let nameEnd = end(of: cursor) {
      !Self.isSpace($0) && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/")
    }
    let name = nameEnd - cursor > Self.longestTag ? "" : lowercased(cursor..<nameEnd)
    guard let (address, end) = attributes(from: nameEnd) else {
      // A tag that doesn't end is dropped with what follows, as browsers do it.
      index = bytes.count
      return true
    }
    index = end
    if isEnd { close(name) } else { start(name, linkingTo: address) }
    return true
  }

  private mutating func start(_ name: String, linkingTo address: [UInt8]?) {
    switch Self.tags[name] {
    case .lineBreak?: breakLine()
    case .unread?: skip(to: name)
    case .block?: startLine()
    case .link?: open(name, [], linkingTo: address)
    case .traits(let traits)?: open(name, traits, linkingTo: address)
    case nil: break
    }
  }

  private mutating func open(
    _ name: String, _ traits: MarkupText.Traits, linkingTo address: [UInt8]?
  ) {
    guard open.count < Self.greatestDepth, markCount < ContentLimits.markCount else { return }
    markCount += 1
    flush()
    open.append(Element(name: name, traits: traits, link: address.flatMap { link(to: $0) }))
  }

  private mutating func close(_ name: String) {
    switch Self.tags[name] {
    case .block?: startLine()
    case .link?, .traits?:
      guard let last = open.lastIndex(where: { $0.name == name }) else { return }
      flush()
      open.remove(at: last)
    case .lineBreak?, .unread?, nil: break
    }
  }

  /// Makes further text begin a line, unless none has come yet.
  private mutating func startLine() { breaksLine = !(result.isEmpty && pending.isEmpty) }

  /// Skips past the end tag of an element whose content is not text.
  private mutating func skip(to name: String) {
    let tag = Array("</\(name)".utf8)
    let start = bytes.indices[index...].first { start in
      bytes[start] == tag[0] && start + tag.count <= bytes.count
        && lowercased(start..<start + tag.count).utf8.elementsEqual(tag)
    }
    index = start.map { end(of: ">", from: $0) } ?? bytes.count
  }

  /// The value of `href` among the attributes from `start`, and where their tag ends, if it does.
  private func attributes(from start: Int) -> (address: [UInt8]?, end: Int)? {
    var cursor = start
    var address: [UInt8]?
    while cursor < bytes.count {
      if bytes[cursor] == UInt8(ascii: ">") { return (address, cursor + 1) }
      if Self.isSpace(bytes[cursor]) || bytes[cursor] == UInt8(ascii: "/") {
        cursor += 1
        continue
      }
      let name = cursor..<end(of: cursor + 1) { !Self.endsName($0) }
      cursor = end(of: name.upperBound, while: Self.isSpace)
      guard cursor < bytes.count, bytes[cursor] == UInt8(ascii: "=") else { continue }
      cursor = end(of: cursor + 1, while: Self.isSpace)
      guard cursor < bytes.count else { return nil }
      let quote = bytes[cursor]
      let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
      let start = isQuoted ? cursor + 1 : cursor
      cursor = end(of: start) {
        isQuoted ? $0 != quote : !Self.isSpace($0) && $0 != UInt8(ascii: ">")
      }
      if address == nil, lowercased(name) == "href" { address = Array(bytes[start..<cursor]) }
      if isQuoted {
        guard cursor < bytes.count else { return nil }
        cursor += 1
      }
    }
    return nil
  }

  /// The address of a link with its character references read; `nil` if relative, or refused.
  private mutating func link(to address: [UInt8]) -> String? {
    var reader = HTMLTextReader(String(decoding: address, as: UTF8.self), addresses)
    var text: [UInt8] = []
    while reader.index < reader.bytes.count {
      if reader.bytes[reader.index] == UInt8(ascii: "&"), let scalar = reader.readReference() {
        text += Array(String(Character(scalar)).utf8)
      } else {
        text.append(reader.take())
      }
    }
    let trimmed = text.drop(while: Self.isSpace).reversed().drop(while: Self.isSpace).reversed()
    let sent = String(decoding: trimmed, as: UTF8.self)
    let isAbsolute = AddressSyntax.isAbsolute(sent)
    let reason = isAbsolute ? addresses.refusal(of: sent) : "is not an absolute address"
    guard let reason else { return sent }
    if refusals.count < ContentLimits.faultCount {
      refusals.append(
        MarkupText.Refusal(
          reason: "'\(ContentLimits.shortened(sent))' \(reason)", isByPolicy: isAbsolute))
    }
    return nil
  }

  // MARK: Character references

  private static let references: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "shy": "\u{AD}", "copy": "©", "reg": "®", "trade": "™", "laquo": "«", "raquo": "»",
    "ldquo": "“", "rdquo": "”", "bdquo": "„", "lsquo": "‘", "rsquo": "’", "ndash": "–",
    "mdash": "—", "hellip": "…", "bull": "•", "middot": "·", "times": "×", "minus": "−",
    "deg": "°", "euro": "€", "rarr": "→",
  ]

  /// Reads `&name;`, `&#8381;` or `&#x20BD;` at `index`; `nil` if it is not a known one.
  private mutating func readReference() -> Unicode.Scalar? {
    let start = index + 1
    let limit = min(start + 10, bytes.count)
    guard let end = bytes[start..<limit].firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = String(decoding: bytes[start..<end], as: UTF8.self)
    let scalar: Unicode.Scalar?
    if name.hasPrefix("#") {
      let digits = name.dropFirst()
      let isHexadecimal = digits.first == "x" || digits.first == "X"
      let number = isHexadecimal ? digits.dropFirst() : digits
      scalar =
        number.allSatisfy(\.isHexDigit)
        ? UInt32(number, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init) : nil
    } else {
      scalar = Self.references[name]
    }
    // Control characters are not text; browsers replace them, too.
    guard let scalar, scalar.value >= 0x20, !(0x7F...0x9F).contains(scalar.value) else {
      return nil
    }
    index = end + 1
    return scalar
  }

  // MARK: Bytes

  private func starts(with text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  /// Where the first `text` at or after an index ends; the end of all if there is none.
  private func end(of text: String, from start: Int) -> Int {
    let found = bytes.indices[start...].first { bytes[$0...].starts(with: text.utf8) }
    return found.map { $0 + text.utf8.count } ?? bytes.count
  }

  /// Where the bytes from an index on stop being as they should.
  private func end(of start: Int, while isPart: (UInt8) -> Bool) -> Int {
    bytes[start...].firstIndex { !isPart($0) } ?? bytes.count
  }

  private func lowercased(_ range: Range<Int>) -> String {
    String(
      decoding: bytes[range].lazy.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self
    )
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte) && byte != 0x0B
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    isSpace(byte) || byte == UInt8(ascii: "=") || byte == UInt8(ascii: ">")
      || byte == UInt8(ascii: "/")
  }
}
