/// The contrast of WCAG 2.x, from 1 (none) to 21 (black on white).
package enum Contrast {
  /// The contrast ratio of a text or sign and its background, as they are seen.
  ///
  /// A translucent background is composited over the backdrop, and then the foreground over that,
  /// without rounding in between; see ``Color/composited(over:)``. The backdrop counts as opaque.
  /// Compare the answer with a limit unrounded: 4.498 does not meet 4.5. The ratio is that of both
  /// relative luminances, in either order (WCAG 2.2, "contrast ratio").
  package static func ratio(
    of foreground: Color, on background: Color, over backdrop: Color = .white
  ) -> Double {
    var opaqueBackdrop = backdrop
    opaqueBackdrop.alpha = nil
    let seenBackground = background.composited(over: opaqueBackdrop)
    let seenForeground = foreground.composited(over: seenBackground)
    let one = seenForeground.relativeLuminance
    let other = seenBackground.relativeLuminance
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// A ratio for people: rounded down to hundredths, so that 4.498 does not look like enough.
  package static func shown(_ ratio: Double) -> Double { (ratio * 100).rounded(.down) / 100 }
}

extension Color {
  /// The luminance, 0 for black and 1 for white, of the opaque color (WCAG 2.2).
  ///
  /// Decoded with the threshold 0.04045 of WCAG 2.2; the 0.03928 of older texts makes no difference
  /// for 8-bit channels. A color outside of sRGB keeps its unclipped channels, so that a Display P3
  /// color has the luminance that a wide-gamut screen shows.
  package var relativeLuminance: Double {
    let light = space.convert(components.numbers, to: .srgbLinear)
    return min(max((light * SIMD3(0.2126, 0.7152, 0.0722)).sum(), 0), 1)
  }
}
