import TestSupport
import TokenCompiler
import TokenRepair

/// Every choice of a grid of colors within the limits. It shares no code with the solver but ΔE2000.
struct GridSearch {
  private let system: RepairSystem
  /// By variable: colors by their luminance, for each the one that differs least.
  private let choices: [[(luminance: Double, difference: Double)]]

  init(_ system: RepairSystem, _ cache: GridCache = GridCache()) {
    self.system = system
    choices = system.variables.map { variable in
      let candidates = variable.isKept ? [] : cache.candidates(for: variable.color, system.limits)
      let today = GridCandidate(variable.color, from: variable.color)
      return Self.cheapest([today] + candidates, replacing: variable.replacedColors)
    }
  }

  private static let bucketCount = Effort.isWhole ? 40 : 24

  /// Of the candidates of about one luminance the one that differs least, from today's color and from those it replaces.
  private static func cheapest(
    _ candidates: [GridCandidate], replacing others: [Color]
  ) -> [(luminance: Double, difference: Double)] {
    let replaced = others.map { LabColor($0) }
    var best: [Int: (luminance: Double, difference: Double)] = [:]
    for (index, candidate) in candidates.enumerated() {
      // Today's color stands for itself alone.
      let bucket = index == 0 ? -1 : Int(candidate.luminance.squareRoot() * Double(bucketCount))
      let difference = replaced.reduce(candidate.difference) {
        $0 + CIEDE2000.difference($1, candidate.lab)
      }
      guard difference < best[bucket]?.difference ?? .infinity else { continue }
      best[bucket] = (candidate.luminance, difference)
    }
    return best.sorted { $0.key < $1.key }.map(\.value)
  }

  func change(of colors: [Color]) -> Double {
    zip(system.variables, colors).reduce(0) { sum, pair in
      let (variable, color) = pair
      return sum
        + (variable.color == color
          ? 0 : CIEDE2000.difference(LabColor(variable.color), LabColor(color)))
    }
  }

  /// The least sum of differences with which all contrasts hold; `nil` for none.
  func leastChange() -> Double? {
    var best: Double?
    var chosen: [Double] = []
    func search(_ sum: Double) {
      if let best, sum >= best { return }
      guard chosen.count < choices.count else {
        best = sum
        return
      }
      for choice in choices[chosen.count] {
        chosen.append(choice.luminance)
        if holds(chosen) { search(sum + choice.difference) }
        chosen.removeLast()
      }
    }
    search(0)
    return best
  }

  /// Whether the contrasts of the last of some variables with those before it hold.
  private func holds(_ luminances: [Double]) -> Bool {
    let last = luminances.count - 1
    return system.contrasts.allSatisfy { contrast in
      let variables = contrast.variables
      guard variables.contains(last), variables.allSatisfy({ $0 <= last }) else { return true }
      let one = luminances[variables[0]] + 0.05
      let other = luminances[variables[1]] + 0.05
      return max(one, other) / min(one, other) >= contrast.minimum
    }
  }
}

/// A color of a grid.
struct GridCandidate {
  let lab: LabColor
  let luminance: Double
  /// The difference from today's color.
  let difference: Double

  init(_ color: Color, from today: Color) {
    lab = LabColor(color)
    luminance = Self.luminance(color)
    difference = color == today ? 0 : CIEDE2000.difference(LabColor(today), lab)
  }

  /// WCAG 2.2, of encoded channels.
  private static func luminance(_ color: Color) -> Double {
    let channels = color.converted(to: .srgb).components.numbers
    let light = (0..<3).map { index in
      let channel = max(0, channels[index])
      return channel <= 0.04045
        ? channel / 12.92 : ((channel + 0.055) / 1.055).raised(to: 2.4)
    }
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]
  }
}

/// The grids of colors, which several searches have in common.
final class GridCache {
  private var grids: [Color: [GridCandidate]] = [:]

  private static let lightnessCount = Effort.isWhole ? 80 : 48

  func candidates(for color: Color, _ limits: RepairLimits) -> [GridCandidate] {
    if let known = grids[color] { return known }
    let lch = color.converted(to: .oklch).components.numbers
    var found: [GridCandidate] = []
    for step in 0...Self.lightnessCount {
      for hue in [-1, 0, 1.0] {
        for chroma in [-1, -0.5, 0, 0.5] {
          let candidate = Color(
            space: .oklch,
            components: ColorComponents(
              Double(step) / Double(Self.lightnessCount),
              max(0, lch.y + chroma * limits.chroma), lch.z + hue * limits.hue))
          guard candidate.isInGamut(of: .srgb) else { continue }
          // In the precision of the file, as a repair is.
          found.append(GridCandidate(Self.eightBit(candidate), from: color))
        }
      }
    }
    grids[color] = found
    return found
  }

  private static func eightBit(_ color: Color) -> Color {
    let channels = color.converted(to: .srgb).components.numbers
    func rounded(_ channel: Double) -> Double { (max(0, channel) * 255).rounded() / 255 }
    return Color(
      space: .srgb,
      components: ColorComponents(rounded(channels.x), rounded(channels.y), rounded(channels.z)))
  }
}
