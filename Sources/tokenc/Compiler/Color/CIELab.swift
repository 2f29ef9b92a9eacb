/// CIE 1976 L\*a\*b\*, between XYZ and a white (CIE 15:2004, section 8.2.1).
///
/// The constants are the exact fractions κ = 24389/27 and ε = 216/24389, as in CSS Color 4,
/// which close the gap that the rounded ones of the older standard leave.
struct CIELab: Sendable {
  private let white: SIMD3<Double>

  /// Lab under D50: the spaces `lab` and `lch`.
  static let d50 = CIELab(white: Chromaticity.d50.xyz)

  /// Lab under D65, in which this compiler measures color differences.
  static let d65 = CIELab(white: Chromaticity.d65.xyz)

  /// L from 0 to 100, then a and b, of XYZ under the same white.
  func lab(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
    let relative = xyz / white
    let x = Self.response(relative.x)
    let y = Self.response(relative.y)
    let z = Self.response(relative.z)
    return SIMD3(116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  func xyz(_ lab: SIMD3<Double>) -> SIMD3<Double> {
    let y = (lab.x + 16) / 116
    let x = y + lab.y / 500
    let z = y - lab.z / 200
    return white * SIMD3(Self.stimulus(x), Self.stimulus(y), Self.stimulus(z))
  }

  private static let kappa: Double = 24389 / 27
  private static let epsilon: Double = 216 / 24389

  private static func response(_ stimulus: Double) -> Double {
    stimulus > epsilon ? stimulus.cubeRoot : (kappa * stimulus + 16) / 116
  }

  private static func stimulus(_ response: Double) -> Double {
    let cube = response * response * response
    return cube > epsilon ? cube : (116 * response - 16) / kappa
  }
}
