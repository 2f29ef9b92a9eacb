import TestSupport

/// Folders of tokens made by chance, in the shapes that teams give them, with what each token is in each context.
struct RandomFolders {
  /// The values of tokens by their paths.
  typealias Values = [String: String]

  enum Shape: CaseIterable {
    case brandSchemes, brandFolders, baseWithOverrides, fourAppearances, partialDark, overlap,
      build, palettes
  }

  let shape: Shape
  /// Files in an order by chance.
  private(set) var files: [(path: String, text: String)] = []
  /// The values in each context, by the words that contexts have.
  private(set) var contexts: [(words: [String], values: Values)] = []
  /// Whether what the files mean can't be known, so that a person is asked.
  private(set) var isQuestion = false
  private var random: SeededGenerator
  private let sign: String

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    shape = Shape.allCases.randomElement(using: &random) ?? .overlap
    sign = Bool.random(using: &random) ? "$" : ""
    switch shape {
    case .brandSchemes: makeBrandSchemes()
    case .brandFolders: makeBrandFolders()
    case .baseWithOverrides: makeOverrides()
    case .fourAppearances: makeAppearances()
    case .partialDark: makePartialDark()
    case .overlap: makeOverlap()
    case .build: makeBuild()
    case .palettes: makePalettes()
    }
    files.shuffle(using: &random)
  }

  private static let names = ["ink", "paper", "line", "accent", "glow", "rim", "veil", "mark"]

  private mutating func chance(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  /// Colors by chance for some tokens of a group.
  private mutating func colors(_ group: String = "color", of names: [String]) -> Values {
    Dictionary(
      uniqueKeysWithValues: names.map { name in
        let digits = String(chance(0x100000...0xFFFFFF), radix: 16)
        return ("\(group).\(name)", "#\(digits)")
      })
  }

  private mutating func lengths(of names: [String]) -> Values {
    Dictionary(uniqueKeysWithValues: names.map { ("size.\($0)", "\(chance(1...400))px") })
  }

  /// Other values for some of the tokens.
  private mutating func others(of values: Values, _ count: Int) -> Values {
    let paths = values.keys.sorted().shuffled(using: &random).prefix(count)
    return Dictionary(
      uniqueKeysWithValues: paths.map { path in
        let isColor = values[path]?.hasPrefix("#") ?? false
        let names = [String(path.split(separator: ".").last ?? "")]
        let own = isColor ? colors(of: names) : lengths(of: names)
        return (path, own.values.first ?? "")
      })
  }

  private mutating func add(_ path: String, _ values: Values) {
    let groups = values.keys.sorted().grouped { String($0.split(separator: ".")[0]) }
    let members = groups.map { group, paths in
      let tokens = paths.map { path in
        let name = path.split(separator: ".").last ?? ""
        let value = values[path] ?? ""
        let type = value.hasPrefix("#") || value.hasPrefix("{color") ? "color" : "dimension"
        return #""\#(name)": {"\#(sign)value": "\#(value)", "\#(sign)type": "\#(type)"}"#
      }
      return "\"\(group)\": {\(tokens.joined(separator: ", "))}"
    }
    files.append(("\(path).json", "{\(members.joined(separator: ",\n "))}"))
  }

  // MARK: Shapes

  /// Folders for each brand and scheme, of which one lacks a file now and then.
  private mutating func makeBrandSchemes() {
    let brands = ["acme", "orbit", "nova"].prefix(chance(2...3))
    let lacking = chance(0...3)
    for (index, brand) in brands.enumerated() {
      for scheme in ["light", "dark"] {
        let colors = colors(of: Self.names.prefix(5).map(\.self))
        var values = colors
        add("\(brand)-\(scheme)/colors", colors)
        if index != lacking {
          let parts: Values = [
            "part.card": "{color.\(Self.names[chance(0...4)])}",
            "part.tag": "{color.\(Self.names[chance(0...4)])}",
          ]
          add("\(brand)-\(scheme)/parts", parts)
          for (path, alias) in parts { values[path] = colors[String(alias.dropFirst().dropLast())] }
        }
        contexts.append(([brand, scheme], values))
      }
    }
  }

  private mutating func makeBrandFolders() {
    for brand in ["acme", "orbit", "nova"] {
      let colors = colors(of: Array(Self.names.prefix(4)))
      let lengths = lengths(of: Array(Self.names.prefix(3)))
      add("brands/\(brand)/color", colors)
      add("brands/\(brand)/size", lengths)
      contexts.append(([brand], colors.merging(lengths) { $1 }))
    }
  }

  /// A base, and files that override parts of it, each other ones or, as a question, the same.
  private mutating func makeOverrides() {
    let colors = colors(of: Array(Self.names.prefix(chance(4...8))))
    let lengths = lengths(of: Array(Self.names.prefix(chance(3...6))))
    let base = colors.merging(lengths) { $1 }
    let dark = others(of: colors, chance(1...3))
    var large = others(of: lengths, chance(1...2))
    if chance(0...3) == 0, let path = dark.keys.min() {
      large[path] = "#000001"
      isQuestion = true
    }
    add(["base", "core", "tokens"].randomElement(using: &random) ?? "base", base)
    add("dark", dark)
    add("large", large)
    contexts = [
      ([], base), (["dark"], base.merging(dark) { $1 }), (["large"], base.merging(large) { $1 }),
      (["dark", "large"], base.merging(dark) { $1 }.merging(large) { $1 }),
    ]
  }

  /// Light, dark and both in high contrast, where a file may state only what differs from its scheme.
  private mutating func makeAppearances() {
    let light = colors(of: Array(Self.names.prefix(5)))
    let dark = others(of: light, 5)
    let isPart = Bool.random(using: &random)
    let lightHigh = others(of: light, isPart ? chance(1...4) : 5)
    let darkHigh = others(of: dark, isPart ? chance(1...4) : 5)
    add("theme-light", light)
    add("theme-dark", dark)
    add("theme-light-hc", lightHigh)
    add("theme-dark-hc", darkHigh)
    contexts = [
      (["light"], light), (["dark"], dark), (["light", "hc"], light.merging(lightHigh) { $1 }),
      (["dark", "hc"], dark.merging(darkHigh) { $1 }),
    ]
  }

  private mutating func makePartialDark() {
    let light = colors(of: Array(Self.names.prefix(6)))
    let dark = others(of: light, chance(2...6))
    add("color.light", light)
    add("color.dark", dark)
    contexts = [(["light"], light), (["dark"], light.merging(dark) { $1 })]
  }

  /// Two files that share some tokens and refer to each other: nothing says which counts.
  private mutating func makeOverlap() {
    let text = colors(of: ["ink", "paper", "line", "accent"])
    var objects = colors(of: ["glow", "rim", "veil"])
    objects["color.ink"] = "{color.paper}"
    objects["color.mark"] = "{color.line}"
    add("objects", objects)
    add("text", text)
    isQuestion = true
  }

  /// Sources and what a build made of them, perhaps of an older version.
  private mutating func makeBuild() {
    let colors = colors(of: Array(Self.names.prefix(4)))
    let lengths = lengths(of: Array(Self.names.prefix(4)))
    let base = colors.merging(lengths) { $1 }
    let isOld = Bool.random(using: &random)
    let built = isOld ? base.merging(others(of: base, 1)) { $1 } : base
    add("src/colors", colors)
    add("src/sizes", lengths)
    add(["dist/tokens", "tokens/all"].randomElement(using: &random) ?? "dist/tokens", built)
    contexts = [([], base)]
  }

  /// Groups called light and dark that are colors of their own.
  private mutating func makePalettes() {
    let light = colors("light", of: ["a", "b"])
    let dark = colors("dark", of: ["a", "b"])
    let uses: Values = ["use.caption": "{light.a}", "use.scrim": "{dark.b}"]
    let values = light.merging(dark) { $1 }
    let members = ["light", "dark"].map { group in
      let tokens = ["a", "b"].map { name in
        #""\#(name)": {"\#(sign)value": "\#(values["\(group).\(name)"] ?? "")", "\#(sign)type": "color"}"#
      }
      return "\"\(group)\": {\(tokens.joined(separator: ", "))}"
    }
    let own = uses.sorted { $0.key < $1.key }.map { path, alias in
      #""\#(path.split(separator: ".")[1])": {"\#(sign)value": "\#(alias)", "\#(sign)type": "color"}"#
    }
    files = [
      (
        "palette.json",
        "{\(members.joined(separator: ", ")), \"use\": {\(own.joined(separator: ", "))}}"
      )
    ]
    contexts = [
      (
        [],
        values.merging([
          "use.caption": light["light.a"] ?? "", "use.scrim": dark["dark.b"] ?? "",
        ]) { $1 }
      )
    ]
  }
}
