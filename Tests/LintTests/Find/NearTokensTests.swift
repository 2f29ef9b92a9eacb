import TestSupport
import Testing

@testable import TokenCompiler
@testable import TokenLint

/// Numbers that look random and are the same in every run (SplitMix64).
private struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

@Suite struct NearTokensTests {
  /// Tokens of many colors in four themes, some of them translucent and many of them near others.
  private static func table(_ count: Int, seed: UInt64) throws -> TokenTable {
    var numbers = Numbers(state: seed)
    func near(_ value: Double) -> Double {
      min(max(0, value + Double.random(in: -0.02...0.02, using: &numbers)), 1)
    }
    var rows: [[SIMD4<Double>]] = []
    for _ in 0..<count {
      if let other = rows.randomElement(using: &numbers), Bool.random(using: &numbers) {
        rows.append(
          other.map {
            SIMD4(near($0.x), near($0.y), near($0.z), Bool.random(using: &numbers) ? $0.w : 1)
          })
      } else {
        rows.append(
          (0..<4).map { _ in
            SIMD4(
              .random(in: 0...1, using: &numbers), .random(in: 0...1, using: &numbers),
              .random(in: 0...1, using: &numbers), Bool.random(using: &numbers) ? 1 : 0.4)
          })
      }
    }
    func tokens(light: Int, dark: Int) -> String {
      let members = rows.enumerated().map { index, row in
        func color(_ theme: Int) -> String {
          srgb(row[theme].x, row[theme].y, row[theme].z, alpha: row[theme].w)
        }
        return """
          "t\(index)": { "$value": \(color(light)),
            "$extensions": { "mode": { "dark": \(color(dark)) } } }
          """
      }
      return #"{ "color": { "$type": "color", \#(members.joined(separator: ",\n")) } }"#
    }
    let sample = LintSample(
      [
        (
          "t.resolver.json",
          Array(
            """
            { "version": "2025.10", "modifiers": {
                "brand": { "default": "a", "contexts": {
                  "a": [{ "$ref": "a.tokens.json" }], "b": [{ "$ref": "b.tokens.json" }] } },
                "scheme": { "default": "light", "contexts": { "light": [], "dark": [] } } },
              "resolutionOrder": [
                { "$ref": "#/modifiers/brand" }, { "$ref": "#/modifiers/scheme" }] }
            """.utf8)
        ), ("a.tokens.json", Array(tokens(light: 0, dark: 1).utf8)),
        ("b.tokens.json", Array(tokens(light: 2, dark: 3).utf8)),
      ], rules: ["off-scale"])
    #expect(sample.faults.isEmpty)
    return try #require(sample.table)
  }

