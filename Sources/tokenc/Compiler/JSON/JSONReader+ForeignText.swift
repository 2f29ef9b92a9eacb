/// Text that is not JSON for a reason that a person sees at once: a merge that isn't finished, quotes
/// from a word processor, or a file of another kind.
extension JSONReader {
  /// The diagnostic for a conflict marker of git at the byte that is read next; `nil` for other text.
  func conflictMarker() -> Diagnostic? {
    let isAtLineStart = index == 0 || bytes[index - 1] == 0x0A || bytes[index - 1] == 0x0D
    guard isAtLineStart, index + ConflictedText.markerLength <= bytes.count,
      ConflictedText.markers.contains(bytes[index])
    else { return nil }
    let marker = bytes[index..<index + ConflictedText.markerLength]
    guard marker.allSatisfy({ $0 == bytes[index] }) else { return nil }
    return .unfinishedMerge(range(index, index + ConflictedText.markerLength))
  }

  /// The fault of what stands where a member's name is expected.
  func faultOfName(_ byte: UInt8) -> SyntaxFault {
    switch byte {
    case UInt8(ascii: "'"): .singleQuotes
    case UInt8(ascii: "0")...UInt8(ascii: "9"): isAfterDigitAndComma ? .decimalComma : .unquotedName
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"):
      .unquotedName
    default: .expectedName
    }
  }

  /// A Boolean value that indicates whether the byte that is read next follows on a number and a comma, without a
  /// blank.
  private var isAfterDigitAndComma: Bool {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return index >= 2 && bytes[index - 1] == UInt8(ascii: ",") && digits.contains(bytes[index - 2])
  }

  // MARK: Typographic quotes

  /// Reads a string between typographic quotes, such as `“color”`, and reports it.
  ///
  /// The name or the value counts as read, so that the rest of the file is checked, too.
  ///
  /// - Returns: false where no typographic quote opens a string, or its line ends before another quote.
  mutating func readTypographicString(_ tape: inout JSONTape, as kind: JSONNode.Kind) -> Bool {
    let start = index
    guard let opening = TypographicQuote(bytes, at: index) else { return false }
    let textStart = start + opening.length
    var textEnd = textStart
    while textEnd < bytes.count, bytes[textEnd] != 0x0A, bytes[textEnd] != 0x0D {
      let isStraight = bytes[textEnd] == UInt8(ascii: "\"")
      if let length = isStraight ? 1 : TypographicQuote(bytes, at: textEnd)?.length {
        index = textEnd + length
        let text = String(decoding: bytes[textStart..<textEnd], as: UTF8.self)
        report(.typographicQuotes(range(start, index), opening.text, around: text))
        append(kind == .key ? .key : .invalid, from: start, to: index, &tape)
        if kind == .key { intern(textStart..<textEnd, hasEscapes: false, &tape) }
        return true
      }
      textEnd += 1
    }
    return false
  }

  /// The diagnostic for a typographic quote within a range; `nil` where there is none.
  ///
  /// - Parameter start: where a string starts that no straight quote closes.
  func typographicQuote(after start: Int) -> Diagnostic? {
    guard start < index,
      let offset = (start..<index).last(where: { TypographicQuote(bytes, at: $0) != nil }),
      let quote = TypographicQuote(bytes, at: offset)
    else { return nil }
    return .typographicQuote(range(offset, offset + quote.length), quote.text)
  }

  // MARK: Files of another kind

  /// The diagnostic for a file that begins as no JSON does; `nil` for one that may be JSON with faults.
  ///
  /// A single word is a fault of JSON: it may be a literal that is misspelt.
  func foreignText() -> Diagnostic? {
    var scan = index
    skipRemarks(&scan)
    guard scan < bytes.count else { return nil }
    let first = bytes[scan]
    if first == UInt8(ascii: "<") {
      // Conflict markers have a diagnostic of their own.
      let isMarker = scan + 1 < bytes.count && bytes[scan + 1] == first
      return isMarker ? nil : notJSON(wordAt: scan, end: scan + 1)
    }
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    guard letters.contains(first | 0x20) || first == UInt8(ascii: "@") else { return nil }
    var end = scan + 1
    while end < bytes.count, Self.isWordByte(bytes[end]) { end += 1 }
    let isAlone = bytes[end...].allSatisfy { $0 <= 0x20 }
    return isAlone ? nil : notJSON(wordAt: scan, end: end)
  }

  private func notJSON(wordAt start: Int, end: Int) -> Diagnostic {
    let word = String(decoding: bytes[start..<min(end, start + 40)], as: UTF8.self)
    return .notJSON(range(start, end), word)
  }

  /// Passes over blanks, and over comments as Swift, YAML and other languages have them.
  private func skipRemarks(_ scan: inout Int) {
    while scan < bytes.count {
      if bytes[scan] <= 0x20 {
        scan += 1
      } else if bytes[scan] == UInt8(ascii: "#") || bytes[scan...].starts(with: "//".utf8) {
        while scan < bytes.count, bytes[scan] != 0x0A { scan += 1 }
      } else if bytes[scan...].starts(with: "/*".utf8) {
        scan += 2
        while scan < bytes.count, !bytes[scan...].starts(with: "*/".utf8) { scan += 1 }
        scan = min(scan + 2, bytes.count)
      } else {
        return
      }
    }
  }
}

/// A quote that word processors and chats put in the place of `"`.
private struct TypographicQuote {
  let text: String
  /// The number of its bytes in UTF-8.
  let length: Int

  /// “ ” „ ‟ ‘ ’ ‚ ‛ ″ ′ « » ‹ › and the full-width quotation mark.
  private static let all: Set<Unicode.Scalar> = [
    "\u{201C}", "\u{201D}", "\u{201E}", "\u{201F}", "\u{2018}", "\u{2019}", "\u{201A}", "\u{201B}",
    "\u{2033}", "\u{2032}", "\u{AB}", "\u{BB}", "\u{2039}", "\u{203A}", "\u{FF02}",
  ]

  /// The quote at an index, if there is one.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) {
    guard bytes[index] >= 0xC2, let length = UTF8Check.sequenceLength(bytes, at: index),
      let scalar = String(decoding: bytes[index..<index + length], as: UTF8.self).unicodeScalars
        .first,
      Self.all.contains(scalar)
    else { return nil }
    text = String(scalar)
    self.length = length
  }
}
