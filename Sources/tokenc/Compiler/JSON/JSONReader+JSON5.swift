/// The additions of JSON5 (json5.org, version 1.0.0) to JSON: comments, commas before closing brackets,
/// names without quotes, single quotes, more escapes, blanks and forms of numbers. `Infinity` and `NaN`
/// stay faults.
///
/// Only where JSON ends does the reader look for it, so that reading JSON costs nothing.
extension JSONReader {
  /// Reads a value at a byte with which none of JSON starts; whether there is one.
  mutating func readValueOfJSON5(_ tape: inout JSONTape) -> Bool {
    if bytes[index] == UInt8(ascii: "'") {
      readString(&tape, as: .string)
      return true
    }
    return readNumberOfJSON5(&tape)
  }

  /// Passes over a blank that JSON has not; whether there was one.
  mutating func skipBlankOfJSON5() -> Bool {
    if bytes[index] == 0x0B || bytes[index] == 0x0C {
      index += 1
      return true
    }
    guard let length = UTF8Check.sequenceLength(bytes, at: index), length > 1,
      let scalar = String(decoding: bytes[index..<index + length], as: UTF8.self).unicodeScalars
        .first, scalar == "\u{FEFF}" || scalar.properties.isWhitespace
    else { return false }
    index += length
    return true
  }

  // MARK: Names and strings

  /// Reads a name in single quotes or without quotes; whether there is one.
  mutating func readKeyOfJSON5(_ tape: inout JSONTape) -> Bool {
    let start = index
    if bytes[index] == UInt8(ascii: "'") {
      readString(&tape, as: .key)
      return true
    }
    var hasEscapes = false
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\\") {
        guard index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "u"),
          JSONEscapes.hexUnit(bytes, at: index + 2) != nil
        else { break }
        hasEscapes = true
        index += 6
      } else if byte >= 0x80 {
        let before = index
        guard let length = UTF8Check.sequenceLength(bytes, at: index), !skipBlankOfJSON5() else {
          index = before
          break
        }
        index += length
      } else if Self.isWordByte(byte) && !"+-.#".utf8.contains(byte) || byte == UInt8(ascii: "$") {
        index += 1
      } else {
        break
      }
    }
    guard index > start, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[start]) else {
      index = start
      return false
    }
    append(.key, from: start, to: index, hasEscapes: hasEscapes, &tape)
    intern(start..<index, hasEscapes: hasEscapes, &tape)
    return true
  }

  /// Passes over an escape at its backslash; stops the reader if it isn't one.
  mutating func skipEscapeOfJSON5() -> Bool {
    let start = index
    guard index + 1 < bytes.count else {
      index += 1
      return true
    }
    switch bytes[index + 1] {
    case UInt8(ascii: "u"):
      if let fault = readEscape() { report(fault) }
      return true
    case UInt8(ascii: "x"):
      if JSONEscapes.hexByte(bytes, at: index + 2) != nil {
        index += 4
        return true
      }
    case UInt8(ascii: "0"):
      let isDigit = index + 2 < bytes.count && bytes[index + 2] &- UInt8(ascii: "0") < 10
      index += 2
      if !isDigit { return true }
    case UInt8(ascii: "1")...UInt8(ascii: "9"): break
    case 0x0D:
      index += index + 2 < bytes.count && bytes[index + 2] == 0x0A ? 3 : 2
      return true
    // What is longer than a byte is looked at by the caller.
    case 0x80...:
      index += 1
      return true
    default:
      index += 2
      return true
    }
    stop(.syntax(.badEscape, range(start, min(start + 2, bytes.count))))
    return false
  }

  // MARK: Numbers

  /// `[+-]? (0x [0-9a-f]+ | ([0-9]+ .? [0-9]* | . [0-9]+) ([eE] [+-]? [0-9]+)?)`, no leading zeros.
  private mutating func readNumberOfJSON5(_ tape: inout JSONTape) -> Bool {
    let start = index
    var end = start
    while end < bytes.count, Self.isWordByte(bytes[end]) { end += 1 }
    guard JSONNumber.value(ofJSON5: bytes[start..<end]) != nil else { return false }
    index = end
    append(.number, from: start, to: end, hasEscapes: true, &tape)
    return true
  }
}

extension JSONNumber {
  /// The value of a number of JSON5; `nil` for anything else.
  static func value(ofJSON5 bytes: some Sequence<UInt8>) -> Double? {
    var text = String(decoding: Array(bytes), as: UTF8.self)[...]
    let isNegative = text.hasPrefix("-")
    if isNegative || text.hasPrefix("+") { text = text.dropFirst() }
    guard let first = text.utf8.first, first == UInt8(ascii: ".") || first &- UInt8(ascii: "0") < 10
    else { return nil }
    var magnitude: Double?
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      let digits = text.dropFirst(2)
      guard !digits.isEmpty, digits.utf8.allSatisfy({ JSONEscapes.hexDigit($0) != nil }) else {
        return nil
      }
      // Rounded once, also beyond 64 bits.
      magnitude = Double("0x" + digits)
    } else {
      let parts = text.utf8.split(maxSplits: 1, omittingEmptySubsequences: false) {
        $0 | 0x20 == UInt8(ascii: "e")
      }
      let mantissa = parts[0].split(
        separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
      func areDigits(_ part: Substring.UTF8View) -> Bool {
        part.allSatisfy { $0 &- UInt8(ascii: "0") < 10 }
      }
      let hasLeadingZero = mantissa[0].count > 1 && mantissa[0].first == UInt8(ascii: "0")
      guard mantissa.allSatisfy(areDigits), mantissa.contains(where: { !$0.isEmpty }),
        !hasLeadingZero
      else { return nil }
      let exponent = parts.dropFirst().first.map { part in
        part.first == UInt8(ascii: "+") || part.first == UInt8(ascii: "-") ? part.dropFirst() : part
      }
      if let exponent, exponent.isEmpty || !areDigits(exponent) { return nil }
      let whole = mantissa[0].isEmpty ? "0" : String(Substring(mantissa[0]))
      let fraction =
        mantissa.count > 1 && !mantissa[1].isEmpty ? "." + String(Substring(mantissa[1])) : ""
      let power = parts.count > 1 ? "e" + String(Substring(parts[1])) : ""
      magnitude = Double(whole + fraction + power) ?? .infinity
    }
    return magnitude.map { isNegative ? -$0 : $0 }
  }
}
