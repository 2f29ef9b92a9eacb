import Testing

@testable import AppearanceRuntime

/// What inputs for numbers take as their bounds.
@Suite("Bounds of inputs") struct BoundsTests {
  @Test("a server's bounds stay within what frameworks count with")
  func finite() {
    for (least, greatest) in [(0.0, 1e39), (-1e300, 1e300), (1e39, 0.0), (-1e39, -1e38)] {
      let shown: [Arrangement.Shown] = [
        .number("minimum", least), .number("maximum", greatest),
      ]
      let bounds = shown.bounds(upTo: 1)
      #expect(Float(bounds.lowerBound).isFinite && Float(bounds.upperBound).isFinite)
      #expect(Float(bounds.upperBound - bounds.lowerBound).isFinite)
    }
    let usual: [Arrangement.Shown] = [.number("minimum", 2), .number("maximum", 5)]
    #expect(usual.bounds(upTo: 1) == 2...5)
  }
}
