import TestSupport
import Testing

@testable import TokenCompiler
@testable import TokenImport

/// Values by chance in the units and scales that tools have habits of: what comes in is what was meant.
@Suite("Magnitudes by chance") struct MagnitudePropertyTests {
  @Test("a value is what its author meant, or left out with its place") func values() throws {
    var right = 0
    var leftOut = 0
    for seed in 0..<UInt64(Effort.rounds(3000, short: 125)) {
      let made = RandomMagnitudes(seed: seed)
      guard !made.tokens.isEmpty else { continue }
      let dialect: ImportDialect =
        switch made.form {
        case .styleDictionary: .styleDictionary
        case .tokensStudio: .tokensStudio
        case .draft: .dtcgDraft
        case .theo: .theo
        case .values: .values
        }
      let sample = ImportSample(dialect, ["in.json": made.text])
      let found = sample.values()
      let missing = Set(sample.result.tally().leftOut)
      for token in made.tokens {
        guard let value = found[token.path] else {
          try #require(missing.contains(token.path), "\(seed) \(token.path) is lost\n\(made.text)")
          leftOut += 1
          continue
        }
        right += 1
        let numbers = Self.numbers(of: value, isFactor: token.path.hasPrefix("factor"))
        let isSame =
          numbers.count == token.numbers.count
          && zip(numbers, token.numbers).allSatisfy { ($0 - $1).magnitude < 0.01 }
        try #require(
          isSame, "\(seed) \(token.path): \(numbers), not \(token.numbers)\n\(made.text)")
      }
    }
    // What only a scale tells is left out; most says enough.
    #expect(right > leftOut * 2, "\(right) right, \(leftOut) left out")
  }

  /// What a value means: points, milliseconds, numbers, channels with an opacity.
  private static func numbers(of value: TokenValue, isFactor: Bool) -> [Double] {
    switch value {
    case .number(let number): [number]
    // A factor that came in as a length is another thing.
    case .dimension(let length): isFactor ? [] : [points(length)]
    case .duration(let time): [time.value * (time.unit == .s ? 1000 : 1)]
    case .fontWeight(let weight): [weight.number]
    case .color(let color):
      (0..<3).map { color.converted(to: .srgb).components[$0] ?? 0 } + [color.opacity]
    case .typography(let style):
      [
        points(style.fontSize),
        style.options.hasFontLineHeight ? 0 : points(style.fontSize) * style.lineHeight,
      ]
    case .gradient(let gradient): gradient.stops.map(\.position)
    default: []
    }
  }

  private static func points(_ length: Dimension) -> Double {
    length.unit == .rem ? length.value * 16 : length.value
  }
}

extension ImportSample {
  /// The values of all tokens by their paths.
  func values() -> [String: TokenValue] {
    guard !result.files.files.isEmpty else { return [:] }
    let resolved = LoadedFiles(result.files.files.map { ($0.name, $0.contents) })
    guard let resolution = resolved.resolution, let theme = resolution.themes.first else {
      return [:]
    }
    return Dictionary(
      theme.tokens.map { (resolution.pathText($0.path), resolution.values[$0.value]) },
      uniquingKeysWith: { first, _ in first })
  }
}
