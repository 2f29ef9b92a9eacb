/// Positions in JSON as names from the outside in (RFC 6901).
package enum PointerSyntax {
  /// A name as a segment has it (section 3).
  package static func escaped(_ name: String) -> String {
    var text = ""
    for character in name.unicodeScalars {
      text += character == "~" ? "~0" : character == "/" ? "~1" : String(character)
    }
    return text
  }

  package static func text(of names: [String]) -> String {
    names.map { "/" + escaped($0) }.joined()
  }

  /// The names of a pointer, none for the whole; a text without a slash before it is read as one with it.
  package static func names(in pointer: String) -> [String] {
    var path = pointer.utf8.first == UInt8(ascii: "/") ? pointer.dropFirst() : pointer[...]
    guard !path.isEmpty else { return [] }
    return path.withUTF8 { bytes in
      let isPlain = !bytes.contains(UInt8(ascii: "~"))
      return bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map {
        isPlain ? String(decoding: $0, as: UTF8.self) : unescaped($0)
      }
    }
  }

  private static func unescaped(_ segment: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    var bytes = [UInt8]()
    var rest = segment
    while let byte = rest.popFirst() {
      let next = byte == UInt8(ascii: "~") ? rest.first : nil
      switch next {
      case UInt8(ascii: "0")?: bytes.append(UInt8(ascii: "~"))
      case UInt8(ascii: "1")?: bytes.append(UInt8(ascii: "/"))
      default:
        bytes.append(byte)
        continue
      }
      rest.removeFirst()
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