  @Test("the pairs are those of comparing everything with everything")
  func bruteForce() throws {
    let table = try Self.table(300, seed: 11)
    #expect(table.themes.count == 4)
    let colors = try table.tokens.map { token in
      try (0..<4).map { SeenColor(try #require(table.color(of: token, in: $0))) }
    }
    let numbers = Array(table.tokens.indices)
    var differences: [[Int]: Double] = [:]
    for one in numbers {
      for other in numbers where other > one {
        differences[[one, other]] = zip(colors[one], colors[other])
          .reduce(0) { max($0, $1.0.difference(from: $1.1)) }
      }
    }
    for limit in [0.2, 1, 3, 10] {
      let expected = Set(differences.filter { $0.value <= limit }.keys)
      let pairs = Self.pairs(
        of: NearTokens(table, among: numbers), within: ValueTolerance(color: limit, length: 0))
      #expect(Set(pairs.map { [$0.first, $0.second] }) == expected, "\(limit)")
      #expect(pairs.count == expected.count, "\(limit)")
      if limit >= 3 { #expect(!expected.isEmpty) }
    }
  }

  private static func pairs(
    of tokens: NearTokens, within tolerance: ValueTolerance
  ) -> [NearTokens.Pair] {
    var pairs: [NearTokens.Pair] = []
    tokens.forEachPair(within: tolerance) { pairs.append($0) }
    return pairs.sorted { ($0.first, $0.second) < ($1.first, $1.second) }
  }

  @Test(
    "dense greys, blues, lengths and styles give the pairs of comparing everything",
    arguments: [0, 0.5, 1, 4, 30])
  func dense(limit: Double) throws {
    var numbers = Numbers(state: 3)
    func random(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &numbers) }
    func pixels() -> String { #"{ "value": \#(random(0...9)), "unit": "px" }"# }
    let makers: [() -> (String, String)] = [
      {
        let grey = random(0...1)
        return ("color", srgb(grey, grey, grey))
      },
      { ("color", srgb(random(0...0.2), random(0...0.2), random(0.6...1))) },
      { ("color", srgb(random(0.3...0.4), random(0.3...0.4), random(0.3...0.4), alpha: 0.5)) },
      { ("dimension", pixels()) },
      {
        (
          "typography",
          """
          { "fontFamily": "A", "fontWeight": 400, "fontSize": \(pixels()),
            "lineHeight": \(random(1...2)), "letterSpacing": \(pixels()) }
          """
        )
      },
      {
        (
          "shadow",
          """
          { "color": \(srgb(random(0...1), 0, 0)), "offsetX": \(pixels()), "offsetY": \(pixels()),
            "blur": \(pixels()), "spread": \(pixels()) }
          """
        )
      },
      { ("number", "\(random(0...9).rounded())") },
    ]
    let members = (0..<700).map { index in
      let (type, value) = makers[index % makers.count]()
      return #""t\#(index)": { "$type": "\#(type)", "$value": \#(value) }"#
    }
    let sample = LintSample(
      [("t.tokens.json", Array(#"{ "all": { \#(members.joined(separator: ",")) } }"#.utf8))],
      rules: ["off-scale"])
    #expect(sample.faults.isEmpty)
    let table = try #require(sample.table)
    let tolerance = ValueTolerance(color: limit, length: limit / 2)
    let values = table.tokens.map { token in
      SeenValue(table.values[token.values[0]], pointsPerRem: 16)
    }
    #expect(values.count == 700)
    var expected: [NearTokens.Pair] = []
    var firsts: [SeenValue: Int] = [:]
    for (second, value) in values.enumerated() {
      if let first = firsts[value] {
        expected.append(NearTokens.Pair(first: first, second: second, distance: 0))
        continue
      }
      for first in firsts.values {
        if let distance = values[first].distance(to: value, within: tolerance) {
          expected.append(NearTokens.Pair(first: first, second: second, distance: distance))
        }
      }
      firsts[value] = second
    }
    let pairs = Self.pairs(
      of: NearTokens(table, among: Array(values.indices)), within: tolerance)
    #expect(pairs == expected.sorted { ($0.first, $0.second) < ($1.first, $1.second) })
    var nearest: [Int: NearTokens.Pair] = [:]
    for pair in expected {
      let known = nearest[pair.second]
      if let known, (known.distance, known.first) <= (pair.distance, pair.first) { continue }
      nearest[pair.second] = pair
    }
    #expect(
      NearTokens(table, among: Array(values.indices)).nearestPairs(within: tolerance)
        == nearest.values.sorted { $0.second < $1.second })
  }

  @Test("the nearest tokens are those of sorting all by their difference")
  func nearest() throws {
    let table = try Self.table(300, seed: 5)
    let asked = try #require(Color(hexNotation: "#a0522d"))
    let answers = try #require(
      TokenSearch(table: table, limit: 7).answers(to: .color(asked)))
    #expect(answers.map(\.themes) == [[0], [1], [2], [3]])
    for (theme, answer) in answers.enumerated() {
      let seen = SeenColor(asked)
      let all = try table.tokens.indices.map { number in
        let color = try #require(table.color(of: table.tokens[number], in: theme))
        return (number, seen.difference(from: SeenColor(color)))
      }.sorted { ($0.1, $0.0) < ($1.1, $1.0) }
      #expect(answer.matches.map(\.token) == all.prefix(7).map(\.0))
      #expect(answer.matches.map(\.distance) == all.prefix(7).map(\.1))
    }
  }

  @Test("tokens equal in every theme are one group, deliberate when one token holds their value")
  func groups() throws {
    let sample = LintSample([
      (
        "a.tokens.json",
        Array(
          """
          { "color": { "$type": "color",
            "a": { "$value": \(LintColors.red) }, "aliasOfA": { "$value": "{color.a}" },
            "b": { "$value": \(LintColors.black) }, "likeB": { "$value": \(LintColors.black) },
            "aliasOfB": { "$value": "{color.b}" },
            "c": { "$value": \(LintColors.white) } },
            "space": { "s": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } } },
            "radius": { "s": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } } } }
          """.utf8)
      )
    ])
    let table = try #require(sample.table)
    let groups = DuplicateGroups(table, within: ValueTolerance(color: 0, length: 0)).groups
    #expect(
      groups.map { $0.tokens.map { table.tokens[$0].text } } == [
        ["color.a", "color.aliasOfA"], ["color.b", "color.likeB", "color.aliasOfB"],
      ])
    #expect(groups.map(\.isDeliberate) == [true, false])
  }
}

extension SeenColor {
  /// The difference without the shortcuts of a limit.
  fileprivate func difference(from other: SeenColor) -> Double {
    max(
      CIEDE2000.difference(overWhite, other.overWhite),
      CIEDE2000.difference(overBlack, other.overBlack))
  }
}
