/// Checks the bytes of a pack before anything else reads them.
///
/// Whatever the bytes, it reads none outside of them. What passes has each place inside the pack, names
/// in the order of their bytes, each once, and values of the form and range that their type asks for.
struct PackCheck {
  static let longestName = 1_024
  private static let mostNames = 20_000
  private static let mostFamilies = 256
  private static let mostParts = 256

  private let bytes: UnsafeRawBufferPointer
  private let start: UnsafeRawPointer
  private let headerSize: Int
  /// How many places of values fit, so that groups don't share their names.
  private var room: Int
  /// The places of lists of fonts that are known to be sound, as many text styles share one.
  private var fontLists: Set<Int> = []
  /// How many bytes of such lists there may be, so that none lie in one another.
  private var fontRoom: Int

  static func check(_ bytes: UnsafeRawBufferPointer) throws(ThemePackError) {
    guard bytes.count >= PackHeader.size, let start = bytes.baseAddress,
      bytes.prefix(8).elementsEqual(PackHeader.magic)
    else { throw .notAPack }
    let header = PackHeader(bytes)
    guard header.version <= PackHeader.versionOfReleases else {
      throw .newerFormat(header.version)
    }
    guard header.version >= PackHeader.version else { throw .notAPack }
    guard header.byteCount == bytes.count, bytes.count <= ThemePack.maximumSize,
      bytes.count % 8 == 0
    else { throw .damaged("it has \(bytes.count) bytes instead of \(header.byteCount)") }
    guard Int(bitPattern: start) % 8 == 0, header.checksum == PackHeader.checksum(of: bytes) else {
      throw .damaged("its checksum is another")
    }
    guard bytes.count >= header.size else { throw .damaged("its header") }
    var check = PackCheck(
      bytes: bytes, start: start, headerSize: header.size, room: bytes.count / 4,
      fontRoom: bytes.count)
    try check.check(header)
  }

  private mutating func check(_ header: PackHeader) throws(ThemePackError) {
    guard (0...10_000).contains(header.share), header.flags <= 1 else {
      throw .damaged("its header")
    }
    try checkText(at: header.brand)
    try checkText(at: header.base)
    if header.hasMinimumRelease {
      try checkText(at: header.minimumRelease)
      guard ReleaseVersion(header.text(at: header.minimumRelease)) != nil else {
        throw .damaged("its minimum release")
      }
    }
    guard (0...Self.mostFamilies).contains(header.familyCount),
      header.flags == 0 || header.familyCount == 0
    else {
      throw .damaged("it has \(header.familyCount) groups")
    }
    try check(header.families, count: header.familyCount * 24)
    var last = ""
    for index in 0..<header.familyCount {
      let names = PackedNames(bytes, at: header.families + 24 * index)
      try checkText(at: names.groupOffset)
      try checkText(at: names.typeOffset)
      guard index == 0 || last.utf8.lexicographicallyPrecedes(names.group.utf8) else {
        throw .damaged("its groups are not in order")
      }
      last = names.group
      try check(names)
    }
  }

  private mutating func check(_ names: PackedNames) throws(ThemePackError) {
    let valid = ThemeAxis.allCases.reduce(0) { $0 | $1.contextBit }
    guard (0...Self.mostNames).contains(names.nameCount), names.rowAxes & ~valid == 0,
      names.nameCount * names.rowCount <= room
    else {
      throw .damaged("the header of '\(names.group)'")
    }
    guard let form = RecordForm(type: names.type) else {
      throw .damaged("'\(names.group)' has the type '\(names.type)'")
    }
    room -= names.nameCount * names.rowCount
    try checkNames(of: names)
    let places = names.nameCount * names.rowCount
    try check(names.placesOffset, count: places * 4)
    guard names.placesOffset % 4 == 0 else { throw .damaged("the places of '\(names.group)'") }
    // Most values are those of several names.
    var known = [Bool](repeating: false, count: bytes.count / 8)
    for index in 0..<places {
      let place = Int(truncatingIfNeeded: bytes.word32(at: names.placesOffset + 4 * index))
      if place >= 0, place / 8 < known.count, place % 8 == 0, known[place / 8] { continue }
      guard isRecord(at: place, form) else {
        throw .damaged("a value of '\(names.group)' at byte \(place)")
      }
      known[place / 8] = true
    }
  }

