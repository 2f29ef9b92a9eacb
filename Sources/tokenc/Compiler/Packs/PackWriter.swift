import TokenRuntime

/// Writes the values of one brand as a pack, which the library reads as ``ThemePack``.
///
/// The same table and description give the same bytes. Numbers and words are those of the generated
/// tables, so a token has the same value from either.
package struct PackWriter {
  /// The facts about a pack besides its values.
  package struct Description: Sendable {
    /// The brand whose values it has, and the one that it lies over where apps don't know that.
    package var brand: String
    package var base: String
    package var serial: UInt64
    /// The second since 1970 from which on it is not to be used; 0 for none.
    package var expiry: UInt64 = 0
    /// The part of all installations that is to use it, in ten-thousandths.
    package var share: UInt32 = 10_000
    /// The earliest release of the app that is to use it; `nil` for all.
    package var minimumRelease: ReleaseVersion?

    fileprivate var headerSize: Int {
      minimumRelease == nil ? PackHeader.size : PackHeader.sizeOfReleases
    }

    package init(brand: String, base: String, serial: UInt64) {
      self.brand = brand
      self.base = base
      self.serial = serial
    }
  }

  private let table: CompleteTokenTable
  private let pointsPerRem: Double
  private var bytes: [UInt8] = []
  private var texts: [[String]: Int] = [:]
  private var records: [[UInt64]: Int] = [:]

  /// - Returns: the pack of a brand; one without values takes back all before it.
  package static func pack(
    _ description: Description, of brand: Int?, in table: CompleteTokenTable, pointsPerRem: Double
  ) -> [UInt8] {
    var writer = PackWriter(table: table, pointsPerRem: pointsPerRem)
    writer.bytes = Array(repeating: 0, count: description.headerSize)
    let families = table.families.sorted(byBytesOf: \.group)
    let headers = brand.map { brand in families.map { writer.write($0, brand: brand) } } ?? []
    writer.align(to: 8)
    let start = writer.bytes.count
    for header in headers { for word in header { writer.append(word) } }
    let release = description.minimumRelease.map { writer.offset(of: "\($0)") }
    let texts = [description.brand, description.base].map { writer.offset(of: $0) }
    writer.align(to: 8)
    writer.finish(
      description, flags: brand == nil ? 1 : 0, texts, release: release, families: headers.count,
      at: start)
    return writer.bytes
  }

  private init(table: CompleteTokenTable, pointsPerRem: Double) {
    self.table = table
    self.pointsPerRem = pointsPerRem
  }

  private mutating func finish(
    _ description: Description, flags: UInt32, _ texts: [Int], release: Int?, families: Int,
    at start: Int
  ) {
    var header = PackWriter(table: table, pointsPerRem: pointsPerRem)
    header.bytes = PackHeader.magic
    let version = release == nil ? PackHeader.version : PackHeader.versionOfReleases
    for word in [UInt32(version), UInt32(bytes.count), 0, 0] { header.append(word) }
    header.append(description.serial)
    header.append(description.expiry)
    for word in [description.share, flags] + [texts[0], texts[1], families, start].map(UInt32.init)
    {
      header.append(word)
    }
    if let release { header.append(UInt64(release)) }
    bytes.replaceSubrange(..<header.bytes.count, with: header.bytes)
    let sum = bytes.withUnsafeBytes { PackHeader.checksum(of: $0) }
    header.bytes = []
    header.append(sum)
    bytes.replaceSubrange(16..<24, with: header.bytes)
  }

  // MARK: Names

  /// Writes a family's names and values.
  ///
  /// - Returns: the words that say where they are.
  private mutating func write(_ family: TokenFamily, brand: Int) -> [UInt32] {
    let axes = FamilyTables.rowAxes(of: family, in: table, ValueKind(family.type))
    let names = family.tokens.flatMap { token in
      token.names.allServerNames.map { name in
        (name: Array(name.utf8), token: token, isFormer: name != token.names.serverName)
      }
    }.sorted { $0.name.lexicographicallyPrecedes($1.name) }
    let offsets = names.flatMap { name in
      (0..<axes.count).map { offset(ofValue: name.token, brand: brand, axes.tableVariant($0)) }
    }
    align(to: 4)
    let offsetsStart = bytes.count
    for offset in offsets { append(UInt32(offset)) }
    let namesStart = bytes.count
    var last: [UInt8] = []
    for (name, _, isFormer) in names {
      let shared = min(zip(last, name).prefix { $0 == $1 }.count, 255)
      let rest = name[shared...]
      bytes += [
        UInt8(shared), UInt8(truncatingIfNeeded: rest.count),
        UInt8(truncatingIfNeeded: rest.count >> 8) | (isFormer ? 0x80 : 0),
      ]
      bytes += rest
      last = name
    }
    return [
      offset(of: family.group), offset(of: family.type.rawValue), names.count, namesStart,
      offsetsStart, Int(axes.contextBits),
    ].map(UInt32.init)
  }

  private mutating func offset(of text: String) -> Int { offset(ofTexts: [text], isList: false) }

  /// Writes texts, once; the number of texts stands before a list.
  ///
  /// - Returns: the offset in the pack.
  private mutating func offset(ofTexts list: [String], isList: Bool) -> Int {
    let key = isList ? list + [""] : list
    if let known = texts[key] { return known }
    let start = bytes.count
    texts[key] = start
    func short(_ count: Int) -> [UInt8] {
      [UInt8(truncatingIfNeeded: count), UInt8(truncatingIfNeeded: count >> 8)]
    }
    if isList { bytes += short(list.count) }
    for text in list { bytes += short(text.utf8.count) + Array(text.utf8) }
    return start
  }

  // MARK: Values

  /// Writes a token's value in a brand and variant, once for equal ones.
  ///
  /// - Returns: the offset in the pack.
  private mutating func offset(ofValue token: Token, brand: Int, _ variant: Int) -> Int {
    let first = brand * table.variantCount
    let values = (0..<table.variantCount).map { table.values[token.values[first + $0]] }
    let record = record(of: values, variant)
    if let known = records[record] { return known }
    align(to: 8)
    let offset = bytes.count
    records[record] = offset
    for word in record { append(word) }
    return offset
  }

  /// The words of a value: a header, its numbers, and its colors in each context.
  ///
  /// - Parameter values: those of the token in each variant.
  private mutating func record(of values: [TokenValue], _ variant: Int) -> [UInt64] {
    // Older apps read text styles with the numbers that all have.
    let numbers = values[variant].numbers(
      pointsPerRem: pointsPerRem, isExtended: values[variant].isExtended
    ) {
      offset(ofTexts: $0.names, isList: true)
    }
    let words = values.map { $0.colors.map(ColorWord.init) }
    let rule = VariantColors(own: variant, sizeBit: table.sizeBit)
    let color = { (part: Int, other: Int) in
      VariantColors.color(ofPart: part, in: words[rule.source(of: other)], or: words[variant])
    }
    let axes = axes(ofParts: words[variant].indices, color)
    let variants = (0..<axes.count).map(axes.tableVariant)
    let parts = words[variant].indices.map { part in variants.map { color(part, $0) } }
    let isWide = parts.joined().contains(where: \.isWide)
    let bits = UInt64(axes.contextBits) | (isWide ? 8 : 0)
    let header = bits | UInt64(parts.count) << 16 | UInt64(numbers.count) << 32
    let colorWords = parts.flatMap { colors in
      colors.map(\.word) + (isWide ? colors.map(\.sRGB) : [])
    }
    return [header] + numbers.map(\.bitPattern) + colorWords
  }

  /// The axes with which the colors of a value vary, without the size class.
  ///
  /// - Parameter color: the color of a part in a variant of the table.
  private func axes(
    ofParts parts: Range<Int>, _ color: (_ part: Int, _ variant: Int) -> ColorWord
  ) -> VariantAxes {
    let sizeBit = table.sizeBit
    return VariantAxes(of: table) { one, other in
      (one ^ other) != sizeBit && one & sizeBit == 0
        && parts.contains { color($0, one) != color($0, other) }
    }
  }

  // MARK: Bytes

  private mutating func append(_ number: some FixedWidthInteger) {
    withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
  }

  private mutating func align(to size: Int) {
    while bytes.count % size != 0 { bytes.append(0) }
  }
}
