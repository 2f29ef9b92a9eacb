/// Strings, numbers and words.
extension JSONReader {
  /// Reads a string; of JSON5 it may be in single quotes, and hold control characters.
  mutating func readString(_ tape: inout JSONTape, as kind: JSONNode.Kind) {
    let start = index
    let quote = bytes[start]
    var hasEscapes = false
    var hasWideText = false
    // One report of a kind says what is wrong with the whole string.
    var hasBadEscape = false
    var hasOthers = false
    index += 1
    while true {
      if quote == UInt8(ascii: "\"") { skipPlainText() }
      guard index < bytes.count else {
        return stop(.syntax(.unterminatedString, range(start, start + 1)))
      }
      let byte = bytes[index]
      if byte == quote { break }
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        if isJSON5 {
          guard skipEscapeOfJSON5() else { return }
          continue
        }
        let escape = index
        if let fault = readEscape() {
          if !hasBadEscape { report(fault, isPassedOver: true) }
          hasBadEscape = true
          if dialect == .decoded { skipBrokenEscape(escape) }
        }
        continue
      }
      if byte >= 0x80, let length = UTF8Check.sequenceLength(bytes, at: index) {
        hasWideText = true
        index += length
        continue
      }
      let isFatal = byte >= 0x80 || byte == 0x0A || byte == 0x0D
      if isJSON5, !isFatal {
        index += 1
        continue
      }
      let fault =
        byte >= 0x80
        ? Diagnostic.syntax(.notUTF8, here)
        : isFatal
          ? .newlineInString(here, start: range(start, start + 1)) : .controlCharacter(here, byte)
      if isFatal, dialect != .decoded {
        return stop(byte < 0x80 ? typographicQuote(after: start) ?? fault : fault)
      }
      if !hasOthers { report(fault, isPassedOver: true) }
      hasOthers = true
      index += 1
    }
    index += 1
    if hasEscapes || hasWideText, hasTooManyMarks(start + 1..<index - 1, hasEscapes: hasEscapes) {
      return stop(.tooManyMarks(range(start, index)))
    }
    let isBroken = dialect == .decoded && (hasBadEscape || hasOthers)
    append(
      isBroken && kind == .string ? .invalid : kind, from: start, to: index,
      hasEscapes: hasEscapes, &tape)
    if kind == .key {
      intern(start + 1..<index - 1, hasEscapes: hasEscapes, &tape)
      if isBroken, let object = open.last { broken.insert(object) }
    }
  }

  private func hasTooManyMarks(_ range: Range<Int>, hasEscapes: Bool) -> Bool {
    // A mark has two bytes or more.
    guard range.count > 2 * StackedMarks.most else { return false }
    let text = bytes[range]
    return hasEscapes
      ? StackedMarks.areTooMany(in: JSONEscapes.decode(Array(text)[...]))
      : StackedMarks.areTooMany(in: text)
  }

  /// Passes over as much as a decoder does that looks for the end of a string: what an escape should have.
  private mutating func skipBrokenEscape(_ start: Int) {
    let isUnit = start + 1 < bytes.count && bytes[start + 1] == UInt8(ascii: "u")
    index = min(max(index, start + (isUnit ? 6 : 2)), bytes.count)
    // That may end within a character.
    while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
  }

  /// Gives the key that was read last its name.
  @inline(__always)
  func intern(_ range: Range<Int>, hasEscapes: Bool, _ tape: inout JSONTape) {
    let text = UnsafeBufferPointer(rebasing: bytes[range])
    let name =
      hasEscapes
      ? JSONEscapes.decode(Array(text)[...]).withUnsafeBufferPointer { tape.names.intern($0) }
      : tape.names.intern(text)
    tape.nodes[tape.nodes.count - 1].next = name.index
  }

  /// Skips what needs no look: eight bytes at a time while none is a quote, a backslash, a control
  /// character or outside ASCII.
  mutating func skipPlainText() {
    let raw = UnsafeRawBufferPointer(bytes)
    while index + 8 <= raw.count {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
      let quotes = word ^ 0x2222_2222_2222_2222
      let slashes = word ^ 0x5C5C_5C5C_5C5C_5C5C
      let ones: UInt64 = 0x0101_0101_0101_0101
      let hits =
        ((quotes &- ones) & ~quotes) | ((slashes &- ones) & ~slashes)
        | ((word &- 0x2020_2020_2020_2020) & ~word) | word
      let stops = hits & 0x8080_8080_8080_8080
      if stops != 0 {
        index += stops.trailingZeroBitCount / 8
        return
      }
      index += 8
    }
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x20 || byte >= 0x80 || byte == 0x22 || byte == 0x5C { return }
      index += 1
    }
  }

  /// Passes over an escape at its backslash; answers what is wrong with it, if anything.
  mutating func readEscape() -> Diagnostic? {
    let start = index
    index += 1
    guard index < bytes.count else { return nil }
    let escape = bytes[index]
    if JSONEscapes.plain(escape) != nil {
      index += 1
      return nil
    }
    guard escape == UInt8(ascii: "u") else {
      // A control character or the start of a longer sequence is looked at by the caller.
      if escape >= 0x20, escape < 0x80 { index += 1 }
      return .syntax(.badEscape, range(start, min(start + 2, bytes.count)))
    }
    index += 1
    guard let unit = JSONEscapes.hexUnit(bytes, at: index) else {
      return .syntax(.badEscape, range(start, index))
    }
    index += 4
    if unit & 0xFC00 == 0xD800 {
      if index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"),
        bytes[index + 1] == UInt8(ascii: "u")
      {
        index += 2
        if let low = JSONEscapes.hexUnit(bytes, at: index), low & 0xFC00 == 0xDC00 {
          index += 4
          return nil
        }
        index -= 2
      }
      return .syntax(.loneSurrogate, range(start, start + 6))
    }
    return unit & 0xFC00 == 0xDC00 ? .syntax(.loneSurrogate, range(start, start + 6)) : nil
  }

  /// `-? (0 | [1-9][0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?`
  mutating func readNumber(_ tape: inout JSONTape) {
    let start = index
    if bytes[index] == UInt8(ascii: "-") { index += 1 }
    let integerStart = index
    var isValid = skipDigits()
    if isValid, bytes[integerStart] == UInt8(ascii: "0"), index - integerStart > 1 {
      isValid = false
    }
    if isValid, index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      isValid = skipDigits()
    }
    if isValid, index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < bytes.count, bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-")
      {
        index += 1
      }
      isValid = skipDigits()
    }
    if isValid, index >= bytes.count || !Self.isWordByte(bytes[index]) {
      append(.number, from: start, to: index, &tape)
    } else {
      index = start
      readUnknownWord(&tape)
    }
  }

  private mutating func skipDigits() -> Bool {
    let start = index
    while index < bytes.count, bytes[index] &- UInt8(ascii: "0") < 10 { index += 1 }
    return index > start
  }

  mutating func readLiteral(
    _ word: StaticString, _ kind: JSONNode.Kind, _ tape: inout JSONTape
  ) {
    let end = index + word.utf8CodeUnitCount
    let matches =
      end <= bytes.count && word.withUTF8Buffer { $0.elementsEqual(bytes[index..<end]) }
      && (end == bytes.count || !Self.isWordByte(bytes[end]))
    guard matches else { return readUnknownWord(&tape) }
    append(kind, from: index, to: end, &tape)
    index = end
  }

  /// Reports a word that is not JSON, such as `NaN` or `.5`, and puts an invalid node in its place.
  mutating func readUnknownWord(_ tape: inout JSONTape) {
    if isJSON5, readValueOfJSON5(&tape) { return }
    if readTypographicString(&tape, as: .string) { return }
    let start = index
    while index < bytes.count, Self.isWordByte(bytes[index]) { index += 1 }
    guard index > start else {
      let expected = Diagnostic.syntax(.expectedValue, here)
      switch bytes[index] {
      case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"):
        // The value is left out, and what follows goes on as if it stood here.
        report(expected)
        append(.invalid, from: index, to: index, &tape)
      default: stop(expected)
      }
      return
    }
    let text = String(decoding: bytes[start..<min(index, start + 40)], as: UTF8.self)
    let isNumber =
      bytes[start] == UInt8(ascii: "-") || Self.isNumberByte(bytes[start], orSign: false)
    report(
      .notALiteral(range(start, index), text),
      isPassedOver: isNumber && bytes[start..<index].allSatisfy { Self.isNumberByte($0) })
    append(.invalid, from: start, to: index, &tape)
  }

  /// Returns a Boolean value that indicates whether a decoder takes a byte for part of a number when it looks for its
  /// end.
  private static func isNumberByte(_ byte: UInt8, orSign: Bool = true) -> Bool {
    byte &- UInt8(ascii: "0") < 10 || orSign && "-+.eE".utf8.contains(byte)
  }

  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "#"):
      true
    default: false
    }
  }
}
