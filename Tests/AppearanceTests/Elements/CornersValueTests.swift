import Testing
import TokenRuntime

@testable import AppearanceRuntime

/// CSS Backgrounds and Borders 3, section 4.5: all radii shrink by the least ratio of a side to its radii.
@Suite("Corners that fit into a size") struct CornersValueTests {
  static let cases: [(corners: [Double], fitted: [Double])] = [
    ([10, 10, 10, 10], [10, 10, 10, 10]), ([30, 30, 0, 0], [20, 20, 0, 0]),
    ([0, 0, 30, 10], [0, 0, 30, 10]), ([0, 0, 30, 30], [0, 0, 20, 20]),
    ([50, 0, 50, 0], [30, 0, 30, 0]), ([0, 40, 0, 80], [0, 20, 0, 40]),
    ([20, 30, 30, 10], [16, 24, 24, 8]),
  ]

  @Test("the side with the least room shrinks all four", arguments: cases)
  func fitted(_ radii: [Double], _ expected: [Double]) {
    let corners = CornersValue(
      topLeading: radii[0], topTrailing: radii[1], bottomLeading: radii[2],
      bottomTrailing: radii[3])
    let fitted = corners.fitted(width: 40, height: 60)
    let found = [
      fitted.topLeading, fitted.topTrailing, fitted.bottomLeading, fitted.bottomTrailing,
    ]
    #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-9 }, "\(found)")
  }
}
