import Testing

@testable import TokenRuntime

/// What Apple's stacks were measured to do, where a group promises the same.
///
/// The numbers are those that iamcgn/swiftui-web (Apache-2.0) recorded of UIKit on the simulator of an
/// iPhone SE with iOS 26, and of SwiftUI on macOS 26: `Docs/elements/UIKit/UIStackView.md` and
/// `Fixtures/Goldens`. Frames are in the coordinates of the stack.
@Suite("Stacks as Apple's frameworks were measured") struct StackFactsTests {
  private func item(_ width: Double, _ height: Double, baseline: Double = 0) -> GroupLayout.Item {
    GroupLayout.Item(
      bounds: .init(), weight: nil, place: nil,
      natural: { _ in .init(width: width, height: height) }, baseline: { _, _ in baseline })
  }

  private func frames(_ layout: GroupLayout, width: Double) -> [GroupLayout.Frame] {
    let size = layout.size(within: width)
    return layout.frames(in: .init(width: width, height: size.height))
  }

  @Test("a filled column stretches its labels: uikit/autolayout/stacks, column") func column() {
    let layout = GroupLayout(
      .column, gap: 8, items: [item(43.5, 26.5), item(79, 20.5), item(68.5, 18)])
    #expect(layout.size(within: 288).height == 81)
    #expect(
      frames(layout, width: 288) == [
        .init(x: 0, y: 0, width: 288, height: 26.5), .init(x: 0, y: 34.5, width: 288, height: 20.5),
        .init(x: 0, y: 63, width: 288, height: 18),
      ])
  }

  @Test("what has no size takes none") func empty() {
    let layout = GroupLayout(.row, items: [item(0, 0), item(20, 10)])
    #expect(layout.size(within: 288) == .init(width: 20, height: 10))
  }

  /// Labels of 28, 13 and 17 points.
  private var labels: [GroupLayout.Item] {
    [
      item(39.5, 33.5, baseline: 26.5), item(31.5, 16, baseline: 12.5),
      item(28.5, 20.5, baseline: 16),
    ]
  }

  @Test("labels meet on their first baseline: uikit/autolayout/stacks, firsts")
  func firstBaseline() {
    let layout = GroupLayout(.row, gap: 8, alignment: .firstBaseline, items: labels)
    #expect(layout.size(within: 288) == .init(width: 115.5, height: 33.5))
    #expect(
      frames(layout, width: 288) == [
        .init(x: 0, y: 0, width: 39.5, height: 33.5),
        .init(x: 47.5, y: 14, width: 31.5, height: 16),
        .init(x: 87, y: 10.5, width: 28.5, height: 20.5),
      ])
  }

  @Test("labels meet on their last baseline: uikit/autolayout/stacks, lasts") func lastBaseline() {
    let layout = GroupLayout(
      .row, gap: 8, alignment: .lastBaseline, items: Array(labels.prefix(2)))
    #expect(layout.size(within: 288) == .init(width: 79, height: 33.5))
    #expect(frames(layout, width: 288).map(\.y) == [0, 14])
  }

  @Test("a box is centered beside a label: uikit/autolayout/stacks, centred") func centered() {
    let layout = GroupLayout(
      .row, gap: 8, alignment: .center, items: [item(40, 40), item(52, 20.5)])
    #expect(layout.size(within: 288) == .init(width: 100, height: 40))
    // UIKit rounds the place to pixels, of which there are two in a point: 10.
    #expect(frames(layout, width: 100).map(\.y) == [0, 9.75])
    #expect(frames(layout, width: 100).map(\.x) == [0, 48])
  }

  @Test("two buttons share a row equally: uikit/stack/basic") func equally() {
    let layout = GroupLayout(
      .row, gap: 8, distribution: .fillEqually, items: [item(40, 35), item(90, 35)])
    #expect(frames(layout, width: 288).map(\.width) == [140, 140])
    #expect(frames(layout, width: 288).map(\.x) == [0, 148])
  }

  @Test("a column of labels needs its widest and all heights: uikit/stack/basic") func labelColumn()
  {
    let layout = GroupLayout(
      .column, gap: 8, alignment: .leading, items: [item(61, 20.5), item(89, 20.5), item(40, 20.5)])
    #expect(layout.size(within: .infinity) == .init(width: 89, height: 77.5))
    #expect(frames(layout, width: 89).map(\.width) == [61, 89, 40])
  }

  @Test(
    "items of a row meet at its top or bottom: layout/hstack-alignment",
    arguments: [(GroupLayout.Alignment.leading, [0.0, 0]), (.trailing, [0, 30])])
  func edges(of alignment: GroupLayout.Alignment, tops: [Double]) {
    let layout = GroupLayout(
      .row, gap: 4, alignment: alignment, items: [item(20, 60), item(20, 30)])
    #expect(frames(layout, width: 44).map(\.y) == tops)
    #expect(frames(layout, width: 44).map(\.x) == [0, 24])
  }
}
