/// The text between values: blanks and comments.
extension JSONReader {
  /// Skips JSON's four blanks, and comments, which are reported; of JSON5 all that it skips.
  @inline(__always)
  mutating func skipBlanks() {
    // Mostly there is nothing to skip.
    guard index < bytes.count,
      bytes[index] <= 0x20 || bytes[index] == UInt8(ascii: "/") || bytes[index] >= 0x80
    else { return }
    skipSomeBlanks()
  }

  private mutating func skipSomeBlanks() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x0A, 0x0D, 0x09:
        index += 1
        skipSpaces()
      case UInt8(ascii: "/"):
        guard skipComment() else { return }
      default:
        guard isJSON5, skipBlankOfJSON5() else { return }
      }
    }
  }

  /// Skips spaces up to eight at a time: indentation is a large part of most files.
  @inline(__always)
  private mutating func skipSpaces() {
    let raw = UnsafeRawBufferPointer(bytes)
    while index + 8 <= raw.count {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
      let others = word ^ 0x2020_2020_2020_2020
      index += others == 0 ? 8 : others.trailingZeroBitCount / 8
      if others != 0 { return }
    }
  }

  private mutating func skipComment() -> Bool {
    let start = index
    var isUnclosed = false
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
      isUnclosed = index == bytes.count
      index = min(index + 1, bytes.count)
    default: return false
    }
    if !isJSON5 || isUnclosed { report(.comment(range(start, index))) }
    return true
  }
}
