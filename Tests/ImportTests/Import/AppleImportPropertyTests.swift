import TestSupport
import Testing

@testable import TokenCompiler
@testable import TokenImport

/// Asset catalogs and constants of Swift by chance, written by a generator that knows their values.
///
/// A value is the one that the generator meant, or it is told to be left out; never another one.
@Suite("Asset catalogs and Swift made by chance") struct AppleImportPropertyTests {
  private static let rounds = UInt64(Effort.rounds(1500, short: 60))

  /// A color in steps of eight bits, with its opacity in percent.
  private struct Shade: Equatable {
    var red: Int
    var green: Int
    var blue: Int
    var percent: Int

    init(using random: inout SeededGenerator) {
      func channel() -> Int {
        [
          0, 1, 255, Int.random(in: 0...255, using: &random),
          Int.random(in: 0...255, using: &random),
        ]
        .randomElement(using: &random) ?? 0
      }
      red = channel()
      green = channel()
      blue = channel()
      percent = Bool.random(using: &random) ? 100 : Int.random(in: 0...100, using: &random)
    }

    var channels: [Int] { [red, green, blue] }
    var number: Int { red << 16 | green << 8 | blue }

    var hex: String { (0..<3).map { Self.byte(channels[$0]) }.joined() }

    static func byte(_ byte: Int) -> String {
      let text = String(byte, radix: 16)
      return text.utf8.count < 2 ? "0" + text : text
    }

    var opacity: String { "\(percent / 100).\(percent % 100 < 10 ? "0" : "")\(percent % 100)" }
  }

  /// The numbers of each color by its path, in the appearance that a choice means.
  private static func colors(
    of sample: ImportSample, isDark: Bool, isHigh: Bool
  ) -> [String: [Double]] {
    guard !sample.result.files.files.isEmpty else { return [:] }
    var options = InputOptions()
    options.themes = .chosen
    if let modifier = sample.result.modifiers.first {
      let axis = ThemeAxis(rawValue: modifier.name)
      let name = AppleAppearance(isDark: isDark, isHigh: isHigh).contextName(in: axis)
      options.modifiers = [Assignment("\(modifier.name)=\(name)")].compactMap(\.self)
    }
    let files = sample.result.files.files.map { ($0.name, $0.contents) }
    let loaded = LoadedFiles(files, options: options)
    #expect(!loaded.hasErrors, "\(loaded.diagnostics.map(\.message))")
    guard let resolution = loaded.resolution, let theme = resolution.themes.first else {
      return [:]
    }
    var result: [String: [Double]] = [:]
    for token in theme.tokens {
      switch resolution.values[token.value] {
      case .color(let color):
        let shown = color.converted(to: .srgb)
        result[resolution.pathText(token.path)] =
          (0..<3).map { (shown.components[$0] ?? 0) * 255 } + [color.opacity * 100]
      case .dimension(let length): result[resolution.pathText(token.path)] = [length.value]
      case .number(let number): result[resolution.pathText(token.path)] = [number]
      case .duration(let time): result[resolution.pathText(token.path)] = [time.milliseconds]
      default: break
      }
    }
    return result
  }

  private static func isSame(_ found: [Double], _ shade: Shade) -> Bool {
    let wanted = (shade.channels + [shade.percent]).map(Double.init)
    // Three digits of a fraction are an eighth of a step.
    return found.count == 4 && zip(found, wanted).allSatisfy { ($0 - $1).magnitude < 0.26 }
  }

  // MARK: Catalogs

  private struct Entry {
    var isDark: Bool?
    var isHigh: Bool
    var shade: Shade?
    var idiom = "universal"
  }

  private enum Notation: CaseIterable { case bytes, whole, decimals }

  private struct Made {
    var name: String
    var entries: [Entry]
    var notation: Notation
    var space: String

