/// Reads one JSON text (RFC 8259) onto a tape, without recursion.
///
/// The reader is strict and recovers where one edit is obvious (a missing or trailing comma, a
/// comment, a word that is not a literal), so that one run reports all faults. Where it can't go on it
/// stops. It does not know tokens, and it never touches the disk. On request it takes more: a ``JSONDialect``.
struct JSONReader {
  /// The number of faults in one file after which the reader takes it for no JSON at all.
  static let maximumFaultCount = 100

  private let file: FileID
  private(set) var bytes: UnsafeBufferPointer<UInt8>
  private let dialect: JSONDialect
  let isJSON5: Bool
  private var diagnostics: DiagnosticCollector
  /// The number of faults that are errors.
  private var faultCount = 0
  var index = 0
  /// Where the last value ends, and so where a comma behind it would stand.
  private var valueEnd = 0
  /// The containers that are open, outermost first.
  private var open: [UInt32] = []
  /// Objects of which a name can't be decoded.
  private var broken: Set<UInt32> = []
  private var isStopped = false
  /// A Boolean value that indicates whether the text is a line of a file that has one in each.
  private var isLine = false

  /// Reads the file onto the end of the tape.
  ///
  /// - Parameter isSequence: whether each line is a text of its own (NDJSON); they become an array, with an
  ///   invalid node for each that is none.
  /// - Returns: the root value, or `nil` when the reader had to stop, or reported an error of what an app
  ///   decodes. Every fault is reported.
  static func read(
    _ file: FileID, as dialect: JSONDialect = .strict, isSequence: Bool = false,
    onto tape: inout JSONTape, reporting diagnostics: inout DiagnosticCollector
  ) -> NodeID? {
    let bytes = tape.sources[file].bytes
    let root = NodeID(index: UInt32(tape.nodes.count))
    tape.reserveNodes(forBytes: bytes.count)
    return bytes.withUnsafeBufferPointer { bytes in
      var reader = JSONReader(
        file: file, bytes: bytes, dialect: dialect, isJSON5: dialect == .json5,
        diagnostics: diagnostics)
      diagnostics = DiagnosticCollector()
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.index = 3 }
      if isSequence { reader.readLines(&tape) } else { reader.readText(&tape) }
      diagnostics = reader.diagnostics
      return reader.isRead || isSequence ? root : nil
    }
  }

  /// A Boolean value that indicates whether the text is one that can be used.
  private var isRead: Bool { !isStopped && (dialect != .decoded || faultCount == 0) }

  // MARK: Structure

  private enum Expectation { case value, memberOrEnd, member, elementOrEnd, separator }

  /// Reads the texts of all lines; what is wrong with one costs its line alone.
  private mutating func readLines(_ tape: inout JSONTape) {
    let text = bytes
    let list = tape.nodes.count
    isLine = true
    append(.array, from: index, to: text.count, &tape)
    var brokenLines = 0
    while index < text.count {
      let start = index
      let end = text[start...].firstIndex(of: 0x0A) ?? text.count
      bytes = UnsafeBufferPointer(rebasing: text[..<end])
      let node = tape.nodes.count
      let earlier = diagnostics
      faultCount = 0
      if text[start..<end].contains(where: { ![0x20, 0x0D, 0x09].contains($0) }) {
        readText(&tape)
      }
      if !isRead {
        if tape.nodes.count == node { append(.invalid, from: start, to: start, &tape) }
        tape.nodes[node].kind = .invalid
        tape.nodes[node].end = tape.nodes[node].start
        tape.nodes[node].next = UInt32(tape.nodes.count)
        open = []
        isStopped = false
        brokenLines += 1
        if brokenLines > Self.maximumFaultCount { diagnostics = earlier }
      }
      index = end + 1
    }
    tape.nodes[list].next = UInt32(tape.nodes.count)
    if brokenLines > Self.maximumFaultCount {
      diagnostics.report(.tooManyLines(range(text.count, text.count), count: brokenLines))
    }
  }

  private mutating func readText(_ tape: inout JSONTape) {
    if isUTF16 { return stop(.syntax(.utf16, range(0, 2))) }
    if !isLine, dialect != .decoded, let foreign = foreignText() { return stop(foreign) }
    var expectation = Expectation.value
    while !isStopped {
      guard faultCount < Self.maximumFaultCount else {
        return stop(.tooManyFaults(range(index, index), limit: Self.maximumFaultCount))
      }
      if expectation == .separator { valueEnd = index }
      skipBlanks()
      guard index < bytes.count else { return stop(endOfFile(tape)) }
      let byte = bytes[index]
      switch expectation {
      case .value: expectation = readValue(byte, &tape)
      case .elementOrEnd:
        if byte == UInt8(ascii: "]") {
          expectation = close(&tape)
        } else {
          expectation = readValue(byte, &tape)
        }
      case .memberOrEnd where byte == UInt8(ascii: "}"): expectation = close(&tape)
      case .member, .memberOrEnd: expectation = readKey(byte, &tape)
      case .separator: expectation = readSeparator(byte, &tape)
      }
      if open.isEmpty, expectation == .separator { break }
    }
    guard !isStopped else { return }
    skipBlanks()
    if !isStopped, index < bytes.count {
      stop(.syntax(isLine ? .extraTextInLine : .extraText, here))
    }
  }

  /// A Boolean value that indicates whether a byte order mark says so, or the zero byte of an ASCII character in
  /// UTF-16.
  private var isUTF16: Bool {
    guard bytes.count >= 2 else { return false }
    return bytes[0] ^ bytes[1] == 0x01 && bytes[0] | bytes[1] == 0xFF
      || bytes[0] == 0 && bytes[1] != 0 || bytes[0] != 0 && bytes[1] == 0
  }

  private mutating func readValue(_ byte: UInt8, _ tape: inout JSONTape) -> Expectation {
    switch byte {
    case UInt8(ascii: "\""): readString(&tape, as: .string)
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard open.count < dialect.maximumDepth else {
        stop(.tooDeep(here, limit: dialect.maximumDepth))
        return .separator
      }
      open.append(UInt32(tape.nodes.count))
      let isObject = byte == UInt8(ascii: "{")
      append(isObject ? .object : .array, from: index, to: index + 1, &tape)
      index += 1
      return isObject ? .memberOrEnd : .elementOrEnd
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber(&tape)
    case UInt8(ascii: "t"): readLiteral("true", .true, &tape)
    case UInt8(ascii: "f"): readLiteral("false", .false, &tape)
    case UInt8(ascii: "n"): readLiteral("null", .null, &tape)
    default: readUnknownWord(&tape)
    }
    return .separator
  }

  private mutating func readKey(_ byte: UInt8, _ tape: inout JSONTape) -> Expectation {
    if byte == UInt8(ascii: "\"") {
      readString(&tape, as: .key)
    } else if readTypographicString(&tape, as: .key) {
      // It was reported.
    } else if !isJSON5 || !readKeyOfJSON5(&tape) {
      stop(.syntax(faultOfName(byte), here))
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
          report(.trailingComma(here, comma: range(comma, comma + 1)), isPassedOver: true)
        }
        return close(&tape)
      }
      return isObject ? .member : .value
    case closing: return close(&tape)
    case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "t"), UInt8(ascii: "f"),
      UInt8(ascii: "n"):
      guard !isObject || byte == UInt8(ascii: "\"") else { fallthrough }
      report(.missingComma(here, after: range(valueEnd, valueEnd)))
      return isObject ? .member : .value
    default:
      stop(.expectedSeparator(here, inObject: isObject))
      return .separator
    }
  }

  private mutating func close(_ tape: inout JSONTape) -> Expectation {
    index += 1
    guard let container = open.popLast() else { return .separator }
    tape.nodes[Int(container)].end = UInt32(index)
    tape.nodes[Int(container)].next = UInt32(tape.nodes.count)
    if tape.nodes[Int(container)].kind == .object {
      for fault in tape.duplicateNames(
        in: NodeID(index: container), limit: Self.maximumFaultCount, dialect)
      {
        report(fault, isPassedOver: true)
      }
      if !broken.isEmpty, broken.contains(container) { tape.nodes[Int(container)].kind = .invalid }
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

  private mutating func readLiteral(
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
  private mutating func readUnknownWord(_ tape: inout JSONTape) {
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

  /// The byte that is read next.
  var here: SourceRange { range(index, index + 1) }

  func range(_ start: Int, _ end: Int) -> SourceRange {
    SourceRange(file: file, start: UInt32(start), end: UInt32(end))
  }

  private func endOfFile(_ tape: JSONTape) -> Diagnostic {
    guard let innermost = open.last else { return .syntax(.emptyFile, range(0, 0)) }
    // The end is where the last line with text ends, not an empty line behind it.
    var end = bytes.count
    while end > 0, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[end - 1]) { end -= 1 }
    let isObject = tape.nodes[Int(innermost)].kind == .object
    return .endsInside(
      range(end, end), isObject: isObject, opening: tape.opening(NodeID(index: innermost)))
  }

  mutating func stop(_ diagnostic: Diagnostic) {
    isStopped = true
    report(conflictMarker() ?? diagnostic)
  }

  /// - Parameter isPassedOver: whether the decoder of an app passes over it.
  mutating func report(_ diagnostic: Diagnostic, isPassedOver: Bool = false) {
    var diagnostic = diagnostic
    if isPassedOver, dialect == .decoded {
      diagnostic.severity = .warning
    } else {
      faultCount += 1
    }
    diagnostics.report(diagnostic)
  }
}
