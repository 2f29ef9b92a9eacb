// The spaces form a tree with XYZ under D65 as its root. A conversion climbs from its space to the
// nearest common ancestor and down again, so that HSL reaches sRGB without a detour over light.
//
//   xyz-d65 ─┬─ srgb-linear ── srgb ─┬─ hsl
//            │                       └─ hwb
//            ├─ display-p3, a98-rgb, prophoto-rgb, rec2020
//            ├─ xyz-d50 ── lab ── lch
//            └─ oklab ── oklch
extension ColorSpace {
  /// Converts components from this space to another, without clipping.
  ///
  /// Made for hot loops. Ranges are those of the Color module; values beyond them are converted by
  /// the same formulas. A hue that means nothing is 0. Every answer is finite: numbers beyond
  /// ``magnitudeLimit`` count as the limit and NaN as 0.
  package func convert(_ components: SIMD3<Double>, to space: ColorSpace) -> SIMD3<Double> {
    Self.bounded(converted(Self.bounded(components), to: space))
  }

  /// The magnitude from which numbers are cut off.
  ///
  /// No color comes near it, and no formula of any conversion overflows below it: the highest power
  /// is that of HSL, two such percentages multiplied and then raised to 2.4.
  static let magnitudeLimit = 1e30

  private static func bounded(_ components: SIMD3<Double>) -> SIMD3<Double> {
    let numbers = components.replacing(with: 0, where: components .!= components)
    // Adding zero turns -0 into 0.
    return numbers.clamped(
      lowerBound: SIMD3(repeating: -magnitudeLimit), upperBound: SIMD3(repeating: magnitudeLimit))
      + 0
  }

  private func converted(_ components: SIMD3<Double>, to space: ColorSpace) -> SIMD3<Double> {
    if self == space { return components }
    if depth > space.depth { return parent.converted(toParent(components), to: space) }
    if depth < space.depth { return space.fromParent(converted(components, to: space.parent)) }
    return space.fromParent(parent.converted(toParent(components), to: space.parent))
  }

  /// The steps up to XYZ under D65.
  private var depth: Int {
    switch self {
    case .xyzD65: 0
    case .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD50, .oklab: 1
    case .srgb, .lab, .oklch: 2
    case .hsl, .hwb, .lch: 3
    }
  }

  /// The space that this one is defined by; the root is its own parent.
  private var parent: ColorSpace {
    switch self {
    case .xyzD65, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD50, .oklab: .xyzD65
    case .srgb: .srgbLinear
    case .hsl, .hwb: .srgb
    case .lab: .xyzD50
    case .lch: .lab
    case .oklch: .oklab
    }
  }

  private func toParent(_ components: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .xyzD65: components
    case .srgbLinear: RGBSpace.sRGB.toXYZ * components
    case .srgb: RGBSpace.sRGB.linear(components)
    case .hsl: HueForms.rgb(hsl: components)
    case .hwb: HueForms.rgb(hwb: components)
    case .displayP3: RGBSpace.displayP3.xyz(components)
    case .a98RGB: RGBSpace.a98RGB.xyz(components)
    case .prophotoRGB: RGBSpace.prophotoRGB.xyz(components)
    case .rec2020: RGBSpace.rec2020.xyz(components)
    case .xyzD50: ChromaticAdaptation.d50ToD65 * components
    case .lab: CIELab.d50.xyz(components)
    case .oklab: OKLab.xyz(components)
    case .lch, .oklch: PolarForm.lab(components)
    }
  }

  private func fromParent(_ components: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .xyzD65: components
    case .srgbLinear: RGBSpace.sRGB.fromXYZ * components
    case .srgb: RGBSpace.sRGB.encoded(components)
    case .hsl: HueForms.hsl(rgb: components)
    case .hwb: HueForms.hwb(rgb: components)
    case .displayP3: RGBSpace.displayP3.encoded(xyz: components)
    case .a98RGB: RGBSpace.a98RGB.encoded(xyz: components)
    case .prophotoRGB: RGBSpace.prophotoRGB.encoded(xyz: components)
    case .rec2020: RGBSpace.rec2020.encoded(xyz: components)
    case .xyzD50: ChromaticAdaptation.d65ToD50 * components
    case .lab: CIELab.d50.lab(components)
    case .oklab: OKLab.oklab(components)
    case .lch, .oklch: PolarForm.lch(components)
    }
  }
}
