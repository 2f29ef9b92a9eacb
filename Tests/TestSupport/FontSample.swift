/// A font without outlines: the tables that names, weights and widths are read from.
package struct FontSample {
  package var family: String
  package var typographicFamily: String?
  package var postScriptName: String
  package var weight: UInt16
  package var isItalic: Bool
  /// The axis of a variable font.
  package var weightAxis: ClosedRange<Int32>?
  package var axisTag: String
  /// The widths of characters in thousandths of the size, as a table `cmap` of format 4 or 12 leads to
  /// them; no such tables for `nil`.
  package var advances: [(character: Unicode.Scalar, width: Int)]?
  package var format: Int

  package init(
    family: String = "Acme Sans", typographicFamily: String? = nil,
    postScriptName: String = "AcmeSans-Regular", weight: UInt16 = 400, isItalic: Bool = false,
    weightAxis: ClosedRange<Int32>? = nil, axisTag: String = "wght",
    advances: [(character: Unicode.Scalar, width: Int)]? = nil, format: Int = 4
  ) {
    self.family = family
    self.typographicFamily = typographicFamily
    self.postScriptName = postScriptName
    self.weight = weight
    self.isItalic = isItalic
    self.weightAxis = weightAxis
    self.axisTag = axisTag
    self.advances = advances
    self.format = format
  }

  package var bytes: [UInt8] {
    var tables: [(tag: String, bytes: [UInt8])] = [("OS/2", os2), ("name", name)]
    if let weightAxis { tables.insert(("fvar", fvar(weightAxis)), at: 1) }
    if let advances {
      let widths = [(0, 500)] + advances.map { (Int($0.character.value), $0.width) }
      let records: [UInt8] = widths.flatMap { Self.uint16($0.1) + [0, 0] }
      tables += [
        (tag: "head", bytes: [UInt8](repeating: 0, count: 18) + Self.uint16(1000)),
        ("hhea", [UInt8](repeating: 0, count: 34) + Self.uint16(widths.count)),
        ("hmtx", records),
        ("cmap", cmap(advances.map { Int($0.character.value) })),
      ]
    }
    var offset = 12 + 16 * tables.count
    var directory: [UInt8] = [0, 1, 0, 0] + Self.uint16(tables.count) + [0, 0, 0, 0, 0, 0]
    for table in tables {
      directory += Array(table.tag.utf8) + [0, 0, 0, 0] + Self.uint32(offset)
      directory += Self.uint32(table.bytes.count)
      offset += table.bytes.count
    }
    return directory + tables.flatMap(\.bytes)
  }

  /// A collection of fonts, each with its own tables.
  package static func collection(_ fonts: [FontSample]) -> [UInt8] {
    let header = 12 + 4 * fonts.count
    var offsets: [UInt8] = []
    var all: [UInt8] = []
    for font in fonts {
      offsets += uint32(header + all.count)
      all += font.bytes(from: header + all.count)
    }
    return Array("ttcf".utf8) + [0, 1, 0, 0] + uint32(fonts.count) + offsets + all
  }

  /// The font as it stands in a file from an offset: tables are found from the file's start.
  private func bytes(from start: Int) -> [UInt8] {
    var bytes = bytes
    let count = Int(bytes[4]) << 8 | Int(bytes[5])
    for place in (0..<count).map({ 12 + 16 * $0 + 8 }) {
      let offset = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      bytes.replaceSubrange(place..<place + 4, with: Self.uint32(offset + start))
    }
    return bytes
  }

  /// Characters in ascending order have the glyphs from 1 on.
  private func cmap(_ scalars: [Int]) -> [UInt8] {
    let header: [UInt8] = [0, 0, 0, 1, 0, 3, 0, format == 4 ? 1 : 10, 0, 0, 0, 12]
    guard format == 4 else {
      let groups: [UInt8] = scalars.enumerated().flatMap { index, scalar in
        Self.uint32(scalar) + Self.uint32(scalar) + Self.uint32(index + 1)
      }
      return header + [0, 12, 0, 0] + Self.uint32(16 + groups.count) + Self.uint32(0)
        + Self.uint32(scalars.count) + groups
    }
    let ends = scalars + [0xFFFF]
    let deltas: [Int] = scalars.enumerated().map { $0 + 1 - $1 } + [1]
    let segments: [UInt8] =
      ends.flatMap(Self.uint16) + [0, 0] + ends.flatMap(Self.uint16) + deltas.flatMap(Self.uint16)
      + ends.flatMap { _ in [UInt8(0), 0] }
    return header + [0, 4] + Self.uint16(14 + segments.count) + [0, 0]
      + Self.uint16(2 * ends.count) + [0, 0, 0, 0, 0, 0] + segments
  }

  private var os2: [UInt8] {
    var table = [UInt8](repeating: 0, count: 78)
    table.replaceSubrange(4..<6, with: Self.uint16(Int(weight)))
    table[63] = isItalic ? 1 : 0x40
    return table
  }

  private var name: [UInt8] {
    var names = [(1, family), (4, family + " face"), (6, postScriptName)]
    if let typographicFamily { names.append((16, typographicFamily)) }
    var records: [UInt8] = []
    var storage: [UInt8] = []
    for (id, text) in names {
      let encoded = text.utf16.flatMap { Self.uint16(Int($0)) }
      records += [0, 3, 0, 1, 0x04, 0x09] + Self.uint16(id)
      records += Self.uint16(encoded.count) + Self.uint16(storage.count)
      storage += encoded
    }
    return [0, 0] + Self.uint16(names.count) + Self.uint16(6 + records.count) + records + storage
  }

  private func fvar(_ weights: ClosedRange<Int32>) -> [UInt8] {
    let fixed = [weights.lowerBound, 400, weights.upperBound].flatMap { Self.uint32(Int($0) << 16) }
    return [0, 1, 0, 0, 0, 16, 0, 2, 0, 1, 0, 20, 0, 0, 0, 0] + Array(axisTag.utf8) + fixed
      + [0, 0, 1, 0]
  }

  private static func uint16(_ number: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)]
  }

  private static func uint32(_ number: Int) -> [UInt8] {
    uint16(number >> 16) + uint16(number)
  }
}
