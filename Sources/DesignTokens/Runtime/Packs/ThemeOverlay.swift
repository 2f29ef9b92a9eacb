/// The values that a theme has from a pack, which come before those of its brand; or none.
///
/// It is a number, so a theme with a pack is made, copied and compared as one without. What it stands for
/// is made once for each pack, brand and type of theme, and never freed.
@_spi(Generated) @frozen public struct ThemeOverlay: Hashable, Sendable {
  /// 0 for none.
  @usableFromInline let index: UInt32

  /// No values.
  @inlinable public static var none: ThemeOverlay { ThemeOverlay(index: 0) }

  @inlinable init(index: UInt32) { self.index = index }

  /// Joins a pack's names with those of an app.
  ///
  /// - Parameters:
  ///   - pack: the pack.
  ///   - brand: the brand's index among all themes, so that packs over different brands differ.
  ///   - theme: the type of the theme.
  ///   - families: its token enums, in the order in which generated code numbers them.
  /// - Throws: ``ThemePackError`` if a group has another type, or there are too many.
  public init(
    _ pack: ThemePack, brand: Int, of theme: Any.Type, _ families: [PackFamily]
  ) throws(ThemePackError) {
    index = try KeptPacks.overlay(
      OverlayKey(pack: pack, brand: brand, theme: ObjectIdentifier(theme)), families)
  }

  /// The pack; `nil` without one.
  public var pack: ThemePack? { KeptPacks.table(index)?.pointee.key.pack }

  /// The names in the pack that the app doesn't know, each with its group: `color.accent_primary`.
  public var unknownNames: [String] { KeptPacks.table(index)?.pointee.unknownNames ?? [] }

  /// The tokens of the app that the pack has no value for, likewise.
  public var missingNames: [String] { KeptPacks.table(index)?.pointee.missingNames ?? [] }

  /// The color that the pack has for a token, by the number of its enum and its index there, or else the
  /// one that is compiled in.
  @inlinable public func value(
    _ family: Int, _ ordinal: Int, in context: ThemeContext = .light,
    or compiled: @autoclosure () -> ColorValue
  ) -> ColorValue {
    _fastPath(index == 0)
      ? compiled() : packedColor(index, family, ordinal, context, or: compiled())
  }

  /// The value that the pack has for a token, likewise.
  @inlinable public func value<Value: PackedValue>(
    _ family: Int, _ ordinal: Int, in context: ThemeContext = .light,
    or compiled: @autoclosure () -> Value
  ) -> Value {
    _fastPath(index == 0)
      ? compiled() : packedValue(index, family, ordinal, context) ?? compiled()
  }
}

/// An enum of an app's tokens, as a pack names it.
@_spi(Generated) public struct PackFamily: Sendable {
  let group: String
  let type: String
  let names: NameIndex

  /// Creates an enum's description from the group in which servers send the names, the DTCG type that all
  /// its tokens have, and the names.
  public init(_ group: String, _ type: String, _ names: NameIndex) {
    self.group = group
    self.type = type
    self.names = names
  }
}

/// The color of a token by the overlay's index, or else the one that is compiled in: what
/// ``ThemeOverlay`` calls for a color.
@_spi(Generated) @inline(never)
public func packedColor(
  _ index: UInt32, _ family: Int, _ ordinal: Int, _ context: ThemeContext, or compiled: ColorValue
) -> ColorValue {
  let rows = KeptPacks.rows(index, family)
  let place = rows.place(ordinal, context)
  return place == 0 ? compiled : PackedRecord(bytes: rows.bytes, offset: place).color(at: 0)
}

/// The value of a token; `nil` for none.
@_spi(Generated) @inline(never)
public func packedValue<Value: PackedValue>(
  _ index: UInt32, _ family: Int, _ ordinal: Int, _ context: ThemeContext
) -> Value? {
  let rows = KeptPacks.rows(index, family)
  let place = rows.place(ordinal, context)
  return place == 0 ? nil : Value(from: PackedRecord(bytes: rows.bytes, offset: place))
}

struct OverlayKey: Hashable {
  let pack: ThemePack
  let brand: Int
  let theme: ObjectIdentifier
}

/// For each token of an enum, and each variant of the axes, where its value is in a pack.
struct OverlayRows {
  let bytes: UnsafeRawPointer
  /// 0 for none.
  fileprivate let places: UnsafePointer<UInt32>
  fileprivate let axes: UInt8

  func place(_ ordinal: Int, _ context: ThemeContext) -> Int {
    _fastPath(axes == 0)
      ? Int(truncatingIfNeeded: places[ordinal])
      : Int(
        truncatingIfNeeded: places[
          ordinal &<< axes.nonzeroBitCount | context.variant(alongAxes: axes)])
  }
}

/// A pack's values by the ordinals of an app's tokens.
struct OverlayTable {
  let key: OverlayKey
  private let families: [PackFamily]
  /// Those of each family.
  let rows: UnsafePointer<OverlayRows>

  init(_ key: OverlayKey, _ families: [PackFamily]) throws(ThemePackError) {
    self.key = key
    self.families = families
    let packed = Dictionary(
      key.pack.families.map { ($0.group, $0) }, uniquingKeysWith: { first, _ in first })
    for family in families {
      guard let names = packed[family.group], names.type != family.type else { continue }
      throw .otherType(group: family.group, pack: names.type, app: family.type)
    }
    let rows = UnsafeMutablePointer<OverlayRows>.allocate(capacity: families.count)
    for (index, family) in families.enumerated() {
      (rows + index).initialize(
        to: Self.rows(of: family, packed[family.group], in: key.pack.start))
    }
    self.rows = UnsafePointer(rows)
  }

  /// Finds the token that each name means to the app, also by former names of either.
  private static func rows(
    of family: PackFamily, _ names: PackedNames?, in pack: UnsafeRawPointer
  ) -> OverlayRows {
    let rowCount = names?.rowCount ?? 1
    let places = UnsafeMutablePointer<UInt32>.allocate(
      capacity: family.names.caseCount * rowCount)
    places.initialize(repeating: 0, count: family.names.caseCount * rowCount)
    var ranks = [UInt8](repeating: 0, count: family.names.caseCount)
    names?.forEachName { index, name, isFormer in
      let place = family.names.place(of: name)
      guard place >= 0 else { return }
      let ordinal = family.names.ordinal(ofPlace: place)
      let rank = PackedName.rank(
        isFormerInApp: place >= family.names.caseCount, isFormerInPack: isFormer)
      guard rank > ranks[ordinal], let names else { return }
      ranks[ordinal] = rank
      for row in 0..<rowCount {
        places[ordinal &* rowCount &+ row] = UInt32(names.place(ofName: index, row: row))
      }
    }
    return OverlayRows(
      bytes: pack, places: UnsafePointer(places), axes: names?.rowAxes ?? 0)
  }

  /// The present names of the pack that the app doesn't know.
  var unknownNames: [String] {
    var result: [String] = []
    for names in key.pack.families {
      let index = families.first { $0.group == names.group }?.names
      names.forEachName { _, name, isFormer in
        guard !isFormer, (index?.place(of: name) ?? -1) < 0 else { return }
        result.append("\(names.group).\(String(decoding: name, as: UTF8.self))")
      }
    }
    return result
  }

  var missingNames: [String] {
    families.enumerated().flatMap { number, family in
      (0..<family.names.caseCount).compactMap { ordinal in
        rows[number].place(ordinal, .light) == 0
          ? "\(family.group).\(family.names.name(at: ordinal))" : nil
      }
    }
  }
}
