import DesignTokens
import Testing

/// What the source gives a brand: which files, and what we add where it is silent.
struct AlfaBrand {
  struct Pair {
    var light, dark: RawColor
  }

  /// The brand's colors by the server's string.
  private(set) var colors: [String: Pair] = [:]
  let shadows: [String: [RawShadowLayer]]

  /// Reads a brand's files; tokens/README.md tells the mapping.
  init(named name: String) throws {
    let palette = name == "bluetint" ? "bluetint" : "indigo"
    shadows = try AlfaFiles.shadows(palette)
    for file in [palette, "decorative", "brand"] {
      try add(AlfaFiles.colors(file), from: file)
    }
    if palette == "indigo" { try addNamesOfBluetint() }
    if name == "x5" { try repointAccent() }
  }

  private mutating func add(_ keys: [String: RawColor], from file: String) throws {
    for (key, color) in keys {
      if key.hasPrefix("static_") {
        colors[key] = Pair(light: color, dark: color)
      } else if key.hasPrefix("light_") {
        let name = String(key.dropFirst("light_".count))
        let dark = try #require(keys["dark_" + name], "\(file) has no dark '\(name)'")
        colors[name] = Pair(light: color, dark: dark)
      }
    }
  }

  /// Adds the eight names that only `colors_bluetint.json` has.
  private mutating func addNamesOfBluetint() throws {
    for (name, pair) in try AlfaBrand(named: "bluetint").colors where colors[name] == nil {
      colors[name] = name == "bg_info_muted" ? colors["status_muted_info"] : pair
    }
  }

  /// Replaces the accent with X5's green, and its states, which the source has not, with ours.
  private mutating func repointAccent() throws {
    let green = try #require(try AlfaFiles.colors("x5")["static_brand_primary"])
    let states: [String: Pair] = [
      "": Pair(light: green, dark: green),
      "_hover": Pair(
        light: RawColor(red: 0x57, green: 0xA6, blue: 0x21),
        dark: RawColor(red: 0x69, green: 0xBA, blue: 0x3A)),
      "_press": Pair(
        light: RawColor(red: 0x4F, green: 0x9E, blue: 0x13),
        dark: RawColor(red: 0x6F, green: 0xC0, blue: 0x41)),
    ]
    for (state, pair) in states {
      colors["accent_primary" + state] = pair
      colors["accent_primary_inverted" + state] = Pair(light: pair.dark, dark: pair.light)
      colors["static_accent_primary" + state] = Pair(light: pair.light, dark: pair.light)
      colors["static_accent_primary_inverted" + state] = Pair(light: pair.dark, dark: pair.dark)
    }
    for group in ["bg", "border", "graphic", "text"] {
      colors[group + "_accent"] = states[""]
      colors["static_" + group + "_accent"] = states[""]
    }
  }
}

extension Brand {
  /// The brand's theme, found by the brand's name.
  var theme: Theme {
    get throws { try #require(Theme(brand: rawValue)) }
  }
}
