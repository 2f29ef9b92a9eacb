/// A member name of the inputs, interned: two names are equal when their UTF-8 bytes are.
///
/// Names compare by bytes and not by `String ==`, which is canonical equivalence (RFC 8259,
/// section 8.3, compares code units).
package struct Name: Hashable, Sendable {
  let index: UInt32
}

/// The names that mean something to the formats, at fixed indices of every ``NameTable``.
extension Name {
  static let value = Name(index: 0)
  static let type = Name(index: 1)
  static let description = Name(index: 2)
  static let deprecated = Name(index: 3)
  package static let extensions = Name(index: 4)
  static let extends = Name(index: 5)
  static let root = Name(index: 6)
  package static let ref = Name(index: 7)
  static let schema = Name(index: 8)
  static let mode = Name(index: 9)
  package static let tokenc = Name(index: 10)

  // Members of values.
  static let valueMember = Name(index: 11)
  static let unit = Name(index: 12)
  static let colorSpace = Name(index: 13)
  static let components = Name(index: 14)
  static let alpha = Name(index: 15)
  static let hex = Name(index: 16)
  static let color = Name(index: 17)
  static let width = Name(index: 18)
  static let style = Name(index: 19)
  static let dashArray = Name(index: 20)
  static let lineCap = Name(index: 21)
  static let duration = Name(index: 22)
  static let delay = Name(index: 23)
  static let timingFunction = Name(index: 24)
  static let offsetX = Name(index: 25)
  static let offsetY = Name(index: 26)
  static let blur = Name(index: 27)
  static let spread = Name(index: 28)
  static let inset = Name(index: 29)
  static let position = Name(index: 30)
  static let fontFamily = Name(index: 31)
  static let fontSize = Name(index: 32)
  static let fontWeight = Name(index: 33)
  static let letterSpacing = Name(index: 34)
  static let lineHeight = Name(index: 35)

  /// The spellings of the names above, in order.
  fileprivate static let wellKnown = [
    "$value", "$type", "$description", "$deprecated", "$extensions", "$extends", "$root", "$ref",
    "$schema", "mode", "tokenc",
    "value", "unit", "colorSpace", "components", "alpha", "hex", "color", "width", "style",
    "dashArray", "lineCap", "duration", "delay", "timingFunction", "offsetX", "offsetY", "blur",
    "spread", "inset", "position", "fontFamily", "fontSize", "fontWeight", "letterSpacing",
    "lineHeight",
  ]
}

/// All member names of a run, each stored once.
package struct NameTable: Sendable {
  private var bytes: [UInt8] = []
  /// Where each name's bytes end; it starts where the one before ends.
  private var ends: [UInt32] = []
  private var rows = RowTable()

  init() {
    for text in Name.wellKnown { _ = intern(text) }
  }

  var count: Int { ends.count }

  package func string(_ name: Name) -> String {
    String(decoding: bytes[range(of: name)], as: UTF8.self)
  }

  /// Calls `body` with the name's UTF-8 bytes.
  func withUTF8<Result>(of name: Name, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let range = range(of: name)
    return bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  func length(of name: Name) -> Int { range(of: name).count }

  /// Copies the name's bytes to where they end at `end`, and answers how many they are.
  func copy(_ name: Name, to text: UnsafeMutableBufferPointer<UInt8>, before end: Int) -> Int {
    withUTF8(of: name) { bytes in
      let target = UnsafeMutableBufferPointer(rebasing: text[end - bytes.count..<end])
      return target.update(fromContentsOf: bytes)
    }
  }

  mutating func intern(_ text: String) -> Name {
    var text = text
    return text.withUTF8 { intern($0) }
  }

  /// The name with these bytes, added if new.
  mutating func intern(_ text: UnsafeBufferPointer<UInt8>) -> Name {
    let slot = slot(of: text)
    let row = slot.row ?? ends.count
    let name = Name(index: UInt32(row))
    guard slot.row == nil else { return name }
    bytes.append(contentsOf: text)
    ends.append(UInt32(bytes.count))
    if rows.insert(row, at: slot) {
      rows = rows.grown { row in withUTF8(of: Name(index: UInt32(row))) { Self.hash($0) } }
    }
    return name
  }

  /// The name with these bytes, if any input has it.
  package func find(_ text: some StringProtocol) -> Name? {
    var copy = String(text)
    return copy.withUTF8 { find($0) }
  }

  package func find(_ text: UnsafeBufferPointer<UInt8>) -> Name? {
    slot(of: text).row.map { Name(index: UInt32($0)) }
  }

  @inline(__always)
  private func slot(of text: UnsafeBufferPointer<UInt8>) -> RowTable.Slot {
    rows.slot(Self.hash(text)) { isEqual(Name(index: UInt32($0)), text) }
  }

  private func range(of name: Name) -> Range<Int> {
    let index = Int(name.index)
    return (index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])
  }

  private func isEqual(_ name: Name, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let range = range(of: name)
    guard range.count == text.count else { return false }
    return bytes.withUnsafeBufferPointer { own in
      var index = 0
      while index < text.count {
        if own[range.lowerBound + index] != text[index] { return false }
        index += 1
      }
      return true
    }
  }

  /// A multiplicative hash over words of eight bytes; spreads the short names of token files well.
  private static func hash(_ text: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash = UInt64(truncatingIfNeeded: text.count) &* 0x9E37_79B9_7F4A_7C15
    let raw = UnsafeRawBufferPointer(text)
    var offset = 0
    while offset + 8 <= raw.count {
      hash = mix(hash, raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    var tail: UInt64 = 0
    while offset < raw.count {
      tail = tail << 8 | UInt64(raw[offset])
      offset += 1
    }
    return mix(hash, tail)
  }

  private static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return product.high ^ product.low
  }
}

extension String {
  /// Returns a Boolean value that indicates whether two names are the same: byte by byte, where `==` takes canonical
  /// equivalents for equal.
  func isSameName(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
