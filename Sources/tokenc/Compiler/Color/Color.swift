/// A color in one of the spaces of the DTCG Color module (section 4).
package struct Color: Hashable, Sendable {
  package var space: ColorSpace
  package var components: ColorComponents
  /// Opacity from 0 to 1; `nil` when the file leaves it out, which means 1.
  package var alpha: Double?
  /// The six-digit CSS fallback as written, for example `#EF3124`. It never replaces the components.
  package var hex: String?

  package init(
    space: ColorSpace, components: ColorComponents, alpha: Double? = nil, hex: String? = nil
  ) {
    self.space = space
    self.components = components
    self.alpha = alpha
    self.hex = hex
  }
}

/// The fourteen color spaces of the DTCG Color module, by their key in a file.
package enum ColorSpace: String, CaseIterable, Sendable {
  case srgb
  case srgbLinear = "srgb-linear"
  case hsl, hwb, lab, lch, oklab, oklch
  case displayP3 = "display-p3"
  case a98RGB = "a98-rgb"
  case prophotoRGB = "prophoto-rgb"
  case rec2020
  case xyzD65 = "xyz-d65"
  case xyzD50 = "xyz-d50"
}

/// Three components, each a number or the keyword `none` (Color module, section 4.1.1).
///
/// `none` is not 0: it stays through resolution and only counts as 0 in arithmetic.
package struct ColorComponents: Hashable, Sendable {
  /// The numbers, with 0 where a component is `none`.
  package private(set) var numbers: SIMD3<Double>
  /// A bit per component, set where it is `none`.
  private(set) var missing: UInt8

  package init(_ first: Double?, _ second: Double?, _ third: Double?) {
    numbers = SIMD3(first ?? 0, second ?? 0, third ?? 0)
    missing = (first == nil ? 1 : 0) | (second == nil ? 2 : 0) | (third == nil ? 4 : 0)
  }

  init(_ numbers: SIMD3<Double>) {
    self.numbers = numbers
    missing = 0
  }

  /// The component at 0, 1 or 2; `nil` stands for `none`.
  package subscript(index: Int) -> Double? {
    get { missing & (1 << UInt8(index)) == 0 ? numbers[index] : nil }
    set {
      numbers[index] = newValue ?? 0
      missing = missing & ~(1 << UInt8(index)) | (newValue == nil ? 1 : 0) << UInt8(index)
    }
  }
}
