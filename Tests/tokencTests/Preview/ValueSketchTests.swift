import Testing

@testable import TokenCompiler
@testable import TokenTools
@testable import tokenc

@Suite("Drawings of values") struct ValueSketchTests {
  private func style(_ value: TokenValue, isRadius: Bool = false) -> String? {
    ValueSketch(value, isRadius: isRadius).map { sketch in
      "\(sketch.kind.rawValue): "
        + sketch.style.map { "\($0.property) \($0.value)" }.joined(separator: "; ")
    }
  }

  @Test("each type is drawn in its way") func kinds() {
    let eight = Dimension(value: 8, unit: .px)
    let curve = CubicBezier(x1: 0.4, y1: 0, x2: 1, y2: 1)
    let half = Duration(value: 0.5, unit: .s)
    #expect(style(.dimension(eight)) == "bar: width 8px")
    #expect(style(.dimension(eight), isRadius: true) == "corner: borderRadius 8px")
    #expect(style(.duration(half)) == "motion: animationDuration 0.5s")
    #expect(style(.cubicBezier(curve)) == "curve: ")
    #expect(style(.fontWeight(.name(.bold))) == "letters: fontWeight 700")
    #expect(style(.strokeStyle(.keyword(.dotted))) == "line: border 3px dotted currentcolor")
    #expect(style(.number(4)) == nil)
    #expect(style(.dimension(Dimension(value: -1, unit: .px))) == nil)
    #expect(
      style(.transition(Transition(duration: half, delay: half, timingFunction: curve)))
        == "motion: animationDuration 0.5s; animationDelay 0.5s; "
        + "animationTimingFunction cubic-bezier(0.4, 0, 1, 1)")
  }

  @Test("a font's name is quoted unless it is one that CSS knows") func families() {
    let family = FontFamily(names: ["A \"b\"; } c\\", "serif"], isList: true)
    #expect(
      style(.fontFamily(family))
        == #"letters: fontFamily "A \"b\"; } c\\", serif, system-ui, sans-serif"#)
  }
}