  private func checkNames(of names: PackedNames) throws(ThemePackError) {
    var next = names.namesOffset
    // Where each name's own bytes are; the one before it, of which the next one repeats some, is `last`.
    var last: [UInt8] = []
    for index in 0..<names.nameCount {
      try check(next, count: 3)
      let shared = Int(bytes[next])
      let count = Int(bytes[next + 1]) | Int(bytes[next + 2] & 0x7F) << 8
      try check(next + 3, count: count)
      guard shared <= last.count, shared + count <= Self.longestName, count > 0,
        index == 0 || isAscending(last, from: shared, to: next + 3, count)
      else { throw .damaged("the names of '\(names.group)' at byte \(next)") }
      last.removeSubrange(shared...)
      var isASCII = true
      for place in next + 3..<next + 3 + count {
        last.append(bytes[place])
        if bytes[place] >= 0x80 { isASCII = false }
      }
      // A name without letters beyond ASCII of its own may end within one that it repeats.
      let endsWithin = shared > 0 && last[shared - 1] >= 0x80
      guard isASCII && !endsWithin || Self.isUTF8(last) else {
        throw .damaged("a name of '\(names.group)'")
      }
      next += 3 + count
    }
  }

  /// Returns a Boolean value that indicates whether bytes of the pack come after those of a name from a place on.
  private func isAscending(_ name: [UInt8], from shared: Int, to start: Int, _ count: Int) -> Bool {
    for offset in 0..<count {
      guard shared + offset < name.count else { return true }
      if name[shared + offset] != bytes[start + offset] {
        return name[shared + offset] < bytes[start + offset]
      }
    }
    return false
  }

  // MARK: Records

  private mutating func isRecord(at offset: Int, _ form: RecordForm) -> Bool {
    guard offset % 8 == 0, contains(offset, count: 8) else { return false }
    let record = PackedRecord(bytes: start, offset: offset)
    let colors = record.colorCount
    let numbers = record.numberCount
    guard record.hasSoundHeader, colors <= Self.mostParts,
      (0...5 * Self.mostParts).contains(numbers)
    else {
      return false
    }
    let wordCount = colors * record.colorAxes.variantCount
    guard contains(offset + 8, count: 8 * (numbers + wordCount)),
      (0..<numbers).allSatisfy({ record.number(at: $0).isFinite }),
      form.isMet(by: record)
    else { return false }
    if let place = form.fontFamily, !isFontFamily(record.number(at: place)) { return false }
    let words = offset + 8 * (1 + numbers)
    return (0..<wordCount).allSatisfy { ColorComponents.isWord(bytes.word64(at: words + 8 * $0)) }
  }

  /// Returns a Boolean value that indicates whether a number is the place of a list of fonts.
  private mutating func isFontFamily(_ number: Double) -> Bool {
    guard let offset = Int(exactly: number), contains(offset, count: 2) else { return false }
    if fontLists.contains(offset) { return true }
    var next = offset + 2
    for _ in 0..<PackText.count(in: start, at: offset) {
      guard fontRoom >= 0, isText(at: next) else { return false }
      let size = 2 + PackText.count(in: start, at: next)
      next += size
      fontRoom -= size
    }
    fontLists.insert(offset)
    return true
  }

  // MARK: Bytes

  private func contains(_ offset: Int, count: Int) -> Bool {
    offset >= headerSize && offset <= bytes.count && count <= bytes.count - offset
  }

  private func check(_ offset: Int, count: Int) throws(ThemePackError) {
    guard contains(offset, count: count) else { throw .damaged("byte \(offset) is outside of it") }
  }

  private func checkText(at offset: Int) throws(ThemePackError) {
    guard isText(at: offset) else { throw .damaged("the text at byte \(offset)") }
  }

  private func isText(at offset: Int) -> Bool {
    guard contains(offset, count: 2) else { return false }
    let count = PackText.count(in: start, at: offset)
    return count <= Self.longestName && contains(offset + 2, count: count)
      && Self.isUTF8(PackText.bytes(in: start, at: offset))
  }

  /// Repairing what is no UTF-8 changes it.
  private static func isUTF8(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.allSatisfy { $0 < 0x80 }
      || String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
  }
}

extension PackedRecord {
  /// A Boolean value that indicates whether its first bytes that mean nothing are 0.
  fileprivate var hasSoundHeader: Bool {
    bytes.load(fromByteOffset: offset, as: UInt16.self).littleEndian < 16
  }
}

