import TestSupport
import Testing

@testable import TokenCompiler
@testable import TokenPages
@testable import TokenPreview

@Suite("Drawings of values") struct ValueSketchTests {
  private func style(_ value: TokenValue, hint: ValueSketch.Hint = .none) -> String {
    let sketch = ValueSketch(value, hint: hint)
    return "\(sketch.kind.rawValue): "
      + sketch.style.map { "\($0.property) \($0.value)" }.joined(separator: "; ")
  }

  @Test("each type is drawn in its way") func kinds() {
    let eight = Dimension(value: 8, unit: .px)
    let curve = CubicBezier(x1: 0.4, y1: 0, x2: 1, y2: 1)
    let half = Duration(value: 0.5, unit: .s)
    #expect(style(.dimension(eight)) == "bar: width 8px")
    #expect(style(.dimension(eight), hint: .radius) == "corner: borderRadius 8px")
    #expect(style(.dimension(Dimension(value: -1, unit: .px))) == "negative: width 1px")
    #expect(style(.duration(half)) == "motion: animationDuration 0.5s")
    #expect(style(.cubicBezier(curve)) == "curve: ")
    #expect(style(.fontWeight(.name(.bold))) == "letters: fontWeight 700")
    #expect(style(.strokeStyle(.keyword(.dotted))) == "line: border 3px dotted currentcolor")
    #expect(style(.number(4)) == "number: ")
    #expect(
      style(.transition(Transition(duration: half, delay: half, timingFunction: curve)))
        == "motion: animationDuration 0.5s; animationDelay 0.5s; "
        + "animationTimingFunction cubic-bezier(0.4, 0, 1, 1)")
  }

  @Test("a color is CSS in sRGB, or in Display P3 with what other displays show") func colors() {
    #expect(
      style(.color(Self.rgb(0xFF0000, alpha: 0.5))) == "fill: background color(srgb 1 0 0 / 0.5)")
    let wide = Color(
      space: .displayP3, components: ColorComponents(1, 0, 0), alpha: nil, hex: nil)
    #expect(style(.color(wide)) == "fill: background color(display-p3 1 0 0 / 1)")
    #expect(
      ValueSketch(.color(wide)).note
        == "\(wide.sRGBHex) on displays without P3")
  }

  @Test("a gradient is mixed as Core Animation does, in the direction that is stated")
  func gradients() {
    let gradient = TokenValue.gradient(
      Gradient(stops: [
        Gradient.Stop(color: Self.rgb(0xFF0000), position: 0),
        Gradient.Stop(color: Self.rgb(0x0000FF), position: 1),
      ]))
    let stops = "color(srgb 1 0 0 / 1) 0%, color(srgb 0 0 1 / 1) 100%)"
    #expect(style(gradient) == "fill: background linear-gradient(in srgb 90deg, \(stops)")
    #expect(
      style(gradient, hint: .angle("135deg"))
        == "fill: background linear-gradient(in srgb 135deg, \(stops)")
    #expect(ValueSketch(gradient).note == "has no direction; drawn from left to right")
    for (text, css) in [
      ("135deg", "135deg"), ("0.25turn", "0.25turn"), ("to top right", "to top right"),
      ("TO LEFT", "to left"), ("135", nil), ("to nowhere", nil), ("1deg; color: red", nil),
      ("to", nil), ("infdeg", nil),
    ] {
      #expect(GradientAngle.css(text) == css, "\(text)")
    }
  }

  @Test("dashes keep their lengths") func dashes() {
    let lengths = [Dimension(value: 4, unit: .px), Dimension(value: 0.5, unit: .rem)]
    let stroke = StrokeStyle.dashes(lengths, lineCap: .round)
    let sketch = ValueSketch(.strokeStyle(stroke), pointsPerRem: 10)
    #expect(sketch.kind == .dashes)
    #expect(sketch.dashes?.lengths == [4, 5])
    #expect(sketch.dashes?.cap == "round")
  }

  @Test("a rem is as long as tokenc.json has it") func rems() {
    let sketch = ValueSketch(.dimension(Dimension(value: 2, unit: .rem)), pointsPerRem: 10)
    #expect(sketch.style.map(\.value) == ["20px"])
    #expect(sketch.note == "20 points")
  }

  @Test("a font's name is quoted unless it is one that CSS knows") func families() {
    let family = FontFamily(names: ["A \"b\"; } c\\", "serif"], isList: true)
    #expect(
      style(.fontFamily(family))
        == #"letters: fontFamily "A \"b\"; } c\\", serif, system-ui, sans-serif"#)
  }

  private static func rgb(_ rgb: UInt32, alpha: Double? = nil) -> Color {
    func channel(_ shift: UInt32) -> Double { Double(rgb >> shift & 0xFF) / 255 }
    let channels = ColorComponents(channel(16), channel(8), channel(0))
    return Color(space: .srgb, components: channels, alpha: alpha, hex: nil)
  }
}
