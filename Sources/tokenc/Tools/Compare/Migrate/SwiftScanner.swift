/// Splits Swift source into the tokens that tell where members are named: identifiers and
/// punctuation, without comments and the text of literals.
///
/// Code in string interpolations is part of the answer, at any depth. It follows the lexical structure
/// of “The Swift Programming Language”: nested block comments, raw and multi-line strings, regular
/// expression literals. Source that isn't Swift gives some tokens, never a failure.
package struct SwiftScanner {
  package struct Token: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      /// Backticks don't count as part of the range.
      case identifier
      /// A string, a regular expression or a number: the end of an expression.
      case literal
      /// One byte that is none of these.
      case punctuation(UInt8)
    }

    var kind: Kind
    var range: Range<Int>
    /// Whether something other than a token stands before it: a space, a line break, a comment.
    var followsSpace: Bool
  }

  private let bytes: [UInt8]
  private var index = 0
  private var tokens: [Token] = []
  private var isSpaceBefore = true

  package static func tokens(of bytes: [UInt8]) -> [Token] {
    var scanner = SwiftScanner(bytes: bytes)
    scanner.scanCode(isInterpolation: false)
    return scanner.tokens
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    index + offset < bytes.count ? bytes[index + offset] : 0
  }

  private mutating func emit(_ kind: Token.Kind, from start: Int, to end: Int) {
    tokens.append(Token(kind: kind, range: start..<end, followsSpace: isSpaceBefore))
    isSpaceBefore = false
  }

  private mutating func emitPunctuation() {
    emit(.punctuation(byte()), from: index, to: index + 1)
    index += 1
  }

  private mutating func skip(while isSkipped: (UInt8) -> Bool) {
    while index < bytes.count, isSkipped(bytes[index]) { index += 1 }
  }

  // MARK: Code

  /// Scans code up to the end, or past the parenthesis that closes an interpolation.
  private mutating func scanCode(isInterpolation: Bool) {
    var depth = 0
    while index < bytes.count {
      switch byte() {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x0B,
        0x0C, 0:
        index += 1
        isSpaceBefore = true
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
        skipLine()
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
        skipBlockComment()
      case UInt8(ascii: "/"):
        if !scanPlainRegex() { emitPunctuation() }
      case UInt8(ascii: "\""):
        scanString(hashes: 0)
      case UInt8(ascii: "#"):
        scanHash()
      case UInt8(ascii: "`"):
        scanQuotedIdentifier()
      case UInt8(ascii: "("):
        depth += 1
        emitPunctuation()
      case UInt8(ascii: ")"):
        emitPunctuation()
        if isInterpolation, depth == 0 { return }
        depth -= 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        scanNumber()
      case let byte where Self.isIdentifierByte(byte):
        let start = index
        skip(while: Self.isIdentifierByte)
        emit(.identifier, from: start, to: index)
      default:
        emitPunctuation()
      }
    }
  }

  private static func isIdentifierByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private mutating func scanQuotedIdentifier() {
    let start = index + 1
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "`"), bytes[end] != UInt8(ascii: "\n") {
      end += 1
    }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "`") else { return emitPunctuation() }
    emit(.identifier, from: start, to: end)
    index = end + 1
  }

  private mutating func scanNumber() {
    let start = index
    while index < bytes.count {
      let isFraction =
        byte() == UInt8(ascii: ".") && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte(1))
      guard isFraction || Self.isIdentifierByte(byte()) else { break }
      index += 1
    }
    emit(.literal, from: start, to: index)
  }

  // MARK: Comments

  private mutating func skipLine() {
    skip { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    isSpaceBefore = true
  }

  private mutating func skipBlockComment() {
    var depth = 0
    while index < bytes.count {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
        if depth == 0 { break }
      } else {
        index += 1
      }
    }
    isSpaceBefore = true
  }

  // MARK: Strings

  /// Scans what starts with `#`: a raw string, a regular expression, or something like `#available`.
  private mutating func scanHash() {
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    switch byte(hashes) {
    case UInt8(ascii: "\""): scanString(hashes: hashes)
    case UInt8(ascii: "/"): scanRawRegex(hashes: hashes)
    default: for _ in 0..<hashes { emitPunctuation() }
    }
  }

  private func hasHashes(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
  }

  private mutating func scanString(hashes: Int) {
    let start = index
    let quote = UInt8(ascii: "\"")
    index += hashes
    let isMultiline = byte() == quote && byte(1) == quote && byte(2) == quote
    let quotes = isMultiline ? 3 : 1
    index += quotes
    let spaceBefore = isSpaceBefore
    while index < bytes.count {
      if byte() == quote, (0..<quotes).allSatisfy({ byte($0) == quote }),
        hasHashes(hashes, at: quotes)
      {
        index += quotes + hashes
        break
      }
      if byte() == UInt8(ascii: "\\"), hasHashes(hashes, at: 1) {
        index += 1 + hashes
        if byte() == UInt8(ascii: "(") {
          isSpaceBefore = false
          emitPunctuation()
          scanCode(isInterpolation: true)
        } else {
          index += 1
        }
        continue
      }
      // A string of one line that doesn't end there is a fault; what follows is code again.
      if !isMultiline, byte() == UInt8(ascii: "\n") { break }
      index += 1
    }
    index = min(index, bytes.count)
    isSpaceBefore = spaceBefore
    emit(.literal, from: start, to: index)
  }

  // MARK: Regular expressions

  private mutating func scanRawRegex(hashes: Int) {
    let start = index
    index += hashes + 1
    while index < bytes.count {
      if byte() == UInt8(ascii: "\\") {
        index += 2
      } else if byte() == UInt8(ascii: "/"), hasHashes(hashes, at: 1) {
        index += 1 + hashes
        break
      } else {
        index += 1
      }
    }
    index = min(index, bytes.count)
    emit(.literal, from: start, to: index)
  }

  /// Scans `/…/` where a regular expression may stand: not behind an expression, on one line, without
  /// a space at its ends.
  private mutating func scanPlainRegex() -> Bool {
    guard !isBehindExpression, byte(1) != UInt8(ascii: " "), byte(1) != UInt8(ascii: "\t") else {
      return false
    }
    var end = index + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
      if bytes[end] == UInt8(ascii: "\\") {
        end += 2
      } else if bytes[end] == UInt8(ascii: "/") {
        let last = bytes[end - 1]
        guard end > index + 1, last != UInt8(ascii: " "), last != UInt8(ascii: "\t") else {
          return false
        }
        emit(.literal, from: index, to: end + 1)
        index = end + 1
        return true
      } else {
        end += 1
      }
    }
    return false
  }

  /// Whether the last token ends an expression, so that a slash divides.
  private var isBehindExpression: Bool {
    guard let last = tokens.last else { return false }
    switch last.kind {
    case .literal: return true
    case .identifier:
      return !SwiftKeyword.precedesExpression(bytes[last.range])
    case .punctuation(let byte):
      return byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
    }
  }
}

/// The keywords behind which an expression starts.
enum SwiftKeyword {
  private static let words: Set<String> = [
    "as", "await", "case", "consume", "copy", "default", "defer", "do", "each", "else", "for",
    "guard", "if", "in", "is", "let", "repeat", "return", "switch", "throw", "try", "unsafe", "var",
    "where", "while", "yield",
  ]

  static func precedesExpression(_ word: ArraySlice<UInt8>) -> Bool {
    words.contains(String(decoding: word, as: UTF8.self))
  }
}
