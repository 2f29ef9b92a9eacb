/// Reads one JSON text (RFC 8259) onto a tape, without recursion.
///
/// The reader is strict and recovers where one edit is obvious (a missing or trailing comma, a
/// comment, a word that is not a literal), so that one run reports all faults. Where it can't go on it
/// stops. It does not know tokens, and it never touches the disk.
struct JSONReader {
  /// The number of containers that may be open at once; deeper input is refused.
  static let maximumDepth = 1_000
  /// The number of faults in one file after which the reader takes it for no JSON at all.
  static let maximumFaultCount = 100

  private let file: FileID
  private var index = 0
  /// Where the last value ends, and so where a comma behind it would stand.
  private var valueEnd = 0
  /// The number of faults reported before this file.
  private let earlierFaults: Int
  /// The containers that are open, outermost first.
  private var open: [UInt32] = []
  private var isStopped = false

  /// Reads the file onto the end of the tape.
  ///
  /// - Returns: the root value, or `nil` when the reader had to stop. Every fault is reported.
  static func read(
    _ file: FileID, onto tape: inout JSONTape, reporting diagnostics: inout DiagnosticCollector
  ) -> NodeID? {
    let bytes = tape.sources[file].bytes
    var reader = JSONReader(file: file, earlierFaults: diagnostics.diagnostics.count)
    let root = NodeID(index: UInt32(tape.nodes.count))
    tape.reserveNodes(forBytes: bytes.count)
    bytes.withUnsafeBufferPointer { bytes in
      reader.readText(bytes, &tape, &diagnostics)
    }
    return reader.isStopped ? nil : root
  }

  private init(file: FileID, earlierFaults: Int) {
    self.file = file
    self.earlierFaults = earlierFaults
  }

  // MARK: Structure

  private enum Expectation {
    case value, memberOrEnd, member, elementOrEnd, separator
  }

  private mutating func readText(
    _ bytes: UnsafeBufferPointer<UInt8>, _ tape: inout JSONTape,
    _ diagnostics: inout DiagnosticCollector
  ) {
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { index = 3 }
    if Self.isUTF16(bytes) {
      return stop(.notUTF8(range(0, 2), "the file is UTF-16; save it as UTF-8"), &diagnostics)
    }
    var expectation = Expectation.value
    while !isStopped {
      if expectation == .separator { valueEnd = index }
      skipBlanks(bytes, &diagnostics)
      guard diagnostics.diagnostics.count - earlierFaults < Self.maximumFaultCount else {
        return stop(
          .tooManyFaults(range(index, index), limit: Self.maximumFaultCount), &diagnostics)
      }
      guard index < bytes.count else {
        return stop(endOfFile(bytes, tape), &diagnostics)
      }
      let byte = bytes[index]
      switch expectation {
      case .value:
        expectation = readValue(byte, bytes, &tape, &diagnostics)
      case .elementOrEnd:
        if byte == UInt8(ascii: "]") {
          expectation = close(&tape, &diagnostics)
        } else {
          expectation = readValue(byte, bytes, &tape, &diagnostics)
        }
      case .memberOrEnd where byte == UInt8(ascii: "}"):
        expectation = close(&tape, &diagnostics)
      case .member, .memberOrEnd:
        expectation = readKey(byte, bytes, &tape, &diagnostics)
      case .separator:
        expectation = readSeparator(byte, bytes, &tape, &diagnostics)
      }
      if open.isEmpty, expectation == .separator { break }
    }
    guard !isStopped else { return }
    skipBlanks(bytes, &diagnostics)
    if !isStopped, index < bytes.count {
      stop(.extraText(range(index, index + 1)), &diagnostics)
    }
  }

  /// Whether a byte order mark says so, or the zero byte of an ASCII character in UTF-16.
  private static func isUTF16(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count >= 2 else { return false }
    return bytes[0] ^ bytes[1] == 0x01 && bytes[0] | bytes[1] == 0xFF
      || bytes[0] == 0 && bytes[1] != 0 || bytes[0] != 0 && bytes[1] == 0
  }

