/// HSL and HWB: sRGB by hue in degrees and two parts from 0 to 100.
///
/// Source: CSS Color 4, sections 7 and 8. Colors outside of sRGB come through, too.
enum HueForms {
  static func rgb(hsl: SIMD3<Double>) -> SIMD3<Double> {
    let hue = hsl.x.wrappedDegrees
    let lightness = hsl.z / 100
    let amplitude = hsl.y / 100 * min(lightness, 1 - lightness)
    return SIMD3(wave(hue, 0), wave(hue, 8), wave(hue, 4)) * amplitude + lightness
  }

  /// Hue, saturation and lightness from encoded sRGB.
  ///
  /// A grey has hue 0. Where the formula gives a negative saturation, outside of the gamut, the
  /// positive one of the opposite hue takes its place.
  static func hsl(rgb: SIMD3<Double>) -> SIMD3<Double> {
    let lightness = (rgb.min() + rgb.max()) / 2
    let room = min(lightness, 1 - lightness)
    guard let hue = hue(rgb), room != 0 else { return SIMD3(0, 0, lightness * 100) }
    let saturation = (rgb.max() - lightness) / room * 100
    return saturation < 0
      ? SIMD3((hue + 180).wrappedDegrees, -saturation, lightness * 100)
      : SIMD3(hue, saturation, lightness * 100)
  }

  /// Encoded sRGB from hue, whiteness and blackness; those with a sum of 100 or more give a grey.
  static func rgb(hwb: SIMD3<Double>) -> SIMD3<Double> {
    let whiteness = hwb.y / 100
    let blackness = hwb.z / 100
    guard whiteness + blackness < 1 else {
      return SIMD3(repeating: whiteness / (whiteness + blackness))
    }
    return rgb(hsl: SIMD3(hwb.x, 100, 50)) * (1 - whiteness - blackness) + whiteness
  }

  /// Hue, whiteness and blackness from encoded sRGB; a grey has hue 0.
  static func hwb(rgb: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(hue(rgb) ?? 0, rgb.min() * 100, (1 - rgb.max()) * 100)
  }

  /// The spread of the channels up to which a color counts as grey: far below a 16-bit step, far
  /// above the noise of a conversion.
  static let greySpread = 1e-9

  /// The hue of encoded sRGB; `nil` for a grey.
  private static func hue(_ rgb: SIMD3<Double>) -> Double? {
    let highest = rgb.max()
    let spread = highest - rgb.min()
    guard spread > greySpread else { return nil }
    let sixth: Double =
      if highest == rgb.x {
        (rgb.y - rgb.z) / spread
      } else if highest == rgb.y {
        (rgb.z - rgb.x) / spread + 2
      } else {
        (rgb.x - rgb.y) / spread + 4
      }
    return (sixth * 60).wrappedDegrees
  }

  /// A channel's course around the hue circle, from -1 to 1, shifted by twelfths of a turn.
  private static func wave(_ hue: Double, _ shift: Double) -> Double {
    let twelfths = (shift + hue / 30).truncatingRemainder(dividingBy: 12)
    return -max(-1, min(twelfths - 3, 9 - twelfths, 1))
  }
}
