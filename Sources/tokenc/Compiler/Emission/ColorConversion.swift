/// The conversion of colors that `resolve` does before it prints them.
package struct ColorConversion: Equatable, Sendable {
  /// The color space to convert to; `nil` leaves colors as they are written.
  package var space: ColorSpace?
  /// A Boolean value that indicates whether colors are brought into the gamut, as CSS Color 4 does, and get a hex
  /// fallback.
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
    space == nil && !mapsGamut ? value : value.mapColors { self($0) }
  }
}
