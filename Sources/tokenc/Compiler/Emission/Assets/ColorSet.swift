/// A color set of an asset catalog: one token's colors in one brand.
///
/// The keys and words of its `Contents.json` are those of Apple's Asset Catalog Format Reference,
/// "Named Color Type" and "Image Set Type"
/// (developer.apple.com/library/archive/documentation/Xcode/Reference/xcode_ref-Asset_Catalog_Format):
/// `colors` with a member for each variant, its `idiom`, its `display-gamut` (`sRGB`,
/// `display-P3`), and its `color` of a `color-space` (`srgb`, `display-p3`) and `components`.
/// `appearances` came later and are as Xcode writes them: `luminosity` is `dark`, `contrast` is
/// `high`.
///
/// - Components are strings with a decimal point, as Xcode writes them, since Xcode reads a string
///   without one as steps of 255: `"1"` is 1/255 (terrazzoapp/terrazzo#768, with the compiled
///   catalog's values).
/// - Apple doesn't document which variant stands in for one that a set lacks. So a set leaves out
///   variants only where nothing depends on it: a color that varies with contrast has all four
///   appearances, one that varies with the scheme has two, and a set with a color beyond sRGB has
///   each of them for both gamuts.
struct ColorSet {
  /// The color in each of ``appearances``.
  private let colors: [AssetColor]

  /// The contexts of an asset catalog: scheme varies fastest, as in a table of tokens.
  static let appearances: [[(appearance: String, value: String)]] = [
    [], [("luminosity", "dark")], [("contrast", "high")],
    [("luminosity", "dark"), ("contrast", "high")],
  ]

  /// - Parameter color: the color in one of ``appearances``.
  init(_ color: (_ appearance: Int) -> AssetColor) {
    let all = Self.appearances.indices.map(color)
    if all[0] != all[2] || all[1] != all[3] {
      colors = all
    } else {
      colors = all[0] == all[1] ? [all[0]] : [all[0], all[1]]
    }
  }

  /// The file `Contents.json`.
  var contents: [UInt8] {
    let isWide = colors.contains { $0.displayP3 != nil }
    var json = JSONWriter(layout: .spaced)
    json.object { json in
      json.array("colors") { json in
        for gamut in isWide ? ["sRGB", "display-P3"] : [nil] {
          for (color, appearances) in zip(colors, Self.appearances) {
            json.object { json in write(color, appearances, gamut, to: &json) }
          }
        }
      }
      json.assetInfo()
    }
    return json.document
  }

  /// Writes the members of a variant, sorted by name as Xcode sorts them.
  private func write(
    _ color: AssetColor, _ appearances: [(appearance: String, value: String)], _ gamut: String?,
    to json: inout JSONWriter
  ) {
    if !appearances.isEmpty {
      json.array("appearances", appearances) { appearance, json in
        json.object { json in
          json.member("appearance", appearance.appearance)
          json.member("value", appearance.value)
        }
      }
    }
    let wide = gamut == "display-P3" ? color.displayP3 : nil
    json.object("color") { json in
      json.member("color-space", wide == nil ? "srgb" : "display-p3")
      json.object("components") { json in (wide ?? color.sRGB).write(to: &json) }
    }
    if let gamut { json.member("display-gamut", gamut) }
    json.member("idiom", "universal")
  }
}

struct AssetColor: Equatable {
  let sRGB: Components
  /// `nil` for a color that sRGB holds.
  let displayP3: Components?

  init(_ color: Color) {
    let shown = DisplayColor(color)
    sRGB = Components(shown.sRGB)
    displayP3 = shown.displayP3.map(Components.init)
  }

  /// Red, green, blue and alpha in millionths: some sixty times finer than generated Swift.
  struct Components: Equatable {
    private let millionths: SIMD4<Int32>

    /// - Parameter color: one whose components are red, green and blue.
    init(_ color: Color) {
      func millionths(_ value: Double) -> Int32 {
        value > 0 ? Int32(min(value, 1) * 1_000_000 + 0.5) : 0
      }
      let channels = color.components.numbers
      self.millionths = SIMD4(
        millionths(channels.x), millionths(channels.y), millionths(channels.z),
        millionths(color.opacity))
    }

    func write(to json: inout JSONWriter) {
      for (name, channel) in [("alpha", 3), ("blue", 2), ("green", 1), ("red", 0)] {
        json.member(name, Self.text(Int(millionths[channel])))
      }
    }

    /// Three decimals, as Xcode writes them, and up to six where it takes more: `1.000`, `0.937255`.
    private static func text(_ millionths: Int) -> String {
      let (whole, fraction) = millionths.quotientAndRemainder(dividingBy: 1_000_000)
      var digits = String(1_000_000 + fraction).dropFirst()
      while digits.utf8.count > 3, digits.last == "0" { digits.removeLast() }
      return "\(whole).\(digits)"
    }
  }
}

extension JSONWriter {
  /// Writes the member `info`, which each `Contents.json` has.
  mutating func assetInfo() {
    object("info") { json in
      json.member("author", "tokenc")
      json.member("version", 1)
    }
  }
}
