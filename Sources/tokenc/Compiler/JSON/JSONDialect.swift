/// The form of JSON that a reader takes.
package enum JSONDialect: Sendable {
  /// RFC 8259 alone, as the standard of token files has it.
  case strict
  /// JSON5 as well, which other tools write.
  case json5
  /// The form that an app takes which decodes a server's document with Foundation's `JSONDecoder`.
  ///
  /// It has commas before closing brackets, and names that stand twice, of which the first counts. It
  /// looks for the ends of strings and numbers first, and into them when they are decoded: one that is
  /// none is an invalid node, and so is an object with such a name, as its members are not known.
  /// All this is a warning. What is left as an error costs the document.
  case decoded

  /// The number of containers that may be open at once; deeper input is refused.
  var maximumDepth: Int { self == .decoded ? 512 : 1_000 }
}

extension JSONTape {
  /// Returns a Boolean value that indicates whether a node is a line that is not JSON, which was reported.
  package func isUnread(_ id: NodeID) -> Bool { kind(id) == .invalid && brokenKind(id) == nil }

  /// The kind of a node that the decoder of an app passes over and can't decode; `nil` for others.
  package func brokenKind(_ id: NodeID) -> JSONNode.Kind? {
    guard kind(id) == .invalid else { return nil }
    let range = range(id)
    switch sources[range.file].bytes[Int(range.start)..<Int(range.end)].first {
    case nil: return nil
    case UInt8(ascii: "\""): return .string
    case UInt8(ascii: "{"): return .object
    default: return .number
    }
  }
}

extension SourceFile {
  /// The same text in UTF-8, with the name of its encoding: a decoder takes UTF-16 and UTF-32, too, and
  /// knows them by their marks or zero bytes. `nil` for UTF-8, and for what is neither.
  func transcoded() -> (file: SourceFile, encoding: String)? {
    let start = bytes.prefix(4)
    // A 0 for each zero byte.
    let zeros = start.map { $0 == 0 ? "0" : "x" }.joined()
    let width: Int
    let isBigEndian: Bool
    if start.starts(with: [0xFF, 0xFE]) {
      width = 2
      isBigEndian = false
    } else if ["00xx", "000x", "x000"].contains(zeros) {
      width = 4
      isBigEndian = zeros != "x000"
    } else if ["0x0x", "0x", "x0x0", "x0"].contains(zeros) {
      width = 2
      isBigEndian = zeros.hasPrefix("0")
    } else if start.starts(with: [0xFE, 0xFF]) {
      width = 2
      isBigEndian = true
    } else {
      return nil
    }
    let units = stride(from: 0, to: bytes.count - width + 1, by: width).map { index in
      let unit = bytes[index..<index + width]
      return (isBigEndian ? Array(unit) : unit.reversed())
        .reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    let text = (units.first == 0xFEFF ? units.dropFirst() : units[...])
    var result: [UInt8] = []
    let isFaulty =
      width == 4
      ? transcode(
        text.makeIterator(), from: UTF32.self, to: UTF8.self, stoppingOnError: true,
        into: { result.append($0) })
      : transcode(
        text.lazy.map { UInt16($0) }.makeIterator(), from: UTF16.self, to: UTF8.self,
        stoppingOnError: true, into: { result.append($0) })
    return isFaulty ? nil : (SourceFile(path: path, bytes: result), "UTF-\(width * 8)")
  }
}
