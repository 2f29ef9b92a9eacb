import TestSupport
import Testing
import TokenCompiler
import TokenRepair

/// Repairs in which aliases may lead elsewhere, against every choice of targets with every choice of a grid of colors.
@Suite struct AliasBruteForceTests {
  @Test(
    "of all targets and colors a repair changes hardly more than the best, and only what has none is refused"
  )
  func bruteForce() throws {
    var random = Effort.chance
    var repointedCount = 0
    var refusedCount = 0
    for round in 0..<Effort.rounds(200, short: 4) {
      let instance = AliasInstance(using: &random)
      let files = Repaired(
        instance.tokens, pairs: instance.pairs, repair: instance.settings)
      let repair = files.repair
      #expect(!repair.contradictions.contains { !$0.isProved }, "round \(round): not decided")
      guard repair.contradictions.isEmpty else {
        refusedCount += 1
        #expect(instance.leastChange() == nil, "round \(round): a repair exists")
        continue
      }
      try files.expectEnough()
      let change = (repair.moves.map(\.difference) + repair.repointings.map(\.difference))
        .reduce(0, +)
      // A grid may be too coarse for what the solver finds.
      guard let least = instance.leastChange() else { continue }
      #expect(change <= least * 1.05 + 0.05, "round \(round): \(change), where a grid has \(least)")
      repointedCount += repair.repointings.isEmpty ? 0 : 1
    }
    if Effort.isWhole {
      #expect(repointedCount > 20)
      #expect(refusedCount > 20)
    }
  }
}

/// A few colors, texts that are aliases of them, and backgrounds.
private struct AliasInstance {
  private var palette: [Color] = []
  private var backgrounds: [Color] = []
  /// By text, an index in the palette.
  private var targets: [Int] = []
  private var demands: [(text: Int, background: Int, minimum: Double)] = []
  private var areBackgroundsKept: Bool
  private var isPaletteKept: Bool

  init(using random: inout SeededGenerator) {
    areBackgroundsKept = Int.random(in: 0..<3, using: &random) > 0
    isPaletteKept = Int.random(in: 0..<5, using: &random) == 0
    for _ in 0..<Int.random(in: 2...3, using: &random) {
      palette.append(Self.color(Double.random(in: 0...1, using: &random), using: &random))
    }
    let isLight = Bool.random(using: &random)
    for index in 0..<Int.random(in: 1...2, using: &random) {
      let light = Double.random(in: (index == 0) == isLight ? 0.8...1 : 0...0.2, using: &random)
      backgrounds.append(Self.color(light, using: &random))
    }
    for text in 0..<Int.random(in: 1...2, using: &random) {
      targets.append(Int.random(in: palette.indices, using: &random))
      for background in backgrounds.indices where background == 0 || Bool.random(using: &random) {
        let minimum: Double = [3, 4.5, 4.5, 7].randomElement(using: &random) ?? 3
        demands.append((text: text, background: background, minimum: minimum))
      }
    }
  }

  private static func color(_ light: Double, using random: inout SeededGenerator) -> Color {
    let channels = (0..<3).map { _ in
      let channel = light * 0.8 + Double.random(in: 0...1, using: &random) * 0.2
      return ((channel * 255).rounded() / 255 * 1_000_000).rounded() / 1_000_000
    }
    return Color(
      space: .srgb, components: ColorComponents(channels[0], channels[1], channels[2]))
  }

  // MARK: Files

  private static let names = ["rock", "sand", "leaf", "wave"]

  var tokens: String {
    func members(_ colors: [Color]) -> String {
      zip(Self.names, colors).map { name, color in
        let channels = color.components.numbers
        return #""\#(name)": { "$value": \#(srgb(channels.x, channels.y, channels.z)) }"#
      }.joined(separator: ", ")
    }
    let texts = targets.enumerated().map { index, target in
      #""\#(Self.names[index])": { "$value": "{palette.\#(Self.names[target])}" }"#
    }
    return """
      { "palette": { "$type": "color", \(members(palette)) },
        "color": { "$type": "color", "page": { \(members(backgrounds)) },
          "text": { \(texts.joined(separator: ", ")) } } }
      """
  }

  var pairs: [(foreground: String, background: String, minimum: Double)] {
    demands.map {
      ("color.text.\(Self.names[$0.text])", "color.page.\(Self.names[$0.background])", $0.minimum)
    }
  }

  var settings: String {
    let kept =
      (areBackgroundsKept ? [#""color.page.*""#] : []) + (isPaletteKept ? [#""palette.*""#] : [])
    return #""repair": { "keep": [\#(kept.joined(separator: ", "))] }"#
  }

  // MARK: Reference

  /// The least sum of differences over all choices of targets; `nil` for none.
  func leastChange() -> Double? {
    let cache = GridCache()
    var choices: [[Int]] = [[]]
    for _ in targets {
      choices = choices.flatMap { choice in palette.indices.map { choice + [$0] } }
    }
    return choices.compactMap { GridSearch(system($0), cache).leastChange() }.min()
  }

  private func system(_ chosen: [Int]) -> RepairSystem {
    var system = RepairSystem()
    system.variables =
      palette.map { .init($0, isKept: isPaletteKept) }
      + backgrounds.map { .init($0, isKept: areBackgroundsKept) }
    for (old, new) in zip(targets, chosen) where old != new {
      system.variables[new].replacedColors.append(palette[old])
    }
    system.contrasts = demands.map {
      .init(of: chosen[$0.text], on: palette.count + $0.background, minimum: $0.minimum)
    }
    return system
  }
}
