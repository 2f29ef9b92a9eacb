import AppearanceRuntime
import Testing

/// Where the views of a constraint layout stand.
@Suite("Constraint layouts") struct ConstraintLayoutTests {
  private typealias Frame = ConstraintLayoutValue.Frame

  private func layout(
    _ children: KeyValuePairs<String, [ConstraintValue]>, width: Double? = 100,
    height: Double? = 50
  ) -> ConstraintLayoutValue {
    ConstraintLayoutValue(
      children: children.map { ConstraintItemValue(id: $0, constraints: $1) }, width: width,
      height: height)
  }

  private let square = [
    ConstraintValue(anchor: .width, constant: 10), ConstraintValue(anchor: .height, constant: 10),
  ]

  @Test("a view stands by the edges of the layout, which may be called superview") func superview()
  {
    let frames = layout([
      "fill": [
        ConstraintValue(anchor: .left, constant: 8),
        ConstraintValue(anchor: .right, reference: "superview", constant: -8),
        ConstraintValue(anchor: .top, reference: "superview", referenceAnchor: .centerY),
        ConstraintValue(anchor: .height, reference: "superview", multiplier: 0.5),
      ]
    ]).frames()
    #expect(frames == ["fill": Frame(left: 8, top: 25, width: 84, height: 25)])
  }

  @Test("a view that is called superview hides the layout") func hidden() {
    let frames = layout([
      "superview": square + [ConstraintValue(anchor: .left), ConstraintValue(anchor: .top)],
      "a": square + [
        ConstraintValue(anchor: .left, reference: "superview", referenceAnchor: .right),
        ConstraintValue(anchor: .top, reference: "superview"),
      ],
    ]).frames()
    #expect(frames["a"] == Frame(left: 10, top: 0, width: 10, height: 10))
  }

  @Test("any two of edges, center and length give the others") func pairs() {
    let frames = layout([
      "a": [
        ConstraintValue(anchor: .left, constant: 10), ConstraintValue(anchor: .centerX),
        ConstraintValue(anchor: .bottom), ConstraintValue(anchor: .centerY),
      ]
    ]).frames()
    #expect(frames == ["a": Frame(left: 10, top: 0, width: 80, height: 50)])
  }

  @Test("leading is the right edge from right to left") func direction() {
    let layout = layout([
      "a": square + [
        ConstraintValue(anchor: .leading, constant: 0), ConstraintValue(anchor: .top),
      ]
    ])
    #expect(layout.frames()["a"]?.left == 0)
    #expect(layout.frames(isRightToLeft: true)["a"]?.left == 90)
  }

  @Test("what is not said, goes in a circle or names nothing has no place") func unplaced() {
    let frames = layout([
      "short": [ConstraintValue(anchor: .left), ConstraintValue(anchor: .top)],
      "one": square + [
        ConstraintValue(anchor: .left, reference: "other", referenceAnchor: .right),
        ConstraintValue(anchor: .top),
      ],
      "other": square + [
        ConstraintValue(anchor: .left, reference: "one", referenceAnchor: .right),
        ConstraintValue(anchor: .top),
      ],
      "lost": square + [
        ConstraintValue(anchor: .left, reference: "nobody"), ConstraintValue(anchor: .top),
      ],
    ]).frames()
    #expect(frames == [:])
  }

  @Test("a size of its own wins over that of the space") func space() {
    let child: [ConstraintValue] =
      square + [
        ConstraintValue(anchor: .right), ConstraintValue(anchor: .bottom),
      ]
    #expect(
      layout(["a": child], width: nil).frames(width: 30, height: 30)["a"]
        == Frame(left: 20, top: 40, width: 10, height: 10))
    #expect(layout(["a": child], width: nil, height: nil).frames() == [:])
  }

  @Test("ten thousand views in a chain, the last one first") func chain() {
    let count = 10_000
    let children = (0..<count).reversed().map { index in
      ConstraintItemValue(
        id: "\(index)",
        constraints: square + [
          index == 0
            ? ConstraintValue(anchor: .left)
            : ConstraintValue(
              anchor: .left, reference: "\(index - 1)", referenceAnchor: .right),
          ConstraintValue(anchor: .top),
        ])
    }
    let frames = ConstraintLayoutValue(children: children).frames()
    #expect(frames.count == count)
    #expect(frames["9999"]?.left == 99990)
  }
}
