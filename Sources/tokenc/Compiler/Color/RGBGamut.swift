/// The colors that an RGB space can show, each channel from 0 to 1, and the way into them.
///
/// Maps by the "binary search with local MINDE" of CSS Color 4, "Gamut Mapping": lightness and
/// hue stay as they are in OKLCH, the chroma shrinks by bisection, and the search ends where clipping
/// the channels makes no difference that can be noticed. Clipping alone would shift hues; a search
/// for an exact fit would grey out colors near the concave sides of the gamut.
///
/// CSS Color 4 describes further algorithms by now, and the Color module leaves the choice open.
struct RGBGamut: Sendable {
  /// The space of encoded channels that the gamut belongs to, for example `srgb` for `hsl`.
  let space: ColorSpace
  private let rgb: RGBSpace

  /// The gamut that bounds a space; `nil` for one that holds every color.
  init?(of space: ColorSpace) {
    switch space {
    case .srgb, .srgbLinear, .hsl, .hwb: rgb = .sRGB
    case .displayP3: rgb = .displayP3
    case .a98RGB: rgb = .a98RGB
    case .prophotoRGB: rgb = .prophotoRGB
    case .rec2020: rgb = .rec2020
    case .lab, .lch, .oklab, .oklch, .xyzD65, .xyzD50: return nil
    }
    self.space = [.srgbLinear, .hsl, .hwb].contains(space) ? .srgb : space
  }

  /// Returns a Boolean value that indicates whether a color needs no change to be shown.
  ///
  /// A channel's light may leave 0 to 1 by 1e-8: conversions are not exact, and authored numbers
  /// are rounded. In sRGB that is about 1e-7 of an encoded channel.
  func contains(xyz: SIMD3<Double>) -> Bool {
    let light = rgb.fromXYZ * xyz
    return light.min() >= -1e-8 && light.max() <= 1 + 1e-8
  }

  /// The encoded channels, from 0 to 1, that come nearest to a color.
  func mapped(xyz: SIMD3<Double>) -> SIMD3<Double> {
    Self.clipped(rgb.encoded(mappedLight(OKLab.oklab(xyz))))
  }

  /// The just noticeable difference, as ΔE OK.
  private static let noticeable = 0.02
  /// The precision of the search, in chroma and in ΔE OK.
  private static let precision = 0.0001
  /// More halvings than it takes from ``ColorSpace/magnitudeLimit`` down to the precision.
  private static let maximumSteps = 128

  /// Searches in linear light: as every transfer function rises and keeps 0 and 1, clipping before
  /// encoding is clipping after it, and costs no powers.
  private func mappedLight(_ origin: SIMD3<Double>) -> SIMD3<Double> {
    if origin.x >= 1 { return SIMD3(1, 1, 1) }
    if origin.x <= 0 { return SIMD3(0, 0, 0) }

    func light(_ oklab: SIMD3<Double>) -> SIMD3<Double> { rgb.fromXYZ * OKLab.xyz(oklab) }
    func difference(_ oklab: SIMD3<Double>, _ light: SIMD3<Double>) -> Double {
      OKLab.difference(oklab, OKLab.oklab(rgb.toXYZ * light))
    }

    var clipped = Self.clipped(light(origin))
    if difference(origin, clipped) < Self.noticeable { return clipped }

    let chroma = PolarForm.lch(origin).y
    var lowest = 0.0
    var highest = chroma
    var isLowestInside = true
    var step = 0
    while highest - lowest > Self.precision, step < Self.maximumSteps {
      step += 1
      let middle = (lowest + highest) / 2
      let candidate = origin * SIMD3(1, middle / chroma, middle / chroma)
      let exact = light(candidate)
      clipped = Self.clipped(exact)
      if isLowestInside, exact == clipped {
        lowest = middle
        continue
      }
      let error = difference(candidate, clipped)
      if error >= Self.noticeable {
        highest = middle
      } else if Self.noticeable - error < Self.precision {
        return clipped
      } else {
        isLowestInside = false
        lowest = middle
      }
    }
    return clipped
  }

  private static func clipped(_ channels: SIMD3<Double>) -> SIMD3<Double> {
    channels.clamped(lowerBound: SIMD3(0, 0, 0), upperBound: SIMD3(1, 1, 1))
  }
}

extension Color {
  /// Returns a Boolean value that indicates whether `space` can show the color as it is; always true for one that
  /// holds every color.
  package func isInGamut(of space: ColorSpace) -> Bool {
    guard let gamut = RGBGamut(of: space) else { return true }
    return gamut.contains(xyz: self.space.convert(components.numbers, to: .xyzD65))
  }

  /// This color in another space, brought into its gamut if need be.
  ///
  /// Every component of the answer lies in the space's range. A space that holds every color gives
  /// what ``converted(to:)`` gives.
  package func gamutMapped(to space: ColorSpace) -> Color {
    guard let gamut = RGBGamut(of: space) else { return converted(to: space) }
    let xyz = self.space.convert(components.numbers, to: .xyzD65)
    var color = converted(to: space)
    color.components =
      gamut.contains(xyz: xyz)
      ? space.components(clamping: color.components)
      : space.components(settling: gamut.space.convert(gamut.mapped(xyz: xyz), to: space))
    return color
  }
}
