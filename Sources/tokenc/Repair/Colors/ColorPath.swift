import TokenCompiler

/// The colors that a variable may take, from the darkest to the lightest, as positions from 0 to 1.
///
/// An opaque color changes its lightness in OKLCH; the hue stays, and the chroma as far as the gamut lets it.
/// A translucent one has four stretches: its color at full opacity made darker, then less opaque, then lighter, then
/// more opaque again; or the mirror of that for a light color. So positions are ordered over any backdrop between.
package struct ColorPath: Sendable {
  let form: ColorForm
  let change: ColorChange
  let limits: RepairLimits
  let original: Color
  /// A Boolean value that indicates whether the colors have as little chroma as the limits allow.
  let isMuted: Bool
  private let origin: SIMD3<Double>
  private let lightness: ClosedRange<Double>
  private let stretches: [Stretch]
  /// The position of today's color.
  let originalPosition: Double

  private struct Stretch: Sendable {
    var lightness: (from: Double, to: Double)
    var opacity: (from: Double, to: Double)

    var length: Double {
      (lightness.to - lightness.from).magnitude + (opacity.to - opacity.from).magnitude
    }
  }

  package init(_ color: Color, limits: RepairLimits) {
    self.init(color, limits: limits, isMuted: false)
  }

  init(_ color: Color, limits: RepairLimits, isMuted: Bool) {
    original = color
    self.isMuted = isMuted
    self.limits = limits
    form = ColorForm(of: color)
    change = ColorChange(from: color)
    var origin = color.converted(to: .oklch).components.numbers
    // Room for rounding to a file's numbers.
    if isMuted { origin.y = max(0, origin.y - max(0, limits.chroma - 0.004)) }
    self.origin = origin
    let gamut = form.gamut
    let reach = Self.reach(of: origin, in: gamut, limits)
    lightness = reach
    let own = min(max(origin.x, reach.lowerBound), reach.upperBound)
    let opacity = color.opacity
    var stretches: [Stretch]
    let before: Int
    if opacity >= 1 {
      stretches = [
        Stretch(lightness: (reach.lowerBound, own), opacity: (1, 1)),
        Stretch(lightness: (own, reach.upperBound), opacity: (1, 1)),
      ]
      before = 1
    } else if origin.x < 0.6 {
      stretches = [
        Stretch(lightness: (reach.lowerBound, own), opacity: (1, 1)),
        Stretch(lightness: (own, own), opacity: (1, opacity)),
        Stretch(lightness: (own, reach.upperBound), opacity: (opacity, opacity)),
        Stretch(lightness: (reach.upperBound, reach.upperBound), opacity: (opacity, 1)),
      ]
      before = 2
    } else {
      stretches = [
        Stretch(lightness: (reach.lowerBound, reach.lowerBound), opacity: (1, opacity)),
        Stretch(lightness: (reach.lowerBound, own), opacity: (opacity, opacity)),
        Stretch(lightness: (own, own), opacity: (opacity, 1)),
        Stretch(lightness: (own, reach.upperBound), opacity: (1, 1)),
      ]
      before = 2
    }
    let total = stretches.reduce(0) { $0 + $1.length }
    originalPosition =
      total == 0 ? 0 : stretches[..<before].reduce(0) { $0 + $1.length } / total
    self.stretches = stretches
  }

  /// The color at a position, as a file would have it, with its change from today's.
  func swatch(at position: Double) -> Swatch { Swatch(color(at: position), from: change) }

  /// The color at a position, as a file would have it.
  func color(at position: Double) -> Color {
    if position == originalPosition { return original }
    let total = stretches.reduce(0) { $0 + $1.length }
    var rest = min(max(position, 0), 1) * total
    for (index, stretch) in stretches.enumerated() {
      guard rest > stretch.length, index < stretches.count - 1 else {
        let share = stretch.length == 0 ? 0 : min(rest / stretch.length, 1)
        let lightness = stretch.lightness
        let opacity = stretch.opacity
        return color(
          lightness: lightness.from + (lightness.to - lightness.from) * share,
          opacity: opacity.from + (opacity.to - opacity.from) * share)
      }
      rest -= stretch.length
    }
    return original
  }

  private func color(lightness: Double, opacity: Double) -> Color {
    let chroma = min(origin.y, Self.greatestChroma(lightness, origin.z, form.gamut, origin.y))
    let color = Color(
      space: .oklch, components: ColorComponents(lightness, chroma, origin.z), alpha: opacity)
    return form.color(color)
  }

  /// A color on the straight way from today's to another, in the channels of the gamut.
  func between(_ other: Color, share: Double) -> Color {
    let start = original.converted(to: form.gamut).components.numbers
    let end = other.converted(to: form.gamut).components.numbers
    let mixed = start + (end - start) * share
    let opacity = original.opacity + (other.opacity - original.opacity) * share
    return form.color(
      Color(
        space: form.gamut, components: ColorComponents(mixed.x, mixed.y, mixed.z),
        alpha: original.opacity >= 1 && other.opacity >= 1 ? nil : opacity))
  }

  /// Returns a Boolean value that indicates whether a color is within the limits of hue and chroma.
  package func allows(_ color: Color) -> Bool {
    let lch = color.converted(to: .oklch).components.numbers
    // Numbers of files are rounded: a change that none can see.
    guard (lch.y - origin.y).magnitude <= limits.chroma + 1e-6 else { return false }
    let turn = (lch.z - origin.z).wrappedDegrees
    guard min(lch.y, origin.y) >= RepairLimits.grayChroma else {
      // A gray gets no tint of another hue.
      let shift = (lch.y * origin.y).squareRoot() * 2 * min(turn, 360 - turn) / 180
      let tint = min(RepairLimits.grayTint, origin.y + 0.0005)
      return lch.y <= origin.y + tint && shift <= tint
    }
    return min(turn, 360 - turn) <= limits.hue + 1e-6
  }

  // MARK: Reach

  /// The luminances of all colors within the limits, each taken as opaque, with room for rounding to a file's numbers.
  var luminances: ClosedRange<Double> {
    let least = max(0, origin.y - limits.chroma - 0.001)
    let own = original.relativeLuminance
    guard least > 0 else { return 0...1 }
    let turn = min(limits.hue, 180)
    let ends = (-2...2).flatMap { step -> [Double] in
      let hue = origin.z + turn * Double(step) / 2
      let start = SIMD3(origin.x, origin.y, hue)
      let reach = Self.reach(of: start, least: least, in: form.gamut)
      return [reach.lowerBound, reach.upperBound].map { lightness in
        Color(space: .oklch, components: ColorComponents(lightness, least, hue)).relativeLuminance
      }
    }
    let low = min(own, ends.min() ?? 0) - Self.luminanceRoom
    let high = max(own, ends.max() ?? 1) + Self.luminanceRoom
    return max(0, low)...min(1, high)
  }

  private static let luminanceRoom = 0.004

  /// The lightness that a color of this hue can have within the limits of chroma.
  private static func reach(
    of origin: SIMD3<Double>, in gamut: ColorSpace, _ limits: RepairLimits
  ) -> ClosedRange<Double> {
    // Room for rounding to a file's numbers.
    let least = origin.y - max(0, limits.chroma - 0.004)
    guard least > 0 else { return 0...1 }
    return reach(of: origin, least: least, in: gamut)
  }

  /// The lightness on both sides of a color's at which a chroma is still in gamut.
  private static func reach(
    of origin: SIMD3<Double>, least: Double, in gamut: ColorSpace
  ) -> ClosedRange<Double> {
    let start = min(max(origin.x, 0), 1)
    func end(_ limit: Double) -> Double {
      var inside = start
      var outside = limit
      for _ in 0..<20 {
        let middle = (inside + outside) / 2
        if isInside(middle, least, origin.z, gamut) { inside = middle } else { outside = middle }
      }
      return inside
    }
    return end(0)...end(1)
  }

  private static func greatestChroma(
    _ lightness: Double, _ hue: Double, _ gamut: ColorSpace, _ wanted: Double
  ) -> Double {
    if isInside(lightness, wanted, hue, gamut) { return wanted }
    var inside = 0.0
    var outside = wanted
    for _ in 0..<12 {
      let middle = (inside + outside) / 2
      if isInside(lightness, middle, hue, gamut) { inside = middle } else { outside = middle }
    }
    return inside
  }

  private static func isInside(
    _ lightness: Double, _ chroma: Double, _ hue: Double, _ gamut: ColorSpace
  ) -> Bool {
    let lch = SIMD3(lightness, chroma, hue)
    let channels = ColorSpace.oklch.convert(lch, to: gamut == .srgb ? .srgbLinear : gamut)
    return channels.min() >= -1e-6 && channels.max() <= 1 + 1e-6
  }
}
