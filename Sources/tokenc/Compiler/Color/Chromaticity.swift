/// The hue and saturation of a light without its luminance: CIE 1931 *x* and *y*.
struct Chromaticity: Sendable {
  let x: Double
  let y: Double

  /// The tristimulus values of a light with this chromaticity and luminance Y = 1.
  var xyz: SIMD3<Double> { SIMD3(x / y, 1, (1 - x - y) / y) }

  /// Daylight at 6504 K, the white of screens, in the four digits of CSS Color 4.
  static let d65 = Chromaticity(x: 0.3127, y: 0.3290)

  /// Daylight at 5003 K, the white of print and of CIE Lab in CSS, in the four digits of CSS Color 4.
  static let d50 = Chromaticity(x: 0.3457, y: 0.3585)
}

/// The linear Bradford transform, which predicts how a color looks under another white.
///
/// Source: Lam, "Metamerism and Color Constancy", University of Bradford, 1985, in the linear form
/// that ICC profiles (ICC.1:2010, annex E) and the sample code of CSS Color 4 use.
enum ChromaticAdaptation {
  static let d65ToD50 = matrix(from: .d65, to: .d50)
  static let d50ToD65 = d65ToD50.inverse

  /// Scales the responses of the three cones by the ratio of the two whites.
  private static func matrix(from source: Chromaticity, to target: Chromaticity) -> Matrix3x3 {
    let ratio = (coneResponse * target.xyz) / (coneResponse * source.xyz)
    return coneResponse.inverse * Matrix3x3(diagonal: ratio) * coneResponse
  }

  private static let coneResponse = Matrix3x3(
    rows: SIMD3(0.8951, 0.2664, -0.1614), SIMD3(-0.7502, 1.7135, 0.0367),
    SIMD3(0.0389, -0.0685, 1.0296))
}