  private mutating func readValue(
    _ byte: UInt8, _ bytes: UnsafeBufferPointer<UInt8>, _ tape: inout JSONTape,
    _ diagnostics: inout DiagnosticCollector
  ) -> Expectation {
    switch byte {
    case UInt8(ascii: "\""):
      readString(bytes, &tape, &diagnostics, as: .string)
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard open.count < Self.maximumDepth else {
        stop(.tooDeep(range(index, index + 1), limit: Self.maximumDepth), &diagnostics)
        return .separator
      }
      open.append(UInt32(tape.nodes.count))
      let isObject = byte == UInt8(ascii: "{")
      append(isObject ? .object : .array, from: index, to: index + 1, &tape)
      index += 1
      return isObject ? .memberOrEnd : .elementOrEnd
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      readNumber(bytes, &tape, &diagnostics)
    case UInt8(ascii: "t"):
      readLiteral("true", .true, bytes, &tape, &diagnostics)
    case UInt8(ascii: "f"):
      readLiteral("false", .false, bytes, &tape, &diagnostics)
    case UInt8(ascii: "n"):
      readLiteral("null", .null, bytes, &tape, &diagnostics)
    default:
      readUnknownWord(bytes, &tape, &diagnostics)
    }
    return .separator
  }

  private mutating func readKey(
    _ byte: UInt8, _ bytes: UnsafeBufferPointer<UInt8>, _ tape: inout JSONTape,
    _ diagnostics: inout DiagnosticCollector
  ) -> Expectation {
    guard byte == UInt8(ascii: "\"") else {
      stop(.expectedName(range(index, index + 1)), &diagnostics)
      return .separator
    }
    readString(bytes, &tape, &diagnostics, as: .key)
    guard !isStopped else { return .separator }
    skipBlanks(bytes, &diagnostics)
    guard index < bytes.count else {
      stop(endOfFile(bytes, tape), &diagnostics)
      return .separator
    }
    guard bytes[index] == UInt8(ascii: ":") else {
      stop(.expectedColon(range(index, index + 1)), &diagnostics)
      return .separator
    }
    index += 1
    return .value
  }

