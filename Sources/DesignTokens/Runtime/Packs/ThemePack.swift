/// Values of tokens in a file, which take the place of those that were compiled into an app.
///
/// `tokenc pack` makes such files. A pack has the values of one brand by the names that servers send; an
/// app takes those whose names it knows, and keeps its own values for other tokens:
///
/// ```swift
/// let pack = try ThemePack(bytes)
/// let theme = try Theme(pack)          // of the pack's brand, or over the one that it names
/// theme[.accentPrimary]                // the pack's color
/// ```
///
/// All of a pack is checked when it is read, so values are read from it without a check. Its bytes, and
/// what themes make of it, stay in memory to the end of the process; the same pack does so once.
///
/// The format is described in the article on packs; it holds names, numbers, colors and the names of
/// fonts, nothing that runs and no address.
public struct ThemePack: @unchecked Sendable {
  /// Where the bytes are, which are never changed or freed.
  let start: UnsafeRawPointer
  private let size: Int

  private var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: size) }
  private var header: PackHeader { PackHeader(bytes) }

  /// The most bytes that a pack may have: one mebibyte.
  public static let maximumSize = 1 << 20

  /// Reads a pack and keeps a copy of its bytes, unless it is known.
  ///
  /// - Throws: ``ThemePackError`` if the bytes are no pack, of a newer format, or damaged.
  public init(_ bytes: [UInt8]) throws(ThemePackError) {
    let size = bytes.count
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: max(size, 8), alignment: 8)
    copy.copyBytes(from: bytes)
    do throws(ThemePackError) {
      try self.init(kept: UnsafeRawBufferPointer(start: copy.baseAddress, count: size))
    } catch {
      copy.deallocate()
      throw error
    }
    if start != UnsafeRawPointer(copy.baseAddress) { copy.deallocate() }
  }

  /// Reads a pack from memory that stays as it is to the end of the process, such as that of a mapped
  /// file; its address is a multiple of eight.
  ///
  /// If the same pack is known, its first bytes are used and these are not needed any more.
  ///
  /// - Throws: ``ThemePackError`` if the bytes are no pack, of a newer format, or damaged.
  public init(kept bytes: UnsafeRawBufferPointer) throws(ThemePackError) {
    try PackCheck.check(bytes)
    guard let start = KeptPacks.first(sameAs: bytes).baseAddress else { throw .notAPack }
    self.start = start
    size = bytes.count
  }

  /// The brand whose values these are; an app need not know it.
  public var brand: String { header.text(at: header.brand) }
  /// The brand that it lies over in apps that don't know ``brand``, and whose values tokens have that it
  /// lacks.
  public var base: String { header.text(at: header.base) }
  /// The pack's number: a later pack of a brand has a higher one.
  public var serial: UInt64 { header.serial }
  /// The second since 1970 (UTC) from which on it is not to be used; `nil` for none.
  public var expiry: UInt64? { header.expiry == 0 ? nil : header.expiry }
  /// The part of all installations that are to use it, from 0 to 1.
  public var share: Double { Double(header.share) / 10_000 }
  /// The earliest release of the app that is to use it, such as `2.4.0`; `nil` for all.
  public var minimumRelease: String? { minimumVersion?.description }
  /// A Boolean value that indicates whether it takes back all packs of its brand with lower serials, and has no
  /// values itself.
  public var isRevocation: Bool { header.flags & 1 != 0 }
  /// The number of names, former ones among them.
  public var nameCount: Int { families.reduce(0) { $0 + $1.nameCount } }

  /// The place of the brand among those of an app, each with all its names; or else of the one that the
  /// pack lies over.
  @_spi(Generated) public func place(among brands: [[String]]) throws(ThemePackError) -> Int {
    let place =
      brands.firstIndex { $0.contains(brand) } ?? brands.firstIndex { $0.contains(base) }
    guard let place else { throw .unknownBrand(brand) }
    return place
  }

  var families: [PackedNames] {
    (0..<header.familyCount).map { PackedNames(bytes, at: header.families + 24 * $0) }
  }

  /// The earliest release of the app that is to use it; `nil` for all.
  package var minimumVersion: ReleaseVersion? {
    header.hasMinimumRelease ? ReleaseVersion(header.text(at: header.minimumRelease)) : nil
  }

  /// A sum of all bytes, which differs between packs of the same serial.
  package var checksum: UInt64 { header.checksum }

  /// The groups, in the order of their bytes.
  package var groups: [String] { families.map(\.group) }

  /// The names of a group, in the order of their bytes, with their values.
  package func names(ofGroup group: String) -> (type: String, names: [PackedName])? {
    guard let names = families.first(where: { $0.group == group }) else { return nil }
    var result: [PackedName] = []
    names.forEachName { index, name, isFormer in
      let records = (0..<names.rowCount).map {
        PackedRecord(bytes: start, offset: names.place(ofName: index, row: $0))
      }
      result.append(
        PackedName(
          name: String(decoding: name, as: UTF8.self), isFormer: isFormer,
          axes: names.rowAxes, records: records))
    }
    return (names.type, result)
  }
}

extension ThemePack: Hashable {
  /// Returns a Boolean value that indicates whether both have the same bytes.
  public static func == (one: ThemePack, other: ThemePack) -> Bool {
    one.start == other.start
  }

  /// Feeds the checksum into the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(checksum) }
}

/// Why a pack is refused.
public enum ThemePackError: Error, Equatable, Sendable {
  /// The bytes don't begin as a pack does.
  case notAPack
  /// A later version of the library reads it; the number of the format.
  case newerFormat(Int)
  /// Some byte is not what the pack was made with, or stands where it can't; what was found.
  case damaged(String)
  /// The app has neither the pack's brand nor the one that it lies over.
  case unknownBrand(String)
  /// The pack has other values in a group than the app's enum: both DTCG types.
  case otherType(group: String, pack: String, app: String)
  /// The process has made as many themes of packs as it can: 1,023.
  case tooMany
}

extension ThemePackError: CustomStringConvertible {
  /// The fault in words for a report.
  public var description: String {
    switch self {
    case .notAPack: "it is not a pack of a theme"
    case .newerFormat(let version): "its format \(version) is newer than this app"
    case .damaged(let fault): "it is damaged: \(fault)"
    case .unknownBrand(let name): "the app has no brand '\(name)'"
    case .otherType(let group, let pack, let app):
      "'\(group)' has the type \(pack), and \(app) in the app"
    case .tooMany: "the process has 1,023 themes of packs"
    }
  }
}
