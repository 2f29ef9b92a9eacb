/// Reads one JSON text (RFC 8259) onto a tape, without recursion.
///
/// The reader is strict and recovers where one edit is obvious (a missing or trailing comma, a
/// comment, a word that is not a literal), so that one run reports all faults. Where it can't go on it
/// stops. It does not know tokens, and it never touches the disk. On request it takes JSON5, too.
struct JSONReader {
  /// The number of containers that may be open at once; deeper input is refused.
  static let maximumDepth = 1_000
  /// The number of faults in one file after which the reader takes it for no JSON at all.
  static let maximumFaultCount = 100

  private let file: FileID
  let bytes: UnsafeBufferPointer<UInt8>
  /// Whether the text may be JSON5.
  let isJSON5: Bool
  /// Whether the text is any number of values one after the other (NDJSON), which are read as an array.
  private let isSequence: Bool
  var diagnostics: DiagnosticCollector
  /// The number of faults reported before this file.
  private let earlierFaults: Int
  var index = 0
  /// Where the last value ends, and so where a comma behind it would stand.
  private var valueEnd = 0
  /// The containers that are open, outermost first.
  private var open: [UInt32] = []
  private var isStopped = false

  /// Reads the file onto the end of the tape.
  ///
  /// - Returns: the root value, or `nil` when the reader had to stop. Every fault is reported.
  static func read(
    _ file: FileID, isJSON5: Bool = false, isSequence: Bool = false, onto tape: inout JSONTape,
    reporting diagnostics: inout DiagnosticCollector
  ) -> NodeID? {
    let bytes = tape.sources[file].bytes
    let root = NodeID(index: UInt32(tape.nodes.count))
    tape.reserveNodes(forBytes: bytes.count)
    return bytes.withUnsafeBufferPointer { bytes in
      var reader = JSONReader(
        file: file, bytes: bytes, isJSON5: isJSON5, isSequence: isSequence,
        diagnostics: diagnostics,
        earlierFaults: diagnostics.diagnostics.count)
      diagnostics = DiagnosticCollector()
      reader.readText(&tape)
      diagnostics = reader.diagnostics
      return reader.isStopped ? nil : root
    }
  }

  // MARK: Structure

  private enum Expectation {
    case value, memberOrEnd, member, elementOrEnd, separator
  }

  private mutating func readText(_ tape: inout JSONTape) {
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { index = 3 }
    if isUTF16 {
      return stop(.syntax(.utf16, range(0, 2)))
    }
    var expectation = Expectation.value
    if isSequence {
      open.append(UInt32(tape.nodes.count))
      append(.array, from: index, to: index, &tape)
    }
    while !isStopped {
      guard diagnostics.diagnostics.count - earlierFaults < Self.maximumFaultCount else {
        return stop(.tooManyFaults(range(index, index), limit: Self.maximumFaultCount))
      }
      if expectation == .separator { valueEnd = index }
      skipBlanks()
      if isSequence, open.count == 1 {
        guard index < bytes.count else {
          tape.nodes[Int(open[0])].end = UInt32(index)
          tape.nodes[Int(open[0])].next = UInt32(tape.nodes.count)
          return
        }
        expectation = .value
        if [",", "]", "}"].contains(Unicode.Scalar(bytes[index])) {
          // It closes nothing and parts nothing: values of a sequence follow each other.
          diagnostics.report(.syntax(.expectedValue, here))
          index += 1
          continue
        }
      }
      guard index < bytes.count else {
        return stop(endOfFile(tape))
      }
      let byte = bytes[index]
      switch expectation {
      case .value:
        expectation = readValue(byte, &tape)
      case .elementOrEnd:
        if byte == UInt8(ascii: "]") {
          expectation = close(&tape)
        } else {
          expectation = readValue(byte, &tape)
        }
      case .memberOrEnd where byte == UInt8(ascii: "}"):
        expectation = close(&tape)
      case .member, .memberOrEnd:
        expectation = readKey(byte, &tape)
      case .separator:
        expectation = readSeparator(byte, &tape)
      }
      if open.isEmpty, expectation == .separator { break }
    }
    guard !isStopped else { return }
    skipBlanks()
    if !isStopped, index < bytes.count {
      stop(.syntax(.extraText, here))
    }
  }

  /// Whether a byte order mark says so, or the zero byte of an ASCII character in UTF-16.
  private var isUTF16: Bool {
    guard bytes.count >= 2 else { return false }
    return bytes[0] ^ bytes[1] == 0x01 && bytes[0] | bytes[1] == 0xFF
      || bytes[0] == 0 && bytes[1] != 0 || bytes[0] != 0 && bytes[1] == 0
  }

  private mutating func readValue(_ byte: UInt8, _ tape: inout JSONTape) -> Expectation {
    switch byte {
    case UInt8(ascii: "\""):
      readString(&tape, as: .string)
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard open.count < Self.maximumDepth else {
        stop(.tooDeep(here, limit: Self.maximumDepth))
        return .separator
      }
      open.append(UInt32(tape.nodes.count))
      let isObject = byte == UInt8(ascii: "{")
      append(isObject ? .object : .array, from: index, to: index + 1, &tape)
      index += 1
      return isObject ? .memberOrEnd : .elementOrEnd
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      readNumber(&tape)
    case UInt8(ascii: "t"):
      readLiteral("true", .true, &tape)
    case UInt8(ascii: "f"):
      readLiteral("false", .false, &tape)
    case UInt8(ascii: "n"):
      readLiteral("null", .null, &tape)
    default:
      readUnknownWord(&tape)
    }
    return .separator
  }

