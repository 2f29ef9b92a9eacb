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
  let dialect: JSONDialect
  let isJSON5: Bool
  private var diagnostics: DiagnosticCollector
  /// The number of faults that are errors.
  private var faultCount = 0
  var index = 0
  /// Where the last value ends, and so where a comma behind it would stand.
  private var valueEnd = 0
  /// The containers that are open, outermost first.
  var open: [UInt32] = []
  /// Objects of which a name can't be decoded.
  var broken: Set<UInt32> = []
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

  // MARK: Faults

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
