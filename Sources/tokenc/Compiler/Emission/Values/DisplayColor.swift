/// A color as screens show it: in sRGB, and besides in Display P3 when it lies outside.
///
/// Everything that is generated takes its colors from here, so Swift and asset catalogs agree.
struct DisplayColor {
  /// In sRGB, mapped into its gamut if need be.
  let sRGB: Color
  /// In Display P3, mapped into its gamut if need be; `nil` for a color that sRGB holds.
  let displayP3: Color?

  init(_ color: Color) {
    let channels = color.components.numbers
    if color.space == .srgb, channels.min() >= 0, channels.max() <= 1 {
      sRGB = color
      displayP3 = nil
    } else {
      sRGB = color.gamutMapped(to: .srgb)
      displayP3 = color.isInGamut(of: .srgb) ? nil : color.gamutMapped(to: .displayP3)
    }
  }
}
