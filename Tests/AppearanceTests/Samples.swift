import Appearance
import DesignTokens

/// A color that is another one in each context and gamut, and for each `seed` up to 15.
func variedColor(_ seed: Int) -> ColorValue {
  ColorValue(varyingWith: [.scheme, .contrast, .elevation, .gamut]) { context, gamut in
    let place = ThemeContext.allCases.firstIndex(of: context) ?? 0
    return ColorComponents(
      red: Double(seed) / 15, green: Double(place) / 7, blue: gamut == .sRGB ? 0.25 : 0.75,
      alpha: 0.9, space: gamut == .sRGB ? .sRGB : .displayP3)
  }
}

/// A text style whose measures all differ from those of any element before it is styled.
let body = TypographyValue(
  size: 20, weight: .semiBold, lineHeight: 30, letterSpacing: -0.5, textStyle: .body)
