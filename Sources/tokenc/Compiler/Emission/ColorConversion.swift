/// What `resolve` does to colors before it prints them.
package struct ColorConversion: Hashable, Sendable {
  /// The color space to convert to; `nil` leaves colors as they are written.
  package var space: ColorSpace?
  /// Whether colors are brought into the gamut, as CSS Color 4 does, and get a hex fallback.
  package var mapsGamut = false

  package init(space: ColorSpace? = nil, mapsGamut: Bool = false) {
    self.space = space
    self.mapsGamut = mapsGamut
  }

  func callAsFunction(_ color: Color) -> Color {
    guard mapsGamut else { return space.map { color.converted(to: $0) } ?? color }
    var mapped = color.gamutMapped(to: space ?? color.space)
    mapped.hex = color.sRGBHex
    return mapped
  }

  func callAsFunction(_ value: TokenValue) -> TokenValue {
    guard space != nil || mapsGamut else { return value }
    switch value {
    case .color(let color):
      return .color(self(color))
    case .border(var border):
      border.color = self(border.color)
      return .border(border)
    case .shadow(var shadow):
      for index in shadow.layers.indices {
        shadow.layers[index].color = self(shadow.layers[index].color)
      }
      return .shadow(shadow)
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = self(gradient.stops[index].color)
      }
      return .gradient(gradient)
    case .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle,
      .transition, .typography:
      return value
    }
  }
}
