import TokenCompiler

/// A color set of an asset catalog: `ink.colorset/Contents.json`.
///
/// Its entries are for appearances (Any, Light and Dark, each with normal and high contrast), for kinds of
/// devices and for ranges of colors. Two entries that an iPhone could show in one appearance and that
/// differ leave the set without a value.
struct ColorSet {
  /// Why a set has no value that is known.
  struct Fault: Error {
    var reason: String
    var range: SourceRange
    var key: String
  }

  private struct Key: Hashable {
    var isDark: Bool?
    var isHigh: Bool
  }

  private struct Entry {
    var key: Key
    var idiom: String
    var isWide: Bool
    var color: ForeignValue
    var range: SourceRange
  }

  /// The values by the appearances that the entries name.
  private var values: [Key: ForeignValue] = [:]
  /// Where the entries without a say are, and why.
  private(set) var unread: [(range: SourceRange, reason: String, key: String)] = []
  private(set) var fault: Fault?
  /// The range of the colors' list.
  let range: SourceRange

  var variesWithScheme: Bool { values.keys.contains { $0.isDark != nil } }
  var variesWithContrast: Bool { values.keys.contains(where: \.isHigh) }

  /// - Parameter channels: the evidence in the other sets of the catalog.
  init(_ root: NodeID, of tape: JSONTape, channels: CatalogChannels) {
    let list = tape.member("colors", of: root)
    range = list.map { tape.opening($0) } ?? tape.opening(root)
    do throws(Fault) {
      var entries: [Entry] = []
      for element in list.map({ tape.elements(of: $0) }) ?? [] {
        if let entry = try Self.entry(element, of: tape, &unread) { entries.append(entry) }
      }
      try read(entries, channels)
    } catch {
      fault = error
    }
  }

  /// The value in an appearance.
  func value(in appearance: AppleAppearance) throws(Fault) -> ForeignValue {
    if let fault { throw fault }
    func stated(_ isDark: Bool?, _ isHigh: Bool) -> ForeignValue? {
      values[Key(isDark: isDark, isHigh: isHigh)]
    }
    let plain = stated(appearance.isDark, false)
    let found: ForeignValue?
    if appearance.isHigh {
      let high = stated(nil, true)
      let exact = stated(appearance.isDark, true)
      if exact == nil, let plain, let high, plain != high {
        throw Fault(
          reason: "the set has a color for high contrast and one for "
            + (appearance.isDark ? "dark" : "light")
            + ", and none for both; add the entry that has both", range: high.range,
          key: "color set both")
      }
      found = exact ?? high ?? plain
    } else {
      found = plain
    }
    guard let value = found ?? stated(nil, false) else {
      throw Fault(
        reason: "the set has no color for \(appearance.title), and none for 'Any'", range: range,
        key: "color set any")
    }
    return value
  }

  // MARK: Entries

  private static let knownMembers: Set = [
    "appearances", "color", "display-gamut", "idiom", "locale",
  ]

  /// An entry with a color; `nil` for one without.
  private static func entry(
    _ node: NodeID, of tape: JSONTape,
    _ unread: inout [(range: SourceRange, reason: String, key: String)]
  ) throws(Fault) -> Entry? {
    let range = tape.range(node)
    guard let color = tape.member("color", of: node) else {
      unread.append((range, "the entry has no color, so that of 'Any' is shown", "color set empty"))
      return nil
    }
    var key = Key(isDark: nil, isHigh: false)
    for appearance in tape.elements("appearances", of: node) {
      let kind = tape.text(["appearance"], of: appearance) ?? ""
      let value = tape.text(["value"], of: appearance) ?? ""
      switch (kind, value) {
      case ("luminosity", "dark"): key.isDark = true
      case ("luminosity", "light"): key.isDark = false
      case ("contrast", "high"): key.isHigh = true
      case ("contrast", "normal"): break
      default:
        throw Fault(
          reason: "no token has a value for the appearance '\(kind)' of '\(value)'",
          range: tape.range(appearance), key: "color set appearance")
      }
    }
    if let other = tape.allMembers(of: node).first(where: {
      !knownMembers.contains(tape.names.string($0.name))
    }) {
      throw Fault(
        reason: "an entry depends on '\(tape.names.string(other.name))', and a token has one value",
        range: tape.range(other.key), key: "color set condition")
    }
    let gamut = tape.text(["display-gamut"], of: node) ?? "sRGB"
    return Entry(
      key: key, idiom: tape.text(["idiom"], of: node) ?? "universal", isWide: gamut != "sRGB",
      color: ForeignValue(color, of: tape), range: range)
  }

