/// Reads the names and weights of a font file: TrueType, OpenType, or a collection of them.
///
/// The format is that of the OpenType specification 1.9.1: *Organization of an OpenType Font*, and
/// the tables `name`, `OS/2` and `fvar`. Every offset is checked, so that any bytes give faces or a
/// fault.
package struct FontFileReader {
  private let bytes: [UInt8]
  private let file: String
  private let measures: Bool

  /// The faces of a file, which carry its name, and the widths of their glyphs if asked for.
  package static func faces(
    of bytes: [UInt8], named name: String, measuring measures: Bool = false
  ) throws(LoadFault) -> [FontFace] {
    try FontFileReader(bytes: bytes, file: name, measures: measures).faces()
  }

  private func faces() throws(LoadFault) -> [FontFace] {
    guard let tag = text(4, at: 0) else { throw .unreadable("is too short for a font") }
    switch tag {
    case "ttcf":
      guard let count = uint32(8), count <= 256 else { throw truncated }
      var faces: [FontFace] = []
      var characterCount = 0
      for index in 0..<count {
        guard let offset = uint32(12 + 4 * index) else { throw truncated }
        let face = try face(at: offset)
        // Each face may name the same few bytes as its table of characters.
        characterCount += face.advances?.byScalar.count ?? 0
        guard characterCount <= bytes.count else { throw .broken("cmap") }
        faces.append(face)
      }
      return faces
    case "OTTO", "true", "\0\u{1}\0\0": return [try face(at: 0)]
    case "wOFF", "wOF2":
      throw .unreadable("is a web font, which iOS can't show; use the TTF or OTF file")
    default: throw .unreadable("is no TrueType or OpenType font")
    }
  }

  private func face(at directory: Int) throws(LoadFault) -> FontFace {
    guard let count = uint16(directory + 4) else { throw truncated }
    var tables: [String: Int] = [:]
    for index in 0..<count {
      let record = directory + 12 + 16 * index
      guard let tag = text(4, at: record), let offset = uint32(record + 8) else { throw truncated }
      tables[tag] = offset
    }
    guard let nameTable = tables["name"] else { throw .unreadable("has no table of names") }
    let names = try names(at: nameTable)
    let families = [names[.typographicFamily], names[.family]].compactMap { $0 }
    guard !families.isEmpty else { throw .unreadable("names no family") }
    var weights = 400.0...400.0
    var isItalic = false
    if let table = tables["OS/2"] {
      guard let weight = uint16(table + 4), let selection = uint16(table + 62) else {
        throw truncated
      }
      weights = Double(weight)...Double(weight)
      isItalic = selection & 1 != 0
    }
    if let table = tables["fvar"], let axis = try weightAxis(at: table) { weights = axis.range }
    return FontFace(
      file: file, families: families.unique(),
      names: [names[.full], names[.postScript]].compactMap { $0 }.unique(), weights: weights,
      isItalic: isItalic, advances: measures ? try advances(tables) : nil)
  }

  /// The names that a face is chosen by; the numbers are those of the table `name`.
  private enum NameID: Int {
    case family = 1
    case full = 4
    case postScript = 6
    case typographicFamily = 16
  }

  /// The names in English, or else in the first language that has them.
  private func names(at table: Int) throws(LoadFault) -> [NameID: String] {
    guard let count = uint16(table + 2), let storage = uint16(table + 4) else { throw truncated }
    var names: [NameID: String] = [:]
    var english: Set<NameID> = []
    for index in 0..<count {
      let record = table + 6 + 12 * index
      guard let platform = uint16(record), let language = uint16(record + 4),
        let number = uint16(record + 6), let length = uint16(record + 8),
        let offset = uint16(record + 10)
      else { throw truncated }
      // Platform 3 is Windows, with UTF-16; 0 is Unicode; 1 is Macintosh, here as far as ASCII goes.
      let isEnglish = platform == 3 && language == 0x409 || platform == 0
      guard let id = NameID(rawValue: number),
        names[id] == nil || isEnglish && !english.contains(id),
        let name = string(at: table + storage + offset, length: length, isUTF16: platform != 1)
      else { continue }
      names[id] = name
      if isEnglish { english.insert(id) }
    }
    return names
  }

  /// The axis `wght` with the weight of the default instance; `nil` when the font doesn't vary in weight.
  func weightAxis(
    at table: Int
  ) throws(LoadFault) -> (range: ClosedRange<Double>, standard: Double)? {
    guard let axes = uint16(table + 4), let count = uint16(table + 8),
      let size = uint16(table + 10)
    else { throw truncated }
    for index in 0..<count {
      let axis = table + axes + size * index
      guard let tag = text(4, at: axis), let lower = fixed(axis + 4),
        let standard = fixed(axis + 8), let upper = fixed(axis + 12)
      else { throw truncated }
      if tag == "wght", lower <= upper { return (lower...upper, standard) }
    }
    return nil
  }

  // MARK: Bytes

  var truncated: LoadFault { .unreadable("is a font that ends too early") }

  func uint16(_ offset: Int) -> Int? {
    guard offset >= 0, offset + 2 <= bytes.count else { return nil }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  func uint32(_ offset: Int) -> Int? {
    guard let high = uint16(offset), let low = uint16(offset + 2) else { return nil }
    return high << 16 | low
  }

  /// A signed number with sixteen bits behind the point.
  func fixed(_ offset: Int) -> Double? {
    uint32(offset).map { Double(Int32(truncatingIfNeeded: $0)) / 65536 }
  }

  func text(_ length: Int, at offset: Int) -> String? {
    guard offset >= 0, offset + length <= bytes.count else { return nil }
    return String(decoding: bytes[offset..<offset + length], as: UTF8.self)
  }

  /// A name; `nil` when it lies outside the file or is not text.
  private func string(at offset: Int, length: Int, isUTF16: Bool) -> String? {
    guard length > 0, offset + length <= bytes.count else { return nil }
    let name = bytes[offset..<offset + length]
    if !isUTF16 {
      return name.allSatisfy { $0 < 0x80 } ? String(decoding: name, as: UTF8.self) : nil
    }
    guard length % 2 == 0 else { return nil }
    let units = stride(from: offset, to: offset + length, by: 2).map { (at: Int) -> UInt16 in
      UInt16(bytes[at]) << 8 | UInt16(bytes[at + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }
}

extension LoadFault {
  fileprivate static func unreadable(_ reason: String) -> LoadFault {
    LoadFault(kind: .unreadable, reason: reason)
  }
}