  private mutating func readKey(_ byte: UInt8, _ tape: inout JSONTape) -> Expectation {
    if byte == UInt8(ascii: "\"") {
      readString(&tape, as: .key)
    } else if !isJSON5 || !readKeyOfJSON5(&tape) {
      stop(.syntax(.expectedName, here))
    }
    guard !isStopped else { return .separator }
    skipBlanks()
    guard index < bytes.count else {
      stop(endOfFile(tape))
      return .separator
    }
    guard bytes[index] == UInt8(ascii: ":") else {
      stop(.syntax(.expectedColon, here))
      return .separator
    }
    index += 1
    return .value
  }

  private mutating func readSeparator(_ byte: UInt8, _ tape: inout JSONTape) -> Expectation {
    guard let innermost = open.last else { return .separator }
    let isObject = tape.nodes[Int(innermost)].kind == .object
    let closing = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
    switch byte {
    case UInt8(ascii: ","):
      let comma = index
      index += 1
      skipBlanks()
      if index < bytes.count, bytes[index] == closing {
        if !isJSON5 {
          diagnostics.report(.trailingComma(here, comma: range(comma, comma + 1)))
        }
        return close(&tape)
      }
      return isObject ? .member : .value
    case closing:
      return close(&tape)
    case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "t"), UInt8(ascii: "f"),
      UInt8(ascii: "n"):
      guard !isObject || byte == UInt8(ascii: "\"") else { fallthrough }
      diagnostics.report(.missingComma(here, after: range(valueEnd, valueEnd)))
      return isObject ? .member : .value
    default:
      stop(.expectedSeparator(here, inObject: isObject))
      return .separator
    }
  }

  /// Ends the innermost container at its closing bracket.
  private mutating func close(_ tape: inout JSONTape) -> Expectation {
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

  func append(
    _ kind: JSONNode.Kind, from start: Int, to end: Int, hasEscapes: Bool = false,
    _ tape: inout JSONTape
  ) {
    tape.nodes.append(
      JSONNode(
        start: UInt32(start), end: UInt32(end), next: UInt32(tape.nodes.count + 1), file: file,
        kind: kind, hasEscapes: hasEscapes))
  }

  // MARK: Scalars

  /// Reads a string; of JSON5 it may be in single quotes, and hold control characters.
  mutating func readString(_ tape: inout JSONTape, as kind: JSONNode.Kind) {
    let start = index
    let quote = bytes[start]
    var hasEscapes = false
    // One report of a kind says what is wrong with the whole string.
    var hasBadEscape = false
    var hasControlCharacter = false
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
        } else if let fault = readEscape(), !hasBadEscape {
          diagnostics.report(fault)
          hasBadEscape = true
        }
      } else if byte >= 0x80 {
        guard let length = UTF8Check.sequenceLength(bytes, at: index) else {
          return stop(.syntax(.notUTF8, here))
        }
        index += length
      } else if byte == 0x0A || byte == 0x0D {
        return stop(.newlineInString(here, start: range(start, start + 1)))
      } else {
        if !hasControlCharacter, !isJSON5 {
          diagnostics.report(.controlCharacter(here, byte))
        }
        hasControlCharacter = true
        index += 1
      }
    }
    index += 1
    append(kind, from: start, to: index, hasEscapes: hasEscapes, &tape)
    if kind == .key { intern(start + 1..<index - 1, hasEscapes: hasEscapes, &tape) }
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

  /// Passes over an escape at its backslash.
  ///
  /// - Returns: what is wrong with it, if anything.
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
  private mutating func readNumber(_ tape: inout JSONTape) {
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
      if index < bytes.count,
        bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-")
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

  private mutating func readLiteral(
    _ word: StaticString, _ kind: JSONNode.Kind, _ tape: inout JSONTape
  ) {
    let end = index + word.utf8CodeUnitCount
    let matches =
      end <= bytes.count
      && word.withUTF8Buffer { $0.elementsEqual(bytes[index..<end]) }
      && (end == bytes.count || !Self.isWordByte(bytes[end]))
    guard matches else { return readUnknownWord(&tape) }
    append(kind, from: index, to: end, &tape)
    index = end
  }

  /// Reports a word that is not JSON, such as `NaN` or `.5`, and puts an invalid node in its place.
  private mutating func readUnknownWord(_ tape: inout JSONTape) {
    if isJSON5, readValueOfJSON5(&tape) { return }
    let start = index
    while index < bytes.count, Self.isWordByte(bytes[index]) { index += 1 }
    guard index > start else {
      let expected = Diagnostic.syntax(.expectedValue, here)
      switch bytes[index] {
      case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"):
        // The value is left out, and what follows goes on as if it stood here.
        diagnostics.report(expected)
        append(.invalid, from: index, to: index, &tape)
      default:
        stop(expected)
      }
      return
    }
    let text = String(decoding: bytes[start..<min(index, start + 40)], as: UTF8.self)
    diagnostics.report(.notALiteral(range(start, index), text))
    append(.invalid, from: start, to: index, &tape)
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

  /// The byte that is read next.
  var here: SourceRange { range(index, index + 1) }

  func range(_ start: Int, _ end: Int) -> SourceRange {
    SourceRange(file: file, start: UInt32(start), end: UInt32(end))
  }

  private func endOfFile(_ tape: JSONTape) -> Diagnostic {
    guard let innermost = open.last else {
      return .syntax(.emptyFile, range(0, 0))
    }
    // The end is where the last line with text ends, not an empty line behind it.
    var end = bytes.count
    while end > 0, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[end - 1]) { end -= 1 }
    let isObject = tape.nodes[Int(innermost)].kind == .object
    return .endsInside(
      range(end, end), isObject: isObject,
      opening: tape.opening(NodeID(index: innermost)))
  }

  mutating func stop(_ diagnostic: Diagnostic) {
    isStopped = true
    diagnostics.report(diagnostic)
  }
}
