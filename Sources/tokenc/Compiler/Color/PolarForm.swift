/// Lightness, chroma and hue in place of lightness and two opponent axes.
///
/// The same for CIE Lab and OKLab. Hues are degrees from the first axis.
enum PolarForm {
  static func lch(_ lab: SIMD3<Double>) -> SIMD3<Double> {
    let chroma = (lab.y * lab.y + lab.z * lab.z).squareRoot()
    return SIMD3(lab.x, chroma, .degrees(x: lab.y, y: lab.z))
  }

  static func lab(_ lch: SIMD3<Double>) -> SIMD3<Double> {
    let hue = lch.z.wrappedDegrees
    return SIMD3(lch.x, lch.y * hue.cosineOfDegrees, lch.y * hue.sineOfDegrees)
  }
}
