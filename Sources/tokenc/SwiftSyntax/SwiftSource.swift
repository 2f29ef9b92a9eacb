/// Swift source with the tokens that show where members are named: identifiers and punctuation,
/// without comments and the text of literals.
///
/// Code in string interpolations is part of the tokens, at any depth. They follow the lexical structure
/// of “The Swift Programming Language”: nested block comments, raw and multi-line strings, regular
/// expression literals. Source that isn't Swift gives some tokens, never a failure.
package struct SwiftSource: Sendable, SwiftTokens {
  package struct Token: Equatable, Sendable {
    package enum Kind: Hashable, Sendable {
      /// Backticks don't count as part of the range.
      case identifier
      /// A string, a regular expression or a number: the end of an expression.
      case literal
      case punctuation(Unicode.Scalar)
    }

    package var kind: Kind
    package var range: Range<Int>
    /// A Boolean value that indicates whether something other than a token stands before it: a space, a line break, a
    /// comment.
    package var followsSpace: Bool

    /// Returns a Boolean value that indicates whether an expression can end here: with anything but a keyword, an
    /// operator or an opening.
    package func endsExpression(in bytes: [UInt8]) -> Bool {
      switch kind {
      case .literal: true
      case .identifier: !Self.introducers.contains(String(decoding: bytes[range], as: UTF8.self))
      case .punctuation(let byte): [")", "]", "}"].contains(byte)
      }
    }

    /// The keywords behind which an expression starts.
    private static let introducers: Set<String> = [
      "as", "await", "case", "consume", "copy", "default", "defer", "do", "each", "else", "for",
      "guard", "if", "in", "is", "let", "repeat", "return", "switch", "throw", "try", "unsafe",
      "var", "where", "while", "yield",
    ]
  }

  package let bytes: [UInt8]
  package let module: String
  package let path: String
  package let tokens: [Token]

  package init(_ bytes: [UInt8], module: String = "", path: String = "") {
    self.bytes = bytes
    self.module = module
    self.path = path
    var scanner = SwiftScanner(bytes: bytes)
    scanner.scan()
    tokens = scanner.tokens
  }

  package func text(of token: Token) -> String {
    String(decoding: bytes[token.range], as: UTF8.self)
  }

  /// The string literals in plain quotes, without them, that are not empty and not longer than so many
  /// bytes, and the strings of JSON that stands in a literal of any form; with escapes as they are
  /// written, and the offsets of their opening quotes.
  package func plainTexts(upTo length: Int) -> [(text: String, offset: Int)] {
    let quote = UInt8(ascii: "\"")
    return tokens.flatMap { token -> [(text: String, offset: Int)] in
      guard token.kind == .literal, length > 0 else { return [] }
      let text = bytes[token.range]
      guard text.count > 2, text.last == quote || text.last == UInt8(ascii: "#") else { return [] }
      let content = text.drop { $0 == quote || $0 == UInt8(ascii: "#") }
      let first = content.first { ![0x20, 0x0A, 0x0D, 0x09].contains($0) }
      if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
        return jsonTexts(in: content, isRaw: text.first != quote, upTo: length)
      }
      guard token.range.count <= length + 2, text.first == quote, text.last == quote else {
        return []
      }
      return [
        (String(decoding: text.dropFirst().dropLast(), as: UTF8.self), token.range.lowerBound)
      ]
    }
  }

  /// The strings of JSON within a literal, where quotes may be escaped.
  private func jsonTexts(
    in content: ArraySlice<UInt8>, isRaw: Bool, upTo length: Int
  ) -> [(text: String, offset: Int)] {
    let quote = UInt8(ascii: "\"")
    let backslash = UInt8(ascii: "\\")
    var texts: [(text: String, offset: Int)] = []
    var opening: Int?
    for index in content.indices where content[index] == quote {
      let isEscaped = index > content.startIndex && content[index - 1] == backslash
      // Within raw JSON an escaped quote is part of a string.
      if isRaw, isEscaped { continue }
      guard let start = opening else {
        opening = index
        continue
      }
      opening = nil
      let text = content[(start + 1)..<(isEscaped ? index - 1 : index)]
      if !text.isEmpty, text.count <= length {
        texts.append((String(decoding: text, as: UTF8.self), start))
      }
    }
    return texts
  }
}

