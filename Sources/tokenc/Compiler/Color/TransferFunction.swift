/// How an RGB space encodes an amount of light as a number.
///
/// Every curve maps 0 to 0 and 1 to 1 and rises all the way. Negative light, which a color outside
/// of the gamut has, takes the mirrored curve, as in CSS Color 4.
enum TransferFunction: Sendable {
  /// IEC 61966-2-1, with the threshold 0.04045: sRGB and Display P3.
  case sRGB
  /// Adobe RGB (1998): a pure power of 563/256.
  case a98RGB
  /// ROMM RGB, ISO 22028-2: a power of 1.8 with a linear toe.
  case prophotoRGB
  /// ITU-R BT.1886: a pure power of 2.4.
  ///
  /// CSS Color 4 reads `rec2020` by this display curve since the CSS Working Group resolved so in
  /// August 2025 (csswg-drafts issue 12574).
  case bt1886

  func decoded(_ encoded: Double) -> Double {
    let value = encoded.magnitude
    let light =
      switch self {
      case .sRGB: value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055).raised(to: 2.4)
      case .a98RGB: value.raised(to: 563 / 256)
      case .prophotoRGB: value <= 16.0 / 512 ? value / 16 : value.raised(to: 1.8)
      case .bt1886: value.raised(to: 2.4)
      }
    return encoded < 0 ? -light : light
  }

  func encoded(_ light: Double) -> Double {
    let value = light.magnitude
    let encoded =
      switch self {
      case .sRGB: value <= 0.0031308 ? value * 12.92 : 1.055 * value.raised(to: 1 / 2.4) - 0.055
      case .a98RGB: value.raised(to: 256 / 563)
      case .prophotoRGB: value < 1.0 / 512 ? value * 16 : value.raised(to: 1 / 1.8)
      case .bt1886: value.raised(to: 1 / 2.4)
      }
    return light < 0 ? -encoded : encoded
  }
}
