import DesignTokens
import Foundation
import SampleThemes
import TestSupport
import Testing
@_spi(Generated) import TokenRuntime

@testable import TokenCompiler
@testable import TokenComponents

/// Packs as the tool makes them and generated themes read them.
@Suite("Packs of themes") struct ThemePackTests {
  /// The pack of a brand of an input of this repository.
  static func pack(
    of brand: String, in input: String = "tokens", as name: String? = nil, over base: String? = nil,
    serial: UInt64 = 1, minimumRelease: ReleaseVersion? = nil
  ) throws -> [UInt8] {
    var options = InputOptions()
    options.brands = [brand]
    let loaded = try TokenLoader.load(
      [ProjectFolder.url.appendingPathComponent(input).path],
      from: MemorySource(projectFolder: input), options: options)
    var compiled = try CompiledTokens(loaded)
    try compiled.fulfilContract { [:] }
    var description = PackWriter.Description(
      brand: name ?? brand, base: base ?? brand, serial: serial)
    description.minimumRelease = minimumRelease
    return PackWriter.pack(
      description, of: 0, in: compiled.table, pointsPerRem: compiled.configuration.pointsPerRem)
  }

  @Test("a pack has the values that are compiled in, to the bit", arguments: Theme.allCases)
  func compiledValues(expected: Theme) throws {
    let brand = expected.brand.rawValue
    // The example may be compiled with one brand.
    let base = Theme.allCases.first { $0 != expected } ?? expected
    let bytes = try Self.pack(of: brand, as: "not of the app", over: base.brand.rawValue)
    let theme = try Theme(ThemePack(bytes))
    #expect(theme.brand == base.brand)
    #expect(theme != base)
    #expect(theme.missingPackNames.isEmpty)
    #expect(theme.unknownPackNames.isEmpty)
    for token in ColorToken.allCases { #expect(theme[token] == expected[token]) }
    for token in TypographyToken.allCases { #expect(theme[token] == expected[token]) }
    for token in ShadowToken.allCases { #expect(theme[token] == expected[token]) }
    for token in GradientToken.allCases { #expect(theme[token] == expected[token]) }
    for token in RadiusToken.allCases { #expect(theme[token] == expected[token]) }
    for token in SpacingToken.allCases { #expect(theme[token] == expected[token]) }
  }

  @Test("a pack varies with every axis as compiled themes do", arguments: AdaptiveTheme.allCases)
  func axes(expected: AdaptiveTheme) throws {
    let other = try #require(AdaptiveTheme.allCases.first { $0 != expected })
    let theme = try AdaptiveTheme(
      ThemePack(
        Self.pack(
          of: expected.brand.rawValue, in: "Tests/Fixtures/themes/adaptive", as: "new",
          over: other.brand.rawValue)))
    for context in ThemeContext.allCases {
      for token in AdaptiveColorToken.allCases {
        #expect(
          theme[token, in: context].resolved(in: context)
            == expected[token, in: context].resolved(in: context))
      }
      for token in AdaptiveTextToken.allCases {
        #expect(theme[token, in: context] == expected[token, in: context])
      }
      for token in AdaptiveSpaceToken.allCases {
        #expect(theme[token, in: context] == expected[token, in: context])
      }
      for token in AdaptiveLineToken.allCases {
        #expect(theme[token, in: context] == expected[token, in: context])
      }
      for token in AdaptiveShadowToken.allCases {
        let (one, two) = (theme[token, in: context], expected[token, in: context])
        #expect(one.layers.map(\.blur) == two.layers.map(\.blur))
        #expect(
          one.layers.map { $0.color.resolved(in: context) }
            == two.layers.map { $0.color.resolved(in: context) })
      }
    }
    for token in AdaptiveTimeToken.allCases { #expect(theme[token] == expected[token]) }
  }

  @Test("high contrast and combined brands come over") func combined() throws {
    let hig = try HigTheme(
      ThemePack(Self.pack(of: "xxLarge", in: "Tests/Fixtures/themes/apple-hig")))
    #expect(hig.size == .xxLarge)
    for token in HigColorToken.allCases { #expect(hig[token] == HigTheme(size: .xxLarge)[token]) }
    for token in HigTextStyle.allCases { #expect(hig[token] == HigTheme(size: .xxLarge)[token]) }
    let bank = try BankTheme(
      ThemePack(
        Self.pack(of: "acme/next", in: "Tests/Fixtures/themes/bank", as: "x", over: "bank/old")))
    #expect(bank.brand == .bank)
    for token in BankColorToken.allCases { #expect(bank[token] == BankTheme.acmeNext[token]) }
    for token in BankSizeToken.allCases { #expect(bank[token] == BankTheme.acmeNext[token]) }
  }

  @Test("themes of packs are equal when brand and pack are") func equality() throws {
    let bytes = try Self.pack(of: "alfa", as: "a pack that is read twice", over: "alfa")
    let (one, two) = (try Theme(ThemePack(bytes)), try Theme(ThemePack(bytes)))
    #expect(one == two)
    #expect(one.hashValue == two.hashValue)
    #expect(one != .alfa)
    #expect(one.pack?.serial == 1)
    #expect(Theme.alfa.pack == nil)
    #expect(MemoryLayout<Theme>.size <= 8)
    let later = try Theme(
      ThemePack(Self.pack(of: "alfa", as: "a pack that is read twice", over: "alfa", serial: 2)))
    #expect(later != one)
  }

  @Test("980 tokens in all contexts take at most 50 kB") func size() throws {
    let bytes = try Self.pack(of: "alfa")
    #expect(bytes.count < 50_000)
    let pack = try ThemePack(bytes)
    #expect(pack.nameCount == 980)
  }

  @Test("the same input gives the same bytes") func sameBytes() throws {
    #expect(try Self.pack(of: "x5") == Self.pack(of: "x5"))
  }

  // MARK: Names

  private static func table(_ tokens: String) throws -> CompleteTokenTable {
    let loaded = try TokenLoader.load(
      ["a.tokens.json"], from: MemorySource([("a.tokens.json", Array(tokens.utf8))]))
    return try CompiledTokens(loaded).table
  }

  /// A pack of tokens, each of a group `size` with its name, former names and value.
  private static func pack(
    _ tokens: [(name: String, formerNames: [String], value: Int)]
  ) throws -> ThemePack {
    let members = tokens.map { token in
      let former = token.formerNames.map { "\"\($0)\"" }.joined(separator: ", ")
      return """
        "\(token.name)": {"$value": {"value": \(token.value), "unit": "px"},
          "$extensions": {"tokenc": {"formerNames": [\(former)]}}}
        """
    }
    let table = try table(
      #"{"size": {"$type": "dimension", \#(members.joined(separator: ", "))}}"#)
    return try ThemePack(
      PackWriter.pack(
        .init(brand: "default", base: "default", serial: 1), of: 0, in: table, pointsPerRem: 16))
  }

  /// - Parameter app: its number, as what themes make of a pack is kept for each.
  private static func values(
    of pack: ThemePack, inAppWith lines: StaticString, count: Int, app: Int = 0
  ) throws -> [Double?] {
    let overlay = try ThemeOverlay(
      pack, brand: app, of: Int.self, [PackFamily("size", "dimension", NameIndex(names: lines))])
    return (0..<count).map { ordinal in
      let value = overlay.value(0, ordinal, or: -1.0)
      return value < 0 ? nil : value
    }
  }

  @Test("an older app finds a token by its former name, a newer one by its own former names")
  func renames() throws {
    let newer = try Self.pack([("large", ["big"], 10), ("new", [], 20)])
    #expect(try Self.values(of: newer, inAppWith: "big\ngone\n", count: 2) == [10, nil])
    let older = try Self.pack([("big", [], 11), ("gone", [], 21)])
    #expect(
      try Self.values(of: older, inAppWith: "large\twas big\nnew\n", count: 2) == [11, nil])
  }

  @Test("a present name counts before former ones, of the app and then of the pack")
  func ranks() throws {
    let pack = try Self.pack([("a", ["c"], 1), ("b", [], 2)])
    #expect(try Self.values(of: pack, inAppWith: "b\twas a\n", count: 1) == [2])
    #expect(try Self.values(of: pack, inAppWith: "x\twas b\twas c\n", count: 1, app: 1) == [2])
    #expect(try Self.values(of: pack, inAppWith: "c\na\n", count: 2, app: 2) == [1, 1])
  }

  @Test("another type in a group, or no brand, refuses the pack") func refusals() throws {
    let pack = try Self.pack([("a", [], 1)])
    #expect(throws: ThemePackError.otherType(group: "size", pack: "dimension", app: "number")) {
      _ = try ThemeOverlay(
        pack, brand: 0, of: Double.self, [PackFamily("size", "number", NameIndex(names: "a\n"))])
    }
    #expect(throws: ThemePackError.unknownBrand("default")) { _ = try Theme(pack) }
  }

  // MARK: Hostile bytes

  /// Reads everything that a pack has.
  private static func readAll(_ pack: ThemePack) -> Int {
    var count = 0
    guard let theme = try? Theme(pack) else { return 0 }
    for context in ThemeContext.allCases {
      for token in ColorToken.allCases where theme[token].resolved(in: context).red >= 0 {
        count += 1
      }
    }
    for token in TypographyToken.allCases { count += theme[token].fontFamily.names.count }
    for token in ShadowToken.allCases {
      for layer in theme[token].layers { count += layer.inset ? 1 : 2 }
    }
    for token in GradientToken.allCases { count += theme[token].stops.map(\.position).count }
    for token in RadiusToken.allCases where theme[token].isFinite { count += 1 }
    return count + theme.unknownPackNames.count + theme.missingPackNames.count
  }

  @Test("a changed pack is refused, and one with a sum to match too or it can be read whole")
  func mutations() throws {
    var random = SeededGenerator(seed: 38)
    let originals = try [
      Self.pack(of: "bluetint", as: "alfa"),
      Self.pack(of: "bluetint", as: "alfa", minimumRelease: ReleaseVersion("2.4.0")),
    ]
    var accepted = 0
    for round in 0..<Effort.rounds(100_000, short: 750) {
      let original = originals[round / 8 % 2]
      var bytes = original
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 1: bytes[place] = .random(in: 0...255, using: &random)
        case 2: bytes[place] = 0xFF
        case 3: bytes.removeSubrange(place..<min(place + 8, bytes.count))
        case 4: bytes.insert(contentsOf: bytes[place..<min(place + 8, bytes.count)], at: place)
        default: bytes.swapAt(place, Int.random(in: 0..<bytes.count, using: &random))
        }
      }
      guard bytes != original else { continue }
      #expect(throws: ThemePackError.self) { _ = try ThemePack(bytes) }
      // An attacker makes the sum fit; what is kept of such packs is kept for good, so not too many.
      guard round % 8 == 0, accepted < 200, bytes.count >= PackHeader.size, bytes.count % 8 == 0
      else { continue }
      withUnsafeBytes(of: UInt32(bytes.count).littleEndian) {
        bytes.replaceSubrange(12..<16, with: $0)
      }
      let sum = bytes.withUnsafeBytes { PackHeader.checksum(of: $0) }
      withUnsafeBytes(of: sum.littleEndian) { bytes.replaceSubrange(16..<24, with: $0) }
      if let pack = try? ThemePack(bytes) {
        accepted += 1
        _ = Self.readAll(pack)
      }
    }
    #expect(accepted > 0, "some changes are legal packs")
  }

  @Test("a minimum release is three numbers, and older libraries refuse the format")
  func minimumRelease() throws {
    let bytes = try Self.pack(of: "alfa", minimumRelease: ReleaseVersion("2.4.0"))
    #expect(try ThemePack(bytes).minimumRelease == "2.4.0")
    #expect(try ThemePack(Self.pack(of: "alfa")).minimumRelease == nil)
    #expect(bytes[8] == 2)
    // By an older version its release would be overlooked.
    var older = bytes
    older[8] = 1
    #expect(throws: ThemePackError.damaged("its checksum is another")) { _ = try ThemePack(older) }
    // The brand's name stands where the release should.
    var changed = bytes
    changed.replaceSubrange(64..<68, with: bytes[48..<52])
    let sum = changed.withUnsafeBytes { PackHeader.checksum(of: $0) }
    withUnsafeBytes(of: sum.littleEndian) { changed.replaceSubrange(16..<24, with: $0) }
    #expect(throws: ThemePackError.damaged("its minimum release")) { _ = try ThemePack(changed) }
  }

  @Test("a newer format, a short file and other files are told apart") func forms() throws {
    var bytes = try Self.pack(of: "alfa")
    bytes[8] = 3
    #expect(throws: ThemePackError.newerFormat(3)) { _ = try ThemePack(bytes) }
    #expect(throws: ThemePackError.notAPack) { _ = try ThemePack(Array("tokenpk\n".utf8)) }
    #expect(throws: ThemePackError.notAPack) { _ = try ThemePack([]) }
    #expect(throws: ThemePackError.notAPack) {
      _ = try ThemePack(Array(repeating: 0x20, count: 400))
    }
  }
}
