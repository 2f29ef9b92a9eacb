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
  /// ITU-R BT.2020, table 4: the camera's curve, a power of 0.45 with a linear toe.
  ///
  /// No space of the Color module uses it; values from older tools and from Core Graphics do.
  case bt2020Camera

  /// The light that an encoded number stands for.
  func decoded(_ encoded: Double) -> Double {
    let value = encoded.magnitude
    let light =
      switch self {
      case .sRGB: value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055).raised(to: 2.4)
      case .a98RGB: value.raised(to: 563 / 256)
      case .prophotoRGB: value <= 16.0 / 512 ? value / 16 : value.raised(to: 1.8)
      case .bt1886: value.raised(to: 2.4)
      case .bt2020Camera:
        value < BT2020.beta * 4.5
          ? value / 4.5
          : ((value + BT2020.alpha - 1) / BT2020.alpha).raised(to: 1 / 0.45)
      }
    return encoded < 0 ? -light : light
  }

  /// The number that an amount of light is encoded as.
  func encoded(_ light: Double) -> Double {
    let value = light.magnitude
    let encoded =
      switch self {
      case .sRGB: value <= 0.0031308 ? value * 12.92 : 1.055 * value.raised(to: 1 / 2.4) - 0.055
      case .a98RGB: value.raised(to: 256 / 563)
      case .prophotoRGB: value < 1.0 / 512 ? value * 16 : value.raised(to: 1 / 1.8)
      case .bt1886: value.raised(to: 1 / 2.4)
      case .bt2020Camera:
        value < BT2020.beta
          ? value * 4.5
          : BT2020.alpha * value.raised(to: 0.45) - (BT2020.alpha - 1)
      }
    return light < 0 ? -encoded : encoded
  }

  /// The constants that make the two parts of the BT.2020 curve meet with one slope.
  private enum BT2020 {
    static let alpha = 1.09929682680944
    static let beta = 0.018053968510807
  }
}
