import TokenCompiler

/// How a browser shows a value: one CSS value, put into one property.
struct ValuePreview: Sendable {
  /// What is drawn: `css` is its `background`, `box-shadow`, `border`, `font` or `width`.
  var kind: ValueSketch.Kind
  /// Made of numbers, keywords and quoted font names, never of the input's own text.
  var css: String

  /// `nil` for values that nothing shows, such as a duration.
  init?(_ value: TokenValue) {
    switch value {
    case .color(let color): (kind, css) = (.fill, Self.css(color))
    case .gradient(let gradient):
      let stops = gradient.stops.map {
        "\(Self.css($0.color)) \(Self.number(min(max($0.position, 0), 1) * 100))%"
      }
      guard stops.count > 1 else { return nil }
      (kind, css) = (.fill, "linear-gradient(90deg, \(stops.joined(separator: ", ")))")
    case .shadow(let shadow):
      let layers = shadow.layers.map { layer in
        let lengths = [layer.offsetX, layer.offsetY, layer.blur, layer.spread].map(Self.css)
        return (layer.inset == true ? "inset " : "") + lengths.joined(separator: " ")
          + " \(Self.css(layer.color))"
      }
      (kind, css) = (.shadow, layers.joined(separator: ", "))
    case .typography(let typography):
      let size = min(max(typography.fontSize.value, 1), 200)
      let unit = typography.fontSize.unit.rawValue
      let weight = Self.number(min(max(typography.fontWeight.number, 1), 1000))
      (kind, css) = (.text, "\(weight) \(Self.number(size))\(unit)/1.2 system-ui, sans-serif")
    case .dimension(let dimension) where dimension.value >= 0:
      (kind, css) = (.bar, Self.css(dimension))
    case .border(let border):
      let parts = [Self.css(border.width), Self.css(border.style), Self.css(border.color)]
      (kind, css) = (.line, parts.joined(separator: " "))
    case .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle,
      .transition:
      return nil
    }
  }

  /// The color in sRGB, or in Display P3 where it lies outside.
  static func css(_ color: Color) -> String {
    let space: ColorSpace = color.isInGamut(of: .srgb) ? .srgb : .displayP3
    let channels = color.gamutMapped(to: space).components.numbers
    let list = (0..<3).map { number(channels[$0]) }.joined(separator: " ")
    return "color(\(space.rawValue) \(list) / \(number(color.opacity)))"
  }

  static func css(_ dimension: Dimension) -> String {
    number(dimension.value) + dimension.unit.rawValue
  }

  static func css(_ style: StrokeStyle) -> String {
    if case .keyword(let keyword) = style { keyword.rawValue } else { "dashed" }
  }

  /// A number with at most five digits after the point.
  static func number(_ number: Double) -> String {
    JSONNumber.text((number * 100_000).rounded() / 100_000)
  }
}