    init(_ name: String, using random: inout SeededGenerator) {
      self.name = name
      notation = Notation.allCases.randomElement(using: &random) ?? .bytes
      space = ["srgb", "extended-srgb"].randomElement(using: &random) ?? "srgb"
      entries = [Entry(isDark: nil, isHigh: false, shade: Shade(using: &random))]
      let keys: [(Bool?, Bool)] = [
        (true, false), (false, false), (nil, true), (true, true), (false, true),
      ]
      for (isDark, isHigh) in keys where Int.random(in: 0..<3, using: &random) == 0 {
        let isEmpty = Int.random(in: 0..<6, using: &random) == 0
        entries.append(
          Entry(isDark: isDark, isHigh: isHigh, shade: isEmpty ? nil : Shade(using: &random)))
      }
      if Int.random(in: 0..<5, using: &random) == 0 {
        let idioms = ["iphone", "ipad", "tv", "watch", "mac"]
        entries.append(
          Entry(
            isDark: nil, isHigh: false, shade: Shade(using: &random),
            idiom: idioms.randomElement(using: &random) ?? "tv"))
      }
      entries.shuffle(using: &random)
    }

    private func channel(_ byte: Int) -> String {
      switch notation {
      case .bytes: "0x" + Shade.byte(byte).uppercased()
      case .whole: "\(byte)"
      case .decimals:
        // As Xcode writes it, with more digits than it shows.
        "\(Double(byte) / 255)"
      }
    }

    private func text(_ entry: Entry) -> String {
      var members = ["\"idiom\": \"\(entry.idiom)\""]
      var appearances: [String] = []
      if let isDark = entry.isDark {
        appearances.append(
          "{\"appearance\": \"luminosity\", \"value\": \"\(isDark ? "dark" : "light")\"}")
      }
      if entry.isHigh { appearances.append(#"{"appearance": "contrast", "value": "high"}"#) }
      if !appearances.isEmpty {
        members.append("\"appearances\": [\(appearances.joined(separator: ", "))]")
      }
      if let shade = entry.shade {
        let parts = zip(["red", "green", "blue"], shade.channels).map {
          "\"\($0)\": \"\(channel($1))\""
        }
        members.append(
          """
          "color": {"color-space": "\(space)", "components": \
          {\(parts.joined(separator: ", ")), "alpha": "\(shade.opacity)"}}
          """)
      }
      return "{\(members.joined(separator: ", "))}"
    }

    var file: (path: String, text: String) {
      (
        "A.xcassets/\(name).colorset/Contents.json",
        "{\"colors\": [\(entries.map(text).joined(separator: ", "))]}"
      )
    }

    /// The color that an iPhone shows, by a reader of its own; `nil` where that is open.
    func shade(isDark: Bool, isHigh: Bool) -> Shade? {
      let shown = entries.filter { $0.idiom == "universal" && $0.shade != nil }
      func stated(_ scheme: Bool?, _ high: Bool) -> Shade? {
        shown.first { $0.isDark == scheme && $0.isHigh == high }?.shade
      }
      let plain = stated(isDark, false) ?? stated(nil, false)
      guard isHigh else { return plain }
      if let exact = stated(isDark, true) { return exact }
      guard let high = stated(nil, true) else { return plain }
      return stated(isDark, false) == nil || stated(isDark, false) == high ? high : nil
    }

    /// Whether nothing about the set is open.
    var isClear: Bool {
      let devices = entries.filter { ["iphone", "ipad"].contains($0.idiom) }
      let ones = entries.contains { entry in
        notation != .bytes && (entry.shade?.channels.contains(1) ?? false)
      }
      return devices.isEmpty && !ones
        && [false, true].allSatisfy { shade(isDark: $0, isHigh: true) != nil }
    }
  }

  @Test("a catalog's colors are those that an iPhone shows, or they are left out") func catalogs()
    throws
  {
    var compared = 0
    var lost = 0
    for seed in 0..<Self.rounds {
      var random = SeededGenerator(seed: seed)
      let sets = (0..<Int.random(in: 1...6, using: &random)).map { Made("s\($0)", using: &random) }
      let sample = ImportSample(.apple, sets.map(\.file))
      let leftOut = Set(sample.result.tally().leftOut)
      for isDark in [false, true] {
        for isHigh in [false, true] {
          let found = Self.colors(of: sample, isDark: isDark, isHigh: isHigh)
          for set in sets {
            guard let color = found[set.name] else {
              try #require(leftOut.contains(set.name), "\(seed) \(set.file.text)")
              try #require(!set.isClear, "\(seed) \(set.file.text) is left out")
              lost += 1
              continue
            }
            let shade = try #require(
              set.shade(isDark: isDark, isHigh: isHigh), "\(seed) \(set.file.text)")
            try #require(
              Self.isSame(color, shade), "\(seed) \(isDark) \(isHigh) \(color) \(set.file.text)")
            compared += 1
          }
        }
      }
      try #require(sample.account.total == sample.account.memberCount, "\(seed)")
    }
    #expect(compared > lost, "\(compared) compared, \(lost) left out")
  }

