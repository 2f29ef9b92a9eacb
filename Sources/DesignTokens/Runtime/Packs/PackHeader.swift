/// The first bytes of a pack, at fixed places; numbers have their lowest byte first.
package struct PackHeader {
  package static let size = 64
  package static let version = 1
  /// That of a pack with a minimum release, which older libraries would not heed, and refuse by its version.
  package static let versionOfReleases = 2
  package static let sizeOfReleases = 72
  /// The first bytes of a pack.
  package static let magic: [UInt8] = Array("tokenpk\n".utf8)

  let bytes: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  var version: Int { Int(truncatingIfNeeded: bytes.word32(at: 8)) }
  var hasMinimumRelease: Bool { version == Self.versionOfReleases }
  /// The bytes before anything that the header refers to.
  var size: Int { hasMinimumRelease ? Self.sizeOfReleases : Self.size }
  var byteCount: Int { Int(truncatingIfNeeded: bytes.word32(at: 12)) }
  var checksum: UInt64 { bytes.word64(at: 16) }
  var serial: UInt64 { bytes.word64(at: 24) }
  var expiry: UInt64 { bytes.word64(at: 32) }
  /// In ten-thousandths.
  var share: Int { Int(truncatingIfNeeded: bytes.word32(at: 40)) }
  var flags: UInt32 { bytes.word32(at: 44) }
  /// Where texts and families are.
  var brand: Int { Int(truncatingIfNeeded: bytes.word32(at: 48)) }
  var base: Int { Int(truncatingIfNeeded: bytes.word32(at: 52)) }
  var familyCount: Int { Int(truncatingIfNeeded: bytes.word32(at: 56)) }
  var families: Int { Int(truncatingIfNeeded: bytes.word32(at: 60)) }
  /// Only where there is one.
  var minimumRelease: Int { Int(truncatingIfNeeded: bytes.word32(at: 64)) }

  func text(at offset: Int) -> String {
    bytes.baseAddress.map { PackText.text(in: $0, at: offset) } ?? ""
  }

  /// A sum of all bytes from the serial on, in words of eight. Each step can be undone, so no change of
  /// a single word leaves it as it was. It begins with the version less one, so that a changed version, by which a
  /// minimum release would be overlooked, doesn't leave it either. The factor is that of MurmurHash3's finalizer (Appleby, 2011).
  package static func checksum(of bytes: UnsafeRawBufferPointer) -> UInt64 {
    var sum = UInt64(bytes.word32(at: 8)) &- 1
    for offset in stride(from: 24, to: bytes.count, by: 8) {
      sum = (sum ^ bytes.word64(at: offset)) &* 0xFF51_AFD7_ED55_8CCD
      sum ^= sum &>> 32
    }
    return sum
  }
}

extension UnsafeRawBufferPointer {
  func word32(at offset: Int) -> UInt32 {
    loadUnaligned(fromByteOffset: offset, as: UInt32.self).littleEndian
  }

  func word64(at offset: Int) -> UInt64 {
    loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
  }
}

/// The names of one group in a pack, and where their values are.
struct PackedNames {
  private let bytes: UnsafeRawBufferPointer
  private let offset: Int

  init(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  var groupOffset: Int { Int(truncatingIfNeeded: bytes.word32(at: offset)) }
  var typeOffset: Int { Int(truncatingIfNeeded: bytes.word32(at: offset + 4)) }
  var nameCount: Int { Int(truncatingIfNeeded: bytes.word32(at: offset + 8)) }
  var namesOffset: Int { Int(truncatingIfNeeded: bytes.word32(at: offset + 12)) }
  var placesOffset: Int { Int(truncatingIfNeeded: bytes.word32(at: offset + 16)) }
  /// The bits of the axes with which more varies than colors, as ``ThemeContext`` has them.
  var rowAxes: UInt8 { bytes[offset + 20] }
  var rowCount: Int { 1 &<< rowAxes.nonzeroBitCount }

  var group: String { bytes.baseAddress.map { PackText.text(in: $0, at: groupOffset) } ?? "" }
  var type: String { bytes.baseAddress.map { PackText.text(in: $0, at: typeOffset) } ?? "" }

  /// Where the value of a name is, by its index and that of a variant of the row's axes.
  func place(ofName index: Int, row: Int) -> Int {
    Int(truncatingIfNeeded: bytes.word32(at: placesOffset + 4 * (index &* rowCount &+ row)))
  }

  /// Calls `body` with each name and whether it is a former one, in the order of the names.
  ///
  /// A name is written as the number of bytes that it has in common with the one before it, that of the
  /// others, and these; the highest bit of the second number marks a former name.
  func forEachName(_ body: (Int, UnsafeBufferPointer<UInt8>, _ isFormer: Bool) -> Void) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: PackCheck.longestName) { name in
      var next = namesOffset
      for index in 0..<nameCount {
        let shared = Int(bytes[next])
        let rest = Int(bytes[next + 1]) | Int(bytes[next + 2]) &<< 8
        let count = rest & 0x7FFF
        for place in 0..<count { name[shared + place] = bytes[next + 3 + place] }
        next += 3 + count
        body(index, UnsafeBufferPointer(rebasing: name[..<(shared + count)]), rest & 0x8000 != 0)
      }
    }
  }
}