/// A set of names that knows of most others at a glance, by length and first byte, that they are not in it.
package struct NameSet: Sendable {
  private let names: Set<String>
  /// For each length the first bytes of names, as bits by their lowest six; longer names are in the last.
  private var firstBytes: [UInt64] = Array(repeating: 0, count: 32)

  package init(_ names: some Sequence<String>) {
    self.names = Set(names)
    for name in self.names {
      guard let first = name.utf8.first else { continue }
      firstBytes[min(name.utf8.count, 31)] |= 1 << (first & 63)
    }
  }

  package func contains(_ name: String) -> Bool { names.contains(name) }

  package func name(of token: SwiftSource.Token, in source: SwiftSource) -> String? {
    let first = source.bytes[token.range.lowerBound]
    guard firstBytes[min(token.range.count, 31)] & 1 << (first & 63) != 0
    else { return nil }
    let text = source.text(of: token)
    return names.contains(text) ? text : nil
  }
}

private struct SwiftScanner {
  let bytes: [UInt8]
  var tokens: [SwiftSource.Token] = []
  var index = 0
  var isSpaceBefore = true
  /// The literals whose interpolations are being scanned, outermost first.
  var openLiterals: [Literal] = []

  /// A string, or a regular expression between hashes, whose end was not reached yet.
  struct Literal {
    let start: Int
    let followsSpace: Bool
    let delimiter: Unicode.Scalar
    /// The number of delimiters at each end.
    let length: Int
    let hashes: Int
    /// The parentheses that are open in the interpolation, without its own.
    var depth = 0

    var isString: Bool { delimiter == "\"" }
  }

  /// A byte of the source, as the scalar that it is in ASCII; zero beyond the end.
  private func byte(_ offset: Int = 0) -> Unicode.Scalar {
    Unicode.Scalar(index + offset < bytes.count ? bytes[index + offset] : 0)
  }

  private mutating func emit(_ kind: SwiftSource.Token.Kind, from start: Int, to end: Int) {
    tokens.append(.init(kind: kind, range: start..<end, followsSpace: isSpaceBefore))
    isSpaceBefore = false
  }

  private mutating func emitPunctuation() {
    emit(.punctuation(byte()), from: index, to: index + 1)
    index += 1
  }

  private mutating func skip(while isSkipped: (Unicode.Scalar) -> Bool) {
    while index < bytes.count, isSkipped(byte()) { index += 1 }
  }

  // MARK: Code

  /// Scans all code. What is nested, as interpolations are, waits in ``openLiterals`` rather than on the stack
  /// of the thread.
  mutating func scan() {
    while index < bytes.count {
      switch byte() {
      case " ", "\t", "\n", "\r", "\u{B}", "\u{C}", "\0":
        index += 1
        isSpaceBefore = true
      case "/" where byte(1) == "/":
        skip { $0 != "\n" && $0 != "\r" }
        isSpaceBefore = true
      case "/" where byte(1) == "*": skipBlockComment()
      case "/":
        if !scanPlainRegex() { emitPunctuation() }
      case "\"": scanLiteral(hashes: 0)
      case "#": scanHash()
      case "`": scanQuotedIdentifier()
      case "(":
        emitPunctuation()
        if let last = openLiterals.indices.last { openLiterals[last].depth += 1 }
      case ")":
        emitPunctuation()
        closeParenthesis()
      case "0"..."9": scanNumber()
      case "$" where Self.isIdentifierByte(byte(1)):
        let start = index
        index += 1
        skip(while: Self.isIdentifierByte)
        emit(.identifier, from: start, to: index)
      case let byte where Self.isIdentifierByte(byte):
        let start = index
        skip(while: Self.isIdentifierByte)
        emit(.identifier, from: start, to: index)
      default: emitPunctuation()
      }
    }
    while let literal = openLiterals.popLast() { emit(literal) }
  }