  // MARK: Swift

  /// Constants with what they are in light and dark, each with normal and high contrast.
  private struct Constants {
    var lines: [String] = []
    var colors: [String: [Shade]] = [:]
    var numbers: [String: Double] = [:]
    var unknown: Set<String> = []
    private var count = 0

    static let helpers = """
      extension UIColor {
        convenience init(ours: UInt32, alpha: CGFloat = 1) {
          let red = CGFloat((ours >> 16) & 0xff) / 255.0
          let green = CGFloat((ours & 0x00FF00) >> 8) / 255
          self.init(red: red, green: green, blue: CGFloat(ours % 256) / 255, alpha: alpha)
        }
        static func pair(_ day: UIColor, night: UIColor) -> UIColor {
          guard #available(iOS 13, *) else { return day }
          return UIColor { traits in
            if traits.userInterfaceStyle == .dark { return night } else { return day }
          }
        }
        static func four(_ a: UIColor, _ b: UIColor, _ c: UIColor, _ d: UIColor) -> UIColor {
          UIColor { (traits) -> UIColor in
            switch (traits.userInterfaceStyle, traits.accessibilityContrast) {
            case (.dark, .high): return d
            case (_, .high): return c
            case (.dark, _): return b
            default: return a
            }
          }
        }
      }
      """

    init(using random: inout SeededGenerator) {
      for _ in 0..<Int.random(in: 4...10, using: &random) { add(using: &random) }
    }

    private func literal(_ byte: Int, using random: inout SeededGenerator) -> String {
      ["\(byte) / 255", "\(byte)/255.0", "\(byte).0 / 255", "CGFloat(\(byte)) / 255.0"]
        .randomElement(using: &random) ?? ""
    }

    /// An expression for a color, of the type `UIColor`.
    private func expression(_ shade: Shade, using random: inout SeededGenerator) -> String {
      let channels = shade.channels.map { literal($0, using: &random) }
      let plain = [
        "UIColor(red: \(channels[0]), green: \(channels[1]), blue: \(channels[2]), alpha: \(shade.opacity))",
        "UIColor(displayP3Red: 0, green: 0, blue: 0, alpha: 1)",
        "UIColor(hex: 0x\(shade.hex.uppercased())).withAlphaComponent(\(shade.opacity))",
        "UIColor(ours: 0x\(shade.hex), alpha: \(shade.opacity))",
        "UIColor(ours: \(shade.number), alpha: \(shade.opacity))",
        "UIColor(\"#\(shade.hex)\", alpha: \(shade.opacity))",
        "#colorLiteral(red: \(Double(shade.red) / 255), green: \(Double(shade.green) / 255), "
          + "blue: \(Double(shade.blue) / 255), alpha: \(shade.opacity))",
        "UIColor(Color(.sRGB, red: \(channels[0]), green: \(channels[1]), blue: \(channels[2]), "
          + "opacity: \(shade.opacity)))",
        "(UIColor(ours: 0x\(shade.hex)).withAlphaComponent(\(shade.opacity)))",
        "UIColor.black.isDark ? .white : .black",
      ]
      // The second and the last are other colors and unknown ones, which only `add` uses.
      let kinds = [0, 2, 3, 4, 5, 6, 7, 8]
      return plain[kinds.randomElement(using: &random) ?? 0]
    }