  private mutating func readSeparator(
    _ byte: UInt8, _ bytes: UnsafeBufferPointer<UInt8>, _ tape: inout JSONTape,
    _ diagnostics: inout DiagnosticCollector
  ) -> Expectation {
    guard let innermost = open.last else { return .separator }
    let isObject = tape.nodes[Int(innermost)].kind == .object
    let closing = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
    switch byte {
    case UInt8(ascii: ","):
      let comma = index
      index += 1
      skipBlanks(bytes, &diagnostics)
      if index < bytes.count, bytes[index] == closing {
        diagnostics.report(.trailingComma(range(index, index + 1), comma: range(comma, comma + 1)))
        return close(&tape, &diagnostics)
      }
      return isObject ? .member : .value
    case closing:
      return close(&tape, &diagnostics)
    case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "t"), UInt8(ascii: "f"),
      UInt8(ascii: "n"):
      guard !isObject || byte == UInt8(ascii: "\"") else { fallthrough }
      diagnostics.report(
        .missingComma(range(index, index + 1), after: range(valueEnd, valueEnd)))
      return isObject ? .member : .value
    default:
      stop(.expectedSeparator(range(index, index + 1), inObject: isObject), &diagnostics)
      return .separator
    }
  }

  /// Ends the innermost container at its closing bracket.
  private mutating func close(
    _ tape: inout JSONTape, _ diagnostics: inout DiagnosticCollector
  ) -> Expectation {
    index += 1
    guard let container = open.popLast() else { return .separator }
    tape.nodes[Int(container)].end = UInt32(index)
    tape.nodes[Int(container)].next = UInt32(tape.nodes.count)
    if tape.nodes[Int(container)].kind == .object {
      tape.reportDuplicateNames(
        in: NodeID(index: container), limit: Self.maximumFaultCount, &diagnostics)
    }
    return .separator
  }

  private func append(
    _ kind: JSONNode.Kind, from start: Int, to end: Int, hasEscapes: Bool = false,
    _ tape: inout JSONTape
  ) {
    tape.nodes.append(
      JSONNode(
        start: UInt32(start), end: UInt32(end), next: UInt32(tape.nodes.count + 1), file: file,
        kind: kind, hasEscapes: hasEscapes))
  }

  // MARK: Scalars

  private mutating func readString(
    _ bytes: UnsafeBufferPointer<UInt8>, _ tape: inout JSONTape,
    _ diagnostics: inout DiagnosticCollector, as kind: JSONNode.Kind
  ) {
    let start = index
    var hasEscapes = false
    // One report of a kind says what is wrong with the whole string.
    var hasBadEscape = false
    var hasControlCharacter = false
    index += 1
    while true {
      skipPlainText(bytes)
      guard index < bytes.count else {
        return stop(.unterminatedString(range(start, start + 1)), &diagnostics)
      }
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") { break }
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        if let fault = readEscape(bytes), !hasBadEscape {
          diagnostics.report(fault)
          hasBadEscape = true
        }
      } else if byte >= 0x80 {
        guard let length = UTF8Check.sequenceLength(bytes, at: index) else {
          return stop(
            .notUTF8(range(index, index + 1), "this byte is not UTF-8; save the file as UTF-8"),
            &diagnostics)
        }
        index += length
      } else if byte == 0x0A || byte == 0x0D {
        return stop(
          .newlineInString(range(index, index + 1), start: range(start, start + 1)), &diagnostics)
      } else {
        if !hasControlCharacter {
          diagnostics.report(.controlCharacter(range(index, index + 1), byte))
        }
        hasControlCharacter = true
        index += 1
      }
    }
    index += 1
    append(kind, from: start, to: index, hasEscapes: hasEscapes, &tape)
    guard kind == .key else { return }
    let text = UnsafeBufferPointer(rebasing: bytes[start + 1..<index - 1])
    let name =
      hasEscapes
      ? JSONEscapes.decode(Array(text)[...]).withUnsafeBufferPointer { tape.names.intern($0) }
      : tape.names.intern(text)
    tape.nodes[tape.nodes.count - 1].next = name.index
  }

  /// Skips what needs no look: eight bytes at a time while none is a quote, a backslash, a control
  /// character or outside ASCII.
  private mutating func skipPlainText(_ bytes: UnsafeBufferPointer<UInt8>) {
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

  /// Passes over an escape at its backslash.
  ///
  /// - Returns: what is wrong with it, if anything.
  private mutating func readEscape(_ bytes: UnsafeBufferPointer<UInt8>) -> Diagnostic? {
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
      return .badEscape(range(start, min(start + 2, bytes.count)))
    }
    index += 1
    guard let unit = hexUnit(bytes) else { return .badEscape(range(start, index)) }
    index += 4
    if unit & 0xFC00 == 0xD800 {
      if index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"),
        bytes[index + 1] == UInt8(ascii: "u")
      {
        index += 2
        if let low = hexUnit(bytes), low & 0xFC00 == 0xDC00 {
          index += 4
          return nil
        }
        index -= 2
      }
      return .loneSurrogate(range(start, start + 6))
    }
    return unit & 0xFC00 == 0xDC00 ? .loneSurrogate(range(start, start + 6)) : nil
  }

  private func hexUnit(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32? {
    guard index + 4 <= bytes.count else { return nil }
    var unit: UInt32 = 0
    for offset in 0..<4 {
      guard let digit = JSONEscapes.hexDigit(bytes[index + offset]) else { return nil }
      unit = unit << 4 | digit
    }
    return unit
  }

  /// `-? (0 | [1-9][0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?`
  private mutating func readNumber(
    _ bytes: UnsafeBufferPointer<UInt8>, _ tape: inout JSONTape,
    _ diagnostics: inout DiagnosticCollector
  ) {
    let start = index
    if bytes[index] == UInt8(ascii: "-") { index += 1 }
    let integerStart = index
    var isValid = skipDigits(bytes)
    if isValid, bytes[integerStart] == UInt8(ascii: "0"), index - integerStart > 1 {
      isValid = false
    }
    if isValid, index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      isValid = skipDigits(bytes)
    }
    if isValid, index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < bytes.count,
        bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-")
      {
        index += 1
      }
      isValid = skipDigits(bytes)
    }
    if isValid, index >= bytes.count || !Self.isWordByte(bytes[index]) {
      append(.number, from: start, to: index, &tape)
    } else {
      index = start
      readUnknownWord(bytes, &tape, &diagnostics)
    }
  }

  private mutating func skipDigits(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = index
    while index < bytes.count, bytes[index] &- UInt8(ascii: "0") < 10 { index += 1 }
    return index > start
  }

  private mutating func readLiteral(
    _ word: StaticString, _ kind: JSONNode.Kind, _ bytes: UnsafeBufferPointer<UInt8>,
    _ tape: inout JSONTape, _ diagnostics: inout DiagnosticCollector
  ) {
    let end = index + word.utf8CodeUnitCount
    let matches =
      end <= bytes.count
      && word.withUTF8Buffer { $0.elementsEqual(bytes[index..<end]) }
      && (end == bytes.count || !Self.isWordByte(bytes[end]))
    guard matches else { return readUnknownWord(bytes, &tape, &diagnostics) }
    append(kind, from: index, to: end, &tape)
    index = end
  }

  /// Reports a word that is not JSON, such as `NaN` or `.5`, and puts an invalid node in its place.
  private mutating func readUnknownWord(
    _ bytes: UnsafeBufferPointer<UInt8>, _ tape: inout JSONTape,
    _ diagnostics: inout DiagnosticCollector
  ) {
    let start = index
    while index < bytes.count, Self.isWordByte(bytes[index]) { index += 1 }
    guard index > start else {
      let expected = Diagnostic.expectedValue(range(index, index + 1))
      switch bytes[index] {
      case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"):
        // The value is left out, and what follows goes on as if it stood here.
        diagnostics.report(expected)
        append(.invalid, from: index, to: index, &tape)
      default:
        stop(expected, &diagnostics)
      }
      return
    }
    let text = String(decoding: bytes[start..<min(index, start + 40)], as: UTF8.self)
    diagnostics.report(.notALiteral(range(start, index), text))
    append(.invalid, from: start, to: index, &tape)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "#"):
      true
    default: false
    }
  }

  // MARK: Between tokens

  /// Skips JSON's four blanks, and comments, which are reported.
  @inline(__always)
  private mutating func skipBlanks(
    _ bytes: UnsafeBufferPointer<UInt8>, _ diagnostics: inout DiagnosticCollector
  ) {
    // Mostly there is nothing to skip.
    guard index < bytes.count, bytes[index] <= 0x20 || bytes[index] == UInt8(ascii: "/") else {
      return
    }
    skipSomeBlanks(bytes, &diagnostics)
  }

  private mutating func skipSomeBlanks(
    _ bytes: UnsafeBufferPointer<UInt8>, _ diagnostics: inout DiagnosticCollector
  ) {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x0A, 0x0D, 0x09:
        index += 1
        skipSpaces(bytes)
      case UInt8(ascii: "/"):
        guard skipComment(bytes, &diagnostics) else { return }
      default:
        return
      }
    }
  }

  /// Skips spaces up to eight at a time: indentation is a large part of most files.
  @inline(__always)
  private mutating func skipSpaces(_ bytes: UnsafeBufferPointer<UInt8>) {
    let raw = UnsafeRawBufferPointer(bytes)
    while index + 8 <= raw.count {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
      let others = word ^ 0x2020_2020_2020_2020
      index += others == 0 ? 8 : others.trailingZeroBitCount / 8
      if others != 0 { return }
    }
  }

  private mutating func skipComment(
    _ bytes: UnsafeBufferPointer<UInt8>, _ diagnostics: inout DiagnosticCollector
  ) -> Bool {
    let start = index
    guard index + 1 < bytes.count else { return false }
    switch bytes[index + 1] {
    case UInt8(ascii: "/"):
      while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    case UInt8(ascii: "*"):
      index += 2
      while index < bytes.count {
        if bytes[index - 1] == UInt8(ascii: "*"), bytes[index] == UInt8(ascii: "/"),
          index > start + 2
        {
          break
        }
        index += 1
      }
      index = min(index + 1, bytes.count)
    default:
      return false
    }
    diagnostics.report(.comment(range(start, index)))
    return true
  }

  private func range(_ start: Int, _ end: Int) -> SourceRange {
    SourceRange(file: file, start: UInt32(start), end: UInt32(end))
  }

  private func endOfFile(
    _ bytes: UnsafeBufferPointer<UInt8>, _ tape: JSONTape
  ) -> Diagnostic {
    guard let innermost = open.last else {
      return .emptyFile(range(0, 0))
    }
    // The end is where the last line with text ends, not an empty line behind it.
    var end = bytes.count
    while end > 0, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[end - 1]) { end -= 1 }
    let isObject = tape.nodes[Int(innermost)].kind == .object
    return .endsInside(
      range(end, end), isObject: isObject,
      opening: tape.opening(NodeID(index: innermost)))
  }

  private mutating func stop(_ diagnostic: Diagnostic, _ diagnostics: inout DiagnosticCollector) {
    isStopped = true
    diagnostics.report(diagnostic)
  }
}