  private mutating func read(_ entries: [Entry], _ channels: CatalogChannels) throws(Fault) {
    let order = ["universal", "iphone", "ipad"]
    let idioms = entries.map(\.idiom).unique()
    guard let main = order.first(where: idioms.contains) ?? idioms.first else {
      throw Fault(reason: "the set has no color", range: range, key: "color set none")
    }
    values = try Self.values(of: entries.filter { $0.idiom == main }, channels)
    for idiom in idioms where idiom != main {
      let own = entries.filter { $0.idiom == idiom }
      if order.contains(idiom) {
        // An iPhone or iPad shows these.
        let others = try Self.values(of: own, channels)
        if let other = others.first(where: { values[$0.key] != $0.value }) {
          throw Fault(
            reason: "the set has another color for '\(idiom)', and a token has one for all devices",
            range: other.value.range, key: "color set device")
        }
      } else {
        unread += own.map {
          ($0.range, "an iPhone doesn't show the entry for '\(idiom)'", "color set idiom \(idiom)")
        }
      }
    }
  }

  private static func values(
    of entries: [Entry], _ channels: CatalogChannels
  ) throws(Fault) -> [Key: ForeignValue] {
    var result: [Key: ForeignValue] = [:]
    for (key, entries) in entries.grouped(by: \.key) {
      let own = try color(of: entries.filter { !$0.isWide }, channels)
      let wide = try color(of: entries.filter(\.isWide), channels)
      guard let shown = try Self.shown(own, wide: wide) else { continue }
      result[key] = ForeignValue(.text(shown.color.notation), at: shown.entry.color.range)
    }
    return result
  }

  private typealias ReadColor = (color: Color, entry: Entry)

  /// The one color of entries for the same screens; `nil` without entries.
  private static func color(
    of entries: [Entry], _ channels: CatalogChannels
  ) throws(Fault) -> ReadColor? {
    var first: ReadColor?
    for entry in entries {
      let color = try channels.color(entry.color)
      if let first, !color.isShownAs(first.color) {
        throw Fault(
          reason: "the set has two colors for the same appearance; delete one",
          range: entry.range, key: "color set twice")
      }
      first = first ?? (color, entry)
    }
    return first
  }

  /// The color of a token with an entry for screens of sRGB and one for screens of a wide range.
  ///
  /// A color beyond sRGB has both entries, where the first is the nearest color of sRGB (CSS Color 4, "Gamut Mapping"), as
  /// in the catalogs that `tokenc` writes. The token has the color of the second then.
  private static func shown(_ own: ReadColor?, wide: ReadColor?) throws(Fault) -> ReadColor? {
    guard let own, let wide else { return own ?? wide }
    let isBeyond = !wide.color.isInGamut(of: .srgb)
    if isBeyond, wide.color.gamutMapped(to: .srgb).isShownAs(own.color) { return wide }
    if wide.color.isShownAs(own.color) { return isBeyond ? wide : own }
    throw Fault(
      reason: "the set has another color for screens of a wide range, and a token has one for all; "
        + "delete one of the two entries",
      range: wide.entry.range, key: "color set twice")
  }
}

/// Reads the colors of a catalog, whose channels are fractions of 1 (`0.500`), bytes (`0x80`) or numbers up
/// to 255 (`128`).
struct CatalogChannels {
  /// A Boolean value that indicates whether some color of the catalog has whole numbers beyond 1, so that `1` is a
  /// number up to 255, too.
  private var hasWholeNumbers = false
  /// A Boolean value that indicates whether some color has fractions of 1, so that `1` may be one.
  private var hasFractions = false

  init() {}

  /// Notes how the colors of a set are written.
  mutating func note(_ root: NodeID, of tape: JSONTape) {
    for entry in tape.elements("colors", of: root) {
      guard let color = tape.member("color", of: entry),
        let components = tape.member("components", of: color)
      else { continue }
      for member in tape.allMembers(of: components)
      where tape.names.string(member.name) != "alpha" {
        switch Written(ForeignValue(member.value, of: tape)) {
        case .whole(let number)? where number > 1: hasWholeNumbers = true
        case .decimal(let number)? where number != 0 && number != 1: hasFractions = true
        default: break
        }
      }
    }
  }

  private enum Written {
    case byte(Double)
    case decimal(Double)
    case whole(Double)

    init?(_ value: ForeignValue) {
      switch value.content {
      case .number(let number): self = number > 1 ? .whole(number) : .decimal(number)
      case .text(let text):
        if text.hasPrefix("0x") || text.hasPrefix("0X") {
          guard let byte = UInt8(text.dropFirst(2), radix: 16) else { return nil }
          self = .byte(Double(byte))
        } else {
          guard let number = Double(text), number.isFinite else { return nil }
          self = text.contains(".") || text.contains("e") ? .decimal(number) : .whole(number)
        }
      default: return nil
      }
    }
  }