  /// Goes on with the text of a literal where an interpolation ends.
  private mutating func closeParenthesis() {
    guard let last = openLiterals.indices.last else { return }
    if openLiterals[last].depth == 0 {
      scanText(of: openLiterals.removeLast())
    } else {
      openLiterals[last].depth -= 1
    }
  }

  private static func isIdentifierByte(_ byte: Unicode.Scalar) -> Bool {
    switch byte {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    default: !byte.isASCII
    }
  }

  private mutating func scanQuotedIdentifier() {
    let start = index
    index += 1
    skip { $0 != "`" && $0 != "\n" }
    if byte() == "`" {
      emit(.identifier, from: start + 1, to: index)
      index += 1
    } else {
      index = start
      emitPunctuation()
    }
  }

  private mutating func scanNumber() {
    let start = index
    while Self.isIdentifierByte(byte()) || byte() == "." && ("0"..."9").contains(byte(1)) {
      index += 1
    }
    emit(.literal, from: start, to: index)
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      switch (byte(), byte(1)) {
      case ("/", "*"):
        depth += 1
        index += 2
      case ("*", "/"):
        depth -= 1
        index += 2
      default: index += 1
      }
    } while depth > 0 && index < bytes.count
    isSpaceBefore = true
  }

  // MARK: Literals

  /// Scans what starts with `#`: a raw string, a regular expression, or something like `#available`.
  private mutating func scanHash() {
    var hashes = 0
    while byte(hashes) == "#" { hashes += 1 }
    if byte(hashes) == "\"" || byte(hashes) == "/" {
      scanLiteral(hashes: hashes)
    } else {
      for _ in 0..<hashes { emitPunctuation() }
    }
  }

  private func repeats(_ byte: Unicode.Scalar, _ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { self.byte(offset + $0) == byte }
  }

  /// Scans a string, or a regular expression between hashes, up to its end or its first interpolation.
  private mutating func scanLiteral(hashes: Int) {
    let start = index
    index += hashes
    let delimiter = byte()
    let length = delimiter == "\"" && repeats(delimiter, 3, at: 0) ? 3 : 1
    index += length
    scanText(
      of: Literal(
        start: start, followsSpace: isSpaceBefore, delimiter: delimiter, length: length,
        hashes: hashes))
  }

  private mutating func scanText(of literal: Literal) {
    let length = literal.length
    let hashes = literal.hashes
    while index < bytes.count {
      if repeats(literal.delimiter, length, at: 0), repeats("#", hashes, at: length) {
        index += length + hashes
        break
      } else if byte() == "\\", !literal.isString {
        index += 2
      } else if byte() == "\\", repeats("#", hashes, at: 1) {
        index += 1 + hashes
        if byte() == "(" {
          isSpaceBefore = false
          emitPunctuation()
          openLiterals.append(literal)
          return
        }
        index += 1
      } else if byte() == "\n", literal.isString, length == 1 {
        // A string of one line that doesn't end there is a fault; what follows is code again.
        break
      } else {
        index += 1
      }
    }
    index = min(index, bytes.count)
    emit(literal)
  }

  private mutating func emit(_ literal: Literal) {
    isSpaceBefore = literal.followsSpace
    emit(.literal, from: literal.start, to: index)
  }

  /// Scans `/…/` where a regular expression may stand: behind no expression, no space at its ends.
  private mutating func scanPlainRegex() -> Bool {
    func isSpace(_ offset: Int) -> Bool { byte(offset) == " " || byte(offset) == "\t" }
    let isDivision = tokens.last?.endsExpression(in: bytes) ?? false
    guard !isDivision, !isSpace(1) else { return false }
    var length = 1
    while index + length < bytes.count, byte(length) != "\n", byte(length) != "/" {
      length += byte(length) == "\\" ? 2 : 1
    }
    guard byte(length) == "/", length > 1, !isSpace(length - 1) else { return false }
    emit(.literal, from: index, to: index + length + 1)
    index += length + 1
    return true
  }
}
