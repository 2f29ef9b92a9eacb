import TokenRuntime

/// A position in a JSON text: the fragment `#/a/b` (RFC 6901), as names from the outside in.
package struct JSONPointer: Equatable, Sendable {
  package var segments: [String]

  package enum Fault: Error, Hashable {
    case noHash, noSlash, wholeDocument
    /// A `~` that neither 0 nor 1 follows.
    case badTilde
  }

  /// Reads a pointer in the form `#/…`.
  ///
  /// Valid `%XX` sequences are decoded (section 6); a lone `%` stays what it is. Blanks and other
  /// characters may stand unencoded (DTCG Format module, section 7.4.6).
  package init(_ text: String) throws(Fault) {
    // By bytes: a mark that combines with '#' or '/' makes another character of it.
    guard text.utf8.first == UInt8(ascii: "#") else { throw .noHash }
    let fragment = Array(text.utf8.dropFirst())
    guard fragment.count > 1 || fragment.first.map({ $0 != UInt8(ascii: "/") }) ?? false else {
      throw .wholeDocument
    }
    guard fragment.first == UInt8(ascii: "/") else { throw .noSlash }
    segments = []
    for segment in Self.percentDecoded(fragment).dropFirst().split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    {
      segments.append(try Self.unescaped(segment))
    }
  }

  /// A name as a segment has it (section 3).
  package static func escaped(_ name: String) -> String {
    PointerSyntax.escaped(name)
  }

  private static func unescaped(_ segment: ArraySlice<UInt8>) throws(Fault) -> String {
    var result: [UInt8] = []
    var index = segment.startIndex
    while index < segment.endIndex {
      guard segment[index] == UInt8(ascii: "~") else {
        result.append(segment[index])
        index += 1
        continue
      }
      let next = index + 1 < segment.endIndex ? segment[index + 1] : 0
      switch next {
      case UInt8(ascii: "0"): result.append(UInt8(ascii: "~"))
      case UInt8(ascii: "1"): result.append(UInt8(ascii: "/"))
      default: throw .badTilde
      }
      index += 2
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func percentDecoded(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(UInt8(ascii: "%")) else { return bytes }
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let high = JSONEscapes.hexDigit(bytes[index + 1]),
        let low = JSONEscapes.hexDigit(bytes[index + 2])
      {
        result.append(UInt8(high << 4 | low))
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    // What is not UTF-8 does not survive being decoded.
    return String(decoding: result, as: UTF8.self).utf8.elementsEqual(result) ? result : bytes
  }
}

extension JSONTape {
  /// The member or element of a container that a pointer's segment names.
  ///
  /// In an array a segment is an index without leading zeros; in an object always a member's name.
  package func child(_ segment: String, of node: NodeID) -> NodeID? {
    switch kind(node) {
    case .object:
      guard let name = names.find(segment) else { return nil }
      return member(name, of: node)
    case .array:
      guard let index = Self.elementIndex(segment) else { return nil }
      let elements = elements(of: node)
      return index < elements.count ? elements[index] : nil
    default: return nil
    }
  }

  /// The index that a segment is in an array: digits without leading zeros.
  static func elementIndex(_ segment: String) -> Int? {
    guard let index = Int(segment), index >= 0, String(index) == segment else { return nil }
    return index
  }
}