  func color(_ value: ForeignValue) throws(ColorSet.Fault) -> Color {
    func fault(_ reason: String, _ key: String) -> ColorSet.Fault {
      ColorSet.Fault(reason: reason, range: value.range, key: "color set \(key)")
    }
    if let name = value.member("reference")?.text {
      throw fault("'\(name)' is a color of the system, which has no value of its own", "system")
    }
    guard let components = value.member("components"),
      let space = value.member("color-space")?.text
    else { throw fault("the color has no color space or no components", "components") }
    let isGray = space == "gray-gamma-22" || space == "extended-gray"
    let names = isGray ? ["white"] : ["red", "green", "blue"]
    var written: [Written] = []
    for name in names {
      guard let channel = components.member(name).flatMap({ Written($0) }) else {
        throw fault("'\(name)' is not a channel of a color", "channel")
      }
      written.append(channel)
    }
    var numbers = try fractions(written, fault)
    if isGray { numbers = Array(repeating: numbers[0], count: 3) }
    let alpha = try Self.alpha(components.member("alpha"), fault)
    return try Self.color(numbers, in: space, alpha, fault)
  }

  private func fractions(
    _ written: [Written], _ fault: (String, String) -> ColorSet.Fault
  ) throws(ColorSet.Fault) -> [Double] {
    let wholes = written.compactMap { if case .whole(let number) = $0 { number } else { nil } }
    let hasDecimals = written.contains {
      if case .decimal(let number) = $0 { number != 0 && number != 1 } else { false }
    }
    let areBytes = wholes.contains { $0 > 1 }
    if areBytes, hasDecimals {
      throw fault("its channels are fractions of 1 and of 255", "mixed channels")
    }
    if !areBytes, wholes.contains(1), hasDecimals || hasFractions || !hasWholeNumbers {
      throw fault(
        "the channel '1' is 1 of 255 as Xcode reads it, and may be meant as 1; write '1.000' or '0x01'",
        "unclear channel")
    }
    if wholes.contains(where: { !(0...255).contains($0) }) {
      throw fault("a channel is not between 0 and 255", "channel range")
    }
    return written.map { channel in
      switch channel {
      case .byte(let byte): byte / 255
      case .whole(let number): number / 255
      case .decimal(let number): number
      }
    }
  }

  private static func alpha(
    _ value: ForeignValue?, _ fault: (String, String) -> ColorSet.Fault
  ) throws(ColorSet.Fault) -> Double? {
    guard let value else { return nil }
    var alpha: Double?
    switch Written(value) {
    case .byte(let byte): alpha = byte / 255
    case .decimal(let number): alpha = number
    case .whole(let number): alpha = number <= 1 ? number : nil
    case nil: break
    }
    guard let alpha, (0...1).contains(alpha) else {
      throw fault("\(value.shown) is not an opacity from 0 to 1", "alpha")
    }
    return alpha == 1 ? nil : alpha
  }

  private static func color(
    _ numbers: [Double], in space: String, _ alpha: Double?,
    _ fault: (String, String) -> ColorSet.Fault
  ) throws(ColorSet.Fault) -> Color {
    let spaces: [String: ColorSpace] = [
      "srgb": .srgb, "extended-srgb": .srgb, "gray-gamma-22": .srgb, "extended-gray": .srgb,
      "display-p3": .displayP3, "extended-linear-srgb": .srgbLinear,
    ]
    guard let known = spaces[space] else {
      throw fault("'\(space)' is no color space that tokens have", "space")
    }
    let color = Color(
      space: known, components: ColorComponents(numbers[0], numbers[1], numbers[2]), alpha: alpha)
    guard let shown = color.withinBounds(isExtended: space.hasPrefix("extended")) else {
      throw fault("its channels lie outside of '\(space)'", "outside")
    }
    return shown
  }
}

extension Color {
  /// Returns a Boolean value that indicates whether two colors are the same on every screen, to a step of eight bits.
  func isShownAs(_ other: Color) -> Bool {
    let one = converted(to: .srgb)
    let two = other.converted(to: .srgb)
    return (0..<3).allSatisfy {
      ((one.components[$0] ?? 0) - (two.components[$0] ?? 0)).magnitude < 0.006
    } && (opacity - other.opacity).magnitude < 0.004
  }

  /// The color as style sheets write it: with six digits where these say all of it.
  var notation: String {
    let bytes = (0..<3).map { (components[$0] ?? 0) * 255 }
    let isWhole = bytes.allSatisfy { ($0 - $0.rounded()).magnitude < 1e-9 }
    return space == .srgb && alpha == nil && isWhole ? sRGBHex.lowercased() : styleSheetText
  }
}
