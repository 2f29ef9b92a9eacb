/// Texts in a pack's bytes: two bytes with the number of bytes, which are UTF-8.
enum PackText {
  static func bytes(in pack: UnsafeRawPointer, at offset: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: pack + offset + 2, count: count(in: pack, at: offset))
  }

  static func text(in pack: UnsafeRawPointer, at offset: Int) -> String {
    String(decoding: bytes(in: pack, at: offset), as: UTF8.self)
  }

  /// The texts of a list: two bytes with their number, and the texts one after another.
  static func list(in pack: UnsafeRawPointer, at offset: Int) -> [String] {
    var next = offset + 2
    return (0..<count(in: pack, at: offset)).map { _ in
      defer { next += 2 + count(in: pack, at: next) }
      return text(in: pack, at: next)
    }
  }

  static func count(in pack: UnsafeRawPointer, at offset: Int) -> Int {
    Int(pack.loadUnaligned(fromByteOffset: offset, as: UInt16.self).littleEndian)
  }
}