    private mutating func add(using random: inout SeededGenerator) {
      count += 1
      let name = "c\(count)"
      let path = "Design.\(name)"
      let keyword =
        ["static let", "public static let", "static var", "@objc static let"]
        .randomElement(using: &random) ?? ""
      switch Int.random(in: 0..<9, using: &random) {
      case 0, 1:
        let shade = Shade(using: &random)
        lines.append("\(keyword) \(name) = \(expression(shade, using: &random))")
        colors[path] = [shade, shade, shade, shade]
      case 2:
        let day = Shade(using: &random)
        let night = Shade(using: &random)
        let one = expression(day, using: &random)
        let two = expression(night, using: &random)
        let text =
          [
            "UIColor.pair(\(one), night: \(two))", "UIColor(light: \(one), dark: \(two))",
            "UIColor { $0.userInterfaceStyle == .dark ? \(two) : \(one) }",
            "UIColor { traits in\n traits.userInterfaceStyle != .dark\n ? \(one)\n : \(two)\n}",
          ].randomElement(using: &random) ?? ""
        lines.append("\(keyword) \(name): UIColor = \(text)")
        colors[path] = [day, night, day, night]
      case 3:
        let all = (0..<4).map { _ in Shade(using: &random) }
        let texts = all.map { expression($0, using: &random) }
        lines.append("\(keyword) \(name) = UIColor.four(\(texts.joined(separator: ", ")))")
        colors[path] = all
      case 4:
        let shade = Shade(using: &random)
        lines.append(
          "static var \(name): UIColor {\n  return \(expression(shade, using: &random))\n}")
        colors[path] = [shade, shade, shade, shade]
      case 5:
        let number = Double(Int.random(in: 1...400, using: &random)) / 4
        let text =
          ["\(number)", "CGFloat(\(number))", "\(number * 2) / 2", "\(number - 1) + 1"]
          .randomElement(using: &random) ?? ""
        lines.append("\(keyword) \(name): CGFloat = \(text)")
        numbers[path] = number
      case 6:
        guard
          let (other, known) = colors.sorted(by: { $0.key < $1.key }).randomElement(using: &random)
        else { return }
        let last = other.split(separator: ".").last ?? ""
        let text =
          ["Design.\(last)", "\(last)", "Self.\(last)"].randomElement(using: &random) ?? ""
        lines.append("\(keyword) \(name) = \(text)")
        colors[path] = known
      default:
        let text =
          [
            "UIColor.systemRed", "makeColor(1)", "UIColor.black.isDark ? .white : .black",
            "UIColor(hex: 0x11223344)", "UIColor(white: level, alpha: 1)",
            "UIColor(named: \"gone\")",
            "UIColor { $0.userInterfaceIdiom == .pad ? .black : .white }",
            "UIColor(red: 3, green: 0.5, blue: 0, alpha: 1)", "UIColor.black.lighter(by: 0.2)",
            "UIColor { t in t.userInterfaceStyle == .dark ? .white : palette.ink }",
          ].randomElement(using: &random) ?? ""
        lines.append("\(keyword) \(name): UIColor = \(text)")
        unknown.insert(path)
      }
    }

    var text: String {
      "import UIKit\nenum Design {\n" + lines.map { "  /// One.\n  \($0)\n" }.joined() + "}\n"
        + Self.helpers
    }
  }

  @Test("constants of Swift are what the app shows, or they are left out") func swift() throws {
    var compared = 0
    for seed in 0..<Self.rounds {
      var random = SeededGenerator(seed: seed)
      let constants = Constants(using: &random)
      let sample = ImportSample(.apple, [("Design.swift", constants.text)])
      let leftOut = Set(sample.result.tally().leftOut)
      for (index, appearance) in [(false, false), (true, false), (false, true), (true, true)]
        .enumerated()
      {
        let found = Self.colors(of: sample, isDark: appearance.0, isHigh: appearance.1)
        for path in constants.unknown {
          try #require(
            found[path] == nil && leftOut.contains(path), "\(seed) \(path)\n\(constants.text)")
        }
        for (path, number) in constants.numbers {
          try #require(found[path] == [number], "\(seed) \(path)\n\(constants.text)")
        }
        for (path, shades) in constants.colors {
          let color = try #require(found[path], "\(seed) \(path)\n\(constants.text)")
          try #require(
            Self.isSame(color, shades[index]),
            "\(seed) \(path) \(index) \(color)\n\(constants.text)")
          compared += 1
        }
      }
    }
    #expect(compared > 100)
  }
}