extension ColorComponents {
  /// Returns a Boolean value that indicates whether a word is one that a color can have.
  fileprivate static func isWord(_ word: UInt64) -> Bool {
    word & 0x8080_8080_8080_8080 == 0
      && (0..<3).allSatisfy { number(word &>> ($0 * 16)) <= UInt64(channelSteps) }
      && number(word &>> 48) & 0x1FFF <= UInt64(alphaSteps)
  }
}

/// The form of the records of a DTCG type.
private struct RecordForm {
  /// Which of the numbers is the place of a list of fonts.
  let fontFamily: Int?
  private let isSound: @Sendable (PackedRecord) -> Bool

  func isMet(by record: PackedRecord) -> Bool { isSound(record) }

  init?(type: String) {
    func numbers(
      _ count: Int, fontFamily: Int? = nil,
      _ isSound: @escaping @Sendable (PackedRecord) -> Bool = { _ in true }
    ) -> RecordForm {
      RecordForm(fontFamily: fontFamily) {
        $0.numberCount == count && $0.colorCount == 0 && isSound($0)
      }
    }
    switch type {
    case "color": self.init { $0.colorCount == 1 && $0.numberCount == 0 }
    case "dimension", "number", "duration": self = numbers(1)
    case "fontWeight": self = numbers(1) { $0.isWeight(at: 0) }
    case "fontFamily": self = numbers(1, fontFamily: 0)
    case "cubicBezier": self = numbers(CubicBezierValue.numberCount) { $0.isCurve(at: 0) }
    case "transition": self = numbers(TransitionValue.numberCount) { $0.isCurve(at: 2) }
    case "typography":
      self.init(fontFamily: 0) { record in
        record.colorCount == 0
          && (record.numberCount == TypographyValue.numberCount || record.isExtendedTypography)
          && record.isWeight(at: 2)
          && record.isIndex(at: 6, below: TypographyValue.TextCase.allCases.count)
          && record.isIndex(at: 7, below: TypographyValue.TextStyle.allCases.count + 1)
          && (record.number(at: 8) == 0 || record.number(at: 8) >= 1)
          && record.isIndex(at: 9, below: 2)
      }
    case "strokeStyle": self.init { $0.colorCount == 0 && $0.isStroke(at: 0) }
    case "border": self.init { $0.colorCount == 1 && $0.isStroke(at: 1) }
    case "shadow":
      self.init { record in
        record.numberCount == record.colorCount * ShadowValue.Layer.numberCount
          && (0..<record.colorCount).allSatisfy {
            record.isIndex(at: $0 * ShadowValue.Layer.numberCount + 4, below: 2)
          }
      }
    // The angle comes last, where there is one.
    case "gradient":
      self.init { $0.numberCount == $0.colorCount || $0.numberCount == $0.colorCount + 1 }
    default: return nil
    }
  }

  private init(fontFamily: Int? = nil, _ isSound: @escaping @Sendable (PackedRecord) -> Bool) {
    self.fontFamily = fontFamily
    self.isSound = isSound
  }
}

extension PackedRecord {
  /// A Boolean value that indicates whether the numbers beyond those of any text style are sound.
  fileprivate var isExtendedTypography: Bool {
    numberCount == TypographyValue.extendedNumberCount && (0...1).contains(number(at: 10))
      && isIndex(at: 11, below: 2) && isIndex(at: 12, below: 2)
      && (number(at: 12) == 0 || number(at: 7) > 0)
  }

  fileprivate func isIndex(at place: Int, below count: Int) -> Bool {
    Int(exactly: number(at: place)).map { (0..<count).contains($0) } ?? false
  }

  fileprivate func isWeight(at place: Int) -> Bool { (1...1000).contains(number(at: place)) }

  /// Returns a Boolean value that indicates whether the times of a curve's control points are from 0 to 1.
  fileprivate func isCurve(at place: Int) -> Bool {
    (0...1).contains(number(at: place)) && (0...1).contains(number(at: place + 2))
  }

  /// Returns a Boolean value that indicates whether the numbers from a place on are those of a line.
  fileprivate func isStroke(at place: Int) -> Bool {
    numberCount >= place + 2 && isIndex(at: place, below: StrokeStyleValue.Kind.allCases.count)
      && isIndex(at: place + 1, below: StrokeStyleValue.LineCap.allCases.count)
  }
}
