extension FontFileReader {
  /// The widths of a face's glyphs by its tables' offsets; `nil` if it lacks one of them.
  func advances(_ tables: [String: Int]) throws(LoadFault) -> GlyphAdvances? {
    guard let head = tables["head"], let hhea = tables["hhea"], let hmtx = tables["hmtx"],
      let cmap = tables["cmap"]
    else { return nil }
    guard let unitsPerEm = uint16(head + 18), let count = uint16(hhea + 34) else { throw truncated }
    guard (16...16_384).contains(unitsPerEm), count > 0 else { throw .broken("head") }
    var byScalar: [UInt32: Double] = [:]
    for (scalar, glyph) in try glyphs(at: cmap) where glyph > 0 {
      // Glyphs after the last record have its width.
      guard let advance = uint16(hmtx + 4 * min(glyph, count - 1)) else { throw truncated }
      byScalar[scalar] = Double(advance) / Double(unitsPerEm)
    }
    var weight: Double?
    if let table = tables["fvar"] { weight = try weightAxis(at: table)?.standard }
    return GlyphAdvances(weight: weight, byScalar: byScalar)
  }

  /// The glyphs of characters, by the subtable that has most of Unicode.
  private func glyphs(at cmap: Int) throws(LoadFault) -> [(scalar: UInt32, glyph: Int)] {
    guard let count = uint16(cmap + 2) else { throw truncated }
    var best: (rank: Int, offset: Int, format: Int)?
    for index in 0..<count {
      let record = cmap + 4 + 8 * index
      guard let platform = uint16(record), let encoding = uint16(record + 2),
        let offset = uint32(record + 4), let format = uint16(cmap + offset)
      else { throw truncated }
      // Windows (3) and Unicode (0): 10 and 4 and later have all planes, 1 and 0 to 3 the first.
      let isUnicode = platform == 0 && encoding <= 6 && encoding != 5
      guard isUnicode || platform == 3 && [1, 10].contains(encoding), format == 4 || format == 12,
        format > best?.rank ?? 0
      else { continue }
      best = (rank: format, offset: cmap + offset, format: format)
    }
    guard let best else { return [] }
    return best.format == 12 ? try groups(at: best.offset) : try segments(at: best.offset)
  }

  /// A subtable of format 12: groups of consecutive characters and glyphs, in ascending order.
  private func groups(at table: Int) throws(LoadFault) -> [(scalar: UInt32, glyph: Int)] {
    guard let count = uint32(table + 12) else { throw truncated }
    var result: [(scalar: UInt32, glyph: Int)] = []
    var next = 0
    for index in 0..<count {
      let group = table + 16 + 12 * index
      guard let first = uint32(group), let last = uint32(group + 4), let glyph = uint32(group + 8)
      else { throw truncated }
      guard first >= next, last >= first, last <= 0x10FFFF, glyph + last - first <= 0xFFFF else {
        throw .broken("cmap")
      }
      for code in first...last { result.append((UInt32(code), glyph + code - first)) }
      next = last + 1
    }
    return result
  }

  /// A subtable of format 4: segments of the first plane, in ascending order.
  private func segments(at table: Int) throws(LoadFault) -> [(scalar: UInt32, glyph: Int)] {
    guard let size = uint16(table + 6) else { throw truncated }
    var result: [(scalar: UInt32, glyph: Int)] = []
    var next = 0
    for index in 0..<size / 2 {
      let end = table + 14 + 2 * index
      guard let last = uint16(end), let first = uint16(end + size + 2),
        let delta = uint16(end + 2 * size + 2), let offset = uint16(end + 3 * size + 2)
      else { throw truncated }
      guard first >= next, last >= first else { throw .broken("cmap") }
      for code in first...last {
        var glyph = code
        if offset != 0 {
          // From the position of the offset itself on.
          let position = end + 3 * size + 2 + offset + 2 * (code - first)
          // The last segment, of U+FFFF alone, may point anywhere.
          guard let found = uint16(position) else {
            if code == 0xFFFF { continue }
            throw truncated
          }
          if found == 0 { continue }
          glyph = found
        }
        result.append((UInt32(code), (glyph + delta) & 0xFFFF))
      }
      next = last + 1
    }
    return result
  }
}

extension LoadFault {
  static func broken(_ table: String) -> LoadFault {
    LoadFault(kind: .unreadable, reason: "is a font with a broken table '\(table)'")
  }
}
